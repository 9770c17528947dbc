//! Tests of buttons and their labels.

use std::sync::Arc;

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use super::*;
use crate::vocabulary::Vocabulary;
use crate::voice::{COMMANDS, words};

fn voice() -> Voice {
    Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), Lang::En)
}

fn asks(labels: Vec<Text>) -> Prompt {
    let choice = |label: Text| {
        let tone = if label.key == "do-chrono-end" { Tone::Pass } else { Tone::Aside };
        Choice {
            action: label.key.clone(),
            label,
            card: None,
            tone,
            taken: None,
            ends_turn: tone == Tone::Pass,
            lapses: false,
        }
    };
    let choices = labels.into_iter().map(choice).collect();
    Prompt { seat: Seat::FIRST, step: 1, title: Text::new("ask-chrono-main"), choices, fallback: 0 }
}

#[test]
fn a_choice_that_keeps_its_place_leaves_it_empty_while_it_is_not_there() {
    let keys = ["do-chrono-attack", "do-chrono-focus", "do-chrono-time"];
    let all = asks(vec![Text::new(keys[1]), Text::new(keys[2]), Text::new("do-chrono-end")]);
    assert_eq!(places(&all, &keys), [None, Some(0), Some(1)]);
    assert_eq!(places(&asks(vec![Text::new(keys[2]), Text::new("do-chrono-end")]), &keys), [None, None, Some(0)]);
}

#[test]
fn a_card_that_would_do_nothing_stays_with_those_that_are_played_and_does_not_stand_out() {
    let card = |key: &str, tone| Choice {
        action: key.to_owned(),
        label: Text::new(key).num("number", 3).raw("card", "Flood"),
        card: Some(3),
        tone,
        taken: None,
        ends_turn: false,
        lapses: false,
    };
    let mut prompt = asks(Vec::new());
    prompt.choices = vec![card("do-heroes-play", Tone::Main), card("do-heroes-play-idle", Tone::Aside)];
    prompt.choices.push(card("do-heroes-place", Tone::Aside));
    let shown: Vec<_> = choices(&voice(), MatchId::from_number(1), &prompt)
        .into_iter()
        .map(|button| (button.look, button.group))
        .collect();
    assert_eq!(shown, [(Look::Primary, 0), (Look::Plain, 0), (Look::Plain, 1)]);
}

#[test]
fn what_takes_something_back_stands_after_where_one_goes_on_w_57() {
    let choice = |key: &str, tone| Choice {
        action: key.to_owned(),
        label: Text::new(key).num("number", 3).raw("card", "Sherman"),
        card: None,
        tone,
        taken: None,
        ends_turn: false,
        lapses: false,
    };
    let mut prompt = asks(Vec::new());
    prompt.choices = vec![
        choice("do-war-retreat", Tone::Back),
        choice("do-war-attack", Tone::Main),
        choice("do-war-retreat", Tone::Back),
        choice("do-war-fight", Tone::Go),
    ];
    let mut shown = choices(&voice(), MatchId::from_number(1), &prompt);
    let moved = laid(&voice(), &mut shown, &[]);
    let looks: Vec<_> = shown.iter().map(|button| (button.look, button.group)).collect();
    assert_eq!(looks, [(Look::Primary, 0), (Look::Primary, 2), (Look::Back, 2), (Look::Back, 2)]);
    for (choice, at) in (0..).zip(moved) {
        assert_eq!(shown[at.unwrap()].press, Press::Answer(MatchId::from_number(1), prompt.step, choice));
    }
}

#[test]
fn equal_cards_have_one_button_that_says_how_many_they_are() {
    let build = |number: u8, card: &str| Choice {
        action: format!("build {number}"),
        label: Text::new("do-war-build").num("number", number).raw("card", card),
        card: Some(number),
        tone: Tone::Aside,
        taken: None,
        ends_turn: false,
        lapses: false,
    };
    let mut prompt = asks(Vec::new());
    prompt.choices = vec![build(1, "Base"), build(3, "Other"), build(4, "Base"), build(6, "Base")];
    let mut shown = choices(&voice(), MatchId::from_number(1), &prompt);
    assert_eq!(laid(&voice(), &mut shown, &[(4, 1), (6, 1)]), [Some(0), Some(1), None, None]);
    let labels: Vec<String> = shown.iter().map(|button| button.label.replace('\u{a0}', " ")).collect();
    assert_eq!(labels, ["Build 1: Base (3 in Hand)", "Build 3: Other"]);
}

#[test]
fn what_is_lost_with_a_turn_is_named_and_a_resource_once_for_all_cards_h_78() {
    let choice = |key: &str, number: u8, lapses: bool| Choice {
        action: format!("{key} {number}"),
        label: Text::new(key).num("number", number).raw("card", "Wolf"),
        card: Some(number),
        tone: Tone::Main,
        taken: None,
        ends_turn: false,
        lapses,
    };
    let mut prompt = asks(Vec::new());
    prompt.choices = vec![
        choice("do-heroes-play", 2, true),
        choice("do-heroes-play-idle", 3, false),
        choice("do-heroes-place", 2, true),
        choice("do-heroes-place", 3, true),
    ];
    let shown = choices(&voice(), MatchId::from_number(1), &prompt);
    // The second button is not shown, so those after it move up.
    let moved = [Some(0), None, Some(1), Some(2)];
    let mut laid = shown.clone();
    laid.remove(1);
    let left: Vec<_> = lapsing(&voice(), &prompt, &laid, |at| moved[at])
        .into_iter()
        .map(|(at, said)| (at, said.replace('\u{a0}', " ")))
        .collect();
    let place = "Place a Resource".to_owned();
    assert_eq!(left, [(0, "Play 2: Wolf".to_owned()), (1, place.clone()), (2, place)]);
}

#[test]
fn a_number_of_a_card_changes_in_its_label_too_and_a_press_stays_what_it_was() {
    let choice = |key: &str, card: Option<u8>| Choice {
        action: String::new(),
        label: Text::new(key).num("number", 4).raw("card", "Base"),
        card,
        tone: Tone::Main,
        taken: None,
        ends_turn: false,
        lapses: false,
    };
    let mut prompt = asks(Vec::new());
    prompt.choices = vec![choice("do-war-build", Some(4)), choice("do-war-attack", None)];
    let shown = choices(&voice(), MatchId::from_number(1), &renumbered(prompt, &[(4, 2)]));
    let card = shown[0].card.as_ref().unwrap();
    let [label, short] = [&shown[0].label, &card.short].map(|said| said.replace('\u{a0}', " "));
    assert_eq!((card.number, label.as_str(), short.as_str()), (2, "Build 2: Base", "Build 2"));
    assert_eq!(shown[0].press, Press::Answer(MatchId::from_number(1), 1, 0));
    assert!(shown[1].label.contains("#4"), "a card in play keeps its number: {}", shown[1].label);
}

#[test]
fn choices_that_are_alike_have_a_name_and_each_keeps_its_number() {
    let used = |number: u16| Text::new("do-chrono-use").num("number", number);
    let hero = |number: u16| Text::new("do-chrono-hero").num("ability", number);
    let end = || Text::new("do-chrono-end");
    let found = alike(&voice(), &asks(vec![used(4), hero(1), used(9), hero(3), end()]));
    let named = |name: &str, painted, buttons: &[(u16, usize)]| Alike {
        name: name.to_owned(),
        painted,
        gives_up: false,
        buttons: buttons.to_vec(),
    };
    let (turn, hero) = ([(4, 0), (9, 2)], [(1, 1), (3, 3)]);
    assert_eq!(found, [named("Turn a Card…", true, &turn), named("Ability of the Hero…", false, &hero)]);
    assert!(alike(&voice(), &asks(vec![used(4), used(9), end()])).is_empty(), "the question is about nothing else");
}

#[test]
fn the_short_label_of_a_card_for_nothing_speaks_of_x_only_if_the_card_has_one() {
    let short = |why: &str| {
        let label = Text::new("do-heroes-play-idle").num("number", 3).raw("card", "Salve").raw("why", why);
        numbered(&voice(), &label, 3).unwrap().short.replace('\u{a0}', " ")
    };
    assert_eq!([short("now"), short("x")], ["Nothing Now: Play 3", "X = 0: Play 3"]);
}
