//! Numbers and conditions.

use serde::{Deserialize, Serialize};

use super::{Class, Faction, Filter, Player, Turn, Where, Who};

/// How two amounts are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cmp {
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `>=`
    AtLeast,
}

/// How much; never below zero where it is used, except that modifiers may lower.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// The X of the cost (H-24).
    X,
    /// How many cards in play are like this.
    Count(Filter),
    /// How many cards in a player's zone are like this.
    CountIn(Where, Player, Filter),
    /// The ATK of the first of these.
    AtkOf(Who),
    /// The remaining health of the first of these.
    HealthOf(Who),
    /// The damage on the first of these.
    DamageOn(Who),
    /// The printed cost of the first of these.
    CostOf(Who),
    /// Counters of a kind on the first of these.
    Counters(String, Who),
    /// How much the thing that happened was: damage dealt, healed, cards drawn.
    Event,
    /// Resources of a player.
    Resources(Player),
    /// Cards in a player's hand.
    Hand(Player),
    /// Two amounts together.
    Sum(Box<Self>, Box<Self>),
    /// The first less the second.
    Less(Box<Self>, Box<Self>),
    /// So many times an amount.
    Times(u8, Box<Self>),
    /// Half an amount, rounded up.
    Half(Box<Self>),
}

/// Something that is so or is not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// Amounts compare so.
    Is(Amount, Cmp, Amount),
    /// There is something like this in play.
    Exists(Filter),
    /// The first of these is like this.
    Fits(Who, Filter),
    /// It is the turn of this player.
    In(Turn),
    /// A combat is going on.
    Combat,
    /// Your hero has this class (H-182).
    HeroClass(Class),
    /// Your hero has this faction (H-182).
    HeroFaction(Faction),
    /// Your hero has flipped.
    Flipped,
    /// Not so.
    Not(Box<Self>),
    /// All of these.
    All(Vec<Self>),
    /// One of these at least.
    Either(Vec<Self>),
}
