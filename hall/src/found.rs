//! A search for cards in the text of a button, so that its further pages need no memory.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::BadPress;

/// How many traits a search has.
pub(crate) const TRAITS: usize = 3;

/// How many bytes of words a search has: with everything else, a button stays below 64 bytes.
pub(crate) const WORDS: usize = 36;

/// A search for cards: a game, some traits and some words. Games and traits are numbers, 0 for none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The game, and then the traits.
    numbers: [u8; 1 + TRAITS],
    words: [u8; WORDS],
    length: u8,
}

impl Found {
    /// A search; words for which there is no room are left out.
    #[must_use]
    pub fn new(numbers: [u8; 1 + TRAITS], text: &str) -> Self {
        let text = &text[..text.floor_char_boundary(WORDS)];
        let mut words = [0; WORDS];
        words[..text.len()].copy_from_slice(text.as_bytes());
        Self { numbers, words, length: text.len() as u8 }
    }

    /// The numbers of the game and the traits.
    pub(crate) const fn numbers(&self) -> [u8; 1 + TRAITS] {
        self.numbers
    }

    /// The words.
    pub(crate) fn words(&self) -> &str {
        std::str::from_utf8(&self.words[..self.length.into()]).unwrap_or_default()
    }
}

impl fmt::Debug for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Found").field(&self.numbers).field(&self.words()).finish()
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode([&self.numbers, self.words().as_bytes()].concat()))
    }
}

impl FromStr for Found {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| BadPress)?;
        let (numbers, words) = bytes.split_first_chunk().ok_or(BadPress)?;
        let words = std::str::from_utf8(words).map_err(|_| BadPress)?;
        if words.len() > WORDS { Err(BadPress) } else { Ok(Self::new(*numbers, words)) }
    }
}
