//! The art of Towers' cards: each suit has inks of its own.

use duelhall_engine::kit::art::{Ink, Plan, Recipe};
use duelhall_engine::towers::card::{CardDef, Resource};

/// The recipe of a card.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 4] = match card.suit {
        Resource::Ore => [Ink::Ash, Ink::Ember, Ink::Gold, Ink::Steel],
        Resource::Gems => [Ink::Gem, Ink::Night, Ink::Rose, Ink::Frost],
        Resource::Gold => [Ink::Wood, Ink::Sea, Ink::Dawn, Ink::Holy],
    };
    // Neighbours in a hand should differ, so the ink follows the card's name.
    let at = card.id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    Recipe::default().plan(&card.icon, inks[at % inks.len()])
}
