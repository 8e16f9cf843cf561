//! The browser's storage for this site, as a store.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

pub use crate::save::store::{Memory, NotKept, Store};

/// The browser's storage for this site if it can be used, else memory and the reason.
///
/// `gloo-storage` would throw here where storage is blocked, so this asks the browser itself.
pub fn open() -> (Rc<dyn Store>, Option<NotKept>) {
    match Browser::open() {
        Some(browser) => (Rc::new(browser), None),
        None => (Rc::new(Memory::default()), Some(NotKept::Blocked)),
    }
}

/// Everything of ours starts with this: other pages may share the host.
const PREFIX: &str = "castaway.";

struct Browser(web_sys::Storage);

impl Browser {
    fn open() -> Option<Browser> {
        // Both the call and the value may be refused, and some browsers give a storage that cannot be read.
        let storage = web_sys::window()?.local_storage().ok()??;
        storage.length().ok()?;
        Some(Browser(storage))
    }
}

impl Store for Browser {
    fn read(&self, key: &str) -> Option<String> {
        self.0.get_item(&[PREFIX, key].concat()).ok()?
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        // The only failure that the standard knows for a storage that opened is a lack of room.
        self.0.set_item(&[PREFIX, key].concat(), text).map_err(|_| NotKept::Full)
    }

    fn remove(&self, key: &str) {
        // The standard knows no failure for a storage that opened.
        let _ = self.0.remove_item(&[PREFIX, key].concat());
    }

    fn keys(&self) -> Vec<String> {
        let all = 0..self.0.length().unwrap_or(0);
        let names = all.filter_map(|place| self.0.key(place).ok().flatten());
        names.filter_map(|name| name.strip_prefix(PREFIX).map(str::to_owned)).collect()
    }
}

/// Hears of every text of ours that another tab writes or removes, by its key; `None` stands for all of them.
pub fn listen(hear: impl Fn(Option<String>) + 'static) {
    let heard =
        Closure::<dyn Fn(web_sys::StorageEvent)>::new(move |event: web_sys::StorageEvent| {
            match event.key() {
                Some(key) => {
                    if let Some(ours) = key.strip_prefix(PREFIX) {
                        hear(Some(ours.to_owned()));
                    }
                }
                None => hear(None),
            }
        });
    if let Some(window) = web_sys::window() {
        // Never refused.
        let _ = window.add_event_listener_with_callback("storage", heard.as_ref().unchecked_ref());
    }
    // Listens as long as the page lives.
    heard.forget();
}
