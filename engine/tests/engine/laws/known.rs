//! Known answers: chance must always give what it gave once. Also counts of the states that can be reached from a tiny
//! position.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use duelhall_engine::kit::{Game, Hidden, Live, NoLog, Rng, Seat, Staged, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::towers::{Rules, State, Towers};

use crate::laws::playout::text;

/// The rules of a scenario's set-up.
fn rules(scenario: &str) -> std::sync::Arc<Rules> {
    let scenario = Scenario::parse(scenario).unwrap();
    Towers::prepare(serde_json::from_str(scenario.setup()).unwrap()).unwrap()
}

/// A deck with one card for each letter, so that every dealt card can be recognized.
fn letters() -> String {
    let cards = ('a'..='z').fold(String::new(), |mut cards, letter| {
        let _ = writeln!(cards, "[[card]]\nid = \"{letter}\"\n");
        cards
    });
    format!("game = \"towers\"\ntitle = \"Letters\"\n{cards}[given]\n[[step]]\noutcome = \"none\"\n")
}

#[test]
fn the_first_cards_of_ten_seeds_are_frozen() {
    let rules = rules(&letters());
    let lines = (0..10).map(|seed| {
        let mut live = Live::<Towers>::start(&rules, Rng::seed_of_number(seed));
        let dealt = said(&live);
        for entry in ["1 swap 1", "1 swap 2", "2 swap 5", "1 keep", "2 keep"] {
            live.take(&entry.parse().unwrap()).unwrap();
        }
        let replaced = [Seat::FIRST, Seat::SECOND].map(|seat| said_to(&live, Viewer::Seat(seat)));
        format!("seed {seed}: {dealt}\n  {}\n  {}", replaced[0], replaced[1])
    });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

/// The true events of the last entry.
fn said(live: &Live<Towers>) -> String {
    [Seat::FIRST, Seat::SECOND].map(|seat| said_to(live, Viewer::Seat(seat))).join(" | ")
}

fn said_to(live: &Live<Towers>, viewer: Viewer) -> String {
    let events = live.events(viewer);
    events.iter().map(|event| Towers::line(live.rules(), event)).collect::<Vec<_>>().join(", ")
}

const TINY: &str = r#"
game = "towers"
title = "A tiny position"

[[card]]
id = "brick"
effect = "Gain(Own, Wall, N(1))"

[[card]]
id = "swift"
cost.ore = 1
effect = "ExtendTurn"

[[card]]
id = "order"
effect = "Discard(Foe, 1, Owner)"

[given]
draw = ["brick", "swift", "order", "swift", "brick", "order"]
sides.1 = { hand = ["brick", "swift"], stock.ore = 1 }
sides.2 = { hand = ["order", "brick"], stock.ore = 0 }

[[step]]
offers.1 = ["play 1", "play 2", "discard 1", "discard 2", "skip"]
"#;

/// The number of sequences of `depth` choices, and the number of different states that they reach.
fn reached(depth: usize) -> (usize, usize) {
    let rules = rules(TINY);
    let mut states = vec![Towers::start(&rules, Rng::from_number(0), &mut NoLog)];
    for _ in 0..depth {
        states = states.iter().flat_map(next).collect();
    }
    let different: BTreeSet<String> = states.iter().map(text::<Towers>).collect();
    (states.len(), different.len())
}

fn next(state: &State) -> Vec<State> {
    [Seat::FIRST, Seat::SECOND]
        .into_iter()
        .flat_map(|seat| {
            let mut actions = Vec::new();
            Towers::actions(state, seat, &mut actions);
            actions.into_iter().map(move |action| {
                let mut next = state.clone();
                Towers::apply(&mut next, seat, action, &mut NoLog).unwrap();
                next
            })
        })
        .collect()
}

/// The counts come from another program, which was written from the rules alone.
#[test]
fn what_can_be_reached_from_a_tiny_position_is_counted() {
    let counts: Vec<(usize, usize)> = (0..6).map(reached).collect();
    assert_eq!(counts, [(1, 1), (5, 5), (25, 25), (113, 100), (534, 429), (2_473, 1_757)]);
}

/// A view hides what the rules hide, and no more: each viewer sees their own hand.
#[test]
fn a_view_keeps_what_its_viewer_knows() {
    let rules = rules(TINY);
    let state = Towers::start(&rules, Rng::from_number(0), &mut NoLog);
    let hands = |viewer| {
        let mut state = state.clone();
        Towers::blank(&mut state, viewer);
        let laid = Towers::lay_out(&state);
        (laid["sides"]["1"]["hand"].to_string(), laid["sides"]["2"]["hand"].to_string(), laid["draw"].to_string())
    };
    let of = |one: &str, other: &str| (one.to_owned(), other.to_owned(), r#"["?","?","?","?","?","?"]"#.to_owned());
    assert_eq!(hands(Viewer::Public), of(r#"["?","?"]"#, r#"["?","?"]"#));
    assert_eq!(hands(Viewer::Seat(Seat::FIRST)), of(r#"["brick","swift"]"#, r#"["?","?"]"#));
    assert_eq!(hands(Viewer::Seat(Seat::SECOND)), of(r#"["?","?"]"#, r#"["order","brick"]"#));
}
