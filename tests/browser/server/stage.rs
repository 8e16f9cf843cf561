//! What a test arranged to happen to requests: altered bytes, waits, failures, no network.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use super::locked;

type Doctor = Arc<dyn Fn(Vec<u8>) -> Vec<u8> + Send + Sync>;

/// Arrangements by how a path ends; they can be made while the server runs.
#[derive(Default)]
pub struct Stage {
    doctors: Mutex<Vec<(String, Doctor)>>,
    gates: Mutex<Vec<(String, Arc<Gate>)>>,
    failures: Mutex<Vec<(String, u16)>>,
    unplugged: AtomicBool,
}

#[derive(Default)]
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    fn open(&self) {
        *locked(&self.open) = true;
        self.opened.notify_all();
    }

    fn pass(&self) {
        let guard = locked(&self.open);
        // A poisoned gate means the test is over anyway: let the request through.
        drop(self.opened.wait_while(guard, |open| !*open));
    }
}

/// Requests wait as long as this lives and is not released.
#[must_use = "dropping a hold lets the requests through"]
pub struct Hold {
    gate: Arc<Gate>,
}

impl Hold {
    /// Lets the waiting requests and all later ones through.
    pub fn release(self) {}
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.gate.open();
    }
}

impl Stage {
    pub fn doctor(&self, suffix: &str, change: impl Fn(Vec<u8>) -> Vec<u8> + Send + Sync + 'static) {
        locked(&self.doctors).push((suffix.to_owned(), Arc::new(change)));
    }

    pub fn hold(&self, suffix: &str) -> Hold {
        let gate = Arc::new(Gate::default());
        locked(&self.gates).push((suffix.to_owned(), Arc::clone(&gate)));
        Hold { gate }
    }

    pub fn fail(&self, suffix: &str, status: u16) {
        locked(&self.failures).push((suffix.to_owned(), status));
    }

    /// Takes back every failure arranged for exactly this suffix.
    pub fn heal(&self, suffix: &str) {
        locked(&self.failures).retain(|(broken, _)| broken != suffix);
    }

    pub fn set_unplugged(&self, unplugged: bool) {
        self.unplugged.store(unplugged, Ordering::SeqCst);
    }

    pub fn is_unplugged(&self) -> bool {
        self.unplugged.load(Ordering::SeqCst)
    }

    /// Waits until nothing holds this path any more.
    pub fn wait_for_holds(&self, path: &str) {
        // Cloned, so that waiting does not keep others from arranging things.
        let gates: Vec<_> = locked(&self.gates)
            .iter()
            .filter(|(suffix, _)| path.ends_with(suffix.as_str()))
            .map(|(_, gate)| Arc::clone(gate))
            .collect();
        gates.iter().for_each(|gate| gate.pass());
    }

    /// The status this path was told to fail with.
    pub fn failure(&self, path: &str) -> Option<u16> {
        let failures = locked(&self.failures);
        failures.iter().rev().find(|(suffix, _)| path.ends_with(suffix.as_str())).map(|(_, status)| *status)
    }

    /// The bytes after every doctor for this path, in the order they were arranged.
    pub fn treat(&self, path: &str, bytes: Vec<u8>) -> Vec<u8> {
        let doctors: Vec<_> = locked(&self.doctors)
            .iter()
            .filter(|(suffix, _)| path.ends_with(suffix.as_str()))
            .map(|(_, change)| Arc::clone(change))
            .collect();
        doctors.iter().fold(bytes, |bytes, change| change(bytes))
    }

    /// Lets everything through, so that no thread outlives its server waiting.
    pub fn open_all(&self) {
        locked(&self.gates).iter().for_each(|(_, gate)| gate.open());
    }
}
