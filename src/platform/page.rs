//! The document itself: its root attributes, title, address and focus, and what the system prefers.

use core::time::Duration;
use std::cell::RefCell;

use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Sets an attribute of the root element, which the style sheets read.
pub fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Refused only for malformed names, and ours are constants.
        let _ = root.set_attribute(attribute, value);
    }
}

pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// What follows the `#` of the address, as it stands there.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Moves the focus to the first element that matches, and the view to the top: what a browser does on its
/// own when a new page opens.
pub fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// What has the focus; the document's body stands for nothing.
fn focused() -> Option<web_sys::Element> {
    document()?.active_element().filter(|element| !element.tag_name().eq_ignore_ascii_case("body"))
}

/// Whether what has the focus matches.
pub fn has_focus(selector: &str) -> bool {
    focused().is_some_and(|element| matches!(element.matches(selector), Ok(true)))
}

/// Does [`focus`] in the next frame, for a page that has just come; unless somebody was faster and is typing already.
pub fn focus_on_arrival(selector: &'static str) {
    let before = focused();
    request_animation_frame(move || {
        let now = focused();
        if now.is_none() || now == before {
            focus(selector);
        }
    });
}

fn find(selector: &str) -> Option<web_sys::HtmlElement> {
    document()?.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Moves the focus without moving the view.
pub fn focus_in_place(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

thread_local! {
    /// Where the focus was before each dialog that is open, the last one last.
    static BEFORE: RefCell<Vec<web_sys::HtmlElement>> = const { RefCell::new(Vec::new()) };
}

/// Remembers where the focus is, for [`give_back_focus`].
pub fn remember_focus() {
    if let Some(element) = focused().and_then(|element| element.dyn_into().ok()).or_else(|| find("body")) {
        BEFORE.with_borrow_mut(|before| before.push(element));
    }
}

/// Gives the focus back to where it was last remembered, if that is still on the page and the focus is lost.
pub fn give_back_focus() {
    let before = BEFORE.with_borrow_mut(Vec::pop);
    // Who has gone on meanwhile is left there.
    let lost = focused().is_none();
    if let Some(element) = before.filter(|element| lost && element.is_connected()) {
        let _ = element.focus();
    }
}

/// Keeps a pointer from giving the focus to what it presses inside one of these: a browser that finds the focus on
/// something that is taken away lays the page out at once, and then again for what else changes.
pub fn press_without_focus(event: &web_sys::Event, selector: &str) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_)))) {
        event.prevent_default();
    }
}

/// Where nothing has the focus that can be seen, gives it to the first of these that can, without moving the view.
/// Browsers take it from what was hidden in their own time, perhaps after this.
pub fn rescue_focus(selectors: &[&str]) {
    let focused = focused().and_then(|element| element.dyn_into().ok());
    if focused.as_ref().is_some_and(can_be_seen) {
        return;
    }
    let heir = selectors.iter().find_map(|selector| find_visible(selector));
    if let Some(element) = heir {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Does something once what has been changed so far is painted; at once where nothing is painted, since the page is
/// hidden.
pub fn once_painted(act: impl FnOnce() + 'static) {
    if document().is_none_or(|document| document.hidden()) {
        set_timeout(act, Duration::ZERO);
    } else {
        // A frame's callback runs before it is painted; that of the next one does not hold up what waits for this one.
        request_animation_frame(|| request_animation_frame(act));
    }
}

/// Does something when there is nothing better to do; after a while where the browser cannot tell when that is.
pub fn when_idle(act: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let act = Closure::once_into_js(act);
    if window.request_idle_callback(act.unchecked_ref()).is_err() {
        // Refused only if the browser has no timers.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(act.unchecked_ref(), 1000);
    }
}

/// The first element that matches and can be seen.
fn find_visible(selector: &str) -> Option<web_sys::HtmlElement> {
    let all = document()?.query_selector_all(selector).ok()?;
    let mut elements =
        (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<web_sys::HtmlElement>().ok());
    elements.find(can_be_seen)
}

fn can_be_seen(element: &web_sys::HtmlElement) -> bool {
    // What the layout leaves out has no size.
    let has_room = element.offset_width() > 0 && element.offset_height() > 0;
    let style = || web_sys::window()?.get_computed_style(element).ok().flatten();
    has_room && style().is_none_or(|style| style.get_property_value("visibility").as_deref() != Ok("hidden"))
}

pub fn is_visible(selector: &str) -> bool {
    find_visible(selector).is_some()
}

/// Presses the first button that matches and can be seen.
pub fn click_visible(selector: &str) {
    if let Some(element) = find_visible(selector) {
        element.click();
    }
}

/// Opens every dialog that stands on the page and is not open yet.
pub fn open_dialogs() {
    let closed = document().and_then(|document| document.query_selector_all("dialog:not([open])").ok());
    for node in closed.iter().flat_map(|closed| (0..closed.length()).filter_map(|at| closed.get(at))) {
        // Refused only for a dialog that is open already.
        let _ = node.unchecked_ref::<web_sys::HtmlDialogElement>().show_modal();
    }
}

/// Selects all that stands in a field, so that it can be copied by hand.
pub fn select(selector: &str) {
    if let Some(field) = find(selector) {
        let _ = field.focus();
        // Fields of one line have the same method under the same name.
        field.unchecked_ref::<web_sys::HtmlTextAreaElement>().select();
    }
}

/// What stands in the field that an event came from.
pub fn value_of(event: &web_sys::Event) -> String {
    let value = event.target().and_then(|field| js_sys::Reflect::get(&field, &"value".into()).ok());
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // Never refused for the page itself.
        let _ = window.location().reload();
    }
}

/// Opens an address of the page.
pub fn go(address: &str) {
    if let Some(window) = web_sys::window() {
        // Refused only for malformed addresses, and ours are typed.
        let _ = window.location().set_hash(address.trim_start_matches('#'));
    }
}

/// Opens an address of the page in place of the present one, to which no way leads back.
pub fn replace(address: &str) {
    if let Some(window) = web_sys::window() {
        // Refused only for malformed addresses, and ours are typed.
        let _ = window.location().replace(address);
    }
}

/// The address of the site, without what follows the `#`.
pub fn base() -> String {
    let whole = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Brings an element into sight inside of what scrolls around it, with its neighbours, and no further.
pub fn reveal(selector: &str) {
    if let Some(element) = find(selector)
        && let Some(list) =
            element.offset_parent().and_then(|list| list.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let height = element.offset_height();
        let (top, bottom) = (element.offset_top() - height, element.offset_top() + 2 * height);
        if top < list.scroll_top() {
            list.set_scroll_top(top);
        } else if bottom > list.scroll_top() + list.client_height() {
            list.set_scroll_top(bottom - list.client_height());
        }
    }
}

/// The languages the person reads, best first, as the browser tells.
pub fn languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    languages.iter().filter_map(|language| language.as_string()).collect()
}

/// Tells whether something is so of the screen or the system, now and whenever that changes, as long as the page lives.
pub fn watch_media(query: &str, tell: impl Fn(bool) + 'static) {
    let asked = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    let Some(query) = asked else { return };
    tell(query.matches());
    let asked = query.clone();
    let heard = Closure::<dyn Fn()>::new(move || tell(asked.matches()));
    query.set_onchange(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}
