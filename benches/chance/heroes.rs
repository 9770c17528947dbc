//! Tables of Heroes.

use std::sync::Arc;

use duelhall_engine::heroes::{Heroes, Rules};
use duelhall_engine::kit::{FirstTurn, Game, Hosted, Options, Values};

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
