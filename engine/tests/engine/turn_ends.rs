//! What ends a turn, in every game: a platform asks before it while something can still be done.

use std::collections::BTreeSet;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Rng, Status};

/// The actions, without what they are about, that end a turn in some random matches.
fn last_actions(game: GameId) -> BTreeSet<String> {
    let (mut found, mut rng) = (BTreeSet::new(), Rng::from_number(3));
    for number in 0..3 {
        let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, [number; 32]).unwrap();
        while let Status::Waiting(seats) = duel.status() {
            let seat = seats.iter().next().unwrap();
            let prompt = duel.prompt(seat).unwrap();
            let ends = prompt.choices.iter().filter(|choice| choice.ends_turn);
            found.extend(ends.filter_map(|choice| choice.action.split(' ').next().map(str::to_owned)));
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
        let found = last_actions(game);
        let expected: BTreeSet<String> = expected.iter().map(|action| (*action).to_owned()).collect();
        assert_eq!(found, expected, "{game}");
    }
}
