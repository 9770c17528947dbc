//! Tests of groups and keys of buttons.

use super::*;
use duelhall_engine::kit::Taken;
use duelhall_hall::{Alike, Numbered, Several, Sift};
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
    let packs: Vec<_> = views.iter().map(|view| view.packs).collect();
    assert_eq!(packs, [None, None, Some("+"), Some("+"), None, None]);
    let full = super::groups(&[card(3, 3)], false).remove(0).buttons.remove(0);
    assert_eq!(full.packs, Some("−"), "the last press takes all copies out");
    assert_eq!(views.iter().filter(|view| view.chip).count(), 2);
}

/// A message of one's own turn: places for attack, concentration and time, cards in play to turn, and abilities.
fn turn(places: Vec<Option<usize>>, cards: &[u16], abilities: &[u16]) -> Message {
    let mut buttons: Vec<Button> =
        places.iter().flatten().zip(0..).map(|(_, at)| button(&format!("Placed {at}"), 0, 1, at)).collect();
    let mut list = |name: &str, painted, numbers: &[u16]| {
        let begin = buttons.len();
        buttons
            .extend(numbers.iter().map(|n| button(&format!("{name} {n}"), 0, 1, if painted { 100 } else { 200 } + n)));
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
    let buttons = vec![plain("Attack", 0), plain("Resource 1: Wolf", 1)];
    let lapses = vec![(1, "Place a Resource".to_owned())];
    let all = arranged(&Message { buttons, ends_turn: vec![0], lapses, ..Message::default() });
    let lost: Vec<&str> = all.iter().flat_map(|group| &group.buttons).map(|button| &*button.lapses).collect();
    assert_eq!(lost, ["", "Place a Resource"], "what is lost with the turn has its words");
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

/// The words of a label may not be parted everywhere, but a narrow place has no room for two of them.
#[test]
fn the_label_of_a_place_may_break_between_any_two_words() {
    let mut message = turn(vec![Some(0), None, None], &[], &[]);
    message.buttons[0].label = "Атаковать на\u{a0}1 и\u{a0}завершить ход".to_owned();
    let placed = arranged(&message).remove(0);
    assert_eq!(placed.buttons[0].label, "Атаковать на 1 и завершить ход");
}
