//! The traits of heroes and cards (H-11..H-18, H-48).

use serde::{Deserialize, Serialize};

/// One of the two hostile sides (H-02, H-12). Fluent: `faction-heroes-<lower case>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faction {
    /// The cities of the coast and their lamps.
    Lantern,
    /// The tribes of the inland and their thorns.
    Thorn,
}

/// One of the nine classes (H-16). Fluent: `class-heroes-<lower case>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Heals, strengthens and turns into a bear (druid in the rulebook).
    Warden,
    /// Shoots, and keeps pets (hunter).
    Ranger,
    /// Burns, freezes and interrupts (mage).
    Mage,
    /// Fights, heals and protects (paladin).
    Templar,
    /// Heals best, and takes cards from hands (priest).
    Oracle,
    /// Poisons, hides and finishes (rogue).
    Shade,
    /// Totems, storms and blessed weapons (shaman).
    Spiritist,
    /// Curses and demons (warlock).
    Binder,
    /// Weapons, armor and protectors (warrior).
    Warrior,
}

impl Class {
    /// Every class, in the order in which people see them.
    pub const ALL: [Self; 9] = [
        Self::Warden,
        Self::Ranger,
        Self::Mage,
        Self::Templar,
        Self::Oracle,
        Self::Shade,
        Self::Spiritist,
        Self::Binder,
        Self::Warrior,
    ];
}

/// One of the eight types of damage, which have no effect unless a card names them (H-48). Fluent:
/// `damage-heroes-<lower case>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageType {
    /// Arcane.
    Arcane,
    /// Fire.
    Fire,
    /// Frost.
    Frost,
    /// Holy.
    Holy,
    /// Melee: blades, clubs and fists.
    Melee,
    /// Nature.
    Nature,
    /// Ranged: bows and guns.
    Ranged,
    /// Shadow.
    Shadow,
}

/// How rare a card is (H-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rarity {
    /// Common.
    #[default]
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Epic.
    Epic,
}

/// A keyword. Fluent: `keyword-heroes-<lower case with hyphens>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// Can take an attack upon itself by exhausting (H-90, H-107).
    Protector,
    /// Cannot be attacked (H-101).
    Elusive,
    /// May attack in the turn in which it comes (H-103).
    Ferocity,
    /// Is dealt no damage by the character that it attacks (H-105).
    LongRange,
    /// Nobody can protect against its attack; lost when the hero deals damage (H-108).
    Stealth,
    /// The form of a bear, which protects; lost when the hero plays a non-feral ability or strikes (H-100).
    BearForm,
}

impl Keyword {
    /// Every keyword, in the order in which people see them.
    pub const ALL: [Self; 6] =
        [Self::Protector, Self::Elusive, Self::Ferocity, Self::LongRange, Self::Stealth, Self::BearForm];
}
