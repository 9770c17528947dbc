//! Tables of a game whose first option is a deck.

use std::sync::Arc;

use duelhall_engine::kit::{FirstTurn, Hosted, Options, Values};

/// Every pair of ready decks, the same deck on both sides included.
pub fn tables<G: Hosted>() -> Vec<Arc<G::Rules>> {
    let spec = G::options().swap_remove(0);
    let Values::OneOf(decks) = spec.values else { return Vec::new() };
    let table = |one: &String, other: &String| {
        let options = [("deck".to_owned(), one.clone()), ("opposing".to_owned(), other.clone())];
        let setup = G::choose(&Options::from(options), FirstTurn::Random).expect("the decks are there");
        G::prepare(setup).expect("the decks can be played")
    };
    decks.iter().flat_map(|one| decks.iter().map(move |other| table(one, other))).collect()
}
