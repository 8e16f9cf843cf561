//! Undoing base64, the form in which WebDriver sends pictures.

/// The bytes behind the text; `None` when a character does not belong.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0_u32, 0);
    for sign in text.bytes().filter(|sign| !matches!(sign, b'=' | b'\r' | b'\n')) {
        bits = bits << 6 | u32::from(six_bits(sign)?);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 0xff) as u8);
        }
    }
    Some(bytes)
}

fn six_bits(sign: u8) -> Option<u8> {
    Some(match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}
