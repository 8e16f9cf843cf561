//! A record of any game we know: the edge at which a shelf or a link, which hold them all, meets the rules
//! of each.

use super::Title;
use super::island::{Course, Island, Outcome};
use crate::kernel::link::{self, LinkError, Unwritable};
use crate::kernel::{Game, Record, trail};

#[derive(Clone, Debug, PartialEq)]
pub enum AnyRecord {
    Island(Record<Island>),
}

/// What could be read of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyReading {
    pub record: AnyRecord,
    /// Whether there was more that could not be read.
    pub broken: bool,
}

/// How a game ended, as far as games of every kind can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Won,
    Lost,
    GivenUp,
}

/// What a list says of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// `None` while the game goes on.
    pub end: Option<End>,
    /// Which turn it is, from 1; of a finished game, how many there were.
    pub turn: u32,
    pub assisted: bool,
}

/// How one record stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Same,
    /// It goes on where the other stops.
    Ahead,
    /// The other goes on where it stops.
    Behind,
    /// They start alike and part.
    Apart,
    /// Not the same game, set-up and seed.
    Stranger,
}

/// Writes records of any game, each of them faster the second time.
#[derive(Default)]
pub struct AnyPen {
    island: trail::Pen<Island>,
}

impl AnyRecord {
    pub fn title(&self) -> Title {
        match self {
            AnyRecord::Island(_) => Title::Island,
        }
    }

    /// The record as text that can be read up to where it is damaged.
    pub fn write(&self, pen: &mut AnyPen) -> Result<String, Unwritable> {
        match self {
            AnyRecord::Island(record) => pen.island.write(record),
        }
    }

    /// Reads a record as far as the text is sound; an error if not even its start is.
    pub fn read(text: &str) -> Result<AnyReading, LinkError> {
        let start = text.split(trail::SEPARATOR).next().unwrap_or(text);
        let game = link::cover(start)?.game;
        match Title::from_tag(game).ok_or(LinkError::OtherGame(game))? {
            Title::Island => trail::read(text).map(|reading| AnyReading {
                record: AnyRecord::Island(reading.record),
                broken: reading.broken,
            }),
        }
    }

    /// The record as a short link.
    pub fn link(&self) -> Result<String, Unwritable> {
        match self {
            AnyRecord::Island(record) => link::encode(record),
        }
    }

    pub fn from_link(text: &str) -> Result<AnyRecord, LinkError> {
        let game = link::cover(text)?.game;
        match Title::from_tag(game).ok_or(LinkError::OtherGame(game))? {
            Title::Island => link::decode(text).map(AnyRecord::Island),
        }
    }

    /// Reads a link as far as it is a game.
    pub fn read_link(text: &str) -> Result<AnyReading, LinkError> {
        let game = link::cover(text)?.game;
        match Title::from_tag(game).ok_or(LinkError::OtherGame(game))? {
            Title::Island => link::read(text).map(|reading| AnyReading {
                record: AnyRecord::Island(reading.record),
                broken: reading.broken,
            }),
        }
    }

    /// The same game before its first action.
    pub fn fresh(&self) -> AnyRecord {
        match self {
            AnyRecord::Island(record) => AnyRecord::Island(Record::new(record.setup, record.seed)),
        }
    }

    /// Plays the record through and says how it stands.
    pub fn progress(&self) -> Progress {
        match self {
            AnyRecord::Island(record) => {
                let course = Course::of(record);
                let end = match course.outcome() {
                    Some(Outcome::Won) => Some(End::Won),
                    Some(Outcome::Lost(_)) => Some(End::Lost),
                    None => course.given_up.then_some(End::GivenUp),
                };
                Progress { end, turn: course.turn, assisted: record.assisted }
            }
        }
    }

    /// How many actions were done.
    pub fn len(&self) -> usize {
        match self {
            AnyRecord::Island(record) => record.actions.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn relation(&self, other: &AnyRecord) -> Relation {
        match (self, other) {
            (AnyRecord::Island(one), AnyRecord::Island(other)) => relation(one, other),
        }
    }
}

impl From<Record<Island>> for AnyRecord {
    fn from(record: Record<Island>) -> AnyRecord {
        AnyRecord::Island(record)
    }
}

fn relation<G: Game>(one: &Record<G>, other: &Record<G>) -> Relation {
    if (&one.setup, one.seed) != (&other.setup, other.seed) {
        Relation::Stranger
    } else if one == other {
        Relation::Same
    } else if goes_on(other, one) {
        Relation::Ahead
    } else if goes_on(one, other) {
        Relation::Behind
    } else {
        Relation::Apart
    }
}

/// Whether play can lead from the earlier record to the later one. What was given up does not go on, and an
/// assisted game never becomes an honest one.
fn goes_on<G: Game>(earlier: &Record<G>, later: &Record<G>) -> bool {
    let ended = earlier.given_up && later.actions.len() > earlier.actions.len();
    later.actions.starts_with(&earlier.actions)
        && !ended
        && earlier.given_up <= later.given_up
        && earlier.assisted <= later.assisted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::island::{Difficulty, Players, Setup, Shape};
    use crate::kernel::{Play, Seed};

    fn record(actions: usize, choices: usize) -> Record<Island> {
        let setup = Setup::random(Players::Two, Difficulty::Novice, Shape::ForbiddenIsland);
        let mut play = Play::<Island>::new(setup, Seed::from_random(7));
        for _ in 0..actions {
            let legal = play.legal();
            play.act(legal[choices % legal.len()]).unwrap();
        }
        play.record()
    }

    fn relate(one: &Record<Island>, other: &Record<Island>) -> Relation {
        AnyRecord::from(one.clone()).relation(&other.clone().into())
    }

    #[test]
    fn records_are_the_same_ahead_behind_apart_or_strangers() {
        let (short, long, other) = (record(4, 1), record(9, 1), record(9, 2));
        assert_eq!(relate(&short, &short), Relation::Same);
        assert_eq!(relate(&long, &short), Relation::Ahead);
        assert_eq!(relate(&short, &long), Relation::Behind);
        assert_eq!(relate(&other, &long), Relation::Apart);
        let stranger = Record { seed: Seed::from_random(8), ..long.clone() };
        assert_eq!(relate(&stranger, &long), Relation::Stranger);
    }

    #[test]
    fn marks_only_ever_grow() {
        let (short, long) = (record(4, 1), record(9, 1));
        let given_up = Record { given_up: true, ..short.clone() };
        assert_eq!(relate(&given_up, &short), Relation::Ahead);
        assert_eq!(relate(&given_up, &long), Relation::Apart);
        let assisted = Record { assisted: true, ..short.clone() };
        assert_eq!(relate(&assisted, &short), Relation::Ahead);
        assert_eq!(relate(&assisted, &long), Relation::Apart);
    }

    #[test]
    fn a_link_or_a_kept_text_of_an_unknown_game_is_named() {
        // A link of a game that only tests have, with the tag 200.
        let text = "1z8e46Ettd2TqdwHI";
        let Err(LinkError::OtherGame(tag)) = AnyRecord::from_link(text) else { panic!("it was read") };
        assert_eq!(Title::from_tag(tag), None);
        assert_eq!(AnyRecord::read(text), Err(LinkError::OtherGame(tag)));
    }
}
