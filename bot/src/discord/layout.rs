//! Puts buttons in rows: plays, at most one list, and one row of what belongs to every hand (T-48). A message has pages
//! when that is not enough.

use duelhall_hall::{Button, Listed, Look, Message, Narrowed, Narrowing, Press};
use duelhall_store::MatchId;
use serde_json::{Value, json};

use super::custom::Custom;
use super::desk::Shelved;
use super::markup::cut;
use crate::chat::{Pages, with_room};

/// How many buttons fit in a row.
pub(crate) const ROW: usize = 5;

/// How many rows fit in a message.
pub(crate) const ROWS: usize = 5;

/// How many rows a hand has at most: the cards that can be played, a list, and what belongs to every hand.
const HAND_ROWS: usize = 4;

/// The longest label of a button.
pub(crate) const LONGEST_LABEL: usize = 80;

/// How many entries a list may have.
pub(super) const ENTRIES: usize = 25;

/// How many cards a list names of which several can be taken: its id has room for no more.
const TOGGLES: usize = 2 * ROW;

/// The longest text of an entry.
const LONGEST_ENTRY: usize = 100;

/// How many choices without a card are in the last row.
const WORDS: usize = 2;

/// How many of them are there if two more buttons turn pages: two are left for advice and *More*.
const WORDS_ON_PAGES: usize = 1;

/// The buttons of a message as component rows. Of the cards that the picture numbers, the first group are buttons, or a list if
/// they are chosen by their names; what else can be chosen is in one list, or in one row of buttons if it has room. `page`
/// counts from 0: cards that the picture shows on a later page, and entries for which the list has no room, are on further
/// pages.
pub(crate) fn rows(message: &Message, page: usize, drawn: &Pages) -> Vec<Value> {
    if let Some(rows) = super::desk::rows(message, page, drawn) {
        return rows;
    }
    if message.buttons.iter().any(|button| matches!(button.press, Press::LookAt(..))) {
        return looks(message);
    }
    if !message.narrowings.is_empty() {
        return narrowings(message);
    }
    let is_choice = |button: &&Button| matches!(button.press, Press::Answer(..));
    let (choices, others): (Vec<&Button>, Vec<&Button>) = message.buttons.iter().partition(is_choice);
    let about = message.buttons.iter().find_map(|button| button.press.match_id());
    let Some(id) = about.filter(|_| !choices.is_empty() || drawn.count() > 1) else {
        return message.buttons.chunks(ROW).take(ROWS).map(|row| row_of(row.iter().map(button).collect())).collect();
    };
    let (mut cards, mut plain): (Vec<&Button>, Vec<&Button>) = choices.iter().partition(|button| button.card.is_some());
    cards.sort_by_key(|button| button.group);
    let last: Vec<&Button> = plain.extract_if(.., |button| button.group > 1).collect();
    let longest = plain.len() + last.len().saturating_sub(WORDS_ON_PAGES);
    // The list holds other uses of the cards on the page too.
    let played = cards.first().map_or(0, |button| button.group);
    let is_other = |page: usize| cards.iter().filter(|button| button.group > played && drawn.has(page, button)).count();
    let room = ENTRIES.saturating_sub((0..drawn.count()).map(is_other).max().unwrap_or_default()).max(1);
    let pages = drawn.count().max(longest.div_ceil(room)).max(1);
    let page = page.min(pages - 1);
    let turns = if pages > 1 { turners(id, page, pages) } else { Vec::new() };
    // What is done with no card in particular comes last, beside what belongs to every hand.
    let mut words = last;
    let most = if turns.is_empty() { WORDS } else { WORDS_ON_PAGES };
    plain.extend(words.drain(most.min(words.len())..));
    let others = with_room(others, ROW - turns.len() - words.len());

    let mut rows: Vec<Value> = Vec::new();
    // A few cards of which several can be taken are pressed faster than they are found in a list.
    let by_name =
        message.listed.as_ref().filter(|listed| !listed.several || (ROW + 1..=TOGGLES).contains(&cards.len()));
    // A list names the cards, so it need not turn pages with the picture.
    let whole = by_name.is_some() && cards.len() <= ENTRIES;
    let mut on_page: Vec<&Button> = cards.into_iter().filter(|button| whole || drawn.has(page, button)).collect();
    if let Some(listed) = by_name.filter(|_| !on_page.is_empty()) {
        rows.push(named(id, listed, &std::mem::take(&mut on_page)));
    }
    let (mut first, rest): (Vec<&Button>, Vec<&Button>) =
        on_page.into_iter().partition(|button| button.group == played);
    let mut listed: Vec<&Button> = if first.len() > 2 * ROW { std::mem::take(&mut first) } else { Vec::new() };
    listed.extend(rest);
    rows.extend(first.chunks(ROW).map(buttons));
    // Choices without a card are on every page if all of them fit on one.
    let from = if plain.len() > room { page * room } else { 0 };
    let shown: Vec<&Button> = plain.into_iter().skip(from).take(room).collect();
    if listed.is_empty() && (1..=ROW).contains(&shown.len()) {
        rows.push(buttons(&shown));
    } else {
        let mut verbs: Vec<&str> =
            listed.iter().filter_map(|button| Some(button.card.as_ref()?.verb.as_str())).collect();
        verbs.dedup();
        // The name says everything that can be chosen: `Resource / Attack With…`.
        let name = if shown.is_empty() {
            format!("{}…", verbs.join(" / "))
        } else {
            verbs.into_iter().chain([message.menu.as_str()]).collect::<Vec<_>>().join(" / ")
        };
        listed.extend(shown);
        rows.extend((!listed.is_empty()).then(|| list(id, &name, &listed)));
    }
    let last: Vec<Value> = words.into_iter().map(button).chain(turns).chain(others.into_iter().map(button)).collect();
    rows.extend((!last.is_empty()).then(|| row_of(last)));
    debug_assert!(rows.len() <= HAND_ROWS, "a hand has {} rows", rows.len());
    rows
}

/// The cards that can be looked at as a list, and the buttons to its other pages.
fn looks(message: &Message) -> Vec<Value> {
    let (cards, turns): (Vec<&Button>, Vec<&Button>) =
        message.buttons.iter().partition(|button| matches!(button.press, Press::LookAt(..)));
    let about = cards.first().and_then(|button| button.press.match_id());
    let listed = about.map(|id| list(id, &message.menu, &cards));
    listed.into_iter().chain((!turns.is_empty()).then(|| buttons(&turns))).collect()
}

/// The lists that narrow the cards of a page, and the buttons to its other pages.
fn narrowings(message: &Message) -> Vec<Value> {
    let list = |(part, narrowing): (u8, &Narrowing)| {
        // Somebody can have typed two values of which a list has one.
        let used = narrowing.choices.iter().position(|choice| choice.used);
        let entry = |(at, choice): (usize, &Narrowed)| {
            let press = Press::FoundPage(0, choice.found).to_string();
            json!({ "label": cut(&choice.label, LONGEST_ENTRY), "value": press, "default": used == Some(at) })
        };
        let name = narrowing.choices.first().map_or("", |all| all.label.as_str());
        let choices = narrowing.choices.iter().take(ENTRIES).enumerate().map(entry).collect();
        row_of(vec![list_of(&Custom::Narrow(part), name, choices)])
    };
    let mut rows: Vec<Value> = (0..).zip(message.narrowings.iter().take(ROWS - 1)).map(list).collect();
    let turns: Vec<&Button> = message.buttons.iter().take(ROW).collect();
    rows.extend((!turns.is_empty()).then(|| buttons(&turns)));
    rows
}

/// A row of buttons.
fn buttons(row: &[&Button]) -> Value {
    row_of(row.iter().copied().map(button).collect())
}

/// A list of choices, with their whole labels.
fn list(id: MatchId, name: &str, choices: &[&Button]) -> Value {
    let entry =
        |button: &&Button| json!({ "label": cut(&button.label, LONGEST_ENTRY), "value": button.press.to_string() });
    let custom = Custom::Choices(id, 0);
    row_of(vec![list_of(&custom, name, choices.iter().take(ENTRIES).map(entry).collect())])
}

/// The numbered cards as a list of their names. It has a number of its own, because other choices may be a second list.
fn named(id: MatchId, listed: &Listed, cards: &[&Button]) -> Value {
    let cards = &cards[..cards.len().min(ENTRIES)];
    let label = |button: &Button| cut(&button.label, LONGEST_ENTRY);
    if !listed.several {
        let entry = |button: &&Button| json!({ "label": label(button), "value": button.press.to_string() });
        return row_of(vec![list_of(&Custom::Choices(id, 1), &listed.name, cards.iter().map(entry).collect())]);
    }
    let answer = |button: &&Button| match button.press {
        Press::Answer(_, step, index) => Some((step, index, label(button))),
        _ => None,
    };
    let cards: Vec<(u32, u16, String)> = cards.iter().filter_map(answer).collect();
    let step = cards.first().map_or(0, |card| card.0);
    let shelf = cards.iter().map(|(_, index, _)| Shelved { index: *index, now: 0, most: 1 }).collect();
    let entry = |(_, index, label): &(u32, u16, String)| json!({ "label": label, "value": format!("{index}.1") });
    let mut list = list_of(&Custom::Toggles(id, step, shelf), &listed.name, cards.iter().map(entry).collect());
    (list["min_values"], list["max_values"]) = (1.into(), cards.len().into());
    row_of(vec![list])
}

/// A list of entries.
pub(super) fn list_of(custom: &Custom, name: &str, options: Vec<Value>) -> Value {
    json!({ "type": 3, "custom_id": custom.to_string(), "placeholder": name, "options": options })
}

/// The buttons that turn pages.
pub(super) fn turners(id: MatchId, page: usize, pages: usize) -> Vec<Value> {
    let turn = |to: usize, label: String, off: bool| {
        let to = u16::try_from(to).unwrap_or(u16::MAX);
        json!({ "type": 2, "style": 2, "label": label, "custom_id": Custom::HandPage(id, to).to_string(), "disabled": off })
    };
    let (before, after) = (page.saturating_sub(1), page + 1);
    vec![
        // Two disabled buttons must not share an id, so on the first page the disabled back button gets a page number
        // that does not exist.
        turn(if page == 0 { pages } else { before }, format!("◀ {}/{pages}", page + 1), page == 0),
        turn(after, "▶".to_owned(), after >= pages),
    ]
}

/// One row of components.
pub(crate) fn row_of(components: Vec<Value>) -> Value {
    json!({ "type": 1, "components": components })
}

/// A button of the hall.
pub(crate) fn button(button: &Button) -> Value {
    let label = button.card.as_ref().map_or(&button.label, |card| &card.short);
    own_button(&Custom::Press(button.press), label, button.look)
}

/// A button of this platform.
pub(crate) fn own_button(custom: &Custom, label: &str, look: Look) -> Value {
    let style = match look {
        Look::Primary => 1,
        Look::Plain | Look::Back => 2,
        Look::Success => 3,
        Look::Danger => 4,
    };
    json!({ "type": 2, "style": style, "label": cut(label, LONGEST_LABEL), "custom_id": custom.to_string() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use duelhall_hall::{InSight, Numbered};
    use proptest::prelude::*;

    use super::*;

    /// Choices of a group, with numbered cards or without.
    fn choices(group: u8, count: u16, from: u16, cards: bool) -> Vec<Button> {
        let one = |index: u16| {
            let number = u8::try_from(index + 1).unwrap();
            let numbered = Numbered { number, verb: "Play".into(), short: format!("Play {number}"), several: None };
            Button {
                press: Press::Answer(MatchId::from_number(9), 4, from + index),
                label: format!("Play {index}: Quarry"),
                card: cards.then_some(numbered),
                look: Look::Primary,
                group,
            }
        };
        (0..count).map(one).collect()
    }

    fn message(buttons: &[Button]) -> Message {
        Message { buttons: buttons.to_vec(), menu: "Other Moves…".into(), ..Message::default() }
    }

    /// Everything that can be pressed or chosen in each row.
    fn ids(rows: &[Value]) -> Vec<Vec<String>> {
        assert!(rows.len() <= ROWS);
        let of = |value: &Value| value.as_str().unwrap().to_owned();
        let component = |component: &Value| match component["options"].as_array() {
            Some(options) => {
                assert!((1..=ENTRIES).contains(&options.len()) && of(&component["placeholder"]).ends_with('…'));
                options.iter().map(|option| of(&option["value"])).collect()
            }
            None => vec![of(&component["custom_id"])],
        };
        let row = |row: &Value| {
            let components = row["components"].as_array().unwrap();
            assert!((1..=ROW).contains(&components.len()));
            components.iter().flat_map(component).collect::<Vec<_>>()
        };
        let ids: Vec<Vec<String>> = rows.iter().map(row).collect();
        let all: Vec<&String> = ids.iter().flatten().collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "no id is used twice: {ids:?}");
        ids
    }

    fn other(press: Press) -> Button {
        Button { press, label: "x".into(), card: None, look: Look::Plain, group: 3 }
    }

    // D-17
    #[test]
    fn cards_are_buttons_by_number_and_what_else_can_be_chosen_is_one_list() {
        let mut buttons = choices(0, 10, 0, true);
        buttons.extend(choices(1, 10, 10, true));
        buttons.extend(choices(0, 8, 20, false));
        buttons.extend(choices(2, 1, 28, false));
        buttons.push(other(Press::Hint(MatchId::from_number(9))));
        let rows = rows(&message(&buttons), 0, &Pages::of(&buttons, None));
        assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [5, 5, 18, 2]);
        assert_eq!(rows[1]["components"][4]["label"], "Play 10");
        assert_eq!(rows[2]["components"][0]["placeholder"], "Play / Other Moves…");
        assert_eq!(rows[2]["components"][0]["options"][10]["label"], "Play 0: Quarry");
        buttons.retain(|button| button.card.is_some());
        let rows = super::rows(&message(&buttons), 0, &Pages::of(&buttons, None));
        assert_eq!(rows[2]["components"][0]["placeholder"], "Play…", "one use of cards names its list");
    }

    #[test]
    fn what_is_done_with_no_card_stands_on_every_page_of_the_cards() {
        let buttons = [choices(0, 7, 0, true), choices(0, 2, 7, false)].concat();
        let pages = Pages::of(&buttons, Some(&[vec![1, 2, 3], vec![4, 5, 6, 7]]));
        for (page, count) in [(0, 3), (1, 4)] {
            let shown = ids(&rows(&message(&buttons), page, &pages)).concat();
            let cards = buttons[..7].iter().filter(|button| shown.contains(&button.press.to_string()));
            assert_eq!(cards.count(), count);
            assert!(buttons[7..].iter().all(|button| shown.contains(&button.press.to_string())), "{page}: {shown:?}");
        }
    }

    #[test]
    fn cards_that_are_chosen_by_name_are_a_list_of_all_of_them_on_every_page() {
        let mut buttons = choices(0, 6, 0, true);
        buttons.extend(choices(2, 1, 6, false));
        let listed = |several| Some(Listed { name: "Choose a Hero…".into(), several });
        let pages = Pages::of(&buttons, Some(&[vec![1, 2, 3], vec![4, 5, 6]]));
        for page in [0, 1] {
            let rows = rows(&Message { listed: listed(false), ..message(&buttons) }, page, &pages);
            assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [6, 3]);
            let list = &rows[0]["components"][0];
            assert_eq!(
                (&list["placeholder"], &list["options"][5]["label"]),
                (&json!("Choose a Hero…"), &json!("Play 5: Quarry"))
            );
            assert_eq!(list["options"][5]["value"], buttons[5].press.to_string());
        }
    }

    #[test]
    fn of_more_than_five_cards_to_mark_several_are_chosen_at_once() {
        let shown = |count: u16| {
            let buttons = choices(1, count, 0, true);
            let listed = Some(Listed { name: "Swap…".into(), several: true });
            rows(&Message { listed, ..message(&buttons) }, 0, &Pages::of(&buttons, None))
        };
        let few = shown(5);
        assert_eq!((few.len(), few[0]["components"].as_array().unwrap().len()), (1, 5));
        let list = shown(6)[0]["components"][0].clone();
        assert_eq!((list["min_values"].as_u64(), list["max_values"].as_u64()), (Some(1), Some(6)));
        let Ok(Custom::Toggles(_, _, shelf)) = list["custom_id"].as_str().unwrap().parse() else { panic!("{list}") };
        let chosen = ["1.1", "4.1"].map(str::to_owned);
        assert_eq!(super::super::desk::changes(&shelf, &chosen), Some(vec![1, 4]));
    }

    // D-18
    #[test]
    fn the_cards_in_sight_are_one_list_with_the_buttons_to_other_pages_under_it() {
        let id = MatchId::from_number(9);
        let one = |number| Button { group: 0, ..other(Press::LookAt(id, InSight::Painted(number))) };
        let buttons: Vec<Button> = (1..=24).map(one).chain([other(Press::Look(id, 2))]).collect();
        let rows = rows(&message(&buttons), 0, &Pages::of(&buttons, None));
        assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [24, 1]);
    }

    /// The page to which a button in these rows turns.
    fn next(rows: &[Value]) -> Option<usize> {
        let mut all = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
        let turner = all.find(|button| button["label"] == "▶" && button["disabled"] == false)?;
        match turner["custom_id"].as_str().unwrap().parse() {
            Ok(Custom::HandPage(_, page)) => Some(page.into()),
            other => panic!("{other:?} turns no page"),
        }
    }

    proptest! {
        #[test]
        fn whatever_is_asked_every_choice_is_a_press_or_some_pages_away_and_no_limit_is_broken(
            cards in [0_u16..95, 0_u16..95], plain in [0_u16..60, 0_u16..8], others in 0..=4_usize,
        ) {
            let mut buttons = Vec::new();
            for (group, count, is_card) in [(0, cards[0], true), (1, cards[1], true), (0, plain[0], false), (2, plain[1], false)] {
                let from = u16::try_from(buttons.len()).unwrap();
                buttons.extend(choices(group, count, from, is_card));
            }
            let wanted: BTreeSet<String> = buttons.iter().map(|button| button.press.to_string()).collect();
            let id = MatchId::from_number(9);
            let beside = [Press::Hint(id), Press::More(id), Press::Look(id, 0), Press::Log(id, 0)];
            let all: Vec<Button> = buttons.iter().cloned().chain(beside[..others].iter().copied().map(other)).collect();
            let (mut seen, mut page) = (BTreeSet::new(), Some(0));
            while let Some(at) = page {
                let rows = rows(&message(&all), at, &Pages::of(&all, None));
                let shown = ids(&rows);
                for press in &beside[..others.min(2)] {
                    prop_assert!(shown.iter().flatten().any(|id| *id == press.to_string()), "{press} is on every page");
                }
                prop_assert!(rows.len() <= HAND_ROWS);
                for row in shown.iter().filter(|row| row.len() <= ROW) {
                    let cards = buttons.iter().filter(|button| button.card.is_some() && row.contains(&button.press.to_string()));
                    let groups: BTreeSet<u8> = cards.map(|button| button.group).collect();
                    prop_assert!(groups.len() <= 1 || rows.len() == 1, "what is done with cards stands apart");
                }
                seen.extend(shown.into_iter().flatten().filter(|id| id.starts_with("a:")));
                page = next(&rows).inspect(|next| assert!(*next > at, "the next page has a higher number"));
            }
            prop_assert_eq!(seen, wanted);
        }
    }
}
