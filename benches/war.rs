//! Measures random games of War on one core, without a log, against a yardstick. Also measures the size of a state
//! and the time of a move.

mod chance;
mod yardstick;

use duelhall_engine::war::{War, State};

use chance::play::{moves, play_many, rate};
use chance::starters::tables;

/// Games whose checksum is printed.
const GAMES: u64 = 256;

fn main() {
    let tables = tables::<War>();
    let (sum, choices) = play_many::<War>(&tables, 0..GAMES);
    println!("checksum of {GAMES} games {sum:016x}, {} choices a game", choices / GAMES);
    let (largest, middle, most) = moves::<War>(&tables, State::footprint);
    println!(
        "a state takes {largest} bytes at most besides its piles; a choice with its list {middle} ns (p50), {most} ns (p99)"
    );
    yardstick::beside("ready decks", || rate::<War>(&tables));
}
