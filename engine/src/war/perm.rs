//! A card on the battlefield.

use serde::{Deserialize, Serialize};

use super::state::Id;
use crate::kit::{Kind, Seat};

/// What is true of a card on the battlefield, as bits.
pub(super) mod flag {
    /// It is used (W-33, W-40, W-60).
    pub(in crate::war) const USED: u8 = 1;
    /// It entered after its owner's last turn began (W-57).
    pub(in crate::war) const FRESH: u8 = 1 << 1;
    /// It is in the attack zone.
    pub(in crate::war) const ATTACKS: u8 = 1 << 2;
    /// It has been blocked (W-70, W-77).
    pub(in crate::war) const BLOCKED: u8 = 1 << 3;
    /// It stays used in its owner's next start phase.
    pub(in crate::war) const PINNED: u8 = 1 << 4;
    /// All damage to it is prevented this turn.
    pub(in crate::war) const PROTECTED: u8 = 1 << 5;
    /// Its first property with the use icon was used this turn, and any other (W-40).
    pub(in crate::war) const SPENT: [u8; 2] = [1 << 6, 1 << 7];
}

/// A card on the battlefield: a base, a unit, permanent support or a medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Perm {
    pub(super) id: Id,
    pub(super) kind: Kind,
    pub(super) owner: Seat,
    /// See [`flag`].
    #[serde(default)]
    pub(super) flags: u8,
    /// Damage of this turn (W-30).
    #[serde(default)]
    pub(super) damage: u8,
    /// Attack and defense that it has gained for good.
    #[serde(default)]
    pub(super) more: (i8, i8),
    /// Attack and defense that it has gained this turn.
    #[serde(default)]
    pub(super) boost: (i8, i8),
    /// Attack and defense that it has gained until its owner's next turn.
    #[serde(default)]
    pub(super) held: (i8, i8),
    /// Damage that is prevented this turn.
    #[serde(default)]
    pub(super) shield: u8,
    #[serde(default)]
    pub(super) ammo: u8,
    /// Traits gained and lost this turn.
    #[serde(default)]
    pub(super) granted: u8,
    #[serde(default)]
    pub(super) deprived: u8,
    /// The attacker that it blocks, or 0 (W-68).
    #[serde(default)]
    pub(super) against: Id,
    /// The damage that this blocker is assigned (W-67).
    #[serde(default)]
    pub(super) assigned: u8,
    /// The colonel whose bodyguard it is, or the unit that wears it, or 0 (W-45, W-86).
    #[serde(default)]
    pub(super) with: Id,
}

impl Perm {
    pub(super) const fn new(id: Id, kind: Kind, owner: Seat) -> Self {
        Self {
            id,
            kind,
            owner,
            flags: 0,
            damage: 0,
            more: (0, 0),
            boost: (0, 0),
            held: (0, 0),
            shield: 0,
            ammo: 0,
            granted: 0,
            deprived: 0,
            against: 0,
            assigned: 0,
            with: 0,
        }
    }

    pub(super) const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub(super) const fn mark(&mut self, flag: u8, is: bool) {
        self.flags = if is { self.flags | flag } else { self.flags & !flag };
    }

    /// Whether it fights in the present combat.
    pub(super) const fn fights(&self) -> bool {
        self.is(flag::ATTACKS) || self.against != 0
    }
}
