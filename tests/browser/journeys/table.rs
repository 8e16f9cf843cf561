//! At the table, besides playing: reasons, taking back, coming back.

use castaway::games::island::{
    Action, Event, Island, Phase, Place, Places, Seat, State, check as check_rules,
};
use castaway::kernel::{Game, replay};
use castaway::save::Kind;
use castaway::settings::Lang;
use castaway::words::Words;
use castaway::words::island::Cast;
use serde_json::json;

use crate::failure::{Failure, check, same};
use crate::keys::Key;
use crate::page::Page;
use crate::sent::{Made, now, part};
use crate::table::{Hand, Table, Target, eye, hand, new_game::NAMES, scripts::script};
use crate::wait::wait_until;

fn sit_down(page: &Page) -> Result<Table<'_>, Failure> {
    page.driver.set_viewport(1440, 900)?;
    Table::set_up(page, Hand::Mouse, &script("drowned")?)
}

/// A tile that a tap can do nothing with.
pub fn out_of_reach(state: &State) -> Result<Place, Failure> {
    let mut lit = Places::of(state.pawn(state.turn()));
    Island::each_legal(state, &mut |action| match action {
        Action::Move { to, .. } | Action::Fly { to } => lit = lit.with(to),
        Action::ShoreUp(at) => lit = lit.with(at),
        _ => {}
    });
    let place = state.land().minus(lit).into_iter().next();
    place.ok_or_else(|| Failure::wrong("everything is in reach"))
}

/// The people at the table.
pub fn cast(state: &State) -> Cast {
    Cast::new(state, NAMES.map(str::to_owned))
}

/// What the words say to a tap on a tile that is out of reach.
pub fn refusal(state: &State, place: Place, words: &Words, cast: &Cast) -> Result<String, Failure> {
    match check_rules(state, Action::Move { pawn: state.turn(), to: place }) {
        Err(illegal) => Ok(words.island.refusals.illegal(cast, &illegal)),
        Ok(()) => Err(Failure::wrong("that is no refusal")),
    }
}

/// A step onto a tile beside the pawn, which can be taken back freely.
fn a_walk(state: &State) -> Result<Action, Failure> {
    let legal = Island::legal(state);
    let walk =
        legal.iter().find(|action| matches!(action, Action::Move { pawn, .. } if *pawn == state.turn()));
    walk.copied().ok_or_else(|| Failure::wrong("nobody can move"))
}

/// What a button shows may change between press and release; a browser that finds the pressed part gone hears no click.
pub fn a_press_is_the_buttons_own(page: &Page) -> Result<(), Failure> {
    sit_down(page)?;
    let seen = page.execute(
        "const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
         const pressed = [...document.querySelectorAll('#table button')]
             .map((button) => [button, document.elementFromPoint(...middle(button.getBoundingClientRect()))])
             .filter(([button, top]) => button.contains(top));
         const parts = pressed.filter(([button, top]) => button !== top);
         return [pressed.length, parts.map(([button]) => button.outerHTML.slice(0, 100))]",
        json!([]),
    )?;
    check(seen[0].as_u64() > Some(24), format!("only {} buttons can be pressed", seen[0]))?;
    same("buttons of which a part is pressed", &seen[1], &json!([]))
}

pub fn what_is_not_possible_is_explained(page: &Page) -> Result<(), Failure> {
    let table = sit_down(page)?;
    let place = out_of_reach(&table.state)?;
    table.player.press(Target::Tile(place))?;
    let sentence = refusal(&table.state, place, Lang::En.words(), &cast(&table.state))?;
    page.text("#why", |text| text.trim() == sentence)?;
    same("the role of the sentence", page.driver.find("#why")?.role()?, "status")?;
    table.compare("after a refusal")
}

pub fn a_stray_tap_neither_draws_nor_ends_the_turn(page: &Page) -> Result<(), Failure> {
    let table = sit_down(page)?;
    table.player.press(Target::Do("end"))?;
    page.find("[data-do=draw]")?;
    same("actions with the question open", eye::step(page)?, 0)?;
    let report = "return document.getElementById('report').closest('details').open";
    same("the failure report was taken up", page.execute(report, json!([]))?, false)?;
    table.player.press(Target::Do("cancel"))?;
    page.gone("[data-do=draw]")?;
    table.compare("after the question")
}

/// Begins again, a few times, where a double click was too slow to be one.
fn quickly(attempt: impl Fn() -> Result<bool, Failure>) -> Result<(), Failure> {
    for _ in 0..5 {
        if attempt()? {
            return Ok(());
        }
    }
    Err(Failure::wrong("no double click was quick enough"))
}

pub fn a_double_click_draws_one_card(page: &Page) -> Result<(), Failure> {
    quickly(|| {
        let mut table = sit_down(page)?;
        if !hand::double_click(page, &Target::Do("end").css())? {
            return Ok(false);
        }
        page.find("[data-do=draw]")?;
        same("actions after the first", eye::step(page)?, 0)?;
        if !hand::double_click(page, &Target::Do("draw").css())? {
            return Ok(false);
        }
        wait_until("a card", || eye::step(page), |step| *step > 0)?;
        table.follow(Action::Draw)?;
        table.compare("after the second").map(|()| true)
    })
}

/// Its second half belongs to the card that was drawn, not to the wave that came with it.
pub fn a_double_click_does_not_go_past_a_rise(page: &Page) -> Result<(), Failure> {
    page.driver.set_viewport(1440, 900)?;
    let won = script("won")?;
    let rises = |actions: &usize| {
        let state = replay(&part(&won, *actions)).state;
        let mut events = Vec::new();
        let drawn = Island::apply(&state, Action::Draw, &mut events);
        matches!(state.phase(), Phase::Draw)
            && drawn.is_ok()
            && events.iter().any(|event| matches!(event, Event::WaterRose { .. }))
    };
    let before = (0..won.actions.len()).find(rises).ok_or_else(|| Failure::wrong("the waters never rise"))?;
    quickly(|| {
        let made = Made::new();
        let id = made.add(Kind::Free, now(), part(&won, before))?;
        page.open("")?;
        made.hand_to(page)?;
        page.reload()?;
        page.open(&format!("#/island/table/{id}"))?;
        page.find("[data-do=draw]")?;
        if !hand::double_click(page, "[data-do=draw]")? {
            return Ok(false);
        }
        page.find("[data-do=go-on]")?;
        same("moves after the first click", eye::step(page)?, before as i64 + 1)?;
        page.click("[data-do=go-on]")?;
        page.gone(".rising").map(|()| true)
    })
}

pub fn a_move_is_taken_back_and_done_again(page: &Page) -> Result<(), Failure> {
    let mut table = sit_down(page)?;
    let start = table.state;
    table.act(a_walk(&start)?)?;
    let moved = table.state;
    table.player.press(Target::Do("undo"))?;
    (table.state, table.step) = (start, 0);
    table.compare("after undo")?;
    table.player.press(Target::Do("redo"))?;
    (table.state, table.step) = (moved, 1);
    table.compare("after redo")
}

pub fn a_revealed_card_is_taken_back_only_after_a_question(page: &Page) -> Result<(), Failure> {
    let mut table = sit_down(page)?;
    let start = table.state;
    table.act(Action::Draw)?;
    table.player.press(Target::Do("undo"))?;
    page.find("[data-do=confirm]")?;
    table.compare("with the question open")?;
    table.player.press(Target::Do("cancel"))?;
    table.compare("after no")?;
    table.player.press(Target::Do("undo"))?;
    table.player.press(Target::Do("confirm"))?;
    (table.state, table.step, table.assisted) = (start, 0, true);
    table.compare("after yes")
}

pub fn a_game_is_still_there_after_a_reload(page: &Page) -> Result<(), Failure> {
    let mut table = sit_down(page)?;
    let record = script("drowned")?;
    let (before, after) = record.actions.split_at(12);
    table.play(before)?;
    let address = page.driver.url()?;
    check(address.contains("#/island/table/"), format!("the table's address is {address}"))?;
    page.reload()?;
    wait_until("the table", || eye::step(page), |step| *step == 12)?;
    table.compare("after a reload")?;
    same("the address", page.driver.url()?, address)?;
    table.play(&after[..3])
}

/// The document says where people stand, and where they may go, without a glance at the colours.
pub fn the_island_is_one_stop_with_named_cells(page: &Page) -> Result<(), Failure> {
    let table = sit_down(page)?;
    let stops = page.execute(
        "return [...document.querySelectorAll('[data-place]')].filter((tile) => tile.checkVisibility() && tile.tabIndex === 0).length",
        json!([]),
    )?;
    same("the island's stops", stops, 1)?;
    let here = Target::Tile(table.state.pawn(Seat::First)).css();
    let label = eye::find(page, &here)?.label()?;
    let tile = eye::find(page, &format!("{here} .name"))?.text()?;
    check(
        label.contains(&tile) && label.contains(NAMES[0]),
        format!("the tile under {} is «{label}»", NAMES[0]),
    )
}

/// A question hides the button that asked it, and browsers take the focus from there in their own time: whoever plays
/// by keys goes on from the question all the same, each time.
pub fn a_question_takes_the_focus_from_what_it_hides(page: &Page) -> Result<(), Failure> {
    sit_down(page)?;
    let focus = "document.querySelector('.dock [data-do=end]').focus()";
    let at = || page.execute("return document.activeElement.id || document.activeElement.tagName", json!([]));
    for _ in 0..20 {
        page.execute(focus, json!([]))?;
        page.press(Key::Enter)?;
        wait_until("the focus on the question", at, |at| at == "question")?;
        page.press(Key::Escape)?;
        wait_until("the focus on the island", at, |at| at == "BUTTON")?;
    }
    Ok(())
}

/// Another layout has other panels: what is asked stays asked, and nothing comes up beside it.
pub fn a_question_stays_when_the_screen_is_turned(page: &Page) -> Result<(), Failure> {
    let mut table = sit_down(page)?;
    table.player.press(Target::Do("end"))?;
    for (width, height, actions) in [(390, 844, ".bar"), (1440, 900, ".dock"), (820, 1180, ".bar")] {
        page.driver.set_viewport(width, height)?;
        page.find(".prompt [data-do='draw']")?;
        page.gone(&format!("{actions} [data-do]"))?;
    }
    table.act(Action::Draw)
}
