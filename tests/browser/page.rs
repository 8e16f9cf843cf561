//! What a journey holds: a browser, the server it looks at, and the steps a person takes.

use std::cell::RefCell;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::console::Console;
use crate::driver::Driver;
use crate::element::Element;
use crate::failure::Failure;
use crate::keys::Key;
use crate::server::Server;
use crate::wait::{wait_for, wait_until};

/// Tests look at the site under a path of its own: nothing in it may rely on being at the root.
pub const PREFIX: &str = "/some/where/";

/// One journey's browser and server, both its own.
pub struct Page {
    pub driver: Driver,
    pub server: Server,
    pub console: Console,
    pub(crate) allowed: RefCell<Allowed>,
    worker: Arc<AtomicBool>,
}

/// Most journeys arrange what the server sends, and a worker would send what it has kept: for them the browser
/// seems to have none.
const NO_WORKER: &str = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });\n";

/// What the journey declared it expects to go wrong.
#[derive(Default)]
pub(crate) struct Allowed {
    pub errors: Vec<String>,
    pub requests: Vec<String>,
    pub forbidden: bool,
}

impl Page {
    /// A server for `site` and a browser that has not gone there yet.
    pub fn new(driver: Driver, site: &Path) -> Result<Self, Failure> {
        let server = Server::start(site, PREFIX).map_err(Failure::system("starting the server"))?;
        Console::install(&server);
        let worker = Arc::new(AtomicBool::new(false));
        let allowed = Arc::clone(&worker);
        server.doctor("/boot.js", move |script| {
            let head = if allowed.load(Ordering::SeqCst) { "" } else { NO_WORKER };
            [head.as_bytes(), &script].concat()
        });
        Ok(Self { driver, server, console: Console::default(), allowed: RefCell::default(), worker })
    }

    /// Lets the page keep itself on the device, from the next load on.
    pub fn allow_worker(&self) {
        self.worker.store(true, Ordering::SeqCst);
    }

    /// The site's address, with its last slash.
    pub fn base(&self) -> String {
        self.server.base()
    }

    /// Goes to a route such as `#/rules` and waits until the app stands.
    #[track_caller]
    pub fn open(&self, route: &str) -> Result<(), Failure> {
        self.visit(route)?;
        self.wait_until_ready()
    }

    /// Goes to a route and does not wait for the app.
    #[track_caller]
    pub fn visit(&self, route: &str) -> Result<(), Failure> {
        self.console.gather(&self.driver)?;
        self.driver.goto(&format!("{}{route}", self.base()))
    }

    /// Loads the page again and waits until the app stands.
    #[track_caller]
    pub fn reload(&self) -> Result<(), Failure> {
        self.console.gather(&self.driver)?;
        self.driver.refresh()?;
        self.wait_until_ready()
    }

    /// The same through the page's worker, if it has one.
    #[track_caller]
    pub fn reload_by_hand(&self) -> Result<(), Failure> {
        self.console.gather(&self.driver)?;
        self.driver.refresh_by_hand()?;
        self.wait_until_ready()
    }

    /// Whether the app says that it stands.
    pub fn is_ready(&self) -> Result<bool, Failure> {
        let ready = "return document.documentElement?.dataset.ready === 'true'";
        self.driver.execute(ready, json!([])).map(|ready| ready == true)
    }

    #[track_caller]
    pub fn wait_until_ready(&self) -> Result<(), Failure> {
        wait_until("the app to say it is ready", || self.is_ready(), |ready| *ready).map(drop)
    }

    /// The first displayed element a selector finds, waited for.
    #[track_caller]
    pub fn find(&self, css: &str) -> Result<Element<'_>, Failure> {
        wait_for(&format!("a displayed {css}"), || {
            for element in self.driver.find_all(css)? {
                if element.is_displayed()? {
                    return Ok(Some(element));
                }
            }
            Ok(None)
        })
    }

    /// The displayed element with this role and accessible name, waited for: how a person asks for it.
    #[track_caller]
    pub fn named(&self, role: &str, name: &str) -> Result<Element<'_>, Failure> {
        wait_for(&format!("a {role} named «{name}»"), || {
            for element in self.driver.find_all(candidates(role))? {
                if element.is_displayed()? && element.role()? == role && element.label()? == name {
                    return Ok(Some(element));
                }
            }
            Ok(None)
        })
    }

    /// Clicks what a selector finds, as soon as that is possible.
    #[track_caller]
    pub fn click(&self, css: &str) -> Result<(), Failure> {
        wait_for(&format!("a click on {css}"), || self.driver.find(css)?.click().map(Some))
    }

    /// Clicks what a person would call so, as soon as that is possible.
    #[track_caller]
    pub fn click_named(&self, role: &str, name: &str) -> Result<(), Failure> {
        wait_for(&format!("a click on {role} «{name}»"), || self.named(role, name)?.click().map(Some))
    }

    /// Waits until the text a selector finds is good, and gives it back.
    #[track_caller]
    pub fn text(&self, css: &str, good: impl Fn(&str) -> bool) -> Result<String, Failure> {
        let what = format!("the right text in {css}");
        wait_until(&what, || self.driver.find(css)?.text(), |text| good(text))
    }

    /// Waits until a selector finds nothing that is displayed.
    #[track_caller]
    pub fn gone(&self, css: &str) -> Result<(), Failure> {
        let displayed = || {
            let found = self.driver.find_all(css)?;
            found.iter().try_fold(0, |count, element| Ok(count + u32::from(element.is_displayed()?)))
        };
        wait_until(&format!("no displayed {css}"), displayed, |count| *count == 0).map(drop)
    }

    /// Presses a key wherever the focus is.
    pub fn press(&self, key: Key) -> Result<(), Failure> {
        self.driver.press(key)
    }

    /// Declares that errors containing this text belong to the journey.
    pub fn allow_error(&self, text: &str) {
        self.allowed.borrow_mut().errors.push(text.to_owned());
    }

    /// Declares that failing requests for paths that end so belong to the journey.
    pub fn allow_failed_request(&self, suffix: &str) {
        self.allowed.borrow_mut().requests.push(suffix.to_owned());
    }

    /// Declares that the content security policy will have to step in.
    pub fn expect_forbidden(&self) {
        self.allowed.borrow_mut().forbidden = true;
    }

    /// Runs a script in the page; see [`Driver::execute`].
    pub fn execute(&self, script: &str, args: Value) -> Result<Value, Failure> {
        self.driver.execute(script, args)
    }
}

/// Where to look for a role: asking every element of the page would take long.
fn candidates(role: &str) -> &str {
    match role {
        "button" => "button, summary, input[type=button], input[type=submit], [role=button]",
        "link" => "a[href], [role=link]",
        "heading" => "h1, h2, h3, h4, h5, h6, [role=heading]",
        "checkbox" => "input[type=checkbox], [role=checkbox]",
        "radio" => "input[type=radio], [role=radio]",
        "textbox" => "input, textarea, [role=textbox]",
        "dialog" => "dialog, [role=dialog]",
        _ => {
            "[role], input, select, textarea, main, nav, header, footer, aside, section, ul, ol, li, table, img"
        }
    }
}
