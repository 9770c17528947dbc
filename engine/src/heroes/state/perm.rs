//! Cards in play: what they are, what they are now, and what is kept of them when they have left.

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
    /// Who controls it now.
    pub(in crate::heroes) controller: Seat,
    /// Who controls it unless something else says otherwise.
    pub(in crate::heroes) home: Seat,
    pub(in crate::heroes) exhausted: bool,
    pub(in crate::heroes) resource: bool,
    /// Face down; of a hero: turned over (H-44).
    pub(in crate::heroes) down: bool,
    /// The turn in which its controller came to control it.
    pub(in crate::heroes) since: u16,
    pub(in crate::heroes) damage: i16,
    /// What it is attached to.
    pub(in crate::heroes) bearer: Id,
    /// Powers used this turn, as bits.
    pub(in crate::heroes) used: u32,
    /// Was dealt damage this turn.
    pub(in crate::heroes) hurt: bool,
    #[serde(skip)]
    pub(in crate::heroes) now: Now,
}

/// What a card in play is now: follows from everything else, worked out anew whenever something changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Now {
    pub(in crate::heroes) types: u16,
    pub(in crate::heroes) atk: i16,
    pub(in crate::heroes) health: i16,
    pub(in crate::heroes) strike: i16,
    pub(in crate::heroes) keywords: u16,
    pub(in crate::heroes) cants: u16,
    /// Has other words in its type line than its card: [`State::tagged`] names them.
    pub(in crate::heroes) tagged: bool,
    pub(in crate::heroes) powerless: bool,
    pub(in crate::heroes) must_attack: bool,
    /// Deals or takes more or less damage, or is healed by more: looked up when it matters.
    pub(in crate::heroes) shifts: bool,
    /// On a hero.
    pub(in crate::heroes) hand_size: i16,
    /// On a hero: costs of cards change.
    pub(in crate::heroes) taxed: bool,
}

impl Now {
    /// A resource that lies face down: it has no other type, no name and no power.
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
        hand_size: 0,
        taxed: false,
    };

    /// What goes for every card, whatever changed it; with the health printed on it.
    pub(in crate::heroes) fn conclude(&mut self, health: i16) {
        if self.types & types::TOTEM != 0 {
            // H-109: a totem gains neither.
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

    /// Has taken as much damage as it can (H-05, H-46).
    pub(in crate::heroes) const fn is_mortally_hurt(&self) -> bool {
        self.is(types::HERO | types::ALLY | types::TOTEM) && self.damage >= self.now.health
    }

    /// A hero or an ally (H-163), or a totem where it counts like one (H-109).
    pub(in crate::heroes) const fn fights(&self) -> bool {
        self.is(types::HERO | types::ALLY | types::TOTEM)
    }
}

/// A paid power in play, with what tells most of them that cannot be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) struct Powered {
    /// The place of its card among the cards in play.
    pub(in crate::heroes) at: u16,
    /// Its place among the card's paid powers.
    pub(in crate::heroes) power: u8,
    /// Resources that it costs.
    pub(in crate::heroes) cost: u8,
    /// Who controls the card.
    pub(in crate::heroes) seat: Seat,
}

/// What there is among the cards in play, so that nobody looks for what is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::heroes) struct Traits {
    /// Types of cards that are no resources, as bits.
    pub(in crate::heroes) types: u16,
    /// Keywords, as bits.
    pub(in crate::heroes) keywords: u16,
    /// Something is attached to something.
    pub(in crate::heroes) attached: bool,
    /// A power in play changes cards.
    pub(in crate::heroes) sources: bool,
    /// One of these depends on what changes all the time.
    pub(in crate::heroes) fickle: bool,
    /// The cost of cards changes for somebody.
    pub(in crate::heroes) taxed: bool,
    /// Somebody may control what they would not by themselves.
    pub(in crate::heroes) strayed: bool,
    /// Something changes a resource that lies face down.
    pub(in crate::heroes) dug: bool,
}

impl Traits {
    /// Takes note of a card in play that is no resource.
    pub(in crate::heroes) const fn note(&mut self, now: &Now) {
        self.types |= now.types;
        self.keywords |= now.keywords;
        self.taxed |= now.taxed;
    }
}

/// A card that has left play, as it last was: for amounts of effects that still speak of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Perm, Now)", into = "(Perm, Now)")]
pub(in crate::heroes) struct Gone(pub(in crate::heroes) Perm);

/// What a card in play is follows from everything else; what one was that is gone has to be stored.
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
