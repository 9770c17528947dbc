//! What the history says of a card that is set off or used, and of what comes of it.

use super::super::{Action, At, Placed, Position, SeatPosition};
use super::*;
use crate::kit::Hidden;

/// A turn of the first seat, which has four bases, some cards in hand and some in play.
fn turn_with(hand: &[&str], field: Vec<Placed>) -> State {
    let placed = |card: &str| Placed { card: card.to_owned(), ..Placed::default() };
    let side = |hand: &[&str], field: Vec<Placed>| SeatPosition {
        hand: hand.iter().map(|card| (*card).to_owned()).collect(),
        library: vec!["base-usa".to_owned(); 10],
        field: std::iter::repeat_with(|| placed("base-usa")).take(4).chain(field).collect(),
        ..SeatPosition::default()
    };
    let seats = vec![side(hand, field), side(&["base-usa"], Vec::new())];
    let position = Position { seats, turn: Seat::FIRST, turns: 9, at: At::Main };
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let decks = vec![DeckList::default(); 2];
    let setup = Setup { cards, decks, position: Some(position), ..Setup::default() };
    War::start(&War::prepare(setup).expect("rules"), Rng::from_number(1), &mut NoLog)
}

/// What the other seat is told of an action of the first.
fn told(state: &mut State, action: Action, lang: Lang) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    War::apply(state, Seat::FIRST, action, &mut events).expect("it is allowed");
    let seen: Vec<Event> = events.iter().map(|event| War::redact(event, Viewer::Seat(Seat::SECOND))).collect();
    let rules = state.rules.clone();
    let lines = War::tell_all(|| View::of(state, Viewer::Seat(Seat::SECOND)), &rules, &seen);
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let said = lines.iter().map(|line| Words::engine().try_say(lang, line, &names).expect("words"));
    said.map(|said| said.replace('\u{a0}', " ")).collect()
}

/// A property of a card in play.
fn property(state: &State) -> Action {
    let mut may = Vec::new();
    War::actions(state, Seat::FIRST, &mut may);
    may.into_iter().find(|action| matches!(action, Action::Use(..))).expect("a property can be used")
}

fn cans_and_tank(used: bool) -> State {
    let placed = |card: &str, used: bool| Placed { card: card.to_owned(), used, ..Placed::default() };
    turn_with(&[], vec![placed("jerrycans", false), placed("tiger", used)])
}

#[test]
fn w_39_a_property_is_followed_by_its_target_and_by_what_came_of_it() {
    let mut state = cans_and_tank(true);
    let used = property(&state);
    let said = told(&mut state, used, Lang::En);
    assert!(said.len() == 2 && said[0].starts_with("Ann uses a property of “"), "{said:?}");
    assert!(said[1].ends_with(" is ready again."), "{said:?}");
    for (lang, nothing) in [(Lang::En, "Nothing comes of it."), (Lang::Ru, "Ничего не произошло.")] {
        let mut state = cans_and_tank(false);
        let used = property(&state);
        let said = told(&mut state, used, lang);
        assert_eq!(said.last().map(String::as_str), Some(nothing), "{said:?}");
    }
}

#[test]
fn w_43_cards_that_are_drawn_are_counted_and_not_named() {
    let said = told(&mut turn_with(&["lend-lease"], Vec::new()), Action::Play(0), Lang::En);
    assert!(said.len() == 2 && said[1].starts_with("Ann draws ") && said[1].ends_with(" cards."), "{said:?}");
}

#[test]
fn w_43_what_leaves_no_event_is_quoted_as_the_words_of_the_card() {
    let fresh = || Placed { card: "garand-riflemen".to_owned(), fresh: true, ..Placed::default() };
    for (lang, says) in [(Lang::En, "The card says: “"), (Lang::Ru, "На карте написано: «")] {
        let said = told(&mut turn_with(&["higgins-boats"], vec![fresh()]), Action::Play(0), lang);
        assert!(said.iter().any(|said| said.starts_with(says)), "{said:?}");
    }
}

/// A card with a choice is not said to have done nothing while somebody is asked.
#[test]
fn w_39_nothing_is_said_of_an_effect_that_still_asks() {
    let placed = |card: &str, used: bool| Placed { card: card.to_owned(), used, ..Placed::default() };
    let mut state = turn_with(&[], vec![placed("jerrycans", false), placed("tiger", true), placed("tiger", true)]);
    let used = property(&state);
    assert_eq!(told(&mut state, used, Lang::En).len(), 1);
    let mut may = Vec::new();
    War::actions(&state, Seat::FIRST, &mut may);
    let said = told(&mut state, may[0], Lang::En);
    assert!(said.len() == 1 && said[0].ends_with(" is ready again."), "{said:?}");
}

/// Every card can be told about in every language, whatever came of it.
#[test]
fn the_history_says_what_is_set_off_and_used_w_39_w_87() {
    let state = begin(1);
    let (words, names) = (Words::engine(), ["Ann".to_owned(), "Ben".to_owned()]);
    let kind =
        |id: &str| Kind(library().cards.iter().position(|card| card.id == id).expect("a card of the set") as u16);
    let told = |lang: Lang, event: Event| {
        let lines = War::tell_all(|| View::of(&state, Viewer::Public), &state.rules, &[event]);
        let said = lines.iter().map(|text| words.try_say(lang, text, &names).expect("words"));
        said.collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
    };
    let bombs = || Event::Bombed { seat: Seat::FIRST, card: kind("ju-87") };
    assert_eq!(told(Lang::En, bombs()), "“Ju 87” bombs every ground unit of the other side: 1 damage to each.");
    assert_eq!(told(Lang::Ru, bombs()), "Карта «Ju 87» бомбит все наземные юниты другой стороны: по 1 ед. урона.");
    let dive = Event::Triggered { seat: Seat::FIRST, card: kind("ju-87") };
    assert_eq!(told(Lang::En, dive), "“Ju 87” of Ann triggers. Nothing comes of it.");
    for lang in Lang::ALL {
        for card in &library().cards {
            let (seat, card) = (Seat::SECOND, kind(&card.id));
            for event in
                [Event::Triggered { seat, card }, Event::Used { seat, card, number: 3 }, Event::Raised { seat, card }]
            {
                let said = told(lang, event);
                assert!(said.contains("Ben") && !said.contains("..") && !said.contains('{'), "{said}");
            }
        }
    }
}
