//! Tournaments in scenario files.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::Rules;
use super::setup::{Brought, Format, Setup};
use super::state::{Stage, State};
use super::{Tournament, choose};
use crate::heroes::set::library;
use crate::heroes::table::Table;
use crate::heroes::{Heroes, House};
use crate::kit::{FirstTurn, Kind, Options, Seat, SetupError, Staged};

/// What stands under `[given]`: what a host chose, or decks that are brought.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Options>,
    /// Whether it is a later game of a match (H-200).
    later: bool,
    decks: Vec<Brought>,
}

impl Staged for Tournament {
    type Given = Given;
    type Inline = <Heroes as Staged>::Inline;

    fn stage(given: Given, cards: Vec<Self::Inline>) -> Result<Setup, SetupError> {
        if !cards.is_empty() {
            return Err(SetupError("a tournament is played with the shipped cards".to_owned()));
        }
        match (given.options, given.decks.is_empty()) {
            (Some(options), true) => {
                Ok(Setup { later: given.later, ..choose::choose(&options, FirstTurn::default())? })
            }
            (None, false) => Ok(Setup {
                format: Format::Constructed,
                cards: library().cards.iter().map(|card| (**card).clone()).collect(),
                seats: given.decks.len() as u8,
                decks: given.decks,
                later: given.later,
                house: House::default(),
                first: FirstTurn::Seat(Seat::FIRST),
            }),
            _ => Err(SetupError("either `options` or `decks` are given".to_owned())),
        }
    }

    fn lay_out(state: &State) -> Value {
        match &state.stage {
            Stage::Duel(duel) => Heroes::lay_out(&duel.state),
            Stage::Build(build) => {
                let desks = (0..).map(Seat).zip(&build.desks);
                let desks: Map<String, Value> =
                    desks.map(|(seat, desk)| (seat.to_string(), laid(&state.rules, desk))).collect();
                json!({
                    "phase": "build",
                    "asked": build.asked().iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
                    "desks": desks,
                    "closed": build.closed.iter().map(Vec::len).collect::<Vec<_>>(),
                })
            }
        }
    }

    fn seen(table: &Table) -> Value {
        Heroes::seen(table)
    }

    fn line(rules: &Rules, event: &Event) -> String {
        let card = |kind: Kind| rules.card(kind).map_or("?", |card| &card.id);
        match event {
            Event::Opened { draft: true } => "boosters go round".to_owned(),
            Event::Opened { draft: false } => "boosters are opened".to_owned(),
            Event::Picked { seat, card: kind } => format!("{seat} picks {}", card(*kind)),
            Event::Exchanged { seat, out, card: kind } => {
                format!("{seat} exchanges {} for {}", card(*out), card(*kind))
            }
            Event::Ready { seat } => format!("{seat} is ready"),
            Event::Left { seat } => format!("{seat} leaves"),
            Event::Duel(event) => Heroes::line(&rules.cards, event),
        }
    }
}

fn laid(rules: &Rules, desk: &Desk) -> Value {
    let ids = |kinds: &[Kind]| -> Vec<&str> {
        kinds.iter().map(|kind| rules.card(*kind).map_or("?", |card| &card.id)).collect()
    };
    let step = match desk.step {
        Step::Pick => "pick",
        Step::Picked(_) => "picked",
        Step::Hero => "hero",
        Step::Deck => "deck",
        Step::Out => "out",
        Step::In(_) => "in",
        Step::Ready => "ready",
    };
    json!({
        "step": step,
        "hero": desk.hero.and_then(|hero| rules.card(hero)).map(|hero| &hero.id),
        "deck": ids(&desk.deck),
        "deck_size": desk.deck.len(),
        "side": ids(&desk.side),
        "side_size": desk.side.len(),
        "pack": ids(&desk.pack),
        "pack_size": desk.pack.len(),
    })
}
