//! The buttons of the page on which a deck is edited: the numbers of the cards with how many are in the deck, what a press on
//! them does, and the filters on a page of their own.

use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Editor, Filter, Look, Message, Press, Shelf, Shelved};

use super::data::Data;
use super::keys::{by_group, of_button, own};
use super::methods::{Key, Rows};
use super::words::plain;

/// How many numbers are in a row.
const NUMBERS: usize = 5;

/// The rows of the page.
pub(super) fn rows(message: &Message, editor: &Editor, lang: Lang) -> Rows {
    let turns = |button: &&Button| matches!(button.press, Press::EditDeck(..));
    let (turns, tools): (Vec<&Button>, Vec<&Button>) = message.buttons.iter().partition(turns);
    let tools: Vec<Key> = tools.into_iter().map(of_button).collect();
    let shelf = editor.shelf;
    let switch =
        |filters, key| own(&Data::Press(editor.showing(Shelf { filters, ..shelf })), &plain(lang, key), Look::Plain);
    if shelf.filters {
        let cards = editor.showing(Shelf { filters: false, ..shelf });
        // Two buttons of a message must not do the same: without the one filter that is used, all cards are shown.
        let is_fresh = |filter: &&Filter| {
            let twice = editor.filters.iter().any(|other| other.used && other.press == filter.press);
            filter.press != cards && (filter.used || !twice)
        };
        let filters: Vec<Button> = editor.filters.iter().filter(is_fresh).map(chip).collect();
        let mut rows: Rows =
            filters.chunk_by(|one, two| one.group == two.group).flat_map(|group| by_group(group.iter())).collect();
        rows.push(vec![switch(false, "press-editor-cards")]);
        rows.push(tools);
        return rows;
    }
    let numbers: Vec<Key> = editor.on_page().map(|(number, card)| key(editor, number, card)).collect();
    let mut rows: Rows = numbers.chunks(NUMBERS).map(<[Key]>::to_vec).collect();
    rows.push(editor.hands.iter().map(|hand| of_button(&chip(hand))).collect());
    let mut line: Vec<Key> = turns.into_iter().map(of_button).collect();
    let middle = line.len().div_ceil(2);
    line.insert(middle, switch(true, "press-editor-filters"));
    rows.push(line);
    rows.push(tools);
    rows.retain(|row| !row.is_empty());
    rows
}

/// A filter, marked by its look and by a sign if it is used.
fn chip(filter: &Filter) -> Button {
    let Filter { label, press, used, group } = filter;
    let (look, mark) = if *used { (Look::Primary, "✓ ") } else { (Look::Plain, "") };
    Button { press: *press, label: format!("{mark}{label}"), card: None, look, group: *group }
}

/// The number of a card, with how many of it are in the deck.
fn key(editor: &Editor, number: u8, card: &Shelved) -> Key {
    let (look, mark) = match (card.now, card.counted()) {
        (0, _) => (Look::Plain, String::new()),
        (_, counted) => (Look::Primary, format!(" ✓{counted}")),
    };
    own(&Data::Press(card.press(editor.shelf.hand)), &format!("{number}{mark}"), look)
}
