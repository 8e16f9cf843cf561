//! Why a journey could not go on, told so that the message alone is enough to start looking.

use std::fmt;
use std::panic::Location;
use std::time::Duration;

/// Every way a journey, or the machinery under it, ends early.
#[derive(Debug)]
pub enum Failure {
    /// This machine lacks something; the sentence names it.
    Missing(String),
    /// The browser's driver answered with an error.
    Driver { doing: String, code: String, message: String },
    /// The driver did not answer as a driver does.
    Wire { doing: String, cause: String },
    /// A wait came to its deadline.
    Late { what: String, after: Duration, seen: String, at: &'static Location<'static> },
    /// The page is not as it should be.
    Wrong { what: String, at: &'static Location<'static> },
    /// A file or a process of this machine.
    System { doing: String, cause: std::io::Error },
}

impl Failure {
    /// What could not be done on this machine, for `map_err`.
    pub fn system(doing: impl Into<String>) -> impl FnOnce(std::io::Error) -> Self {
        let doing = doing.into();
        move |cause| Self::System { doing, cause }
    }

    /// The page is not as it should be.
    #[track_caller]
    pub fn wrong(what: impl Into<String>) -> Self {
        Self::Wrong { what: what.into(), at: Location::caller() }
    }

    /// Whether the same question may get a better answer in a moment, while the page redraws.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Driver { code, .. } if matches!(code.as_str(),
            "no such element"
                | "stale element reference"
                | "element not interactable"
                | "element click intercepted"
                | "detached shadow root"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => f.write_str(what),
            Self::Driver { doing, code, message } => write!(f, "{doing}: {code}: {message}"),
            Self::Wire { doing, cause } => write!(f, "{doing}: the driver did not answer: {cause}"),
            Self::Late { what, after, seen, at } => {
                write!(f, "waited {} s for {what}; last seen: {seen} ({at})", after.as_secs())
            }
            Self::Wrong { what, at } => write!(f, "{what} ({at})"),
            Self::System { doing, cause } => write!(f, "{doing}: {cause}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Fails with a sentence unless it holds.
#[track_caller]
pub fn check(holds: bool, sentence: impl Into<String>) -> Result<(), Failure> {
    if holds { Ok(()) } else { Err(Failure::wrong(sentence)) }
}

/// Fails unless what was seen is what was wanted, and shows both.
#[track_caller]
pub fn same<S, W>(what: &str, seen: S, wanted: W) -> Result<(), Failure>
where
    S: PartialEq<W> + fmt::Debug,
    W: fmt::Debug,
{
    check(seen == wanted, format!("{what}: saw {seen:?}, wanted {wanted:?}"))
}
