//! Which cards are shown while a deck is edited, in the text of a button: so pages and filters need no memory, and two devices of
//! one person do not disturb each other.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::BadPress;

/// How many letters of a search are kept, one byte each.
pub(crate) const WORDS: usize = 20;

/// The number of a filter that is not used.
const NONE: u8 = u8::MAX;

/// What a press on the number of a card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// One copy goes in.
    #[default]
    Add,
    /// Four copies go in, or as many as may.
    AddFour,
    /// One copy comes out.
    Take,
}

/// The cards of a game that are shown while a deck is edited. The default is the first page of all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// The page, from 0.
    pub page: u8,
    /// What a press on a number does.
    pub hand: Hand,
    /// Whether cards go to those beside the deck, and not into it.
    pub beside: bool,
    /// Whether only cards of the deck are shown.
    pub inside: bool,
    /// Whether a platform without room shows the filters in place of the cards.
    pub filters: bool,
    /// A type, by its place among the game's types.
    pub sort: Option<u8>,
    /// A cost; the highest one includes all above.
    pub cost: Option<u8>,
    /// Any other trait, by its place among those of the game.
    pub quality: Option<u8>,
    /// The words of a search.
    pub typed: Typed,
}

/// The words of a search, one byte for a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed([u8; WORDS]);

impl Default for Shelf {
    fn default() -> Self {
        Self {
            page: 0,
            hand: Hand::Add,
            beside: false,
            inside: false,
            filters: false,
            sort: None,
            cost: None,
            quality: None,
            typed: Typed([0; WORDS]),
        }
    }
}

impl Shelf {
    /// The same filters with other words, from the first page. Words for which there is no room are left out.
    #[must_use]
    pub fn with_words(self, text: &str) -> Self {
        let clean = crate::names::clean(text).to_lowercase();
        let mut words = [0; WORDS];
        for (place, byte) in words.iter_mut().zip(clean.trim().chars().map(byte)) {
            *place = byte;
        }
        Self { typed: Typed(words), page: 0, ..self }
    }

    /// The words of the search, in small letters.
    #[must_use]
    pub fn words(&self) -> String {
        self.typed
            .0
            .iter()
            .take_while(|byte| **byte > 0)
            .map(|byte| letter(*byte))
            .collect::<String>()
            .trim()
            .to_owned()
    }

    /// The same with another page.
    pub(crate) fn at(self, page: usize) -> Self {
        Self { page: u8::try_from(page).unwrap_or(u8::MAX), ..self }
    }

    fn bytes(&self) -> Vec<u8> {
        let hand = match self.hand {
            Hand::Add => 0,
            Hand::AddFour => 1,
            Hand::Take => 2,
        };
        let flags = hand | u8::from(self.beside) << 2 | u8::from(self.inside) << 3 | u8::from(self.filters) << 4;
        let number = |filter: Option<u8>| filter.unwrap_or(NONE);
        let mut bytes = vec![self.page, flags, number(self.sort), number(self.cost), number(self.quality)];
        bytes.extend(self.typed.0.iter().take_while(|byte| **byte > 0));
        bytes
    }
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.bytes()))
    }
}

impl FromStr for Shelf {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| BadPress)?;
        let (&[page, flags, sort, cost, quality], rest) = bytes.split_first_chunk().ok_or(BadPress)?;
        let hand = match flags & 3 {
            0 => Hand::Add,
            1 => Hand::AddFour,
            2 => Hand::Take,
            _ => return Err(BadPress),
        };
        let filter = |number: u8| (number != NONE).then_some(number);
        let mut words = [0; WORDS];
        words.get_mut(..rest.len()).ok_or(BadPress)?.copy_from_slice(rest);
        let shelf = Self {
            page,
            hand,
            beside: flags & 4 > 0,
            inside: flags & 8 > 0,
            filters: flags & 16 > 0,
            sort: filter(sort),
            cost: filter(cost),
            quality: filter(quality),
            typed: Typed(words),
        };
        // Every button has one text.
        if shelf.bytes() == bytes { Ok(shelf) } else { Err(BadPress) }
    }
}

/// A letter of a search in one byte: Latin ones as they are, Cyrillic ones above them. Any other letter is a gap.
fn byte(letter: char) -> u8 {
    match letter {
        ' '..='~' => letter as u8,
        'ё' => byte('е'),
        'а'..='я' => 0x80 + (letter as u32 - 'а' as u32) as u8,
        _ => b' ',
    }
}

fn letter(byte: u8) -> char {
    match byte {
        0x80..=0x9f => char::from_u32('а' as u32 + u32::from(byte - 0x80)).unwrap_or(' '),
        0x20..=0x7e => char::from(byte),
        _ => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn words_of_both_languages_are_kept_and_cut_where_they_end() {
        let words = |text: &str| Shelf::default().with_words(text).words();
        assert_eq!((words("  Tank "), words("Тяжёлый танк")), ("tank".to_owned(), "тяжелый танк".to_owned()));
        assert_eq!(words("a word that is longer than there is room"), "a word that is longe");
        assert_eq!(words("\u{202e}<b>坦克"), "b");
        assert_eq!(words(""), "");
    }

    proptest! {
        #[test]
        fn a_shelf_reads_as_it_is_written(page: u8, flags in 0..8_u8, sort: Option<u8>, cost in 0..9_u8, text in ".{0,30}") {
            let sort = sort.filter(|sort| *sort != NONE);
            let hand = [Hand::Add, Hand::AddFour, Hand::Take][usize::from(cost % 3)];
            let (beside, inside, filters) = (flags & 1 > 0, flags & 2 > 0, flags & 4 > 0);
            let shelf = Shelf { hand, beside, inside, filters, sort, cost: Some(cost), ..Shelf::default() };
            let shelf = shelf.with_words(&text).at(page.into());
            let written = shelf.to_string();
            prop_assert!(written.len() <= 34);
            prop_assert_eq!(written.parse(), Ok(shelf));
        }

        #[test]
        fn any_other_text_is_refused_or_is_the_text_of_its_shelf(text in "[A-Za-z0-9_-]{0,40}") {
            if let Ok(shelf) = text.parse::<Shelf>() {
                prop_assert_eq!(shelf.to_string(), text);
            }
        }
    }
}
