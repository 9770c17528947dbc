//! What a card in play, in a zone or on the chain must be like.

use serde::{Deserialize, Serialize};

use super::{Class, Cmp, DamageType, Faction, Keyword};

/// One demand. Those of one kind that name a type of card (`Ally`, `Hero`, ..., `Quest`) are alternatives to one another where
/// they stand in [`Self::Any`] only; a list of demands must hold as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pred {
    /// An ally; as a target also a totem (H-110).
    Ally,
    /// A hero.
    Hero,
    /// A hero or an ally (H-163).
    Character,
    /// Armor, an item or a weapon (H-168).
    Equipment,
    /// A weapon.
    Weapon,
    /// Armor.
    Armor,
    /// An item.
    Item,
    /// An ability, in play an ongoing one.
    Ability,
    /// An ongoing ability.
    Ongoing,
    /// A totem (H-109).
    Totem,
    /// A resource, quests among them.
    Resource,
    /// A quest.
    Quest,
    /// A token (H-161).
    Token,
    /// A card whose word stands in its type line.
    Tag(String),
    /// Of this faction.
    Faction(Faction),
    /// Of this class.
    Class(Class),
    /// With this keyword.
    Keyword(Keyword),
    /// That can be played at any time.
    Instant,
    /// Unique.
    Unique,
    /// Whose damage is of this type.
    Damage(DamageType),
    /// Controlled by the one whose effect it is: of their party (H-153).
    Yours,
    /// Of their team (H-153).
    Friendly,
    /// Of another team.
    Opposing,
    /// Exhausted.
    Exhausted,
    /// Ready.
    Ready,
    /// With damage.
    Damaged,
    /// Without damage.
    Undamaged,
    /// An attacker (H-162).
    Attacking,
    /// A defender (H-162).
    Defending,
    /// Whose power it is.
    This,
    /// Another than that.
    Other,
    /// Attached to this, or what this is attached to.
    Attached,
    /// That was dealt damage this turn.
    Hurt,
    /// That came into play this turn.
    New,
    /// Face down.
    FaceDown,
    /// Whose cost compares so.
    Cost(Cmp, u8),
    /// Whose ATK compares so.
    Atk(Cmp, u8),
    /// Whose remaining health compares so.
    Health(Cmp, u8),
    /// Anything else than that.
    Not(Box<Self>),
    /// One of these at least.
    Any(Vec<Self>),
}
