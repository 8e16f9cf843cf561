//! The page in real browser engines: journeys through WebDriver, and tests of the harness itself.

mod axe;
mod base64;
mod capabilities;
mod console;
mod driver;
mod element;
mod engine;
mod evidence;
mod failure;
mod fleet;
#[path = "../kernel/goldens.rs"]
mod goldens;
mod health;
#[path = "../island/vectors.rs"]
mod island;
mod journey;
mod journeys;
mod keys;
mod page;
#[path = "../kernel/pearls.rs"]
mod pearls;
mod probe;
mod process;
mod scratch;
mod selftest;
mod sent;
mod server;
mod service;
mod stock;
mod table;
#[path = "../kernel/vectors.rs"]
mod vectors;
mod viewport;
mod wait;
mod warmth;
mod wire;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::Arguments;

use fleet::Fleet;
use journey::Course;

/// Two browsers at once keep a small machine busy; more make each other late.
const AT_ONCE: usize = 2;

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(AT_ONCE);
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let course = Course { prefix: "", site: package.join("dist"), journeys: journeys::ALL };
    if !course.site.join("index.html").is_file() && wants(&arguments, &course) {
        eprintln!("dist/index.html is missing: run `make dist` first");
        return ExitCode::FAILURE;
    }
    journey::announce_missing();
    let fleet = Arc::new(Fleet::default());
    let trials = [course.trials(&fleet), selftest::trials(&fleet)].into_iter().flatten().collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Whether the command line picks a journey over the built page.
fn wants(arguments: &Arguments, course: &Course) -> bool {
    let picks = |name: String| arguments.filter.as_ref().is_none_or(|filter| name.contains(filter));
    !arguments.list && course.names().any(picks)
}
