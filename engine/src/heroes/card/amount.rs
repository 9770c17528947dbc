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

/// A number that a card computes. It is never below zero where it is used, except that modifiers may lower values.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// The X of the cost (H-24).
    X,
    /// The number of cards in play that match.
    Count(Filter),
    /// The number of cards in a player's zone that match.
    CountIn(Where, Player, Filter),
    /// The ATK of the first of these cards.
    AtkOf(Who),
    /// The remaining health of the first of these cards.
    HealthOf(Who),
    /// The damage on the first of these cards.
    DamageOn(Who),
    /// The printed cost of the first of these cards.
    CostOf(Who),
    /// The counters of a kind on the first of these cards.
    Counters(String, Who),
    /// The amount of the event: damage dealt, healed, cards drawn.
    Event,
    /// Resources of a player.
    Resources(Player),
    /// Cards in a player's hand.
    Hand(Player),
    /// The sum of two amounts.
    Sum(Box<Self>, Box<Self>),
    /// The first amount minus the second.
    Less(Box<Self>, Box<Self>),
    /// An amount multiplied by a number.
    Times(u8, Box<Self>),
    /// Half an amount, rounded up.
    Half(Box<Self>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// This comparison of two amounts holds.
    Is(Amount, Cmp, Amount),
    /// A matching card is in play.
    Exists(Filter),
    /// The first of these cards matches.
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
    /// The condition does not hold.
    Not(Box<Self>),
    /// All of these hold.
    All(Vec<Self>),
    /// At least one of these holds.
    Either(Vec<Self>),
}
