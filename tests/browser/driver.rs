//! A session in a browser: the W3C WebDriver commands the journeys need, one method each.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::base64;
use crate::element::Element;
use crate::engine::Engine;
use crate::failure::Failure;
use crate::scratch::Scratch;
use crate::service::Service;
use crate::wait::wait_until;
use crate::warmth;
use crate::wire::Wire;

/// A browser with an empty profile; it closes when this is dropped.
pub struct Driver {
    engine: Engine,
    version: String,
    wire: Wire,
    session: String,
    profile: Scratch,
    /// Where to leave what makes the next start quicker, when nobody has yet.
    warm: Option<PathBuf>,
}

impl Driver {
    /// Opens a browser with nothing stored in it.
    pub fn open(service: &Service) -> Result<Self, Failure> {
        let profile = Scratch::new("profile")?;
        let warm = (service.engine() == Engine::Firefox).then(|| service.warm());
        if let Some(warm) = &warm {
            warmth::hand_on(warm, profile.path());
        }
        let request = service.session_request(&profile)?;
        let answer = service.wire().open(&request)?;
        let session = answer["sessionId"].as_str().unwrap_or_default();
        Ok(Self {
            engine: service.engine(),
            version: answer["capabilities"]["browserVersion"].as_str().unwrap_or("unknown").to_owned(),
            wire: service.wire().clone(),
            session: format!("/session/{session}"),
            profile,
            warm: warm.filter(|warm| !warm.exists()),
        })
    }

    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The browser's own version, such as `128.3.1`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Goes to an address and waits until its document has replaced the old one, not until it is loaded.
    pub fn goto(&self, url: &str) -> Result<(), Failure> {
        let here = self.url()?;
        self.leave(|| self.post(&format!("going to {url}"), "/url", &json!({ "url": url })), {
            // Only another fragment: the same document stays.
            url.contains('#') && document_of(url) == document_of(&here)
        })
    }

    /// Loads the page again and waits until the new document has replaced the old one.
    pub fn refresh(&self) -> Result<(), Failure> {
        self.leave(|| self.post("loading the page again", "/refresh", &json!({})), false)
    }

    /// The same as a person does it: Firefox's driver goes around the page's worker.
    pub fn refresh_by_hand(&self) -> Result<(), Failure> {
        self.leave(|| self.execute("location.reload()", json!([])), false)
    }

    /// Goes back in the history; where that leads is for the caller to wait for.
    pub fn back(&self) -> Result<(), Failure> {
        self.post("going back", "/back", &json!({})).map(drop)
    }

    pub fn forward(&self) -> Result<(), Failure> {
        self.post("going forward", "/forward", &json!({})).map(drop)
    }

    pub fn url(&self) -> Result<String, Failure> {
        self.get("reading the address", "/url").map(|url| url.as_str().unwrap_or_default().to_owned())
    }

    pub fn title(&self) -> Result<String, Failure> {
        self.get("reading the title", "/title").map(|title| title.as_str().unwrap_or_default().to_owned())
    }

    /// The document as HTML, as it is now.
    pub fn html(&self) -> Result<String, Failure> {
        self.get("reading the document", "/source").map(|html| html.as_str().unwrap_or_default().to_owned())
    }

    /// The first element a selector finds, at once.
    pub fn find(&self, css: &str) -> Result<Element<'_>, Failure> {
        let search = json!({ "using": "css selector", "value": css });
        let found = self.post(&format!("finding {css}"), "/element", &search)?;
        Element::from_value(self, css, &found)
    }

    /// Every element a selector finds, at once; none is no failure.
    pub fn find_all(&self, css: &str) -> Result<Vec<Element<'_>>, Failure> {
        let search = json!({ "using": "css selector", "value": css });
        let found = self.post(&format!("finding all {css}"), "/elements", &search)?;
        found.as_array().into_iter().flatten().map(|value| Element::from_value(self, css, value)).collect()
    }

    /// The element that has the focus.
    pub fn focused(&self) -> Result<Element<'_>, Failure> {
        let found = self.get("finding the focus", "/element/active")?;
        Element::from_value(self, "the focused element", &found)
    }

    /// Runs the body of a function in the page; `args` is a list, the result is what it returns.
    pub fn execute(&self, script: &str, args: Value) -> Result<Value, Failure> {
        let body = json!({ "script": script, "args": args });
        let run = || self.post("running a script", "/execute/sync", &body);
        match run() {
            // WebKit gives up a script that meets a page on its way out; the next page can answer it.
            Err(failure) if failure.to_string().contains("before the unload event") => run(),
            result => result,
        }
    }

    /// The same for a script that calls its last argument with the result.
    pub fn execute_async(&self, script: &str, args: Value) -> Result<Value, Failure> {
        self.post("running a script", "/execute/async", &json!({ "script": script, "args": args }))
    }

    /// The tab that commands go to.
    pub fn tab(&self) -> Result<String, Failure> {
        self.get("asking for the tab", "/window").map(|handle| handle.as_str().unwrap_or_default().to_owned())
    }

    /// Opens another tab, in a window of its own: WebKit presses nothing in a tab that is hidden. Commands still
    /// go to this one.
    pub fn open_tab(&self) -> Result<String, Failure> {
        let opened = self.post("opening a tab", "/window/new", &json!({ "type": "window" }))?;
        Ok(opened["handle"].as_str().unwrap_or_default().to_owned())
    }

    /// From now on commands go to this tab.
    pub fn switch_to(&self, tab: &str) -> Result<(), Failure> {
        self.post("changing tabs", "/window", &json!({ "handle": tab })).map(drop)
    }

    /// A picture of the viewport, as PNG.
    pub fn screenshot(&self) -> Result<Vec<u8>, Failure> {
        let picture = self.get("taking a picture", "/screenshot")?;
        picture
            .as_str()
            .and_then(base64::decode)
            .ok_or_else(|| Failure::wrong("the driver's picture is not base64"))
    }

    /// What Chromium itself wrote to its console since last asked; other engines have no such log.
    pub fn browser_log(&self) -> Result<Vec<Value>, Failure> {
        if self.engine != Engine::Chromium {
            return Ok(Vec::new());
        }
        let log = self.post("reading the browser's log", "/se/log", &json!({ "type": "browser" }))?;
        Ok(log.as_array().cloned().unwrap_or_default())
    }

    pub fn get(&self, doing: &str, path: &str) -> Result<Value, Failure> {
        self.wire.get(doing, &format!("{}{path}", self.session))
    }

    pub fn post(&self, doing: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        self.wire.post(doing, &format!("{}{path}", self.session), body)
    }

    /// Leaves the document by `go`; without a mark on the old one, its state could pass for the new one's.
    fn leave(&self, go: impl Fn() -> Result<Value, Failure>, stays: bool) -> Result<(), Failure> {
        if stays {
            return go().map(drop);
        }
        self.execute("document.leaving = true", json!([]))?;
        go()?;
        wait_until(
            "the new document",
            // Between two documents some engines have none to run a script in.
            || {
                Ok(self
                    .execute("return document.leaving !== true && !!document.documentElement", json!([]))
                    .map_err(|failure| failure.to_string()))
            },
            |arrived| arrived.as_ref().is_ok_and(|arrived| *arrived == true),
        )
        .map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A browser that no longer answers is ended with its driver.
        drop(self.wire.delete("closing the browser", &self.session));
        if let Some(warm) = &self.warm {
            drop(fs::create_dir_all(warm));
            warmth::hand_on(self.profile.path(), warm);
        }
    }
}

fn document_of(url: &str) -> &str {
    url.split('#').next().unwrap_or_default()
}
