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
use super::island::{Arrived, Compare, Daily, Watch};
use super::live::{Live, live};
use super::pages::{About, NotFound, Settings};
use super::route::Route;
use super::shelf::Shelf;
use super::statistics::Statistics;
use super::ui::Ui;
use super::widgets::{Icon, Picture, TopBar};
use crate::platform::page;

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
        self.fetch(Stage::Away);
    }

    /// Fetches the code for somebody who waits, unless that is under way.
    fn want(self) {
        if matches!(self.0.get_untracked(), Stage::Away | Stage::Missing) {
            self.0.set(Stage::Awaited);
            self.fetch(Stage::Missing);
        }
    }

    fn fetch(self, otherwise: Stage) {
        spawn_local(async move {
            let came = fetch().await.is_ok();
            // What was fetched ahead in vain may be awaited by now: that attempt has its own answer.
            let now = self.0.get_untracked();
            if came && now != Stage::Here {
                hand_over_focus();
                self.0.set(Stage::Here);
            } else if !came && (now == Stage::Awaited) == (otherwise == Stage::Missing) {
                hand_over_focus();
                self.0.set(otherwise);
            }
        });
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
    if page::has_focus("[data-later] *") {
        page::focus_on_arrival("h1");
    }
}

/// A page whose code comes later; drawn at once when it is here.
pub fn later(ui: Ui, route: Route) -> Live {
    ui.later.want();
    live(move || match ui.later.0.get() {
        Stage::Here => draw_now(route.clone()),
        Stage::Away | Stage::Awaited => coming(ui).into_any(),
        Stage::Missing => missing(ui).into_any(),
    })
}

/// The door: what stands behind it, and nothing else, comes later.
#[wasm_split(later, preload(fetch), fallible)]
fn draw(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::Settings => view! { <Settings/> }.into_any(),
        Route::About => view! { <About/> }.into_any(),
        Route::Shelf => view! { <Shelf/> }.into_any(),
        Route::Statistics => view! { <Statistics/> }.into_any(),
        Route::Replay(id) => view! { <Watch id/> }.into_any(),
        Route::Compare(id) => view! { <Compare id/> }.into_any(),
        Route::Daily(day) => view! { <Daily day/> }.into_any(),
        Route::Letter(purpose, tail) => view! { <Arrived purpose tail/> }.into_any(),
        // These never come here; an address says where one is.
        Route::Home | Route::NewGame | Route::Table(_) => {
            view! { <NotFound address=route.to_string()/> }.into_any()
        }
        Route::Unknown(address) => view! { <NotFound address/> }.into_any(),
    })
}

/// The door can only be waited at. Once the code is here there is nothing to wait for: the first look has the page,
/// drawn inside of what drew this.
fn draw_now(route: Route) -> AnyView {
    match pin!(draw(route)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(page)) => page,
        Poll::Ready(Err(_)) | Poll::Pending => ().into_any(),
    }
}

fn coming(ui: Ui) -> El {
    view! {
        <div class="page" data-later="coming">
            <TopBar title=|words| words.later.coming/>
            <main class="centre" id="main" tabindex="-1">
                <p class="muted" role="status">{ui.say(|w| w.later.coming_text)}</p>
            </main>
        </div>
    }
}

fn missing(ui: Ui) -> El {
    let again = move |_| {
        page::focus_on_arrival("h1");
        ui.later.want();
    };
    view! {
        <div class="page" data-later="missing">
            <TopBar title=|words| words.later.missing/>
            <main class="centre" id="main" tabindex="-1">
                <section class="panel notice" role="status">
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
            </main>
        </div>
    }
}
