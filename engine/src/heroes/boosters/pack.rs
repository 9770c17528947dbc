//! What is in a booster (H-159).

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

/// What a booster must have some of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// Nothing.
    None,
    /// A quest.
    Quest,
    /// An ally of a faction.
    Ally(Faction),
}

/// The cards that boosters are drawn from, by rarity.
#[derive(Debug, Default)]
pub struct Print {
    kinds: [Vec<Kind>; 4],
    /// What each card is good for, by its kind.
    needs: Vec<Need>,
}

impl Print {
    /// Sorts the cards: neither heroes nor tokens are in boosters.
    ///
    /// # Errors
    /// Says that no booster can be made of these cards.
    pub(super) fn of(cards: &[CardDef]) -> Result<Self, SetupError> {
        let mut print = Self { needs: cards.iter().map(need).collect(), ..Self::default() };
        for (kind, card) in (0..).map(Kind).zip(cards) {
            if !card.token && !matches!(card.kind, CardType::Hero { .. }) {
                print.kinds[place(card.rarity)].push(kind);
            }
        }
        let trial = print.draw(&mut Rng::from_number(0));
        let possible = (0..TRIES).scan(Rng::from_number(1), |rng, _| Some(print.draw(rng)));
        if trial.len() != SIZE || !possible.into_iter().any(|booster| print.is_whole(&booster)) {
            return Err(SetupError("no booster can be made of these cards (H-159)".to_owned()));
        }
        Ok(print)
    }

    /// Opens a booster: ten common, four uncommon and one rare card, in one of six an epic in its place; no card twice, a
    /// quest at least, and two allies of each faction.
    pub(super) fn booster(&self, rng: &mut Rng) -> Vec<Kind> {
        let mut booster = self.draw(rng);
        for _ in 0..TRIES {
            if self.is_whole(&booster) {
                break;
            }
            booster = self.draw(rng);
        }
        booster
    }

    /// So many cards of each rarity, none twice.
    fn draw(&self, rng: &mut Rng) -> Vec<Kind> {
        let best = if rng.below(EPIC_IN) == 0 { Rarity::Epic } else { Rarity::Rare };
        let mut booster = Vec::with_capacity(SIZE);
        for (rarity, count) in [(Rarity::Common, COMMONS), (Rarity::Uncommon, UNCOMMONS), (best, 1)] {
            let mut left = self.kinds[place(rarity)].clone();
            for _ in 0..count.min(left.len()) {
                booster.push(left.swap_remove(rng.below(left.len() as u32) as usize));
            }
        }
        booster
    }

    fn is_whole(&self, booster: &[Kind]) -> bool {
        let count = |need: Need| booster.iter().filter(|kind| self.needs.get(kind.index()) == Some(&need)).count();
        count(Need::Quest) > 0
            && [Faction::Lantern, Faction::Thorn].into_iter().all(|of| count(Need::Ally(of)) >= ALLIES)
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

fn need(card: &CardDef) -> Need {
    match (&card.kind, card.faction) {
        (CardType::Quest, _) => Need::Quest,
        (CardType::Ally { .. }, Some(faction)) => Need::Ally(faction),
        _ => Need::None,
    }
}
