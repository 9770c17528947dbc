//! The art of Towers' cards: each suit has inks of its own.

use duelhall_engine::kit::art::{Ink, Plan, Recipe};
use duelhall_engine::towers::card::{CardDef, Resource};
use duelhall_engine::towers::library;

/// How the art of a card is composed.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 4] = match card.suit {
        Resource::Ore => [Ink::Ash, Ink::Ember, Ink::Gold, Ink::Steel],
        Resource::Gems => [Ink::Gem, Ink::Night, Ink::Rose, Ink::Frost],
        Resource::Gold => [Ink::Wood, Ink::Sea, Ink::Dawn, Ink::Holy],
    };
    // Neighbours in a hand should differ, so the ink follows the card's name.
    let at = card.id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    recipe(card).plan(&card.icon, inks[at % inks.len()])
}

/// The recipe of a card. A match knows its cards without their art, so that is looked up among the shipped ones.
fn recipe(card: &CardDef) -> &Recipe {
    let shipped = library().cards.iter().find(|shipped| shipped.id == card.id && card.art.is_empty());
    shipped.map_or(&card.art, |shipped| &shipped.art)
}

/// The sign of a card where there is no room for its art: the largest figure of that, else its own.
pub(super) fn sign(card: &CardDef) -> &str {
    recipe(card).figure().unwrap_or(&card.icon)
}
