//! Filters: demands on a card in play, in a zone or on the chain.

use serde::{Deserialize, Serialize};

use super::{Class, Cmp, DamageType, Faction, Keyword};

/// One demand. All demands of a list must hold together. Demands that name a type of card (`Ally`, `Hero`, ...,
/// `Quest`) are alternatives only inside [`Self::Any`].
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
    /// An ability; in play, an ongoing ability.
    Ability,
    /// An ongoing ability.
    Ongoing,
    /// A totem (H-109).
    Totem,
    /// A resource, including quests.
    Resource,
    /// A quest.
    Quest,
    /// A token (H-161).
    Token,
    /// A card with this word in its type line.
    Tag(String),
    /// Of this faction.
    Faction(Faction),
    /// Of this class.
    Class(Class),
    /// With this keyword.
    Keyword(Keyword),
    /// That can be played at any time (an instant).
    Instant,
    /// Unique.
    Unique,
    /// Whose damage has this type.
    Damage(DamageType),
    /// Controlled by the controller of the effect: in their party (H-153).
    Yours,
    /// Controlled by that player's team (H-153).
    Friendly,
    /// Controlled by another team.
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
    /// The card with this power itself.
    This,
    /// Any card but this one.
    Other,
    /// Attached to this card, or the card to which this one is attached.
    Attached,
    /// That was dealt damage this turn.
    Hurt,
    /// That came into play this turn.
    New,
    /// Face down.
    FaceDown,
    /// With a cost that compares like this.
    Cost(Cmp, u8),
    /// With an ATK that compares like this.
    Atk(Cmp, u8),
    /// With a remaining health that compares like this.
    Health(Cmp, u8),
    /// Anything that does not meet this demand.
    Not(Box<Self>),
    /// At least one of these.
    Any(Vec<Self>),
}
