//! A deck that is built by itself: what a player begins with who has opened boosters, and what computers play.

use super::rules::{LEAST, Rules};
use crate::heroes::card::{CardDef, CardType, Cost, Rarity};
use crate::kit::Kind;

/// Of these there is little use of more.
const QUESTS: usize = 7;
const EQUIPMENT: usize = 6;
const DEAR: usize = 5;
/// A card that costs so much is dear.
const DEAR_COST: i32 = 6;
/// Picks after which a drafter begins to look for cards of one hero.
const OPEN_PICKS: usize = 6;
/// What a card is worth more that the best hero so far can use.
const FITTING: i32 = 8;
/// Of so many cards that a hero can use one is taken, by a guess.
pub(super) const CHOICE: usize = 2;

impl Rules {
    /// The cards of a pool that go with a hero, the best first, so that there is not too much of one sort.
    pub(super) fn ranked(&self, hero: Kind, pool: &[Kind]) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = pool.iter().copied().filter(|kind| self.fits(*kind, hero)).collect();
        kinds.sort_by_key(|kind| (std::cmp::Reverse(self.worth_of(*kind)), *kind));
        let (mut quests, mut equipment, mut dear) = (0, 0, 0);
        let mut spare = Vec::new();
        let enough = |count: &mut usize, most: usize| {
            *count += 1;
            *count > most
        };
        kinds.retain(|kind| {
            let Some(card) = self.card(*kind) else { return false };
            let surplus = match card.kind {
                CardType::Quest => enough(&mut quests, QUESTS),
                CardType::Weapon { .. } | CardType::Armor { .. } => enough(&mut equipment, EQUIPMENT),
                _ => cost(card) >= DEAR_COST && enough(&mut dear, DEAR),
            };
            if surplus {
                spare.push(*kind);
            }
            !surplus
        });
        kinds.extend(spare);
        kinds
    }

    /// A deck of thirty cards for a hero, sorted; of fewer if the pool has no more.
    pub(super) fn build(&self, hero: Kind, pool: &[Kind]) -> Vec<Kind> {
        let mut deck = self.ranked(hero, pool);
        deck.truncate(LEAST);
        deck.sort_unstable();
        deck
    }

    /// The heroes for whom a pool has cards enough, the best first; if there is none, those for whom it has the most.
    pub(super) fn heroes_for(&self, pool: &[Kind]) -> Vec<Kind> {
        let mut found: Vec<(usize, i32, Kind)> = self
            .heroes
            .iter()
            .map(|hero| {
                let best = self.ranked(*hero, pool);
                let worth = best.iter().take(LEAST).map(|kind| self.worth_of(*kind)).sum();
                (best.len().min(LEAST), worth, *hero)
            })
            .collect();
        let most = found.iter().map(|(cards, ..)| *cards).max().unwrap_or(0);
        found.retain(|(cards, ..)| *cards == most);
        found.sort_by_key(|(_, worth, hero)| (std::cmp::Reverse(*worth), *hero));
        found.into_iter().map(|(.., hero)| hero).collect()
    }

    /// The card of a booster that goes best with what was picked before.
    pub(super) fn best_pick(&self, pool: &[Kind], pack: &[Kind]) -> Option<Kind> {
        let sum = |hero: &Kind| -> i32 {
            pool.iter().filter(|kind| self.fits(**kind, *hero)).map(|kind| self.worth_of(*kind)).sum()
        };
        let hero = self.heroes.iter().copied().max_by_key(|hero| (sum(hero), std::cmp::Reverse(*hero)));
        let hero = hero.filter(|_| pool.len() >= OPEN_PICKS);
        let fitting = |kind: Kind| if hero.is_some_and(|hero| self.fits(kind, hero)) { FITTING } else { 0 };
        pack.iter().copied().max_by_key(|kind| (self.worth_of(*kind) + fitting(*kind), std::cmp::Reverse(*kind)))
    }

    fn worth_of(&self, kind: Kind) -> i32 {
        self.worth.get(kind.index()).copied().unwrap_or(0)
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
