//! Numbers, conditions and filters of cards on the battlefield.

use serde::{Deserialize, Serialize};

use super::traits::Epoch;
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

/// A number that a card computes; never below zero when a verb uses it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// The number of the present age within its epoch (C-01).
    Age,
    /// The number of matching cards on the battlefield.
    Count(Filter),
    /// The counters on the hero of the player of the card.
    Counters,
    /// The cards in a pool.
    Pool(Who),
    /// Life of a player.
    Life(Who),
    /// Cards in a hand.
    Hand(Who),
    /// The ages by which time was moved this turn, natural flow aside.
    Moved,
    /// The ages of the movement that set the power off.
    Ages,
    /// An amount so many times.
    Times(i16, Box<Self>),
    /// The sum of two amounts.
    Sum(Box<Self>, Box<Self>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// Two amounts compared.
    Is(Amount, Cmp, Amount),
    /// Whether time was moved this turn, natural flow aside.
    Moved,
    /// Whether this is one's own turn.
    YourTurn,
    /// Whether a matching card is on the battlefield.
    There(Filter),
}

/// Cards on the battlefield that match every test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Test>);

/// A test of a card on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// A thoughtform.
    Creature,
    /// A location.
    Location,
    /// An event.
    Event,
    /// Of the player of the card.
    Yours,
    /// Of the opponent.
    Theirs,
    /// With this subtype (C-36).
    Tag(String),
    /// With this home epoch (C-37).
    Home(Epoch),
    /// Turned (C-123).
    Turned,
    /// Not turned.
    Ready,
    /// With spirit of at most so much (C-89).
    Spirit(u8),
    /// Not the card itself.
    Other,
    /// The card itself.
    This,
}
