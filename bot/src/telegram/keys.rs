//! Puts buttons in rows: a few in a row, so that a phone shows their labels, and separate rows for each group (T-48).
//! When even Telegram's hundred buttons are not enough, they go on pages.

use duelhall_hall::{Button, Look, Press};
use duelhall_store::MatchId;

use super::data::Data;
use super::markup::{cut, length};
use super::methods::{Key, Rows};

/// How many choices a page has.
const PAGE: usize = 60;

/// How many letters fit in a row on a phone.
const WIDE: usize = 40;

/// How many buttons a row has at most.
const ROW: usize = 4;

/// The longest label of a button, in UTF-16 units.
const LONGEST_LABEL: usize = 64;

/// How many numbers are in a row under a board.
pub(crate) const NUMBERS: u8 = 8;

/// The buttons of a message. `page`, counted from 0, matters only when there are too many buttons.
pub(crate) fn rows(buttons: &[Button], page: usize) -> Rows {
    let is_choice = |button: &&Button| matches!(button.press, Press::Answer(..));
    let choices: Vec<&Button> = buttons.iter().filter(is_choice).collect();
    let pages = choices.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown = choices.iter().skip(page * PAGE).take(PAGE).copied();
    let mut rows = by_group(shown);
    if let (true, Some(Press::Answer(id, ..))) = (pages > 1, choices.first().map(|button| button.press)) {
        rows.push(turners(id, page, pages));
    }
    rows.extend(by_group(buttons.iter().filter(|button| !is_choice(button))));
    rows
}

/// Puts each group in rows of its own. Only the last two groups may share a row, because nobody confuses them.
fn by_group<'a>(buttons: impl Iterator<Item = &'a Button>) -> Rows {
    let apart = |group: u8| group.min(2);
    let mut rows: Vec<(u8, Vec<Key>)> = Vec::new();
    for button in buttons {
        let (key, group) = (of_button(button), apart(button.group));
        match rows.last_mut() {
            Some((other, row)) if *other == group && has_room(row, &key) => row.push(key),
            _ => rows.push((group, vec![key])),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Whether a row has room for another button: clients give all buttons of a row the same width.
fn has_room(row: &[Key], key: &Key) -> bool {
    let longest = row.iter().chain([key]).map(|key| length(&key.text)).max().unwrap_or_default();
    row.len() < ROW && longest * (row.len() + 1) <= WIDE
}

fn turners(id: MatchId, page: usize, pages: usize) -> Vec<Key> {
    let turn =
        |to: usize, text: String| own(&Data::HandPage(id, u16::try_from(to).unwrap_or(u16::MAX)), &text, Look::Plain);
    let (before, after) = ((page + pages - 1) % pages, (page + 1) % pages);
    vec![turn(before, format!("◀ {}/{pages}", page + 1)), turn(after, "▶".to_owned())]
}

/// A button of the hall.
fn of_button(button: &Button) -> Key {
    own(&Data::Press(button.press), &button.label, button.look)
}

/// A button of this platform.
pub(crate) fn own(data: &Data, label: &str, look: Look) -> Key {
    let style = match look {
        Look::Primary => Some("primary"),
        Look::Success => Some("success"),
        Look::Danger => Some("danger"),
        Look::Plain => None,
    };
    Key { text: cut(label, LONGEST_LABEL), style, callback_data: Some(data.to_string()), url: None }
}

/// A button that opens an address.
pub(crate) fn link(address: String, label: &str) -> Key {
    Key { text: cut(label, LONGEST_LABEL), style: None, callback_data: None, url: Some(address) }
}

/// The numbers under a board. There are always equally many, so that they reveal nothing about anybody's hand.
pub(crate) fn numbers(id: MatchId, more: &str) -> Rows {
    let number = |number: u8| own(&Data::Pick(id, number), &number.to_string(), Look::Plain);
    vec![(1..=NUMBERS).map(number).collect(), vec![own(&Data::More(id), more, Look::Plain)]]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::super::data::LONGEST;
    use super::*;

    fn choices(group: u8, count: u16, from: u16) -> Vec<Button> {
        let one = |index| Button {
            press: Press::Answer(MatchId::from_number(u64::MAX), u32::MAX, from + index),
            label: format!("Play {index}: Quarry"),
            look: Look::Primary,
            group,
        };
        (0..count).map(one).collect()
    }

    fn data(rows: &Rows) -> Vec<String> {
        rows.iter().flatten().map(|key| key.callback_data.clone().unwrap()).collect()
    }

    #[test]
    fn a_hand_of_ten_stands_two_to_a_row_with_its_groups_apart() {
        let mut buttons = choices(0, 5, 0);
        buttons.extend(choices(1, 5, 5));
        let rows = rows(&buttons, 0);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 1, 2, 2, 1]);
    }

    #[test]
    fn numbers_are_eight_and_one_for_more() {
        let rows = numbers(MatchId::from_number(u64::MAX), "More");
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [8, 1]);
    }

    proptest! {
        #[test]
        fn whatever_is_asked_every_choice_is_some_pages_away_and_no_limit_is_broken(
            counts in [0_u16..80, 0_u16..80, 0_u16..80],
        ) {
            let mut buttons = Vec::new();
            for (group, count) in (0..).zip(counts) {
                let from = u16::try_from(buttons.len()).unwrap();
                buttons.extend(choices(group, count, from));
            }
            let wanted: BTreeSet<String> = buttons.iter().map(|button| button.press.to_string()).collect();
            let id = MatchId::from_number(u64::MAX);
            let other = |press| Button { press, label: "x".into(), look: Look::Plain, group: 3 };
            buttons.extend([other(Press::Hint(id)), other(Press::Resign(id))]);
            let mut seen = BTreeSet::new();
            for page in 0..5 {
                let rows = rows(&buttons, page);
                let shown = data(&rows);
                prop_assert!(shown.len() <= 100 && rows.iter().all(|row| (1..=8).contains(&row.len())));
                prop_assert!(shown.iter().all(|data| data.len() <= LONGEST));
                prop_assert!(shown.contains(&Press::Hint(id).to_string()));
                seen.extend(shown.into_iter().filter(|data| data.starts_with("a:")));
            }
            prop_assert_eq!(seen, wanted);
        }
    }
}
