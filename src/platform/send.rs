//! Handing a text to other programs: the system's share sheet, and the clipboard.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A part of the browser's navigator; browsers leave some out, and all of them on pages without encryption.
fn navigator(name: &str) -> Option<(JsValue, JsValue)> {
    let navigator: JsValue = web_sys::window()?.navigator().into();
    let part = Reflect::get(&navigator, &name.into()).ok()?;
    (!part.is_undefined() && !part.is_null()).then_some((navigator, part))
}

/// Whether the system has a sheet for sharing.
pub fn can_share() -> bool {
    navigator("share").is_some()
}

/// Opens the system's sheet for sharing. Who closes it without choosing has chosen too.
pub fn share(text: &str) {
    if let Some((navigator, share)) = navigator("share") {
        let data = Object::new();
        // Setting a property of an object of our own never fails.
        let _ = Reflect::set(&data, &"text".into(), &text.into());
        let opened = share.unchecked_into::<Function>().call1(&navigator, &data);
        spawn_local(async move {
            let _ = kept(opened).await;
        });
    }
}

/// Puts a text on the clipboard and tells whether that was allowed.
pub fn copy(text: &str, told: impl FnOnce(bool) + 'static) {
    let written = navigator("clipboard")
        .map(|(_, clipboard)| clipboard.unchecked_into::<web_sys::Clipboard>().write_text(text).into());
    spawn_local(async move {
        told(match written {
            Some(written) => kept(Ok(written)).await,
            None => false,
        });
    });
}

/// Whether a promise was given and kept.
async fn kept(promise: Result<JsValue, JsValue>) -> bool {
    match promise.map(|promise| promise.unchecked_into::<Promise>()) {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    }
}
