//! The actions of a player.

use std::fmt;
use std::str::FromStr;

/// An action of a seat. Indices of cards in a hand, a hero deck or a graveyard (the newest first) count from 0; the text form
/// counts from 1, as pictures do. Cards on the battlefield and shadows are named by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the first turn (C-17).
    First,
    /// Leave the first turn to the opponent (C-17).
    Second,
    /// Mark a card to be replaced (C-21).
    Swap(u8),
    /// Take back all marks.
    Back,
    /// End the mulligan: the marked cards are replaced, the others are kept.
    Keep,
    /// Play a card (C-64), or lay a shadow (C-103).
    Play(u8),
    /// Collect concentration (C-73).
    Focus,
    /// Collect time (C-77).
    Time,
    /// Collect life (C-81).
    Life,
    /// Use a turn ability, counted from 1 (C-104).
    Use(u16, u8),
    /// Sacrifice a card with fury (C-115).
    Sacrifice(u16),
    /// Use an ability of the hero, counted from 1 (C-51).
    Hero(u8),
    /// Meditate (C-59).
    Meditate,
    /// Collect attack and damage (C-65).
    Attack,
    /// End the turn (C-66).
    End,
    /// Choose a card on the battlefield, or a shadow.
    Pick(u16),
    /// Choose a card by its place.
    Card(u8),
    /// Move time by so many ages: forward, or back if negative.
    Move(i8),
    /// Choose a number: of damage for the location, or of time counters to remove.
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Second => f.write_str("second"),
            Self::Swap(index) => write!(f, "swap {}", u16::from(*index) + 1),
            Self::Back => f.write_str("back"),
            Self::Keep => f.write_str("keep"),
            Self::Play(index) => write!(f, "play {}", u16::from(*index) + 1),
            Self::Focus => f.write_str("focus"),
            Self::Time => f.write_str("time"),
            Self::Life => f.write_str("life"),
            Self::Use(id, 1) => write!(f, "use {id}"),
            Self::Use(id, number) => write!(f, "use {id}.{number}"),
            Self::Sacrifice(id) => write!(f, "sacrifice {id}"),
            Self::Hero(number) => write!(f, "hero {number}"),
            Self::Meditate => f.write_str("meditate"),
            Self::Attack => f.write_str("attack"),
            Self::End => f.write_str("end"),
            Self::Pick(id) => write!(f, "pick {id}"),
            Self::Card(index) => write!(f, "card {}", u16::from(*index) + 1),
            Self::Move(ages) => write!(f, "move {ages}"),
            Self::Number(number) => write!(f, "number {number}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// The text is not an action of Chrono.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action of Chrono")]
pub struct BadAction(pub String);

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad = || BadAction(text.to_owned());
        let plain = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let small = |word: &str| word.parse::<u8>().ok().filter(|_| plain(word)).ok_or_else(bad);
        let place = |word: &str| small(word)?.checked_sub(1).ok_or_else(bad);
        let number = |word: &str| word.parse::<u16>().ok().filter(|_| plain(word)).ok_or_else(bad);
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first"] => Self::First,
            ["second"] => Self::Second,
            ["swap", word] => Self::Swap(place(word)?),
            ["back"] => Self::Back,
            ["keep"] => Self::Keep,
            ["play", word] => Self::Play(place(word)?),
            ["focus"] => Self::Focus,
            ["time"] => Self::Time,
            ["life"] => Self::Life,
            ["use", which] => match which.split_once('.') {
                Some((id, which)) => Self::Use(number(id)?, small(which)?),
                None => Self::Use(number(which)?, 1),
            },
            ["sacrifice", id] => Self::Sacrifice(number(id)?),
            ["hero", which] => Self::Hero(small(which)?),
            ["meditate"] => Self::Meditate,
            ["attack"] => Self::Attack,
            ["end"] => Self::End,
            ["pick", id] => Self::Pick(number(id)?),
            ["card", word] => Self::Card(place(word)?),
            ["move", ages] => {
                Self::Move(ages.parse().ok().filter(|_| plain(ages.trim_start_matches('-'))).ok_or_else(bad)?)
            }
            ["number", word] => Self::Number(small(word)?),
            ["option", word] => Self::Option(small(word)?),
            ["yes"] => Self::Yes,
            ["no"] => Self::No,
            ["done"] => Self::Done,
            _ => return Err(bad()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_as_it_is_written() {
        let all = [
            Action::First,
            Action::Swap(3),
            Action::Play(200),
            Action::Use(17, 1),
            Action::Use(17, 2),
            Action::Hero(3),
            Action::Move(-4),
            Action::Move(12),
            Action::Number(0),
            Action::Card(0),
            Action::Done,
        ];
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for bad in ["", "play", "play 0", "play +1", "use", "move +3", "move --3", "swap 256", "End", "card 1 2"] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
    }
}
