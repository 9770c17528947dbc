//! What is in a booster (H-159).

use super::rules::Rules;
use crate::heroes::card::{CardDef, CardType, Faction, Rarity};
use crate::kit::{Kind, Rng, SetupError};

/// Cards in a booster.
pub(super) const SIZE: usize = 15;
/// Common cards in it, and uncommon ones; the last is a rare one.
const COMMONS: usize = 10;
const UNCOMMONS: usize = 4;
/// The rare card is an epic one in one booster of so many.
const EPIC_IN: u32 = 6;
/// Allies of each faction, at least.
const ALLIES: usize = 2;
/// Boosters are drawn again until one has quests and allies enough: about every second has.
const TRIES: u32 = 10_000;

/// The cards that boosters are drawn from, by rarity.
#[derive(Debug, Default)]
pub(super) struct Print([Vec<Kind>; 4]);

impl Print {
    /// Sorts the cards: neither heroes nor tokens are in boosters.
    ///
    /// # Errors
    /// Says that no booster can be made of these cards.
    pub(super) fn of(cards: &[CardDef]) -> Result<Self, SetupError> {
        let mut print = Self::default();
        for (kind, card) in (0..).map(Kind).zip(cards) {
            if !card.token && !matches!(card.kind, CardType::Hero { .. }) {
                print.0[place(card.rarity)].push(kind);
            }
        }
        let trial = print.draw(&mut Rng::from_number(0));
        let possible = (0..TRIES).scan(Rng::from_number(1), |rng, _| Some(print.draw(rng)));
        if trial.len() != SIZE
            || !possible.into_iter().any(|booster| is_whole(&booster, |kind| cards.get(kind.index())))
        {
            return Err(SetupError("no booster can be made of these cards (H-159)".to_owned()));
        }
        Ok(print)
    }

    /// Whether there is nothing to draw from.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// So many cards of each rarity, none twice.
    fn draw(&self, rng: &mut Rng) -> Vec<Kind> {
        let best = if rng.below(EPIC_IN) == 0 { Rarity::Epic } else { Rarity::Rare };
        let mut booster = Vec::with_capacity(SIZE);
        for (rarity, count) in [(Rarity::Common, COMMONS), (Rarity::Uncommon, UNCOMMONS), (best, 1)] {
            let mut left = self.0[place(rarity)].clone();
            for _ in 0..count.min(left.len()) {
                booster.push(left.swap_remove(rng.below(left.len() as u32) as usize));
            }
        }
        booster
    }
}

impl Rules {
    /// Opens a booster: ten common, four uncommon and one rare card, in one of six an epic in its place; no card twice, a
    /// quest at least, and two allies of each faction.
    pub(super) fn booster(&self, rng: &mut Rng) -> Vec<Kind> {
        let mut booster = self.print.draw(rng);
        for _ in 0..TRIES {
            if is_whole(&booster, |kind| self.card(kind)) {
                break;
            }
            booster = self.print.draw(rng);
        }
        booster
    }
}

const fn place(rarity: Rarity) -> usize {
    match rarity {
        Rarity::Common => 0,
        Rarity::Uncommon => 1,
        Rarity::Rare => 2,
        Rarity::Epic => 3,
    }
}

fn is_whole<'a>(booster: &[Kind], card: impl Fn(Kind) -> Option<&'a CardDef>) -> bool {
    let count = |like: &dyn Fn(&CardDef) -> bool| {
        booster.iter().filter_map(|kind| card(*kind)).filter(|card| like(card)).count()
    };
    let allies = |of: Faction| count(&|card| matches!(card.kind, CardType::Ally { .. }) && card.faction == Some(of));
    count(&|card| card.kind == CardType::Quest) > 0
        && [Faction::Lantern, Faction::Thorn].into_iter().all(|of| allies(of) >= ALLIES)
}
