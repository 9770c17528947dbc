//! Duels of Heroes with a few made-up cards, for tests of what is asked and told.

use duelhall_engine::games::Match;
use duelhall_engine::kit::{Choice, Seat, Text, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::text::{Lang, Words};

/// A duel with these cards after some choices.
pub(crate) fn duel(cards: &[(&str, &str)], given: &str, takes: &[&str]) -> Match {
    let cards: String = cards.iter().map(|(id, def)| format!("[[card]]\nid = \"{id}\"\ndef = '{def}'\n")).collect();
    let text = format!(
        "game = \"heroes\"\ntitle = \"Asked\"\n{cards}[given]\n{given}\n[[step]]\ntake = {takes:?}\nstate = {{}}\n"
    );
    let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    scenario.match_after(usize::from(!takes.is_empty())).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// A text in words, without signs that keep words together.
pub(crate) fn said(lang: Lang, text: &Text) -> String {
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned);
    Words::engine().try_say(lang, text, &names).unwrap().replace('\u{a0}', " ")
}

/// The question to a seat in both languages.
pub(crate) fn asked(duel: &Match, seat: u8) -> [String; 2] {
    let prompt = duel.prompt(Seat(seat)).expect("the seat is asked");
    Lang::ALL.map(|lang| said(lang, &prompt.title))
}

/// The lines about the last choice that a viewer reads, in both languages.
pub(crate) fn told(duel: &Match, viewer: Viewer) -> [String; 2] {
    let lines = duel.tell(viewer);
    Lang::ALL.map(|lang| lines.iter().map(|line| said(lang, line)).collect::<Vec<_>>().join(" "))
}

/// A choice of a seat.
pub(crate) fn choice(duel: &Match, seat: u8, action: &str) -> Choice {
    let prompt = duel.prompt(Seat(seat)).expect("the seat is asked");
    let found = prompt.choices.iter().find(|choice| choice.action == action);
    found.unwrap_or_else(|| panic!("no {action} among {:?}", prompt.choices)).clone()
}

/// The label of a choice in both languages.
pub(crate) fn labels(duel: &Match, seat: u8, action: &str) -> [String; 2] {
    Lang::ALL.map(|lang| said(lang, &choice(duel, seat, action).label))
}
