//! Drawings, taken by name from the sheets that `drawings.js` brings into the page, so that the style sheet can re-ink them.

use leptos::prelude::*;

use crate::app::dom::{El, view};

/// A small sign beside a text, or the face of a button that has a label of its own.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    icon(name)
}

/// A drawing as large as its frame. Purely decoration: what it tells is also said in words.
#[component]
pub fn Picture(name: &'static str, class: &'static str) -> impl IntoView {
    picture(name, class)
}

/// [`Icon`] as a plain element.
pub fn icon(name: &str) -> El {
    view! { <svg class="icon" aria-hidden="true"><use_ href=format!("#icons-{name}")/></svg> }
}

/// [`Picture`] as a plain element.
pub fn picture(name: &str, class: &'static str) -> El {
    let href = format!("#pictures-{name}");
    view! { <svg class=class aria-hidden="true"><use_ href=href width="100%" height="100%"/></svg> }
}
