//! Tests of the rules of War from inside: whole matches, and what no scenario can show.

use std::sync::Arc;

use super::setup::{DeckList, House, Setup};
use super::{Event, Rules, State, War, set::library};
use crate::kit::{FirstTurn, Game, Hosted, NoLog, Rng, Seat, Status};
use crate::text::{Lang, Words};

/// A match of the shipped decks.
fn begin(seed: u64) -> State {
    let decks = [0, 1].map(|at| DeckList::from(&library().decks[at])).to_vec();
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let setup = Setup { cards, decks, house: House::default(), first: FirstTurn::Random, position: None };
    let rules: Arc<Rules> = War::prepare(setup).expect("the set can be played");
    War::start(&rules, Rng::from_number(seed), &mut NoLog)
}

#[test]
fn random_play_always_ends_and_a_state_stays_small() {
    let mut most = 0;
    for seed in 0..100 {
        let (mut state, mut rng) = (begin(seed), Rng::from_number(seed));
        let census = state.census();
        let mut steps = 0;
        while let Status::Waiting(seats) = War::status(&state) {
            let seat = seats.iter().next().expect("a seat");
            let mut may = Vec::new();
            War::actions(&state, seat, &mut may);
            let action = *rng.pick(&may).expect("an action");
            let mut events: Vec<Event> = Vec::new();
            War::apply(&mut state, seat, action, &mut events).expect("a listed action");
            steps += 1;
            assert!(steps < 20_000, "seed {seed} goes on for ever");
            most = most.max(state.footprint());
        }
        assert_eq!(state.census(), census, "seed {seed}");
    }
    assert!(most <= 2_048, "a state takes {most} bytes");
}

#[test]
fn every_card_is_said_in_every_language() {
    for card in &library().cards {
        for lang in Lang::ALL {
            let words = Words::engine();
            let text = War::card_text(words, lang, card);
            let line = format!("{}: {text}", words.war_type_line(lang, card));
            assert!(!line.contains("fx-war") && !line.contains('{'), "{}: {line}", card.id);
            println!("{} | {} | {line}", words.card_name(lang, &**card), words.war_cost(lang, card));
        }
    }
}

#[test]
fn the_first_player_takes_no_card_in_the_first_turn() {
    let mut state = begin(1);
    for seat in [Seat::FIRST, Seat::SECOND] {
        War::apply(&mut state, seat, super::Action::Keep, &mut NoLog).expect("a hand is kept");
    }
    assert_eq!(state.players[state.first].hand.len(), 7);
}
