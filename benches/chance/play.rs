//! Random games of any game whose choices are not all sensible.
//!
//! Any choice can be made, except a choice that takes an answer back or changes a setting: those only make a game
//! longer.

use std::hint::black_box;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use duelhall_engine::kit::{Game, NoLog, Rng, Status, Strength};
use duelhall_engine::sim::Measured;

/// A random game, step by step.
pub struct Play<G: Game> {
    pub state: G::State,
    actions: Vec<G::Action>,
}

impl<G: Strength> Play<G> {
    /// Begins a game. The list is reused, so that it is not allocated for every game.
    pub fn begin(rules: &Arc<G::Rules>, number: u64, actions: Vec<G::Action>) -> Self {
        Self { state: G::start(rules, Rng::from_number(number), &mut NoLog), actions }
    }

    /// Makes one choice; `false` when the game is over.
    pub fn step(&mut self, chance: &mut Rng) -> bool {
        let Status::Waiting(seats) = G::status(&self.state) else { return false };
        let seat = seats.iter().next().expect("a seat is asked");
        self.actions.clear();
        G::actions(&self.state, seat, &mut self.actions);
        // The choice is repeated until it is allowed. So each allowed choice is equally likely.
        let action = loop {
            let action = self.actions[chance.below(self.actions.len() as u32) as usize];
            if G::sensible(&self.state, seat, action) {
                break action;
            }
        };
        G::apply(&mut self.state, seat, action, &mut NoLog).expect("what is offered is accepted");
        true
    }
}

/// Plays games by their numbers, and returns a checksum of all of them and the number of their choices.
pub fn play_many<G: Strength + Measured>(tables: &[Arc<G::Rules>], games: Range<u64>) -> (u64, u64) {
    let mut chance = Rng::from_number(1);
    let (mut sum, mut choices, mut actions) = (0_u64, 0, Vec::new());
    for number in games {
        let mut play = Play::<G>::begin(&tables[number as usize % tables.len()], number, actions);
        while play.step(&mut chance) {
            choices += 1;
        }
        G::numbers(&play.state, |number| sum = sum.rotate_left(7) ^ u64::from(number.unsigned_abs()));
        actions = play.actions;
    }
    (sum, choices)
}

/// Games in a second, over about two seconds.
pub fn rate<G: Strength + Measured>(tables: &[Arc<G::Rules>]) -> f64 {
    let (began, mut games) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < 2.0 {
        black_box(play_many::<G>(tables, games..games + 32));
        games += 32;
    }
    games as f64 / began.elapsed().as_secs_f64()
}

/// The largest state, by a measure of the game's own, and the median and 99th percentile of the time of a choice with its
/// list, in nanoseconds.
pub fn moves<G: Strength>(tables: &[Arc<G::Rules>], footprint: impl Fn(&G::State) -> usize) -> (usize, u128, u128) {
    let mut chance = Rng::from_number(2);
    let (mut largest, mut times) = (0, Vec::new());
    for number in 0..200 {
        let mut play = Play::<G>::begin(&tables[number as usize % tables.len()], number, Vec::new());
        loop {
            let begun = Instant::now();
            if !play.step(&mut chance) {
                break;
            }
            times.push(begun.elapsed().as_nanos());
            largest = largest.max(footprint(&play.state));
        }
    }
    times.sort_unstable();
    (largest, times[times.len() / 2], times[times.len() * 99 / 100])
}
