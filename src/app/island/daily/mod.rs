//! The daily island: today's challenge, the calendar with every day's result, the streak.

mod calendar;
mod days;
mod result;
mod today;

use leptos::prelude::*;

use crate::app::dom::view;
use crate::app::live::{live, text};
use crate::app::ui::use_ui;
use crate::app::widgets::{NotKeptNote, TopBar};
use crate::kernel::{Day, Month};

use calendar::calendar;
use days::Days;
use result::{chosen_day, streak, turns_to_escape};
use today::today;

/// The page of today, or with another day opened.
#[component]
pub fn Daily(day: Option<Day>) -> impl IntoView {
    let ui = use_ui();
    let days = Days::open(ui, day);
    let month = RwSignal::new(Month::of(untrack(|| days.chosen())));
    view! {
        <div class="page">
            <TopBar title=|words| words.home.daily note=text(move || ui.words().daily().tagline.to_owned())/>
            <main class="wrap" id="main" tabindex="-1">
                <NotKeptNote/>
                <div class="grid daily">
                    // A new day begins while the page is open: everything is looked up again.
                    {live(move || today(days))}
                    {calendar(days, month)}
                    <div class="aside">
                        {live(move || chosen_day(days))}
                        {live(move || streak(days))}
                        {live(move || turns_to_escape(days))}
                    </div>
                </div>
            </main>
        </div>
    }
}
