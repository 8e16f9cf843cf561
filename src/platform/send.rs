//! Handing a text to other programs: the system's share sheet, and the clipboard.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

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
        settle(opened, |_| {});
    }
}

/// Puts a text on the clipboard and tells whether that was allowed.
pub fn copy(text: &str, told: impl FnOnce(bool) + 'static) {
    let written = navigator("clipboard").and_then(|(_, clipboard)| {
        let write = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into::<Function>().ok()?;
        Some(write.call1(&clipboard, &text.into()))
    });
    match written {
        Some(written) => settle(written, told),
        None => told(false),
    }
}

/// Waits for a promise and tells whether it was kept.
fn settle(promise: Result<JsValue, JsValue>, told: impl FnOnce(bool) + 'static) {
    let told = std::rc::Rc::new(std::cell::Cell::new(Some(told)));
    let tell = |kept: bool| {
        let told = told.clone();
        let tell = move || {
            if let Some(told) = told.take() {
                told(kept);
            }
        };
        Closure::once_into_js(tell).unchecked_into::<Function>()
    };
    let then = promise.and_then(|promise| {
        let then = Reflect::get(&promise, &"then".into())?.dyn_into::<Function>()?;
        then.call2(&promise, &tell(true), &tell(false))
    });
    if then.is_err()
        && let Some(told) = told.take()
    {
        told(false);
    }
}
