//! Measures random games of Heroes on one core, without a log, against a yardstick. Also measures the size of a state
//! and the time of a move.

mod chance;
mod yardstick;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use duelhall_engine::heroes::Rules;
use duelhall_engine::kit::Rng;

use chance::heroes::{Actions, Play, play_many, tables};

/// Games whose checksum is printed.
const GAMES: u64 = 256;

/// Games in a second, over about two seconds.
fn rate(tables: &[Arc<Rules>]) -> f64 {
    let (began, mut games) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < 2.0 {
        black_box(play_many(tables, games..games + 32));
        games += 32;
    }
    games as f64 / began.elapsed().as_secs_f64()
}

/// The largest state, and the median and 99th percentile of the time of a choice with its list, in nanoseconds.
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
