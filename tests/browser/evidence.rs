//! What is kept of a journey that failed: a picture, the document, the complaints, the requests.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::engine::Engine;
use crate::page::Page;

/// The folder for one journey's evidence.
pub struct Evidence {
    folder: PathBuf,
}

impl Evidence {
    /// Throws away what an earlier run kept: old evidence misleads.
    pub fn new(engine: Engine, journey: &str) -> Self {
        let root = env::var_os("CASTAWAY_ARTIFACTS")
            .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("target/journeys"), PathBuf::from);
        let folder = root.join(engine.name()).join(journey);
        let evidence = Self { folder };
        evidence.discard();
        evidence
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Throws away what is kept; often that is nothing.
    pub fn discard(&self) {
        drop(fs::remove_dir_all(&self.folder));
    }

    /// Keeps as much as the browser still gives; the journey's own failure matters more than one here.
    pub fn keep(&self, page: &Page, failure: &str) -> String {
        drop(page.console.gather(&page.driver));
        let driver = &page.driver;
        let mut story = format!("{failure}\n\n{} {}\n", driver.engine().title(), driver.version());
        if let Ok(url) = driver.url() {
            let _ = writeln!(story, "{url}");
        }
        let complaints = page.console.heard();
        let complaints =
            complaints.iter().map(|complaint| format!("{:?}: {}\n", complaint.kind, complaint.text));
        let requests = page.server.log();
        let requests = requests.iter().map(|request| {
            let status = request.status.map_or("---".to_owned(), |status| status.to_string());
            format!("{status} {} {}\n", request.method, request.path)
        });
        self.write("failure.txt", story.as_bytes());
        self.write("console.txt", complaints.collect::<String>().as_bytes());
        self.write("requests.txt", requests.collect::<String>().as_bytes());
        if let Ok(html) = driver.html() {
            self.write("page.html", html.as_bytes());
        }
        if let Ok(picture) = driver.screenshot() {
            self.write("screenshot.png", &picture);
        }
        format!("evidence in {}", self.folder.display())
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        let done = fs::create_dir_all(&self.folder).and_then(|()| fs::write(self.folder.join(name), bytes));
        if let Err(cause) = done {
            eprintln!("cannot keep {name} in {}: {cause}", self.folder.display());
        }
    }
}
