//! Which bytes belong to a path: folders under prefixes, and files held in memory.

use std::collections::HashMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::mime;

/// Everything a server can be asked for.
#[derive(Default)]
pub struct Site {
    mounts: Vec<(String, PathBuf)>,
    extras: HashMap<String, (String, Vec<u8>)>,
}

/// What a path leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    File {
        mime: String,
        bytes: Vec<u8>,
    },
    /// A folder asked for without its last slash: relative links would break there.
    NeedsSlash,
    /// A path that tries to leave its folder.
    Refused,
    Missing,
}

impl Site {
    /// Serves `folder` under `prefix`, which starts and ends with a slash.
    pub fn mount(&mut self, prefix: &str, folder: &Path) {
        self.mounts.push((prefix.to_owned(), folder.to_owned()));
        // The most specific prefix answers first.
        self.mounts.sort_by_key(|(prefix, _)| std::cmp::Reverse(prefix.len()));
    }

    /// Serves `bytes` at exactly `path`, before any folder is looked at.
    pub fn put(&mut self, path: &str, mime: &str, bytes: Vec<u8>) {
        self.extras.insert(path.to_owned(), (mime.to_owned(), bytes));
    }

    /// Looks up a decoded path.
    pub fn find(&self, path: &str) -> Found {
        if let Some(found) = self.extra(path) {
            return found;
        }
        let Some((prefix, folder)) = self.mounts.iter().find(|(prefix, _)| path.starts_with(prefix.as_str()))
        else {
            let with_slash = format!("{path}/");
            let known = self.mounts.iter().any(|(prefix, _)| *prefix == with_slash);
            return if known { Found::NeedsSlash } else { Found::Missing };
        };
        self.in_folder(folder, path, &path[prefix.len()..])
    }

    fn extra(&self, path: &str) -> Option<Found> {
        let index = path.ends_with('/').then(|| format!("{path}index.html"));
        let (mime, bytes) = self.extras.get(index.as_deref().unwrap_or(path))?;
        Some(Found::File { mime: mime.clone(), bytes: bytes.clone() })
    }

    fn in_folder(&self, folder: &Path, path: &str, rest: &str) -> Found {
        let plain = Path::new(rest).components().all(|part| matches!(part, Component::Normal(_)));
        if !plain || rest.contains(['\\', '\0']) {
            return Found::Refused;
        }
        let Ok(home) = folder.canonicalize() else { return Found::Missing };
        let Ok(mut file) = home.join(rest).canonicalize() else { return Found::Missing };
        // A link inside the folder may still point out of it.
        if !file.starts_with(&home) {
            return Found::Refused;
        }
        let wants_folder = path.ends_with('/');
        match (file.is_dir(), wants_folder) {
            (true, false) => return Found::NeedsSlash,
            (true, true) => file.push("index.html"),
            (false, true) => return Found::Missing,
            (false, false) => {}
        }
        match fs::read(&file) {
            Ok(bytes) => Found::File { mime: mime::of(&file.to_string_lossy()).to_owned(), bytes },
            Err(_) => Found::Missing,
        }
    }
}
