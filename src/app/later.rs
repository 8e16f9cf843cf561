//! What is not needed to play comes later: its code is a file of its own, fetched while nothing else happens or when
//! somebody asks for it.
//!
//! [`draw`] is the one door. Everything that only it reaches is taken out of the page's WebAssembly by
//! `.ci/split.mjs`; what is called from outside of it as well stays where it was.

use core::pin::pin;
use core::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::dom::{El, view};
use super::island::{Arrived, Compare, Daily, DangerPanel, HowItWent, LaterPanel, Panel, Watch, use_session};
use super::live::{Live, live, put};
use super::pages::{About, NotFound, Settings};
use super::route::Route;
use super::shelf::{Damaged, Shelf};
use super::statistics::Statistics;
use super::ui::Ui;
use super::widgets::{Dialog, DialogShape, Icon, Picture, TopBar};
use crate::platform::page;
use crate::save::Quarantined;
use crate::words::Words;
use crate::words::island::Ending;

/// Where the code of the later parts is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Not here; nobody waits for it.
    Away,
    /// Not here; somebody waits for it.
    Awaited,
    Here,
    /// It was awaited and did not come.
    Missing,
}

/// The later parts, as long as the page lives. A copy is the same.
#[derive(Clone, Copy)]
pub struct Later(RwSignal<Stage>);

impl Later {
    pub fn new() -> Later {
        Later(RwSignal::new(Stage::Away))
    }

    /// Fetches the code before anybody waits for it. That it did not come is told to who asks for it then.
    pub fn fetch_ahead(self) {
        spawn_local(async move {
            if fetch().await.is_ok() {
                self.settle(Stage::Here);
            }
        });
    }

    /// Fetches the code for somebody who waits, unless that is under way.
    fn want(self) {
        if matches!(self.0.get_untracked(), Stage::Away | Stage::Missing) {
            self.0.set(Stage::Awaited);
            spawn_local(async move {
                self.settle(if fetch().await.is_ok() { Stage::Here } else { Stage::Missing });
            });
        }
    }

    fn settle(self, stage: Stage) {
        if self.0.get_untracked() == Stage::Awaited {
            hand_over_focus();
        }
        put(self.0, stage);
    }

    /// Does something as soon as nobody has to wait any more.
    pub fn once_settled(self, act: impl Fn() + 'static) {
        Effect::new(move |done: Option<bool>| {
            let done = done == Some(true);
            let settled = self.0.get() != Stage::Awaited;
            if settled && !done {
                act();
            }
            done || settled
        });
    }
}

/// The heading of what waited has the focus if the player came from elsewhere: it is the next heading's then.
fn hand_over_focus() {
    if let Some(heading) = [END, PAGE].into_iter().find(|heading| page::has_focus(heading)) {
        page::focus_on_arrival(heading);
    }
}

/// The headings of what can wait: of a page, and of the end that lies over its table.
const PAGE: &str = "h1";
const END: &str = "#end h1";

/// What stands behind the door. What belongs to a table finds it as any other part of it does.
#[derive(Clone)]
pub enum Part {
    Page(Route),
    /// A game that turned out to be damaged.
    Damaged(Quarantined),
    Panel(Panel),
    Danger,
    HowItWent(Ending),
}

impl Part {
    /// The heading that has the focus when it opens; a dialog sees to that itself.
    fn heading(&self) -> Option<&'static str> {
        match self {
            Part::Page(_) | Part::Damaged(_) => Some(PAGE),
            Part::HowItWent(_) => Some(END),
            Part::Panel(_) | Part::Danger => None,
        }
    }
}

/// Something whose code comes later; drawn at once when it is here.
pub fn later(ui: Ui, part: Part) -> Live {
    ui.later.want();
    live(move || match ui.later.0.get() {
        Stage::Here => draw_now(part.clone()),
        Stage::Away | Stage::Awaited => frame(ui, &part, |w| w.later.coming, coming(ui)),
        Stage::Missing => frame(ui, &part, |w| w.later.missing, missing(ui, part.heading())),
    })
}

/// The door: what stands behind it, and nothing else, comes later.
#[wasm_split(later, preload(fetch), fallible)]
fn draw(part: Part) -> Result<AnyView, SplitLoaderError> {
    Ok(match part {
        Part::Page(route) => page_of(route),
        Part::Damaged(damaged) => view! { <Damaged damaged/> }.into_any(),
        Part::Panel(panel) => view! { <LaterPanel panel/> }.into_any(),
        Part::Danger => view! { <DangerPanel/> }.into_any(),
        Part::HowItWent(ending) => view! { <HowItWent ending/> }.into_any(),
    })
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::Settings => view! { <Settings/> }.into_any(),
        Route::About => view! { <About/> }.into_any(),
        Route::Shelf => view! { <Shelf/> }.into_any(),
        Route::Statistics => view! { <Statistics/> }.into_any(),
        Route::Replay(id) => view! { <Watch id/> }.into_any(),
        Route::Compare(id) => view! { <Compare id/> }.into_any(),
        Route::Daily(day) => view! { <Daily day/> }.into_any(),
        Route::Letter(purpose, tail) => view! { <Arrived purpose tail/> }.into_any(),
        Route::Unknown(address) => view! { <NotFound address/> }.into_any(),
        // These are here already.
        Route::Home | Route::NewGame | Route::Table(_) => ().into_any(),
    }
}

/// The door can only be waited at. Once the code is here there is nothing to wait for: the first look has the page,
/// drawn inside of what drew this.
fn draw_now(part: Part) -> AnyView {
    match pin!(draw(part)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(page)) => page,
        Poll::Ready(Err(_)) | Poll::Pending => ().into_any(),
    }
}

/// What is said meanwhile, where the part will stand.
fn frame(ui: Ui, part: &Part, title: fn(&'static Words) -> &'static str, says: El) -> AnyView {
    match part {
        Part::Page(_) | Part::Damaged(_) => view! {
            <div class="page">
                <TopBar title/>
                <main class="centre" id="main" tabindex="-1">{says}</main>
            </div>
        }
        .into_any(),
        Part::Panel(_) => {
            let session = use_session();
            let close = Callback::new(move |()| session.panel.set(None));
            view! { <Dialog title shape=DialogShape::Narrow close>{says}</Dialog> }.into_any()
        }
        Part::Danger => {
            view! { <section class="panel rpanel dpan"><h2>{ui.say(title)}</h2>{says}</section> }.into_any()
        }
        Part::HowItWent(_) => view! {
            <main class="ending" id="end" tabindex="-1">
                <div class="lft"><h1 tabindex="-1">{ui.say(title)}</h1>{says}</div>
            </main>
        }
        .into_any(),
    }
}

fn coming(ui: Ui) -> El {
    view! { <p class="muted" role="status">{ui.say(|w| w.later.coming_text)}</p> }
}

fn missing(ui: Ui, heading: Option<&'static str>) -> El {
    let again = move |_| {
        if let Some(heading) = heading {
            page::focus_on_arrival(heading);
        }
        ui.later.want();
    };
    view! {
        <section class="panel notice" role="status" data-missing="">
            <Picture name="crate" class="notice-picture"/>
            <p>{ui.say(|w| w.later.missing_text)}</p>
            <div class="buttons">
                <button class="button line" data-do="load-again" on:click=|_| page::reload()>
                    {ui.say(|w| w.later.load_again)}
                </button>
                <button class="button go" data-do="try-again" on:click=again>
                    <Icon name="again"/>
                    {ui.say(|w| w.later.try_again)}
                </button>
            </div>
        </section>
    }
}
