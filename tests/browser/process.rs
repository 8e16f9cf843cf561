//! A process and everything it starts, ended together even when this program is killed.

use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Waits on a pipe that only we hold open: when it closes, by will or by our death, the whole group goes.
/// The process is a child of this shell and never sees the pipe.
const KEEPER: &str = r#""$@" </dev/null & exec >/dev/null 2>&1; read -r _; kill -KILL 0"#;

/// A process group that ends when this is dropped.
pub struct Group {
    keeper: Child,
}

impl Group {
    /// Starts a program in a group of its own, with these additions to the environment.
    pub fn start(
        program: &Path,
        arguments: &[String],
        environment: &[(String, String)],
        stdout: Stdio,
        stderr: Stdio,
    ) -> io::Result<Self> {
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(program)
            .args(arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(stdout)
            .stderr(stderr)
            .process_group(0)
            .spawn()?;
        Ok(Self { keeper })
    }

    /// What the program writes, when it was started with a pipe.
    pub fn stdout(&mut self) -> Option<ChildStdout> {
        self.keeper.stdout.take()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // Its end is the group's end; how it ended says nothing.
        drop(self.keeper.wait());
    }
}
