//! Powers: what a card can do, what it costs, and what sets it off.

use serde::{Deserialize, Serialize};

use super::amount::{Amount, Filter, Who};
use super::effect::Verb;

/// A part of what a property costs (W-39).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// Any bases.
    Bases(u8),
    /// Bases of the card's country.
    Own(u8),
    /// The use icon: it marks the card as used (W-40).
    Exhaust,
    /// One matching card of one's own is destroyed.
    Sacrifice(Filter),
    /// The card itself is destroyed.
    SacrificeThis,
    /// So many cards of the hand.
    Discard(u8),
    /// Health.
    Health(u8),
    /// Ammunition from the card.
    Ammo(u8),
    /// The card is removed from the Destroyed stack for good.
    ExileThis,
}

/// A trait of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// Attacks as soon as it enters (W-84).
    Fast,
    /// Gives so much attack to the other own units in the same combat (W-85).
    Leader(u8),
    /// Takes so many bodyguards (W-86).
    Colonel(u8),
    /// Cannot attack.
    NoAttack,
    /// Cannot block.
    NoBlock,
    /// Cannot be blocked.
    Unblockable,
    /// Artillery deals it no damage.
    ShellProof,
    /// Can block aircraft although it is on the ground.
    AntiAir,
    /// Attacking does not use it.
    Tireless,
    /// Each damage to it is so much less.
    Armor(u8),
}

/// An event that sets a power off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// A matching card enters the battlefield.
    Enters(Filter),
    /// A matching card is destroyed.
    Destroyed(Filter),
    /// A matching unit attacks.
    Attacks(Filter),
    /// A matching unit blocks.
    Blocks(Filter),
    /// A matching attacker is blocked.
    Blocked(Filter),
    /// A matching unit is dealt damage.
    Damaged(Filter),
    /// A matching unit deals combat damage to a player.
    Hits(Filter),
    /// A player is dealt damage.
    Hurt(Who),
    /// A turn of a player begins.
    Starts(Who),
    /// A turn of a player ends.
    Ends(Who),
    /// A player builds a base.
    Builds(Who),
    /// A player uses a matching card of the hand.
    Plays(Who, Filter),
}

/// A change that lasts for as long as the card is in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lasting {
    /// Matching units have so much more attack and defense.
    Stats(Filter, Amount, Amount),
    /// Matching units have a trait.
    Gives(Filter, Trait),
    /// Matching cards that a player uses cost so much more or less; bases of the country stay.
    Costs(Who, Filter, i8),
    /// The first can block the second although their type could not (W-17).
    Lets(Filter, Filter),
    /// The first cannot block the second.
    Bars(Filter, Filter),
    /// The hand limit of a player (W-82).
    HandLimit(Who, i8),
    /// The bases that a player may build in a turn (W-34).
    BasesPerTurn(Who, i8),
    /// The cards that a player draws in the start phase (W-54).
    Draws(Who, i8),
    /// Artillery of a player deals so much more or less to each unit.
    Guns(Who, i8),
    /// The bases of a player count as bases of every country.
    AnyCountry(Who),
}

/// A power of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Power {
    /// What artillery and one-shot support do (W-37, W-43).
    Does(Vec<Verb>),
    /// When it enters the battlefield.
    Enters(Vec<Verb>),
    /// A property that is paid for (W-39..W-41).
    Use(Vec<Cost>, Vec<Verb>),
    /// A property that is used from the Destroyed stack (W-87).
    Buried(Vec<Cost>, Vec<Verb>),
    /// Set off by something.
    When(Moment, Vec<Verb>),
    /// For as long as it is in play.
    Always(Lasting),
    /// A trait.
    Has(Trait),
}

impl Power {
    /// The effect that it has at some moment; `None` if it holds all the time.
    pub(in crate::war) fn effect(&self) -> Option<&[Verb]> {
        match self {
            Self::Does(verbs)
            | Self::Enters(verbs)
            | Self::Use(_, verbs)
            | Self::Buried(_, verbs)
            | Self::When(_, verbs) => Some(verbs),
            Self::Always(_) | Self::Has(_) => None,
        }
    }
}
