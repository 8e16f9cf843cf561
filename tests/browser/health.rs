//! What must hold after every journey, whatever it was about.

use crate::console::{Complaint, Kind};
use crate::failure::Failure;
use crate::page::Page;

/// Fails when the page complained, left its origin or asked for something that is not there.
pub fn check(page: &Page) -> Result<(), Failure> {
    page.console.gather(&page.driver)?;
    let heard = page.console.heard();
    let complaints = heard.iter().filter(|complaint| !is_allowed(page, complaint)).map(describe);
    let requests = page.server.log();
    let failed = requests.iter().filter(|request| request.failed() && !allows_request(page, &request.path));
    let failed = failed.map(|request| format!("{:?} for {}", request.status, request.path));
    let ills: Vec<_> = complaints.chain(failed).collect();
    if ills.is_empty() {
        return Ok(());
    }
    Err(Failure::wrong(format!("every step passed, but the page is not well:\n  {}", ills.join("\n  "))))
}

fn is_allowed(page: &Page, complaint: &Complaint) -> bool {
    match complaint.kind {
        Kind::Warning => true,
        Kind::Forbidden => page.allowed.borrow().forbidden,
        Kind::OffOrigin => false,
        Kind::Error => {
            let errors = &page.allowed.borrow().errors;
            errors.iter().any(|allowed| complaint.text.contains(allowed)) || echoes_a_request(page, complaint)
        }
    }
}

/// Chromium also writes every failed request to its console; the server's log judges those.
fn echoes_a_request(page: &Page, complaint: &Complaint) -> bool {
    let Some(told) = complaint.text.strip_prefix("network: ") else { return false };
    let Some(rest) = told.strip_prefix(page.base().trim_end_matches(page.server.prefix())) else {
        return false;
    };
    let path = rest.split([' ', '?']).next().unwrap_or_default();
    page.server.log().iter().any(|request| request.path == path)
}

fn allows_request(page: &Page, path: &str) -> bool {
    page.allowed.borrow().requests.iter().any(|suffix| path.ends_with(suffix.as_str()))
}

fn describe(complaint: &Complaint) -> String {
    let kind = match complaint.kind {
        Kind::Error => "console error",
        Kind::Warning => "console warning",
        Kind::Forbidden => "forbidden by the content security policy",
        Kind::OffOrigin => "request off the page's origin",
    };
    format!("{kind}: {}", complaint.text)
}
