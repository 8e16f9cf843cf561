//! Serves the built page on this machine until interrupted: `serve [--dir dist] [--port 8080] [--base /]`.

#![allow(dead_code, reason = "the journeys use the rest of the shared modules")]

mod server;

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

use server::Server;

/// How many ports to try after the wished-for one.
const FURTHER_PORTS: u16 = 20;

struct Options {
    folder: PathBuf,
    port: u16,
    base: String,
}

fn main() -> ExitCode {
    match options(env::args().skip(1)).and_then(|options| serve(&options)) {
        Ok(server) => {
            println!("Castaway is at http://localhost:{}{}", server.port(), server.prefix());
            loop {
                thread::park();
            }
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { folder: PathBuf::from("dist"), port: 8080, base: "/".to_owned() };
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--dir" => options.folder = value.into(),
            "--port" => options.port = value.parse().map_err(|_| format!("{value} is not a port"))?,
            "--base" => options.base = with_slashes(&value),
            _ => return Err(format!("{name} is unknown: serve [--dir dist] [--port 8080] [--base /]")),
        }
    }
    Ok(options)
}

fn serve(options: &Options) -> Result<Server, String> {
    if !options.folder.join("index.html").is_file() {
        return Err(format!("{}/index.html is missing: run `make dist` first", options.folder.display()));
    }
    let last = options.port.saturating_add(FURTHER_PORTS);
    for port in options.port..=last {
        match Server::start_on(&options.folder, &options.base, port) {
            Err(cause) if cause.kind() == io::ErrorKind::AddrInUse => {}
            started => return started.map_err(|cause| format!("cannot serve on port {port}: {cause}")),
        }
    }
    Err(format!("every port from {} to {last} is taken: choose one with --port", options.port))
}

/// `a/b` and `/a/b` both mean `/a/b/`.
fn with_slashes(base: &str) -> String {
    match base.trim_matches('/') {
        "" => "/".to_owned(),
        inner => format!("/{inner}/"),
    }
}
