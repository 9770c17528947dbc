//! A set-up as text, with its cards kept apart: they are the largest part, and many matches share them.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::kit::{hex, unhex};

/// The prefix of the SHA-256 that replaces the cards.
const NAMED: &str = "sha256:";

/// A set-up as JSON on one line, byte for byte as it was written when the match began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SetupText {
    head: Arc<str>,
    /// The cards, unless it has none.
    cards: Option<Cards>,
    tail: Arc<str>,
}

/// A list of cards as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cards {
    text: Arc<str>,
    id: [u8; 32],
}

#[derive(Deserialize)]
struct Field<'a> {
    #[serde(borrow)]
    cards: &'a RawValue,
}

impl SetupText {
    pub(super) fn new(whole: &str) -> Self {
        match split(whole) {
            Some((head, cards, tail)) if !cards.starts_with('"') => {
                let cards = Cards { text: shared(cards), id: Sha256::digest(cards).into() };
                Self { head: head.into(), cards: Some(cards), tail: tail.into() }
            }
            _ => Self { head: whole.into(), cards: None, tail: "".into() },
        }
    }

    /// The text with everything in it.
    pub(super) fn whole(&self) -> String {
        [&*self.head, self.cards(), &*self.tail].concat()
    }

    /// The text that names its cards by their SHA-256.
    pub(super) fn short(&self) -> String {
        match &self.cards {
            Some(cards) => format!("{}\"{NAMED}{}\"{}", self.head, hex(&cards.id), self.tail),
            None => self.whole(),
        }
    }

    /// The list of cards; empty if there is none.
    pub(super) fn cards(&self) -> &str {
        self.cards.as_ref().map_or("", |cards| &cards.text)
    }

    /// The SHA-256 that a short text names.
    pub(super) fn named(short: &str) -> Option<[u8; 32]> {
        let (_, cards, _) = split(short)?;
        unhex(cards.strip_prefix('"')?.strip_prefix(NAMED)?.strip_suffix('"')?)
    }

    /// Joins the output of [`Self::short`] and the cards that it names.
    pub(super) fn join(short: &str, cards: &str) -> Self {
        let whole = split(short).map(|(head, _, tail)| [head, cards, tail].concat());
        Self::new(whole.as_deref().unwrap_or(short))
    }
}

/// The text before the cards, the cards, and the text after them.
fn split(whole: &str) -> Option<(&str, &str, &str)> {
    let cards = serde_json::from_str::<Field<'_>>(whole).ok()?.cards.get();
    // The value is a slice of the text, so its place is that of its first byte.
    let at = (cards.as_ptr() as usize).checked_sub(whole.as_ptr() as usize)?;
    let (head, rest) = whole.split_at_checked(at)?;
    Some((head, cards, rest.strip_prefix(cards)?))
}

/// The same list of cards is kept once, however many matches are in memory.
fn shared(cards: &str) -> Arc<str> {
    static KNOWN: Mutex<Vec<Weak<str>>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|one| one.strong_count() > 0);
    if let Some(same) = known.iter().filter_map(Weak::upgrade).find(|one| **one == *cards) {
        return same;
    }
    let new: Arc<str> = cards.into();
    known.push(Arc::downgrade(&new));
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_a_set_up_names_its_cards_and_is_put_together_again_byte_for_byte() {
        let whole = r#"{"format":"sealed","cards":[{"id":"a"}, {"id":"b"}],"seats":2}"#;
        let text = SetupText::new(whole);
        assert_eq!(text.whole(), whole);
        let short = text.short();
        assert!(
            short.starts_with(r#"{"format":"sealed","cards":"sha256:"#) && short.ends_with(r#"","seats":2}"#),
            "{short}"
        );
        assert_eq!(SetupText::named(&short), Some(Sha256::digest(text.cards()).into()));
        assert_eq!(SetupText::join(&short, text.cards()), text);
        assert_eq!(SetupText::named(whole), None);
    }

    #[test]
    fn a_set_up_without_cards_is_kept_as_it_is() {
        let text = SetupText::new(r#"{"seats":2}"#);
        assert_eq!((text.short(), text.cards()), (r#"{"seats":2}"#.to_owned(), ""));
    }

    #[test]
    fn l4_the_same_cards_are_in_memory_once() {
        let (one, other) = (SetupText::new(r#"{"cards":[1]}"#), SetupText::new(r#"{"cards":[1],"seats":2}"#));
        assert!(std::ptr::eq(one.cards(), other.cards()));
    }
}
