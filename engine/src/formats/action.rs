//! What a player can do before a duel, and in it.

use std::fmt;
use std::str::FromStr;

use crate::kit::Kind;

/// Something that a seat can do. Cards go by their place in the list of the set-up, in text from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<A> {
    /// Take a card: out of a booster, out of the deck or into it.
    Take(Kind),
    /// Choose the leader of the deck.
    Leader(Kind),
    /// Choose the leader again.
    Other,
    /// Take cards out of the deck; between the games of a match, exchange one.
    Out,
    /// Put cards into the deck.
    In,
    /// Choose no card after all, or no more.
    Back,
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
            Self::Leader(kind) => write!(f, "build-hero {}", number(*kind)),
            Self::Other => f.write_str("build-other"),
            Self::Out => f.write_str("build-out"),
            Self::In => f.write_str("build-in"),
            Self::Back => f.write_str("build-back"),
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
            Some(("hero", number)) => kind(number).map(Self::Leader),
            Some(_) => Err(bad()),
            None => match word {
                "other" => Ok(Self::Other),
                "out" => Ok(Self::Out),
                "in" => Ok(Self::In),
                "back" => Ok(Self::Back),
                "ready" => Ok(Self::Ready),
                _ => Err(bad()),
            },
        }
    }
}
