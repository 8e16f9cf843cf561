//! Style sheets keep to themselves: all of them are always there, so a class that two of them dress without knowing of
//! each other ends up wearing both.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// One sheet for each part of the page. What all of them share (tokens, bare elements, the layout of the table, motion)
/// may speak of any class.
const PARTS: [&str; 18] = [
    "boot",
    "cards",
    "compare",
    "crew",
    "daily",
    "danger",
    "end",
    "letter",
    "overlay",
    "pages",
    "pieces",
    "prompt",
    "replay",
    "rise",
    "setup",
    "shelf",
    "statistics",
    "supply",
];

/// The same thing in two sheets, on purpose: small cards are laid out with the crew.
const SHARED: [&str; 1] = [".minis"];

/// A sheet without its comments.
fn rules(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("style").join(name).with_extension("css");
    let sheet = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let mut rest = sheet.as_str();
    let mut rules = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        rules.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    rules + rest
}

/// The classes that a sheet dresses wherever they occur: selectors that are one class and nothing else.
fn bare_classes(rules: &str) -> Vec<String> {
    // What stands in brackets belongs to what stands before and behind them.
    let mut depth = 0;
    let ends = |letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        "{};".contains(letter) || (letter == ',' && depth == 0)
    };
    let selectors = rules.split(ends);
    let is_class = |text: &str| {
        text.strip_prefix('.').is_some_and(|name| {
            !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        })
    };
    selectors.map(str::trim).filter(|text| is_class(text)).map(str::to_owned).collect()
}

#[test]
fn no_two_sheets_dress_the_same_class() {
    let mut dressed: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for part in PARTS.into_iter().chain(["tiles"]) {
        let mut classes = bare_classes(&rules(part));
        classes.sort_unstable();
        classes.dedup();
        assert!(!classes.is_empty() || part == "boot", "{part} dresses nothing");
        classes.into_iter().for_each(|class| dressed.entry(class).or_default().push(part));
    }
    // Where a long island turns, so does the choice at a tile.
    let known = |class: &str, parts: &[&str]| {
        SHARED.contains(&class) || (class == ".pop" && parts == ["prompt", "tiles"])
    };
    let twice: Vec<_> =
        dressed.iter().filter(|(class, parts)| parts.len() > 1 && !known(class, parts)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn a_bare_class_is_told_from_one_that_depends_on_others() {
    let sheet = ".a,.b .c{x:1}@media (y){.d{z:1}.e:hover,.f.g{x:1;y:2}}:is(.h,.i,.j):hover{x:f(1,2)}.k{x:1}";
    assert_eq!(bare_classes(sheet), [".a", ".d", ".k"]);
}
