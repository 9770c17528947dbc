//! What cards are worth to a deck, and of which there is little use of many.

use crate::heroes::card::{CardDef, CardType, Cost, Rarity};

/// Of these there is little use of more.
const QUESTS: usize = 7;
const EQUIPMENT: usize = 6;
const DEAR: usize = 5;
/// A card that costs so much is dear.
const DEAR_COST: i32 = 6;

/// The sort of a card of which there is little use of more than so many.
pub(super) fn sort(card: &CardDef) -> Option<(usize, usize)> {
    match card.kind {
        CardType::Quest => Some((0, QUESTS)),
        CardType::Weapon { .. } | CardType::Armor { .. } => Some((1, EQUIPMENT)),
        _ => (cost(card) >= DEAR_COST).then_some((2, DEAR)),
    }
}

/// What a card is worth to a deck, roughly: more the rarer it is and the more it does for its cost.
pub(super) fn worth(card: &CardDef) -> i32 {
    let rare = match card.rarity {
        Rarity::Common => 0,
        Rarity::Uncommon => 1,
        Rarity::Rare => 2,
        Rarity::Epic => 3,
    };
    let words = (card.keywords.len() + card.powers.len()) as i32;
    let body = match card.kind {
        CardType::Hero { .. } => 0,
        CardType::Ally { atk, health, .. } => 10 + (i32::from(atk) + i32::from(health)) * 2 - cost(card) * 3,
        CardType::Weapon { atk, strike, .. } => 8 + i32::from(atk) * 2 - i32::from(strike) - cost(card),
        CardType::Armor { def } => 7 + i32::from(def) * 2 - cost(card),
        CardType::Item => 7,
        CardType::Ability | CardType::Ongoing(_) => 10 - cost(card) / 3,
        CardType::Quest => 11,
    };
    body + words + rare
}

fn cost(card: &CardDef) -> i32 {
    match card.cost {
        Cost::N(cost) => i32::from(cost),
        Cost::X => 2,
    }
}
