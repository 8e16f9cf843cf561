//! The browser does what the harness tells it, and the harness sees what the browser shows.

use serde_json::json;

use crate::capabilities::Setup;
use crate::driver::Driver;
use crate::failure::{Failure, check, same};
use crate::keys::Key;
use crate::page::Page;
use crate::service::Service;
use crate::wait::wait_until;

pub fn clicks_and_reads(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    let driver = &page.driver;
    same("title", driver.title()?.as_str(), "A small page")?;
    same("address", driver.url()?, page.base())?;
    check(!driver.version().is_empty(), "the browser has a version")?;
    check(driver.html()?.contains("small page"), "the document can be read")?;

    let button = page.named("button", "Count 0")?;
    same("role", button.role()?.as_str(), "button")?;
    same("attribute", button.attribute("type")?.as_deref(), Some("button"))?;
    same("absent attribute", button.attribute("nothing")?, None)?;
    same("property", button.property("id")?, json!("count"))?;
    let rect = button.rect()?;
    check(rect.x > 0.0 && rect.y > 0.0 && rect.width > 20.0 && rect.height > 8.0, format!("{rect:?}"))?;
    button.click()?;
    page.click("#count")?;
    page.click_named("button", "Count 2")?;
    same("count", page.text("#count", |text| text.ends_with('3'))?.as_str(), "Count 3")?;

    check(!driver.find("#never")?.is_enabled()?, "a disabled button is not enabled")?;
    check(driver.find("#nothing").is_err(), "what is not there is not found")?;
    same("buttons", driver.find_all("button")?.len(), 2)?;
    page.gone("#boot")
}

pub fn the_keyboard_reaches_the_page(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    let focus = |wanted: &'static str| {
        let id = || page.driver.focused()?.property("id");
        wait_until(&format!("the focus on {wanted}"), id, move |id| id == wanted).map(drop)
    };
    page.press(Key::Tab)?;
    focus("count")?;
    page.press(Key::Enter)?;
    page.press(Key::Space)?;
    page.text("#count", |text| text == "Count 2")?;
    page.press(Key::Tab)?;
    focus("name")?;
    page.driver.type_text("Ada")?;
    page.driver.find("#name")?.send_keys("!")?;
    wait_until("the typed text", || page.driver.find("#name")?.property("value"), |value| value == "Ada!")?;
    page.driver.press_with(&[Key::Shift], Key::Tab)?;
    focus("count")?;
    for (key, name) in KEYS {
        page.press(key)?;
        page.text("#keys", |text| text.ends_with(name))?;
    }
    // WebKit's driver moves the focus back, but names the key «Unidentified».
    page.text("#keys", |text| text.contains("+Tab") || text.contains("+Unidentified")).map(drop)
}

/// Keys as the harness names them, and as the page hears them.
const KEYS: [(Key, &str); 16] = [
    (Key::Left, "ArrowLeft"),
    (Key::Up, "ArrowUp"),
    (Key::Right, "ArrowRight"),
    (Key::Down, "ArrowDown"),
    (Key::Home, "Home"),
    (Key::End, "End"),
    (Key::PageUp, "PageUp"),
    (Key::PageDown, "PageDown"),
    (Key::Backspace, "Backspace"),
    (Key::Delete, "Delete"),
    (Key::Escape, "Escape"),
    (Key::Char('z'), "z"),
    (Key::Char('?'), "?"),
    (Key::Shift, "Shift"),
    (Key::Control, "Control"),
    (Key::Alt, "Alt"),
];

pub fn the_viewport_is_exact(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    for (width, height) in [(390, 844), (320, 568), (820, 1180), (1440, 900)] {
        page.driver.set_viewport(width, height)?;
        same("viewport", page.driver.viewport()?, (i64::from(width), i64::from(height)))?;
        let picture = page.driver.screenshot()?;
        check(picture.starts_with(b"\x89PNG"), "a picture is a PNG")?;
        // A PNG's first block holds its width and height.
        let side = |at: usize| {
            picture.get(at..at + 4).map(|bytes| bytes.iter().fold(0, |n, b| n << 8 | u32::from(*b)))
        };
        same("picture", (side(16), side(20)), (Some(width), Some(height)))?;
    }
    Ok(())
}

pub fn scripts_take_and_give_values(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    same("sum", page.execute("return arguments[0] + arguments[1]", json!([40, 2]))?, json!(42))?;
    let button = page.find("#count")?;
    same("element", page.execute("return arguments[0].id", json!([button.to_value()]))?, json!("count"))?;
    let later = page.driver.execute_async("setTimeout(arguments[1], 1, arguments[0] * 2)", json!([21]))?;
    same("later", later, json!(42))?;
    same("language", page.execute("return navigator.language", json!([]))?, json!("en-US"))?;
    same("secure", page.execute("return isSecureContext", json!([]))?, json!(true))?;
    check(page.execute("throw new Error('no')", json!([])).is_err(), "a script that throws is a failure")
}

pub fn the_setup_reaches_the_page(page: &Page) -> Result<(), Failure> {
    let setup = Setup { lang: "nl".to_owned(), calm: true };
    let service = Service::start(page.driver.engine(), &setup)?;
    let driver = Driver::open(&service)?;
    driver.goto(&page.base())?;
    let language = driver.execute("return navigator.languages[0]", json!([]))?;
    check(language.as_str().is_some_and(|tag| tag.starts_with("nl")), format!("language: {language}"))?;
    let calm = driver.execute("return matchMedia('(prefers-reduced-motion: reduce)').matches", json!([]))?;
    same("calm", calm, json!(true))
}

pub fn history_and_storage_work(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    same("storage at first", page.execute("return localStorage.length", json!([]))?, json!(0))?;
    page.execute("localStorage.setItem('kept', 'yes'); document.title = 'changed'", json!([]))?;
    page.open("#/one")?;
    page.text("#route", |text| text == "#/one")?;
    same("same document", page.driver.title()?.as_str(), "changed")?;
    page.driver.back()?;
    page.text("#route", str::is_empty)?;
    page.driver.forward()?;
    page.text("#route", |text| text == "#/one")?;
    page.reload()?;
    page.text("#route", |text| text == "#/one")?;
    same("new document", page.driver.title()?.as_str(), "A small page")?;
    same("storage", page.execute("return localStorage.getItem('kept')", json!([]))?, json!("yes"))
}

pub fn the_probe_is_called(page: &Page) -> Result<(), Failure> {
    let module = "export default async () => {};
        export const shout = (word) => word.toUpperCase();
        export const later = async (a, b) => a + b;";
    page.server.put("/some/where/probe/probe.js", "text/javascript", module);
    same("answer", page.probe("shout", json!(["ahoy"]))?, json!("AHOY"))?;
    same("promise", page.probe("later", json!([1, 2]))?, json!(3))?;
    check(page.probe("nothing", json!([])).is_err(), "a function that is not there is a failure")
}
