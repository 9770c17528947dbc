//! Whole games of Heroes by chance, without a log, on one core, beside a yardstick; the size of a state, and how long a move takes.
//!
//! Chance takes any choice but those that take back or set what one is asked: with them a game is no other game, only longer.

mod yardstick;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use duelhall_engine::heroes::{Heroes, Rules, State};
use duelhall_engine::kit::{FirstTurn, Game, Hosted, NoLog, Options, Rng, Status, Strength};

/// Games whose checksum is printed.
const GAMES: u64 = 256;

type Actions = Vec<<Heroes as Game>::Action>;

/// A game by chance, step by step.
struct Play {
    state: State,
    actions: Actions,
}

impl Play {
    /// Begins a game; the list is room for choices, so that it need not be made for every game.
    fn begin(rules: &Arc<Rules>, number: u64, actions: Actions) -> Self {
        Self { state: Heroes::start(rules, Rng::from_number(number), &mut NoLog), actions }
    }

    /// One choice; `false` when the game is over.
    fn step(&mut self, chance: &mut Rng) -> bool {
        let Status::Waiting(seats) = Heroes::status(&self.state) else { return false };
        let seat = seats.iter().next().expect("somebody is waited for");
        self.actions.clear();
        Heroes::actions(&self.state, seat, &mut self.actions);
        // Chosen again until it is one of those: each is as likely as if the others had been sorted out before.
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

/// Every pair of starter decks that lie four apart, at a table of so many.
fn tables(seats: usize) -> Vec<Arc<Rules>> {
    let spec = Heroes::options().swap_remove(0);
    let duelhall_engine::kit::Values::OneOf(decks) = spec.values else { return Vec::new() };
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

fn play_many(tables: &[Arc<Rules>], games: std::ops::Range<u64>) -> (u64, u64) {
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

/// Games in a second, over about two seconds.
fn rate(tables: &[Arc<Rules>]) -> f64 {
    let (began, mut games) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < 2.0 {
        black_box(play_many(tables, games..games + 32));
        games += 32;
    }
    games as f64 / began.elapsed().as_secs_f64()
}

/// The largest state met, and the time of a choice with its list, in nanoseconds, at the middle and at 99 of 100.
fn moves(tables: &[Arc<Rules>]) -> (usize, u128, u128) {
    let mut chance = Rng::from_number(2);
    let (mut largest, mut times) = (0, Vec::new());
    for number in 0..200 {
        let mut play = Play::begin(&tables[number as usize % tables.len()], number, Actions::new());
        loop {
            let begun = Instant::now();
            if !play.step(&mut chance) {
                break;
            }
            times.push(begun.elapsed().as_nanos());
            largest = largest.max(play.state.footprint());
        }
    }
    times.sort_unstable();
    (largest, times[times.len() / 2], times[times.len() * 99 / 100])
}

fn main() {
    for seats in [2, 4] {
        let tables = tables(seats);
        let (sum, choices) = play_many(&tables, 0..GAMES);
        println!("{seats} seats: checksum of {GAMES} games {sum:016x}, {} choices a game", choices / GAMES);
        let (largest, middle, most) = moves(&tables);
        println!(
            "{seats} seats: a state takes {largest} bytes at most; a choice with its list {middle} ns (p50), {most} ns (p99)"
        );
        yardstick::beside(&format!("{seats} seats"), || rate(&tables));
    }
}
