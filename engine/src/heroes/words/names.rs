//! The names of things in messages: the values of selectors.

use crate::heroes::card::{CardType, Class, DamageType, Faction, Keyword, Ongoing, Rarity, Until};
use crate::kit::{Text, word};

/// The name of a type. Fluent: `type-heroes-<name>`.
#[must_use]
pub const fn type_name(kind: &CardType) -> &'static str {
    match kind {
        CardType::Hero { .. } => "hero",
        CardType::Ally { .. } => "ally",
        CardType::Weapon { .. } => "weapon",
        CardType::Armor { .. } => "armor",
        CardType::Item => "item",
        CardType::Ability => "ability",
        CardType::Ongoing(Ongoing::Totem(_)) => "totem",
        CardType::Ongoing(Ongoing::Row | Ongoing::Attach(_)) => "ongoing",
        CardType::Quest => "quest",
    }
}

/// The name of a duration.
pub(super) const fn until_name(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => "turn",
        Until::EndOfCombat => "combat",
        Until::YourNextTurn => "next-turn",
        Until::WhileThis => "while-this",
        Until::Forever => "forever",
    }
}

/// The name of a class.
#[must_use]
pub fn class(class: Class) -> Text {
    Text::new(format!("class-heroes-{}", word(class)))
}

/// The name of a faction.
#[must_use]
pub fn faction(faction: Faction) -> Text {
    Text::new(format!("faction-heroes-{}", word(faction)))
}

/// The name of a keyword.
#[must_use]
pub fn keyword(keyword: Keyword) -> Text {
    Text::new(format!("keyword-heroes-{}", word(keyword)))
}

/// The name of a type of damage.
#[must_use]
pub fn damage(kind: DamageType) -> Text {
    Text::new(format!("damage-heroes-{}", word(kind)))
}

/// The name of a rarity.
#[must_use]
pub fn rarity(rarity: Rarity) -> Text {
    Text::new(format!("rarity-heroes-{}", word(rarity)))
}
