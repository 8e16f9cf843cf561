//! The time of day.

/// Milliseconds since 1970.
pub fn now() -> u64 {
    // A clock before 1970 or beyond all years counts as the nearest that is possible.
    js_sys::Date::now() as u64
}

/// The same moment as the clock on the wall shows it: as if it were the universal time.
pub fn on_the_wall(moment: u64) -> u64 {
    let minutes = js_sys::Date::new(&(moment as f64).into()).get_timezone_offset();
    (moment as f64 - minutes * 60_000.0) as u64
}
