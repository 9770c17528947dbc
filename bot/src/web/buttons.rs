//! Buttons as the page shows them: their groups and their keys.

use std::collections::{BTreeMap, BTreeSet};
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

/// A button as the page shows it.
#[derive(Clone, Debug, Default)]
pub(super) struct ButtonView {
    pub(super) press: String,
    pub(super) label: String,
    /// The number of its card, if the picture numbers it.
    pub(super) number: Option<u8>,
    /// The key that presses it, as the script reads it: `3`, `shift+3`, `h`.
    pub(super) key: String,
    pub(super) tone: &'static str,
    /// Whether it stands with the answers to the question.
    pub(super) answers: bool,
    /// Whether it is chosen, if it stays chosen: a filter, or a card of a deck that is built.
    pub(super) pressed: Option<bool>,
    /// Whether it is a filter of cards.
    pub(super) chip: bool,
    /// Whether a narrow page leaves it out.
    pub(super) seldom: bool,
    /// Whether it ends the reader's turn.
    pub(super) ends_turn: bool,
    /// The name of the words that it wants, and their most letters.
    pub(super) wants: Option<(String, u16)>,
}

impl ButtonView {
    /// The empty place of an answer that is not there now.
    fn gap() -> Self {
        Self { tone: "plain", answers: true, ..Self::default() }
    }

    /// Whether there is nothing to press.
    pub(super) fn is_gap(&self) -> bool {
        self.press.is_empty()
    }
}

/// Buttons of one group.
#[derive(Clone, Debug)]
pub(super) struct GroupView {
    pub(super) buttons: Vec<ButtonView>,
    /// The name of the button behind which a narrow page puts them; empty if it shows them at once.
    pub(super) name: String,
    /// Whether each of them keeps its place.
    pub(super) placed: bool,
}

impl GroupView {
    fn of(buttons: Vec<ButtonView>) -> Self {
        Self { buttons, name: String::new(), placed: false }
    }

    /// Whether there is nothing to press.
    pub(super) fn is_empty(&self) -> bool {
        self.buttons.iter().all(ButtonView::is_gap)
    }
}

/// The buttons of a duel in groups. Answers that keep their places come first, then those that are alike, then all others.
pub(super) fn arranged(message: &Message) -> Vec<GroupView> {
    let mut groups = groups(&message.buttons, message.own_turn);
    let press = |at: &usize| message.buttons.get(*at).map(|button| button.press.to_string());
    let ends: BTreeSet<String> = message.ends_turn.iter().filter_map(press).collect();
    for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
        button.ends_turn = ends.contains(&button.press);
    }
    // If the first answer looks like any other, as it does when a hand is kept, it is made to stand out. In one's own turn the
    // game says what stands out: nobody is led to end the turn, or to attack for nothing.
    let mut answers = groups.iter().flat_map(|group| &group.buttons).filter(|button| button.answers);
    // An answer that takes something back comes after all others, so it is first only if it is alone.
    if !message.own_turn
        && answers.all(|button| button.tone == "plain")
        && let Some(first) = groups.first_mut().and_then(|group| group.buttons.first_mut())
        && first.tone == "plain"
        && !first.ends_turn
        && message.buttons.first().is_some_and(is_forward)
    {
        first.tone = "primary";
    }
    if !message.steady && message.alike.is_empty() {
        return groups;
    }
    if message.steady {
        let keys = keys(message);
        for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
            if let Some(key) = keys.get(&button.press) {
                button.key = (*key).to_owned();
            }
        }
    }
    let mut take = |at: &usize| {
        let press = press(at)?;
        groups.iter_mut().find_map(|group| {
            let at = group.buttons.iter().position(|button| button.press == press)?;
            Some(group.buttons.remove(at))
        })
    };
    let placed: Vec<ButtonView> =
        message.places.iter().map(|at| at.as_ref().and_then(&mut take).unwrap_or_else(ButtonView::gap)).collect();
    let alike = message.alike.iter().map(|alike| GroupView {
        // One choice needs no other button before it.
        name: if alike.buttons.len() > 1 { alike.name.clone() } else { String::new() },
        ..GroupView::of(alike.buttons.iter().filter_map(|(_, at)| take(at)).collect())
    });
    let mut alike: Vec<GroupView> = alike.collect();
    alike.sort_by_key(|group| group.name.is_empty());
    let placed = GroupView { placed: true, ..GroupView::of(placed) };
    [placed].into_iter().chain(alike).chain(groups).filter(|group| !group.is_empty()).collect()
}

/// Whether a button answers the question, takes nothing back, and is often wanted.
fn is_forward(button: &Button) -> bool {
    matches!(button.press, Press::Answer(..)) && !matches!(button.look, Look::Back | Look::Last)
}

/// How many ways there are to go on without a card, such as to pass and to pass for the turn.
pub(super) fn ways_on(buttons: &[Button]) -> usize {
    let goes_on = |button: &&Button| button.card.is_none() && button.group > 1 && is_forward(button);
    buttons.iter().filter(goes_on).count()
}

/// The keys of the answers in one's own turn, by their presses. An answer keeps its key while the answers before it stay. An
/// answer that gives something up has no key.
fn keys(message: &Message) -> BTreeMap<String, &'static str> {
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

/// Puts buttons into groups, in which they have their keys; `own_turn` says that the reader may end the turn instead.
pub(super) fn groups(buttons: &[Button], own_turn: bool) -> Vec<GroupView> {
    let verb = |button: &Button| button.card.as_ref().map(|card| card.verb.clone());
    let first = buttons.iter().find(|button| button.card.is_some()).map_or(0, |button| button.group);
    let cards = if own_turn { 0 } else { first };
    // While a deck is built, what stands last takes the last change back.
    let builds = buttons.iter().any(|button| matches!(button.press, Press::Sift(..)));
    let ends: &[&str] = if builds { &["u"] } else { &["e", "b"] };
    let ahead = ways_on(buttons).min(ends.len());
    let mut free = Keys { letters: LETTERS.iter(), ends: ends[..ahead].iter(), backs: ends[ahead..].iter() };
    let alike = buttons.chunk_by(|one, two| one.group == two.group && verb(one) == verb(two));
    // Cards of the first group are chosen by their numbers, others with Shift, so that a wrong key discards nothing (T-48).
    // In one's own turn a number only plays.
    alike.map(|group| group_view(group, group[0].group > cards, &mut free)).collect()
}

/// The keys that are still free.
struct Keys<'a> {
    letters: Iter<'a, &'static str>,
    /// Those of answers that go on.
    ends: Iter<'a, &'static str>,
    /// Those of answers that take something back, wherever these stand among the others.
    backs: Iter<'a, &'static str>,
}

/// The buttons of a group. A key with a digit always means the card on which that number is painted.
fn group_view(buttons: &[Button], shift: bool, keys: &mut Keys<'_>) -> GroupView {
    let mut views = Vec::new();
    for button in buttons {
        let card = button.card.as_ref();
        let key = match (card, button.press) {
            // Ten cards have keys, and each key means one card.
            (Some(card), _) if card.number > 10 => String::new(),
            // A note must not take the keys of the hand next to it.
            (Some(_), Press::OwnedCard(..)) => String::new(),
            (Some(card), _) => format!("{}{}", if shift { "shift+" } else { "" }, card.number % 10),
            // A key that just took something back must not do anything else when it is pressed again.
            (None, Press::Answer(..)) if button.look == Look::Last => String::new(),
            // The key that goes on never takes anything back.
            (None, Press::Answer(..)) if button.look == Look::Back => {
                keys.backs.find(|key| **key != "e").copied().unwrap_or_default().to_owned()
            }
            (None, Press::Answer(..)) if button.group > 1 => keys.ends.next().copied().unwrap_or_default().to_owned(),
            (None, Press::Answer(..)) => keys.letters.next().copied().unwrap_or_default().to_owned(),
            (None, Press::Hint(_)) => "h".to_owned(),
            (None, Press::Text(_)) => "t".to_owned(),
            (None, Press::Log(..)) => "l".to_owned(),
            (None, Press::Look(..)) => "v".to_owned(),
            (None, Press::More(_)) => "m".to_owned(),
            (None, Press::UndoDeck(..)) => "u".to_owned(),
            (None, _) => String::new(),
        };
        let chip = matches!(button.press, Press::Sift(..));
        let several = card.and_then(|card| card.several.as_ref());
        views.push(ButtonView {
            press: button.press.to_string(),
            label: button.label.clone(),
            number: card.map(|card| card.number),
            key,
            tone: match button.look {
                Look::Primary => "primary",
                Look::Success => "success",
                Look::Danger => "danger",
                Look::Plain | Look::Back | Look::Last => "plain",
            },
            answers: chip || matches!(button.press, Press::Answer(..)),
            pressed: several
                .map(|several| several.taken.now > 0)
                .or_else(|| chip.then_some(button.look == Look::Primary)),
            chip,
            seldom: button.press.is_behind_more(),
            ends_turn: false,
            wants: None,
        });
    }
    GroupView::of(views)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_engine::kit::Taken;
    use duelhall_hall::{Numbered, Several, Sift};
    use duelhall_store::MatchId;

    fn button(label: &str, number: u8, group: u8, index: u16) -> Button {
        let press = Press::Answer(MatchId::from_number(1), 4, index);
        let verb = label.split(' ').next().unwrap_or_default().to_owned();
        let short = format!("{verb} {number}");
        let card = (number > 0).then_some(Numbered { number, verb, short, several: None });
        Button { press, label: label.to_owned(), card, look: Look::Primary, group }
    }

    #[test]
    fn f07_a_digit_is_the_key_of_the_card_with_that_number_and_discards_need_shift() {
        let hint = Button { press: Press::Hint(MatchId::from_number(1)), ..button("Hint", 0, 2, 0) };
        let buttons = [
            button("Play 2: Wall of 7", 2, 0, 0),
            button("Play 10: Moat", 10, 0, 1),
            button("Play 12: Gate", 12, 0, 5),
            button("Attack with Ann", 0, 0, 2),
            button("Discard 2: Wall of 7", 2, 1, 3),
            button("Skip", 0, 2, 4),
            hint,
        ];
        let groups = groups(&buttons, true);
        let keys: Vec<_> = groups.iter().flat_map(|group| &group.buttons).map(|button| &*button.key).collect();
        assert_eq!(keys, ["2", "0", "", "a", "shift+2", "e", "h"]);
        assert_eq!(groups.iter().map(|group| group.buttons.len()).collect::<Vec<_>>(), [3, 1, 1, 2]);
    }

    #[test]
    fn in_one_s_own_turn_a_number_never_discards() {
        let key = |own_turn| {
            groups(&[button("Discard 2: Wall", 2, 1, 0), button("Skip", 0, 2, 1)], own_turn)[0].buttons[0].key.clone()
        };
        assert_eq!((key(true), key(false)), ("shift+2".to_owned(), "2".to_owned()));
    }

    // D-17
    #[test]
    fn a_deck_is_built_with_chips_marked_cards_and_u_for_undo() {
        let id = MatchId::from_number(1);
        let chip = |sift, look| Button { press: Press::Sift(id, sift), look, ..button("All 9", 0, 4, 0) };
        let card = |number: u8, now| {
            let mut card = button("Cards 2: Wall", number, 0, u16::from(number));
            let several = Several { taken: Taken { now, most: 3 }, name: "Wall".into() };
            card.card.as_mut().unwrap().several = Some(several);
            card
        };
        let (all, inside) = (chip(Sift::All, Look::Primary), chip(Sift::In, Look::Plain));
        let groups =
            groups(&[all, inside, card(1, 2), card(2, 0), button("Done", 0, 0, 3), button("Undo", 0, 2, 4)], false);
        let views: Vec<&ButtonView> = groups.iter().flat_map(|group| &group.buttons).collect();
        assert_eq!(views.iter().map(|view| &*view.key).collect::<Vec<_>>(), ["", "", "1", "2", "a", "u"]);
        let pressed: Vec<_> = views.iter().map(|view| view.pressed).collect();
        assert_eq!(pressed, [Some(true), Some(false), Some(true), Some(false), None, None]);
        assert_eq!(views.iter().filter(|view| view.chip).count(), 2);
    }

    /// A message of one's own turn: places for attack, concentration and time, cards in play to turn, and abilities.
    fn turn(places: Vec<Option<usize>>, cards: &[u16], abilities: &[u16]) -> Message {
        let mut buttons: Vec<Button> =
            (0..places.iter().flatten().count() as u16).map(|at| button(&format!("Placed {at}"), 0, 1, at)).collect();
        let mut list = |name: &str, painted, numbers: &[u16]| {
            let begin = buttons.len();
            buttons.extend(
                numbers.iter().map(|n| button(&format!("{name} {n}"), 0, 1, if painted { 100 } else { 200 } + n)),
            );
            let indices = numbers.iter().copied().zip(begin..).collect();
            Alike { name: name.to_owned(), painted, gives_up: false, buttons: indices }
        };
        let alike = vec![list("Turn", true, cards), list("Hero", false, abilities)];
        buttons.push(button("End", 0, 2, 99));
        let alike = alike.into_iter().filter(|alike| !alike.buttons.is_empty()).collect();
        Message { buttons, steady: true, places, alike, own_turn: true, ..Message::default() }
    }

    fn keyed(message: &Message) -> BTreeMap<String, String> {
        let groups = arranged(message);
        let all = groups.iter().flat_map(|group| &group.buttons).filter(|button| !button.is_gap());
        all.map(|button| (button.label.clone(), button.key.clone())).collect()
    }

    #[test]
    fn an_action_keeps_its_key_whatever_else_can_be_done() {
        let all = keyed(&turn(vec![Some(0), Some(1), Some(2)], &[4, 13, 22], &[1, 2, 3]));
        let mut keys: Vec<&str> = all.values().map(String::as_str).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all.len(), "each key means one action: {all:?}");
        let fewer = keyed(&turn(vec![Some(0), None, None], &[4], &[3]));
        assert_eq!(
            (&fewer["Placed 0"], &fewer["Turn 4"], &fewer["Hero 3"]),
            (&all["Placed 0"], &all["Turn 4"], &all["Hero 3"])
        );
        let last = keyed(&turn(vec![None, None, Some(0)], &[], &[2]));
        assert_eq!((&last["Placed 0"], &last["Hero 2"]), (&all["Placed 2"], &all["Hero 2"]));
        assert_eq!((&*last["End"], &*all["End"]), ("e", "e"));
    }

    #[test]
    fn an_answer_that_gives_something_up_has_no_key() {
        let mut message = turn(vec![Some(0)], &[4, 13], &[1]);
        message.alike[0].gives_up = true;
        let keys = keyed(&message);
        assert_eq!((&*keys["Turn 4"], &*keys["Turn 13"]), ("", ""));
        assert!(!keys["Hero 1"].is_empty() && !keys["Placed 0"].is_empty());
    }

    #[test]
    fn an_answer_that_ends_the_turn_is_marked_and_does_not_stand_out() {
        let plain = |label: &str, index| Button { look: Look::Plain, ..button(label, 0, 1, index) };
        let shown = |ends_turn, own_turn| {
            let buttons = vec![plain("Attack", 0), plain("Collect", 1)];
            let message = Message { buttons, ends_turn, own_turn, ..Message::default() };
            let first = arranged(&message).remove(0).buttons.remove(0);
            (first.ends_turn, first.tone)
        };
        assert_eq!((shown(vec![0], false), shown(Vec::new(), false)), ((true, "plain"), (false, "primary")));
        assert_eq!(shown(Vec::new(), true), (false, "plain"), "in one's own turn the game says what stands out");
        let buttons = vec![plain("X = 0: Nothing Happens", 0), button("Pay 1", 0, 0, 1)];
        let first = arranged(&Message { buttons, ..Message::default() }).remove(0).buttons.remove(0);
        assert_eq!(first.tone, "plain", "another answer stands out already");
    }

    #[test]
    fn what_takes_something_back_is_neither_primary_nor_where_one_goes_on() {
        let back = |index| Button { look: Look::Back, ..button("Call Back", 0, 2, index) };
        let shown = |buttons: Vec<Button>, own_turn| {
            let groups = arranged(&Message { buttons, own_turn, ..Message::default() });
            let all = groups.into_iter().flat_map(|group| group.buttons);
            all.map(|button| (button.tone, button.key)).collect::<Vec<_>>()
        };
        let keyed = |tone, key: &str| (tone, key.to_owned());
        for own_turn in [false, true] {
            let both = shown(vec![button("Begin", 0, 2, 0), back(1), back(2)], own_turn);
            assert_eq!(both, [keyed("primary", "e"), keyed("plain", "b"), keyed("plain", "")]);
            assert_eq!(shown(vec![back(0)], own_turn), [keyed("plain", "b")]);
            let before = shown(vec![back(0), button("Begin", 0, 2, 1)], own_turn);
            assert_eq!(before, [keyed("plain", "b"), keyed("primary", "e")], "whatever stands first");
        }
    }

    #[test]
    fn an_action_keeps_its_place_and_lists_are_named() {
        let groups = arranged(&turn(vec![None, Some(0), None], &[4, 13], &[1]));
        assert!(groups[0].placed && groups[0].buttons[0].is_gap() && groups[0].buttons[1].label == "Placed 0");
        let named: Vec<_> = groups.iter().map(|group| (&*group.name, group.buttons.len())).collect();
        assert_eq!(named[..3], [("", 3), ("Turn", 2), ("", 1)], "one choice needs no list");
        let none = arranged(&turn(vec![None, None], &[4], &[]));
        assert!(none.iter().all(|group| !group.placed), "a row of empty places is left out");
    }
}
