//! Tables of Chrono.

use std::sync::Arc;

use duelhall_engine::chrono::{Chrono, Rules};
use duelhall_engine::kit::{FirstTurn, Game, Hosted, Options, Values};

/// Every pair of starter decks, the same deck on both sides included.
pub fn tables() -> Vec<Arc<Rules>> {
    let spec = Chrono::options().swap_remove(0);
    let Values::OneOf(decks) = spec.values else { return Vec::new() };
    let table = |one: &String, other: &String| {
        let options = [("deck".to_owned(), one.clone()), ("opposing".to_owned(), other.clone())];
        let setup = Chrono::choose(&Options::from(options), FirstTurn::Random).expect("the decks are there");
        Chrono::prepare(setup).expect("the decks can be played")
    };
    decks.iter().flat_map(|one| decks.iter().map(move |other| table(one, other))).collect()
}
