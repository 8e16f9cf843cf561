//! What people send each other: every kind of link, whatever happens to it on the way.

mod goldens;
mod hostile;
mod length;
#[path = "../save/random.rs"]
mod random;
mod squares;

use random::game;
