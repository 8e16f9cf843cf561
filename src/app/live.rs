//! Values that change, under one type each: the page would carry every text and every class twice over if each
//! of their closures had a type of its own.

use core::hash::{Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

use super::dom::IntoNode;

/// A value that is asked for again when what it is made from changes.
pub struct Changing<T>(Arc<dyn Fn() -> T + Send + Sync>);

impl<T> Changing<T> {
    fn new(ask: impl Fn() -> T + Send + Sync + 'static) -> Changing<T> {
        Changing(Arc::new(ask))
    }

    pub fn get(&self) -> T {
        (self.0)()
    }
}

impl<T> Clone for Changing<T> {
    fn clone(&self) -> Changing<T> {
        Changing(self.0.clone())
    }
}

/// A text that is made anew when what it is made from changes.
pub fn text(make: impl Fn() -> String + Send + Sync + 'static) -> Changing<String> {
    Changing::new(make)
}

/// Whether something is so at the moment: for classes and attributes.
pub fn yes(ask: impl Fn() -> bool + Send + Sync + 'static) -> Changing<bool> {
    Changing::new(ask)
}

/// A word, or none: for attributes that are only there at times.
pub fn word(
    ask: impl Fn() -> Option<&'static str> + Send + Sync + 'static,
) -> Changing<Option<&'static str>> {
    Changing::new(ask)
}

/// A fixed text that depends on something.
pub fn term(ask: impl Fn() -> &'static str + Send + Sync + 'static) -> Changing<&'static str> {
    Changing::new(ask)
}

/// A number on show.
pub fn number(count: impl Fn() -> usize + Send + Sync + 'static) -> Changing<String> {
    text(move || count().to_string())
}

/// A part of the page that is drawn anew when what it shows changes.
pub type Live = Box<dyn FnMut() -> AnyView + Send>;

pub fn live<N: IntoNode>(draw: impl Fn() -> N + Send + 'static) -> Live {
    Box::new(move || draw().into_node())
}

/// A part of the page that is there only while something is so.
pub fn when<N: IntoNode>(
    ask: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> N + Send + 'static,
) -> Live {
    let so = settled(ask);
    live(move || so.get().then(&draw))
}

/// A part of the page that is drawn anew only when its key changes, whatever else it looks at.
pub fn keyed<K: Hash, N: IntoNode>(
    key: impl Fn() -> K + Send + Sync + 'static,
    draw: impl Fn() -> N + Send + 'static,
) -> Live {
    let key = told(key);
    live(move || {
        // Read, not only tracked: a memo that was never asked follows nothing.
        key.get();
        untrack(&draw)
    })
}

/// Whether something is so, asked often and told only when the answer changes.
pub fn settled(ask: impl Fn() -> bool + Send + Sync + 'static) -> Memo<bool> {
    fn start(ask: Box<dyn Fn() -> bool + Send + Sync>) -> Memo<bool> {
        Memo::new(move |_| ask())
    }
    start(Box::new(ask))
}

/// Tells when something changes, whatever it is: a number that differs wherever it does. A memo of each kind of
/// thing would bring its own code.
pub fn told<T: Hash>(ask: impl Fn() -> T + Send + Sync + 'static) -> Memo<u64> {
    fn start(ask: Box<dyn Fn() -> u64 + Send + Sync>) -> Memo<u64> {
        Memo::new(move |_| ask())
    }
    start(Box::new(move || fingerprint(&ask())))
}

/// A number that differs wherever things do.
pub fn fingerprint(of: &impl Hash) -> u64 {
    let mut print = Fingerprint(0xcbf2_9ce4_8422_2325);
    of.hash(&mut print);
    print.finish()
}

/// Fowler, Noll and Vo's hash: short, and no two of our few values share one.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Sets a signal and wakes its followers, unless it says so already.
pub fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}

/// Does something now, and again whenever what it reads has changed.
pub fn follow(run: impl Fn() + 'static) {
    fn start(run: Box<dyn Fn()>) {
        Effect::new(move |_| run());
    }
    start(Box::new(run));
}
