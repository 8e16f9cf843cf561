//! Drawings, taken by name from the sheets that `boot.js` brings into the page, so that the style sheet can re-ink them.

use leptos::prelude::*;

use crate::app::dom::view;

/// A small sign beside a text, or the face of a button that has a label of its own.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    let href = format!("#icons-{name}");
    view! { <svg class="icon" aria-hidden="true"><use_ href=href/></svg> }
}

/// A drawing as large as its frame. Purely decoration: what it tells is also said in words.
#[component]
pub fn Picture(name: &'static str, class: &'static str) -> impl IntoView {
    let href = format!("#pictures-{name}");
    view! { <svg class=class aria-hidden="true"><use_ href=href width="100%" height="100%"/></svg> }
}
