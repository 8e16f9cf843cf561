//! A folder for throw-away files, gone when its owner is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::failure::Failure;

/// A new, empty folder in the system's place for such things.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    pub fn new(purpose: &str) -> Result<Self, Failure> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("castaway-{purpose}-{}-{count}", process::id()));
        fs::create_dir_all(&path).map_err(Failure::system(format!("making {}", path.display())))?;
        Ok(Self { path })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a file into the folder, with the folders above it.
    pub fn write(&self, name: &str, text: &str) -> Result<PathBuf, Failure> {
        let file = self.path.join(name);
        let doing = format!("writing {}", file.display());
        file.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&file, text))
            .map_err(Failure::system(doing))?;
        Ok(file)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A leftover in the temporary folder is harmless.
        drop(fs::remove_dir_all(&self.path));
    }
}
