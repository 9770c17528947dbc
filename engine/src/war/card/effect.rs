//! The steps of an effect.

use serde::{Deserialize, Serialize};

use super::amount::{Amount, Cond, Filter, Who};
use super::power::{Cost, Trait};

/// The cards to which a verb applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// One matching card that the player of the card chooses; nothing if there is none.
    One(Filter),
    /// At most so many matching cards.
    UpTo(u8, Filter),
    /// Every matching card.
    Each(Filter),
    /// The card itself.
    This,
    /// The cards of the last verb that had an aim.
    That,
    /// The card that the trigger is about.
    Subject,
    /// The unit that wears the medal.
    Bearer,
}

/// The one who picks the cards of a [`Verb::Discard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The player who loses them.
    Owner,
    /// Chance.
    Chance,
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Into the hand.
    Hand,
    /// Onto the battlefield.
    Field,
    /// On top of the library.
    Top,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Damage to units; that of artillery follows the rules of its class (W-19, W-20).
    Damage(Aim, Amount),
    /// Damage to units as if by artillery.
    Shell(Aim, Amount),
    /// Damage to a player.
    Strike(Who, Amount),
    /// Destroys.
    Destroy(Aim),
    /// Returns to the owner's hand.
    Return(Aim),
    /// Removes from the match.
    Exile(Aim),
    /// Takes out of the combat (W-78).
    Withdraw(Aim),
    /// Changes attack and defense until the end of the turn.
    Boost(Aim, Amount, Amount),
    /// Changes attack and defense for as long as the unit is in play.
    Promote(Aim, Amount, Amount),
    /// Gives a trait until the end of the turn.
    Grant(Aim, Trait),
    /// Takes a trait until the end of the turn.
    Deprive(Aim, Trait),
    /// Marks as used.
    Exhaust(Aim),
    /// Makes available.
    Ready(Aim),
    /// Marks as used, and keeps it so in its owner's next start phase.
    Pin(Aim),
    /// Prevents so much of the next damage this turn.
    Shield(Aim, Amount),
    /// Prevents all damage this turn.
    Protect(Aim),
    /// Prevents so much of the next damage to a player this turn.
    Cover(Who, Amount),
    /// Gains Health.
    Heal(Who, Amount),
    /// Loses Health without damage.
    Lose(Who, Amount),
    /// Draws cards.
    Draw(Who, Amount),
    /// Discards cards from a hand.
    Discard(Who, Amount, Chooser),
    /// Cards from the top of a library to the Destroyed stack.
    Mill(Who, Amount),
    /// Looks at the top cards of one's library, of which any go under it.
    Scry(Amount),
    /// Takes a matching card out of one's library, which is then shuffled.
    Search(Filter, Place),
    /// Takes so many matching cards of one's choice out of one's Destroyed stack.
    Recover(Filter, Amount, Place),
    /// Takes the card itself out of one's Destroyed stack.
    Rise(Place),
    /// Puts tokens onto the battlefield.
    Token(String, Amount),
    /// So many more bases may be built this turn (W-34).
    ExtraBase(Amount),
    /// One's matching cards cost so much less this turn.
    Discount(Filter, Amount),
    /// Puts ammunition on cards.
    Load(Aim, Amount),
    /// Does the first if the condition holds, otherwise the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// Does one of several things.
    ChooseOne(Vec<Vec<Self>>),
    /// The player may pay to do it; for no cost, simply may.
    May(Vec<Cost>, Vec<Self>),
}
