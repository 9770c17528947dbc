//! Towers in scenario files: positions as input, positions and events as output, in one vocabulary.

use serde_json::{Map, Value, json};

use super::Towers;
use super::card::{Resource, Stat};
use super::event::Event;
use super::given::{self, Given, Inline};
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Stage, State};
use super::table::Table;
use crate::kit::{Card, Kind, Misgiven, Rest, Seat, SeatSet, Staged, outcome_line, word};

impl Staged for Towers {
    type Given = Given;
    type Inline = Inline;

    const CHOICES: &'static [(&'static str, Rest)] = &[
        ("first", Rest::Nothing),
        ("second", Rest::Nothing),
        ("swap", Rest::Card),
        ("back", Rest::Nothing),
        ("keep", Rest::Nothing),
        ("play", Rest::Card),
        ("discard", Rest::Card),
        ("skip", Rest::Nothing),
    ];

    const BOOK: Option<(&'static str, u16)> = Some(("T", 50));

    fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
        given::stage(given, cards)
    }

    fn card_ids(rules: &Rules) -> impl Iterator<Item = &str> {
        rules.cards.defs.iter().map(|card| card.id.as_str())
    }

    fn numbers(state: &State, seat: Seat, _: &str, id: &str) -> Vec<usize> {
        let Some(kind) = state.rules.kind(id) else { return Vec::new() };
        let index = state.hand(seat).cards().iter().position(|card| card.kind == kind);
        index.map(|index| index + 1).into_iter().collect()
    }

    fn lay_out(state: &State) -> Value {
        let ids = |cards: &[Card]| cards.iter().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
        let side = |seat: Seat| {
            let side = state.side(seat);
            json!({
                "tower": side.get(Stat::Tower),
                "wall": side.get(Stat::Wall),
                "stock": by_resource(side.stock()),
                "mine": by_resource(side.mine()),
                "hand": ids(state.hand(seat).cards()),
            })
        };
        let marks = |seat: Seat| match state.stage {
            Stage::Mulligan(marks, _) => (1..=10_u8).filter(|index| marks[seat] & (1 << (index - 1)) != 0).collect(),
            _ => Vec::new(),
        };
        let outcome = match state.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        };
        let draw: Vec<Card> = state.piles.draw.top_first().collect();
        let discard: Vec<Card> = state.discard_pile().iter().rev().copied().collect();
        json!({
            "phase": phase(state),
            "asked": numbers(asked(state)),
            "turn": state.turn.0 + 1,
            "turns": state.turns,
            "round": state.turns.div_ceil(2).max(1),
            "taken": state.taken,
            "actions_left": state.actions_left,
            "sides": { "1": side(Seat::FIRST), "2": side(Seat::SECOND) },
            "marks": { "1": marks(Seat::FIRST), "2": marks(Seat::SECOND) },
            "draw": ids(&draw),
            "discard": ids(&discard),
            "outcome": outcome.map(outcome_line),
        })
    }

    fn seen(table: &Table) -> Value {
        let side = |seat: Seat| {
            let side = &table.sides[seat];
            json!({
                "tower": side.tower,
                "wall": side.wall,
                "stock": by_resource(side.stock),
                "mine": by_resource(side.mine),
                "hand": side.hand,
            })
        };
        let shown = table.shown.iter().map(|shown| {
            let done = if shown.discarded { "discarded" } else { "played" };
            format!("{} {done} {}", shown.seat, shown.card.id)
        });
        let changes =
            table.changes.iter().map(|change| format!("{} {} {:+}", change.seat, name(change.stat), change.delta));
        let hand = table
            .hand
            .iter()
            .map(|held| json!({ "card": held.card.id, "number": held.number, "usable": word(held.usable) }));
        json!({
            "phase": word(table.phase),
            "asked": numbers(table.asked),
            "turn": table.turn.map(|seat| seat.0 + 1),
            "round": table.round,
            "sides": { "1": side(Seat::FIRST), "2": side(Seat::SECOND) },
            "tower_goal": table.tower_goal,
            "stock_goal": table.stock_goal,
            "draw": table.draw_pile,
            "discard": table.discard_pile,
            "shown": shown.collect::<Vec<_>>(),
            "changes": changes.collect::<Vec<_>>(),
            "hand": hand.collect::<Vec<_>>(),
            "outcome": table.outcome.map(outcome_line),
        })
    }

    fn told() -> Vec<&'static str> {
        vec![
            "SEAT dealt CARDS",
            "SEAT begins",
            "SEAT replaced nothing",
            "SEAT replaced CARDS with CARDS",
            "SEAT income N N N",
            "SEAT played CARD",
            "SEAT discarded CARD",
            "SEAT had to discard CARD",
            "SEAT skipped",
            "SEAT tower|wall|stock.ore|stock.gems|stock.gold|mine.ore|mine.gems|mine.gold N -> N",
            "SEAT drew CARD",
            "reshuffled N",
            "SEAT extended",
            "ended OUTCOME",
        ]
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        vec![
            ("phase", &["choose-first", "mulligan", "play", "discard", "over"]),
            ("usable", &["play", "discard-only", "nothing", "keep", "replace"]),
            ("outcome", &["OUTCOME"]),
            ("shown", &["SEAT played|discarded CARD"]),
            ("changes", &["SEAT tower|wall|stock.ore|stock.gems|stock.gold|mine.ore|mine.gems|mine.gold N"]),
        ]
    }

    fn line(rules: &Rules, event: &Event) -> String {
        let card = |kind: &Kind| rules.cards.id(*kind);
        let cards = |kinds: &[Kind]| kinds.iter().map(card).collect::<Vec<_>>().join(" ");
        match event {
            Event::Dealt { seat, cards: dealt } => format!("{seat} dealt {}", cards(dealt)),
            Event::Began { first } => format!("{first} begins"),
            Event::Replaced { seat, gone, .. } if gone.is_empty() => format!("{seat} replaced nothing"),
            Event::Replaced { seat, gone, came } => format!("{seat} replaced {} with {}", cards(gone), cards(came)),
            Event::Income { seat, gain: [ore, gems, gold] } => format!("{seat} income {ore} {gems} {gold}"),
            Event::Played { seat, card: played } => format!("{seat} played {}", card(played)),
            Event::Discarded { seat, card: gone, forced: false } => format!("{seat} discarded {}", card(gone)),
            Event::Discarded { seat, card: gone, forced: true } => format!("{seat} had to discard {}", card(gone)),
            Event::Skipped { seat } => format!("{seat} skipped"),
            Event::Changed { seat, stat, from, to } => format!("{seat} {} {from} -> {to}", name(*stat)),
            Event::Drew { seat, card: drawn } => format!("{seat} drew {}", card(drawn)),
            Event::Reshuffled { cards } => format!("reshuffled {cards}"),
            Event::Extended { seat } => format!("{seat} extended"),
            Event::Ended { outcome } => format!("ended {}", outcome_line(*outcome)),
        }
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

fn by_resource(values: [i16; 3]) -> Value {
    let named = ["ore", "gems", "gold"].into_iter().zip(values);
    Value::Object(named.map(|(name, value)| (name.to_owned(), value.into())).collect::<Map<_, _>>())
}

fn asked(state: &State) -> SeatSet {
    use crate::kit::{Game, Status};
    match Towers::status(state) {
        Status::Waiting(seats) => seats,
        Status::Over(_) => SeatSet::NONE,
    }
}

fn phase(state: &State) -> String {
    match state.stage {
        Stage::Act => "play".to_owned(),
        stage => word(stage),
    }
}

/// The path of a number within a side.
fn name(stat: Stat) -> String {
    let resource = |resource: Resource| ["ore", "gems", "gold"][resource.index()];
    match stat {
        Stat::Tower => "tower".to_owned(),
        Stat::Wall => "wall".to_owned(),
        Stat::Stock(kind) => format!("stock.{}", resource(kind)),
        Stat::Mine(kind) => format!("mine.{}", resource(kind)),
    }
}
