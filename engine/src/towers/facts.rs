//! Further facts about a card that programs may want, besides name, text and cost.

use serde_json::{Map, Value};

use super::card::{CardDef, Resource};
use crate::kit::word;

/// The facts by name.
pub(super) fn of(card: &CardDef) -> Map<String, Value> {
    let cost = Resource::ALL.map(|of| (word(of), card.cost.by_resource()[of.index()].into()));
    let facts = [
        ("suit", word(card.suit).into()),
        ("cost", Map::from_iter(cost).into()),
        ("copies", card.weight.into()),
        ("undiscardable", card.undiscardable.into()),
    ];
    facts.map(|(name, fact)| (name.to_owned(), fact)).into_iter().collect()
}
