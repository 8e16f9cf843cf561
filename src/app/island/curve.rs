//! The course of a game as a curve of the tiles above water, with what stood out on it.

use leptos::prelude::*;

use crate::app::dom::{El, Nodes, view};
use crate::app::live::text;
use crate::games::island::chronicle::Moment;
use crate::games::island::{Event, Place, Treasure};

use super::art;
use super::film::Film;

/// Units of the drawing.
const WIDTH: usize = 1000;
const HEIGHT: usize = 100;

/// The place of a step between the ends, in thousandths.
fn along(step: usize, all: usize) -> usize {
    step * WIDTH / all.max(1)
}

fn height(land: u32) -> usize {
    HEIGHT - land as usize * HEIGHT / Place::COUNT
}

/// The curve as the path of a drawing.
fn line(moments: &[Moment]) -> String {
    let mut line = String::from("M0 0");
    for (at, moment) in moments.iter().enumerate() {
        line.push_str(&format!("L{} {}", along(at + 1, moments.len()), height(moment.land)));
    }
    line
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Captured(Treasure),
    Rise,
}

/// What stands out, and after which step.
fn marks(moments: &[Moment]) -> Vec<(usize, Mark)> {
    let of_moment = |(at, moment): (usize, &Moment)| {
        let mark = moment.events.iter().find_map(|event| match event {
            Event::Captured { treasure, .. } => Some(Mark::Captured(*treasure)),
            Event::WaterRose { .. } => Some(Mark::Rise),
            _ => None,
        })?;
        Some((at + 1, mark))
    };
    moments.iter().enumerate().filter_map(of_moment).collect()
}

/// Decoration: the slider over it and the list of moves say the same in words.
pub fn curve(film: Film) -> El {
    let (path, marks, all) =
        film.moments.with_value(|moments| (line(moments), marks(moments), moments.len()));
    let percent = move |step: usize| format!("{}.{}%", along(step, all) / 10, along(step, all) % 10);
    let mark = move |(at, mark): (usize, Mark)| {
        let (class, drawing) = match mark {
            Mark::Captured(treasure) => ("ev ti", art::treasure(treasure, "")),
            Mark::Rise => ("ev up", art::icon("rise")),
        };
        view! { <span class=class style:left=percent(at)>{drawing}</span> }
    };
    let area = format!("{path}V{HEIGHT}H0z");
    view! {
        <div class="plot" aria-hidden="true">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none">
                <path class="area" d=area/>
                <path class="course" d=path vector-effect="non-scaling-stroke"/>
            </svg>
            {marks.into_iter().map(mark).nodes()}
            <i class="now" style:left=text(move || percent(film.at()))></i>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_goes_from_the_first_move_to_the_last() {
        let moment = |land| Moment { turn: 1, events: Vec::new(), land };
        assert_eq!(line(&[moment(24), moment(12)]), "M0 0L500 0L1000 50");
        assert_eq!(line(&[]), "M0 0");
    }
}
