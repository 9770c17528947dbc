//! The laws that every game obeys, whatever its rules: one line per game at the end of this file.
//!
//! `DUELHALL_LAW_GAMES` sets how many matches each law plays (100 without it; 100000 is a good night's work).

#![expect(clippy::disallowed_methods, reason = "how many games is the caller's choice")]

mod actions;
mod anew;
mod answers;
mod cards;
mod known;
mod leaks;
mod playout;
mod random_cards;
mod records;
mod saves;

use std::sync::Arc;

use duelhall_engine::kit::{Kind, Staged};
use duelhall_engine::heroes as h;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::towers::{Event, Rules, State, Towers};

/// A game, and the little that the laws cannot know of it by themselves.
pub(crate) trait Lawful: Staged {
    /// The parts of a written state in which cards lie.
    const PLACES: &[&str];

    /// Every card of a match wherever it lies, sorted.
    fn census(state: &Self::State) -> Vec<Kind>;

    /// The id of the card that was played in an event.
    fn played(rules: &Arc<Self::Rules>, event: &Self::Event) -> Option<String>;
}

impl Lawful for Towers {
    const PLACES: &[&str] = &["hands", "piles"];

    fn census(state: &State) -> Vec<Kind> {
        state.census()
    }

    fn played(rules: &Arc<Rules>, event: &Event) -> Option<String> {
        match event {
            Event::Played { card, .. } => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

impl Lawful for Heroes {
    const PLACES: &[&str] = &["players", "perms"];

    fn census(state: &h::State) -> Vec<Kind> {
        let mut all: Vec<Kind> = state.seats().flat_map(|seat| state.census(seat)).collect();
        all.sort_unstable();
        all
    }

    fn played(rules: &Arc<h::Rules>, event: &h::Event) -> Option<String> {
        match event {
            h::Event::Played { card, .. } => rules.card(*card).map(|card| card.id.clone()),
            _ => None,
        }
    }
}

macro_rules! laws {
    ($($name:ident: $game:ty),+ $(,)?) => {$(
        mod $name {
            use super::*;

            #[test]
            fn playouts_end_and_conserve_cards() {
                playout::playouts_end_and_conserve_cards::<$game>();
            }

            #[test]
            fn the_same_seed_gives_the_same_fingerprints() {
                playout::the_same_seed_gives_the_same_fingerprints::<$game>();
            }

            #[test]
            fn listed_actions_are_exactly_the_accepted_ones() {
                actions::listed_actions_are_exactly_the_accepted_ones::<$game>();
            }

            #[test]
            fn a_match_goes_on_identically_from_every_save() {
                saves::a_match_goes_on_identically_from_every_save::<$game>();
            }

            #[test]
            fn a_damaged_save_is_refused_or_harmless() {
                saves::a_damaged_save_is_refused_or_harmless::<$game>();
            }

            #[test]
            fn nobody_sees_what_they_may_not_know() {
                leaks::nobody_sees_what_they_may_not_know::<$game>();
            }

            #[test]
            fn nobody_is_told_what_they_may_not_know() {
                leaks::nobody_is_told_what_they_may_not_know::<$game>();
            }

            #[test]
            fn answers_are_sealed_until_all_are_in() {
                leaks::answers_are_sealed_until_all_are_in::<$game>();
            }

            #[test]
            fn records_round_trip_and_verify() {
                records::records_round_trip_and_verify::<$game>();
            }

            #[test]
            fn forged_records_are_refused() {
                records::forged_records_are_refused::<$game>();
            }

            #[test]
            fn every_card_is_played_by_chance() {
                cards::every_card_is_played_by_chance::<$game>();
            }

            #[test]
            fn stale_and_impossible_answers_are_refused() {
                answers::stale_and_impossible_answers_are_refused::<$game>();
            }

            #[test]
            fn prompts_offer_at_least_two_choices_each_once() {
                answers::prompts_offer_at_least_two_choices_each_once::<$game>();
            }
        }
    )+};
}

laws! {
    towers: Towers,
    heroes: Heroes,
}
