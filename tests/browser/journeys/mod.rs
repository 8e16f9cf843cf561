//! Everything people do with the built page, in every engine.

pub mod access;
pub mod daily;
pub mod dutch;
pub mod engines;
pub mod games;
pub mod later;
pub mod links;
pub mod offline;
pub mod pages;
pub mod preferences;
pub mod replay;
pub mod shelf;
pub mod shell;
pub mod storage;
pub mod table;
pub mod tabs;
pub mod trouble;

use crate::journey::{Journey, journeys};

/// The journeys over `dist/`.
pub const ALL: &[Journey] = journeys![
    shell::shell_paints_before_the_wasm_arrives,
    shell::nothing_shifts_when_the_page_arrives,
    shell::works_from_a_sub_path,
    shell::foreign_scripts_do_not_run,
    pages::the_harbour_shows_the_shelf,
    pages::every_page_is_reached_and_left_again,
    pages::the_focus_follows_to_the_new_heading,
    pages::an_address_that_leads_nowhere_is_explained,
    pages::a_very_long_address_does_not_break_the_page,
    pages::the_keyboard_alone_changes_the_theme,
    pages::every_page_fits_every_width,
    preferences::a_theme_is_remembered_before_the_wasm_arrives,
    preferences::the_system_decides_until_the_player_does,
    preferences::dutch_is_spoken_everywhere_and_remembered,
    preferences::large_text_and_palette_act_and_are_remembered,
    preferences::an_unknown_preference_is_left_alone,
    preferences::a_theme_prints_the_drawings_anew_and_trusts_no_canvas_that_lies,
    later::playing_needs_nothing_that_comes_later,
    later::a_part_that_does_not_come_is_told_and_asked_for_again,
    later::what_waits_for_its_part_says_so,
    later::a_part_of_unknown_type_opens_as_well,
    trouble::a_browser_without_webassembly_is_told,
    trouble::a_missing_part_is_told_and_loading_again_helps,
    trouble::a_panic_shows_plain_words_and_keeps_what_was_saved,
    trouble::a_failure_speaks_dutch_too,
    trouble::a_page_that_takes_long_offers_to_load_again,
    trouble::blocked_storage_is_told_and_the_page_still_works,
    trouble::full_storage_is_told_and_the_page_still_works,
    engines::the_kernel_gives_the_golden_vectors,
    engines::the_golden_games_end_alike,
    engines::random_games_go_as_they_go_natively,
    games::a_game_is_won,
    games::a_game_is_lost_to_the_skull,
    games::a_game_is_lost_with_the_landing,
    games::a_game_is_lost_with_both_sites_of_a_treasure,
    games::a_game_is_lost_with_somebody_drowned,
    games::a_game_is_played_by_keyboard_alone,
    games::a_game_is_played_with_a_finger_on_a_phone,
    dutch::a_game_is_played_in_dutch,
    games::play_again_deals_the_same_or_another_island,
    links::a_challenge_says_what_it_is_and_starts_with_one_tap,
    links::a_broken_link_says_why_and_takes_another,
    links::who_types_at_once_keeps_the_focus,
    links::a_game_handed_over_moves_the_one_on_the_shelf_forward,
    links::a_game_that_parts_is_kept_beside_ours,
    links::a_game_to_beat_is_compared_in_the_end,
    links::the_share_panel_gives_a_link_that_opens,
    replay::a_replay_is_walked_through,
    replay::a_larger_screen_shows_the_move_in_its_list,
    replay::one_plays_on_from_a_moment_of_a_replay,
    replay::a_made_up_replay_says_where_it_breaks,
    replay::a_finished_game_is_watched_again,
    daily::a_daily_is_played_to_its_end_and_counted,
    daily::the_calendar_shows_every_day_and_its_result,
    daily::only_an_honest_first_attempt_counts,
    access::what_is_sent_and_the_daily_are_accessible,
    table::a_press_is_the_buttons_own,
    table::what_is_not_possible_is_explained,
    table::a_stray_tap_neither_draws_nor_ends_the_turn,
    table::a_double_click_draws_one_card,
    table::a_double_click_does_not_go_past_a_rise,
    table::a_move_is_taken_back_and_done_again,
    table::a_revealed_card_is_taken_back_only_after_a_question,
    table::a_game_is_still_there_after_a_reload,
    table::the_island_is_one_stop_with_named_cells,
    table::a_question_takes_the_focus_from_what_it_hides,
    table::a_question_stays_when_the_screen_is_turned,
    shelf::a_game_is_renamed_thrown_away_and_brought_back,
    shelf::games_are_carried_as_text_and_as_a_file,
    shelf::the_shelf_follows_other_tabs,
    storage::a_game_is_there_after_every_single_action,
    storage::damaged_games_are_set_aside_and_the_others_play_on,
    storage::a_thousand_damaged_games_lose_nothing,
    storage::a_full_device_loses_nothing_while_the_page_is_open,
    tabs::one_tab_plays_the_other_follows_and_takes_over,
    offline::a_whole_daily_is_played_without_a_network,
    offline::a_new_version_waits_for_the_players_word,
    access::the_shelf_and_the_statistics_are_accessible,
    access::the_pages_are_accessible,
    access::the_table_is_accessible_in_every_state,
    access::what_comes_later_is_accessible_meanwhile,
    access::the_end_is_accessible,
];
