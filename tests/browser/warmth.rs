//! Firefox's compiled start-up code, handed from one empty profile to the next: it halves the start.

use std::fs;
use std::io;
use std::path::Path;

/// Nothing a page stores is among these; the first tells which browser the second was compiled by.
const KEPT: [&str; 2] = ["compatibility.ini", "startupCache"];

/// Copies what is worth keeping from one folder to another. Nothing depends on it: without, it is slower.
pub fn hand_on(from: &Path, to: &Path) {
    for name in KEPT {
        drop(copy(&from.join(name), &to.join(name)));
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
