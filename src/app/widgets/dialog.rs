//! Something that lies over the page and keeps the focus: the browser's own modal dialog, so that Escape,
//! the tab order and screen readers work as people know them.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;

use crate::app::dom::view;
use wasm_bindgen::JsCast;

use super::Icon;
use crate::app::live::follow;
use crate::app::ui::use_ui;
use crate::platform::page;
use crate::words::Words;

/// Where a dialog comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogShape {
    Left,
    Right,
    /// In the middle; on phones from below.
    Wide,
    Narrow,
}

impl DialogShape {
    fn class(self) -> &'static str {
        match self {
            DialogShape::Left => "drawer l",
            DialogShape::Right => "drawer r wide",
            DialogShape::Wide => "modal",
            DialogShape::Narrow => "modal narrow",
        }
    }
}

/// A sheet with a heading and a way out.
#[component]
pub fn Dialog(
    title: fn(&'static Words) -> &'static str,
    shape: DialogShape,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <Modal class=shape.class() role="dialog" labelled_by="dialog-title" close>
            <header class="sh">
                <h2 id="dialog-title">{ui.say(title)}</h2>
                <button
                    class="ico"
                    data-do="close"
                    aria-label=ui.say(|w| w.table.close)
                    on:click=move |_| close.run(())
                >
                    <Icon name="close"/>
                </button>
            </header>
            <div class="sb" tabindex="0">{children()}</div>
        </Modal>
    }
}

/// A bare modal: opens when it appears, gives the focus back when it goes.
#[component]
fn Modal(
    class: &'static str,
    role: &'static str,
    labelled_by: &'static str,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    page::remember_focus();
    // Runs once the dialog stands.
    follow(page::open_dialogs);
    on_cleanup(|| request_animation_frame(page::give_back_focus));
    // The browser would close it behind our back: we take it away instead.
    let cancel = move |event: Event| {
        event.prevent_default();
        close.run(());
    };
    // What is beside the dialog counts as the dialog itself.
    let outside = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            close.run(());
        }
    };
    view! {
        <dialog class=class role=role aria-labelledby=labelled_by on:cancel=cancel on:click=outside>
            {children()}
        </dialog>
    }
}
