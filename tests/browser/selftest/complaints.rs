//! A page that is not well fails its journey, and the failure leaves evidence.

use std::fs;

use serde_json::json;

use super::site;
use crate::evidence::Evidence;
use crate::failure::{Failure, check, same};
use crate::health;
use crate::page::{PREFIX, Page};
use crate::server::Server;
use crate::wait::wait_until;

/// Waits until the page is found ill for a reason that contains this text, then forgives it.
fn expect_ill(page: &Page, text: &str) -> Result<(), Failure> {
    let verdict = || Ok(health::check(page).err().map(|failure| failure.to_string()));
    let ill = |verdict: &Option<String>| verdict.as_ref().is_some_and(|why| why.contains(text));
    wait_until(&format!("a complaint of «{text}»"), verdict, ill)?;
    page.console.forget();
    Ok(())
}

pub fn errors_are_heard(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    health::check(page)?;
    page.execute("console.error('one', 1)", json!([]))?;
    expect_ill(page, "one 1")?;
    page.execute("throwLater('two')", json!([]))?;
    expect_ill(page, "two")?;
    page.execute("rejectLater('three')", json!([]))?;
    expect_ill(page, "three")?;
    // Complaints survive the document they came from.
    page.execute("console.error('four')", json!([]))?;
    page.reload()?;
    expect_ill(page, "four")?;
    page.execute("console.warn('not an error')", json!([]))?;
    health::check(page)?;
    page.allow_error("expected");
    page.execute("console.error('this is expected')", json!([])).map(drop)
}

pub fn policy_violations_are_heard(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    let inline = "const style = document.createElement('style'); style.textContent = 'p { color: red }';
        document.head.append(style)";
    page.execute(inline, json!([]))?;
    expect_ill(page, "forbidden by the content security policy: style-src")
}

pub fn strays_and_failed_requests_are_heard(page: &Page) -> Result<(), Failure> {
    let other = Server::start(&site(), PREFIX).map_err(Failure::system("starting another server"))?;
    let html = format!(
        "<!doctype html><link rel=icon href='data:,'><script src='boot.js'></script>
         <img src='{}stray.svg' alt=''><img src='missing.svg' alt=''>",
        other.base()
    );
    other.put("/some/where/stray.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    page.server.put("/some/where/plain.html", "text/html", html);
    page.visit("plain.html")?;
    expect_ill(page, "request off the page's origin")?;
    expect_ill(page, "404")?;
    page.allow_failed_request("missing.svg");
    health::check(page)
}

pub fn staged_failures_are_the_journeys_own(page: &Page) -> Result<(), Failure> {
    let fetch = "const done = arguments[1];
        fetch(arguments[0]).then((answer) => done(answer.status), () => done('gone'))";
    page.open("")?;
    page.server.fail("boot.js", 500);
    same("failing", page.driver.execute_async(fetch, json!(["boot.js"]))?, json!(500))?;
    page.server.heal("boot.js");
    same("healed", page.driver.execute_async(fetch, json!(["boot.js"]))?, json!(200))?;
    page.server.unplug();
    same("unplugged", page.driver.execute_async(fetch, json!(["boot.js"]))?, json!("gone"))?;
    page.server.plug_in();
    same("plugged in", page.driver.execute_async(fetch, json!(["boot.js"]))?, json!(200))
}

pub fn evidence_is_kept(page: &Page) -> Result<(), Failure> {
    page.open("")?;
    page.allow_error("for the record");
    page.execute("console.error('for the record')", json!([]))?;
    let evidence = Evidence::new(page.driver.engine(), "evidence_of_the_self_test");
    evidence.keep(page, "nothing failed");
    let read = |name: &str| {
        let file = evidence.folder().join(name);
        fs::read(&file).map_err(Failure::system(format!("reading {}", file.display())))
    };
    let holds = |name: &str, text: &str| {
        check(String::from_utf8_lossy(&read(name)?).contains(text), format!("{name} does not tell of {text}"))
    };
    holds("failure.txt", "nothing failed")?;
    holds("failure.txt", page.driver.version())?;
    holds("console.txt", "for the record")?;
    holds("requests.txt", "200 GET /some/where/tiny.wasm")?;
    holds("page.html", "A small page")?;
    check(read("screenshot.png")?.starts_with(b"\x89PNG"), "the picture is a PNG")?;
    evidence.discard();
    Ok(())
}
