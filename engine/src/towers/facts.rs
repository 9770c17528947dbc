//! Further facts about a card that programs may want, besides name, text and cost.

use serde_json::{Map, Value};

use super::card::{CardDef, Resource};

const fn suit(suit: Resource) -> &'static str {
    match suit {
        Resource::Ore => "ore",
        Resource::Gems => "gems",
        Resource::Gold => "gold",
    }
}

/// The facts by name.
pub(super) fn of(card: &CardDef) -> Map<String, Value> {
    let cost = Resource::ALL.map(|of| (suit(of).to_owned(), card.cost.by_resource()[of.index()].into()));
    let facts = [
        ("suit", suit(card.suit).into()),
        ("cost", Map::from_iter(cost).into()),
        ("copies", card.weight.into()),
        ("undiscardable", card.undiscardable.into()),
    ];
    facts.map(|(name, fact)| (name.to_owned(), fact)).into_iter().collect()
}
