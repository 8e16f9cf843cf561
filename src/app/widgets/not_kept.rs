//! Says in plain words that nothing is kept, and why; absent while things are.

use leptos::prelude::*;

use crate::app::dom::view;

use super::Icon;
use crate::app::route::Route;
use crate::app::ui::use_ui;
use crate::platform::storage::NotKept;

#[component]
pub fn NotKeptNote() -> impl IntoView {
    let ui = use_ui();
    let why = move |reason| match reason {
        NotKept::Blocked => ui.words().common.not_kept_why,
        NotKept::Full => ui.words().common.not_kept_full,
    };
    view! {
        {move || ui.not_kept.get().map(|reason| view! {
            <aside class="panel note" role="status">
                <Icon name="warn"/>
                <div>
                    <h2>{ui.words().common.not_kept}</h2>
                    <p>{why(reason)}</p>
                    {(reason == NotKept::Full && ui.route.get() != Route::Shelf).then(|| view! {
                        <a class="button line" href=Route::Shelf.href()>{ui.words().common.clean}</a>
                    })}
                </div>
            </aside>
        })}
    }
}
