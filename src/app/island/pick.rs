//! What has been picked so far towards an action. Headless: it holds no rules, it asks [`check`].

use crate::games::island::{
    Action, Card, Pair, Pawns, Phase, Place, Places, Role, Seat, State, Treasure, check,
};

use super::why::Why;

/// The first part of an action that takes more than one tap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pick {
    #[default]
    Nothing,
    /// One kind of action, so that a tile has one meaning.
    Only(Verb),
    /// A tile that can mean several things.
    Tile(Place),
    /// The Engineer's tiles.
    Shore(Place, Option<Place>),
    /// The Navigator moves somebody; who, once that is said.
    Guide(Option<Seat>),
    /// A card goes to somebody, in either order.
    Give {
        card: Option<Card>,
        to: Option<Seat>,
    },
    /// A Helicopter Lift and its passengers.
    Lift {
        by: Seat,
        aboard: Pawns,
    },
    Sandbags {
        by: Seat,
    },
    /// The card to let go.
    Discard(Card),
    /// The actions are to end.
    End,
    /// Everybody could leave with all treasures, and waits.
    Wait,
}

/// What the player on turn does with a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    Move,
    Fly,
    ShoreUp,
}

/// What a tap comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    Act(Action),
    Pick(Pick),
    /// Somebody's hand is to be looked at.
    Show(Seat),
    Refuse(Why),
}

/// Something that can be done on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    pub deed: Deed,
    pub action: Action,
}

pub use crate::words::island::Deed;

pub fn is_legal(state: &State, action: Action) -> bool {
    check(state, action).is_ok()
}

/// Everything that the player on turn, or the pawn that must swim, can do on a tile.
pub fn meanings(state: &State, place: Place) -> Vec<Meaning> {
    let pawn = state.turn();
    let mut found = vec![
        Meaning { deed: Deed::Move, action: Action::Move { pawn, to: place } },
        Meaning { deed: Deed::Fly, action: Action::Fly { to: place } },
        Meaning { deed: Deed::ShoreUp, action: Action::ShoreUp(place) },
    ];
    if let Some(treasure) = capture_here(state).filter(|_| state.pawn(pawn) == place) {
        found.push(Meaning { deed: Deed::Capture, action: Action::Capture(treasure) });
    }
    if let Some(pawn) = swimmer(state) {
        found.push(Meaning { deed: Deed::Swim, action: Action::Swim { pawn, to: place } });
    }
    found.retain(|meaning| is_legal(state, meaning.action));
    found
}

/// The treasure of the tile on which the player on turn stands.
pub fn capture_here(state: &State) -> Option<Treasure> {
    Treasure::at(state.tile(state.pawn(state.turn())))
}

/// The pawn that must leave the water next: one without a tile to swim to first.
pub fn swimmer(state: &State) -> Option<Seat> {
    match state.phase() {
        Phase::Swim { .. } => state.stranded().or_else(|| state.in_water().next()),
        _ => None,
    }
}

/// What lights up on a tile, given what is picked.
pub fn deeds(state: &State, pick: Pick, place: Place) -> Vec<Deed> {
    let one = |deed, action| if is_legal(state, action) { vec![deed] } else { Vec::new() };
    match pick {
        Pick::Lift { by, aboard } => one(Deed::Lift, Action::Lift { by, pawns: aboard, to: place }),
        Pick::Sandbags { by } => one(Deed::Sandbags, Action::Sandbags { by, at: place }),
        Pick::Guide(Some(pawn)) => {
            one(Deed::Guide(steps(state, pawn, place)), Action::Move { pawn, to: place })
        }
        Pick::Shore(..) | Pick::Only(Verb::ShoreUp) => one(Deed::ShoreUp, Action::ShoreUp(place)),
        Pick::Only(Verb::Move) => one(Deed::Move, Action::Move { pawn: state.turn(), to: place }),
        Pick::Only(Verb::Fly) => one(Deed::Fly, Action::Fly { to: place }),
        Pick::Guide(None) | Pick::Give { .. } | Pick::Discard(_) | Pick::End => Vec::new(),
        Pick::Nothing | Pick::Wait | Pick::Tile(_) => {
            meanings(state, place).into_iter().map(|m| m.deed).collect()
        }
    }
}

/// How many steps a guided pawn takes to a tile: for the eye, the rules only know whether it gets there.
fn steps(state: &State, pawn: Seat, to: Place) -> u8 {
    let (map, from) = (state.map(), state.pawn(pawn));
    let beside = map.beside(from).contains(to);
    let across = state.role(pawn) == Role::Explorer && map.across(from).contains(to);
    if beside || across { 1 } else { 2 }
}

/// A tap on a tile.
pub fn tap_tile(state: &State, pick: Pick, place: Place) -> Tap {
    match pick {
        Pick::Lift { by, aboard } => act(state, Action::Lift { by, pawns: aboard, to: place }),
        Pick::Sandbags { by } => act(state, Action::Sandbags { by, at: place }),
        Pick::Guide(Some(pawn)) => act(state, Action::Move { pawn, to: place }),
        Pick::Guide(None) => guide_from(state, place),
        Pick::Shore(first, second) => toggle_shore(state, first, second, place),
        Pick::Only(Verb::Move) => act(state, Action::Move { pawn: state.turn(), to: place }),
        Pick::Only(Verb::Fly) => act(state, Action::Fly { to: place }),
        Pick::Only(Verb::ShoreUp) => begin_shore(state, place),
        Pick::Tile(open) if open == place => Tap::Pick(Pick::Nothing),
        Pick::Nothing | Pick::Wait | Pick::Tile(_) | Pick::Give { .. } | Pick::Discard(_) | Pick::End => {
            let found = meanings(state, place);
            match found.as_slice() {
                [] => Tap::Refuse(why_not_here(state, place)),
                [only] => choose(state, place, *only),
                _ => Tap::Pick(Pick::Tile(place)),
            }
        }
    }
}

/// One of a tile's meanings is chosen. The Engineer goes on to choose a second tile if there is one.
pub fn choose(state: &State, place: Place, meaning: Meaning) -> Tap {
    match meaning.deed {
        Deed::ShoreUp => begin_shore(state, place),
        _ => act(state, meaning.action),
    }
}

fn act(state: &State, action: Action) -> Tap {
    match check(state, action) {
        Ok(()) => Tap::Act(action),
        Err(why) => Tap::Refuse(Why::Rules(why)),
    }
}

/// The tiles that the player on turn can shore up.
pub fn shores(state: &State) -> Places {
    Places::ALL.into_iter().filter(|place| is_legal(state, Action::ShoreUp(*place))).collect()
}

fn begin_shore(state: &State, place: Place) -> Tap {
    let engineer = state.role(state.turn()) == Role::Engineer;
    match act(state, Action::ShoreUp(place)) {
        Tap::Act(_) if engineer && shores(state).len() > 1 => Tap::Pick(Pick::Shore(place, None)),
        tap => tap,
    }
}

/// Picks a second tile, or lets one go; a third takes the place of the first.
fn toggle_shore(state: &State, first: Place, second: Option<Place>, place: Place) -> Tap {
    if let Err(why) = check(state, Action::ShoreUp(place)) {
        return Tap::Refuse(Why::Rules(why));
    }
    Tap::Pick(match second {
        None if place == first => Pick::Nothing,
        None => Pick::Shore(first, Some(place)),
        Some(second) if place == first => Pick::Shore(second, None),
        Some(second) if place == second => Pick::Shore(first, None),
        Some(second) => Pick::Shore(second, Some(place)),
    })
}

/// The shoring up that the picked tiles amount to.
pub fn shore_action(first: Place, second: Option<Place>) -> Action {
    match second.and_then(|second| Pair::new(first, second)) {
        Some(pair) => Action::ShoreUpTwo(pair),
        None => Action::ShoreUp(first),
    }
}

/// Who can be moved by the Navigator now.
pub fn can_be_guided(state: &State, pawn: Seat) -> bool {
    pawn != state.turn() && Places::ALL.into_iter().any(|to| is_legal(state, Action::Move { pawn, to }))
}

/// A tile is tapped before it is said who is moved: its pawn, if there is just one to move.
fn guide_from(state: &State, place: Place) -> Tap {
    let mut there = state.pawns_on(place).iter().filter(|pawn| can_be_guided(state, *pawn));
    match (there.next(), there.next()) {
        (Some(pawn), None) => Tap::Pick(Pick::Guide(Some(pawn))),
        _ => Tap::Refuse(Why::SayWhoFirst),
    }
}

/// Why nothing can be done on a tile: what the player most likely wanted is asked for, and refused.
fn why_not_here(state: &State, place: Place) -> Why {
    let pawn = state.turn();
    let wanted = match swimmer(state) {
        Some(pawn) => Action::Swim { pawn, to: place },
        None if state.pawn(pawn) == place => match capture_here(state) {
            Some(treasure) => Action::Capture(treasure),
            None => Action::ShoreUp(place),
        },
        None => Action::Move { pawn, to: place },
    };
    match check(state, wanted) {
        Err(why) => Why::Rules(why),
        // It is possible after all, so the choice says what.
        Ok(()) => Why::SayWhatFirst,
    }
}

/// A tap on somebody in the crew.
pub fn tap_crew(state: &State, pick: Pick, seat: Seat) -> Tap {
    match pick {
        Pick::Lift { by, aboard } => {
            Tap::Pick(Pick::Lift { by, aboard: board_or_leave(state, aboard, seat) })
        }
        Pick::Guide(_) if can_be_guided(state, seat) => Tap::Pick(Pick::Guide(Some(seat))),
        Pick::Give { card: Some(card), .. } if seat != state.turn() => {
            act(state, Action::Give { card, to: seat })
        }
        Pick::Give { card: None, .. } if seat != state.turn() => {
            Tap::Pick(Pick::Give { card: None, to: Some(seat) })
        }
        _ => Tap::Show(seat),
    }
}

/// Passengers leave from one tile: a pawn elsewhere starts a new party.
fn board_or_leave(state: &State, aboard: Pawns, seat: Seat) -> Pawns {
    let together = aboard.iter().all(|other| state.pawn(other) == state.pawn(seat));
    match (together, aboard.contains(seat)) {
        (true, true) => aboard.iter().filter(|other| *other != seat).collect(),
        (true, false) => aboard.with(seat),
        (false, _) => Pawns::of(seat),
    }
}

/// Who flies unless somebody says otherwise: the pawn in the water, else all on the holder's tile.
fn first_party(state: &State, by: Seat) -> Pawns {
    match swimmer(state) {
        Some(pawn) => Pawns::of(pawn),
        None => state.pawns_on(state.pawn(by)),
    }
}

/// Picks up a Helicopter Lift.
pub fn pick_lift(state: &State, by: Seat) -> Pick {
    Pick::Lift { by, aboard: first_party(state, by) }
}

/// A tap on a card in somebody's hand.
pub fn tap_card(state: &State, pick: Pick, seat: Seat, card: Card) -> Tap {
    if let Phase::Discard { who, .. } = state.phase()
        && who == seat
    {
        return Tap::Pick(if pick == Pick::Discard(card) { Pick::Nothing } else { Pick::Discard(card) });
    }
    play_card(state, pick, seat, card)
}

/// Uses a card: a special card is played, a treasure card given or traded in.
pub fn play_card(state: &State, pick: Pick, seat: Seat, card: Card) -> Tap {
    match (card, pick) {
        (Card::HelicopterLift, Pick::Lift { by, .. }) if by == seat => Tap::Pick(Pick::Nothing),
        (Card::HelicopterLift, _) => Tap::Pick(pick_lift(state, seat)),
        (Card::Sandbags, Pick::Sandbags { by }) if by == seat => Tap::Pick(Pick::Nothing),
        (Card::Sandbags, _) => pick_sandbags(state, seat),
        (_, Pick::Give { card: Some(picked), .. }) if picked == card && seat == state.turn() => {
            Tap::Pick(Pick::Nothing)
        }
        (_, Pick::Give { to: Some(to), .. }) if seat == state.turn() => act(state, Action::Give { card, to }),
        _ => pick_treasure(state, seat, card),
    }
}

fn pick_sandbags(state: &State, by: Seat) -> Tap {
    let mut refused = None;
    for at in Places::ALL {
        match check(state, Action::Sandbags { by, at }) {
            Ok(()) => return Tap::Pick(Pick::Sandbags { by }),
            // Of all tiles' reasons, one that holds for the whole island says most.
            Err(why) if state.flooded().contains(at) => refused = Some(Why::Rules(why)),
            Err(_) => {}
        }
    }
    Tap::Refuse(refused.unwrap_or(Why::NothingFlooded))
}

/// A treasure card can be given away or traded for its treasure, on one's own turn.
fn pick_treasure(state: &State, seat: Seat, card: Card) -> Tap {
    if seat != state.turn() {
        return Tap::Refuse(Why::OthersTurn(state.who(state.turn())));
    }
    let receivers = receivers(state, card);
    let trade = card.treasure().map(Action::Capture);
    if !receivers.is_empty() || trade.is_some_and(|trade| is_legal(state, trade)) {
        return Tap::Pick(Pick::Give { card: Some(card), to: None });
    }
    // Nobody can have it; if the treasure is here, what is missing for it says more.
    let here = card.treasure().filter(|treasure| capture_here(state) == Some(*treasure));
    let wanted = match (here, state.players().seats().find(|other| *other != seat)) {
        (Some(treasure), _) => Action::Capture(treasure),
        (None, Some(to)) => Action::Give { card, to },
        (None, None) => return Tap::Refuse(Why::SayWhatFirst),
    };
    act(state, wanted)
}

/// Who can be given a card.
pub fn receivers(state: &State, card: Card) -> Pawns {
    state.players().seats().filter(|to| is_legal(state, Action::Give { card, to: *to })).collect()
}

/// Whether anything can be given at all.
pub fn can_give(state: &State) -> bool {
    state.hand(state.turn()).kinds().any(|card| !receivers(state, card).is_empty())
}

/// Whether a special card can be played from this hand now.
pub fn is_playable(state: &State, seat: Seat, card: Card) -> bool {
    let anywhere = |action: fn(Seat, Pawns, Place) -> Action, pawns| {
        Places::ALL.into_iter().any(|place| is_legal(state, action(seat, pawns, place)))
    };
    match card {
        Card::Sandbags => anywhere(|by, _, at| Action::Sandbags { by, at }, Pawns::NONE),
        Card::HelicopterLift => {
            is_legal(state, Action::LiftOff { by: seat })
                || anywhere(|by, pawns, to| Action::Lift { by, pawns, to }, first_party(state, seat))
        }
        _ => false,
    }
}
