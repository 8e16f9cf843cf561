//! Takes pictures of every page and every state of the table, at every size, in both themes and languages:
//! `shots [--engine chromium|firefox|webkit] [--lang en|nl] [--full] [--dir dist] [part of a name…]`.

#![allow(dead_code, reason = "the journeys use the rest of the shared modules")]

mod base64;
mod camera;
mod capabilities;
mod console;
mod driver;
mod element;
mod engine;
mod failure;
mod keys;
mod page;
mod process;
mod scenes;
mod scratch;
mod sent;
mod server;
mod service;
mod stock;
mod table;
mod viewport;
mod wait;
mod warmth;
mod wire;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use castaway::games::island::{Action, Event, Island};
use castaway::kernel::Game;
use serde_json::json;

use camera::Camera;
use capabilities::Setup;
use castaway::kernel::Day;
use castaway::save::Kind;
use castaway::share::Purpose;
use driver::Driver;
use engine::Engine;
use failure::{Failure, same};
use keys::Key;
use page::Page;
use scenes::{ENDS, MOMENTS, Moment, SCENES, Shown};
use service::Service;
use table::{Hand, Table, Target, eye, scripts::script};
use wait::wait_until;

const LANGUAGES: [&str; 2] = ["en", "nl"];

struct Options {
    engine: Engine,
    languages: Vec<String>,
    full: bool,
    site: PathBuf,
    parts: Vec<String>,
}

fn main() -> ExitCode {
    let options = options(env::args().skip(1));
    match options.and_then(|options| shoot(options).map_err(|failure| failure.to_string())) {
        Ok(0) => {
            eprintln!("no picture has such a name");
            ExitCode::FAILURE
        }
        Ok(_) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut options = Options {
        engine: Engine::Chromium,
        languages: LANGUAGES.map(str::to_owned).into(),
        full: false,
        site: package.join("dist"),
        parts: Vec::new(),
    };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--engine" => options.engine = engine_named(&value()?)?,
            "--lang" => options.languages = vec![value()?],
            "--dir" => options.site = value()?.into(),
            "--full" => options.full = true,
            unknown if unknown.starts_with('-') => return Err(format!("{unknown} is unknown")),
            _ => options.parts.push(argument),
        }
    }
    Ok(options)
}

fn engine_named(name: &str) -> Result<Engine, String> {
    Engine::ALL
        .into_iter()
        .find(|engine| engine.name() == name)
        .ok_or_else(|| format!("{name} is no engine here"))
}

/// Takes the pictures whose names contain one of the parts asked for, and counts them.
fn shoot(options: Options) -> Result<u32, Failure> {
    if !options.site.join("index.html").is_file() {
        let site = options.site.display();
        return Err(Failure::Missing(format!("{site}/index.html is missing: run `make dist` first")));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shots");
    fs::create_dir_all(&folder).map_err(Failure::system("making the folder for pictures"))?;
    let mut camera = Camera { folder, parts: options.parts, full: options.full, taken: 0 };
    // Motion would make every picture a different one.
    let service = Service::start(options.engine, &Setup { calm: true, ..Setup::default() })?;
    for lang in &options.languages {
        let page = Page::new(Driver::open(&service)?, &options.site)?;
        page.open("")?;
        page.execute("localStorage.setItem('castaway.lang', arguments[0])", json!([lang]))?;
        page.reload()?;
        shoot_pages(&page, &mut camera, lang)?;
        shoot_sent(&page, &mut camera, lang)?;
        for game in ENDS {
            shoot_game(&page, &mut camera, game, lang)?;
        }
    }
    Ok(camera.taken)
}

fn shoot_pages(page: &Page, camera: &mut Camera, lang: &str) -> Result<(), Failure> {
    for scene in SCENES.iter().filter(|scene| camera.wants_any(scene.name, lang)).collect::<Vec<_>>() {
        // What an earlier scene's script left behind goes with its document.
        page.reload()?;
        stock::put(page, &if scene.stocked { stock::full()? } else { Vec::new() })?;
        page.open(scene.route)?;
        page.reload()?;
        if let Some(script) = scene.script {
            page.execute(script, json!([]))?;
        }
        page.find(scene.until)?;
        camera.take(page, scene.name, lang)?;
    }
    Ok(())
}

/// What links bring, and the pages that live from a shelf with games on it.
fn shoot_sent(page: &Page, camera: &mut Camera, lang: &str) -> Result<(), Failure> {
    let names = [
        "letter-challenge",
        "letter-beat",
        "letter-go-on",
        "letter-behind",
        "letter-apart",
        "letter-broken",
        "letter-cut",
        "replay",
        "replay-start",
        "replay-broken",
        "replay-bridge",
        "daily",
        "daily-done",
        "daily-fresh",
        "compare",
        "compare-unfinished",
        "share",
        "share-over",
        "home-daily",
    ];
    if !names.iter().any(|name| camera.wants_any(name, lang)) {
        return Ok(());
    }
    let (won, lost) = (script("won")?, script("drowned")?);
    let today = Day::of(sent::now());
    let clear = |page: &Page| {
        page.execute(
            "Object.keys(localStorage).filter((key) => /\\.(game|rival)\\./.test(key)).forEach((key) => localStorage.removeItem(key))",
            json!([]),
        )
    };
    let mut take = |name: &str, route: &str, made: &sent::Made, then: &str| -> Result<(), Failure> {
        if !camera.wants_any(name, lang) {
            return Ok(());
        }
        clear(page)?;
        made.hand_to(page)?;
        page.open(route)?;
        page.reload()?;
        // Buttons to be pressed, or else a script.
        match then.strip_prefix("press ") {
            Some(buttons) => {
                buttons.split(' ').try_for_each(|name| page.click(&format!("[data-do={name}]")))?
            }
            None => page.execute(then, json!([])).map(drop)?,
        }
        camera.take(page, name, lang)
    };
    let empty = sent::Made::new();
    take("letter-challenge", &sent::link(Purpose::Challenge, &won, "Zoë")?, &empty, "")?;
    take("letter-beat", &sent::link(Purpose::Beat, &won, "Ana")?, &empty, "")?;
    take("letter-go-on", &sent::link(Purpose::GoOn, &sent::part(&won, 40), "Teo")?, &empty, "")?;
    take("letter-broken", "#/play/1snl86W0HkV<b>AEB</b>", &empty, "")?;
    take("letter-cut", "#/watch/1snl86W0HkV", &empty, "")?;
    let ours = sent::Made::new();
    ours.add(Kind::Free, sent::now(), sent::part(&won, 60))?;
    take("letter-behind", &sent::link(Purpose::GoOn, &sent::part(&won, 40), "")?, &ours, "")?;
    let mut other = sent::part(&won, 40);
    let state = castaway::kernel::replay(&other).state;
    other.actions.extend(Island::legal(&state).into_iter().find(|action| *action != won.actions[40]));
    take("letter-apart", &sent::link(Purpose::GoOn, &other, "Teo")?, &ours, "")?;
    let watch = sent::link(Purpose::Watch, &won, "Mara")?;
    take("replay-start", &watch, &empty, "")?;
    let middle = "const head = document.querySelector('.head'); head.value = 61; head.dispatchEvent(new Event('input', { bubbles: true }))";
    take("replay", &watch, &empty, middle)?;
    let mut bridge = castaway::kernel::Record::<Island>::new(
        castaway::games::island::Setup::random(
            castaway::games::island::Players::Three,
            castaway::games::island::Difficulty::Normal,
            castaway::games::island::Shape::BridgeOfHorrors,
        ),
        won.seed,
    );
    let mut state = Island::start(&bridge.setup, bridge.seed);
    let mut bot = castaway::bots::random::Random::<Island>::new(3);
    while let Some(action) = bot.choose(&state) {
        let Ok(next) = Island::apply(&state, action, &mut ()) else { break };
        state = next;
        bridge.actions.push(action);
    }
    take("replay-bridge", &sent::link(Purpose::Watch, &bridge, "")?, &empty, "")?;
    let dailies = sent::Made::new();
    sent::weeks_of_dailies(&dailies, today, false)?;
    take("daily", "#/daily", &dailies, "")?;
    take("home-daily", "", &dailies, "")?;
    take("daily-fresh", "#/daily", &empty, "")?;
    let done = sent::Made::new();
    sent::weeks_of_dailies(&done, today, true)?;
    take("daily-done", "#/daily", &done, "")?;
    let beaten = sent::Made::new();
    let id = beaten.add(Kind::Challenge, sent::now(), won.clone())?;
    beaten.beside(id, &sent::part(&lost, 60), "Ana")?;
    let mut rival = won.clone();
    rival.actions.truncate(120);
    rival.given_up = true;
    beaten.beside(id, &rival, "Ana")?;
    take("compare", &format!("#/island/compare/{id}"), &beaten, "")?;
    take("share-over", &format!("#/island/replay/{id}"), &beaten, "press share")?;
    let unfinished = sent::Made::new();
    let id = unfinished.add(Kind::Challenge, sent::now(), sent::part(&won, 12))?;
    unfinished.beside(id, &won, "")?;
    take("compare-unfinished", &format!("#/island/compare/{id}"), &unfinished, "")?;
    take("share", &format!("#/island/table/{id}"), &unfinished, "press menu share")?;
    clear(page).map(drop)
}

/// Plays a game to its end and takes a picture whenever a moment for one has come.
fn shoot_game(page: &Page, camera: &mut Camera, game: &str, lang: &str) -> Result<(), Failure> {
    let end = format!("end-{game}");
    let mut left: Vec<&Moment> =
        MOMENTS.iter().filter(|moment| moment.game == game && camera.wants_any(moment.name, lang)).collect();
    if left.is_empty() && !camera.wants_any(&end, lang) {
        return Ok(());
    }
    page.driver.set_viewport(1440, 900)?;
    let record = script(game)?;
    let mut table = Table::set_up(page, Hand::Mouse, &record)?;
    for action in &record.actions {
        if left.is_empty() && !camera.wants_any(&end, lang) {
            return Ok(());
        }
        let now = left.extract_if(.., |moment| is_due(moment, &table, *action)).collect::<Vec<_>>();
        act(&mut table, *action, &now, camera, lang)?;
    }
    let never: Vec<&str> = left.iter().map(|moment| moment.name).collect();
    same("moments that never came", never, [""; 0])?;
    page.find("#end")?;
    camera.take(page, &end, lang)?;
    page.click("[data-do=tell]")?;
    page.find("[data-do=look-back]")?;
    camera.take(page, &format!("{end}-told"), lang)
}

fn is_due(moment: &Moment, table: &Table<'_>, action: Action) -> bool {
    let rises = || {
        let step = Island::step(&table.state, action);
        step.is_ok_and(|step| step.events.iter().any(|event| matches!(event, Event::WaterRose { .. })))
    };
    (moment.when)(&table.state, action) && (moment.shown != Shown::Rise || rises())
}

/// Does an action, and on the way shows each of these moments.
fn act(
    table: &mut Table<'_>,
    action: Action,
    moments: &[&Moment],
    camera: &mut Camera,
    lang: &str,
) -> Result<(), Failure> {
    let (player, page) = (table.player, table.player.page);
    let mut take = |shown: fn(Shown) -> bool| {
        moments.iter().filter(|moment| shown(moment.shown)).try_for_each(|moment| {
            if let Shown::Opened(buttons) = moment.shown {
                buttons.iter().try_for_each(|button| player.press(Target::Do(button)))?;
            }
            camera.take(page, moment.name, lang)?;
            if matches!(moment.shown, Shown::Opened(_)) { close(page) } else { Ok(()) }
        })
    };
    take(|shown| matches!(shown, Shown::Table | Shown::Opened(_)))?;
    player.prepare(&table.state, action)?;
    take(|shown| shown == Shown::Prepared)?;
    player.commit(action)?;
    take(|shown| shown == Shown::Asked)?;
    player.finish(&table.state, table.step, action)?;
    if table.follow(action)? {
        take(|shown| shown == Shown::Rise)?;
        table.go_on()?;
    }
    Ok(())
}

/// Escape leaves whatever is open.
fn close(page: &Page) -> Result<(), Failure> {
    page.press(Key::Escape)?;
    let open = || eye::shows(page, "dialog, [role=dialog], [data-do=danger-close], [data-do=cancel]");
    wait_until("the table without anything open", open, |open| !open).map(drop)
}
