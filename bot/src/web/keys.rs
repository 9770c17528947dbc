//! The keys that press the buttons of a duel.

use std::collections::BTreeMap;
use std::slice::Iter;

use duelhall_hall::{Alike, Button, Look, Message, Press};

/// The keys of answers that are about no numbered card. Other letters have a meaning of their own.
const LETTERS: [&str; 10] = ["a", "s", "d", "f", "g", "j", "k", "q", "w", "r"];

/// The keys of answers that always keep their places, in the order of these places.
const PLACES: [&str; 6] = ["a", "c", "f", "d", "q", "x"];

/// The keys of answers about cards in play. The number of the card decides which one it is.
const PAINTED: [&str; 9] = ["s", "g", "w", "r", "i", "p", "u", "n", "y"];

/// The keys of all other answers.
const BESIDE: [&str; 3] = ["j", "k", "o"];

/// The keys of the answers in one's own turn, by their presses. An answer keeps its key while the answers before it stay. An
/// answer that gives something up has no key.
pub(super) fn kept_keys(message: &Message) -> BTreeMap<String, &'static str> {
    let press = |at: usize| message.buttons.get(at).map(|button| button.press.to_string());
    let mut keys: BTreeMap<String, &'static str> = BTreeMap::new();
    for (at, key) in message.places.iter().zip(PLACES) {
        keys.extend(at.and_then(press).map(|press| (press, key)));
    }
    let lists = message.alike.iter().flat_map(|alike| {
        // When an answer is gone, another one may get its key. Whoever presses that key again must not lose a card by it.
        let pool = match alike {
            Alike { gives_up: true, .. } => &[][..],
            Alike { painted: true, .. } => &PAINTED[..],
            _ => &BESIDE[..],
        };
        alike.buttons.iter().map(move |(number, at)| (*at, usize::from(number.saturating_sub(1)), pool))
    });
    let is_lettered =
        |button: &Button| button.card.is_none() && button.group < 2 && matches!(button.press, Press::Answer(..));
    let rest = message.buttons.iter().enumerate().filter(|(_, button)| is_lettered(button));
    for (at, number, pool) in lists.chain(rest.map(|(at, _)| (at, at, &BESIDE[..]))) {
        let Some(press) = press(at).filter(|press| !keys.contains_key(press)) else { continue };
        let free = pool.iter().cycle().skip(number % pool.len().max(1)).take(pool.len());
        let key = free.copied().find(|key| keys.values().all(|used| used != key));
        keys.insert(press, key.unwrap_or_default());
    }
    keys
}

/// Whether a button answers the question, takes nothing back, and is often wanted.
pub(super) fn is_forward(button: &Button) -> bool {
    matches!(button.press, Press::Answer(..)) && !matches!(button.look, Look::Back | Look::Last)
}

/// How many ways there are to go on without a card, such as to pass and to pass for the turn.
pub(super) fn ways_on(buttons: &[Button]) -> usize {
    let goes_on = |button: &&Button| button.card.is_none() && button.group > 1 && is_forward(button);
    buttons.iter().filter(goes_on).count()
}

/// The keys of a question that are still free.
pub(super) struct Keys {
    letters: Iter<'static, &'static str>,
    /// Those of answers that go on.
    ends: Iter<'static, &'static str>,
    /// Those of answers that take something back, wherever these stand among the others.
    backs: Iter<'static, &'static str>,
}

impl Keys {
    /// The keys of a question with these buttons.
    pub(super) fn of(buttons: &[Button]) -> Self {
        // While a deck is built, what stands last takes the last change back.
        let builds = buttons.iter().any(|button| matches!(button.press, Press::Sift(..)));
        let ends: &'static [&'static str] = if builds { &["u"] } else { &["e", "b"] };
        let (ends, backs) = ends.split_at(ways_on(buttons).min(ends.len()));
        Self { letters: LETTERS.iter(), ends: ends.iter(), backs: backs.iter() }
    }

    /// The key of the next button; empty if it has none. A key with a digit always means the card on which that number is painted,
    /// with `shift` if a number alone does something else.
    pub(super) fn take(&mut self, button: &Button, shift: bool) -> String {
        let card = button.card.as_ref();
        match (card, button.press) {
            // Ten cards have keys, and each key means one card.
            (Some(card), _) if card.number > 10 => String::new(),
            // A note must not take the keys of the hand next to it.
            (Some(_), Press::OwnedCard(..)) => String::new(),
            (Some(card), _) => format!("{}{}", if shift { "shift+" } else { "" }, card.number % 10),
            // A key that just took something back must not do anything else when it is pressed again.
            (None, Press::Answer(..)) if button.look == Look::Last => String::new(),
            // The key that goes on never takes anything back.
            (None, Press::Answer(..)) if button.look == Look::Back => {
                self.backs.find(|key| **key != "e").copied().unwrap_or_default().to_owned()
            }
            (None, Press::Answer(..)) if button.group > 1 => self.ends.next().copied().unwrap_or_default().to_owned(),
            (None, Press::Answer(..)) => self.letters.next().copied().unwrap_or_default().to_owned(),
            (None, Press::Hint(_)) => "h".to_owned(),
            (None, Press::Text(_)) => "t".to_owned(),
            (None, Press::Log(..)) => "l".to_owned(),
            (None, Press::Look(..)) => "v".to_owned(),
            (None, Press::More(_)) => "m".to_owned(),
            (None, Press::UndoDeck(..)) => "u".to_owned(),
            (None, _) => String::new(),
        }
    }
}
