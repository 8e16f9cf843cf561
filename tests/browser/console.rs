//! What the page and the browser complained of, gathered before a navigation can wipe it away.

use std::cell::RefCell;

use serde_json::{Value, json};

use crate::driver::Driver;
use crate::failure::Failure;
use crate::server::Server;

/// Runs before anything of the page's own.
const RECORDER: &str = include_str!("record.js");

/// How much a complaint matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Something broke.
    Error,
    /// Worth reading when something else broke.
    Warning,
    /// The page tried what its own content security policy forbids.
    Forbidden,
    /// A request that left the page's origin.
    OffOrigin,
}

/// One complaint, in its own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Complaint {
    pub kind: Kind,
    pub text: String,
}

/// Everything gathered during one journey.
#[derive(Default)]
pub struct Console {
    heard: RefCell<Vec<Complaint>>,
}

impl Console {
    /// Lets the page's first script, which every page loads before all others, begin with the recorder.
    pub fn install(server: &Server) {
        server.doctor("/boot.js", |script| [RECORDER.as_bytes(), b"\n", &script].concat());
    }

    /// Takes over what the current document and the browser have to say.
    pub fn gather(&self, driver: &Driver) -> Result<(), Failure> {
        let told = driver.execute(
            "const strays = performance.getEntriesByType('resource').map((entry) => entry.name)
                 .filter((name) => !name.startsWith('data:') && new URL(name).origin !== location.origin);
             performance.clearResourceTimings();
             return { log: (window.__log || []).splice(0), strays };",
            json!([]),
        )?;
        let mut heard = self.heard.borrow_mut();
        heard.extend(list(&told["log"]).map(|line| {
            let kind = match line["kind"].as_str() {
                Some("csp") => Kind::Forbidden,
                Some("warn") => Kind::Warning,
                _ => Kind::Error,
            };
            Complaint { kind, text: text(&line["text"]) }
        }));
        heard.extend(list(&told["strays"]).map(|url| Complaint { kind: Kind::OffOrigin, text: text(url) }));
        heard.extend(driver.browser_log()?.iter().map(|line| {
            let severe = line["level"] == "SEVERE";
            Complaint {
                kind: if severe { Kind::Error } else { Kind::Warning },
                text: format!("{}: {}", text(&line["source"]), text(&line["message"])),
            }
        }));
        Ok(())
    }

    /// Forgives everything so far.
    pub fn forget(&self) {
        self.heard.borrow_mut().clear();
    }

    pub fn heard(&self) -> Vec<Complaint> {
        self.heard.borrow().clone()
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
