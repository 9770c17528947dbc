//! How a match ended.

use std::borrow::Cow;
use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Seat, SeatSet};
use crate::games::GameId;

/// Why a match ended. For a game's own reasons the words are the Fluent message `reason-<game>-<name>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// A condition of the game's own rules.
    Rule(RuleReason),
    /// The turn cap was reached (policy P2).
    TurnCap,
    /// A player resigned.
    Resigned,
    /// A player's clock ran out too often.
    TimedOut,
}

/// A condition on which a game ends. Each game has a list of the names of its own conditions: lower-case words with
/// hyphens, as records write them. In a stored state a name begins with a capital letter. In memory it is a short
/// checksum of the name, because it is part of every state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleReason(u16);

impl RuleReason {
    /// All players met a condition in the same check (T-45, H-07).
    pub const TOGETHER: Self = Self::new(TOGETHER);

    /// The reason with this name.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        // FNV-1a, folded. A test finds two names with the same checksum.
        let (bytes, mut sum, mut at) = (name.as_bytes(), 0x811c_9dc5_u32, 0);
        while at < bytes.len() {
            sum = (sum ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        Self((sum >> 16) as u16 ^ sum as u16)
    }

    /// The name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        names().find(|name| Self::new(name) == self).unwrap_or("unknown")
    }

    /// The reason with this name, of any game.
    fn named(name: &str) -> Option<Self> {
        names().find(|known| *known == name).map(Self::new)
    }
}

const TOGETHER: &str = "together";

/// The names of all reasons.
fn names() -> impl Iterator<Item = &'static str> {
    GameId::all().iter().flat_map(|game| game.reasons()).copied().chain([TOGETHER])
}

impl fmt::Debug for RuleReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for RuleReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (first, rest) = self.name().split_at(1);
        serializer.collect_str(&format_args!("{}{rest}", first.to_ascii_uppercase()))
    }
}

impl<'de> Deserialize<'de> for RuleReason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Cow::<str>::deserialize(deserializer)?;
        Self::named(&stored.to_ascii_lowercase()).ok_or_else(|| D::Error::custom("no game ends for this reason"))
    }
}

impl Reason {
    /// The reasons that all games share.
    const COMMON: [Self; 3] = [Self::TurnCap, Self::Resigned, Self::TimedOut];

    /// The name in records, statistics and Fluent messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Rule(reason) => reason.name(),
            Self::TurnCap => "turn-cap",
            Self::Resigned => "resigned",
            Self::TimedOut => "timed-out",
        }
    }

    /// The reason with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let common = Self::COMMON.into_iter().find(|reason| reason.name() == name);
        common.or_else(|| RuleReason::named(name).map(Self::Rule))
    }
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats that won; empty in a draw.
    pub winners: SeatSet,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// A win of one seat.
    #[must_use]
    pub const fn win(seat: Seat, reason: Reason) -> Self {
        Self { winners: SeatSet::one(seat), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winners: SeatSet::NONE, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_of_any_game_is_read_back_from_a_state_and_from_a_record() {
        let reasons: Vec<_> = names().collect();
        assert!(reasons.len() >= 6, "{reasons:?}");
        for name in reasons {
            let reason = Reason::Rule(RuleReason::new(name));
            assert_eq!(reason.name(), name, "no two names have one sum");
            let stored = serde_json::to_string(&reason).unwrap();
            assert_eq!(serde_json::from_str::<Reason>(&stored).unwrap(), reason, "{stored}");
            assert_eq!(Reason::named(reason.name()), Some(reason));
        }
        let stored = serde_json::to_string(&Reason::Rule(RuleReason::TOGETHER)).unwrap();
        assert_eq!(stored, r#"{"Rule":"Together"}"#, "as states were stored always");
        assert!(serde_json::from_str::<Reason>(r#"{"Rule":"Nonsense"}"#).is_err());
    }
}
