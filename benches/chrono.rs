//! Measures random games of Chrono on one core, without a log, against a yardstick. Also measures the size of a state
//! and the time of a move.

mod chance;
mod yardstick;

use duelhall_engine::chrono::{Chrono, State};

use chance::play::{moves, play_many, rate};
use chance::starters::tables;

/// Games whose checksum is printed.
const GAMES: u64 = 256;

fn main() {
    let tables = tables::<Chrono>();
    let (sum, choices) = play_many::<Chrono>(&tables, 0..GAMES);
    println!("checksum of {GAMES} games {sum:016x}, {} choices a game", choices / GAMES);
    let (largest, middle, most) = moves::<Chrono>(&tables, State::footprint);
    println!(
        "a state takes {largest} bytes at most besides its piles; a choice with its list {middle} ns (p50), {most} ns (p99)"
    );
    yardstick::beside("starter decks", || rate::<Chrono>(&tables));
}
