//! What ends a turn and what is lost with it, in every game: a platform names that before it ends a turn.

use std::collections::BTreeSet;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Choice, FirstTurn, Options, Rng, Status};

/// The actions, without what they are about, of such choices in some random matches, where a turn can be ended.
fn actions(game: GameId, which: fn(&Choice) -> bool) -> BTreeSet<String> {
    let (mut found, mut rng) = (BTreeSet::new(), Rng::from_number(3));
    for number in 0..3 {
        let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, [number; 32]).unwrap();
        while let Status::Waiting(seats) = duel.status() {
            let seat = seats.iter().next().unwrap();
            let prompt = duel.prompt(seat).unwrap();
            if prompt.choices.iter().any(|choice| choice.ends_turn) {
                let such = prompt.choices.iter().filter(|choice| which(choice));
                found.extend(such.filter_map(|choice| choice.action.split(' ').next().map(str::to_owned)));
            }
            let index = duel.advise(seat, Level::Random, &mut rng).unwrap();
            let entry = duel.answer(seat, prompt.step, index).unwrap();
            duel.take(&entry).unwrap();
        }
    }
    found
}

#[test]
fn every_game_says_which_of_its_actions_end_a_turn() {
    for game in GameId::sets() {
        let expected: &[&str] = match game.name() {
            "towers" => &["skip"],
            "heroes" => &["end"],
            "chrono" => &["attack", "end"],
            "war" => &["next"],
            other => panic!("nobody says what ends a turn of {other}"),
        };
        let found = actions(game, |choice| choice.ends_turn);
        let expected: BTreeSet<String> = expected.iter().map(|action| (*action).to_owned()).collect();
        assert_eq!(found, expected, "{game}");
    }
}

#[test]
fn every_game_says_what_is_lost_with_a_turn() {
    for game in GameId::sets() {
        let expected: &[&str] = match game.name() {
            "towers" => &["play"],
            "heroes" => &["attack", "place", "play", "quest"],
            "chrono" | "war" => &["attack", "play"],
            other => panic!("nobody says what is lost with a turn of {other}"),
        };
        let found = actions(game, |choice| choice.lapses);
        let expected: BTreeSet<String> = expected.iter().map(|action| (*action).to_owned()).collect();
        assert_eq!(found, expected, "{game}");
    }
}
