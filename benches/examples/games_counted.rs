//! Plays whole random games by fixed seeds, so that instructions can be counted. There are 3,000 games of Towers, or
//! 300 games of Heroes with two or four seats.
//!
//! `benches/counted.sh` builds it and counts the instructions of `counted_part` with callgrind. The checksum identifies
//! the work: an equal number means equal games.

#[path = "../chance/mod.rs"]
mod chance;

use std::env::args;
use std::hint::black_box;

use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::Game;
use duelhall_engine::towers::{Towers, standard};

/// The number of games of Towers.
const TOWERS: u64 = 3_000;

/// The number of games of Heroes.
const HEROES: u64 = 300;

/// The only part that is counted. It does not prepare the rules.
#[inline(never)]
fn counted_part(part: &mut dyn FnMut()) {
    part();
    black_box(());
}

fn heroes(seats: usize) {
    let tables = chance::heroes::tables(seats);
    let (mut sum, mut choices) = (0, 0);
    counted_part(&mut || (sum, choices) = chance::play::play_many::<Heroes>(&tables, 0..HEROES));
    println!("Heroes at {seats} seats: {HEROES} games, checksum {sum:016x}; counted: {choices} choices");
}

fn main() {
    match args().nth(1).as_deref() {
        Some("heroes-2") => heroes(2),
        Some("heroes-4") => heroes(4),
        _ => {
            let rules = Towers::prepare(standard()).expect("the standard set-up can be played");
            let mut sum = 0;
            counted_part(&mut || sum = chance::towers::play_many(&rules, 0..TOWERS));
            println!("Towers: checksum {sum:016x}; counted: {TOWERS} games");
        }
    }
}
