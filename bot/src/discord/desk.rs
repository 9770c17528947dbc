//! The rows of a hand while its owner builds a deck: the filters are one list, the cards of the page another, from which
//! several are chosen at once.

use duelhall_hall::{Button, Look, Message, Press};
use duelhall_store::MatchId;
use serde_json::{Value, json};

use super::custom::{Custom, Shelved};
use super::layout::{ENTRIES, ROW, ROWS, button, list_of, row_of, turners};
use super::markup::cut;
use crate::chat::Pages;

/// The longest text of an entry.
const LONGEST_ENTRY: usize = 100;

/// The rows of a deck that is built; `None` if none is.
pub(crate) fn rows(message: &Message, page: usize, drawn: &Pages) -> Option<Vec<Value>> {
    let (filters, rest): (Vec<&Button>, Vec<&Button>) =
        message.buttons.iter().partition(|button| matches!(button.press, Press::Sift(..)));
    let id = filters.first()?.press.match_id()?;
    let (choices, others): (Vec<&Button>, Vec<&Button>) =
        rest.into_iter().partition(|button| matches!(button.press, Press::Answer(..)));
    let (cards, mut words): (Vec<&Button>, Vec<&Button>) =
        choices.into_iter().partition(|button| button.card.is_some());
    let page = page.min(drawn.count().saturating_sub(1));
    let on_page: Vec<&Button> = cards.into_iter().filter(|button| drawn.has(page, button)).collect();
    let mut rows = vec![row_of(vec![filter(id, &filters)])];
    rows.extend(several(id, &message.menu, &on_page).map(|list| row_of(vec![list])));
    // Undo is next to the pages, then the usual choice; everything else is below.
    words.sort_by_key(|button| (button.group != 2, button.group));
    let mut last = if drawn.count() > 1 { turners(id, (false, page), drawn.count()) } else { Vec::new() };
    let below = words.split_off(words.len().min(ROW - last.len()));
    last.extend(words.into_iter().map(button));
    rows.push(row_of(last));
    let below: Vec<Value> = below.into_iter().chain(others).take(ROW).map(button).collect();
    rows.extend((!below.is_empty()).then(|| row_of(below)));
    rows.truncate(ROWS);
    Some(rows)
}

/// The list of filters, with the one that is used. Its name is the filter that shows everything.
fn filter(id: MatchId, filters: &[&Button]) -> Value {
    let name = filters.first().map_or_else(String::new, |all| format!("{}…", all.label));
    let entry = |button: &&Button| {
        let used = button.look == Look::Primary;
        json!({ "label": cut(&button.label, LONGEST_ENTRY), "value": button.press.to_string(), "default": used })
    };
    list_of(&Custom::Choices(id, 0), &name, filters.iter().take(ENTRIES).map(entry).collect())
}

/// The list of the cards on a page, each as often as there are copies; those in the deck are chosen already.
fn several(id: MatchId, menu: &str, cards: &[&Button]) -> Option<Value> {
    let shelved = |button: &&Button| match (button.press, &button.card.as_ref()?.several) {
        (Press::Answer(_, step, index), Some(several)) => {
            let taken = several.taken;
            Some((step, Shelved { index, now: taken.now, most: taken.most }, several.name.clone()))
        }
        _ => None,
    };
    let cards: Vec<_> = cards.iter().filter_map(shelved).take(ENTRIES).collect();
    let step = cards.first()?.0;
    let shelf: Vec<Shelved> = cards.iter().map(|(_, shelved, _)| *shelved).collect();
    let copies = shown_copies(&shelf);
    let options = cards.iter().flat_map(|(_, card, name)| {
        (1..=card.most.min(copies)).map(move |copy| {
            let label = if card.most > 1 { format!("{name} ({copy}/{})", card.most) } else { name.clone() };
            let value = format!("{}.{copy}", card.index);
            json!({ "label": cut(&label, LONGEST_ENTRY), "value": value, "default": copy <= card.now })
        })
    });
    let options: Vec<Value> = options.collect();
    let mut list = list_of(&Custom::Toggles(id, step, shelf), menu, options);
    let count = list["options"].as_array().map_or(0, Vec::len);
    (list["min_values"], list["max_values"]) = (0.into(), count.into());
    Some(list)
}

/// How many copies of a card the list has at most, so that it has room for all cards.
fn shown_copies(shelf: &[Shelved]) -> u8 {
    let entries = |copies: u8| shelf.iter().map(|card| usize::from(card.most.min(copies))).sum::<usize>();
    (2..=u8::MAX).rev().find(|copies| entries(*copies) <= ENTRIES).unwrap_or(1)
}

/// The choices to take so that these values of the list are what is taken; `None` if the list has no such value.
pub(crate) fn changes(shelf: &[Shelved], values: &[String]) -> Option<Vec<u16>> {
    let copies = shown_copies(shelf);
    let mut wanted = vec![0_u8; shelf.len()];
    for value in values {
        let (index, copy) = value.split_once('.')?;
        let (index, copy): (u16, u8) = (index.parse().ok()?, copy.parse().ok()?);
        let at = shelf.iter().position(|card| card.index == index && (1..=card.most.min(copies)).contains(&copy))?;
        wanted[at] += 1;
    }
    let mut taken = Vec::new();
    for (card, wanted) in shelf.iter().zip(wanted) {
        let times = match wanted {
            same if same == card.now.min(copies) => 0,
            more if more > card.now => more - card.now,
            // Past the last copy all of them are out, and then some come in again.
            fewer => card.most - card.now + 1 + fewer,
        };
        taken.extend(std::iter::repeat_n(card.index, times.into()));
    }
    Some(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(index: u16, now: u8, most: u8) -> Shelved {
        Shelved { index, now, most }
    }

    fn chosen(shelf: &[Shelved], values: &[&str]) -> Option<Vec<u16>> {
        changes(shelf, &values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>())
    }

    // D-17
    #[test]
    fn the_difference_between_what_is_chosen_and_what_is_in_the_deck_is_pressed() {
        let shelf = [card(3, 1, 1), card(4, 0, 1), card(7, 1, 3)];
        assert_eq!(chosen(&shelf, &["3.1", "7.1"]), Some(vec![]), "nothing changes");
        assert_eq!(chosen(&shelf, &["4.1", "7.1"]), Some(vec![3, 4]), "one goes out, one comes in");
        assert_eq!(chosen(&shelf, &["3.1", "7.1", "7.2", "7.3"]), Some(vec![7, 7]));
        assert_eq!(chosen(&shelf, &["3.1"]), Some(vec![7, 7, 7]), "past the last copy all are out");
        let full = [card(0, 3, 3)];
        assert_eq!(chosen(&full, &["0.2", "0.3"]), Some(vec![0, 0, 0]), "all out, then two in");
        for wrong in ["9.1", "3.2", "3.0", "3", "x.1", "a:1:2:3"] {
            assert_eq!(chosen(&shelf, &[wrong]), None, "{wrong}");
        }
    }

    #[test]
    fn a_page_of_many_copies_is_one_list_that_has_room() {
        let shelf: Vec<Shelved> = (0..10).map(|index| card(index, 4, 4)).collect();
        assert_eq!(shown_copies(&shelf), 2);
        let both = |index: u16| [format!("{index}.1"), format!("{index}.2")];
        let all: Vec<String> = (0..10).flat_map(both).collect();
        assert_eq!(changes(&shelf, &all), Some(vec![]), "copies that have no entry stay as they are");
        assert_eq!(changes(&shelf, &all[2..]), Some(vec![0]));
    }
}
