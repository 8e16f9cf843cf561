//! Today's island: what it is, the way into it, and when the next one comes.

use crate::app::dom::{El, Nodes, view};
use crate::app::live::text;
use crate::app::route::Route;
use crate::app::widgets::Icon;
use crate::games::Title;
use crate::games::island::{Daily, Island};
use crate::kernel::{Day, Game};

use super::super::art;
use super::super::mini_map::mini_map;
use super::days::Days;

/// The island of a day with its crew, before anything happened on it.
pub fn island(days: Days, day: Day) -> El {
    let ui = days.ui;
    let daily = Daily::of(day);
    let state = Island::start(&daily.setup, daily.seed);
    let about = move || {
        let words = ui.words();
        let names = &words.island.names;
        let players = (words.end.players)(daily.setup.players().count());
        (words.daily().about)(
            names.shape(daily.setup.shape()),
            names.difficulty(daily.setup.difficulty()),
            &players,
        )
    };
    let crew = state.players().seats().map(move |seat| {
        let role = state.role(seat);
        view! {
            <li class=art::role_class(role)>
                {art::pawn(role, "")}
                <span class="unseen">{move || ui.words().island.names.role(role)}</span>
            </li>
        }
    });
    view! {
        <div>
            <div class="tdmap">{mini_map(&state)}</div>
            <p>{text(about)}</p>
            <ul class="aboard" aria-label=ui.say(|w| w.arrival().adventurers)>{crew.nodes()}</ul>
        </div>
    }
}

pub fn today(days: Days) -> El {
    let ui = days.ui;
    let day = days.today();
    let title = move || ui.words().dates().in_full(day);
    let attempt = days.on(day);
    let way = match attempt {
        None => view! {
            <button class="btn go" data-do="play-today" on:click=move |_| days.play(day)>
                <Icon name="play"/>
                <span>{ui.say(|w| w.daily().play)}</span>
            </button>
        },
        Some(attempt) if attempt.progress.end.is_none() => view! {
            <a class="btn go" data-do="go-on-today" href=Route::Table(attempt.id).href()>
                <Icon name="play"/>
                <span>{ui.say(|w| w.daily().go_on)}</span>
            </a>
        },
        Some(_) => view! {
            <button class="btn line" data-do="practise-today" on:click=move |_| days.play(day)>
                <Icon name="again"/>
                <span>{ui.say(|w| w.daily().practise)}</span>
            </button>
        },
    };
    let note = match attempt {
        Some(attempt) if attempt.progress.end.is_some() => ui.say(|w| w.daily().practise_why),
        _ => ui.say(|w| w.daily().rules),
    };
    view! {
        <section class="panel p today" aria-labelledby="today-title" data-game=Title::Island.slug() data-day=day.to_string()>
            <h2 id="today-title">{ui.say(|w| w.daily().today)}</h2>
            <p class="muted">{text(title)}</p>
            {island(days, day)}
            <p class="muted">{ui.say(|w| w.daily().same_for_all)}</p>
            <div class="ctas">{way}</div>
            <p class="muted">{note}</p>
            <p class="cd">
                {ui.say(|w| w.daily().next_in)}
                <b role="timer">{text(move || days.until_next())}</b>
                <span>{text(move || (ui.words().daily().comes_at)(&days.next_at()))}</span>
            </p>
        </section>
    }
}
