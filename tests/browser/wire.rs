//! WebDriver's transport: JSON over HTTP to a driver on this machine.

use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::failure::Failure;

/// Longer than any command should take, so that a driver that hangs fails the journey and not the run.
const LONGEST_CALL: Duration = Duration::from_secs(120);

/// Opening a browser sometimes hangs for good; a new driver then does better than more patience.
const LONGEST_START: Duration = Duration::from_secs(60);

/// One driver's address.
#[derive(Clone)]
pub struct Wire {
    agent: Agent,
    base: String,
}

impl Wire {
    pub fn new(port: u16) -> Self {
        let config = Agent::config_builder()
            // WebDriver puts its errors into the body of a 4xx or 5xx.
            .http_status_as_error(false)
            .timeout_global(Some(LONGEST_CALL))
            // A proxy of the machine has no business between us and the driver.
            .proxy(None)
            .build();
        Self { agent: config.into(), base: format!("http://127.0.0.1:{port}") }
    }

    pub fn get(&self, doing: &str, path: &str) -> Result<Value, Failure> {
        unpack(doing, self.agent.get(self.url(path)).call())
    }

    pub fn post(&self, doing: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        unpack(doing, self.agent.post(self.url(path)).send_json(body))
    }

    /// Asks for a new session, which is a browser's whole start.
    pub fn open(&self, request: &Value) -> Result<Value, Failure> {
        let call = self.agent.post(self.url("/session")).config().timeout_global(Some(LONGEST_START)).build();
        unpack("opening a browser", call.send_json(request))
    }

    pub fn delete(&self, doing: &str, path: &str) -> Result<Value, Failure> {
        unpack(doing, self.agent.delete(self.url(path)).call())
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

fn unpack(
    doing: &str,
    answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<Value, Failure> {
    let wire = |cause: ureq::Error| Failure::Wire { doing: doing.to_owned(), cause: cause.to_string() };
    let mut answer = answer.map_err(wire)?;
    // Screenshots are larger than the default limit allows for.
    let body = answer.body_mut().with_config().limit(256 << 20);
    let mut body: Value = body.read_json().map_err(wire)?;
    let value = body.get_mut("value").map_or(json!(null), Value::take);
    match (answer.status().is_success(), value["error"].as_str()) {
        (true, _) => Ok(value),
        (false, code) => Err(Failure::Driver {
            doing: doing.to_owned(),
            code: code.unwrap_or("unknown error").to_owned(),
            message: first_line(&value["message"]),
        }),
    }
}

/// Drivers put stack traces of their own after the first line.
fn first_line(message: &Value) -> String {
    message.as_str().unwrap_or_default().lines().next().unwrap_or_default().to_owned()
}
