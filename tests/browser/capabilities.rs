//! What each engine is asked for when a session begins: headless, empty, quiet, in a known language.

use serde_json::{Value, json};

use crate::engine::{Engine, Tools};
use crate::failure::Failure;
use crate::scratch::Scratch;

/// How the browser presents its user to the page.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The language the browser says its user reads.
    pub lang: String,
    /// Whether the user asked for less motion, which also makes pictures repeatable.
    pub calm: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { lang: "en-US".to_owned(), calm: false }
    }
}

/// The body of a new-session request; the profile lives in `scratch`.
pub fn request(engine: Engine, tools: &Tools, setup: &Setup, scratch: &Scratch) -> Result<Value, Failure> {
    let (key, options) = match engine {
        Engine::Chromium => ("goog:chromeOptions", chromium(tools, setup, scratch)),
        Engine::Firefox => ("moz:firefoxOptions", firefox(tools, setup, scratch)?),
        Engine::WebKit => {
            ("webkitgtk:browserOptions", json!({ "binary": tools.browser, "args": ["--automation"] }))
        }
    };
    let mut wanted = json!({
        // Journeys hold files back on purpose; a driver that waits for the load event would wait with them.
        "pageLoadStrategy": "none",
        key: options,
    });
    if engine == Engine::Chromium {
        wanted["goog:loggingPrefs"] = json!({ "browser": "ALL" });
    }
    Ok(json!({ "capabilities": { "alwaysMatch": wanted } }))
}

fn chromium(tools: &Tools, setup: &Setup, scratch: &Scratch) -> Value {
    let mut args = [
        "--headless",
        // Containers and build machines run as root, where the sandbox cannot start.
        "--no-sandbox",
        "--disable-gpu",
        // Their shared memory is small, too.
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ]
    .map(str::to_owned)
    .to_vec();
    args.push(format!("--user-data-dir={}", scratch.path().display()));
    args.push(format!("--accept-lang={}", setup.lang));
    if setup.calm {
        args.push("--force-prefers-reduced-motion".to_owned());
    }
    json!({ "binary": tools.browser, "args": args })
}

fn firefox(tools: &Tools, setup: &Setup, scratch: &Scratch) -> Result<Value, Failure> {
    // Firefox keeps its window at 450 pixels or more; a phone is narrower.
    scratch.write("chrome/userChrome.css", ":root, body { min-width: 0 !important; }\n")?;
    Ok(json!({
        "binary": tools.browser,
        "args": ["-headless", "-profile", scratch.path()],
        "prefs": {
            "toolkit.legacyUserProfileCustomizations.stylesheets": true,
            "intl.accept_languages": setup.lang,
            "ui.prefersReducedMotion": i32::from(setup.calm),
        },
    }))
}
