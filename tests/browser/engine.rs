//! The browser engines the page is tested in, and where this machine keeps them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// A family of browsers that renders and runs pages in one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// The programs that make an engine drivable.
#[derive(Debug)]
pub struct Tools {
    pub driver: PathBuf,
    pub browser: PathBuf,
    /// A screen in memory, for an engine that cannot do without one.
    pub screen: Option<PathBuf>,
}

impl Engine {
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// As it stands in a trial's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// As people write it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Finds the engine's programs, or says in plain words what is not there.
    pub fn tools(self) -> Result<Tools, Failure> {
        let found = |file: Option<PathBuf>, package: &str| {
            file.ok_or_else(|| Failure::Missing(format!("{} - {package} is not installed", self.title())))
        };
        let (driver, browser, screen) = match self {
            Self::Chromium => {
                let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
                let driver = found(on_path(&["chromedriver"]), "chromium-driver (chromedriver)")?;
                (driver, found(on_path(&names), "chromium")?, None)
            }
            Self::Firefox => {
                let driver = found(on_path(&["geckodriver"]), "geckodriver")?;
                (driver, found(on_path(&["firefox-esr", "firefox"]), "firefox-esr")?, None)
            }
            Self::WebKit => {
                let driver = found(on_path(&["WebKitWebDriver"]), "webkit2gtk-driver")?;
                let browser = found(mini_browser(), "libwebkit2gtk (its MiniBrowser)")?;
                (driver, browser, Some(found(on_path(&["Xvfb"]), "xvfb")?))
            }
        };
        Ok(Tools { driver, browser, screen })
    }
}

/// The first of these programs that is found; the project's own tools come before the machine's.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join(".tools/bin");
    let cargo = env::home_dir().map(|home| home.join(".cargo/bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = [own].into_iter().chain(env::split_paths(&path)).chain(cargo).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// WebKitGTK's small browser is not on the PATH but beside its library.
fn mini_browser() -> Option<PathBuf> {
    let fixed = ["/usr/libexec", "/usr/lib", "/usr/lib64"].map(PathBuf::from);
    let per_machine = fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let folders: Vec<_> = fixed.into_iter().chain(per_machine).collect();
    ["webkit2gtk-4.1/MiniBrowser", "webkitgtk-6.0/MiniBrowser", "webkit2gtk-4.0/MiniBrowser"]
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}
