//! Random games of Heroes.
//!
//! Any choice can be made, except a choice that takes an answer back or changes a setting: those only make a game
//! longer.

use std::ops::Range;
use std::sync::Arc;

use duelhall_engine::heroes::{Heroes, Rules, State};
use duelhall_engine::kit::{FirstTurn, Game, Hosted, NoLog, Options, Rng, Status, Strength, Values};

/// Choices of a seat.
pub type Actions = Vec<<Heroes as Game>::Action>;

/// A random game, step by step.
pub struct Play {
    pub state: State,
    actions: Actions,
}

impl Play {
    /// Begins a game. The list is reused, so that it is not allocated for every game.
    pub fn begin(rules: &Arc<Rules>, number: u64, actions: Actions) -> Self {
        Self { state: Heroes::start(rules, Rng::from_number(number), &mut NoLog), actions }
    }

    /// Makes one choice; `false` when the game is over.
    pub fn step(&mut self, chance: &mut Rng) -> bool {
        let Status::Waiting(seats) = Heroes::status(&self.state) else { return false };
        let seat = seats.iter().next().expect("a seat is asked");
        self.actions.clear();
        Heroes::actions(&self.state, seat, &mut self.actions);
        // The choice is repeated until it is allowed. So each allowed choice is equally likely.
        let action = loop {
            let action = self.actions[chance.below(self.actions.len() as u32) as usize];
            if Heroes::sensible(&self.state, seat, action) {
                break action;
            }
        };
        Heroes::apply(&mut self.state, seat, action, &mut NoLog).expect("what is offered is accepted");
        true
    }
}

/// Every pair of starter decks that are four apart, at a table with this many seats.
pub fn tables(seats: usize) -> Vec<Arc<Rules>> {
    let spec = Heroes::options().swap_remove(0);
    let Values::OneOf(decks) = spec.values else { return Vec::new() };
    let table = |at: usize| {
        let options = [
            ("deck".to_owned(), decks[at].clone()),
            ("opposing".to_owned(), decks[(at + 4) % 9].clone()),
            ("seats".to_owned(), seats.to_string()),
        ];
        let setup = Heroes::choose(&Options::from(options), FirstTurn::Random).expect("the decks are there");
        Heroes::prepare(setup).expect("the decks can be played")
    };
    (0..9).map(table).collect()
}

/// Plays games by their numbers, and returns a checksum of all of them and the number of their choices.
pub fn play_many(tables: &[Arc<Rules>], games: Range<u64>) -> (u64, u64) {
    let mut chance = Rng::from_number(1);
    let (mut sum, mut choices, mut actions) = (0_u64, 0, Actions::new());
    for number in games {
        let mut play = Play::begin(&tables[number as usize % tables.len()], number, actions);
        while play.step(&mut chance) {
            choices += 1;
        }
        play.state.numbers(|number| sum = sum.rotate_left(7) ^ u64::from(number.unsigned_abs()));
        actions = play.actions;
    }
    (sum, choices)
}
