//! The rows of the page on which a deck is edited: the filters are one list, and of the cards on the page several can be put in by
//! another and taken out by a third.

use std::collections::BTreeMap;

use duelhall_engine::text::Lang;
use duelhall_hall::{DeckId, Editor, Message, Press, Put, Shelf, Shelved};
use serde_json::{Value, json};

use super::custom::Custom;
use super::layout::{ENTRIES, ROW, button, list_of, row_of};
use super::markup::cut;
use super::words::plain;

/// The longest text of an entry.
const LONGEST_ENTRY: usize = 100;

/// The longest name of a list.
const LONGEST_NAME: usize = 150;

/// The lists of cards: those that go in, and those that come out.
const IN: u8 = 0;
const OUT: u8 = 1;

/// The rows of the page.
pub(crate) fn rows(message: &Message, editor: &Editor, lang: Lang) -> Vec<Value> {
    let mut rows = vec![row_of(vec![filters(editor, lang)])];
    rows.extend(list(editor, IN, "pick-editor-in", editor.on_page().flat_map(put_in).collect(), lang));
    rows.extend(list(editor, OUT, "pick-editor-out", editor.on_page().filter_map(take_out).collect(), lang));
    rows.push(row_of(message.buttons.iter().take(ROW).map(button).collect()));
    rows
}

/// The list of filters; the name of it says which are used.
fn filters(editor: &Editor, lang: Lang) -> Value {
    let entry = |filter: &duelhall_hall::Filter| {
        let mark = if filter.used { "✓ " } else { "" };
        json!({ "label": cut(&format!("{mark}{}", filter.label), LONGEST_ENTRY), "value": filter.press.to_string() })
    };
    let used: Vec<&str> =
        editor.filters.iter().filter(|filter| filter.used).map(|filter| filter.label.as_str()).collect();
    let name = format!("{}: {}", plain(lang, "pick-editor-show"), used.join(", "));
    // A filter in use and "All Cards" can lead to the same cards. Discord refuses a list with the same value twice.
    let is_first = |at: usize| {
        let press = editor.filters[at].press;
        editor.filters[..at].iter().all(|other| other.press != press)
    };
    let fresh = editor.filters.iter().enumerate().filter(|(at, _)| is_first(*at)).map(|(_, filter)| filter);
    let options = fresh.take(ENTRIES).map(entry).collect();
    list_of(&Custom::Choices(editor.deck.0, 0), &cut(&name, LONGEST_NAME), options)
}

/// A list of cards from which several are chosen.
fn list(editor: &Editor, part: u8, key: &str, options: Vec<Value>, lang: Lang) -> Option<Value> {
    let count = options.len();
    let mut list = list_of(&Custom::Cards(editor.deck.0, part), &plain(lang, key), options);
    (list["min_values"], list["max_values"]) = (1.into(), count.into());
    (count > 0).then(|| row_of(vec![list]))
}

/// The entries that put a card in: one copy, and four where so many have room.
fn put_in((number, card): (u8, &Shelved)) -> Vec<Value> {
    let entry = |press: Press, more: &str| {
        let label = format!("{number} · {}{more} ({})", card.name, card.counted());
        json!({
            "label": cut(&label, LONGEST_ENTRY),
            "value": press.to_string(),
            "description": cut(&card.line, LONGEST_ENTRY),
        })
    };
    let four = card.add_four.map(|press| {
        let more = if let Press::PutCard(_, Put { from, to, .. }, _) = press { to - from } else { 0 };
        entry(press, &format!(" +{more}"))
    });
    let one = (card.now < card.most).then(|| entry(card.add, ""));
    one.into_iter().chain(four).collect()
}

/// The entry that takes a copy of a card out.
fn take_out((number, card): (u8, &Shelved)) -> Option<Value> {
    let label = format!("{number} · {} ({})", card.name, card.counted());
    (card.now > 0).then(|| json!({ "label": cut(&label, LONGEST_ENTRY), "value": card.take.to_string() }))
}

/// The steps of chosen entries: of two for one card the larger. `None` if an entry is none of these.
pub(crate) fn chosen(values: &[String]) -> Option<(DeckId, Vec<Put>, Shelf)> {
    let mut puts: BTreeMap<u16, Put> = BTreeMap::new();
    let mut about = None;
    for value in values {
        let Ok(Press::PutCard(deck, put, shelf)) = value.parse() else { return None };
        if about.is_some_and(|about| about != (deck, shelf)) {
            return None;
        }
        about = Some((deck, shelf));
        let kept = puts.entry(put.card).or_insert(put);
        if put.to.abs_diff(put.from) > kept.to.abs_diff(kept.from) {
            *kept = put;
        }
    }
    about.map(|(deck, shelf)| (deck, puts.into_values().collect(), shelf))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MatchId;

    #[test]
    fn chosen_cards_are_one_step_and_four_copies_include_the_one() {
        let (deck, shelf) = (DeckId(MatchId::from_number(3)), Shelf::default());
        let press = |card, from, to| Press::PutCard(deck, Put { card, from, to }, shelf).to_string();
        let (of, puts, _) = chosen(&[press(7, 0, 1), press(7, 0, 4), press(2, 1, 2)]).unwrap();
        assert_eq!(of, deck);
        assert_eq!(puts, [Put { card: 2, from: 1, to: 2 }, Put { card: 7, from: 0, to: 4 }]);
        assert_eq!(chosen(&[]), None);
        assert_eq!(chosen(&[press(7, 0, 1), "c".to_owned()]), None);
        let other = Press::PutCard(DeckId(MatchId::from_number(4)), puts[0], shelf).to_string();
        assert_eq!(chosen(&[press(7, 0, 1), other]), None, "one deck at once");
    }
}
