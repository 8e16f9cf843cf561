//! A game on the screen: the one place where an action meets a signal.

mod fact;
mod facts;
mod following;
mod scene;
mod watching;

use leptos::prelude::*;

use crate::games::island::{Action, Card, Event, Island, Place, Seat, State};
use crate::kernel::{Play, Refused, Undo};
use crate::platform::{clock, page};
use crate::save::{About, Id, Kind, NotKept, NotSaved, Rival};
use crate::words::Words;
use crate::words::island::Cast;

use super::ask::Does;
use super::keep::Keeper;
use super::pick::{self, Pick, Tap};
use super::tongue::Tongue;
use super::why::Why;
use crate::app::live::{Changing, put};
use crate::app::route::Route;
use crate::app::shelf::Cargo;
use crate::app::ui::{Ui, use_ui};
use fact::Stage;
use facts::Facts;
pub use scene::Scene;

/// The second half of a double click, which comes this soon, was not meant for what the first one brought. In
/// milliseconds; who taps steadily is slower.
const DOUBLE: u64 = 300;

/// Handed to every part of the table; copies share the same signals, which live as long as the page does.
#[derive(Clone, Copy)]
pub struct Session {
    ui: Ui,
    play: RwSignal<Play<Island>>,
    /// Where every step goes; nowhere if the game is only watched.
    keeper: Option<Keeper>,
    cast: StoredValue<Cast>,
    names: StoredValue<Vec<String>>,
    pub state: Memo<State>,
    stage: Stage,
    facts: Facts,
    pub pick: RwSignal<Pick>,
    /// Whose hand somebody asked to see; otherwise it is the hand in question.
    asked_for: RwSignal<Option<Seat>>,
    /// When something was last tapped.
    tapped: StoredValue<u64>,
    /// Why the last tap did nothing.
    pub why: RwSignal<Option<Why>>,
    /// What the last step brought, for motion, sound and speech.
    pub news: RwSignal<News>,
    /// What lies over the table.
    pub panel: RwSignal<Option<Panel>>,
    /// What went wrong with keeping the last step, until it is shown.
    trouble: RwSignal<Option<Panel>>,
    /// The chances are shown on the tiles.
    pub danger: RwSignal<bool>,
    /// The tile that arrows start from.
    cursor: RwSignal<Place>,
    /// The finished game's table is looked at once more.
    pub looking_back: RwSignal<bool>,
    /// Another tab plays this game, and this one only shows it.
    pub following: RwSignal<bool>,
}

/// The events of one step, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    /// Grows with every step, so that equal events are still news.
    pub serial: usize,
    pub events: Vec<Event>,
}

/// What can lie over the table, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Menu,
    Log,
    Discards,
    Keys,
    InWords,
    UndoPast,
    GiveUp,
    Share,
    /// The game to take along.
    Export,
    /// What was done could not be kept.
    NotKept(NotKept),
    /// Another tab has played on in this game.
    Overtaken,
    /// The water has risen, and so many flood cards lie on the pile again.
    Rise {
        returned: u8,
    },
}

impl Session {
    pub fn new(play: Play<Island>, cast: Cast, names: Vec<String>, keeper: Option<Keeper>) -> Session {
        let scene = Scene { looks_on: keeper.is_none(), ..Scene::of(&play) };
        let play = RwSignal::new(play);
        let (ui, cast, stage) = (use_ui(), StoredValue::new(cast), Stage::new(scene));
        Session {
            ui,
            play,
            keeper,
            cast,
            names: StoredValue::new(names),
            state: Memo::new(move |_| play.with(|play| *play.state())),
            stage,
            facts: Facts::of(ui, cast, stage),
            pick: RwSignal::new(Pick::Nothing),
            asked_for: RwSignal::new(None),
            tapped: StoredValue::new(0),
            why: RwSignal::new(None),
            news: RwSignal::new(News::default()),
            panel: RwSignal::new(None),
            trouble: RwSignal::new(None),
            danger: RwSignal::new(false),
            cursor: RwSignal::new(scene.cursor),
            looking_back: RwSignal::new(false),
            following: RwSignal::new(false),
        }
    }

    /// Does it and keeps it, or says why not.
    pub fn act(self, action: Action) {
        if self.only_follows() {
            return;
        }
        let step = self.play.try_update(|play| play.act(action));
        match step {
            Some(Ok(step)) => {
                self.keep();
                self.settle(step.events);
            }
            Some(Err(Refused::Illegal(why))) => put(self.why, Some(Why::Rules(why))),
            Some(Err(Refused::GivenUp)) => put(self.why, Some(Why::GivenUp)),
            None => {}
        }
    }

    fn keep(self) {
        let Some(keeper) = self.keeper else { return };
        let record = self.play.with_untracked(Play::record);
        match keeper.keep(record) {
            Ok(()) => {}
            Err(NotSaved::Conflict | NotSaved::Missing) => self.trouble.set(Some(Panel::Overtaken)),
            Err(reason) => {
                let known = self.ui.not_kept.get_untracked().is_some();
                self.ui.told_if_not_kept(Err(reason));
                // Once is enough.
                if !known {
                    self.trouble.set(self.ui.not_kept.get_untracked().map(Panel::NotKept));
                }
            }
        }
    }

    /// After any step: nothing is picked, and what happened is news.
    fn settle(self, events: Vec<Event>) {
        put(self.pick, Pick::Nothing);
        put(self.asked_for, None);
        put(self.why, None);
        // What went wrong while keeping comes first: a rise of the water is also on the table.
        let trouble = self.trouble.try_update(Option::take).flatten();
        let rise = || rise_in(&events).filter(|_| !self.is_watched());
        put(self.panel, trouble.or_else(rise));
        self.announce(events);
    }

    /// Shows what a step has led to, and lets everything that moves, sounds or speaks know what happened.
    fn announce(self, events: Vec<Event>) {
        self.news.update(|news| *news = News { serial: news.serial + 1, events });
        self.set_the_scene();
    }

    pub fn tap(self, tap: Tap) {
        self.tapped.set_value(clock::now());
        put(self.why, None);
        // Hands can be looked at by those who follow, too.
        if !matches!(tap, Tap::Show(_)) && self.only_follows() {
            return;
        }
        match tap {
            Tap::Show(seat) => {
                put(self.asked_for, Some(seat));
                self.set_the_scene();
            }
            // Who watches may look at every hand, and that is all.
            _ if self.is_watched() => {}
            Tap::Act(action) => self.act(action),
            Tap::Pick(pick) => {
                put(self.pick, pick);
                put(self.asked_for, None);
                self.set_the_scene();
            }
            Tap::Refuse(why) => put(self.why, Some(why)),
        }
    }

    /// The tile that arrows start from.
    pub fn cursor(self) -> Place {
        self.cursor.get_untracked()
    }

    /// Most browsers have said so already when they gave the tile the focus.
    pub fn set_cursor(self, place: Place) {
        if self.cursor() != place {
            self.cursor.set(place);
            self.set_the_scene();
        }
    }

    /// Shows the chances of the tiles, or hides them again.
    pub fn show_danger(self, shown: bool) {
        put(self.danger, shown);
        self.set_the_scene();
    }

    pub fn tap_tile(self, place: Place) {
        self.set_cursor(place);
        self.tap(self.ask(|state, pick| pick::tap_tile(state, pick, place)));
    }

    pub fn tap_crew(self, seat: Seat) {
        self.tap(self.ask(|state, pick| pick::tap_crew(state, pick, seat)));
    }

    pub fn tap_card(self, seat: Seat, card: Card) {
        self.tap(self.ask(|state, pick| pick::tap_card(state, pick, seat, card)));
    }

    pub fn answer(self, does: Does) {
        self.tap(match does {
            Does::Act(action) => Tap::Act(action),
            Does::Pick(pick) => Tap::Pick(pick),
            Does::Choose(place, meaning) => self.ask(|state, _| pick::choose(state, place, meaning)),
        });
    }

    /// Whether another tap is so near that this one may be its second half.
    pub fn is_just_tapped(self) -> bool {
        clock::now().abs_diff(self.tapped.get_value()) < DOUBLE
    }

    fn ask(self, tap: impl FnOnce(&State, Pick) -> Tap) -> Tap {
        let pick = self.pick.get_untracked();
        self.state.with_untracked(|state| tap(state, pick))
    }

    /// The game as far as it was played, to take along.
    pub fn cargo(self) -> Option<Cargo> {
        let text = self.keeper?.export()?;
        let seed = self.play.with_untracked(|play| play.seed().to_string());
        Some(Cargo { text, name: ["castaway-", &seed].concat() })
    }

    /// Goes on from here in a game of its own, so that what another tab has played meanwhile stays as well.
    pub fn part_ways(self) {
        put(self.panel, None);
        let about = About { names: self.names(), ..About::new(clock::now()) };
        let id = self.ui.add_game(&about, self.play.with_untracked(Play::record).into());
        page::go(&Route::Table(id).href());
    }

    /// Takes back the last action; past a reveal only after a question.
    pub fn undo(self) {
        if self.only_follows() {
            return;
        }
        match self.play.with_untracked(Play::undo_means) {
            Undo::Nothing => {}
            Undo::Assisted if matches!(self.kind(), Kind::Daily(_)) => put(self.why, Some(Why::Counts)),
            Undo::Assisted => put(self.panel, Some(Panel::UndoPast)),
            Undo::Free => self.undo_anyway(),
        }
    }

    /// Takes back the last action whatever it revealed.
    pub fn undo_anyway(self) {
        self.play.update(|play| {
            play.undo_assisted();
        });
        self.keep();
        self.settle(Vec::new());
    }

    pub fn redo(self) {
        if self.only_follows() {
            return;
        }
        self.play.update(|play| {
            play.redo();
        });
        self.keep();
        self.settle(Vec::new());
    }

    pub fn give_up(self) {
        if self.only_follows() {
            put(self.panel, None);
            return;
        }
        self.play.update(Play::give_up);
        self.keep();
        self.settle(Vec::new());
    }

    /// One step out: of what lies over the table, of what is picked, of a hand on show, of the chances.
    pub fn back(self) {
        put(self.why, None);
        if self.panel.get_untracked().is_some() {
            put(self.panel, None);
        } else if self.pick.get_untracked() != Pick::Nothing {
            put(self.pick, Pick::Nothing);
        } else if self.asked_for.get_untracked().is_some() {
            put(self.asked_for, None);
        } else {
            put(self.danger, false);
        }
        self.set_the_scene();
    }

    /// Why the game is played.
    pub fn kind(self) -> Kind {
        self.keeper.map_or(Kind::Free, Keeper::kind)
    }

    /// Its place on the shelf, if it has one.
    pub fn id(self) -> Option<Id> {
        self.keeper.map(Keeper::id)
    }

    /// The game to beat, if it was begun from such a challenge.
    pub fn rival(self) -> Option<Rival> {
        self.keeper.and_then(Keeper::rival)
    }

    pub fn ui(self) -> Ui {
        self.ui
    }

    /// The names that were given, by seat.
    pub fn names(self) -> Vec<String> {
        let seats = usize::from(self.state.with_untracked(|state| state.players().count()));
        self.names.with_value(|names| names.iter().take(seats).cloned().collect())
    }

    // --- What can be read off, tracked ---

    pub fn play(self) -> RwSignal<Play<Island>> {
        self.play
    }

    pub fn words(self) -> &'static Words {
        self.ui.words()
    }

    /// A text from the word tables, in the language of the moment.
    pub fn say(self, text: fn(&'static Words) -> &'static str) -> Changing<&'static str> {
        self.ui.say(text)
    }

    /// Speaks the player's language and knows everybody's name.
    pub fn speak<T>(self, say: impl FnOnce(&Tongue) -> T) -> T {
        let words = self.words();
        self.cast.with_value(|cast| say(&Tongue { words, cast }))
    }
}

/// The Waters Rise! card that stands before the table, if one was drawn and the game goes on.
fn rise_in(events: &[Event]) -> Option<Panel> {
    let ended = events.iter().any(|event| matches!(event, Event::Ended { .. }));
    let rose = events.iter().any(|event| matches!(event, Event::WaterRose { .. }));
    let returned = events.iter().find_map(|event| match event {
        Event::FloodReturned { cards } => Some(*cards),
        _ => None,
    });
    (rose && !ended).then(|| Panel::Rise { returned: returned.unwrap_or(0) })
}

/// The session of the table, from any part of it.
pub fn use_session() -> Session {
    expect_context::<Session>()
}
