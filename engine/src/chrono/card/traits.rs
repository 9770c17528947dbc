//! What a card is: its type and rarity, the epochs, and the resources.

use serde::{Deserialize, Serialize};

/// An epoch (C-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Epoch {
    /// Ages 1 to 15.
    One,
    /// Ages 16 to 25.
    Two,
    /// Ages 26 to 30.
    Three,
}

impl Epoch {
    /// The epochs in their order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A resource that a card yields (C-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    /// Concentration (C-73).
    Concentration,
    /// Time that moves either way (C-77).
    Time,
    /// Time that moves to the future alone (C-80).
    Future,
    /// Time that moves to the past alone (C-80).
    Past,
    /// Life (C-81).
    Life,
    /// Attack (C-82).
    Attack,
    /// Defense (C-84).
    Defense,
    /// Damage, which no defense lowers (C-86).
    Damage,
    /// Life that its own player loses (C-87).
    Loss,
}

impl Resource {
    /// Every resource, in the order in which people see them.
    pub const ALL: [Self; 9] = [
        Self::Concentration,
        Self::Time,
        Self::Future,
        Self::Past,
        Self::Life,
        Self::Attack,
        Self::Defense,
        Self::Damage,
        Self::Loss,
    ];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The type of a card (C-35). A thoughtform is a creature in some epochs and a spell in others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Type {
    /// A hero (C-49..C-55).
    Hero,
    /// A thoughtform: a creature where it has a window, a spell where it has none (C-41).
    Thoughtform,
    /// A location with this much life (C-97).
    Location(u8),
    /// An event with this many time counters (C-102).
    Event(u8),
    /// A shadow, which is laid face down for nothing (C-103).
    Shadow,
}

/// A rarity (C-30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rarity {
    /// Common.
    #[default]
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Mythic: one copy in a deck, none in a hero deck (C-27, C-28).
    Mythic,
}
