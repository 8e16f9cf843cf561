//! The domain code as WebAssembly, called from a page that holds nothing else.

use std::path::Path;

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::page::Page;
use crate::wait::wait_until;

/// Tells on its root element whether the module came up, and if not, why.
const HTML: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Probe</title>
<link rel="icon" href="data:,">
<script type="module">
const told = document.documentElement.dataset;
try {
  const probe = await import("./probe.js");
  await probe.default();
  window.probe = probe;
  told.probe = "ready";
} catch (error) {
  told.probe = `failed: ${error}`;
}
</script>
</html>
"#;

impl Page {
    /// Calls a function that the probe module exports; `args` is a list.
    #[track_caller]
    pub fn probe(&self, function: &str, args: Value) -> Result<Value, Failure> {
        let address = format!("{}probe/", self.base());
        if self.driver.url()? != address {
            let prefix = format!("{}probe/", self.server.prefix());
            let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/probe");
            self.server.mount(&prefix, &built);
            self.server.put(&format!("{prefix}index.html"), "text/html; charset=utf-8", HTML);
            self.visit("probe/")?;
        }
        let state = || self.execute("return document.documentElement.dataset.probe ?? null", json!([]));
        let state = wait_until("the probe to load", state, |state| !state.is_null())?;
        if state != "ready" {
            return Err(Failure::wrong(format!("the probe in target/probe did not load: {state}")));
        }
        let answer = self.driver.execute_async(
            "const [name, args, done] = arguments;
             Promise.resolve().then(() => window.probe[name](...args))
                 .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));",
            json!([function, args]),
        )?;
        match answer["error"].as_str() {
            Some(error) => Err(Failure::wrong(format!("probe.{function} threw {error}"))),
            None => Ok(answer["value"].clone()),
        }
    }
}
