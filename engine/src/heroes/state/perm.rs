//! Cards in play: their stored state, their present values, and what is kept of them after they have left.

use serde::{Deserialize, Serialize};

use super::super::card::{Cant, Keyword};
use super::super::compile::types;
use super::Id;
use crate::kit::{Card, Seat};

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Perm {
    pub(in crate::heroes) id: Id,
    pub(in crate::heroes) card: Card,
    pub(in crate::heroes) owner: Seat,
    /// The present controller.
    pub(in crate::heroes) controller: Seat,
    /// The controller, unless an effect says otherwise.
    pub(in crate::heroes) home: Seat,
    pub(in crate::heroes) exhausted: bool,
    pub(in crate::heroes) resource: bool,
    /// Lies face down; for a hero, is turned over (H-44).
    pub(in crate::heroes) down: bool,
    /// The turn in which the present controller gained control.
    pub(in crate::heroes) since: u16,
    pub(in crate::heroes) damage: i16,
    /// The card to which it is attached.
    pub(in crate::heroes) bearer: Id,
    /// Powers used this turn, as bits.
    pub(in crate::heroes) used: u16,
    /// Whether it was dealt damage this turn.
    pub(in crate::heroes) hurt: bool,
    #[serde(skip)]
    pub(in crate::heroes) now: Now,
}

/// The present values of a card in play. What is asked seldom, and of heroes alone, is not kept here: it is looked up. They
/// follow from the rest of the state and are recomputed when something changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Now {
    pub(in crate::heroes) types: u16,
    pub(in crate::heroes) atk: i16,
    pub(in crate::heroes) health: i16,
    pub(in crate::heroes) strike: i16,
    pub(in crate::heroes) keywords: u16,
    pub(in crate::heroes) cants: u16,
    /// Has words in its type line that are not on its card: [`State::tagged`] names them.
    pub(in crate::heroes) tagged: bool,
    pub(in crate::heroes) powerless: bool,
    pub(in crate::heroes) must_attack: bool,
    /// Deals or is dealt more or less damage, or is healed by more; the amounts are looked up when they matter.
    pub(in crate::heroes) shifts: bool,
}

impl Now {
    /// A face-down resource: it has no other type, no name and no power.
    pub(in crate::heroes) const BURIED: Self = Self {
        types: types::RESOURCE,
        atk: 0,
        health: 0,
        strike: 0,
        keywords: 0,
        cants: 0,
        tagged: false,
        powerless: false,
        must_attack: false,
        shifts: false,
    };

    /// Applies what holds for every card, whatever changed it; `health` is the printed health.
    pub(in crate::heroes) fn conclude(&mut self, health: i16) {
        if self.types & types::TOTEM != 0 {
            // H-109: a totem gains neither ATK nor health.
            (self.atk, self.health) = (0, health);
        }
        if self.types & (types::ALLY | types::HERO | types::WEAPON) != 0 {
            self.atk = self.atk.max(0);
        }
        if self.has(Keyword::BearForm) {
            self.keywords |= 1 << Keyword::Protector as u16;
        }
    }

    pub(in crate::heroes) const fn has(&self, keyword: Keyword) -> bool {
        self.keywords & (1 << keyword as u16) != 0
    }

    pub(in crate::heroes) const fn cannot(&self, cant: Cant) -> bool {
        self.cants & (1 << cant as u16) != 0
    }
}

impl Perm {
    pub(in crate::heroes) const fn is(&self, types: u16) -> bool {
        self.now.types & types != 0
    }

    /// Whether its damage is fatal (H-05, H-46).
    pub(in crate::heroes) const fn is_mortally_hurt(&self) -> bool {
        self.is(types::HERO | types::ALLY | types::TOTEM) && self.damage >= self.now.health
    }

    /// Whether it is a hero or an ally (H-163), or a totem, which here counts like an ally (H-109).
    pub(in crate::heroes) const fn fights(&self) -> bool {
        self.is(types::HERO | types::ALLY | types::TOTEM)
    }
}

/// A paid power in play, with the values that rule out most of those that cannot be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) struct Powered {
    /// The place of its card among the cards in play.
    pub(in crate::heroes) at: u16,
    /// Its place among the card's paid powers.
    pub(in crate::heroes) power: u8,
    /// The number of resources that it costs.
    pub(in crate::heroes) cost: u8,
    /// The controller of the card.
    pub(in crate::heroes) seat: Seat,
    /// Whether the card itself is exhausted as payment.
    pub(in crate::heroes) exhausts: bool,
}

/// The traits that occur among the cards in play, so that searches for missing traits are skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::heroes) struct Traits {
    /// Types of cards that are not resources, as bits.
    pub(in crate::heroes) types: u16,
    /// Keywords, as bits.
    pub(in crate::heroes) keywords: u16,
    /// A card is attached to another card.
    pub(in crate::heroes) attached: bool,
    /// A power in play changes cards.
    pub(in crate::heroes) sources: bool,
    /// One of these powers is fickle: it depends on things that change all the time.
    pub(in crate::heroes) fickle: bool,
    /// A power changes the cost of cards.
    pub(in crate::heroes) taxed: bool,
    /// A card may be under the control of a player who is not its home controller.
    pub(in crate::heroes) strayed: bool,
    /// A power or effect changes a face-down resource.
    pub(in crate::heroes) dug: bool,
}

impl Traits {
    /// Takes note of a card in play that is not a resource.
    pub(in crate::heroes) const fn note(&mut self, now: &Now) {
        self.types |= now.types;
        self.keywords |= now.keywords;
    }
}

/// The last state of a card that has left play, for effects that still refer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Perm, Now)", into = "(Perm, Now)")]
pub(in crate::heroes) struct Gone(pub(in crate::heroes) Perm);

/// The values of a card in play follow from the rest of the state, but those of a card that is gone must be stored.
impl From<Gone> for (Perm, Now) {
    fn from(Gone(perm): Gone) -> Self {
        let now = perm.now;
        (perm, now)
    }
}

impl From<(Perm, Now)> for Gone {
    fn from((perm, now): (Perm, Now)) -> Self {
        Self(Perm { now, ..perm })
    }
}

/// Counters of a kind on a card in play (H-164).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Tally {
    pub(in crate::heroes) who: Id,
    pub(in crate::heroes) kind: u8,
    pub(in crate::heroes) count: u8,
}
