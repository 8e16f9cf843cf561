//! Two games on the same island with the same cards: who did better.

use core::cmp::Ordering;

/// What counts of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    pub won: bool,
    pub treasures: u32,
    pub turns: u32,
    pub tiles: u32,
}

/// What made the difference, seen from the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One crew escaped and the other did not.
    Escaped {
        you: bool,
    },
    /// Both escaped, one in fewer turns.
    Faster {
        you: bool,
        turns: u32,
    },
    /// Both escaped in as many turns, one with more tiles left.
    Drier {
        you: bool,
        tiles: u32,
    },
    /// Nobody escaped, but one found more treasures.
    Richer {
        you: bool,
        treasures: u32,
    },
    /// Nobody escaped and treasures are equal, but one held out longer.
    Longer {
        you: bool,
        turns: u32,
    },
    Draw,
}

impl Verdict {
    pub fn of(you: Score, other: Score) -> Verdict {
        let more = |mine: u32, theirs: u32| (mine > theirs, mine.abs_diff(theirs));
        if you.won != other.won {
            return Verdict::Escaped { you: you.won };
        }
        let (faster, turns) = more(other.turns, you.turns);
        let (drier, tiles) = more(you.tiles, other.tiles);
        let (richer, treasures) = more(you.treasures, other.treasures);
        match you.won {
            true if turns > 0 => Verdict::Faster { you: faster, turns },
            true if tiles > 0 => Verdict::Drier { you: drier, tiles },
            false if treasures > 0 => Verdict::Richer { you: richer, treasures },
            false if turns > 0 => Verdict::Longer { you: !faster, turns },
            _ => Verdict::Draw,
        }
    }

    /// `Greater` if the first game is the better one.
    pub fn order(self) -> Ordering {
        match self {
            Verdict::Draw => Ordering::Equal,
            Verdict::Escaped { you }
            | Verdict::Faster { you, .. }
            | Verdict::Drier { you, .. }
            | Verdict::Richer { you, .. }
            | Verdict::Longer { you, .. } => {
                if you {
                    Ordering::Greater
                } else {
                    Ordering::Less
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: bool, treasures: u32, turns: u32, tiles: u32) -> Score {
        Score { won, treasures, turns, tiles }
    }

    #[test]
    fn escaping_comes_first_then_turns_then_tiles() {
        let you = score(true, 4, 14, 11);
        assert_eq!(Verdict::of(you, score(false, 4, 9, 20)), Verdict::Escaped { you: true });
        assert_eq!(Verdict::of(you, score(true, 4, 16, 20)), Verdict::Faster { you: true, turns: 2 });
        assert_eq!(Verdict::of(you, score(true, 4, 14, 12)), Verdict::Drier { you: false, tiles: 1 });
        assert_eq!(Verdict::of(you, you), Verdict::Draw);
    }

    #[test]
    fn without_escape_treasures_count_and_then_time() {
        let you = score(false, 2, 9, 11);
        assert_eq!(Verdict::of(you, score(false, 3, 12, 20)), Verdict::Richer { you: false, treasures: 1 });
        assert_eq!(Verdict::of(you, score(false, 2, 7, 20)), Verdict::Longer { you: true, turns: 2 });
        assert_eq!(Verdict::of(you, score(false, 2, 9, 20)), Verdict::Draw);
    }

    #[test]
    fn a_verdict_turns_around_with_the_sides() {
        for (one, other) in [
            (score(true, 4, 1, 1), score(false, 4, 1, 1)),
            (score(true, 4, 1, 1), score(true, 4, 2, 1)),
            (score(true, 4, 1, 2), score(true, 4, 1, 1)),
            (score(false, 1, 1, 1), score(false, 0, 1, 1)),
            (score(false, 1, 2, 1), score(false, 1, 1, 1)),
        ] {
            assert_eq!(Verdict::of(one, other).order(), Ordering::Greater);
            assert_eq!(Verdict::of(other, one).order(), Ordering::Less);
        }
    }
}
