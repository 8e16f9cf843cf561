//! For addresses that lead nowhere: says so, shows what arrived, and leads home.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::route::Route;
use crate::app::ui::use_ui;
use crate::app::widgets::{Icon, Picture, TopBar};

/// Enough of an address to recognise it.
const SHOWN: usize = 120;

#[component]
pub fn NotFound(address: String) -> impl IntoView {
    let ui = use_ui();
    let mut shown: String = address.chars().take(SHOWN).collect();
    if shown.len() < address.len() {
        shown.push('…');
    }
    view! {
        <div class="page">
            <TopBar title=|words| words.not_found().title/>
            <main class="centre" id="main" tabindex="-1">
                <section class="panel notice">
                    <Picture name="bottle" class="notice-picture"/>
                    <p>{ui.say(|w| w.not_found().text)}</p>
                    <p>{ui.say(|w| w.not_found().arrived)}" "<code>{format!("#{shown}")}</code></p>
                    <a class="button go" href=Route::Home.href()>
                        <Icon name="home"/>
                        {ui.say(|w| w.common.back_home)}
                    </a>
                </section>
            </main>
        </div>
    }
}
