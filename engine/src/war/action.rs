//! The actions of a player.

use std::fmt;
use std::str::FromStr;

use super::state::Asks;

/// An action of a seat. Indices of cards in a hand, a Destroyed stack (the newest first) or among cards that are looked for
/// count from 0; the text form counts from 1, as pictures do. Cards on the battlefield are named by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the first turn (W-51).
    First,
    /// Leave the first turn to the opponent (W-51).
    Second,
    /// Have the hand dealt again (W-48).
    Redeal,
    /// Keep the hand.
    Keep,
    /// Build a base or use another card of the hand (W-56).
    Play(u8),
    /// Use a property, counted from 1 (W-39).
    Use(u16, u8),
    /// Use a property of a card in the Destroyed stack, counted from 1 (W-87).
    Raise(u8, u8),
    /// Move a unit to the attack zone (W-56).
    Attack(u16),
    /// Take it back (W-64).
    Retreat(u16),
    /// Give a colonel a bodyguard (W-86).
    Guard(u16),
    /// Say when to be asked whether to intervene (W-72).
    Ask(Asks),
    /// The phase button (W-62, W-74, W-83).
    Next,
    /// Move a unit onto an attacker (W-66).
    Block(u16),
    /// Take it back, also while it is asked which attacker.
    Unblock(u16),
    /// Choose a card on the battlefield.
    Pick(u16),
    /// Choose a card by its place.
    Card(u8),
    /// Choose a number: of damage, or of bases.
    Number(u8),
    /// Choose one of several things, counted from 1.
    Option(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Choose no more.
    Done,
}

const fn mode(asks: Asks) -> &'static str {
    match asks {
        Asks::Payable => "ask-payable",
        Asks::Always => "ask-always",
        Asks::Never => "ask-never",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Second => f.write_str("second"),
            Self::Redeal => f.write_str("redeal"),
            Self::Keep => f.write_str("keep"),
            Self::Play(index) => write!(f, "play {}", u16::from(*index) + 1),
            Self::Use(id, 1) => write!(f, "use {id}"),
            Self::Use(id, number) => write!(f, "use {id}.{number}"),
            Self::Raise(index, 1) => write!(f, "raise {}", u16::from(*index) + 1),
            Self::Raise(index, number) => write!(f, "raise {}.{number}", u16::from(*index) + 1),
            Self::Attack(id) => write!(f, "attack {id}"),
            Self::Retreat(id) => write!(f, "retreat {id}"),
            Self::Guard(id) => write!(f, "guard {id}"),
            Self::Ask(asks) => f.write_str(mode(*asks)),
            Self::Next => f.write_str("next"),
            Self::Block(id) => write!(f, "block {id}"),
            Self::Unblock(id) => write!(f, "unblock {id}"),
            Self::Pick(id) => write!(f, "pick {id}"),
            Self::Card(index) => write!(f, "card {}", u16::from(*index) + 1),
            Self::Number(number) => write!(f, "number {number}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// The text is not an action of War.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action of War")]
pub struct BadAction(pub String);

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad = || BadAction(text.to_owned());
        let plain = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let small = |word: &str| word.parse::<u8>().ok().filter(|_| plain(word)).ok_or_else(bad);
        let place = |word: &str| small(word)?.checked_sub(1).ok_or_else(bad);
        let number = |word: &str| word.parse::<u16>().ok().filter(|_| plain(word)).ok_or_else(bad);
        // A property that is not the first one has its number behind a point.
        let parts = |word: &str| {
            word.split_once('.')
                .map_or((word.to_owned(), "1".to_owned()), |(one, two)| (one.to_owned(), two.to_owned()))
        };
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["first"] => Self::First,
            ["second"] => Self::Second,
            ["redeal"] => Self::Redeal,
            ["keep"] => Self::Keep,
            ["play", word] => Self::Play(place(word)?),
            ["use", which] => {
                let (id, which) = parts(which);
                Self::Use(number(&id)?, small(&which)?)
            }
            ["raise", which] => {
                let (index, which) = parts(which);
                Self::Raise(place(&index)?, small(&which)?)
            }
            ["attack", id] => Self::Attack(number(id)?),
            ["retreat", id] => Self::Retreat(number(id)?),
            ["guard", id] => Self::Guard(number(id)?),
            ["ask-payable"] => Self::Ask(Asks::Payable),
            ["ask-always"] => Self::Ask(Asks::Always),
            ["ask-never"] => Self::Ask(Asks::Never),
            ["next"] => Self::Next,
            ["block", id] => Self::Block(number(id)?),
            ["unblock", id] => Self::Unblock(number(id)?),
            ["pick", id] => Self::Pick(number(id)?),
            ["card", word] => Self::Card(place(word)?),
            ["number", word] => Self::Number(small(word)?),
            ["option", word] => Self::Option(small(word)?),
            ["yes"] => Self::Yes,
            ["no"] => Self::No,
            ["done"] => Self::Done,
            _ => return Err(bad()),
        };
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_as_it_is_written() {
        let all = [
            Action::First,
            Action::Redeal,
            Action::Play(200),
            Action::Use(17, 1),
            Action::Use(17, 2),
            Action::Raise(0, 1),
            Action::Raise(3, 2),
            Action::Attack(4),
            Action::Retreat(4),
            Action::Guard(9),
            Action::Ask(Asks::Payable),
            Action::Ask(Asks::Always),
            Action::Ask(Asks::Never),
            Action::Block(300),
            Action::Unblock(300),
            Action::Number(0),
            Action::Card(0),
            Action::Done,
        ];
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for bad in
            ["", "play", "play 0", "play +1", "use", "ask", "ask-twice", "raise 0", "play 257", "Next", "card 1 2"]
        {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
    }
}
