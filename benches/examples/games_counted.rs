//! Plays whole random games by fixed seeds, so that instructions can be counted. There are 3,000 games of Towers, or
//! 300 games of Heroes with two or four seats, of Chrono or of War.
//!
//! `benches/counted.sh` builds it and counts the instructions of `counted_part` with callgrind. The checksum identifies
//! the work: an equal number means equal games.

#[path = "../chance/mod.rs"]
mod chance;

use std::env::args;
use std::hint::black_box;

use duelhall_engine::chrono::Chrono;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Game, Hosted, Strength};
use duelhall_engine::sim::Measured;
use duelhall_engine::towers::{Towers, standard};
use duelhall_engine::war::War;

/// The number of games of Towers.
const TOWERS: u64 = 3_000;

/// The number of games of Heroes, Chrono or War.
const OTHERS: u64 = 300;

/// The only part that is counted. It does not prepare the rules.
#[inline(never)]
fn counted_part(part: &mut dyn FnMut()) {
    part();
    black_box(());
}

fn heroes(seats: usize) {
    let tables = chance::heroes::tables(seats);
    let (mut sum, mut choices) = (0, 0);
    counted_part(&mut || (sum, choices) = chance::play::play_many::<Heroes>(&tables, 0..OTHERS));
    println!("Heroes at {seats} seats: {OTHERS} games, checksum {sum:016x}; counted: {choices} choices");
}

fn starters<G: Hosted + Strength + Measured>() {
    let tables = chance::starters::tables::<G>();
    let (mut sum, mut choices) = (0, 0);
    counted_part(&mut || (sum, choices) = chance::play::play_many::<G>(&tables, 0..OTHERS));
    println!("{}: checksum {sum:016x}, {choices} choices; counted: {OTHERS} games", G::ID);
}

fn main() {
    match args().nth(1).as_deref() {
        Some("heroes-2") => heroes(2),
        Some("heroes-4") => heroes(4),
        Some("chrono") => starters::<Chrono>(),
        Some("war") => starters::<War>(),
        _ => {
            let rules = Towers::prepare(standard()).expect("the standard set-up can be played");
            let mut sum = 0;
            counted_part(&mut || sum = chance::towers::play_many(&rules, 0..TOWERS));
            println!("Towers: checksum {sum:016x}; counted: {TOWERS} games");
        }
    }
}
