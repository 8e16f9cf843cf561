//! Running drivers, handed from one journey to the next.

use std::sync::{Mutex, PoisonError};

use crate::capabilities::Setup;
use crate::driver::Driver;
use crate::engine::Engine;
use crate::failure::Failure;
use crate::service::Service;

/// How often opening a browser is tried.
const TRIES: u32 = 3;

/// Drivers that wait for work. Firefox's and WebKit's serve one session at a time, so two journeys in the
/// same engine need two; there are never more than journeys at once.
#[derive(Default)]
pub struct Fleet {
    idle: Mutex<Vec<Service>>,
}

impl Fleet {
    /// Opens a browser of this engine. One that does not come up says nothing about the page, so a new
    /// driver gets another try.
    pub fn open(&self, engine: Engine) -> Result<(Service, Driver), Failure> {
        let mut left = TRIES;
        loop {
            left -= 1;
            let opened = self.take(engine).and_then(|service| Ok((Driver::open(&service)?, service)));
            match opened {
                Ok((driver, service)) => return Ok((service, driver)),
                Err(failure) if left == 0 || matches!(failure, Failure::Missing(_)) => return Err(failure),
                Err(failure) => eprintln!("{}: {failure}; trying with a new driver", engine.title()),
            }
        }
    }

    /// Takes an idle driver of this engine, or starts one.
    fn take(&self, engine: Engine) -> Result<Service, Failure> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(|service| service.engine() == engine);
        let found = at.map(|at| idle.swap_remove(at));
        drop(idle);
        found.map_or_else(|| Service::start(engine, &Setup::default()), Ok)
    }

    /// Gives a driver back for the next journey; one that misbehaved is dropped instead.
    pub fn give_back(&self, service: Service) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(service);
    }
}
