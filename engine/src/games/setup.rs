//! A set-up as text, with its cards kept apart: they are the largest part, and many matches share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use serde::Deserialize;
use serde_json::Value;
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
    cards: Option<Arc<Cards>>,
    tail: Arc<str>,
}

/// A list of cards as JSON. Matches that have the same share it.
#[derive(Debug)]
struct Cards {
    text: String,
    id: [u8; 32],
    /// The cards by their ids, read when the first match ends: later ends look them up.
    by_id: OnceLock<HashMap<String, Value>>,
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Cards {}

#[derive(Deserialize)]
struct Field<'a> {
    #[serde(borrow)]
    cards: &'a RawValue,
}

impl SetupText {
    pub(super) fn new(whole: &str) -> Self {
        match split(whole) {
            Some((head, cards, tail)) if !cards.starts_with('"') => {
                Self { head: head.into(), cards: Some(shared(cards)), tail: tail.into() }
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

    /// A card by its id.
    pub(super) fn card(&self, id: &str) -> Option<&Value> {
        let cards = self.cards.as_ref()?;
        cards.by_id.get_or_init(|| by_id(&cards.text)).get(id)
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
fn shared(cards: &str) -> Arc<Cards> {
    static KNOWN: Mutex<Vec<Weak<Cards>>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|one| one.strong_count() > 0);
    if let Some(same) = known.iter().filter_map(Weak::upgrade).find(|one| one.text == cards) {
        return same;
    }
    let new = Cards { text: cards.to_owned(), id: Sha256::digest(cards).into(), by_id: OnceLock::new() };
    let new = Arc::new(new);
    known.push(Arc::downgrade(&new));
    new
}

/// The cards of a list by their ids.
fn by_id(cards: &str) -> HashMap<String, Value> {
    let cards: Vec<Value> = serde_json::from_str(cards).unwrap_or_default();
    let named = |card: Value| Some((card.get("id")?.as_str()?.to_owned(), card));
    cards.into_iter().filter_map(named).collect()
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
    fn a_card_is_found_in_its_own_set_up() {
        let of = |cost: u8| SetupText::new(&format!(r#"{{"cards":[{{"id":"a","cost":{cost}}}],"seats":2}}"#));
        let (one, other) = (of(1), of(2));
        for (text, cost) in [(&one, 1), (&other, 2), (&of(1), 1)] {
            assert_eq!(text.card("a"), Some(&serde_json::json!({ "id": "a", "cost": cost })));
            assert_eq!(text.card("b"), None);
        }
        assert_eq!(SetupText::new(r#"{"seats":2}"#).card("a"), None);
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
