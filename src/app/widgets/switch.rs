//! On or off: a native check box that looks and is announced as a switch.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::live::yes;
use crate::app::ui::use_ui;
use crate::settings::Preference;
use crate::words::Words;

/// `off` and `on` are the two values of the preference.
#[component]
pub fn Switch<P: Preference>(
    value: RwSignal<P>,
    off: P,
    on: P,
    icon: &'static str,
    label: fn(&'static Words) -> &'static str,
    note: fn(&'static Words) -> &'static str,
    /// What the switch changes, to look at.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let ui = use_ui();
    let note_id = [P::KEY, "-note"].concat();
    view! {
        <div class="set">
            <super::Icon name=icon/>
            <label class="set-label" for=P::KEY>{ui.say(label)}</label>
            <small class="set-note" id=note_id.clone()>{ui.say(note)}</small>
            {children.map(|sample| view! { <div class="set-sample" aria-hidden="true">{sample()}</div> })}
            <input
                class="switch"
                type="checkbox"
                role="switch"
                id=P::KEY
                aria-describedby=note_id
                prop:checked=yes(move || value.get() == on)
                on:change=move |_| value.update(|v| *v = if *v == on { off } else { on })
            />
        </div>
    }
}
