//! The id of a content: the hash of its bytes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const LENGTH: usize = 32;

/// Names a content by the SHA-256 of its bytes. The same bytes have the same name in every store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContentId([u8; LENGTH]);

impl ContentId {
    /// Returns the name of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Returns the hash.
    pub fn as_bytes(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// Reads a hash; `None` if it is not 32 bytes long.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

impl fmt::Display for ContentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ContentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ContentId({self})")
    }
}

/// The text is not the name of a content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the name of a content is {} hexadecimal digits", 2 * LENGTH)]
pub struct ParseContentIdError;

impl FromStr for ContentId {
    type Err = ParseContentIdError;

    fn from_str(text: &str) -> Result<Self, ParseContentIdError> {
        if text.len() != 2 * LENGTH || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ParseContentIdError);
        }
        let mut bytes = [0; LENGTH];
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| ParseContentIdError)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_sha_256_of_the_bytes_and_survives_its_text() {
        let id = ContentId::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(id.to_string(), text);
        assert_eq!(text.parse(), Ok(id));
        assert_eq!(text.to_uppercase().parse(), Ok(id));
        assert_eq!(ContentId::from_bytes(id.as_bytes()), Some(id));
    }

    #[test]
    fn a_text_that_is_no_hash_is_refused() {
        let long = "0".repeat(65);
        for text in ["", "ba78", &long, &"+0".repeat(32), &"é".repeat(32)] {
            assert_eq!(text.parse::<ContentId>(), Err(ParseContentIdError), "{text}");
        }
    }
}
