//! What a card is: its type, its country and its rarity.

use serde::{Deserialize, Serialize};

/// The type of a card (W-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Type {
    /// A military base, which pays for other cards.
    Base,
    /// A ground unit.
    Infantry,
    /// A ground unit.
    Tank,
    /// A ground unit (W-16).
    TankDestroyer,
    /// A unit of the air force.
    Fighter,
    /// A unit of the air force.
    Bomber,
    /// A unit of the navy.
    Navy,
    /// Happens at once (W-37).
    Artillery,
    /// Permanent support, which stays (W-38, W-42).
    Permanent,
    /// Support that happens at once (W-43).
    OneShot,
    /// A medal, which stays (W-42).
    Medal,
}

impl Type {
    /// Whether it is a ground unit.
    #[must_use]
    pub const fn is_ground(self) -> bool {
        matches!(self, Self::Infantry | Self::Tank | Self::TankDestroyer)
    }

    /// Whether it belongs to the air force.
    #[must_use]
    pub const fn is_air(self) -> bool {
        matches!(self, Self::Fighter | Self::Bomber)
    }

    /// Whether it is a combat unit.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        self.is_ground() || self.is_air() || matches!(self, Self::Navy)
    }

    /// Whether it stays on the battlefield (W-36, W-42).
    #[must_use]
    pub const fn stays(self) -> bool {
        !matches!(self, Self::Artillery | Self::OneShot)
    }
}

/// A country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Country {
    /// The United States.
    Usa,
    /// The Soviet Union.
    Ussr,
    /// The United Kingdom.
    Britain,
    /// Germany.
    Germany,
}

impl Country {
    /// Every country.
    pub const ALL: [Self; 4] = [Self::Usa, Self::Ussr, Self::Britain, Self::Germany];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A rarity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rarity {
    /// Common.
    #[default]
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Mythic.
    Mythic,
}
