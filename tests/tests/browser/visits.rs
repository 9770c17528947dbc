//! Visits at one browser, one after another: each is a test of its own, but a browser and a program that start cost more than
//! most visits.

use anyhow::{Context, Result};
use duelhall_tests::{Drivers, Page, Program};

use super::{DESKTOP, SMALL, at_the_entry_of, building, chrono, duels, editor, lines, newcomer, phone, skipped};

/// The names of those who come in: the hall would number those who have the same name.
const NAMES: [&str; 12] = ["Ann", "Bea", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe", "Kim", "Lea"];

/// A hall and a browser.
struct Visits {
    program: Program,
    _drivers: Drivers,
    page: Page,
    names: std::slice::Iter<'static, &'static str>,
}

impl Visits {
    async fn begin(language: &str, size: (u32, u32)) -> Result<Self> {
        let (program, _drivers, page) = at_the_entry_of(language, size).await?;
        Ok(Self { program, _drivers, page, names: NAMES.iter() })
    }

    /// Somebody new comes to the entry and does all of a visit. An error names the visit.
    async fn pay<V: AsyncFnOnce(&Page, &str) -> Result<()>>(&mut self, visit: V) -> Result<()> {
        let name = self.names.next().context("there is another name")?;
        self.page.go_as_somebody_new(&self.program.address()).await?;
        visit(&self.page, name).await.context(std::any::type_name::<V>())
    }
}

/// Pays some visits at a new hall, in one browser of a language and a size, where browsers can run.
async fn visited(
    what: &str,
    language: &str,
    size: (u32, u32),
    all: impl AsyncFnOnce(&mut Visits) -> Result<()>,
) -> Result<()> {
    if skipped(what) {
        return Ok(());
    }
    let mut visits = Visits::begin(language, size).await?;
    all(&mut visits).await?;
    visits.page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_duel_the_computer_at_a_desk() -> Result<()> {
    visited("duels at a desk", "en", DESKTOP, async |visits| {
        visits.pay(duels::a_painted_card_is_selected_by_the_first_press_and_used_by_the_second_or_on_its_tab).await?;
        visits
            .pay(duels::a_card_that_does_not_stand_out_is_played_by_its_number_too_and_enter_that_is_held_plays_one)
            .await?;
        visits.pay(duels::the_second_press_on_a_card_that_can_only_be_a_resource_places_it_h_78).await?;
        visits.pay(duels::the_second_press_on_a_card_discards_nothing_and_says_which_button_does_t_48).await?;
        visits.pay(duels::a_question_is_answered_once_also_if_its_hand_comes_again_meanwhile).await?;
        visits.pay(duels::the_moves_of_a_duel_are_told_while_it_is_shown_and_not_behind_another).await?;
        visits.pay(duels::a_reminder_of_another_duel_and_its_end_by_the_clock_are_told_and_move_nothing).await?;
        visits.pay(duels::a_hand_that_a_page_failed_to_show_is_shown_when_it_comes_again).await?;
        Ok(())
    })
    .await
}

// A hall of one browser has a limit of duels.
#[tokio::test(flavor = "multi_thread")]
async fn people_who_begin_a_duel_and_look_around_at_a_desk() -> Result<()> {
    visited("a look around at a desk", "en", DESKTOP, async |visits| {
        visits.pay(newcomer::a_card_of_a_hand_is_large_and_sharp_and_the_end_of_a_turn_names_what_is_left).await?;
        visits.pay(lines::a_picture_opens_large_by_click_and_by_key_and_a_note_goes_after_the_next_action).await?;
        visits.pay(newcomer::a_hint_is_thought_of_once_also_if_its_hand_comes_again_and_the_page_says_so).await?;
        visits.pay(duels::a_person_chooses_game_level_and_deck_before_a_duel).await?;
        visits.pay(building::cards_of_a_deck_have_the_room_and_the_panel_tells_what_a_press_did).await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_look_at_decks_and_pages_at_a_desk() -> Result<()> {
    visited("decks and pages at a desk", "en", DESKTOP, async |visits| {
        visits.pay(newcomer::an_address_opens_a_page_and_no_other_command_follows_it).await?;
        visits.pay(lines::a_long_list_is_pasted_with_its_lines_and_what_is_too_long_stays_in_the_input_line).await?;
        visits.pay(lines::a_deck_is_made_shown_renamed_played_with_and_deleted_in_the_input_line).await?;
        visits.pay(newcomer::a_deck_that_cannot_be_played_is_marked_where_a_duel_begins).await?;
        visits.pay(newcomer::a_nation_its_cards_and_the_settings_are_shown_in_the_browser_s_own_words).await?;
        visits.pay(duels::at_every_step_all_cards_and_choices_are_in_sight_and_the_turn_is_equally_high).await?;
        visits.pay(duels::a_hand_can_be_read_after_a_broad_window_became_narrow_and_broad_again).await?;
        visits.pay(editor::cards_are_found_by_words_and_a_deck_gets_another_name_and_a_hero).await?;
        visits.pay(editor::w03_a_deck_of_war_is_built_from_nothing_at_a_desk_and_played).await?;
        visits.pay(newcomer::what_is_said_at_a_desk_covers_nothing_that_can_be_pressed).await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_play_chrono_at_a_desk() -> Result<()> {
    visited("Chrono at a desk", "en", DESKTOP, async |visits| {
        visits.pay(chrono::a_newcomer_reads_the_level_the_words_of_a_card_and_the_whole_turn_of_the_computer).await?;
        visits
            .pay(chrono::an_attack_too_ends_a_turn_of_chrono_only_by_the_second_press_while_a_card_can_be_played)
            .await?;
        visits.pay(chrono::an_opening_hand_of_chrono_and_its_answers_are_seen_whole_at_a_desk).await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_read_russian_on_a_phone() -> Result<()> {
    visited("Russian on a phone", "ru", SMALL, async |visits| {
        visits
            .pay(chrono::on_a_phone_choices_of_chrono_take_a_third_and_stay_and_no_card_follows_under_the_finger)
            .await?;
        visits.pay(editor::w03_a_deck_of_war_is_built_from_nothing_on_a_phone_and_played).await?;
        visits.pay(newcomer::on_a_phone_one_press_shows_what_is_in_the_deck_and_one_the_cards_again).await?;
        visits.pay(phone::what_can_be_used_is_in_sight_and_a_pressed_card_is_not_under_its_panel).await?;
        visits.pay(phone::a_card_that_is_seen_close_to_the_edge_makes_no_page_jump).await?;
        visits.pay(phone::a_board_out_of_sight_is_a_strip_that_moves_nothing_and_leads_back).await?;
        visits.pay(phone::the_panel_of_a_card_is_put_away_by_a_press_beside_it_and_by_escape).await?;
        visits.pay(phone::duels_on_a_phone_have_tabs_that_can_be_read_and_a_hand_says_what_is_below).await?;
        Ok(())
    })
    .await
}
