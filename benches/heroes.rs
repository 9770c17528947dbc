//! Measures random games of Heroes on one core, without a log, against a yardstick. Also measures the size of a state
//! and the time of a move.

mod chance;
mod yardstick;

use duelhall_engine::heroes::{Heroes, State};

use chance::heroes::tables;
use chance::play::{moves, play_many, rate};

/// Games whose checksum is printed.
const GAMES: u64 = 256;

fn main() {
    for seats in [2, 4] {
        let tables = tables(seats);
        let (sum, choices) = play_many::<Heroes>(&tables, 0..GAMES);
        println!("{seats} seats: checksum of {GAMES} games {sum:016x}, {} choices a game", choices / GAMES);
        let (largest, middle, most) = moves::<Heroes>(&tables, State::footprint);
        println!(
            "{seats} seats: a state takes {largest} bytes at most; a choice with its list {middle} ns (p50), {most} ns (p99)"
        );
        yardstick::beside(&format!("{seats} seats"), || rate::<Heroes>(&tables));
    }
}
