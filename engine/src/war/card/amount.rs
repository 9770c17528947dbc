//! Numbers, conditions and filters of cards.

use serde::{Deserialize, Serialize};

use super::traits::Country;
use crate::kit::Cmp;

/// A player, as the player of the card sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the card.
    You,
    /// The opponent.
    Opponent,
    /// Both, the player of the card first.
    Both,
}

/// A card to which an effect refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// The card itself.
    This,
    /// The first card of the last verb that had an aim.
    That,
    /// The card that the trigger is about.
    Subject,
    /// The unit that wears the medal.
    Bearer,
}

/// A number that a card computes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i8),
    /// The bases of a player.
    Bases(Who),
    /// The number of matching cards on the battlefield.
    Count(Filter),
    /// The number of matching cards in the Destroyed stack of a player.
    Buried(Who, Filter),
    /// Cards in a hand.
    Hand(Who),
    /// Health of a player.
    Health(Who),
    /// The attack of a unit.
    AttackOf(Ref),
    /// The defense of a unit.
    DefenseOf(Ref),
    /// The ammunition on the card.
    Ammo,
    /// What was paid for it besides its cost.
    X,
    /// An amount so many times.
    Times(i8, Box<Self>),
    /// The sum of two amounts.
    Sum(Box<Self>, Box<Self>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// Two amounts compared.
    Is(Amount, Cmp, Amount),
    /// Whether a matching card is on the battlefield.
    There(Filter),
    /// Whether this is one's own turn.
    YourTurn,
    /// Whether a combat is on.
    Combat,
}

/// Cards that match every test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Test>);

/// A test of a card. On the battlefield a filter without a type means units; elsewhere it means any card, and can test nothing
/// that only a card in play has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// A combat unit.
    Unit,
    /// A ground unit.
    Ground,
    /// A unit of the air force.
    Air,
    /// A tank or a tank destroyer.
    Vehicle,
    /// Infantry.
    Infantry,
    /// A tank.
    Tank,
    /// A tank destroyer.
    TankDestroyer,
    /// A fighter.
    Fighter,
    /// A bomber.
    Bomber,
    /// A unit of the navy.
    Navy,
    /// A military base.
    Base,
    /// Support; on the battlefield permanent support.
    Support,
    /// A medal.
    Medal,
    /// Artillery, which is never on the battlefield.
    Artillery,
    /// One-shot support, which is never on the battlefield.
    OneShot,
    /// Of the player of the card.
    Yours,
    /// Of the opponent.
    Theirs,
    /// Of this country.
    Country(Country),
    /// With this subtype.
    Tag(String),
    /// With this id.
    Named(String),
    /// With such a cost.
    Cost(Cmp, u8),
    /// Used.
    Used,
    /// Not used.
    Available,
    /// With damage.
    Damaged,
    /// In the attack zone.
    Attacking,
    /// On an attacker.
    Blocking,
    /// Wearing a medal.
    Decorated,
    /// With such an attack.
    Attack(Cmp, i8),
    /// With such a defense.
    Defense(Cmp, i8),
    /// Not the card itself.
    Other,
    /// The card itself.
    This,
    /// The unit that wears the medal.
    Bearer,
}
