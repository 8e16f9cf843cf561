//! A static file server on this machine, which a test can doctor, hold up and ask what was requested.

mod http;
mod mime;
mod site;
mod stage;

use std::borrow::Cow;
use std::io::{self, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use http::{Head, Response};
use site::{Found, Site};
use stage::Stage;

pub use stage::Hold;

/// Serves until dropped, a thread for each connection.
pub struct Server {
    shared: Arc<Shared>,
    address: SocketAddr,
    prefix: String,
}

struct Shared {
    site: Mutex<Site>,
    stage: Stage,
    log: Mutex<Vec<Request>>,
    closed: AtomicBool,
}

/// One request, as the log keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub method: String,
    pub path: String,
    pub referer: String,
    pub host: String,
    /// `None` while the answer is held back, or when there was none.
    pub status: Option<u16>,
    /// The test itself arranged this failure.
    pub staged: bool,
}

impl Request {
    /// Whether the answer was an error that no test arranged.
    pub fn failed(&self) -> bool {
        !self.staged && self.status.is_some_and(|status| status >= 400)
    }
}

impl Server {
    /// Serves `folder` under `prefix` on a free port.
    pub fn start(folder: &Path, prefix: &str) -> io::Result<Self> {
        Self::start_on(folder, prefix, 0)
    }

    /// Serves `folder` under `prefix` on this port; 0 is any free one.
    pub fn start_on(folder: &Path, prefix: &str, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let mut site = Site::default();
        site.mount(prefix, folder);
        let shared = Arc::new(Shared {
            site: Mutex::new(site),
            stage: Stage::default(),
            log: Mutex::default(),
            closed: AtomicBool::new(false),
        });
        let accepting = Arc::clone(&shared);
        thread::spawn(move || accept(&listener, &accepting));
        Ok(Self { shared, address, prefix: prefix.to_owned() })
    }

    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address of the mounted folder, with its last slash.
    pub fn base(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// The path the folder is mounted under, such as `/some/where/`.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Serves a further folder under a prefix of its own.
    pub fn mount(&self, prefix: &str, folder: &Path) {
        locked(&self.shared.site).mount(prefix, folder);
    }

    /// Serves bytes from memory at exactly this path.
    pub fn put(&self, path: &str, mime: &str, bytes: impl Into<Vec<u8>>) {
        locked(&self.shared.site).put(path, mime, bytes.into());
    }

    /// Changes the bytes of every file whose path ends so.
    pub fn doctor(&self, suffix: &str, change: impl Fn(Vec<u8>) -> Vec<u8> + Send + Sync + 'static) {
        self.shared.stage.doctor(suffix, change);
    }

    /// Lets requests for paths that end so wait until the hold is released or dropped.
    pub fn hold(&self, suffix: &str) -> Hold {
        self.shared.stage.hold(suffix)
    }

    /// Answers requests for paths that end so with this status.
    pub fn fail(&self, suffix: &str, status: u16) {
        self.shared.stage.fail(suffix, status);
    }

    /// Takes back a failure arranged with this suffix.
    pub fn heal(&self, suffix: &str) {
        self.shared.stage.heal(suffix);
    }

    /// Drops every connection without an answer, as if the network were gone.
    pub fn unplug(&self) {
        self.shared.stage.set_unplugged(true);
    }

    /// Ends what `unplug` began.
    pub fn plug_in(&self) {
        self.shared.stage.set_unplugged(false);
    }

    /// Every request so far, in the order they came in.
    pub fn log(&self) -> Vec<Request> {
        locked(&self.shared.log).clone()
    }

    /// Whether a path that ends so was asked for.
    pub fn was_asked(&self, suffix: &str) -> bool {
        locked(&self.shared.log).iter().any(|request| request.path.ends_with(suffix))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.closed.store(true, Ordering::SeqCst);
        self.shared.stage.open_all();
        // Accepting only notices that it should end when somebody knocks.
        drop(TcpStream::connect(self.address));
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.closed.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let shared = Arc::clone(shared);
        // A browser that goes away in the middle of an answer is no concern of the server.
        thread::spawn(move || drop(converse(&stream, &shared)));
    }
}

fn converse(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    let mut writer = stream;
    while let Some(head) = Head::read(&mut reader)? {
        if shared.closed.load(Ordering::SeqCst) {
            break;
        }
        let Some(response) = shared.serve(&head) else { break };
        response.write(&mut writer, &head)?;
        if head.close {
            break;
        }
    }
    Ok(())
}

impl Shared {
    /// Answers and keeps the log; no answer when the network is meant to be gone.
    fn serve(&self, head: &Head) -> Option<Response> {
        let path = head.path();
        let entry = self.note(head, path.as_deref());
        let name = file_name(path.as_deref().unwrap_or_default());
        let name = name.as_ref();
        self.stage.wait_for_holds(name);
        if self.stage.is_unplugged() {
            locked(&self.log)[entry].staged = true;
            return None;
        }
        let staged = self.stage.failure(name);
        let response = match (staged, path.as_deref()) {
            (Some(status), _) => Response::text(status, format!("{status}: arranged by the test\n")),
            (None, Some(path)) => self.answer(head, path),
            (None, None) => Response::text(400, "400: the path is not text\n".to_owned()),
        };
        let mut log = locked(&self.log);
        log[entry].status = Some(response.status);
        log[entry].staged = staged.is_some();
        Some(response)
    }

    /// Writes the request down before it is answered: a held one counts as asked for.
    fn note(&self, head: &Head, path: Option<&str>) -> usize {
        let mut log = locked(&self.log);
        log.push(Request {
            method: head.method.clone(),
            path: path.unwrap_or(head.raw_path()).to_owned(),
            referer: head.referer.clone(),
            host: head.host.clone(),
            status: None,
            staged: false,
        });
        log.len() - 1
    }

    fn answer(&self, head: &Head, path: &str) -> Response {
        if !matches!(head.method.as_str(), "GET" | "HEAD") {
            return Response::text(405, format!("405: {} is not served here\n", head.method));
        }
        let found = locked(&self.site).find(path);
        match found {
            Found::File { mime, bytes } => Response {
                status: 200,
                mime,
                location: None,
                body: self.stage.treat(&file_name(path), bytes),
            },
            Found::NeedsSlash => {
                let location = format!("{}/{}", head.raw_path(), head.query());
                Response { location: Some(location), ..Response::text(301, format!("301: {path}/\n")) }
            }
            Found::Refused => Response::text(403, format!("403: {path} leaves the folder\n")),
            Found::Missing => Response::text(404, format!("404: there is no {path}\n")),
        }
    }
}

/// A folder is asked for without saying `index.html`, but arrangements name the file.
fn file_name(path: &str) -> Cow<'_, str> {
    if path.ends_with('/') { format!("{path}index.html").into() } else { path.into() }
}

/// A test that panicked with a lock in hand has failed already; the others go on.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
