//! Tournaments in scenario files.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use toml::Spanned;

use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::Rules;
use super::setup::{Brought, Format, Setup};
use super::state::{Stage, State};
use super::{Tournament, choose};
use crate::heroes::set::library;
use crate::heroes::table::Table;
use crate::heroes::{Heroes, House};
use crate::kit::{FirstTurn, Kind, Misgiven, Options, Rest, Seat, SetupError, Staged, plain};

/// The choices before a duel, and those in it.
const CHOICES: [(&str, Rest); BUILDING.len() + DUEL.len()] = {
    let mut all = [("", Rest::Nothing); BUILDING.len() + DUEL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < BUILDING.len() { BUILDING[at] } else { DUEL[at - BUILDING.len()] };
        at += 1;
    }
    all
};
const DUEL: &[(&str, Rest)] = <Heroes as Staged>::CHOICES;
const BUILDING: [(&str, Rest); 7] = [
    ("build-take", Rest::Card),
    ("build-hero", Rest::Card),
    ("build-out", Rest::Nothing),
    ("build-in", Rest::Nothing),
    ("build-back", Rest::Nothing),
    ("build-other", Rest::Nothing),
    ("build-ready", Rest::Nothing),
];

/// What stands under `[given]`: what a host chose, or decks that are brought.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Spanned<Options>>,
    /// Whether it is a later game of a match (H-200).
    later: bool,
    decks: Vec<DeckGiven>,
}

/// A deck and the cards that belong to it, by their names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckGiven {
    hero: Spanned<String>,
    cards: Vec<(Spanned<String>, u8)>,
    #[serde(default)]
    side: Vec<(Spanned<String>, u8)>,
}

impl DeckGiven {
    fn brought(self) -> Result<Brought, Misgiven> {
        let hero = known(self.hero)?;
        let all = |cards: Vec<(Spanned<String>, u8)>| -> Result<Vec<(String, u8)>, Misgiven> {
            cards.into_iter().map(|(card, copies)| Ok((known(card)?, copies))).collect()
        };
        Ok(Brought { hero, cards: all(self.cards)?, side: all(self.side)? })
    }
}

/// The id of a card of the set.
fn known(name: Spanned<String>) -> Result<String, Misgiven> {
    if library().card(name.get_ref()).is_some() {
        return Ok(name.into_inner());
    }
    let near = plain::meant(name.get_ref(), library().cards.iter().map(|card| card.id.as_str()));
    Err(Misgiven::at(name.span(), format!("there is no card `{}`{near}", name.get_ref())))
}

impl Staged for Tournament {
    type Given = Given;
    type Inline = <Heroes as Staged>::Inline;

    const CHOICES: &'static [(&'static str, Rest)] = &CHOICES;

    fn card_ids(rules: &Rules) -> impl Iterator<Item = &str> {
        Heroes::card_ids(&rules.cards)
    }

    fn numbers(state: &State, seat: Seat, word: &str, id: &str) -> Vec<usize> {
        match &state.stage {
            Stage::Duel(duel) => Heroes::numbers(&duel.state, seat, word, id),
            Stage::Build(_) => state.rules.cards.kind(id).map(|kind| kind.index() + 1).into_iter().collect(),
        }
    }

    fn stage(given: Given, cards: Vec<Self::Inline>) -> Result<Setup, Misgiven> {
        if !cards.is_empty() {
            return Err(SetupError("a tournament is played with the shipped cards".to_owned()).into());
        }
        match (given.options, given.decks.is_empty()) {
            (Some(options), true) => {
                let setup = choose::choose(options.get_ref(), FirstTurn::default());
                let setup = setup.map_err(|error| Misgiven::at(options.span(), error.0))?;
                Ok(Setup { later: given.later, ..setup })
            }
            (None, false) => Ok(Setup {
                format: Format::Constructed,
                cards: library().cards.iter().map(|card| (**card).clone()).collect(),
                seats: given.decks.len() as u8,
                decks: given.decks.into_iter().map(DeckGiven::brought).collect::<Result<_, _>>()?,
                later: given.later,
                house: House::default(),
                first: FirstTurn::Seat(Seat::FIRST),
            }),
            _ => Err(SetupError("either `options` or `decks` are given".to_owned()).into()),
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
