//! Texts that leave the page and come into it as files.

use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Lets the browser save a text as a file.
pub fn save(name: &str, text: &str) {
    // Every browser that runs us can; where one refuses, the text stands beside the button.
    let _ = download(name, text);
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &kind)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let link: web_sys::HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The click has taken it.
    web_sys::Url::revoke_object_url(&address)
}

/// Why a chosen file gave no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoText {
    /// Nothing was chosen after all.
    Nothing,
    /// Longer than asked for; the length it has.
    TooLong(usize),
    Unreadable,
}

/// Reads the file that was chosen in the field that an event came from, if it is no longer than this.
pub fn read(event: &web_sys::Event, longest: usize, hear: impl FnOnce(Result<String, NoText>) + 'static) {
    let field = event.target().map(|target| target.unchecked_into::<web_sys::HtmlInputElement>());
    let file = field.as_ref().and_then(|field| field.files()?.get(0));
    spawn_local(async move {
        let text = match file {
            None => Err(NoText::Nothing),
            Some(file) if file.size() > longest as f64 => Err(NoText::TooLong(file.size() as usize)),
            Some(file) => {
                let text = JsFuture::from(file.text()).await;
                text.ok().and_then(|text| text.as_string()).ok_or(NoText::Unreadable)
            }
        };
        // The same file can be chosen once more.
        if let Some(field) = field {
            field.set_value("");
        }
        hear(text);
    });
}
