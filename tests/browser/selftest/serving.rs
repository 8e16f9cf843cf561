//! The file server, asked directly over a socket so that nothing tidies the paths on the way.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};

use super::site;
use crate::base64;
use crate::failure::{Failure, check, same};
use crate::page::PREFIX;
use crate::scratch::Scratch;
use crate::server::Server;
use crate::wait::wait_until;

type Test = fn(&Server) -> Result<(), Failure>;

const TESTS: &[(&str, Test)] = &[
    ("files_come_with_their_type", files_come_with_their_type),
    ("folders_lead_to_their_index", folders_lead_to_their_index),
    ("paths_cannot_leave_the_folder", paths_cannot_leave_the_folder),
    ("missing_files_are_missing", missing_files_are_missing),
    ("a_head_request_gets_no_body", a_head_request_gets_no_body),
    ("a_connection_serves_many_requests", a_connection_serves_many_requests),
    ("doctored_files_are_changed", doctored_files_are_changed),
    ("held_files_wait", held_files_wait),
    ("failures_come_and_go", failures_come_and_go),
    ("memory_and_further_folders_are_served", memory_and_further_folders_are_served),
    ("the_log_tells_who_asked", the_log_tells_who_asked),
    ("pictures_are_decoded", pictures_are_decoded),
];

pub fn trials() -> Vec<Trial> {
    let trial = |(name, test): &(&str, Test)| {
        let test = *test;
        Trial::test(format!("harness::server::{name}"), move || {
            let server = Server::start(&site(), PREFIX).map_err(Failed::from)?;
            test(&server).map_err(Failed::from)
        })
    };
    TESTS.iter().map(trial).collect()
}

/// One answer, as it came over the wire.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn parse(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Self { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(key, _)| *key == name)
            .map(|pair| pair.1)
    }
}

fn ask(server: &Server, method: &str, target: &str) -> Result<Answer, Failure> {
    send(
        server,
        &format!("{method} {target} HTTP/1.1\r\nHost: here\r\nReferer: there\r\nConnection: close\r\n\r\n"),
    )
    .map(|text| Answer::parse(&text))
}

fn get(server: &Server, target: &str) -> Result<Answer, Failure> {
    ask(server, "GET", target)
}

fn send(server: &Server, request: &str) -> Result<String, Failure> {
    let talk = || {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port()))?;
        stream.write_all(request.as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    talk().map_err(Failure::system("talking to the server"))
}

fn files_come_with_their_type(server: &Server) -> Result<(), Failure> {
    let types = [
        ("index.html", "text/html; charset=utf-8"),
        ("boot.js", "text/javascript; charset=utf-8"),
        ("tiny.wasm", "application/wasm"),
    ];
    for (file, mime) in types {
        let answer = get(server, &format!("{PREFIX}{file}"))?;
        same(file, answer.status, 200)?;
        same(file, answer.header("Content-Type"), Some(mime))?;
        same(file, answer.header("Cache-Control"), Some("no-cache"))?;
    }
    let made = Scratch::new("types")?;
    let types = [
        ("a.svg", "image/svg+xml"),
        ("a.woff2", "font/woff2"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.b.PNG", "image/png"),
        ("noending", "application/octet-stream"),
    ];
    server.mount("/types/", made.path());
    for (file, mime) in types {
        made.write(file, "x")?;
        same(file, get(server, &format!("/types/{file}"))?.header("Content-Type"), Some(mime))?;
    }
    Ok(())
}

fn folders_lead_to_their_index(server: &Server) -> Result<(), Failure> {
    check(get(server, PREFIX)?.body.contains("A small page"), "the mount shows its index")?;
    check(get(server, &format!("{PREFIX}deep/"))?.body.contains("deep"), "a folder shows its index")?;
    for (asked, place) in [("/some/where", PREFIX), ("/some/where/deep?a=b", "/some/where/deep/?a=b")] {
        let answer = get(server, asked)?;
        same(asked, answer.status, 301)?;
        same(asked, answer.header("Location"), Some(place))?;
    }
    Ok(())
}

fn paths_cannot_leave_the_folder(server: &Server) -> Result<(), Failure> {
    let out =
        ["../mod.rs", "deep/../../mod.rs", "%2e%2e/mod.rs", "..%2fmod.rs", "%2fetc/passwd", "..\\mod.rs"];
    for path in out {
        same(path, get(server, &format!("{PREFIX}{path}"))?.status, 403)?;
    }
    let holder = Scratch::new("links")?;
    let target = site().join("../mod.rs");
    std::os::unix::fs::symlink(target, holder.path().join("out.rs")).map_err(Failure::system("linking"))?;
    server.mount("/links/", holder.path());
    same("a link out of the folder", get(server, "/links/out.rs")?.status, 403)
}

fn missing_files_are_missing(server: &Server) -> Result<(), Failure> {
    for path in ["/some/where/nothing", "/elsewhere/index.html", "/", "/some/where/boot.js/"] {
        let answer = get(server, path)?;
        same(path, answer.status, 404)?;
        same(path, answer.header("Content-Type"), Some("text/plain; charset=utf-8"))?;
    }
    same("a path that is not text", get(server, "/some/where/%ff")?.status, 400)?;
    same("another method", ask(server, "POST", PREFIX)?.status, 405)
}

fn a_head_request_gets_no_body(server: &Server) -> Result<(), Failure> {
    let answer = ask(server, "HEAD", &format!("{PREFIX}tiny.wasm"))?;
    same("status", answer.status, 200)?;
    same("length", answer.header("Content-Length"), Some("8"))?;
    same("body", answer.body.as_str(), "")
}

fn a_connection_serves_many_requests(server: &Server) -> Result<(), Failure> {
    let kept = format!("GET {PREFIX}boot.js HTTP/1.1\r\nHost: here\r\n\r\n");
    let last = format!("GET {PREFIX}deep/ HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    let text = send(server, &format!("{kept}{kept}{last}"))?;
    same("answers", text.matches("HTTP/1.1 200").count(), 3)
}

fn doctored_files_are_changed(server: &Server) -> Result<(), Failure> {
    server.doctor("/boot.js", |bytes| [b"first;", bytes.as_slice()].concat());
    server.doctor("/boot.js", |bytes| [b"second;", bytes.as_slice()].concat());
    server.doctor("index.html", |_| b"other".to_vec());
    let script = get(server, &format!("{PREFIX}boot.js"))?;
    check(script.body.starts_with("second;first;document"), script.body)?;
    same("a folder's index", get(server, PREFIX)?.body.as_str(), "other")
}

fn held_files_wait(server: &Server) -> Result<(), Failure> {
    let hold = server.hold(".wasm");
    let (told, answers) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(|| {
            drop(told.send(get(server, &format!("{PREFIX}tiny.wasm")).map(|answer| answer.status)))
        });
        wait_until("the request to come in", || Ok(server.was_asked(".wasm")), |asked| *asked)?;
        same("another file meanwhile", get(server, &format!("{PREFIX}boot.js"))?.status, 200)?;
        check(answers.try_recv().is_err(), "a held file was answered")?;
        same("the held entry's status", server.log()[0].status, None)?;
        hold.release();
        let status =
            answers.recv_timeout(Duration::from_secs(10)).map_err(|_| Failure::wrong("no answer"))?;
        same("status once released", status?, 200)
    })
}

fn failures_come_and_go(server: &Server) -> Result<(), Failure> {
    let path = format!("{PREFIX}boot.js");
    server.fail("boot.js", 503);
    same("while it fails", get(server, &path)?.status, 503)?;
    check(!server.log()[0].failed(), "an arranged failure is not the page's fault")?;
    server.heal("boot.js");
    same("once healed", get(server, &path)?.status, 200)?;
    server.unplug();
    same("without a network", send(server, &format!("GET {path} HTTP/1.1\r\n\r\n"))?.as_str(), "")?;
    server.plug_in();
    same("plugged in again", get(server, &path)?.status, 200)
}

fn memory_and_further_folders_are_served(server: &Server) -> Result<(), Failure> {
    server.put("/some/where/made/index.html", "text/html", "made");
    server.mount("/some/where/again/", &site());
    same("from memory", get(server, "/some/where/made/")?.body.as_str(), "made")?;
    same("from the further folder", get(server, "/some/where/again/deep/")?.status, 200)?;
    same("from the first folder still", get(server, "/some/where/deep/")?.status, 200)
}

fn the_log_tells_who_asked(server: &Server) -> Result<(), Failure> {
    get(server, "/some/where/no%20thing?x")?;
    let log = server.log();
    let request = log.first().ok_or_else(|| Failure::wrong("the log is empty"))?;
    same("path", request.path.as_str(), "/some/where/no thing")?;
    same("host and referer", (request.host.as_str(), request.referer.as_str()), ("here", "there"))?;
    same("status", request.status, Some(404))?;
    check(request.failed(), "a missing file is a failed request")
}

fn pictures_are_decoded(_: &Server) -> Result<(), Failure> {
    same("no rest", base64::decode("TWFu").as_deref(), Some(&b"Man"[..]))?;
    same("rests", base64::decode("TWE=").as_deref(), Some(&b"Ma"[..]))?;
    same("high bits", base64::decode("+/8=").as_deref(), Some(&[0xfb, 0xff][..]))?;
    same("nonsense", base64::decode("T*"), None)
}
