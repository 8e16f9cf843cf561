//! The worker that keeps the page on the device, where the browser has such a thing; `src/app/worker.js` is it.

use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// What there is to say about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The page is on the device and works without a network.
    Ready,
    /// A newer version is on the device too, and waits.
    NewVersion,
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    // Old browsers and pages without encryption have none.
    let there = js_sys::Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    (!there.is_undefined()).then(|| there.unchecked_into())
}

/// Starts the worker and says how it stands, now and later. Where there is none, nothing happens.
pub fn start(hear: impl Fn(News) + Clone + 'static) {
    let Some(container) = container() else { return };
    spawn_local(async move {
        // Refused for instance in private windows: then the page is as it is without.
        let Ok(registration) = JsFuture::from(container.register("worker.js")).await else { return };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        watch(&container, &registration, hear);
    });
}

fn watch(
    container: &ServiceWorkerContainer,
    registration: &ServiceWorkerRegistration,
    hear: impl Fn(News) + Clone + 'static,
) {
    if registration.active().is_some() {
        hear(News::Ready);
    }
    if registration.waiting().is_some() {
        hear(News::NewVersion);
    }
    if let Some(new) = registration.installing() {
        watch_new(container, new, hear.clone());
    }
    let (place, changing) = (container.clone(), registration.clone());
    let found = Closure::<dyn Fn()>::new(move || {
        if let Some(new) = changing.installing() {
            watch_new(&place, new, hear.clone());
        }
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    // Listens as long as the page lives.
    found.forget();
}

/// Follows a worker from its arrival to its work.
fn watch_new(container: &ServiceWorkerContainer, new: ServiceWorker, hear: impl Fn(News) + 'static) {
    let (container, worker) = (container.clone(), new.clone());
    let changed = Closure::<dyn Fn()>::new(move || match worker.state() {
        // The first one of all has nobody to wait for.
        ServiceWorkerState::Installed if container.controller().is_some() => hear(News::NewVersion),
        ServiceWorkerState::Activated => hear(News::Ready),
        _ => {}
    });
    new.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Asks the server whether there is a newer version. Without a network there is no answer.
pub fn look_for_news() {
    let Some(container) = container() else { return };
    spawn_local(async move {
        if let Ok(registration) = JsFuture::from(container.get_registration()).await
            && !registration.is_undefined()
            && let Ok(asked) = registration.unchecked_into::<ServiceWorkerRegistration>().update()
        {
            let _ = JsFuture::from(asked).await;
        }
    });
}

/// Lets the version that waits take over, and loads the page anew once it has.
pub fn use_new_version() {
    let Some(container) = container() else { return super::page::reload() };
    spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.get_registration()).await else { return };
        let waiting = (!registration.is_undefined())
            .then(|| registration.unchecked_into::<ServiceWorkerRegistration>().waiting())
            .flatten();
        match waiting {
            Some(waiting) => {
                let changed = Closure::<dyn Fn()>::new(super::page::reload);
                container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
                changed.forget();
                // Never refused for a word.
                let _ = waiting.post_message(&JsValue::from_str("use"));
            }
            // Another tab was asked already: it is in use.
            None => super::page::reload(),
        }
    });
}
