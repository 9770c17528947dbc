//! The name of a match: ten letters and digits, short enough for a link or a button.

use std::fmt;
use std::str::FromStr;

use rand::distr::Alphanumeric;
use rand::rngs::{StdRng, SysRng};
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH: usize = 10;

/// Names one match: ten characters of `0-9A-Za-z`, about 59 random bits.
///
/// It is a name, not a secret: anybody who knows it may watch, but never play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId([u8; LENGTH]);

impl MatchId {
    /// Draws a new id from the operating system's generator.
    ///
    /// # Errors
    /// If the operating system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut rng = StdRng::try_from_rng(&mut SysRng)?;
        Ok(Self(std::array::from_fn(|_| rng.sample(Alphanumeric))))
    }

    /// Makes an id from any number; different numbers below 62^10 give different ids. For tests and imports.
    pub fn from_number(mut number: u64) -> Self {
        let mut id = [ALPHABET[0]; LENGTH];
        for place in id.iter_mut().rev() {
            *place = ALPHABET[(number % 62) as usize];
            number /= 62;
        }
        Self(id)
    }

    /// Returns the ten ASCII characters.
    pub fn as_bytes(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// Reads ten ASCII characters; `None` if they are not an id.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let id: [u8; LENGTH] = bytes.try_into().ok()?;
        id.iter().all(u8::is_ascii_alphanumeric).then_some(Self(id))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(std::str::from_utf8(&self.0).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchId({self})")
    }
}

/// The text is not the id of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the id of a match is {LENGTH} letters and digits")]
pub struct ParseMatchIdError;

impl FromStr for MatchId {
    type Err = ParseMatchIdError;

    fn from_str(text: &str) -> Result<Self, ParseMatchIdError> {
        Self::from_bytes(text.as_bytes()).ok_or(ParseMatchIdError)
    }
}

impl Serialize for MatchId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MatchId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_its_text() {
        let id = MatchId::random().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), LENGTH);
    }

    #[test]
    fn two_random_ids_differ() {
        assert_ne!(MatchId::random().unwrap(), MatchId::random().unwrap());
    }

    #[test]
    fn numbers_keep_their_order_as_ids() {
        assert!(MatchId::from_number(61) < MatchId::from_number(62));
        assert_eq!(MatchId::from_number(62).to_string(), "0000000010");
    }

    #[test]
    fn a_text_of_another_length_or_alphabet_is_refused() {
        for text in ["", "123456789", "12345678901", "12345 7890", "12345678é"] {
            assert_eq!(text.parse::<MatchId>(), Err(ParseMatchIdError), "{text}");
        }
    }
}
