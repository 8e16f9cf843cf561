//! The signals that live as long as the page: where the player is and what they prefer.

use leptos::ev;
use leptos::prelude::*;

use super::kept::{Elsewhere, Rubbish, TheShelf};
use super::later::Later;
use super::live::{Changing, follow, term};
use super::route::Route;
use crate::platform::{chance, page, storage, worker};
use crate::save::{Hold, NotKept, Shelf, Store};
use crate::settings::{Lang, Pace, Palette, Preference, Sound, TextSize, Theme};
use crate::words::Words;

/// Handed to every component; copies share the same signals.
#[derive(Clone, Copy)]
pub struct Ui {
    pub route: RwSignal<Route>,
    pub theme: RwSignal<Theme>,
    pub lang: RwSignal<Lang>,
    pub text: RwSignal<TextSize>,
    pub palette: RwSignal<Palette>,
    pub pace: RwSignal<Pace>,
    pub sound: RwSignal<Sound>,
    /// What the player is called in links; empty if they do not say.
    pub name: RwSignal<String>,
    /// What the system prefers at this moment.
    pub system_is_dark: RwSignal<bool>,
    /// Whether a table lies in columns here, with all its panels beside the board.
    pub is_wide: RwSignal<bool>,
    /// Why things are not kept, if they are not.
    pub not_kept: RwSignal<Option<NotKept>>,
    /// What the worker that keeps the page on the device has to say, if there is one.
    pub worker: RwSignal<Option<worker::News>>,
    /// What is not needed to play.
    pub later: Later,
    /// The games of this device.
    pub shelf: TheShelf,
    /// What was thrown away since the page was opened.
    pub bin: RwSignal<Vec<Rubbish>>,
    /// What another tab did last with what is kept.
    pub elsewhere: RwSignal<Elsewhere>,
}

/// As the style sheets say it.
const WIDE: &str = "(min-width:60em) and (min-height:35em) and (orientation:landscape)";

/// The key of the name in links.
const NAME: &str = "name";

type Kept = std::rc::Rc<dyn Store>;

impl Ui {
    /// Takes up what is kept and starts the effects that face outward. Call once, at the root.
    pub fn open() -> Ui {
        let (store, not_kept) = storage::open();
        let ui = Ui {
            route: RwSignal::new(Route::parse(&page::fragment())),
            theme: RwSignal::new(kept(&store).unwrap_or(Theme::System)),
            lang: RwSignal::new(kept(&store).unwrap_or_else(|| preferred_language(&page::languages()))),
            text: RwSignal::new(kept(&store).unwrap_or(TextSize::Normal)),
            palette: RwSignal::new(kept(&store).unwrap_or(Palette::Printed)),
            pace: RwSignal::new(kept(&store).unwrap_or(Pace::Tap)),
            sound: RwSignal::new(kept(&store).unwrap_or(Sound::Off)),
            name: RwSignal::new(store.read(NAME).unwrap_or_default()),
            system_is_dark: RwSignal::new(false),
            is_wide: RwSignal::new(true),
            not_kept: RwSignal::new(not_kept),
            worker: RwSignal::new(None),
            later: Later::new(),
            shelf: StoredValue::new_local(Hold::new(Shelf::new(store.clone(), chance::random()))),
            bin: RwSignal::new(Vec::new()),
            elsewhere: RwSignal::new(Elsewhere::default()),
        };
        ui.follow_the_address();
        ui.follow_the_system();
        ui.follow_other_tabs();
        ui.keep(ui.theme, &store);
        ui.keep(ui.lang, &store);
        ui.keep(ui.text, &store);
        ui.keep(ui.palette, &store);
        ui.keep(ui.pace, &store);
        ui.keep(ui.sound, &store);
        ui.keep_the_name(&store);
        ui.dress_the_page();
        // A page that is rebuilt on every change must not come from a cache.
        if !cfg!(debug_assertions) {
            // A new version stays news: that the old one is ready says less.
            worker::start(move |news| {
                ui.worker
                    .update(|known| *known = (*known).filter(|_| news == worker::News::Ready).or(Some(news)));
            });
        }
        ui
    }

    pub fn words(self) -> &'static Words {
        self.lang.get().words()
    }

    /// A text from the word tables, in the language of the moment.
    pub fn say(self, text: fn(&'static Words) -> &'static str) -> Changing<&'static str> {
        term(move || text(self.words()))
    }

    pub fn is_night(self) -> bool {
        self.theme.get().is_night(self.system_is_dark.get())
    }

    fn follow_the_address(self) {
        let heard = window_event_listener(ev::hashchange, move |_| {
            self.route.set(Route::parse(&page::fragment()));
        });
        on_cleanup(move || heard.remove());
        // Once the new page stands, its heading has the focus, so that a screen reader starts there.
        Effect::new(move |before: Option<()>| {
            self.route.track();
            if before.is_some() {
                page::focus_on_arrival("h1");
            }
        });
    }

    fn follow_the_system(self) {
        page::watch_media("(prefers-color-scheme: dark)", move |dark| self.system_is_dark.set(dark));
        page::watch_media(WIDE, move |wide| self.is_wide.set(wide));
    }

    /// Writes a preference down whenever it is changed, not when it is merely there: what a newer version
    /// of the page has kept stays until the player chooses.
    fn keep<P: Preference>(self, preference: RwSignal<P>, store: &Kept) {
        let store = store.clone();
        Effect::new(move |before: Option<P>| {
            let now = preference.get();
            if before.is_some_and(|before| before != now)
                && let Err(reason) = store.write(P::KEY, now.word())
            {
                self.not_kept.set(Some(reason));
            }
            now
        });
    }

    fn keep_the_name(self, store: &Kept) {
        let store = store.clone();
        Effect::new(move |before: Option<String>| {
            let now = self.name.get();
            // Nobody misses it before the next link.
            if before.is_some_and(|before| before != now) {
                let _ = store.write(NAME, &now);
            }
            now
        });
    }

    fn dress_the_page(self) {
        follow(move || page::set_root("data-theme", if self.is_night() { "night" } else { "day" }));
        follow(move || page::set_root("lang", self.lang.get().word()));
        follow(move || page::set_root("data-text", self.text.get().word()));
        follow(move || page::set_root("data-palette", self.palette.get().word()));
    }
}

/// The signals of the page, from any component below the root.
pub fn use_ui() -> Ui {
    expect_context::<Ui>()
}

fn kept<P: Preference>(store: &Kept) -> Option<P> {
    P::parse(&store.read(P::KEY)?)
}

/// The first language of the person's list that we speak, else English.
fn preferred_language(languages: &[String]) -> Lang {
    let spoken = |tag: &String| Lang::parse(&tag.split('-').next()?.to_ascii_lowercase());
    languages.iter().find_map(spoken).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_wins() {
        let choose =
            |tags: &[&str]| preferred_language(&tags.iter().map(|t| t.to_string()).collect::<Vec<_>>());
        assert_eq!(choose(&["fr", "nl-BE", "en"]), Lang::Nl);
        assert_eq!(choose(&["EN-gb", "nl"]), Lang::En);
        assert_eq!(choose(&["fr", "de"]), Lang::En);
        assert_eq!(choose(&[]), Lang::En);
    }
}
