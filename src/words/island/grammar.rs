//! Small tools that every sentence needs, in any language.

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The items as one list: `joined(["Mara", "Teo", "Ines"], "and")` is "Mara, Teo and Ines".
pub fn joined<T: AsRef<str>>(items: impl IntoIterator<Item = T>, word: &str) -> String {
    let items: Vec<T> = items.into_iter().collect();
    let mut list = String::new();
    for (place, item) in items.iter().enumerate() {
        if place > 0 && place + 1 == items.len() {
            list.push(' ');
            list.push_str(word);
            list.push(' ');
        } else if place > 0 {
            list.push_str(", ");
        }
        list.push_str(item.as_ref());
    }
    list
}

/// A number with its noun: "1 tile", "2 tiles".
pub fn counted(number: u32, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// A chance as it is spoken: whole percents, and never none or all for what is only nearly so. Not a number
/// or out of range counts as the nearest that is.
pub fn percent(chance: f64, below: &str, above: &str) -> String {
    let whole = (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
    match whole {
        0 if chance > 0.0 => format!("{below} 1%"),
        100 if chance < 1.0 => format!("{above} 99%"),
        _ => format!("{whole}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capital_is_set_in_any_script() {
        assert_eq!(capital("the Engineer"), "The Engineer");
        assert_eq!(capital("élise"), "Élise");
        assert_eq!(capital("ßara"), "SSara");
        assert_eq!(capital("🦀 crab"), "🦀 crab");
        assert_eq!(capital(""), "");
    }

    #[test]
    fn lists_have_commas_and_one_word_before_the_last() {
        assert_eq!(joined::<&str>([], "and"), "");
        assert_eq!(joined(["Mara"], "and"), "Mara");
        assert_eq!(joined(["Mara", "Teo"], "en"), "Mara en Teo");
        assert_eq!(joined(["Mara", "Teo", "Ines", "Jonas"], "and"), "Mara, Teo, Ines and Jonas");
    }

    #[test]
    fn one_is_singular_and_none_is_not() {
        let tiles = |number| counted(number, "tile", "tiles");
        assert_eq!([tiles(0), tiles(1), tiles(2)], ["0 tiles", "1 tile", "2 tiles"]);
    }

    #[test]
    fn only_the_impossible_is_0_percent_and_only_the_certain_100() {
        let said = |chance| percent(chance, "less than", "more than");
        assert_eq!([said(0.0), said(1.0), said(1.0 / 3.0)], ["0%", "100%", "33%"]);
        assert_eq!([said(0.001), said(0.999)], ["less than 1%", "more than 99%"]);
        assert_eq!([said(-1.0), said(7.0), said(f64::NAN)], ["0%", "100%", "0%"]);
    }
}
