//! What the project is built from: every package under a permissive licence, and
//! no package in two versions without a known reason.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Licences that ask for no more than a notice.
const PERMISSIVE: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Packages in more than one version, and who keeps the older one alive.
const TWICE: &[(&str, &str)] = &[
    ("base64", "0.22 by leptos's server_fn; 0.23 by ureq, in tests only"),
    ("convert_case", "0.6 by config, under leptos_config; 0.11 by leptos's macros"),
    ("cpufeatures", "0.2 by sha2, under leptos's wasm_split_macros; 0.3 by chacha20, in tests only"),
    ("hashbrown", "0.16 by lru, under rqrr, in tests only; 0.17 by indexmap"),
    ("syn", "2 by macros that have not moved yet; 3 by the others; at build time only"),
    ("thiserror", "1 by gloo-net, under server_fn; 2 by the rest of leptos"),
    ("thiserror-impl", "comes in pairs with thiserror"),
];

/// A licence expression in the SPDX grammar.
#[derive(Debug, PartialEq)]
enum Licence {
    One(String),
    All(Vec<Licence>),
    Any(Vec<Licence>),
}

impl Licence {
    fn is_permissive(&self) -> bool {
        match self {
            Licence::One(name) => PERMISSIVE.contains(&name.as_str()),
            Licence::All(parts) => parts.iter().all(Licence::is_permissive),
            Licence::Any(sides) => sides.iter().any(Licence::is_permissive),
        }
    }
}

/// Reads an expression; WITH binds tighter than AND, AND tighter than OR. The old
/// slash, as in `MIT/Apache-2.0`, means OR.
fn parse(text: &str) -> Result<Licence, String> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let licence = any_of(&mut words)?;
    match words.next() {
        None => Ok(licence),
        Some(word) => Err(format!("`{word}` is not expected there")),
    }
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words) -> Result<Licence, String> {
    joined(words, "OR", all_of, Licence::Any)
}

fn all_of(words: &mut Words) -> Result<Licence, String> {
    joined(words, "AND", one, Licence::All)
}

fn joined(
    words: &mut Words,
    operator: &str,
    part: fn(&mut Words) -> Result<Licence, String>,
    whole: fn(Vec<Licence>) -> Licence,
) -> Result<Licence, String> {
    let first = part(words)?;
    let mut parts = vec![first];
    while words.next_if_eq(&operator).is_some() {
        parts.push(part(words)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { whole(parts) })
}

fn one(words: &mut Words) -> Result<Licence, String> {
    if words.next_if_eq(&"(").is_some() {
        let inner = any_of(words)?;
        return match words.next() {
            Some(")") => Ok(inner),
            _ => Err("a parenthesis is not closed".into()),
        };
    }
    let mut name = identifier(words)?;
    if words.next_if_eq(&"WITH").is_some() {
        name = format!("{name} WITH {}", identifier(words)?);
    }
    Ok(Licence::One(name))
}

fn identifier(words: &mut Words) -> Result<String, String> {
    match words.next() {
        Some(word) if !["AND", "OR", "WITH", "(", ")"].contains(&word) => Ok(word.into()),
        Some(word) => Err(format!("a licence is expected, not `{word}`")),
        None => Err("a licence is expected at the end".into()),
    }
}

/// The complaint about one package's licence field, if there is one.
fn licence_complaint(field: Option<&str>) -> Option<String> {
    let Some(text) = field else {
        return Some("names no licence".into());
    };
    match parse(text) {
        Ok(licence) if licence.is_permissive() => None,
        Ok(_) => Some(format!("is under `{text}`")),
        Err(reason) => Some(format!("has the licence `{text}`: {reason}")),
    }
}

/// Complaints about packages in several versions that `known` does not list, and
/// about entries of `known` that are out of date.
fn version_complaints(versions: &BTreeMap<String, BTreeSet<String>>, known: &[(&str, &str)]) -> Vec<String> {
    let twice = |name: &str| versions.get(name).is_some_and(|found| found.len() > 1);
    let surprises = versions
        .iter()
        .filter(|(name, found)| found.len() > 1 && !known.iter().any(|(listed, _)| listed == name))
        .map(|(name, found)| {
            let found: Vec<_> = found.iter().map(String::as_str).collect();
            format!("{name} comes in versions {}: see `cargo tree --target all -d`", found.join(" and "))
        });
    let stale = known
        .iter()
        .filter(|(name, _)| !twice(name))
        .map(|(name, _)| format!("{name} no longer comes in two versions: take it off the list"));
    surprises.chain(stale).collect()
}

/// The packages of the lock file, for every platform and feature, without our own.
fn packages() -> Vec<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let Value::Array(mut all) = metadata["packages"].take() else {
        panic!("cargo metadata lists no packages");
    };
    all.retain(|package| !package["source"].is_null());
    all
}

#[test]
fn every_package_is_under_a_permissive_licence() {
    let packages = packages();
    let complaints: Vec<String> = packages
        .iter()
        .filter_map(|package| {
            let complaint = licence_complaint(package["license"].as_str())?;
            Some(format!("{} {} {complaint}", package["name"], package["version"]))
        })
        .collect();
    assert!(packages.len() > 50, "only {} packages: the list is not whole", packages.len());
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_package_in_two_versions_has_a_reason() {
    let mut versions = BTreeMap::<String, BTreeSet<String>>::new();
    for package in packages() {
        let text = |key: &str| package[key].as_str().expect("cargo names every package").to_owned();
        versions.entry(text("name")).or_default().insert(text("version"));
    }
    let complaints = version_complaints(&versions, TWICE);
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn permissive_licences_pass() {
    for text in [
        "MIT",
        "MIT OR Apache-2.0",
        "MIT/Apache-2.0",
        "Apache-2.0 WITH LLVM-exception",
        "Apache-2.0 WITH LLVM-exception OR GPL-3.0-only",
        "MIT OR LGPL-2.1-or-later",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "((MIT OR GPL-2.0-only) AND (Zlib OR (GPL-3.0-only AND ISC)))",
        "MIT OR GPL-3.0-only AND ISC",
    ] {
        assert_eq!(licence_complaint(Some(text)), None, "{text}");
    }
}

#[test]
fn other_licences_do_not() {
    for text in [
        "GPL-3.0-only",
        "MPL-2.0",
        "MIT AND GPL-3.0-only",
        "GPL-3.0-only OR AGPL-3.0-only",
        "(MIT OR GPL-3.0-only) AND MPL-2.0",
        "((MIT) AND (GPL-2.0-only OR (GPL-3.0-only AND ISC)))",
        "MIT WITH LLVM-exception",
        "Apache-2.0 WITH Classpath-exception-2.0",
        "mit",
    ] {
        assert_eq!(licence_complaint(Some(text)), Some(format!("is under `{text}`")), "{text}");
    }
    assert_eq!(licence_complaint(None), Some("names no licence".into()));
}

#[test]
fn what_is_no_expression_is_refused() {
    for text in [
        "",
        "()",
        "OR",
        "MIT OR",
        "AND MIT",
        "MIT Apache-2.0",
        "(MIT OR Apache-2.0",
        "MIT)",
        "MIT WITH",
        "MIT WITH (ISC)",
        "(MIT) WITH LLVM-exception",
        "MIT//ISC",
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn and_binds_tighter_than_or() {
    let one = |name: &str| Licence::One(name.into());
    let expected = Licence::Any(vec![one("A"), Licence::All(vec![one("B"), one("C")]), one("D")]);
    assert_eq!(parse("A OR B AND C OR D"), Ok(expected));
    let expected = Licence::All(vec![Licence::Any(vec![one("A"), one("B")]), one("C")]);
    assert_eq!(parse("((A OR (B)) AND C)"), Ok(expected));
}

#[test]
fn surprises_and_stale_entries_are_named() {
    let set = |versions: &[&str]| versions.iter().map(|version| (*version).into()).collect();
    let versions = BTreeMap::from([
        ("known".into(), set(&["1.0.0", "2.0.0"])),
        ("surprise".into(), set(&["0.1.0", "0.2.0"])),
        ("stale".into(), set(&["1.0.0"])),
        ("plain".into(), set(&["1.0.0"])),
    ]);
    let known = [("known", "a reason"), ("stale", "a reason"), ("gone", "a reason")];
    let complaints = version_complaints(&versions, &known);
    assert_eq!(complaints.len(), 3, "{complaints:?}");
    assert!(complaints[0].starts_with("surprise comes in versions 0.1.0 and 0.2.0"));
    assert!(complaints[1].starts_with("stale no longer"));
    assert!(complaints[2].starts_with("gone no longer"));
}
