//! Random games of Towers.

use std::ops::Range;
use std::sync::Arc;

use duelhall_engine::kit::{Game, NoLog, Rng, Seat, Status};
use duelhall_engine::towers::{Action, Rules, Towers};

/// Plays a random game to its end, and returns a number that depends on all of it.
fn play(rules: &Arc<Rules>, number: u64, chance: &mut Rng, actions: &mut Vec<Action>) -> u64 {
    let mut state = Towers::start(rules, Rng::from_number(number), &mut NoLog);
    let mut sum = number;
    while let Status::Waiting(seats) = Towers::status(&state) {
        let seat = seats.iter().next().expect("a seat is asked");
        actions.clear();
        Towers::actions(&state, seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        Towers::apply(&mut state, seat, action, &mut NoLog).expect("what is offered is accepted");
        sum = sum.wrapping_add(1);
    }
    let [one, other] = [Seat::FIRST, Seat::SECOND].map(|seat| state.side(seat).tower().unsigned_abs());
    sum.wrapping_mul(31).wrapping_add(u64::from(one) << 16 | u64::from(other))
}

/// Plays games by their numbers, and returns a checksum of all of them.
pub fn play_many(rules: &Arc<Rules>, games: Range<u64>) -> u64 {
    let (mut chance, mut actions) = (Rng::from_number(1), Vec::new());
    games.fold(0_u64, |sum, number| sum.rotate_left(7) ^ play(rules, number, &mut chance, &mut actions))
}
