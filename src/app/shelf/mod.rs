//! The shelf: every game of this device, going on or finished, and what cannot be read, with the ways to carry
//! them elsewhere and back.

mod aside;
mod card;
mod export;
mod import;

use leptos::prelude::*;

use crate::app::dom::{El, IntoNode, Nodes, view};
use crate::app::kept::{Place, Rubbish};
use crate::app::live::live;
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Dialog, DialogShape, NotKeptNote, TopBar, icon, picture};
use crate::kernel::Day;
use crate::platform::{clock, page};
use crate::save::{Id, Listing, Quarantined, Salvage, Saved};

pub use aside::Damaged;
pub use export::{Cargo, export_sheet};

/// How many games are drawn at once; the rest follows when asked for.
const PORTION: usize = 24;

/// What lies over the shelf.
#[derive(Clone, PartialEq)]
enum Sheet {
    Export(Cargo),
    Import,
}

/// The signals of the page; copies share them.
#[derive(Clone, Copy)]
struct Desk {
    ui: Ui,
    shows: RwSignal<Place>,
    portions: RwSignal<usize>,
    renaming: RwSignal<Option<Id>>,
    sheet: RwSignal<Option<Sheet>>,
    /// Grows when something was changed here.
    changes: RwSignal<u32>,
}

impl Desk {
    fn look_again(self) {
        self.changes.update(|changes| *changes += 1);
    }

    fn rename(self, id: Id) {
        self.renaming.set(Some(id));
        request_animation_frame(|| {
            page::focus_in_place("#new-name");
            page::select("#new-name");
        });
    }

    fn throw_away(self, saved: &Saved, title: String, place: Place) {
        self.ui.throw_away(saved, title, place);
        self.after_throwing();
    }

    fn throw_damaged(self, damaged: &Quarantined, title: String) {
        self.ui.throw_damaged(damaged, title);
        self.after_throwing();
    }

    /// The focus goes where the way back is.
    fn after_throwing(self) {
        self.look_again();
        let newest = self.ui.bin.with_untracked(Vec::len);
        request_animation_frame(move || page::focus_in_place(&format!("#undo-{newest}")));
    }

    fn bring_back(self, rubbish: &Rubbish) {
        self.ui.bring_back(rubbish);
        self.look_again();
        request_animation_frame(|| page::focus_in_place("main"));
    }

    /// Makes a game of what could be read, and goes there.
    fn play_readable(self, salvage: &Salvage) {
        let id = self.ui.add_game(&salvage.about, salvage.record.clone());
        page::go(&Route::Table(id).href());
    }
}

/// Everything on the shelf, by where it stands.
struct Sorted {
    going_on: Vec<Saved>,
    finished: Vec<Saved>,
    listing: Listing,
}

fn sorted(mut listing: Listing) -> Sorted {
    let games = std::mem::take(&mut listing.games).into_iter();
    let (finished, going_on) = games.partition(|saved| saved.record.progress().end.is_some());
    Sorted { going_on, finished, listing }
}

#[component]
pub fn Shelf() -> impl IntoView {
    let ui = use_ui();
    let desk = Desk {
        ui,
        shows: RwSignal::new(Place::GoingOn),
        portions: RwSignal::new(1),
        renaming: RwSignal::new(None),
        sheet: RwSignal::new(None),
        changes: RwSignal::new(0),
    };
    // Who has nothing but finished games looks for those.
    let games = sorted(ui.games());
    if games.going_on.is_empty() && !games.finished.is_empty() {
        desk.shows.set(Place::Finished);
    }
    let close = Callback::new(move |()| desk.sheet.set(None));
    view! {
        <div class="page">
            <TopBar title=|words| words.shelf().title/>
            {live(move || {
                desk.changes.track();
                ui.elsewhere.track();
                planks(desk, &sorted(ui.games()))
            })}
            {live(move || desk.sheet.get().map(|sheet| match sheet {
                Sheet::Export(cargo) => view! {
                    <Dialog title=|w| w.shelf().export_title shape=DialogShape::Narrow close>
                        {export_sheet(ui, cargo)}
                    </Dialog>
                },
                Sheet::Import => view! {
                    <Dialog title=|w| w.shelf().import shape=DialogShape::Narrow close>
                        {import::import_sheet(desk)}
                    </Dialog>
                },
            }))}
        </div>
    }
}

fn planks(desk: Desk, games: &Sorted) -> El {
    let Sorted { going_on, finished, listing } = games;
    let nothing = going_on.is_empty()
        && finished.is_empty()
        && listing.damaged.is_empty()
        && listing.elsewhere.is_empty()
        && desk.ui.bin.with(Vec::is_empty);
    if nothing {
        return view! { <main class="centre" id="main" tabindex="-1">{nothing_yet(desk)}</main> };
    }
    view! {
        <main class="wrap" id="main" tabindex="-1">
            <NotKeptNote/>
            {filters(desk, games)}
            {cards(desk, games)}
            {tools(desk)}
        </main>
    }
}

fn nothing_yet(desk: Desk) -> El {
    let ui = desk.ui;
    view! {
        <section class="panel notice">
            {picture("plank", "notice-picture")}
            <h2>{ui.say(|w| w.shelf().empty)}</h2>
            <p>{ui.say(|w| w.shelf().empty_text)}</p>
            <div class="buttons">
                <a class="button go" href=Route::NewGame.href()>{icon("play")}{ui.say(|w| w.shelf().new_game)}</a>
                <button class="button line" data-do="import" on:click=move |_| desk.sheet.set(Some(Sheet::Import))>
                    {icon("up")}{ui.say(|w| w.shelf().import)}
                </button>
            </div>
        </section>
    }
}

/// Which games are shown.
fn filters(desk: Desk, games: &Sorted) -> El {
    let words = desk.ui.words().shelf();
    let filter = |place: Place, name: &'static str, label: String| {
        let on = desk.shows.get() == place;
        let show = move |_| {
            desk.shows.set(place);
            desk.portions.set(1);
        };
        view! {
            <button class=if on { "chipb on" } else { "chipb" } data-do=name aria-pressed=on.to_string() on:click=show>
                {label}
            </button>
        }
    };
    view! {
        <div class="tabs2">
            {filter(Place::GoingOn, "going-on", (words.going_on)(games.going_on.len()))}
            {filter(Place::Finished, "finished", (words.finished)(games.finished.len()))}
        </div>
    }
}

/// The games of the part that is shown, the last touched first, each gap where it came about.
fn cards(desk: Desk, games: &Sorted) -> El {
    let words = desk.ui.words().shelf();
    let place = desk.shows.get();
    let shown = if place == Place::Finished { &games.finished } else { &games.going_on };
    let most = desk.portions.get() * PORTION;
    let mut rows: Vec<(u64, AnyView)> = Vec::new();
    for (at, saved) in shown.iter().take(most).enumerate() {
        rows.push((saved.about.touched, card::card(desk, saved, place, at == 0).into_node()));
    }
    // What cannot be read wants to be seen first: among the games that go on, after them.
    if place == Place::GoingOn {
        let damaged = games.listing.damaged.iter().map(|damaged| aside::damaged_card(desk, damaged));
        let newer = games.listing.elsewhere.iter().map(|(id, why)| aside::newer_card(desk, *id, *why));
        rows.extend(damaged.chain(newer).map(|card| (0, card.into_node())));
    }
    let is_here = |rubbish: &Rubbish| {
        rubbish.place == place || rubbish.place == Place::SetAside && place == Place::GoingOn
    };
    for (number, rubbish) in (1..).zip(desk.ui.bin.get()).filter(|(_, rubbish)| is_here(rubbish)) {
        let at = rows.partition_point(|(touched, _)| *touched >= rubbish.touched);
        rows.insert(at, (rubbish.touched, aside::gap(desk, rubbish, number).into_node()));
    }
    let none = rows.is_empty().then(|| {
        let text = if place == Place::Finished { words.none_finished } else { words.none_going_on };
        view! { <p class="on-sea">{text}</p> }
    });
    let more = (shown.len() > most).then(|| {
        view! {
            <button class="paper" data-do="more" on:click=move |_| desk.portions.update(|portions| *portions += 1)>
                {words.show_more}
            </button>
        }
    });
    view! {
        <section>
            {none}
            <div class="grid sgrid">{rows.into_iter().map(|(_, card)| card).nodes()}</div>
            {more}
        </section>
    }
}

/// Everything at once, and the way to the statistics.
fn tools(desk: Desk) -> El {
    let ui = desk.ui;
    let export = move |_| {
        let text = ui.shelf.with_value(|shelf| shelf.export_all());
        let name = ["castaway-", &Day::of(clock::on_the_wall(clock::now())).to_string()].concat();
        desk.sheet.set(Some(Sheet::Export(Cargo { text, name })));
    };
    view! {
        <div class="shelf-tools">
            <button class="paper" data-do="export-all" on:click=export>{icon("down")}{ui.say(|w| w.shelf().export_all)}</button>
            <button class="paper" data-do="import" on:click=move |_| desk.sheet.set(Some(Sheet::Import))>
                {icon("up")}{ui.say(|w| w.shelf().import)}
            </button>
            <a class="paper" href=Route::Statistics.href()>{icon("chart")}{ui.say(|w| w.shelf().statistics)}</a>
            <p class="on-sea">{ui.say(|w| w.shelf().kept_here)}</p>
        </div>
    }
}
