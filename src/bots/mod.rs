//! Players that choose for themselves.

pub mod random;
