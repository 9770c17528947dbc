//! The art of Towers' cards: each suit has inks of its own.

use duelhall_engine::kit::art::{Ink, Plan};
use duelhall_engine::towers::card::{CardDef, Resource};
use duelhall_engine::towers::library;

/// How the art of a card is composed. A match knows its cards without their art, so that is looked up among the shipped ones.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 4] = match card.suit {
        Resource::Ore => [Ink::Ash, Ink::Ember, Ink::Gold, Ink::Steel],
        Resource::Gems => [Ink::Gem, Ink::Night, Ink::Rose, Ink::Frost],
        Resource::Gold => [Ink::Wood, Ink::Sea, Ink::Dawn, Ink::Holy],
    };
    // Neighbours in a hand should differ, so the ink follows the card's name.
    let at = card.id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let shipped = library().cards.iter().find(|shipped| shipped.id == card.id && card.art.is_empty());
    shipped.map_or(&card.art, |shipped| &shipped.art).plan(&card.icon, inks[at % inks.len()])
}
