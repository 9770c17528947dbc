//! Powers: what a row of a card can do, and what sets it off.

use serde::{Deserialize, Serialize};

use super::amount::{Filter, Who};
use super::effect::{Verb, Way};
use super::traits::Resource;

/// An event that sets a power off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// Time moves this way, natural flow aside (C-118).
    Moves(Way),
    /// A turn of a player begins.
    Begins(Who),
    /// A turn of a player ends.
    Ends(Who),
    /// A matching card enters play.
    Enters(Filter),
    /// A matching card dies.
    Dies(Filter),
    /// A player plays a card as a spell.
    Casts(Who),
    /// A player plays a permanent.
    Embodies(Who),
    /// The epoch changes.
    Changes,
    /// A player collects attack against the other (C-82).
    Attacks(Who),
    /// A player is dealt damage.
    Hurt(Who),
    /// A player meditates (C-59).
    Meditates(Who),
}

/// A change that lasts for as long as the card's row is active.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lasting {
    /// Matching cards with a window yield so much more or less of the resource, never below 0.
    Yields(Filter, Resource, i8),
    /// Cards that a player plays cost so much more or less, never below 0.
    Costs(Who, i8),
    /// Matching cards have haste (C-117).
    Haste(Filter),
    /// Matching cards cannot be chosen by the opponent's effects.
    Shielded(Filter),
}

/// A power in a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Power {
    /// The effect of a spell. It also happens when a permanent dies into this row (C-90, C-91), and when a shadow leaves the
    /// shadows (C-103a).
    Does(Vec<Verb>),
    /// When it enters play (C-106).
    Summon(Vec<Verb>),
    /// When it enters play, and whenever it moves to another epoch (C-107).
    Manifest(Vec<Verb>),
    /// When it dies, and its player may sacrifice it in the main phase (C-115).
    Fury(Vec<Verb>),
    /// By turning it and paying so much concentration (C-104).
    Turn(u8, Vec<Verb>),
    /// Set off by something.
    When(Moment, Vec<Verb>),
    /// For as long as the row is active.
    Always(Lasting),
    /// Usable in the turn in which it entered play (C-117).
    Haste,
}

impl Power {
    /// The effect that it has at some moment; `None` if it holds all the time.
    pub(in crate::chrono) fn effect(&self) -> Option<&[Verb]> {
        match self {
            Self::Does(verbs)
            | Self::Summon(verbs)
            | Self::Manifest(verbs)
            | Self::Fury(verbs)
            | Self::Turn(_, verbs)
            | Self::When(_, verbs) => Some(verbs),
            Self::Always(_) | Self::Haste => None,
        }
    }
}
