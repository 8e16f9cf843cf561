//! An address inside whatever somebody pasted: a whole link, a line from a chat, or the bare code.

use super::letter::Purpose;

/// Far more than any message with a link in it that is worth searching.
const MOST: usize = 64 * 1024;

/// The address behind the `#` that a text holds; `None` if there is nothing that could be one.
pub fn pasted(text: &str) -> Option<String> {
    let mut end = text.len().min(MOST);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = text[..end].trim();
    let ends = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"');
    if let Some((_, rest)) = text.split_once("#/") {
        let address = rest.split(ends).next().unwrap_or(rest);
        return (!address.is_empty()).then(|| format!("/{address}"));
    }
    let bare = !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
    bare.then(|| format!("/{}/{text}", Purpose::Challenge.word()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_wherever_it_stands() {
        let found = Some("/watch/1abc/Mara".to_owned());
        assert_eq!(pasted("https://x.org/some/where/#/watch/1abc/Mara"), found);
        assert_eq!(pasted("Look! https://x.org/#/watch/1abc/Mara\nhow we won"), found);
        assert_eq!(pasted("<https://x.org/#/watch/1abc/Mara>"), found);
        assert_eq!(pasted(" 1abc-_ "), Some("/play/1abc-_".to_owned()));
        for nothing in ["", " ", "#", "#/", "#/ x", "hello there", "1ab<script>", "é"] {
            assert_eq!(pasted(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn a_very_long_text_is_cut_between_characters() {
        assert_eq!(pasted(&"é".repeat(MOST)), None);
    }
}
