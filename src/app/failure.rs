//! What happens when the page breaks: `boot.js` shows the failure screen, which works without us.

use std::panic::{PanicHookInfo, set_hook};

/// From here on, a panic is told to the static part of the page, which shows plain words and a report.
pub fn watch() {
    set_hook(Box::new(tell));
}

fn tell(panic: &PanicHookInfo<'_>) {
    let detail = web_sys::CustomEventInit::new();
    detail.set_detail(&panic.to_string().into());
    let event = web_sys::CustomEvent::new_with_event_init_dict("castaway-failure", &detail);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // Nobody is left to hear of a failure to tell of a failure.
        let _ = window.dispatch_event(&event);
    }
}
