//! Setting up a game: who plays whom, on which island, how high the water stands, and the seed.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::games::island::{Difficulty, Island, Players, Role, Setup, Shape, Water};
use crate::kernel::{Play, Seed, SeedError};
use crate::platform::{chance, clock, page};
use crate::save::{About, Kind};

use super::art;
use super::session::Session;
use crate::app::live::{live, term, text, word, yes};
use crate::app::route::Route;
use crate::app::ui::{Ui, use_ui};
use crate::app::widgets::{Icon, NotKeptNote, TopBar};

/// A form being filled in. A seat's name and adventurer stay when others come and go.
#[derive(Clone, Copy)]
struct Form {
    players: RwSignal<Players>,
    names: [RwSignal<String>; 4],
    roles: [RwSignal<Option<Role>>; 4],
    difficulty: RwSignal<Difficulty>,
    shape: RwSignal<Shape>,
    seed: RwSignal<String>,
    /// Why the seed cannot be used, once somebody tried.
    wrong_seed: RwSignal<Option<SeedError>>,
}

impl Form {
    fn new() -> Form {
        Form {
            players: RwSignal::new(Players::Two),
            names: [(); 4].map(|()| RwSignal::new(String::new())),
            roles: [(); 4].map(|()| RwSignal::new(None)),
            difficulty: RwSignal::new(Difficulty::Novice),
            shape: RwSignal::new(Shape::ForbiddenIsland),
            seed: RwSignal::new(String::new()),
            wrong_seed: RwSignal::new(None),
        }
    }

    /// The seats that are taken.
    fn seats(self) -> std::ops::Range<usize> {
        0..usize::from(self.players.get().count())
    }

    /// Whether somebody else at the table plays this adventurer.
    fn is_taken(self, role: Role, by_another_than: usize) -> bool {
        self.seats().any(|seat| seat != by_another_than && self.roles[seat].get() == Some(role))
    }

    /// Lets two neighbours change seats.
    fn swap(self, seat: usize) {
        let Some(other) = seat.checked_sub(1) else { return };
        let (name, role) = (self.names[seat].get_untracked(), self.roles[seat].get_untracked());
        self.names[seat].set(self.names[other].get_untracked());
        self.roles[seat].set(self.roles[other].get_untracked());
        self.names[other].set(name);
        self.roles[other].set(role);
    }

    fn setup(self) -> Option<Setup> {
        let roles: Vec<Option<Role>> = self.seats().map(|seat| self.roles[seat].get()).collect();
        // Adventurers cannot be chosen twice in the form.
        Setup::new(&roles, self.difficulty.get(), self.shape.get()).ok()
    }

    fn set_sail(self, ui: Ui) {
        let seed = match self.seed.get_untracked().parse::<Seed>() {
            Ok(seed) => seed,
            Err(SeedError::Empty) => Seed::from_random(chance::random()),
            Err(wrong) => {
                self.wrong_seed.set(Some(wrong));
                page::focus_in_place("[name=seed]");
                return;
            }
        };
        let names = untrack(|| self.seats().map(|seat| self.names[seat].get()).collect());
        if let Some(setup) = untrack(|| self.setup()) {
            begin(ui, names, Kind::Free, setup, seed);
        }
    }
}

/// Puts a new game on the shelf and opens it.
pub fn begin(ui: Ui, names: Vec<String>, kind: Kind, setup: Setup, seed: Seed) {
    let about = About { names, kind, ..About::new(clock::now()) };
    let record = Play::<Island>::new(setup, seed).record();
    let id = ui.add_game(&about, record.into());
    page::go(&Route::Table(id).href());
}

/// The same people play once more.
pub fn begin_again(session: Session, setup: Setup, seed: Seed) {
    // Only the first attempt at a day counts.
    let same = session.play().with_untracked(|play| play.seed() == seed);
    let kind = match session.kind() {
        Kind::Daily(day) | Kind::Practice(day) if same => Kind::Practice(day),
        _ => Kind::Free,
    };
    begin(session.ui(), session.names(), kind, setup, seed);
}

#[component]
pub fn NewGame() -> impl IntoView {
    let ui = use_ui();
    let form = Form::new();
    let words = move || &ui.words().new_game;
    // Enter in a field presses the button too; the form itself has nowhere to go.
    let stay = |event: SubmitEvent| event.prevent_default();
    let sail = move |_| form.set_sail(ui);
    let summary = move || {
        let names = &ui.words().island.names;
        let (difficulty, shape) = (names.difficulty(form.difficulty.get()), names.shape(form.shape.get()));
        (words().summary)(form.players.get().count(), difficulty, shape)
    };
    view! {
        <div class="page">
            <TopBar title=|words| words.new_game.title/>
            <main class="wrap" id="main" tabindex="-1">
                <NotKeptNote/>
                <form class="grid setup" on:submit=stay novalidate>
                    <CrewPart form/>
                    <ShapePart form/>
                    <TidePart form/>
                    <section class="panel p sailbar">
                        <p class="sumy">{text(summary)}</p>
                        <div class="sail">
                            <button class="btn go" type="submit" data-do="set-sail" on:click=sail>
                                <span>{ui.say(|w| w.new_game.set_sail)}</span>
                                <Icon name="arrow"/>
                            </button>
                        </div>
                    </section>
                </form>
            </main>
        </div>
    }
}

#[component]
fn CrewPart(form: Form) -> impl IntoView {
    let ui = use_ui();
    let deal = move |_| form.roles.iter().for_each(|role| role.set(None));
    let count = move |players: Players| {
        let name = match players {
            Players::Two => "players-2",
            Players::Three => "players-3",
            Players::Four => "players-4",
        };
        view! {
            <button
                type="button"
                data-do=name
                aria-pressed=text(move || (form.players.get() == players).to_string())
                class:on=yes(move || form.players.get() == players)
                on:click=move |_| form.players.set(players)
            >
                {players.count()}
            </button>
        }
    };
    view! {
        <section class="panel p">
            <div class="hrow">
                <h2>{ui.say(|w| w.new_game.crew)}</h2>
                <div class="segs" role="group" aria-label=ui.say(|w| w.new_game.players)>
                    {Players::ALL.map(count)}
                </div>
            </div>
            {live(move || form.seats().map(|seat| view! { <SeatRow form seat/> }).nodes())}
            <div class="hrow">
                <p class="muted">{ui.say(|w| w.new_game.crew_note)}</p>
                <button class="lk" type="button" on:click=deal>
                    <Icon name="dice"/>
                    {ui.say(|w| w.new_game.deal)}
                </button>
            </div>
        </section>
    }
}

#[component]
fn SeatRow(form: Form, seat: usize) -> impl IntoView {
    let ui = use_ui();
    let words = move || &ui.words().new_game;
    let (name, role) = (form.names[seat], form.roles[seat]);
    let class = move || match role.get() {
        Some(role) => format!("seat {}", art::role_class(role)),
        None => "seat r-none".to_owned(),
    };
    let picture = move || match role.get() {
        Some(role) => art::pawn(role, "").into_any(),
        None => art::icon("dice").into_any(),
    };
    let option = move |option: Role| {
        view! {
            <option
                value=option.name()
                disabled=yes(move || form.is_taken(option, seat))
                selected=yes(move || role.get() == Some(option))
            >
                {term(move || ui.words().island.names.role(option))}
            </option>
        }
    };
    view! {
        <div class=text(class)>
            {(seat == 0).then(|| view! { <b class="first">{ui.say(|w| w.new_game.starts)}</b> })}
            <span class="pw" aria-hidden="true">{live(picture)}</span>
            <input
                class="nmf"
                name=format!("name-{seat}")
                maxlength="24"
                autocomplete="off"
                placeholder=ui.say(|w| w.new_game.name_hint)
                aria-label=text(move || (words().name)(seat + 1))
                prop:value=text(move || name.get())
                on:input=move |event| name.set(page::value_of(&event))
            />
            <div class="ord">
                {(seat > 0).then(|| view! {
                    <button
                        class="ico"
                        type="button"
                        aria-label=text(move || (words().earlier)(seat + 1))
                        on:click=move |_| form.swap(seat)
                    >
                        <Icon name="chev"/>
                    </button>
                })}
            </div>
            <select
                class="rl"
                name=format!("role-{seat}")
                aria-label=text(move || (words().adventurer)(seat + 1))
                prop:value=term(move || role.get().map_or("", Role::name))
                on:change=move |event| role.set(Role::from_name(&page::value_of(&event)))
            >
                <option value="">{ui.say(|w| w.new_game.random)}</option>
                {Role::ALL.map(option)}
            </select>
            <p class="power">{live(move || role.get().map(|role| ui.words().island.names.power(role)))}</p>
        </div>
    }
}

#[component]
fn ShapePart(form: Form) -> impl IntoView {
    let ui = use_ui();
    let surprise = move |_| {
        let number = chance::random() % Shape::ALL.len() as u64;
        if let Some(shape) = Shape::ALL.get(number as usize) {
            form.shape.set(*shape);
        }
    };
    let option = move |shape: Shape| {
        view! {
            <label class="shape" class:on=yes(move || form.shape.get() == shape)>
                <input
                    type="radio"
                    name="shape"
                    value=shape.number().to_string()
                    prop:checked=yes(move || form.shape.get() == shape)
                    on:change=move |_| form.shape.set(shape)
                />
                {art::shape(shape)}
                <span class="sn">{term(move || ui.words().island.names.shape(shape))}</span>
                <span class="ck">{art::icon("check")}</span>
            </label>
        }
    };
    view! {
        <section class="panel p" aria-labelledby="shape-title">
            <div class="hrow">
                <h2 id="shape-title">{ui.say(|w| w.new_game.shape)}</h2>
                <button class="lk" type="button" on:click=surprise>
                    <Icon name="dice"/>
                    {ui.say(|w| w.new_game.surprise)}
                </button>
            </div>
            <div class="shapes" role="radiogroup" aria-labelledby="shape-title">
                {Shape::ALL.map(option)}
            </div>
        </section>
    }
}

#[component]
fn TidePart(form: Form) -> impl IntoView {
    let ui = use_ui();
    let words = move || &ui.words().new_game;
    let option = move |difficulty: Difficulty| {
        view! {
            <label class="dif" class:on=yes(move || form.difficulty.get() == difficulty)>
                <input
                    type="radio"
                    name="difficulty"
                    value=difficulty.name()
                    prop:checked=yes(move || form.difficulty.get() == difficulty)
                    on:change=move |_| form.difficulty.set(difficulty)
                />
                <b>{term(move || ui.words().island.names.difficulty(difficulty))}</b>
                <small>{text(move || (words().draw)(difficulty.water().draws()))}</small>
                <i class="wl" style:--h=format!("{}px", 12 + 18 * difficulty.water().tick())></i>
            </label>
        }
    };
    let meaning = move || {
        let water = form.difficulty.get().water();
        (words().tide_note)(water.draws(), Water::SKULL.tick() - water.tick())
    };
    let ticks = (1..=Water::SKULL.tick()).filter_map(Water::new).map(move |tick| {
        let start = move || form.difficulty.get().water();
        view! {
            <span class:wet=yes(move || tick < start()) class:now=yes(move || tick == start()) class:kill=tick.at_skull()>
                {if tick.at_skull() { art::icon("skull").into_any() } else { tick.draws().into_any() }}
            </span>
        }
    });
    let wrong = move || form.wrong_seed.get().map(|wrong| ui.words().island.refusals.seed(&wrong));
    let type_seed = move |typed: String| {
        form.wrong_seed.set(None);
        form.seed.set(typed);
    };
    view! {
        <section class="panel p">
            <h2 id="tide-title">{ui.say(|w| w.new_game.tide)}</h2>
            <div class="diff" role="radiogroup" aria-labelledby="tide-title">
                {Difficulty::ALL.map(option)}
            </div>
            <p class="muted">{text(meaning)}</p>
            <div class="tidem">
                <p>{ui.say(|w| w.new_game.at_each_level)}</p>
                <div class="hm" aria-hidden="true">{ticks.nodes()}</div>
            </div>
            <label class="lab2" for="seed">{ui.say(|w| w.new_game.seed)}</label>
            <div class="seedrow">
                <div class="fi">
                    <Icon name="link"/>
                    <input
                        id="seed"
                        name="seed"
                        autocomplete="off"
                        autocapitalize="characters"
                        spellcheck="false"
                        maxlength="40"
                        placeholder=ui.say(|w| w.new_game.seed_hint)
                        aria-describedby="seed-note"
                        aria-invalid=word(move || form.wrong_seed.get().map(|_| "true"))
                        prop:value=text(move || form.seed.get())
                        on:input=move |event| type_seed(page::value_of(&event))
                    />
                </div>
                <button
                    class="btn line sq"
                    type="button"
                    aria-label=ui.say(|w| w.new_game.new_seed)
                    on:click=move |_| type_seed(Seed::from_random(chance::random()).to_string())
                >
                    <Icon name="dice"/>
                </button>
            </div>
            <p class="muted" id="seed-note" role="status" class:wrong=yes(move || form.wrong_seed.get().is_some())>
                {text(move || wrong().unwrap_or_else(|| words().seed_note.to_owned()))}
            </p>
        </section>
    }
}
