//! The lab: positions, counts, simulations and records on the command line.

mod args;
mod links;
mod reason;
mod simulate;

use std::io::Read as _;
use std::process::ExitCode;

use args::{Args, Trouble};
use castaway::games::Title;
use castaway::games::island::{Difficulty, Island, Players, Role, Setup, Shape, State, notation, transcript};
use castaway::kernel::{Game, Record, Seed, link, perft, replay};

const USAGE: &str = "\
lab new --game island --players N --difficulty D [--map M] [--roles a,b] --seed CODE
lab legal --position TEXT
lab apply --position TEXT ACTION...
lab perft --position TEXT --depth N
lab simulate --game island --players N --difficulty D [--map M] [--roles a,b] --bot random --games N --seed CODE
             [--threads T] [--json]
lab links --game island --players N --difficulty D [--map M] [--roles a,b] --games N --seed CODE
lab replay TEXT

D is novice, normal, elite or legendary; M is 1 to 12; a role ? is left to the seed.
TEXT is a position (for replay: a link or a record), or - for standard input.";

/// Deep counts take longer than anybody waits.
const MOST_DEPTH: u32 = 12;
/// No position, link or record of ours is longer.
const MOST_INPUT: u64 = 1 << 20;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    match run(&command, Args::new(words)) {
        Ok(text) => {
            print(&text);
            ExitCode::SUCCESS
        }
        Err(Trouble::Refused(why)) => {
            eprintln!("{why}");
            ExitCode::from(1)
        }
        Err(Trouble::Usage(why)) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// A reader that has seen enough and closed the pipe is no error.
fn print(text: &str) {
    use std::io::Write as _;
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    let _ = write!(std::io::stdout().lock(), "{text}{end}");
}

fn run(command: &str, mut args: Args) -> Result<String, Trouble> {
    match command {
        "new" => {
            let (setup, seed) = table(&mut args)?;
            args.end()?;
            Ok(Island::start(&setup, seed).to_string())
        }
        "legal" => {
            let state = position(&mut args)?;
            args.end()?;
            let actions: Vec<String> =
                Island::legal(&state).into_iter().map(|action| notation::write(&state, action)).collect();
            Ok(actions.join("\n"))
        }
        "apply" => apply(&mut args),
        "perft" => {
            let state = position(&mut args)?;
            let depth = args.number("depth", MOST_DEPTH)?;
            args.end()?;
            Ok(perft::<Island>(&state, depth).to_string())
        }
        "simulate" => {
            let (setup, seed) = table(&mut args)?;
            simulate::run(setup, seed, args)
        }
        "links" => {
            let (setup, seed) = table(&mut args)?;
            links::run(setup, seed, args)
        }
        "replay" => {
            let text = args.word("a link or a record")?;
            args.end()?;
            check_record(&input(text)?)
        }
        "help" | "--help" | "-h" => Ok(USAGE.to_owned()),
        "" => Err(Trouble::usage("what to do? `lab help` lists it")),
        other => Err(Trouble::usage(format!("there is no `lab {other}`; `lab help` lists what there is"))),
    }
}

/// The set-up and seed that the options describe.
fn table(args: &mut Args) -> Result<(Setup, Seed), Trouble> {
    let game = args.required("game")?;
    let Some(Title::Island) = Title::from_slug(&game) else {
        return Err(Trouble::usage(format!("--game: there is no game {game:?}")));
    };
    let count = |text: &str| Players::from_count(text.parse().ok()?);
    let players = args.read("players", "a number from 2 to 4", count)?;
    let difficulty = args.read("difficulty", "novice, normal, elite or legendary", Difficulty::from_name)?;
    let number = |text: &str| Shape::from_number(text.parse().ok()?);
    let shape = match args.option("map")? {
        Some(text) => number(&text)
            .ok_or_else(|| Trouble::usage(format!("--map: {text:?} is not a number from 1 to 12")))?,
        None => Shape::ForbiddenIsland,
    };
    let mut roles = vec![None; players.count().into()];
    if let Some(text) = args.option("roles")? {
        let names: Vec<&str> = text.split(',').collect();
        if names.len() > roles.len() {
            return Err(Trouble::usage(format!(
                "--roles: {} roles for {} players",
                names.len(),
                roles.len()
            )));
        }
        for (role, name) in roles.iter_mut().zip(names) {
            *role = match name.trim() {
                "?" => None,
                name => Some(
                    Role::from_name(name)
                        .ok_or_else(|| Trouble::usage(format!("--roles: {name:?} is not an adventurer")))?,
                ),
            };
        }
    }
    let seed = args.required("seed")?;
    let seed = seed.parse().map_err(|why| Trouble::usage(format!("--seed: {seed:?} is no seed: {why:?}")))?;
    let setup = Setup::new(&roles, difficulty, shape)
        .map_err(|why| Trouble::usage(format!("--roles: {}", transcript::TranscriptError::Setup(why))))?;
    Ok((setup, seed))
}

/// A text, or standard input for `-`.
fn input(text: String) -> Result<String, Trouble> {
    if text != "-" {
        return Ok(text);
    }
    let mut read = String::new();
    std::io::stdin()
        .take(MOST_INPUT)
        .read_to_string(&mut read)
        .map_err(|why| Trouble::usage(format!("standard input: {why}")))?;
    Ok(read)
}

fn position(args: &mut Args) -> Result<State, Trouble> {
    let text = input(args.required("position")?)?;
    text.parse().map_err(|why| Trouble::usage(format!("--position: {why}")))
}

fn apply(args: &mut Args) -> Result<String, Trouble> {
    let mut state = position(args)?;
    let words = args.rest()?;
    let actions = notation::split(words.iter().flat_map(|word| word.split_whitespace()));
    if actions.is_empty() {
        return Err(Trouble::usage("an action is missing"));
    }
    for text in actions {
        let action =
            notation::read(&state, &text).map_err(|why| Trouble::usage(format!("{text:?}: {why}")))?;
        state = Island::apply(&state, action, &mut ())
            .map_err(|why| Trouble::Refused(format!("{text}: {}", reason::sentence(why))))?;
    }
    Ok(state.to_string())
}

/// Replays a link or a record spelled out, and says how it ends.
fn check_record(text: &str) -> Result<String, Trouble> {
    // A record has sections with a colon; a link never has one.
    if !text.contains(':') {
        let not_ours = |why| Trouble::usage(format!("this is no link to a game of the island: {why:?}"));
        return link::decode::<Island>(text).map(|record| ending(&record)).map_err(not_ours);
    }
    match transcript::read(text) {
        Ok(record) => Ok(ending(&record)),
        Err(transcript::TranscriptError::Illegal { number, text, why, .. }) => {
            Err(Trouble::Refused(format!("action {number}, {text}: {}", reason::sentence(why))))
        }
        Err(why) => Err(Trouble::usage(why.to_string())),
    }
}

fn ending(record: &Record<Island>) -> String {
    let end = replay(record).state;
    let ending = match end.outcome() {
        Some(outcome) => outcome.cause(),
        None if record.given_up => "given up",
        None => "not over",
    };
    let assisted = if record.assisted { ", assisted" } else { "" };
    let rules = Island::RULES;
    format!(
        "{ending} after {} actions{assisted}; seed {}, rules {rules}, state {:016x}",
        record.actions.len(),
        record.seed,
        end.fingerprint()
    )
}
