//! Looking at the table: everything the page shows, in one call.

use castaway::games::island::Seat;
use serde_json::{Value, json};

use super::target::Target;
use crate::element::Element;
use crate::failure::Failure;
use crate::page::Page;
use crate::wait::{wait_for, wait_until};

const EYE: &str = include_str!("eye.js");

/// Runs a script that sees with the functions of `eye.js`.
fn see(page: &Page, script: &str, args: Value) -> Result<Value, Failure> {
    page.execute(&format!("{EYE}\n{script}"), args)
}

/// Everything the table shows, for [`compare`](super::compare).
pub fn look(page: &Page) -> Result<Value, Failure> {
    see(page, "return look()", json!([]))
}

/// How many actions the page has recorded.
pub fn step(page: &Page) -> Result<i64, Failure> {
    see(page, "return step()", json!([])).map(|step| step.as_i64().unwrap_or(-1))
}

/// How many actions the page has recorded, and which of the targets can be pressed.
pub fn step_and_offers(page: &Page, targets: &[Target]) -> Result<(i64, Vec<Target>), Failure> {
    let selectors: Vec<String> = targets.iter().map(Target::css).collect();
    let seen = see(page, "return [step(), offered(arguments[0])]", json!([selectors]))?;
    let found = |target: &&Target| {
        seen[1].as_array().is_some_and(|all| all.iter().any(|css| css.as_str() == Some(&target.css())))
    };
    Ok((seen[0].as_i64().unwrap_or(-1), targets.iter().filter(found).copied().collect()))
}

/// Where to press what a selector finds, as soon as nothing lies over it; see `reach` in `eye.js`.
#[track_caller]
pub fn reach(page: &Page, css: &str, apart: bool) -> Result<(i64, i64), Failure> {
    let ask = || see(page, "return reach(arguments[0], arguments[1])", json!([css, apart]));
    let spot = wait_until(&format!("a way to press {css}"), ask, Value::is_array)?;
    Ok((spot[0].as_i64().unwrap_or_default(), spot[1].as_i64().unwrap_or_default()))
}

pub fn shows(page: &Page, css: &str) -> Result<bool, Failure> {
    see(page, "return first(arguments[0]) !== null", json!([css])).map(|seen| seen == true)
}

/// The visible element of a target, waited for.
#[track_caller]
pub fn find<'p>(page: &'p Page, css: &str) -> Result<Element<'p>, Failure> {
    wait_for(&format!("a visible {css}"), || {
        let found = see(page, "return first(arguments[0])", json!([css]))?;
        if found.is_null() { Ok(None) } else { Element::from_value(&page.driver, css, &found).map(Some) }
    })
}

/// The seats that are chosen as passengers.
pub fn chosen(page: &Page) -> Result<Vec<Seat>, Failure> {
    let script = "return all('[data-seat][aria-pressed=true]').filter(visible).map((seat) => Number(seat.dataset.seat))";
    let seats = see(page, script, json!([]))?;
    let indices = seats.as_array().into_iter().flatten().filter_map(Value::as_u64);
    Ok(indices.filter_map(|index| Seat::ALL.get(index as usize).copied()).collect())
}
