//! What every build must do before there is anything to play: show itself early, stand anywhere.

use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::page::Page;
use crate::wait::wait_until;

/// The first paint does not wait for the program.
pub fn shell_paints_before_the_wasm_arrives(page: &Page) -> Result<(), Failure> {
    let hold = page.server.hold(".wasm");
    page.visit("")?;
    page.find("#boot")?;
    page.text("#boot", |text| !text.trim().is_empty())?;
    wait_until("the wasm to be asked for", || Ok(page.server.was_asked(".wasm")), |asked| *asked)?;
    check(!page.is_ready()?, "the app claims to be ready without its wasm")?;
    hold.release();
    page.wait_until_ready()?;
    page.gone("#boot")
}

/// Everything the page needs is found relative to where it is.
pub fn works_from_a_sub_path(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    let log = page.server.log();
    let outside: Vec<_> =
        log.iter().filter(|request| !request.path.starts_with(page.server.prefix())).collect();
    check(outside.is_empty(), format!("requests outside {}: {outside:?}", page.server.prefix()))?;
    check(page.server.was_asked(".wasm"), "the wasm was never asked for")
}

/// The shell lies over the page, so that the page takes its place without moving anything.
pub fn nothing_shifts_when_the_page_arrives(page: &Page) -> Result<(), Failure> {
    let hold = page.server.hold(".wasm");
    page.visit("")?;
    page.find("#boot")?;
    // The drivers do not wait for style sheets, as a browser does before it paints.
    let position = "return getComputedStyle(document.getElementById('boot')).position";
    let position = || page.execute(position, json!([]));
    wait_until("the shell to lie over the page", position, |position| position == "fixed")?;
    hold.release();
    page.wait_until_ready()?;
    // Only Chromium counts what moved; the others are covered by the position above.
    let shifts = page.driver.execute_async(
        "const done = arguments[arguments.length - 1];
         const name = (source) => source.node?.parentElement?.outerHTML?.slice(0, 80);
         if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return done([]);
         document.fonts.ready.then(() => {
             const shifts = [];
             new PerformanceObserver((list) => {
                 for (const shift of list.getEntries()) shifts.push([shift.value, ...shift.sources.map(name)]);
             }).observe({ type: 'layout-shift', buffered: true });
             requestAnimationFrame(() => requestAnimationFrame(() => done(shifts)));
         });",
        json!([]),
    )?;
    same("what shifted", shifts, json!([]))
}

/// The content security policy stops a script that somebody managed to put into the page.
pub fn foreign_scripts_do_not_run(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.expect_forbidden();
    page.allow_error("Content Security Policy");
    page.execute(
        "const script = document.createElement('script');
         script.textContent = 'window.foreign = true';
         document.body.append(script);
         const style = document.createElement('p');
         style.setAttribute('onclick', 'window.foreign = true');
         document.body.append(style);
         style.click();",
        json!([]),
    )?;
    let ran = page.execute("return window.foreign === true", json!([]))?;
    same("a foreign script ran", ran, false)
}
