//! What a player prefers. Each preference is kept under a key of its own as one short word, so that a word
//! this version does not know costs that one preference and is overwritten only by a new choice.

/// A preference with a fixed set of values.
pub trait Preference: Copy + PartialEq + Send + Sync + 'static {
    /// Where it is kept, and the attribute of the root element that carries it.
    const KEY: &'static str;
    const ALL: &'static [Self];

    /// The word for a value: in storage, and in the root's attribute.
    fn word(self) -> &'static str;

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.word() == word)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Day,
    Night,
    /// Whatever the system prefers, also when that changes.
    System,
}

impl Preference for Theme {
    const KEY: &'static str = "theme";
    const ALL: &'static [Theme] = &[Theme::Day, Theme::Night, Theme::System];

    fn word(self) -> &'static str {
        match self {
            Theme::Day => "day",
            Theme::Night => "night",
            Theme::System => "system",
        }
    }
}

impl Theme {
    /// Whether the page is dark, given what the system prefers.
    pub fn is_night(self, system_is_dark: bool) -> bool {
        self == Theme::Night || (self == Theme::System && system_is_dark)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    En,
    Nl,
}

impl Preference for Lang {
    const KEY: &'static str = "lang";
    const ALL: &'static [Lang] = &[Lang::En, Lang::Nl];

    fn word(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
        }
    }
}

impl Lang {
    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Nl => "Nederlands",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    Normal,
    Large,
}

impl Preference for TextSize {
    const KEY: &'static str = "text";
    const ALL: &'static [TextSize] = &[TextSize::Normal, TextSize::Large];

    fn word(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    Printed,
    /// Hues that stay apart for every kind of colour vision.
    Safe,
}

impl Preference for Palette {
    const KEY: &'static str = "palette";
    const ALL: &'static [Palette] = &[Palette::Printed, Palette::Safe];

    fn word(self) -> &'static str {
        match self {
            Palette::Printed => "printed",
            Palette::Safe => "cb",
        }
    }
}

/// What happens between two cards when nobody holds a special card to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Each card waits for a tap.
    Tap,
    /// The next card comes by itself after a moment.
    Flow,
}

impl Preference for Pace {
    const KEY: &'static str = "pace";
    const ALL: &'static [Pace] = &[Pace::Tap, Pace::Flow];

    fn word(self) -> &'static str {
        match self {
            Pace::Tap => "tap",
            Pace::Flow => "flow",
        }
    }
}

/// How loud the table is; silent until somebody wants it otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Off,
    Soft,
    Medium,
    Loud,
}

impl Preference for Sound {
    const KEY: &'static str = "sound";
    const ALL: &'static [Sound] = &[Sound::Off, Sound::Soft, Sound::Medium, Sound::Loud];

    fn word(self) -> &'static str {
        match self {
            Sound::Off => "off",
            Sound::Soft => "soft",
            Sound::Medium => "medium",
            Sound::Loud => "loud",
        }
    }
}

impl Sound {
    /// The share of full volume, from 0 to 1.
    pub fn volume(self) -> f32 {
        match self {
            Sound::Off => 0.0,
            Sound::Soft => 0.25,
            Sound::Medium => 0.55,
            Sound::Loud => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_come_back<P: Preference + core::fmt::Debug>() {
        for value in P::ALL {
            assert_eq!(P::parse(value.word()), Some(*value));
        }
        for unknown in ["", "Day", "day ", "undefined", "null", "<b>"] {
            assert_eq!(P::parse(unknown), None);
        }
    }

    #[test]
    fn every_preference_comes_back_from_its_word() {
        words_come_back::<Theme>();
        words_come_back::<Lang>();
        words_come_back::<TextSize>();
        words_come_back::<Palette>();
        words_come_back::<Pace>();
        words_come_back::<Sound>();
    }

    #[test]
    fn the_system_decides_only_when_asked() {
        for system in [false, true] {
            assert!(!Theme::Day.is_night(system));
            assert!(Theme::Night.is_night(system));
            assert_eq!(Theme::System.is_night(system), system);
        }
    }
}
