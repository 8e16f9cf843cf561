//! One of a few values, side by side: a group of radio buttons, so that arrows and screen readers work as
//! people know them.

use leptos::prelude::*;

use crate::app::dom::{Nodes, view};

use crate::app::live::yes;
use crate::app::ui::use_ui;
use crate::settings::Preference;
use crate::words::Words;

#[component]
pub fn Choice<P: Preference>(
    value: RwSignal<P>,
    icon: &'static str,
    label: fn(&'static Words) -> &'static str,
    name: fn(&'static Words, P) -> &'static str,
) -> impl IntoView {
    let ui = use_ui();
    let options = P::ALL.iter().copied().map(|option| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=P::KEY
                    value=option.word()
                    prop:checked=yes(move || value.get() == option)
                    on:change=move |_| value.set(option)
                />
                <span>{move || name(ui.words(), option)}</span>
            </label>
        }
    });
    let label_id = [P::KEY, "-label"].concat();
    view! {
        <div class="set" role="radiogroup" aria-labelledby=label_id.clone()>
            <super::Icon name=icon/>
            <span class="set-label" id=label_id>{ui.say(label)}</span>
            <div class="segments">{options.nodes()}</div>
        </div>
    }
}
