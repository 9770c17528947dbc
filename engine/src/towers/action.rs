//! The actions of a player.

use std::fmt;
use std::str::FromStr;

/// An action of a seat. Indices count the cards of the seat's hand from 0; the text form counts from 1, as pictures do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the first turn (T-11).
    First,
    /// Leave the first turn to the opponent (T-11).
    Second,
    /// Mark a card to be replaced (T-09).
    Swap(u8),
    /// Take back all marks.
    Back,
    /// End the mulligan: the marked cards are replaced, the others are kept (T-10).
    Keep,
    /// Play a card (T-18).
    Play(u8),
    /// Discard a card (T-20), also when a card's effect demands it.
    Discard(u8),
    /// Skip the turn, or end an extended one (T-21, T-30).
    Skip,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Second => f.write_str("second"),
            Self::Swap(index) => write!(f, "swap {}", index + 1),
            Self::Back => f.write_str("back"),
            Self::Keep => f.write_str("keep"),
            Self::Play(index) => write!(f, "play {}", index + 1),
            Self::Discard(index) => write!(f, "discard {}", index + 1),
            Self::Skip => f.write_str("skip"),
        }
    }
}

/// The text is not an action of Towers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action of Towers: first, second, swap N, back, keep, play N, discard N and skip are")]
pub struct BadAction(pub String);

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad = || BadAction(text.to_owned());
        let index = |number: &str| match number.parse::<u8>() {
            Ok(number @ 1..) if !text.contains('+') => Ok(number - 1),
            _ => Err(bad()),
        };
        match text.split_once(' ') {
            None => match text {
                "first" => Ok(Self::First),
                "second" => Ok(Self::Second),
                "back" => Ok(Self::Back),
                "keep" => Ok(Self::Keep),
                "skip" => Ok(Self::Skip),
                _ => Err(bad()),
            },
            Some(("swap", number)) => index(number).map(Self::Swap),
            Some(("play", number)) => index(number).map(Self::Play),
            Some(("discard", number)) => index(number).map(Self::Discard),
            Some(_) => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_as_it_is_written() {
        let indices = (0..10).flat_map(|index| [Action::Swap(index), Action::Play(index), Action::Discard(index)]);
        let plain = [Action::First, Action::Second, Action::Back, Action::Keep, Action::Skip];
        for action in indices.chain(plain) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for wrong in ["", "play", "play 0", "play +1", "play 1 ", "Play 1", "swap x", "discard 256", "first 1"] {
            assert_eq!(wrong.parse::<Action>(), Err(BadAction(wrong.to_owned())));
        }
    }
}
