//! Puts buttons in rows: plays, at most one list, and one row of what belongs to every hand (T-48). A message has pages
//! when that is not enough.

use duelhall_hall::{Button, Listed, Look, Message, Narrowed, Narrowing, Press};
use duelhall_store::MatchId;
use serde_json::{Value, json};

use super::custom::{Custom, Shelved};
use super::markup::cut;
use super::words::plain;
use crate::chat::{Face, Pages, Turned, with_room};

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
/// they are chosen by their names; what else can be chosen is in one list, or in one row of buttons if it has room. Cards
/// that the picture shows on a later page, and entries for which the list has no room, are on further pages.
pub(crate) fn rows(message: &Message, at: Turned, drawn: &Pages) -> Vec<Value> {
    if message.buttons.iter().any(|button| matches!(button.press, Press::LookAt(..))) {
        return looks(message);
    }
    if !message.narrowings.is_empty() {
        return narrowings(message);
    }
    let is_choice = |button: &&Button| matches!(button.press, Press::Answer(..));
    let (mut choices, others): (Vec<&Button>, Vec<&Button>) = message.buttons.iter().partition(is_choice);
    let face = Face::of(message, at);
    if face.is_other {
        choices.clear();
    }
    let side = face.turn(message).map(|(to, name)| (to, plain(face.lang(), name)));
    let about = message.buttons.iter().find_map(|button| button.press.match_id());
    let Some(id) = about.filter(|_| !choices.is_empty() || drawn.count() > 1 || face.is_other) else {
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
    let page = face.page.min(pages - 1);
    let turns = if pages > 1 { turners(id, (face.is_other, page), pages) } else { Vec::new() };
    // Where pages are turned, a hand has no room for the board. A board always leads to the hand, which is nowhere else.
    let over = side.filter(|_| turns.is_empty() || face.is_other || face.is_board);
    let over = over.map(|(to, name)| own_button(&Custom::HandPage(id, to), &name, Look::Plain));
    // What is done with no card in particular comes last, beside what belongs to every hand.
    let mut words = last;
    let most = if turns.is_empty() { WORDS } else { WORDS_ON_PAGES };
    plain.extend(words.drain(most.min(words.len())..));
    let others = with_room(others, ROW - turns.len() - words.len() - usize::from(over.is_some()));

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
    let last: Vec<Value> =
        words.into_iter().map(button).chain(turns).chain(over).chain(others.into_iter().map(button)).collect();
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

/// The buttons that turn the pages of a side.
pub(super) fn turners(id: MatchId, (over, page): (bool, usize), pages: usize) -> Vec<Value> {
    let turn = |to: usize, label: String, off: bool| {
        let to = Turned { page: to, over };
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
        Look::Plain | Look::Back | Look::Last => 2,
        Look::Success => 3,
        Look::Danger => 4,
    };
    json!({ "type": 2, "style": style, "label": cut(label, LONGEST_LABEL), "custom_id": custom.to_string() })
}

#[cfg(test)]
mod tests;
