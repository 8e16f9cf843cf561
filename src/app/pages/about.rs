//! What Castaway is, what it does with data, and whose games these are.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::ui::use_ui;
use crate::app::widgets::{Icon, TopBar};
use crate::words::Words;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[component]
pub fn About() -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="page">
            <TopBar title=|words| words.about().title/>
            <main class="column" id="main" tabindex="-1">
                <article class="panel sheet prose">
                    <Section icon="flag" title=|w| w.about().what text=|w| w.about().what_text/>
                    <Section icon="lock" title=|w| w.about().private text=|w| w.about().private_text/>
                    <Section icon="hand" title=|w| w.about().unofficial text=|w| w.about().unofficial_text/>
                    <Section icon="box" title=|w| w.about().made_of text=|w| w.about().made_of_text/>
                    <p class="version">{move || (ui.words().about().version)(VERSION)}</p>
                </article>
            </main>
        </div>
    }
}

#[component]
fn Section(
    icon: &'static str,
    title: fn(&'static Words) -> &'static str,
    text: fn(&'static Words) -> &'static str,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <h2><Icon name=icon/>{ui.say(title)}</h2>
        <p>{ui.say(text)}</p>
    }
}
