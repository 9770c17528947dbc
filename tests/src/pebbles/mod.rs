//! A third game that no shipped file names: a few lines of rules, one board, both languages. Two players take turns to
//! take one to three pebbles from a heap, and the player who takes the last pebble wins. It has a trait of cards and
//! options, a number and a word. It shows that a game can be a
//! folder of its own, added without a change to any crate.

mod look;
mod rules;
mod speech;

use std::sync::Once;

use duelhall_engine::games::GameId;

pub use rules::{Pebbles, Table};

/// Adds the game to the program. This has to happen before anything else asks for games; a second call does nothing.
///
/// # Panics
/// When somebody has already asked for games.
pub fn add() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        duelhall_engine::games::add(&[GameId::new::<Pebbles>()]).expect("nobody has asked for games");
        duelhall_hall::present(&[&speech::Speaker]).expect("no hall was opened");
        duelhall_render::draw_with(&[&look::Look]).expect("nothing was drawn");
    });
}
