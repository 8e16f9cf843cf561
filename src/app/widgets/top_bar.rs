//! The bar above every page but the harbour: the way back and the page's name.

use leptos::prelude::*;

use crate::app::dom::view;

use super::Icon;
use crate::app::live::{Changing, follow};
use crate::app::route::Route;
use crate::app::ui::use_ui;
use crate::platform::page;
use crate::words::Words;

#[component]
pub fn TopBar(
    title: fn(&'static Words) -> &'static str,
    /// What there is to say beside the name, where there is room.
    #[prop(optional)]
    note: Option<Changing<String>>,
) -> impl IntoView {
    let ui = use_ui();
    follow(move || page::set_title(&(ui.words().common.tab)(title(ui.words()))));
    view! {
        <header class="top-bar">
            <a class="square" href=Route::Home.href() aria-label=ui.say(|w| w.common.back_home)>
                <Icon name="back"/>
            </a>
            <h1 tabindex="-1">{ui.say(title)}</h1>
            {note.map(|note| view! { <span class="sub">{note}</span> })}
        </header>
    }
}
