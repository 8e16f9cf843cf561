//! Texts of named sections, cut into their words: a word that ends with a colon begins a section.

use super::position::PositionError;

/// All sections of a text, each with its words.
pub struct Sections<'a>(Vec<(&'static str, Vec<&'a str>)>);

impl<'a> Sections<'a> {
    pub fn split(text: &'a str, names: &[&'static str]) -> Result<Sections<'a>, PositionError> {
        let mut sections: Vec<(&'static str, Vec<&'a str>)> = Vec::new();
        for word in text.split_whitespace() {
            if let Some(name) = word.strip_suffix(':') {
                let known = names.iter().copied().find(|known| *known == name);
                let known = known.ok_or_else(|| PositionError::UnknownSection(name.to_owned()))?;
                sections.push((known, Vec::new()));
            } else {
                let (_, words) = sections.last_mut().ok_or_else(|| PositionError::Stray(word.to_owned()))?;
                words.push(word);
            }
        }
        Ok(Sections(sections))
    }

    /// Every section of this name.
    pub fn every(&self, name: &'static str) -> impl Iterator<Item = Section<'a>> {
        let found = self.0.iter().filter(move |(known, _)| *known == name);
        found.map(move |(_, words)| Section { name, words: Some(words.clone()), next: 0 })
    }

    /// The section of this name, which may be absent but not there twice.
    pub fn any(&self, name: &'static str) -> Result<Section<'a>, PositionError> {
        let mut found = self.every(name);
        match (found.next(), found.next()) {
            (Some(section), None) => Ok(section),
            (Some(_), Some(_)) => Err(PositionError::SectionTwice(name)),
            (None, _) => Ok(Section { name, words: None, next: 0 }),
        }
    }

    /// The section of this name, which must be there once.
    pub fn one(&self, name: &'static str) -> Result<Section<'a>, PositionError> {
        let section = self.any(name)?;
        if section.is_absent() { Err(PositionError::MissingSection(name)) } else { Ok(section) }
    }
}

/// The words of one section, read one after the other.
pub struct Section<'a> {
    name: &'static str,
    /// `None` if the text has no such section.
    words: Option<Vec<&'a str>>,
    next: usize,
}

impl<'a> Section<'a> {
    fn rest(&self) -> &[&'a str] {
        self.words.as_deref().and_then(|words| words.get(self.next..)).unwrap_or_default()
    }

    pub fn is_absent(&self) -> bool {
        self.words.is_none()
    }

    pub fn is_empty(&self) -> bool {
        self.rest().is_empty()
    }

    pub fn wrong(&self, found: &str, expected: &'static str) -> PositionError {
        PositionError::Word { section: self.name, found: found.to_owned(), expected }
    }

    /// Reads the next word.
    pub fn next<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let missing = PositionError::Missing { section: self.name, expected };
        let word = *self.rest().first().ok_or(missing)?;
        self.next += 1;
        read(word).ok_or_else(|| self.wrong(word, expected))
    }

    pub fn number(&mut self) -> Result<u8, PositionError> {
        self.next("a number", |word| word.parse().ok())
    }

    /// Reads the next word, which is the last.
    pub fn last<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let value = self.next(expected, read)?;
        self.end()?;
        Ok(value)
    }

    /// Reads all words that are left.
    pub fn all<T>(
        mut self,
        expected: &'static str,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<Vec<T>, PositionError> {
        let mut values = Vec::new();
        while !self.is_empty() {
            values.push(self.next(expected, &mut read)?);
        }
        Ok(values)
    }

    /// Nothing may follow.
    pub fn end(&self) -> Result<(), PositionError> {
        match self.rest().first() {
            Some(found) => Err(PositionError::Excess { section: self.name, found: (*found).to_owned() }),
            None => Ok(()),
        }
    }
}
