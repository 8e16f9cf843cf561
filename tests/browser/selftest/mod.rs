//! Tests of the harness itself, on a small page of its own: a journey can only be trusted as far as these.

mod complaints;
mod driving;
mod serving;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;

use crate::fleet::Fleet;
use crate::journey::{Course, Journey, journeys};
use crate::journeys::shell;

const JOURNEYS: &[Journey] = journeys![
    driving::clicks_and_reads,
    driving::the_keyboard_reaches_the_page,
    driving::the_viewport_is_exact,
    driving::scripts_take_and_give_values,
    driving::the_setup_reaches_the_page,
    driving::history_and_storage_work,
    driving::the_probe_is_called,
    complaints::errors_are_heard,
    complaints::policy_violations_are_heard,
    complaints::strays_and_failed_requests_are_heard,
    complaints::staged_failures_are_the_journeys_own,
    complaints::evidence_is_kept,
    shell::shell_paints_before_the_wasm_arrives,
    shell::works_from_a_sub_path,
];

/// Trials named `harness::…`, which need no built page.
pub fn trials(fleet: &Arc<Fleet>) -> Vec<Trial> {
    let course = Course { prefix: "harness::", site: site(), journeys: JOURNEYS };
    serving::trials().into_iter().chain(course.trials(fleet)).collect()
}

/// The small page's folder.
fn site() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/selftest/site")
}
