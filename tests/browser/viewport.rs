//! The size of the page itself, which the window around it only gives by trial.

use std::time::Duration;

use serde_json::json;

use crate::driver::Driver;
use crate::failure::Failure;
use crate::wait::{comes_true, wait_until};

/// A window that has not taken its new size by then needs another correction.
const SETTLED: Duration = Duration::from_millis(600);

impl Driver {
    /// The page's width and height in CSS pixels.
    pub fn viewport(&self) -> Result<(i64, i64), Failure> {
        let seen = self.execute("return [innerWidth, innerHeight]", json!([]))?;
        Ok((seen[0].as_i64().unwrap_or_default(), seen[1].as_i64().unwrap_or_default()))
    }

    /// Sizes the window so that the page itself has exactly this many CSS pixels.
    pub fn set_viewport(&self, width: u32, height: u32) -> Result<(), Failure> {
        let wanted = (i64::from(width), i64::from(height));
        let what = format!("a viewport of {width}×{height}");
        wait_until(&what, || self.correct_towards(wanted), |seen| *seen == wanted).map(drop)
    }

    /// One correction by what the window has beyond the page, which differs per engine.
    fn correct_towards(&self, wanted: (i64, i64)) -> Result<(i64, i64), Failure> {
        let seen = self.viewport()?;
        if seen == wanted {
            return Ok(seen);
        }
        let window = self.get("measuring the window", "/window/rect")?;
        let side = |name: &str| window[name].as_i64().unwrap_or_default();
        // A window that has only just opened may tell one size and show another, but none is smaller than its page.
        let size = json!({
            "width": (side("width") + wanted.0 - seen.0).max(wanted.0),
            "height": (side("height") + wanted.1 - seen.1).max(wanted.1),
        });
        self.post("sizing the window", "/window/rect", &size)?;
        comes_true(SETTLED, || Ok(self.viewport()? == wanted))?;
        self.viewport()
    }
}
