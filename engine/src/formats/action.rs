//! What a player can do before a duel, and in it.

use std::fmt;
use std::str::FromStr;

use crate::kit::Kind;

/// Something that a seat can do. Cards go by their place in the list of the set-up, in text from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<A> {
    /// Take a card out of a booster.
    Take(Kind),
    /// Put one more of a card into the deck; if all of it are there, take all of it out.
    Toggle(Kind),
    /// Take the last change of the deck back.
    Undo,
    /// Complete the deck with the best cards that it lacks, or take the worst ones out if it has too many.
    Fill,
    /// Choose the leader of the deck.
    Leader(Kind),
    /// Choose the leader again.
    Other,
    /// Play with this deck.
    Ready,
    /// Something in the duel.
    Duel(A),
}

/// The text was no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no action of a match in a format")]
pub struct BadAction(pub String);

/// A card's place in the list of the set-up, from 1.
fn number(kind: Kind) -> u32 {
    u32::from(kind.0) + 1
}

/// The words are those of every record: a leader is called a hero there.
impl<A: fmt::Display> fmt::Display for Action<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(kind) => write!(f, "build-take {}", number(*kind)),
            Self::Toggle(kind) => write!(f, "build-toggle {}", number(*kind)),
            Self::Leader(kind) => write!(f, "build-hero {}", number(*kind)),
            Self::Other => f.write_str("build-other"),
            Self::Undo => f.write_str("build-undo"),
            Self::Fill => f.write_str("build-fill"),
            Self::Ready => f.write_str("build-ready"),
            Self::Duel(action) => action.fmt(f),
        }
    }
}

impl<A: FromStr> FromStr for Action<A> {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad = || BadAction(text.to_owned());
        let Some(word) = text.strip_prefix("build-") else {
            return text.parse().map(Self::Duel).map_err(|_| bad());
        };
        let kind = |text: &str| {
            let kind = text.parse::<u16>().ok().and_then(|number| number.checked_sub(1)).map(Kind);
            // One text for one action.
            kind.filter(|kind| number(*kind).to_string() == text).ok_or_else(bad)
        };
        match word.split_once(' ') {
            Some(("take", number)) => kind(number).map(Self::Take),
            Some(("toggle", number)) => kind(number).map(Self::Toggle),
            Some(("hero", number)) => kind(number).map(Self::Leader),
            Some(_) => Err(bad()),
            None => match word {
                "other" => Ok(Self::Other),
                "undo" => Ok(Self::Undo),
                "fill" => Ok(Self::Fill),
                "ready" => Ok(Self::Ready),
                _ => Err(bad()),
            },
        }
    }
}
