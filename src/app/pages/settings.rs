//! What the player prefers, and whether this browser keeps it.

use leptos::prelude::*;

use crate::app::dom::view;

use crate::app::live::when;
use crate::app::ui::use_ui;
use crate::app::widgets::{Choice, Icon, NotKeptNote, Switch, TopBar};
use crate::settings::{Lang, Pace, Palette, Sound, TextSize, Theme};

/// The adventurers whose colours the palette changes most.
const ROLES: [&str; 6] = ["explorer", "diver", "engineer", "messenger", "navigator", "pilot"];

#[component]
pub fn Settings() -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="page">
            <TopBar title=|words| words.settings().title/>
            <main class="column" id="main" tabindex="-1">
                <NotKeptNote/>
                <section class="panel sheet">
                    <h2>{ui.say(|w| w.settings().see_and_read)}</h2>
                    <Choice
                        value=ui.theme
                        icon="moon"
                        label=|words| words.settings().theme
                        name=|words, theme| match theme {
                            Theme::Day => words.settings().day,
                            Theme::Night => words.settings().night,
                            Theme::System => words.settings().system,
                        }
                    />
                    <Choice
                        value=ui.lang
                        icon="globe"
                        label=|words| words.settings().language
                        name=|_, lang: Lang| lang.name()
                    />
                    <Switch
                        value=ui.text
                        off=TextSize::Normal
                        on=TextSize::Large
                        icon="text"
                        label=|words| words.settings().large_text
                        note=|words| words.settings().large_text_note
                    />
                    <Switch
                        value=ui.palette
                        off=Palette::Printed
                        on=Palette::Safe
                        icon="eye"
                        label=|words| words.settings().palette
                        note=|words| words.settings().palette_note
                    >
                        {ROLES.map(|role| view! { <i class=["swatch-", role].concat()></i> })}
                    </Switch>
                    <h2>{ui.say(|w| w.settings().play)}</h2>
                    <Switch
                        value=ui.pace
                        off=Pace::Tap
                        on=Pace::Flow
                        icon="deck"
                        label=|words| words.settings().pace
                        note=|words| words.settings().pace_note
                    />
                    <Choice
                        value=ui.sound
                        icon="sound"
                        label=|words| words.settings().sound
                        name=|words, sound| match sound {
                            Sound::Off => words.settings().sound_off,
                            Sound::Soft => words.settings().soft,
                            Sound::Medium => words.settings().medium,
                            Sound::Loud => words.settings().loud,
                        }
                    />
                    {when(move || ui.not_kept.get().is_none(), move || view! {
                        <h2>{ui.say(|w| w.settings().this_device)}</h2>
                        <div class="set">
                            <Icon name="save"/>
                            <span class="set-label">{ui.say(|w| w.settings().kept)}</span>
                            <small class="set-note">{ui.say(|w| w.settings().kept_note)}</small>
                        </div>
                    })}
                </section>
            </main>
        </div>
    }
}
