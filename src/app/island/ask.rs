//! The one question that the table is asked now, with the buttons that answer it. Headless.

use crate::games::island::{ACTIONS, Action, Card, HAND_LIMIT, Pawns, Phase, Place, Role, Seat, State, Tile};

use super::pick::{
    Deed, Meaning, Pick, capture_here, is_legal, is_playable, meanings, pick_lift, receivers, shore_action,
    swimmer,
};
use super::tongue::Tongue;

/// What is asked, what it means, and what can be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub sign: Sign,
    pub tone: Tone,
    pub title: String,
    pub text: String,
    /// At most one of them is gold, and it stands last.
    pub buttons: Vec<Button>,
}

/// The picture beside a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Icon(&'static str),
    Tile(Tile),
    Pawn(Role),
    Card(Card),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing is asked: the player on turn does as she likes, and the dock shows what that can be.
    Open,
    Ask,
    Warn,
    Win,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// The name of the answer, the same in every language.
    pub name: &'static str,
    pub icon: Option<&'static str>,
    pub label: String,
    pub gold: bool,
    pub does: Does,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    Act(Action),
    Pick(Pick),
    /// One meaning of a tile: the Engineer may go on to a second one.
    Choose(Place, Meaning),
}

impl Button {
    fn line(name: &'static str, icon: Option<&'static str>, label: impl Into<String>, does: Does) -> Button {
        Button { name, icon, label: label.into(), gold: false, does }
    }

    fn gold(name: &'static str, icon: &'static str, label: impl Into<String>, does: Does) -> Button {
        Button { name, icon: Some(icon), label: label.into(), gold: true, does }
    }

    /// Who is named by the answer, where several are offered under one name.
    pub fn to(&self) -> Option<Seat> {
        match self.does {
            Does::Act(Action::Give { to, .. }) => Some(to),
            _ => None,
        }
    }

    fn cancel(tongue: &Tongue) -> Button {
        Button::line("cancel", None, tongue.ask().cancel, Does::Pick(Pick::Nothing))
    }
}

/// The question for a state and what is picked in it.
pub fn question(state: &State, pick: Pick, tongue: &Tongue) -> Question {
    match pick {
        Pick::Nothing | Pick::Wait => match lift_off_by(state) {
            Some(by) if pick != Pick::Wait => everyone_aboard(by, Pick::Wait, tongue),
            _ => of_phase(state, tongue),
        },
        Pick::Only(_) => of_phase(state, tongue),
        Pick::Tile(place) => of_tile(state, place, tongue),
        Pick::Shore(first, second) => of_shore(state, first, second, tongue),
        Pick::Guide(who) => of_guide(state, who, tongue),
        Pick::Give { card, to } => of_gift(state, card, to, tongue),
        Pick::Lift { by, aboard } => of_lift(state, by, aboard, tongue),
        Pick::Sandbags { .. } => Question {
            sign: Sign::Card(Card::Sandbags),
            tone: Tone::Ask,
            title: tongue.ask().sandbags.to_owned(),
            text: tongue.ask().sandbags_text.to_owned(),
            buttons: vec![Button::cancel(tongue)],
        },
        Pick::Discard(card) => of_discard(state, Some(card), tongue),
        Pick::End => of_end(state, tongue),
    }
}

/// Who can end the game with a win now.
fn lift_off_by(state: &State) -> Option<Seat> {
    state.players().seats().find(|by| is_legal(state, Action::LiftOff { by: *by }))
}

fn everyone_aboard(by: Seat, back: Pick, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    Question {
        sign: Sign::Card(Card::HelicopterLift),
        tone: Tone::Win,
        title: ask.aboard.to_owned(),
        text: ask.aboard_text.to_owned(),
        buttons: vec![
            Button::line("cancel", None, ask.wait, Does::Pick(back)),
            Button::gold("lift-off", "heli", ask.lift_off, Does::Act(Action::LiftOff { by })),
        ],
    }
}

fn of_phase(state: &State, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let turn = tongue.name(state.who(state.turn()));
    match state.phase() {
        Phase::Act { left } => Question {
            sign: Sign::Pawn(state.role(state.turn())),
            tone: Tone::Open,
            title: tongue.start((ask.moves)(&turn)),
            text: (ask.actions_left)(left).to_owned(),
            buttons: Vec::new(),
        },
        Phase::Draw => Question {
            sign: Sign::Icon("deck"),
            tone: Tone::Ask,
            title: ask.draw_second.to_owned(),
            text: tongue.start((ask.draw_text)(&turn)),
            buttons: vec![Button::gold("draw", "deck", ask.draw, Does::Act(Action::Draw))],
        },
        Phase::Flood { left } => {
            let of = state.water().draws().max(left);
            Question {
                sign: Sign::Icon("sink"),
                tone: Tone::Ask,
                title: (ask.flood_card)(of - left + 1, of),
                text: ask.flood_text.to_owned(),
                buttons: vec![Button::gold("flood", "sink", ask.flood, Does::Act(Action::Flood))],
            }
        }
        Phase::Discard { .. } => of_discard(state, None, tongue),
        Phase::Swim { .. } => of_swim(state, tongue),
        Phase::Over(_) => Question {
            sign: Sign::Icon("flag"),
            tone: Tone::Ask,
            title: ask.over.to_owned(),
            text: String::new(),
            buttons: Vec::new(),
        },
    }
}

fn of_end(state: &State, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let left = match state.phase() {
        Phase::Act { left } => left.min(ACTIONS),
        _ => 0,
    };
    Question {
        sign: Sign::Icon("deck"),
        tone: Tone::Ask,
        title: if left > 0 { (ask.end_early)(left) } else { ask.draw_two.to_owned() },
        text: ask.end_text.to_owned(),
        buttons: vec![
            Button::line(
                "cancel",
                None,
                if left > 0 { ask.keep_acting } else { ask.cancel },
                Does::Pick(Pick::Nothing),
            ),
            Button::gold("draw", "deck", ask.draw, Does::Act(Action::Draw)),
        ],
    }
}

/// The state of a tile in a sentence.
pub fn tile_state(state: &State, place: Place, tongue: &Tongue) -> &'static str {
    let ask = tongue.ask();
    match (state.flooded().contains(place), is_endangered(state, place)) {
        (true, true) => ask.sinks_next,
        (true, false) => ask.flooded,
        (false, _) => ask.dry,
    }
}

/// Whether a flooded tile's card is still in the pile: the next time it comes, the tile sinks.
pub fn is_endangered(state: &State, place: Place) -> bool {
    state.flooded().contains(place) && state.flood().deck().contains(&state.tile(place))
}

fn of_tile(state: &State, place: Place, tongue: &Tongue) -> Question {
    let found = meanings(state, place);
    // What is asked for most: a flooded tile is shored up, another is a way to go.
    let best = [Deed::Capture, Deed::ShoreUp, Deed::Move]
        .into_iter()
        .find(|deed| found.iter().any(|meaning| meaning.deed == *deed));
    let mut buttons: Vec<Button> = found
        .into_iter()
        .map(|meaning| {
            let (name, icon, label) = deed_button(meaning.deed, tongue);
            let gold = Some(meaning.deed) == best;
            Button { name, icon: Some(icon), label, gold, does: Does::Choose(place, meaning) }
        })
        .collect();
    if let Some(gold) = buttons.iter().position(|button| button.gold) {
        let gold = buttons.remove(gold);
        buttons.push(gold);
    }
    Question {
        sign: Sign::Tile(state.tile(place)),
        tone: Tone::Ask,
        title: tongue.tile(state.tile(place)).to_owned(),
        text: tile_state(state, place, tongue).to_owned(),
        buttons,
    }
}

/// The name, sign and label of something that can be done.
fn deed_button(deed: Deed, tongue: &Tongue) -> (&'static str, &'static str, String) {
    let ask = tongue.ask();
    match deed {
        Deed::Move => ("move", "boot", ask.go.to_owned()),
        Deed::Fly => ("fly", "heli", ask.fly.to_owned()),
        Deed::ShoreUp => ("shore-up", "bag", ask.shore_up.to_owned()),
        Deed::Guide(_) => ("guide", "feet", ask.go.to_owned()),
        Deed::Swim => ("swim", "swim", ask.go.to_owned()),
        Deed::Lift => ("lift", "heli", ask.fly.to_owned()),
        Deed::Sandbags => ("sandbags", "bag", ask.shore_up.to_owned()),
        Deed::Capture => ("capture", "crown", ask.capture.to_owned()),
    }
}

fn of_shore(state: &State, first: Place, second: Option<Place>, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let one = tongue.tile(state.tile(first));
    let act = |second| Does::Act(shore_action(first, second));
    let (title, text, buttons) = match second {
        None => (
            (ask.shore_up_tile)(one),
            ask.second_tile.to_owned(),
            vec![Button::cancel(tongue), Button::gold("shore-one", "bag", ask.only_this, act(None))],
        ),
        Some(second) => (
            ask.two_tiles.to_owned(),
            (ask.both)(one, tongue.tile(state.tile(second))),
            vec![
                Button::line("shore-one", Some("bag"), (ask.only)(one), act(None)),
                Button::gold("shore-both", "bag", ask.shore_both, act(Some(second))),
            ],
        ),
    };
    Question { sign: Sign::Icon("bag"), tone: Tone::Ask, title, text, buttons }
}

fn of_guide(state: &State, who: Option<Seat>, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let (sign, title, text) = match who {
        None => (Sign::Icon("user"), ask.guide_who.to_owned(), ask.guide_who_text),
        Some(seat) => (
            Sign::Pawn(state.role(seat)),
            (ask.guide_where)(&tongue.name(state.who(seat))),
            ask.guide_where_text,
        ),
    };
    let mut buttons = vec![Button::cancel(tongue)];
    if who.is_some() {
        buttons.insert(0, Button::line("guide", Some("user"), ask.other_pawn, Does::Pick(Pick::Guide(None))));
    }
    Question { sign, tone: Tone::Ask, title, text: text.to_owned(), buttons }
}

fn of_gift(state: &State, card: Option<Card>, to: Option<Seat>, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let mut buttons = vec![Button::cancel(tongue)];
    let (title, text) = match (card, to) {
        (None, None) => (ask.give_what.to_owned(), ask.give_what_text.to_owned()),
        (None, Some(to)) => ((ask.give_what_to)(&tongue.name(state.who(to))), ask.give_what_text.to_owned()),
        (Some(card), _) => {
            let can_have_it = receivers(state, card);
            for to in can_have_it.iter() {
                let label = (ask.give_to)(&tongue.name(state.who(to)));
                let act = Does::Act(Action::Give { card, to });
                buttons.push(Button::line("give", Some("give"), label, act));
            }
            if let Some(treasure) = card.treasure().filter(|t| is_legal(state, Action::Capture(*t))) {
                let label = (ask.capture_it)(tongue.treasure(treasure));
                buttons.push(Button::gold("capture", "crown", label, Does::Act(Action::Capture(treasure))));
            } else if let ([_, only], 1) = (buttons.as_mut_slice(), can_have_it.iter().count()) {
                only.gold = true;
            }
            let full = can_have_it.iter().find(|to| state.hand(*to).len() >= HAND_LIMIT);
            let text = match full {
                Some(to) => tongue.start((ask.full_hand)(&tongue.name(state.who(to)))),
                None => ask.give_whom.to_owned(),
            };
            ((ask.give_card)(tongue.card(card)), text)
        }
    };
    Question { sign: card.map_or(Sign::Icon("give"), Sign::Card), tone: Tone::Ask, title, text, buttons }
}

fn of_lift(state: &State, by: Seat, aboard: Pawns, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    if is_legal(state, Action::LiftOff { by }) {
        return everyone_aboard(by, Pick::Wait, tongue);
    }
    let (title, text) = if aboard.is_empty() {
        (ask.fly_whom.to_owned(), ask.fly_whom_text)
    } else {
        ((ask.fly_party)(&tongue.list(aboard.iter().map(|seat| state.who(seat)))), ask.fly_party_text)
    };
    Question {
        sign: Sign::Card(Card::HelicopterLift),
        tone: Tone::Ask,
        title,
        text: text.to_owned(),
        buttons: vec![Button::cancel(tongue)],
    }
}

fn of_discard(state: &State, card: Option<Card>, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    // Nobody has to once the duty is met by other means.
    let Phase::Discard { who, .. } = state.phase() else { return of_phase(state, tongue) };
    let mut buttons = Vec::new();
    if let Some(card) = card {
        let name = tongue.card(card);
        if is_playable(state, who, card) {
            let pick =
                if card == Card::Sandbags { Pick::Sandbags { by: who } } else { pick_lift(state, who) };
            buttons.push(Button::line("play", Some(special_icon(card)), (ask.play)(name), Does::Pick(pick)));
        }
        let act = Does::Act(Action::Discard { who, card });
        buttons.push(Button::gold("discard", "deck", (ask.discard)(name), act));
    }
    Question {
        sign: Sign::Icon("deck"),
        tone: Tone::Warn,
        title: ask.too_many.to_owned(),
        text: tongue.start((ask.too_many_text)(&tongue.name(state.who(who)))),
        buttons,
    }
}

/// The sign of a special card.
pub fn special_icon(card: Card) -> &'static str {
    if card == Card::Sandbags { "bag" } else { "heli" }
}

fn of_swim(state: &State, tongue: &Tongue) -> Question {
    let ask = tongue.ask();
    let Some(seat) = swimmer(state) else { return of_end(state, tongue) };
    let name = tongue.name(state.who(seat));
    let holder = state.players().seats().find(|by| state.hand(*by).has(Card::HelicopterLift));
    let stranded = state.stranded().is_some();
    let holder_name = holder.map(|by| tongue.name(state.who(by)));
    let buttons = holder.zip(holder_name.as_ref()).map(|(by, name)| Button {
        name: "rescue",
        icon: Some("heli"),
        label: tongue.start((ask.rescue)(name)),
        gold: stranded,
        does: Does::Pick(pick_lift(state, by)),
    });
    let text = match &holder_name {
        Some(holder) if stranded => (ask.stranded_text)(holder),
        Some(holder) => (ask.swim_or_lift)(holder),
        None => ask.swim_text.to_owned(),
    };
    Question {
        sign: Sign::Pawn(state.role(seat)),
        tone: Tone::Warn,
        title: if stranded { (ask.stranded)(&name) } else { tongue.start((ask.in_water)(&name)) },
        text,
        buttons: buttons.into_iter().collect(),
    }
}

/// Whether a capture is possible right now.
pub fn can_capture(state: &State) -> bool {
    capture_here(state).is_some_and(|treasure| is_legal(state, Action::Capture(treasure)))
}
