//! Reading a state from text. What it means is judged afterwards.

use crate::kernel::{Pile, Rng, Seed};

use super::super::TAG;
use super::super::card::{Card, Cards};
use super::super::flood::Flood;
use super::super::notation::read_space;
use super::super::outcome::{Loss, Outcome};
use super::super::phase::{Phase, Resume};
use super::super::place::{Place, Places};
use super::super::role::Role;
use super::super::seat::{Players, Seat};
use super::super::section::{Section, Sections};
use super::super::shape::Shape;
use super::super::state::State;
use super::super::tile::{Tile, Tiles};
use super::super::treasure::{Treasure, Treasures};
use super::super::water::Water;
use super::error::{Impossible, PositionError};

type Read<T> = Result<T, PositionError>;

const NAMES: [&str; 13] = [
    "shape",
    "tiles",
    "seat",
    "turn",
    "phase",
    "water",
    "captured",
    "used",
    "treasure",
    "treasure-discards",
    "flood",
    "flood-discards",
    "chance",
];

pub fn read(text: &str) -> Read<State> {
    let sections = Sections::split(text, &NAMES)?;
    let mut section = sections.one("shape")?;
    let number = |word: &str| Shape::from_number(word.parse().ok()?);
    let shape = section.last("the number of a shape, 1 to 12", number)?;
    let board = read_tiles(sections.one("tiles")?)?;
    let table = read_seats(&sections, shape)?;
    let seated = |word: &str| table.seat(word);
    let turn = sections.one("turn")?.last(ADVENTURER, seated)?;
    let phase = read_phase(sections.one("phase")?, &table)?;
    let water = sections.one("water")?.last("a tick from 1 to 10", |word| Water::new(word.parse().ok()?))?;

    let mut captured = Treasures::default();
    for treasure in sections.any("captured")?.all("a treasure", Treasure::from_name)? {
        captured.insert(treasure);
    }
    let used = sections.any("used")?.all("\"flight\"", |word| (word == "flight").then_some(()))?;

    let mut rng = read_chance(sections.any("chance")?)?;
    let treasure_discards = sections.any("treasure-discards")?.all("a card", Card::from_name)?;
    let treasure_deck = read_treasure(&sections, &table, &treasure_discards, &mut rng)?;
    let flood = read_flood(&sections, &board, &mut rng)?;

    Ok(State {
        rng,
        flooded: board.flooded,
        sunk: board.sunk,
        hands: table.hands,
        layout: board.layout,
        treasure_deck,
        treasure_discards: treasure_discards.into_iter().rev().collect(),
        flood,
        pawns: table.pawns,
        roles: table.roles,
        players: table.players,
        shape,
        captured,
        water,
        turn,
        flown: !used.is_empty(),
        phase,
    })
}

const ADVENTURER: &str = "an adventurer at this table";

struct Board {
    layout: [Place; Tile::COUNT],
    flooded: Places,
    sunk: Places,
}

fn read_tiles(section: Section<'_>) -> Read<Board> {
    let tiles = section.all("a tile", |word| {
        let code = word.trim_end_matches(['~', '-']);
        let mark = word.get(code.len()..).filter(|mark| mark.len() < 2)?;
        Some((Tile::from_code(code)?, mark.to_owned()))
    })?;
    if tiles.len() != Tile::COUNT {
        return Err(Impossible::TileCount(tiles.len()).into());
    }
    let mut board = Board { layout: Default::default(), flooded: Places::NONE, sunk: Places::NONE };
    let mut seen = Tiles::default();
    for ((tile, mark), place) in tiles.into_iter().zip(Places::ALL) {
        if seen.contains(tile) {
            return Err(Impossible::TileTwice(tile).into());
        }
        seen.insert(tile);
        board.layout[tile.index()] = place;
        match mark.as_str() {
            "~" => board.flooded = board.flooded.with(place),
            "-" => board.sunk = board.sunk.with(place),
            _ => {}
        }
    }
    Ok(board)
}

struct Table {
    players: Players,
    roles: [Role; 4],
    pawns: [Place; 4],
    hands: [Cards; 4],
}

impl Table {
    fn seat(&self, name: &str) -> Option<Seat> {
        let role = Role::from_name(name)?;
        self.players.seats().find(|seat| self.roles[seat.index()] == role)
    }
}

fn read_seats(sections: &Sections<'_>, shape: Shape) -> Read<Table> {
    let seats: Vec<Section<'_>> = sections.every("seat").collect();
    let players = Players::from_count(seats.len()).ok_or(Impossible::Players(seats.len()))?;
    // Empty seats hold constants, so that equal games are equal states.
    let mut table =
        Table { players, roles: [Role::Pilot; 4], pawns: [Place::default(); 4], hands: [Cards::NONE; 4] };
    for (seat, mut section) in players.seats().zip(seats) {
        table.roles[seat.index()] = section.next("an adventurer", Role::from_name)?;
        let space = |name: &str| read_space(shape, name);
        table.pawns[seat.index()] = section.next("a space of this island", space)?;
        let cards = section.all("a card", Card::from_name)?;
        // More cards than exist would overflow the count.
        if cards.len() > Card::DECK {
            let held = u8::try_from(cards.len()).unwrap_or(u8::MAX);
            return Err(Impossible::HandTooFull { role: table.roles[seat.index()], held }.into());
        }
        table.hands[seat.index()] = cards.into_iter().collect();
    }
    Ok(table)
}

fn read_phase(mut section: Section<'_>, table: &Table) -> Read<Phase> {
    let kind = section.next("a phase", |word| Some(word.to_owned()))?;
    let phase = match kind.as_str() {
        "discard" => {
            let who = section.next(ADVENTURER, |word| table.seat(word))?;
            let then = section.next("act, draw or flood", |word| Some(word.to_owned()))?;
            let then = match then.as_str() {
                "act" => Resume::Act { left: section.number()? },
                "draw" => Resume::Draw,
                "flood" => Resume::Flood { left: section.number()? },
                other => return Err(section.wrong(other, "act, draw or flood")),
            };
            Phase::Discard { who, then }
        }
        "act" => Phase::Act { left: section.number()? },
        "draw" => Phase::Draw,
        "flood" => Phase::Flood { left: section.number()? },
        "swim" => Phase::Swim { left: section.number()? },
        "over" => Phase::Over(read_outcome(&mut section, table)?),
        other => return Err(section.wrong(other, "a phase")),
    };
    section.end()?;
    Ok(phase)
}

fn read_outcome(section: &mut Section<'_>, table: &Table) -> Read<Outcome> {
    let cause = section.next("an ending", |word| Some(word.to_owned()))?;
    Ok(match cause.as_str() {
        "won" => Outcome::Won,
        "skull" => Outcome::Lost(Loss::Skull),
        "landing" => Outcome::Lost(Loss::Landing),
        "sites" => Outcome::Lost(Loss::Sites(section.next("a treasure", Treasure::from_name)?)),
        "drowned" => Outcome::Lost(Loss::Drowned(section.next(ADVENTURER, |word| table.seat(word))?)),
        other => return Err(section.wrong(other, "an ending")),
    })
}

fn read_chance(mut section: Section<'_>) -> Read<Rng> {
    let start = Rng::new(Seed::from_random(0), TAG.into());
    if section.is_empty() {
        return Ok(start);
    }
    let seed: Seed = section.next("a seed", |word| word.parse().ok())?;
    let position = section.last("a number of blocks", |word| word.parse().ok())?;
    Ok(Rng::new(seed, TAG.into()).at(position))
}

/// The cards of a pile, top first, and whether the rest is left to the seed.
fn read_pile<T>(
    sections: &Sections<'_>,
    name: &'static str,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Read<(Vec<T>, bool)> {
    let section = sections.any(name)?;
    if section.is_absent() {
        return Ok((Vec::new(), true));
    }
    let mut rest = false;
    let known = section.all(expected, |word| {
        // Nothing lies below the rest.
        match word {
            _ if rest => None,
            "*" => {
                rest = true;
                Some(None)
            }
            known => read(known).map(Some),
        }
    })?;
    Ok((known.into_iter().flatten().collect(), rest))
}

fn read_treasure(
    sections: &Sections<'_>,
    table: &Table,
    discards: &[Card],
    rng: &mut Rng,
) -> Read<Pile<Card, { Card::DECK }>> {
    let (known, rest) = read_pile(sections, "treasure", "a card", Card::from_name)?;
    let hands = table.players.seats().flat_map(|seat| table.hands[seat.index()].iter());
    let elsewhere: Vec<Card> = hands.chain(discards.iter().copied()).chain(known.iter().copied()).collect();
    let mut deck: Vec<Card> = Vec::new();
    for card in Card::ALL {
        let found = elsewhere.iter().filter(|other| **other == card).count();
        if found > card.copies().into() {
            return Err(Impossible::Copies { card, found }.into());
        }
        if rest {
            deck.extend(core::iter::repeat_n(card, usize::from(card.copies()) - found));
        }
    }
    rng.shuffle(&mut deck);
    Ok(deck.into_iter().chain(known.into_iter().rev()).collect())
}

fn read_flood(sections: &Sections<'_>, board: &Board, rng: &mut Rng) -> Read<Flood> {
    /// A card, or the border between two layers.
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        Card(Tile),
        Border,
    }
    let discards = sections.any("flood-discards")?.all("a tile", Tile::from_code)?;
    let (marks, rest) = read_pile(sections, "flood", "a tile", |word| match word {
        "|" => Some(Mark::Border),
        code => Tile::from_code(code).map(Mark::Card),
    })?;
    let mut seen = Tiles::default();
    let known = marks.iter().filter_map(|mark| if let Mark::Card(tile) = mark { Some(*tile) } else { None });
    for tile in known.chain(discards.iter().copied()) {
        if seen.contains(tile) {
            return Err(Impossible::FloodCardTwice(tile).into());
        }
        seen.insert(tile);
    }
    let mut unknown: Vec<Tile> = Vec::new();
    if rest {
        let left = |tile: &Tile| !seen.contains(*tile) && !board.sunk.contains(board.layout[tile.index()]);
        unknown.extend(Tile::ALL.into_iter().filter(left));
        rng.shuffle(&mut unknown);
    }
    // From top first to bottom first, cut at the borders.
    let bottom_up: Vec<Mark> = unknown.into_iter().map(Mark::Card).chain(marks.into_iter().rev()).collect();
    let layers: Vec<Vec<Tile>> = bottom_up
        .split(|mark| *mark == Mark::Border)
        .map(|layer| {
            layer.iter().filter_map(|m| if let Mark::Card(t) = m { Some(*t) } else { None }).collect()
        })
        .collect();
    Ok(Flood::from_layers(layers.iter().map(Vec::as_slice), discards.into_iter().rev().collect()))
}
