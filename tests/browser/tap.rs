//! From a tap to the painted result, over a whole game in Chromium with the processor slowed four times.

#![allow(dead_code, reason = "the journeys use the rest of the shared modules")]

mod base64;
mod capabilities;
mod console;
mod driver;
mod element;
mod engine;
mod failure;
mod keys;
mod page;
mod process;
mod scratch;
mod server;
mod service;
mod table;
mod viewport;
mod wait;
mod warmth;
mod wire;

use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use capabilities::Setup;
use driver::Driver;
use engine::Engine;
use failure::{Failure, check};
use page::Page;
use service::Service;
use table::{Hand, Table, scripts::script};
use wait::wait_until;

const SLOWED: u32 = 4;

/// A table in columns and one on a phone: they share little but the board.
const SIZES: [(u32, u32); 2] = [(1440, 900), (390, 844)];

/// What 95 of 100 taps have to keep to, in milliseconds.
const BUDGET: f64 = 50.0;

/// What the shifts of a game that nobody asked for may add up to; 1 is the whole screen moving by its height. What
/// moves within half a second of a tap was asked for, as browsers count it.
const SHIFT: f64 = 0.01;

/// Takes the time from each click to the moment after the first frame that shows something of it, and to the moment
/// after the last one that does: until nothing on the page changes any more, whatever the page puts off (its title is
/// not on it, but on the window). Also takes down what moved meanwhile.
const METER: &str = "
    window.__taps = [];
    window.__shifts = [];
    // A message waits until the frame is painted.
    const painted = (then) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(null);
    });
    let tap;
    addEventListener('click', (event) => {
        const pressed = event.target.closest('[data-do], [data-place], [data-card], [data-seat]');
        const { do: name, place, card, seat } = pressed?.dataset ?? {};
        const what = name ?? (place ? 'a tile' : card ? 'a card' : seat ? 'the crew' : 'nothing');
        tap = { at: event.timeStamp, first: null, last: null, what };
        window.__taps.push(tap);
    }, { capture: true });
    // The next press is not part of this one any more.
    addEventListener('pointerdown', () => { tap = undefined; }, { capture: true });
    new MutationObserver(() => {
        const changed = tap;
        if (changed) painted(() => {
            changed.last = performance.now() - changed.at;
            changed.first ??= changed.last;
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            const moved = shift.sources.map((source) => source.node?.outerHTML?.slice(0, 100) ?? String(source.node));
            window.__shifts.push([shift.value, shift.hadRecentInput, ...moved]);
        }
    }).observe({ type: 'layout-shift' });";

/// A page with nothing on it but a button that counts: what a tap takes on this machine at this moment, whatever the
/// page. Of the budget, a table has what this leaves.
const BARE: &str = "data:text/html,<button data-do=count>0</button>";
const COUNT: &str = "document.querySelector('button').addEventListener('click', ({ target }) => {
        target.textContent = Number(target.textContent) + 1;
    });";
const BARE_TAPS: usize = 100;

fn main() -> ExitCode {
    let mut sites: Vec<String> = std::env::args().skip(1).collect();
    if sites.is_empty() {
        sites.push(concat!(env!("CARGO_MANIFEST_DIR"), "/dist").to_owned());
    }
    let mut code = ExitCode::SUCCESS;
    for size in SIZES {
        if let Err(failure) = measure(&sites, size) {
            eprintln!("{failure}");
            code = ExitCode::FAILURE;
        }
    }
    code
}

/// Plays the same game on all of the sites, tap by tap in turns, so that what slows the machine slows all of them.
fn measure(sites: &[String], (width, height): (u32, u32)) -> Result<(), Failure> {
    let services: Vec<Service> = sites
        .iter()
        .map(|_| Service::start(Engine::Chromium, &Setup::default()))
        .collect::<Result<_, Failure>>()?;
    let pages: Vec<Page> = services
        .iter()
        .zip(sites)
        .map(|(service, site)| Page::new(Driver::open(service)?, Path::new(site)))
        .collect::<Result<_, Failure>>()?;
    let record = script("won")?;
    let mut tables = Vec::new();
    for page in &pages {
        page.driver.set_viewport(width, height)?;
        tables.push(Table::set_up(page, Hand::Patient, &record)?);
        page.execute(METER, json!([]))?;
        slow_down(page)?;
    }
    for action in &record.actions {
        for table in &mut tables {
            // Not compared: looking at everything would make the next tap wait.
            table.player.act(&table.state, table.step, *action)?;
            if table.follow(*action)? {
                table.go_on()?;
            }
        }
    }
    let mut result = Ok(());
    for (page, site) in pages.iter().zip(sites) {
        let seen = page.execute("return [window.__taps, window.__shifts]", json!([]))?;
        println!("{site}, {width} x {height}");
        result = result.and(report(&seen[0], &seen[1], record.actions.len()));
        let bare: Vec<f64> = bare(page)?.iter().map(|tap| tap.all).collect();
        line("a page with nothing but a button, on this machine just now", &bare);
    }
    result
}

fn bare(page: &Page) -> Result<Vec<Tap>, Failure> {
    page.driver.goto(BARE)?;
    page.find("button")?;
    page.execute(&[METER, COUNT].concat(), json!([]))?;
    slow_down(page)?;
    let painted = || page.execute("return window.__taps.filter((tap) => tap.last).length", json!([]));
    for tap in 1..=BARE_TAPS {
        page.click("button")?;
        wait_until("the tap to be painted", painted, |count| *count == json!(tap))?;
    }
    Ok(read(&page.execute("return window.__taps", json!([]))?))
}

fn slow_down(page: &Page) -> Result<(), Failure> {
    let command = json!({ "cmd": "Emulation.setCPUThrottlingRate", "params": { "rate": SLOWED } });
    page.driver.post("slowing the processor", "/goog/cdp/execute", &command).map(drop)
}

/// A tap: when something of its result was painted, when all of it was, and what was pressed.
struct Tap {
    first: f64,
    all: f64,
    what: String,
}

impl Tap {
    fn read(seen: &Value) -> Option<Tap> {
        let what = seen["what"].as_str()?.to_owned();
        Some(Tap { first: seen["first"].as_f64()?, all: seen["last"].as_f64()?, what })
    }
}

/// Of every hundred numbers, so many are at most this.
fn percentile(part: usize, numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len().saturating_sub(1) * part / 100).copied().unwrap_or_default()
}

fn read(taps: &Value) -> Vec<Tap> {
    taps.as_array().into_iter().flatten().filter_map(Tap::read).collect()
}

fn line(name: &str, numbers: &[f64]) {
    let [median, most, longest] = [50, 95, 100].map(|part| percentile(part, numbers.iter().copied()));
    println!("  {median:4.0} {most:5.0} {longest:5.0}  {name}");
}

fn report(taps: &Value, shifts: &Value, actions: usize) -> Result<(), Failure> {
    let taps = read(taps);
    check(taps.len() >= actions, format!("{} taps for {actions} actions", taps.len()))?;
    let shifts = shifts.as_array().cloned().unwrap_or_default();
    // From nothing: an empty sum of floats is -0.
    let sum = |shifts: &[&Value]| {
        shifts.iter().filter_map(|shift| shift[0].as_f64()).fold(0.0, |sum, value| sum + value)
    };
    let (asked, unasked): (Vec<&Value>, Vec<&Value>) = shifts.iter().partition(|shift| shift[1] == true);
    println!("{} taps, processor slowed {SLOWED} times, in ms: median, 95th percentile, longest", taps.len());
    line("something of the result is painted", &taps.iter().map(|tap| tap.first).collect::<Vec<_>>());
    line("all of the result is painted", &taps.iter().map(|tap| tap.all).collect::<Vec<_>>());
    let mut kinds: Vec<&str> = taps.iter().map(|tap| tap.what.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<f64> = taps.iter().filter(|tap| tap.what == kind).map(|tap| tap.all).collect();
        line(&format!("{} times {kind}", of_kind.len()), &of_kind);
    }
    println!(
        "layout shift over the whole game: {:.4} after a tap, {:.4} in {} shifts that nobody asked for",
        sum(&asked),
        sum(&unasked),
        unasked.len()
    );
    unasked.iter().for_each(|shift| println!("  {shift}"));
    let most = percentile(95, taps.iter().map(|tap| tap.all));
    check(most <= BUDGET, format!("the 95th percentile is above {BUDGET} ms"))?;
    check(sum(&unasked) <= SHIFT, format!("more than {SHIFT} shifted"))
}
