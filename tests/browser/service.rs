//! A running driver: the program that starts browsers of one engine and passes commands on to them.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use crate::capabilities::{self, Setup};
use crate::engine::{Engine, Tools};
use crate::failure::Failure;
use crate::process::Group;
use crate::scratch::Scratch;
use crate::wait::wait_until;
use crate::wire::Wire;

/// Larger than any window a test asks for, pictures of whole pages included.
const SCREEN: &str = "2560x6000x24";

/// WebKit's small browser has a toolbar that would keep its window wider than a phone.
const SLIM: &str =
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n";

/// A driver process and what it needs; all of it ends when this is dropped.
pub struct Service {
    engine: Engine,
    tools: Tools,
    setup: Setup,
    wire: Wire,
    // In the order they should end.
    _driver: Group,
    _screen: Option<Group>,
    scratch: Scratch,
}

impl Service {
    /// Starts an engine's driver and waits until it answers.
    pub fn start(engine: Engine, setup: &Setup) -> Result<Self, Failure> {
        let tools = engine.tools()?;
        let scratch = Scratch::new(engine.name())?;
        let (screen, environment) = match &tools.screen {
            Some(program) => {
                let (screen, display) = start_screen(program)?;
                (Some(screen), on_screen(&display, setup, &scratch)?)
            }
            None => (None, Vec::new()),
        };
        let port = free_port()?;
        let log = scratch.path().join("driver.log");
        let doing = format!("starting {}", tools.driver.display());
        let driver = File::create(&log)
            .and_then(|out| Ok((out.try_clone()?, out)))
            .and_then(|(out, err)| {
                Group::start(&tools.driver, &arguments(engine, port), &environment, out.into(), err.into())
            })
            .map_err(Failure::system(doing))?;
        let wire = Wire::new(port);
        wait_until_ready(engine, &wire, &log)?;
        Ok(Self { engine, tools, setup: setup.clone(), wire, _driver: driver, _screen: screen, scratch })
    }

    pub fn engine(&self) -> Engine {
        self.engine
    }

    pub fn wire(&self) -> &Wire {
        &self.wire
    }

    /// A folder that one session may leave for the next.
    pub fn warm(&self) -> PathBuf {
        self.scratch.path().join("warm")
    }

    /// What to ask for in a new session with an empty profile in `scratch`.
    pub fn session_request(&self, scratch: &Scratch) -> Result<Value, Failure> {
        capabilities::request(self.engine, &self.tools, &self.setup, scratch)
    }
}

fn arguments(engine: Engine, port: u16) -> Vec<String> {
    match engine {
        Engine::Chromium | Engine::WebKit => vec![format!("--port={port}")],
        // The second port is for a protocol we do not use, and its default is taken when two run at once.
        Engine::Firefox => vec![format!("--port={port}"), "--websocket-port=0".to_owned()],
    }
}

fn wait_until_ready(engine: Engine, wire: &Wire, log: &Path) -> Result<(), Failure> {
    let what = format!("{}'s driver to answer", engine.title());
    let answer = wait_until(
        &what,
        // Nobody listens at first: that is not a failure yet.
        || Ok(wire.get("asking the driver's state", "/status").map_err(|failure| failure.to_string())),
        |state| state.as_ref().is_ok_and(|state| state["ready"] == true),
    );
    answer.map(drop).map_err(|failure| Failure::Wire {
        doing: failure.to_string(),
        cause: fs::read_to_string(log).unwrap_or_default().trim().to_owned(),
    })
}

/// Starts a screen in memory and tells its number.
fn start_screen(program: &Path) -> Result<(Group, String), Failure> {
    let doing = || "starting a screen in memory".to_owned();
    // The screen picks a free number itself and writes it to the given descriptor.
    let arguments = ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"].map(str::to_owned);
    let mut screen = Group::start(program, &arguments, &[], Stdio::piped(), Stdio::null())
        .map_err(Failure::system(doing()))?;
    let mut number = String::new();
    if let Some(out) = screen.stdout() {
        BufReader::new(out).read_line(&mut number).map_err(Failure::system(doing()))?;
    }
    match number.trim() {
        "" => Err(Failure::Wire { doing: doing(), cause: "it ended at once".to_owned() }),
        number => Ok((screen, format!(":{number}"))),
    }
}

/// What WebKit's browser, which takes no such options, reads from its surroundings.
fn on_screen(display: &str, setup: &Setup, scratch: &Scratch) -> Result<Vec<(String, String)>, Failure> {
    scratch.write("gtk-3.0/gtk.css", SLIM)?;
    scratch.write(
        "gtk-3.0/settings.ini",
        &format!("[Settings]\ngtk-enable-animations={}\n", u8::from(!setup.calm)),
    )?;
    let home = scratch.path().display().to_string();
    let locale = format!("{}.UTF-8", setup.lang.replace('-', "_"));
    // The browser takes its language from the machine's locale, which only counts when it is installed; the
    // plain one under another name is enough.
    drop(symlink("/usr/lib/locale/C.utf8", scratch.path().join(&locale)));
    let pairs = [
        ("DISPLAY", display),
        ("XDG_CONFIG_HOME", &home),
        ("LC_ALL", &locale),
        ("LOCPATH", &home),
        ("GDK_BACKEND", "x11"),
        // As with Chromium: the sandbox cannot start as root in a container.
        ("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1"),
    ];
    Ok(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec())
}

fn free_port() -> Result<u16, Failure> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(Failure::system("looking for a free port"))
}
