//! The games that journeys play through the page: legal to the end, and together everything that is demanded.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use castaway::games::island::{Island, Outcome, transcript};
use castaway::kernel::{Game, Record};

use crate::coverage::{DEMANDED, shown};

/// The games by their names, which are their endings.
fn scripts() -> Vec<(String, Record<Island>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/games");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let script = |file: std::path::PathBuf| {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let record = transcript::read(&fs::read_to_string(&file).unwrap());
        (name.clone(), record.unwrap_or_else(|why| panic!("{name}: {why}")))
    };
    files.map(script).collect()
}

/// Everything a record shows.
fn shows(record: &Record<Island>) -> BTreeSet<String> {
    let mut state = Island::start(&record.setup, record.seed);
    let mut names = BTreeSet::new();
    for action in &record.actions {
        // Reading the transcript has played it already.
        let step = Island::step(&state, *action).unwrap();
        names.extend(shown(&state, *action, &step));
        state = step.state;
    }
    names
}

#[test]
fn every_script_ends_as_its_name_says() {
    let mut names: Vec<String> = Vec::new();
    for (name, record) in scripts() {
        assert!(shows(&record).contains(&format!("the end: {name}")), "{name}");
        names.push(name);
    }
    names.sort_unstable();
    let mut causes = Outcome::CAUSES;
    causes.sort_unstable();
    assert_eq!(names, causes);
}

#[test]
fn the_scripts_together_show_everything_demanded() {
    let seen: BTreeSet<String> = scripts().iter().flat_map(|(_, record)| shows(record)).collect();
    let missing: Vec<&str> = DEMANDED.into_iter().filter(|name| !seen.contains(*name)).collect();
    assert_eq!(missing, [""; 0]);
}

/// A journey takes a third of a second a step, in three engines.
#[test]
fn the_scripts_are_short() {
    let lengths: Vec<usize> = scripts().iter().map(|(_, record)| record.actions.len()).collect();
    assert!(
        lengths.iter().all(|length| *length <= 160) && lengths.iter().sum::<usize>() <= 420,
        "{lengths:?}"
    );
}
