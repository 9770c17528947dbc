//! Puts buttons in rows: a few in a row, so that a phone shows their labels, and separate rows for each group (T-48).
//! When there are too many choices for one page, the rest go on further pages.

use duelhall_hall::{Button, InSight, Look, Message, Narrowing, Press};
use duelhall_store::MatchId;

use super::data::Data;
use super::markup::{cut, length};
use super::methods::{Key, Rows};
use super::words::plain;
use crate::chat::{Face, Pages, Turned, with_room};

/// How many choices that are no numbered cards a page has.
const PAGE: usize = 8;

/// How many letters fit in a row on a phone.
const WIDE: usize = 40;

/// How many buttons a row has at most.
const ROW: usize = 5;

/// How many numbers of cards are in a row of the list of cards.
const LOOKS: usize = 6;

/// At most so many cards in play are named, such as the heroes before other cards come into play; more would be a wall of names.
const NAMED: usize = 4;

/// The longest label of a button, in UTF-16 units.
const LONGEST_LABEL: usize = 64;

/// How many numbers are in a row under a board.
pub(crate) const NUMBERS: u8 = 8;

/// The buttons of a message: cards by the numbers that their picture shows, or by their names where these say more, then other
/// choices.
/// Cards that the picture shows on a later page, and other choices that are too many for one, are on further pages.
pub(crate) fn rows(message: &Message, at: Turned, drawn: &Pages) -> Rows {
    let buttons = &message.buttons;
    if buttons.iter().any(|button| matches!(button.press, Press::LookAt(..))) {
        return looks(buttons);
    }
    if !message.narrowings.is_empty() {
        return narrowed(message);
    }
    let is_choice = |button: &&Button| matches!(button.press, Press::Answer(..));
    let (mut choices, others): (Vec<&Button>, Vec<&Button>) = buttons.iter().partition(is_choice);
    let face = Face::of(message, at);
    if face.is_other {
        choices.clear();
    }
    let side = face.turn(message).map(|(to, name)| (to, plain(face.lang(), name)));
    let (mut cards, plain): (Vec<&Button>, Vec<&Button>) = choices.iter().partition(|button| button.card.is_some());
    cards.sort_by_key(|button| button.group);
    // What is done with no card in particular belongs to every page.
    let (last, plain): (Vec<&Button>, Vec<&Button>) = plain.into_iter().partition(|button| button.group > 1);
    let pages = drawn.count().max(plain.len().div_ceil(PAGE)).max(1);
    let page = face.page.min(pages - 1);
    let named = message.listed.as_ref().is_some_and(|listed| !listed.several);
    let key = if named { by_name } else { of_button };
    let mut rows = in_groups(cards.into_iter().filter(|button| drawn.has(page, button)), key);
    // A second row of cards takes the place of what is behind *More* too.
    let spare = others.iter().filter(|button| rows.len() > 1 && button.press.is_behind_more()).count();
    let room = others.len() - spare;
    let others = with_room(others, room);
    let from = if plain.len() > PAGE { page * PAGE } else { 0 };
    rows.extend(by_group(plain.into_iter().skip(from).take(PAGE)));
    let about = buttons.iter().find_map(|button| button.press.match_id());
    if let (true, Some(id)) = (pages > 1, about) {
        rows.push(turners(id, (face.is_other, page), pages));
    }
    rows.extend(by_group(last.into_iter().chain(others)));
    if let (Some((to, name)), Some(id)) = (side, about) {
        let key = own(&Data::HandPage(id, to), &name, Look::Plain);
        match rows.last_mut() {
            Some(row) if has_room(row, &key) => row.push(key),
            _ => rows.push(vec![key]),
        }
    }
    rows
}

/// The cards that can be looked at: those in play by the number that is painted on them, as the text above names them. A few are
/// named, because a card shown large has no such text above it.
fn looks(buttons: &[Button]) -> Rows {
    let is_painted = |button: &&Button| matches!(button.press, Press::LookAt(_, InSight::Painted(_)));
    let few = buttons.iter().filter(is_painted).count() <= NAMED;
    let mut rows: Vec<(u8, Vec<Key>)> = Vec::new();
    for button in buttons {
        let key = match button.press {
            Press::LookAt(_, InSight::Painted(number)) if !few => {
                own(&Data::Press(button.press), &number.to_string(), Look::Plain)
            }
            _ => of_button(button),
        };
        let is_number = |key: &Key| key.text.bytes().all(|b| b.is_ascii_digit());
        let fits = |row: &[Key]| if is_number(&key) { row.len() < LOOKS } else { has_room(row, &key) };
        match rows.last_mut() {
            Some((group, row)) if *group == button.group && fits(row) => row.push(key),
            _ => rows.push((button.group, vec![key])),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// A button for each way to narrow a list of cards, with what is used, and the buttons to its other pages.
fn narrowed(message: &Message) -> Rows {
    let key = |(filter, narrowing): (u8, &Narrowing)| {
        let used = narrowing.choices.iter().find(|choice| choice.used).or(narrowing.choices.first());
        let label = format!("{} ▾", used.map_or("", |choice| choice.label.as_str()));
        own(&Data::Cards(filter, narrowing.shown), &label, Look::Plain)
    };
    let mut rows: Rows = Vec::new();
    for key in (0..).zip(&message.narrowings).map(key) {
        match rows.last_mut() {
            Some(row) if has_room(row, &key) => row.push(key),
            _ => rows.push(vec![key]),
        }
    }
    rows.extend(by_group(message.buttons.iter()));
    rows
}

/// Puts each group in rows of its own. Only the last two groups may share a row, because nobody confuses them.
pub(super) fn by_group<'a>(buttons: impl Iterator<Item = &'a Button>) -> Rows {
    in_groups(buttons, of_button)
}

fn in_groups<'a>(buttons: impl Iterator<Item = &'a Button>, key: fn(&Button) -> Key) -> Rows {
    let apart = |group: u8| group.min(2);
    let mut rows: Vec<(u8, Vec<Key>)> = Vec::new();
    for button in buttons {
        let (key, group) = (key(button), apart(button.group));
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

/// The buttons that turn the pages of a side.
pub(super) fn turners(id: MatchId, (over, page): (bool, usize), pages: usize) -> Vec<Key> {
    let turn = |to: usize, text: String| own(&Data::HandPage(id, Turned { page: to, over }), &text, Look::Plain);
    let (before, after) = ((page + pages - 1) % pages, (page + 1) % pages);
    if before == after {
        // Two buttons of a message must not do the same.
        return vec![turn(after, format!("▶ {}/{pages}", page + 1))];
    }
    vec![turn(before, format!("◀ {}/{pages}", page + 1)), turn(after, "▶".to_owned())]
}

/// A button of the hall.
pub(super) fn of_button(button: &Button) -> Key {
    let label = button.card.as_ref().map_or(&button.label, |card| &card.short);
    own(&Data::Press(button.press), label, button.look)
}

/// A button of the hall with its whole label.
fn by_name(button: &Button) -> Key {
    own(&Data::Press(button.press), &button.label, button.look)
}

/// A button of this platform.
pub(crate) fn own(data: &Data, label: &str, look: Look) -> Key {
    let style = match look {
        Look::Primary => Some("primary"),
        Look::Success => Some("success"),
        Look::Danger => Some("danger"),
        Look::Plain | Look::Back | Look::Last => None,
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

    use duelhall_hall::Numbered;

    use super::super::data::LONGEST;
    use super::*;
    use crate::chat::sample_picture;

    /// Choices of a group, with numbered cards or without.
    fn choices(group: u8, count: u16, from: u16, cards: bool) -> Vec<Button> {
        let one = |index: u16| {
            let number = u8::try_from(index + 1).unwrap();
            let numbered = Numbered { number, verb: "Play".into(), short: format!("Play {number}"), several: None };
            Button {
                press: Press::Answer(MatchId::from_number(u64::MAX), u32::MAX, from + index),
                label: format!("Play {index}: Quarry"),
                card: cards.then_some(numbered),
                look: Look::Primary,
                group,
            }
        };
        (0..count).map(one).collect()
    }

    fn shown(buttons: &[Button], page: usize) -> Rows {
        let message = Message { buttons: buttons.to_vec(), ..Message::default() };
        rows(&message, page.into(), &Pages::of(buttons, None))
    }

    fn data(rows: &Rows) -> Vec<String> {
        rows.iter().flatten().map(|key| key.callback_data.clone().unwrap()).collect()
    }

    // E-16
    #[test]
    fn cards_stand_five_to_a_row_by_number_and_their_groups_apart() {
        let mut buttons = choices(0, 10, 0, true);
        buttons.extend(choices(1, 5, 10, true));
        buttons.extend(choices(0, 3, 15, false));
        let rows = shown(&buttons, 0);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [5, 5, 5, 2, 1]);
        assert_eq!((rows[1][4].text.as_str(), rows[3][0].text.as_str()), ("Play 10", "Play 0: Quarry"));
    }

    #[test]
    fn a_second_row_of_cards_takes_the_place_of_look_and_log() {
        let id = MatchId::from_number(9);
        let other = |press| Button { press, label: "x".into(), card: None, look: Look::Plain, group: 3 };
        let last = [Press::Hint(id), Press::Look(id, 0), Press::Log(id, 0), Press::More(id)].map(other);
        let shown = |cards: u16| {
            let buttons: Vec<Button> = choices(0, cards, 0, true).into_iter().chain(last.clone()).collect();
            shown(&buttons, 0).iter().map(Vec::len).collect::<Vec<_>>()
        };
        assert_eq!((shown(5), shown(6)), (vec![5, 4], vec![5, 1, 2]));
    }

    #[test]
    fn cards_that_are_chosen_by_name_have_their_names_on_the_buttons() {
        let buttons = choices(0, 3, 0, true);
        let listed = Some(duelhall_hall::Listed { name: "Choose a Hero…".into(), several: false });
        let message = Message { listed, buttons, ..Message::default() };
        let rows = rows(&message, Turned::default(), &Pages::of(&message.buttons, None));
        assert_eq!(
            rows.iter().map(|row| row[0].text.as_str()).collect::<Vec<_>>(),
            ["Play 0: Quarry", "Play 2: Quarry"]
        );
    }

    // D-18
    #[test]
    fn cards_in_sight_are_named_by_the_numbers_on_the_picture_and_others_by_their_names() {
        let id = MatchId::from_number(u64::MAX);
        let one = |spot, group| {
            let press = Press::LookAt(id, spot);
            Button { press, label: "Drummer of Bones – Mira".into(), card: None, look: Look::Plain, group }
        };
        let painted = (31..40).map(|number| one(InSight::Painted(number), 0));
        let buttons: Vec<Button> = painted.chain([one(InSight::Painted(7), 1), one(InSight::Kind(3), 2)]).collect();
        let rows = shown(&buttons, 0);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [6, 3, 1, 1]);
        assert_eq!((&*rows[1][2].text, &*rows[3][0].text), ("39", "Drummer of Bones – Mira"));
        assert!(data(&rows).iter().all(|data| data.len() <= LONGEST));
        // Before anything else is there, two heroes are named.
        let heroes = shown(&[1, 2].map(|number| one(InSight::Painted(number), 0)), 0);
        assert!(heroes.iter().flatten().all(|key| key.text == "Drummer of Bones – Mira"));
    }

    #[test]
    fn a_choice_among_cards_in_play_leads_to_the_hand_and_back() {
        let id = MatchId::from_number(u64::MAX);
        let hint = Button { press: Press::Hint(id), label: "Hint".into(), card: None, look: Look::Plain, group: 3 };
        let buttons: Vec<Button> = choices(0, 3, 0, false).into_iter().chain([hint]).collect();
        let [picture, board] = ["hand", "board"].map(|alt| Some(sample_picture(alt)));
        let message = Message { buttons, picture, board, ..Message::default() };
        let shown = |at: Turned, drawn: &[Vec<u8>]| rows(&message, at, &Pages::of(&message.buttons, Some(drawn)));
        let (front, back) = (Turned::default(), |page| Turned { page, over: true });
        let first = shown(front, &[]);
        let last = first.last().unwrap();
        assert_eq!((last[0].text.as_str(), last[1].text.as_str()), ("Hint", "My Hand"));
        assert_eq!(data(&first).iter().filter(|data| data.starts_with("a:")).count(), 3);
        assert!(data(&first).contains(&Data::HandPage(id, back(0)).to_string()));
        // A hand of two pages is turned on its own side, and nothing is answered there.
        let other = shown(back(1), &[vec![1, 2], vec![3]]);
        let turns = [Data::HandPage(id, back(0)), Data::Press(Press::Hint(id)), Data::HandPage(id, front)];
        assert_eq!(data(&other), turns.map(|data| data.to_string()));
        assert_eq!(other.last().unwrap()[1].text, "Back to My Moves");
    }

    #[test]
    fn numbers_are_eight_and_one_for_more() {
        let rows = numbers(MatchId::from_number(u64::MAX), "More");
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [8, 1]);
    }

    proptest! {
        #[test]
        fn whatever_is_asked_every_choice_is_some_pages_away_and_no_limit_is_broken(
            cards in [0_u16..95, 0_u16..95], plain in [0_u16..60, 0_u16..8],
        ) {
            let mut buttons = Vec::new();
            for (group, count, is_card) in [(0, cards[0], true), (1, cards[1], true), (0, plain[0], false), (2, plain[1], false)] {
                let from = u16::try_from(buttons.len()).unwrap();
                buttons.extend(choices(group, count, from, is_card));
            }
            let wanted: BTreeSet<String> = buttons.iter().map(|button| button.press.to_string()).collect();
            let id = MatchId::from_number(u64::MAX);
            let other = |press| Button { press, label: "x".into(), card: None, look: Look::Plain, group: 3 };
            buttons.extend([other(Press::Hint(id)), other(Press::Resign(id))]);
            let mut seen = BTreeSet::new();
            for page in 0..10 {
                let rows = shown(&buttons, page);
                let shown = data(&rows);
                prop_assert!(shown.len() <= 100 && rows.iter().all(|row| (1..=8).contains(&row.len())));
                prop_assert!(shown.iter().all(|data| data.len() <= LONGEST));
                prop_assert!(shown.contains(&Press::Hint(id).to_string()));
                prop_assert_eq!(shown.iter().collect::<BTreeSet<_>>().len(), shown.len(), "two do the same");
                seen.extend(shown.into_iter().filter(|data| data.starts_with("a:")));
            }
            prop_assert_eq!(seen, wanted);
        }
    }
}
