//! The page: Leptos components over signals, with hash routes.

mod dom;
mod failure;
mod island;
mod kept;
mod later;
mod live;
mod pages;
mod route;
mod shelf;
mod statistics;
mod ui;
mod widgets;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::app::dom::view;
use wasm_bindgen::JsCast;

use crate::platform::page;
use island::{NewGame, Table};
use later::{Part, later};
use live::term;
use pages::Home;
use route::Route;
use ui::Ui;

/// Mounts the page over the static shell and tells it to step aside.
pub fn mount() {
    failure::watch();
    let place =
        document().get_element_by_id("app").and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(place) = place else {
        return;
    };
    leptos::mount::mount_to(place, App).forget();
}

#[component]
fn App() -> impl IntoView {
    let ui = Ui::open();
    provide_context(ui);
    // The shell stays as long as the first page waits for its code.
    ui.later.once_settled(move || {
        page::set_root("data-ready", "true");
        page::when_idle(move || ui.later.fetch_ahead());
    });
    let route = ui.route;
    let content = term(move || if route.get().is_table() { "#table" } else { "#main" });
    // The end of a game lies over its table.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        page::focus("main:not([inert])");
    };
    view! {
        <a class="skip" href=content on:click=skip>
            {ui.say(|w| w.common.skip)}
        </a>
        {move || match route.get() {
            Route::Home => view! { <Home/> }.into_any(),
            Route::NewGame => view! { <NewGame/> }.into_any(),
            Route::Table(id) => view! { <Table id/> }.into_any(),
            elsewhere => later(ui, Part::Page(elsewhere)).into_any(),
        }}
    }
}
