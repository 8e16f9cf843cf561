//! Takes a picture of what the page shows at every size and in both themes.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::failure::Failure;
use crate::page::Page;

const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

const THEMES: [&str; 2] = ["day", "night"];

/// Where pictures go, and which are wanted.
pub struct Camera {
    pub folder: PathBuf,
    /// Parts of names; none means all.
    pub parts: Vec<String>,
    /// Whether pages are shown down to their ends.
    pub full: bool,
    pub taken: u32,
}

impl Camera {
    fn wants(&self, name: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|part| name.contains(part))
    }

    /// The pictures of a scene: name, width, height, theme.
    fn pictures(&self, scene: &str, lang: &str) -> Vec<(String, (u32, u32), &'static str)> {
        let all = SIZES.into_iter().flat_map(|size| THEMES.map(|theme| (size, theme)));
        let named =
            all.map(|(size, theme)| (format!("{scene}-{}x{}-{theme}-{lang}", size.0, size.1), size, theme));
        named.filter(|(name, ..)| self.wants(name)).collect()
    }

    /// Whether any picture of a scene is wanted.
    pub fn wants_any(&self, scene: &str, lang: &str) -> bool {
        !self.pictures(scene, lang).is_empty()
    }

    /// Takes the pictures of what is shown now; afterwards the page has the size it had before.
    pub fn take(&mut self, page: &Page, scene: &str, lang: &str) -> Result<(), Failure> {
        let before = page.driver.viewport()?;
        for (name, (width, height), theme) in self.pictures(scene, lang) {
            page.driver.set_viewport(width, height)?;
            // The page itself reads it from its settings; here nothing that is open may close.
            page.execute("document.documentElement.dataset.theme = arguments[0]", json!([theme]))?;
            settle(page)?;
            if self.full {
                page.driver.set_viewport(width, document_height(page)?.max(height))?;
                settle(page)?;
            }
            let file = self.folder.join(format!("{name}.png"));
            fs::write(&file, page.driver.screenshot()?).map_err(Failure::system("keeping a picture"))?;
            println!("{}", file.display());
            self.taken += 1;
        }
        let side = |pixels: i64| u32::try_from(pixels).unwrap_or_default();
        page.driver.set_viewport(side(before.0), side(before.1))
    }
}

/// Once its letters have come and no drawing was printed anew for some frames, what the last change asked for is on the
/// screen.
fn settle(page: &Page) -> Result<(), Failure> {
    let settled = "const done = arguments[0];
        const { style } = document.documentElement;
        let [seen, frames] = [style.cssText, 0];
        const look = () => {
            frames = style.cssText === seen ? frames + 1 : 0;
            seen = style.cssText;
            return frames < 12 ? requestAnimationFrame(look) : done(true);
        };
        document.fonts.ready.then(look);";
    page.driver.execute_async(settled, json!([])).map(drop)
}

fn document_height(page: &Page) -> Result<u32, Failure> {
    let height = page.execute("return Math.ceil(document.documentElement.scrollHeight)", json!([]))?;
    Ok(height.as_u64().and_then(|height| u32::try_from(height).ok()).unwrap_or_default())
}
