//! Shelves to look at: games put into the browser's storage as the page itself would have kept them.

use std::rc::Rc;
use std::time::{SystemTime, UNIX_EPOCH};

use castaway::bots::random::Random;
use castaway::games::island::{Difficulty, Island, Players, Setup, Shape};
use castaway::kernel::{Day, Game, Record, Seed};
use castaway::save::store::{Memory, Store};
use castaway::save::{About, Kind, Shelf};
use serde_json::json;

use crate::failure::Failure;
use crate::page::Page;
use crate::table::scripts::script;

const HOUR: u64 = 60 * 60 * 1000;

/// Keys without the page's prefix, and what is kept under them.
pub type Texts = Vec<(String, String)>;

/// A shelf in memory, to be written into a browser.
pub struct Stock {
    store: Rc<Memory>,
    shelf: Shelf,
    now: u64,
    count: u64,
}

impl Default for Stock {
    fn default() -> Stock {
        Stock::of(7)
    }
}

impl Stock {
    /// As this tab would have kept it.
    fn of(tab: u64) -> Stock {
        let store = Rc::new(Memory::default());
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
        Stock { shelf: Shelf::new(store.clone(), tab), store, now, count: 0 }
    }

    /// Puts a game on the shelf, touched so many hours ago, and gives its id.
    pub fn add(&mut self, record: &Record<Island>, title: &str, names: &[&str], hours: u64) -> String {
        let touched = self.now - hours * HOUR;
        let about = About {
            title: title.to_owned(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            ..About::new(touched)
        };
        self.add_about(&about, record)
    }

    fn add_about(&mut self, about: &About, record: &Record<Island>) -> String {
        self.count += 1;
        let id = self.shelf.add(about, &record.clone().into(), self.count * 7_919);
        id.map(|id| id.to_string()).unwrap_or_default()
    }

    pub fn texts(&self) -> Texts {
        let keys = self.store.keys().into_iter();
        keys.filter_map(|key| Some((key.clone(), self.store.read(&key)?))).collect()
    }
}

/// The start of a game that is told in the journeys.
pub fn begun(name: &str, actions: usize) -> Result<Record<Island>, Failure> {
    let mut record = script(name)?;
    record.actions.truncate(actions);
    Ok(record)
}

/// A game that chance played to its end.
fn random(number: u64) -> Record<Island> {
    let setup = Setup::random(
        Players::ALL[(number % 3) as usize],
        Difficulty::ALL[(number / 3 % 4) as usize],
        Shape::ALL[(number % 5) as usize],
    );
    let mut record = Record::new(setup, Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let mut state = Island::start(&record.setup, record.seed);
    let mut bot = Random::<Island>::new(number);
    while let Some(action) = bot.choose(&state) {
        let Ok(step) = Island::step(&state, action) else { break };
        state = step.state;
        record.actions.push(action);
    }
    record
}

/// A shelf with a bit of everything: going on, finished, damaged, newer.
pub fn full() -> Result<Texts, Failure> {
    let mut stock = Stock::default();
    let crew = ["Mara", "Teo", "Ines", "Jonas"];
    let day = Day::of(stock.now);
    let daily = About {
        kind: Kind::Daily(day),
        names: crew.map(str::to_owned).into(),
        ..About::new(stock.now - HOUR / 60)
    };
    stock.add_about(&daily, &begun("won", 90)?);
    stock.add(&begun("drowned", 20)?, "Rainy Sunday", &crew[..3], 26);
    let assisted = Record { assisted: true, ..begun("skull", 70)? };
    stock.add(&assisted, "", &[], 9 * 24);
    stock.add(&script("won")?, "", &crew, 30);
    stock.add(&script("landing")?, "Granny's first", &crew[..2], 55);
    for (number, name) in ["sites", "drowned", "skull"].into_iter().enumerate() {
        stock.add(&script(name)?, "", &crew[..2], 200 + 300 * number as u64);
    }
    for number in 0..24 {
        stock.add(&random(number), "", &[], 3000 + 50 * number);
    }
    for number in 0..9 {
        stock.add(&script("won")?, "", &crew, 5000 + 40 * number);
    }
    let mut texts = stock.texts();
    // The first game as another tab would leave it.
    let mut elsewhere = Stock::of(8);
    elsewhere.add_about(&daily, &begun("won", 92)?);
    texts.extend(elsewhere.texts().into_iter().map(|(_, text)| ("later".to_owned(), text)));
    let sound = texts.iter().find(|(_, text)| text.contains("Rainy")).map(|(_, text)| text.clone());
    let sound = sound.unwrap_or_default();
    texts.push(("game.zzzz1".to_owned(), sound[..sound.len() - 12].to_owned()));
    texts.push(("game.zzzz2".to_owned(), "cw9:what comes after us".to_owned()));
    Ok(texts)
}

/// Lets the browser hold exactly these games; the page does not know of them before it is loaded again.
pub fn put(page: &Page, texts: &Texts) -> Result<(), Failure> {
    page.execute(
        "for (const key of Object.keys(localStorage)) {
             if (/^castaway\\.(game|quarantine)\\./.test(key)) localStorage.removeItem(key);
         }
         for (const [key, text] of arguments[0]) localStorage.setItem('castaway.' + key, text);",
        json!([texts]),
    )
    .map(drop)
}
