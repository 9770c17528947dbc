//! The steps of an effect.

use serde::{Deserialize, Serialize};

use super::amount::{Amount, Cond, Filter, Who};

/// The way in which time moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// The player of the card chooses.
    Either,
    /// Forward.
    Future,
    /// Back.
    Past,
}

/// The cards to which a verb applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// One matching card that the player of the card chooses; nothing if there is none (C-119).
    One(Filter),
    /// Any number of matching cards whose spirit is at most this much together (C-112).
    Mass(Filter, Amount),
    /// Every matching card.
    Each(Filter),
    /// The card itself.
    This,
    /// The cards of the last verb that had an aim.
    That,
    /// The card that the trigger is about.
    Subject,
}

/// The one who picks the cards of a [`Verb::Discard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The player who loses them.
    Owner,
    /// Chance.
    Chance,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Moves time (C-05, C-11); not further than the ends (C-08, C-09).
    MoveTime(Way, Amount),
    /// Gains concentration: cards from the top of the deck to the pool (C-73).
    Concentrate(Who, Amount),
    /// Gains life (C-81).
    Heal(Who, Amount),
    /// Loses life; armor does not help (C-87).
    Lose(Who, Amount),
    /// Puts armor on a hero (C-88).
    Armor(Who, Amount),
    /// Damage to the opponent, of which any part may go to the opponent's location instead (C-98, C-100).
    Damage(Amount),
    /// Draws cards; from an empty deck none (C-34).
    Draw(Who, Amount),
    /// Discards cards from a hand.
    Discard(Who, Amount, Chooser),
    /// Cards from the top of a deck to the graveyard.
    Mill(Who, Amount),
    /// Destroys (C-108). Locations and events cannot be chosen (C-99, C-102).
    Disembody(Aim),
    /// Returns to the owner's hand (C-109). Locations and events cannot be chosen (C-99, C-102).
    Return(Aim),
    /// Turns, and keeps turned until the start of the next turn of the player of the card (C-110).
    Snare(Aim),
    /// Turns.
    Turn(Aim),
    /// Readies; not a card in a snare.
    Ready(Aim),
    /// Moves another permanent to an adjacent epoch (C-113, C-114).
    Shift(Aim),
    /// Puts counters on a hero (C-51).
    Charge(Who, Amount),
    /// Takes counters from a hero.
    Drain(Who, Amount),
    /// Puts life or time counters on locations and events.
    Mend(Aim, Amount),
    /// Takes time counters from events.
    Unwind(Aim, Amount),
    /// Looks at a face-down shadow of the opponent, and may return it to the owner's hand (C-116).
    Insight,
    /// Puts tokens onto the battlefield (C-126).
    Token(String, Amount),
    /// Puts any card of one's hero deck into the hand, unseen by others (C-62).
    Fetch,
    /// Returns so many cards of one's choice from one's graveyard to the hand.
    Recover(Amount),
    /// Sacrifices matching cards of one's own (C-115).
    Sacrifice(Aim),
    /// Does the first if the condition holds, otherwise the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// Does one of several things.
    ChooseOne(Vec<Vec<Self>>),
    /// The player may pay so much concentration to do it; for 0, simply may (C-120).
    May(u8, Vec<Self>),
}
