//! The art of Towers' cards: each suit has inks of its own.

use duelhall_engine::kit::art::{Ink, Plan, Recipe};
use duelhall_engine::towers::card::{CardDef, Resource};
use duelhall_engine::towers::library;

use crate::art;

/// How the art of a card is composed.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 4] = match card.suit {
        Resource::Ore => [Ink::Ash, Ink::Ember, Ink::Gold, Ink::Steel],
        Resource::Gems => [Ink::Gem, Ink::Night, Ink::Rose, Ink::Frost],
        Resource::Gold => [Ink::Wood, Ink::Sea, Ink::Dawn, Ink::Holy],
    };
    recipe(card).plan(&card.icon, art::ink_by_id(&inks, &card.id))
}

fn recipe(card: &CardDef) -> &Recipe {
    art::recipe(&card.art, || library().cards.iter().find(|shipped| shipped.id == card.id).map(|shipped| &shipped.art))
}

/// The sign of a card where there is no room for its art: the largest figure of that, else its own.
pub(super) fn sign(card: &CardDef) -> &str {
    recipe(card).figure().unwrap_or(&card.icon)
}
