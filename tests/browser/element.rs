//! One element of the page, as a person or an assistive technology meets it.

use serde_json::{Value, json};

use crate::driver::Driver;
use crate::failure::Failure;

/// The key under which WebDriver sends an element's handle, fixed by the standard.
pub const HANDLE: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A handle that lasts as long as the element is in the document.
pub struct Element<'d> {
    driver: &'d Driver,
    id: String,
    /// How it was found, for messages.
    name: String,
}

/// Where an element is, in CSS pixels from the document's top left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl<'d> Element<'d> {
    /// From the driver's answer to a search for `name`.
    pub fn from_value(driver: &'d Driver, name: &str, value: &Value) -> Result<Self, Failure> {
        let id = value[HANDLE].as_str().ok_or_else(|| Failure::wrong(format!("{name} is not an element")))?;
        Ok(Self { driver, id: id.to_owned(), name: name.to_owned() })
    }

    /// As an argument for a script.
    pub fn to_value(&self) -> Value {
        json!({ HANDLE: self.id })
    }

    /// The text a person sees.
    pub fn text(&self) -> Result<String, Failure> {
        self.get("text", "/text").map(as_text)
    }

    pub fn attribute(&self, name: &str) -> Result<Option<String>, Failure> {
        let value = self.get(&format!("attribute {name}"), &format!("/attribute/{name}"))?;
        Ok(value.as_str().map(str::to_owned))
    }

    pub fn property(&self, name: &str) -> Result<Value, Failure> {
        self.get(&format!("property {name}"), &format!("/property/{name}"))
    }

    /// The role assistive technology hears, such as `button`.
    pub fn role(&self) -> Result<String, Failure> {
        self.get("role", "/computedrole").map(as_text)
    }

    /// The accessible name assistive technology hears.
    pub fn label(&self) -> Result<String, Failure> {
        self.get("accessible name", "/computedlabel").map(as_text)
    }

    pub fn is_displayed(&self) -> Result<bool, Failure> {
        self.get("visibility", "/displayed").map(|value| value == true)
    }

    pub fn is_enabled(&self) -> Result<bool, Failure> {
        self.get("enabled state", "/enabled").map(|value| value == true)
    }

    pub fn rect(&self) -> Result<Rect, Failure> {
        let value = self.get("place", "/rect")?;
        let side = |name: &str| value[name].as_f64().unwrap_or_default();
        Ok(Rect { x: side("x"), y: side("y"), width: side("width"), height: side("height") })
    }

    pub fn click(&self) -> Result<(), Failure> {
        let path = self.path("/click");
        self.driver.post(&format!("clicking {}", self.name), &path, &json!({})).map(drop)
    }

    /// Focuses the element and types into it.
    pub fn send_keys(&self, text: &str) -> Result<(), Failure> {
        let path = self.path("/value");
        self.driver.post(&format!("typing into {}", self.name), &path, &json!({ "text": text })).map(drop)
    }

    fn get(&self, what: &str, path: &str) -> Result<Value, Failure> {
        self.driver.get(&format!("reading the {what} of {}", self.name), &self.path(path))
    }

    fn path(&self, rest: &str) -> String {
        format!("/element/{}{rest}", self.id)
    }
}

fn as_text(value: Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
