//! Keys of the keyboard, pressed as a person would: wherever the focus is.

use serde_json::{Value, json};

use crate::driver::Driver;
use crate::failure::Failure;

/// A key; the named ones have code points of their own in WebDriver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Tab,
    Enter,
    Escape,
    Space,
    Backspace,
    Delete,
    Left,
    Up,
    Right,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Shift,
    Control,
    Alt,
    Char(char),
}

impl Key {
    /// The character WebDriver knows the key by.
    pub fn code(self) -> char {
        match self {
            Self::Tab => '\u{e004}',
            Self::Enter => '\u{e007}',
            Self::Escape => '\u{e00c}',
            Self::Space => ' ',
            Self::Backspace => '\u{e003}',
            Self::Delete => '\u{e017}',
            Self::Left => '\u{e012}',
            Self::Up => '\u{e013}',
            Self::Right => '\u{e014}',
            Self::Down => '\u{e015}',
            Self::Home => '\u{e011}',
            Self::End => '\u{e010}',
            Self::PageUp => '\u{e00e}',
            Self::PageDown => '\u{e00f}',
            Self::Shift => '\u{e008}',
            Self::Control => '\u{e009}',
            Self::Alt => '\u{e00a}',
            Self::Char(sign) => sign,
        }
    }
}

impl Driver {
    /// Presses and releases one key.
    pub fn press(&self, key: Key) -> Result<(), Failure> {
        self.press_with(&[], key)
    }

    /// Presses and releases a key while others are held down.
    pub fn press_with(&self, held: &[Key], key: Key) -> Result<(), Failure> {
        let down = held.iter().chain([&key]).map(|key| stroke("keyDown", *key));
        let up = [&key].into_iter().chain(held.iter().rev()).map(|key| stroke("keyUp", *key));
        self.strokes(&format!("pressing {held:?} and {key:?}"), down.chain(up).collect())
    }

    /// Types a text into whatever has the focus.
    pub fn type_text(&self, text: &str) -> Result<(), Failure> {
        let keys = text.chars().map(Key::Char);
        let strokes = keys.flat_map(|key| [stroke("keyDown", key), stroke("keyUp", key)]).collect();
        self.strokes(&format!("typing «{text}»"), strokes)
    }

    fn strokes(&self, doing: &str, strokes: Vec<Value>) -> Result<(), Failure> {
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.post(doing, "/actions", &json!({ "actions": [keyboard] })).map(drop)
    }
}

fn stroke(kind: &str, key: Key) -> Value {
    json!({ "type": kind, "value": key.code().to_string() })
}
