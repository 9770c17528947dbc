//! The names of things in messages: the values of selectors.

use crate::heroes::card::{
    CardType, Class, Cmp, DamageType, Faction, Keyword, Ongoing, Player, Rarity, Turn, Until, Where,
};
use crate::kit::Text;

pub(super) const fn cmp_name(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::AtMost => "at-most",
        Cmp::Equal => "equal",
        Cmp::AtLeast => "at-least",
    }
}

pub(super) const fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::Lantern => "lantern",
        Faction::Thorn => "thorn",
    }
}

pub(super) const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Warden => "warden",
        Class::Ranger => "ranger",
        Class::Mage => "mage",
        Class::Templar => "templar",
        Class::Oracle => "oracle",
        Class::Shade => "shade",
        Class::Spiritist => "spiritist",
        Class::Binder => "binder",
        Class::Warrior => "warrior",
    }
}

pub(super) const fn keyword_name(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Protector => "protector",
        Keyword::Elusive => "elusive",
        Keyword::Ferocity => "ferocity",
        Keyword::LongRange => "long-range",
        Keyword::Stealth => "stealth",
        Keyword::BearForm => "bear-form",
    }
}

pub(super) const fn damage_name(kind: DamageType) -> &'static str {
    match kind {
        DamageType::Arcane => "arcane",
        DamageType::Fire => "fire",
        DamageType::Frost => "frost",
        DamageType::Holy => "holy",
        DamageType::Melee => "melee",
        DamageType::Nature => "nature",
        DamageType::Ranged => "ranged",
        DamageType::Shadow => "shadow",
    }
}

pub(super) const fn rarity_name(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "common",
        Rarity::Uncommon => "uncommon",
        Rarity::Rare => "rare",
        Rarity::Epic => "epic",
    }
}

pub(super) const fn type_name(kind: &CardType) -> &'static str {
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

pub(super) const fn player_name(player: Player) -> &'static str {
    match player {
        Player::You => "you",
        Player::Opponents => "opponents",
        Player::Everyone => "everyone",
        Player::Target => "target",
        Player::TargetOpponent => "target-opponent",
        Player::Controller => "controller",
    }
}

pub(super) const fn where_name(place: Where) -> &'static str {
    match place {
        Where::Hand => "hand",
        Where::Graveyard => "graveyard",
        Where::DeckTop => "deck-top",
        Where::DeckBottom => "deck-bottom",
        Where::Deck => "deck",
        Where::Removed => "removed",
        Where::Play => "play",
        Where::PlayExhausted => "play-exhausted",
        Where::Resources => "resources",
        Where::ResourcesExhausted => "resources-exhausted",
    }
}

pub(super) const fn turn_name(turn: Turn) -> &'static str {
    match turn {
        Turn::Yours => "yours",
        Turn::Theirs => "theirs",
        Turn::Any => "any",
        Turn::Bearer => "bearer",
    }
}

/// The name of a duration; `None` for a duration that needs no words.
pub(super) const fn until_name(until: Until) -> Option<&'static str> {
    match until {
        Until::EndOfTurn => Some("turn"),
        Until::EndOfCombat => Some("combat"),
        Until::YourNextTurn => Some("next-turn"),
        Until::WhileThis => Some("while-this"),
        Until::Forever => None,
    }
}

/// The name of a class.
#[must_use]
pub fn class(class: Class) -> Text {
    Text::new(format!("class-heroes-{}", class_name(class)))
}

/// The name of a faction.
#[must_use]
pub fn faction(faction: Faction) -> Text {
    Text::new(format!("faction-heroes-{}", faction_name(faction)))
}

/// The name of a keyword.
#[must_use]
pub fn keyword(keyword: Keyword) -> Text {
    Text::new(format!("keyword-heroes-{}", keyword_name(keyword)))
}

/// The name of a type of damage.
#[must_use]
pub fn damage(kind: DamageType) -> Text {
    Text::new(format!("damage-heroes-{}", damage_name(kind)))
}

/// The name of a rarity.
#[must_use]
pub fn rarity(rarity: Rarity) -> Text {
    Text::new(format!("rarity-heroes-{}", rarity_name(rarity)))
}
