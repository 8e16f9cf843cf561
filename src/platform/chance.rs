//! The browser's source of randomness: for seeds and ids, never inside a game.

/// A number that nobody can guess.
pub fn random() -> u64 {
    let mut bytes = [0; 8];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if filled {
        return u64::from_le_bytes(bytes);
    }
    // Every browser that runs us has it; a weaker number still gives a fair game.
    (js_sys::Math::random() * u32::MAX as f64) as u64 ^ super::clock::now() << 20
}
