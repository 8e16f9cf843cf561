//! The automated accessibility check: axe-core, put into the page by the driver.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::failure::{Failure, check};
use crate::page::Page;

impl Page {
    /// Fails with what axe-core finds wrong with the page as it stands.
    #[track_caller]
    pub fn check_access(&self, state: &str) -> Result<(), Failure> {
        if self.execute("return typeof window.axe === 'object'", json!([]))? != true {
            // The driver's own script may do what the page's policy forbids the page.
            self.execute(&format!("{}\nwindow.axe = axe ?? window.axe;", source()?), json!([]))?;
        }
        let found = self.driver.execute_async(
            "const done = arguments[arguments.length - 1];
             // What fades in is as pale as something faulty: it comes to rest first.
             const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
             Promise.allSettled(moving.map((one) => one.finished)).then(
                 () => axe.run(document, { resultTypes: ['violations'] })).then(
                 ({ violations }) => done(violations.flatMap(({ id, help, nodes }) => nodes.map(
                     (node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any.map((any) => any.message).join('; ')}`))),
                 (error) => done([String(error)]));",
            json!([]),
        )?;
        let lines: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        check(lines.is_empty(), format!("{state} has {} violations:\n  {}", lines.len(), lines.join("\n  ")))
    }
}

fn source() -> Result<String, Failure> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tools = env::var_os("CASTAWAY_TOOLS").map_or_else(|| package.join(".tools"), PathBuf::from);
    let file = tools.join("axe/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&file)
        .map_err(|_| Failure::Missing(format!("{} is missing: run `make setup`", file.display())))
}
