//! A third game that no shipped file names: a few lines of rules, one board, both languages. Two players take pebbles from a
//! heap in turn, one to three at a time, and whoever takes the last wins. It shows that a game is its own folder, and is added
//! without a change to any crate.

mod look;
mod rules;
mod speech;

use std::sync::Once;

use duelhall_engine::games::GameId;

pub use rules::{Pebbles, Table};

/// Adds the game to the program. It has to come before anything else asks for games; a second time it does nothing.
///
/// # Panics
/// When somebody asked for games before.
pub fn add() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        duelhall_engine::games::add(&[GameId::of::<Pebbles>()]).expect("nobody has asked for games");
        duelhall_hall::present(&[&speech::Speaker]).expect("no hall was opened");
        duelhall_render::draw_with(&[&look::Look]).expect("nothing was drawn");
    });
}
