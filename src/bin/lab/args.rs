//! Options and words of a command line.

/// Why there is no answer.
#[derive(Debug)]
pub enum Trouble {
    /// The rules say no.
    Refused(String),
    /// The question cannot be read.
    Usage(String),
}

impl Trouble {
    pub fn usage(why: impl Into<String>) -> Trouble {
        Trouble::Usage(why.into())
    }
}

/// Options that stand alone.
const FLAGS: [&str; 1] = ["json"];

/// What is left of the command line: options are taken by name, words in their order.
pub struct Args {
    options: Vec<(String, Option<String>)>,
    words: std::collections::VecDeque<String>,
}

impl Args {
    pub fn new(mut line: impl Iterator<Item = String>) -> Args {
        let mut args = Args { options: Vec::new(), words: Default::default() };
        while let Some(word) = line.next() {
            match word.strip_prefix("--") {
                Some(name) if FLAGS.contains(&name) => args.options.push((name.to_owned(), None)),
                Some(name) => match name.split_once('=') {
                    Some((name, value)) => args.options.push((name.to_owned(), Some(value.to_owned()))),
                    None => args.options.push((name.to_owned(), line.next())),
                },
                None => args.words.push_back(word),
            }
        }
        args
    }

    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.options.len();
        self.options.retain(|(known, _)| known != name);
        self.options.len() < before
    }

    pub fn option(&mut self, name: &str) -> Result<Option<String>, Trouble> {
        let Some(at) = self.options.iter().position(|(known, _)| known == name) else { return Ok(None) };
        let (_, value) = self.options.remove(at);
        value.map(Some).ok_or_else(|| Trouble::usage(format!("--{name}: a value is missing")))
    }

    pub fn required(&mut self, name: &str) -> Result<String, Trouble> {
        self.option(name)?.ok_or_else(|| Trouble::usage(format!("--{name} is missing")))
    }

    pub fn read<T>(
        &mut self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Trouble> {
        let value = self.required(name)?;
        read(&value).ok_or_else(|| Trouble::usage(format!("--{name}: {value:?} is not {expected}")))
    }

    /// A number up to a limit.
    pub fn number<T>(&mut self, name: &str, most: T) -> Result<T, Trouble>
    where
        T: std::str::FromStr + PartialOrd + Copy + std::fmt::Display,
    {
        let read = |text: &str| text.parse().ok().filter(|number| *number <= most);
        self.read(name, &format!("a number up to {most}"), read)
    }

    pub fn word(&mut self, expected: &str) -> Result<String, Trouble> {
        self.words.pop_front().ok_or_else(|| Trouble::usage(format!("{expected} is missing")))
    }

    /// All words, with no option left over.
    pub fn rest(&mut self) -> Result<Vec<String>, Trouble> {
        let words = self.words.drain(..).collect();
        self.end()?;
        Ok(words)
    }

    /// Nothing may be left over.
    pub fn end(&mut self) -> Result<(), Trouble> {
        let option = self.options.first().map(|(name, _)| format!("--{name}"));
        match option.or_else(|| self.words.pop_front()) {
            Some(excess) => Err(Trouble::usage(format!("{excess:?} has no meaning here"))),
            None => Ok(()),
        }
    }
}
