//! The time of day.

/// Milliseconds since 1970.
pub fn now() -> u64 {
    // A clock before 1970 or beyond all years counts as the nearest that is possible.
    js_sys::Date::now() as u64
}
