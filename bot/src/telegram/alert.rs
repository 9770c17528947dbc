//! The last way to a hand: the window that answers a press, two hundred letters that only its reader sees. It names the
//! choices by numbers, and the buttons with these numbers are under the board. So a duel can always be finished.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Message, Press, Reply, Slot};
use duelhall_store::MatchId;
use lru::LruCache;

use super::address::{LONGEST_ALERT, Say};
use super::keys::NUMBERS;
use super::markup::{length, whole_sentences};
use super::words::plain;
use crate::chat::desk;

/// The longest question in a window, in UTF-16 units.
const LONGEST_QUESTION: usize = 120;

/// How many hands that were told are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(4_096).unwrap();

/// How many matches with numbers under their boards are remembered. Beyond that, all are forgotten; the next alert
/// brings the numbers back.
const MANY: usize = 4_096;

/// What somebody was last told about a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    /// The choices that the numbers mean, from 1.
    presses: Vec<Press>,
    /// The first choice for the next window.
    next: usize,
}

/// Everything that was told.
pub(crate) struct Alerts {
    told: Mutex<LruCache<(i64, MatchId), Told>>,
    numbered: Mutex<HashSet<MatchId>>,
}

impl Default for Alerts {
    fn default() -> Self {
        Self { told: Mutex::new(LruCache::new(MOST)), numbered: Mutex::default() }
    }
}

impl Alerts {
    /// Whether somebody needs numbers under the board of a match.
    pub(crate) fn has_numbers(&self, id: MatchId) -> bool {
        self.numbered.lock().unwrap_or_else(PoisonError::into_inner).contains(&id)
    }

    /// The choice that a number means for somebody; `None` if they were told no choice with this number.
    pub(crate) fn picked(&self, user: i64, id: MatchId, number: u8) -> Option<Press> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.get(&(user, id))?.presses.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Tells somebody their hand in a window. `more` tells the choices after those that were told last. Also returns
    /// the match if its board needs numbers from now on.
    pub(crate) fn tell(&self, user: i64, lang: Lang, reply: &Reply, more: bool) -> (Say, Option<MatchId>) {
        let (Some(Slot::Hand(id)), Some(message)) = (reply.slot, &reply.message) else {
            return (Say::Alert(reply.toast.clone().unwrap_or_else(|| plain(lang, "no-understand"))), None);
        };
        let from = if more { self.next(user, id) } else { 0 };
        let (text, told) = words(message, reply.toast.as_deref(), from, &plain(lang, "alert-more"));
        let asked = !told.presses.is_empty();
        self.keep(user, id, told);
        (Say::Alert(text), (asked && self.number(id)).then_some(id))
    }

    fn next(&self, user: i64, id: MatchId) -> usize {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.get(&(user, id)).map_or(0, |told| told.next)
    }

    fn keep(&self, user: i64, id: MatchId, told: Told) {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).put((user, id), told);
    }

    /// Notes that a match needs numbers; returns whether that is new.
    fn number(&self, id: MatchId) -> bool {
        let mut numbered = self.numbered.lock().unwrap_or_else(PoisonError::into_inner);
        if numbered.len() > MANY {
            numbered.clear();
        }
        numbered.insert(id)
    }
}

/// The choices that fit, starting with choice `from`. For somebody who has no choice: the first line, which says whom the
/// match waits for.
fn words(message: &Message, toast: Option<&str>, from: usize, more: &str) -> (String, Told) {
    let mut choices: Vec<_> =
        message.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..))).collect();
    if desk::builds(message) {
        // A window has room for few of the many cards: what ends the building comes first.
        choices.sort_by_key(|button| button.card.is_some());
    }
    let from = if from < choices.len() { from } else { 0 };
    let mut text = toast.map(str::to_owned).unwrap_or_default();
    if choices.is_empty() {
        let first = message.text.lines().next().unwrap_or_default();
        return (join(&text, first), Told::default());
    }
    // What is no card is often said by the question: which effects there are to choose from.
    if from == 0 && choices.iter().all(|button| button.card.is_none()) {
        text = join(&text, &whole_sentences(message.text.lines().next().unwrap_or_default(), LONGEST_QUESTION));
    }
    let mut told = Told { presses: Vec::new(), next: from };
    for button in choices.iter().skip(from).take(NUMBERS.into()) {
        let line = join(&text, &format!("{} – {}", told.presses.len() + 1, named(button)));
        let is_last = told.next + 1 == choices.len();
        let room = if is_last { 0 } else { length(more) + 1 };
        if length(&line) + room > LONGEST_ALERT && !told.presses.is_empty() {
            break;
        }
        text = line;
        told.presses.push(button.press);
        told.next += 1;
    }
    if told.next < choices.len() {
        text = join(&text, more);
    }
    (text, told)
}

/// A choice by its words alone. The number of a card is that of its picture, which a window does not show, and would
/// stand beside the number of the button.
fn named(button: &Button) -> String {
    match (&button.card, button.label.split_once(": ")) {
        (Some(card), Some((_, name))) => format!("{}: {name}", card.verb),
        _ => button.label.clone(),
    }
}

fn join(text: &str, line: &str) -> String {
    if text.is_empty() { line.to_owned() } else { format!("{text}\n{line}") }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{Look, Numbered};

    use super::*;

    fn hand(count: u16) -> Message {
        let button = |index| Button {
            press: Press::Answer(MatchId::from_number(1), 4, index),
            label: format!("Play {index}: Long Card Name"),
            card: None,
            look: Look::Primary,
            group: 0,
        };
        Message {
            text: "Ben to move.\nYou 8 · Ben 10".into(),
            buttons: (0..count).map(button).collect(),
            ..Message::default()
        }
    }

    #[test]
    fn every_choice_is_told_after_some_windows_and_none_is_too_long() {
        for count in [1, 3, 8, 21, 64] {
            let (message, mut from, mut seen) = (hand(count), 0, Vec::new());
            loop {
                let (text, told) = words(&message, None, from, "More: press ▶");
                assert!(length(&text) <= LONGEST_ALERT && !told.presses.is_empty(), "{text}");
                assert_eq!(text.contains('▶'), told.next < usize::from(count));
                seen.extend(told.presses.iter().copied());
                from = told.next;
                if from == usize::from(count) {
                    break;
                }
            }
            assert_eq!(seen, message.buttons.iter().map(|button| button.press).collect::<Vec<_>>());
        }
    }

    // E-21
    #[test]
    fn e_21_a_window_numbers_its_choices_once() {
        let mut message = hand(2);
        let numbered =
            |number| Numbered { number, verb: "Play".into(), short: format!("Play {number}"), several: None };
        for (button, number) in message.buttons.iter_mut().zip([2, 5]) {
            (button.label, button.card) = (format!("Play {number}: Quarry"), Some(numbered(number)));
        }
        assert_eq!(words(&message, None, 0, "▶").0, "1 – Play: Quarry\n2 – Play: Quarry");
    }

    #[test]
    fn a_player_without_a_choice_is_told_whose_turn_it_is() {
        assert_eq!(words(&hand(0), Some("You played."), 0, ""), ("You played.\nBen to move.".into(), Told::default()));
    }

    #[test]
    fn a_number_means_what_its_presser_was_told() {
        let (alerts, id) = (Alerts::default(), MatchId::from_number(1));
        assert_eq!(alerts.picked(7, id, 1), None);
        let (_, told) = words(&hand(21), None, 0, "▶");
        alerts.keep(7, id, told);
        assert_eq!(alerts.picked(7, id, 2), Some(Press::Answer(id, 4, 1)));
        assert_eq!((alerts.picked(8, id, 2), alerts.picked(7, id, 0), alerts.picked(7, id, 99)), (None, None, None));
    }
}
