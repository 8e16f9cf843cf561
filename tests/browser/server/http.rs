//! Just enough HTTP/1.1: reading one request's head and writing one response.

use std::io::{self, BufRead, Read, Write};

/// No honest request here comes near this; more is a mistake worth refusing.
const LONGEST_HEAD: u64 = 64 * 1024;

/// The parts of a request that a static server needs.
#[derive(Debug, Default)]
pub struct Head {
    pub method: String,
    /// As sent, still percent-encoded, with its query.
    pub target: String,
    pub host: String,
    pub referer: String,
    /// Whether the connection ends after the answer.
    pub close: bool,
}

impl Head {
    /// Reads the next request; `None` when the browser closed the connection.
    pub fn read(stream: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = stream.take(LONGEST_HEAD);
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace();
        let mut head = Self {
            method: words.next().unwrap_or_default().to_owned(),
            target: words.next().unwrap_or_default().to_owned(),
            ..Self::default()
        };
        loop {
            line.clear();
            if lines.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "host" => head.host = value.to_owned(),
                "referer" => head.referer = value.to_owned(),
                "connection" => head.close = value.eq_ignore_ascii_case("close"),
                // Bodies are never read, so what follows on this connection could not be told apart.
                "content-length" | "transfer-encoding" => head.close = true,
                _ => {}
            }
        }
        Ok(Some(head))
    }

    /// The target's path without its query, as sent.
    pub fn raw_path(&self) -> &str {
        self.target.split(['?', '#']).next().unwrap_or_default()
    }

    /// The query with its question mark, or nothing.
    pub fn query(&self) -> &str {
        &self.target[self.raw_path().len()..]
    }

    /// The path with percent-encoding undone; `None` when it is not text.
    pub fn path(&self) -> Option<String> {
        let raw = self.raw_path().as_bytes();
        let mut bytes = Vec::with_capacity(raw.len());
        let mut at = 0;
        while let Some(&byte) = raw.get(at) {
            if byte == b'%' {
                let pair = std::str::from_utf8(raw.get(at + 1..at + 3)?).ok()?;
                bytes.push(u8::from_str_radix(pair, 16).ok()?);
                at += 3;
            } else {
                bytes.push(byte);
                at += 1;
            }
        }
        String::from_utf8(bytes).ok()
    }
}

/// One answer, complete in memory.
pub struct Response {
    pub status: u16,
    pub mime: String,
    pub location: Option<String>,
    pub body: Vec<u8>,
}

impl Response {
    /// A plain sentence under a status.
    pub fn text(status: u16, text: String) -> Self {
        Self { status, mime: "text/plain; charset=utf-8".to_owned(), location: None, body: text.into_bytes() }
    }

    /// Writes the answer; a HEAD request gets the same headers and no body.
    pub fn write(&self, stream: &mut impl Write, head: &Head) -> io::Result<()> {
        let mut out = format!(
            "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n",
            self.status,
            reason(self.status),
            self.mime,
            self.body.len()
        );
        if let Some(location) = &self.location {
            out.push_str(&format!("Location: {location}\r\n"));
        }
        out.push_str(if head.close { "Connection: close\r\n\r\n" } else { "Connection: keep-alive\r\n\r\n" });
        let mut out = out.into_bytes();
        if head.method != "HEAD" {
            out.extend_from_slice(&self.body);
        }
        stream.write_all(&out)?;
        stream.flush()
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        500 => "Internal Server Error",
        503 => "Service Unavailable",
        _ => "Status",
    }
}
