//! Formats in scenario files.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use toml::Spanned;

use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::Rules;
use super::setup::{Brought, Format, Setup};
use super::state::{Stage, State};
use super::table::{DeskView, Held, Table};
use super::{Boosters, InFormat, choose};
use crate::kit::written::{Name, known};
use crate::kit::{FirstTurn, Hosted, Kind, Misgiven, Options, Rest, Seat, SetupError, Staged};

/// The most words that choices of a match in a format can begin with.
const MOST_WORDS: usize = 128;

/// The words of the choices before the duel.
const BUILDING: [(&str, Rest); 7] = [
    ("build-take", Rest::Card),
    ("build-hero", Rest::Card),
    ("build-toggle", Rest::Card),
    ("build-undo", Rest::Nothing),
    ("build-fill", Rest::Nothing),
    ("build-other", Rest::Nothing),
    ("build-ready", Rest::Nothing),
];

impl<G: Boosters> InFormat<G> {
    /// Those words, and after them the words of the duel.
    const WORDS: &'static [(&'static str, Rest); MOST_WORDS] = &{
        let mut all = [("", Rest::Nothing); MOST_WORDS];
        let mut at = 0;
        while at < BUILDING.len() + <G as Staged>::CHOICES.len() {
            all[at] = if at < BUILDING.len() { BUILDING[at] } else { <G as Staged>::CHOICES[at - BUILDING.len()] };
            at += 1;
        }
        all
    };
}

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
    #[serde(default)]
    hero: Option<Name>,
    cards: Vec<(Name, u8)>,
    #[serde(default)]
    side: Vec<(Name, u8)>,
}

impl DeckGiven {
    fn brought<G: Boosters>(self) -> Result<Brought, Misgiven> {
        let leader = self.hero.map(card::<G>).transpose()?;
        let all = |cards: Vec<(Name, u8)>| -> Result<Vec<(String, u8)>, Misgiven> {
            cards.into_iter().map(|(name, copies)| Ok((card::<G>(name)?, copies))).collect()
        };
        Ok(Brought { leader, cards: all(self.cards)?, side: all(self.side)? })
    }
}

/// The id of a card of the set.
fn card<G: Boosters>(name: Name) -> Result<String, Misgiven> {
    known(&name, G::cards().iter().map(|(id, _)| id.as_str()))?;
    Ok(name.into_inner())
}

impl<G: Boosters> Staged for InFormat<G> {
    type Given = Given;
    type Inline = G::Inline;

    const CHOICES: &'static [(&'static str, Rest)] = Self::WORDS.split_at(BUILDING.len() + G::CHOICES.len()).0;

    const BOOK: Option<(&'static str, u16)> = G::BOOK;

    fn card_ids(rules: &Rules<G>) -> impl Iterator<Item = &str> {
        G::card_ids(&rules.pool)
    }

    fn numbers(state: &State<G>, seat: Seat, word: &str, id: &str) -> Vec<usize> {
        match &state.stage {
            Stage::Duel(duel) => <G as Staged>::numbers(&duel.state, seat, word, id),
            Stage::Build(_) => {
                let cards = G::pool_cards(&state.rules.pool);
                cards.iter().position(|card| G::id(card) == id).map(|at| at + 1).into_iter().collect()
            }
        }
    }

    fn stage(given: Given, cards: Vec<Self::Inline>) -> Result<Setup<G::Card, G::House>, Misgiven> {
        if !cards.is_empty() {
            return Err(SetupError("a format is played with the shipped cards".to_owned()).into());
        }
        match (given.options, given.decks.is_empty()) {
            (Some(options), true) => {
                let setup = Self::choose(options.get_ref(), FirstTurn::default());
                let setup = setup.map_err(|error| Misgiven::at(options.span(), error.0))?;
                Ok(Setup { later: given.later, ..setup })
            }
            (None, false) => Ok(Setup {
                format: Format::Constructed,
                cards: choose::cards::<G>(),
                seats: given.decks.len() as u8,
                decks: given.decks.into_iter().map(DeckGiven::brought::<G>).collect::<Result<_, _>>()?,
                later: given.later,
                house: G::House::default(),
                first: FirstTurn::Seat(Seat::FIRST),
            }),
            _ => Err(SetupError("either `options` or `decks` are given".to_owned()).into()),
        }
    }

    fn lay_out(state: &State<G>) -> Value {
        match &state.stage {
            Stage::Duel(duel) => G::lay_out(&duel.state),
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

    fn seen(table: &Table<G::Card, G::Table>) -> Value {
        let building = match table {
            Table::Duel(table) => return G::seen(table),
            Table::Build(building) => building,
        };
        let part = |desk: &DeskView| {
            let value = json!({ "out": desk.out, "deck": desk.cards, "hand": desk.booster });
            (desk.seat.to_string(), value)
        };
        let ids = |held: &[Held<G::Card>]| held.iter().map(|held| G::id(&held.card).to_owned()).collect::<Vec<_>>();
        json!({
            "phase": "build",
            "asked": building.asked.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
            "seats": building.desks.iter().map(part).collect::<Map<_, _>>(),
            "looking": ids(&building.looking),
            "hand": ids(&building.held),
        })
    }

    fn told() -> Vec<&'static str> {
        let before = [
            "boosters go round",
            "boosters are opened",
            "SEAT picks CARD",
            "SEAT exchanges CARD for CARD",
            "SEAT is ready",
            "SEAT leaves",
        ];
        before.into_iter().chain(G::told()).collect()
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        let before: [(_, &[&str]); 2] = [("phase", &["build"]), ("step", &["pick", "picked", "hero", "deck", "ready"])];
        before.into_iter().chain(G::texts()).collect()
    }

    fn most(state: &State<G>, seat: Seat, word: &str) -> Option<usize> {
        match &state.stage {
            Stage::Duel(duel) => G::most(&duel.state, seat, word),
            Stage::Build(_) => None,
        }
    }

    fn line(rules: &Rules<G>, event: &Event<G::Event>) -> String {
        let card = |kind: Kind| rules.card(kind).map_or("?", G::id);
        match event {
            Event::Opened { draft: true } => "boosters go round".to_owned(),
            Event::Opened { draft: false } => "boosters are opened".to_owned(),
            Event::Picked { seat, card: kind } => format!("{seat} picks {}", card(*kind)),
            Event::Exchanged { seat, out, card: kind } => {
                format!("{seat} exchanges {} for {}", card(*out), card(*kind))
            }
            Event::Ready { seat } => format!("{seat} is ready"),
            Event::Left { seat } => format!("{seat} leaves"),
            Event::Duel(event) => G::line(&rules.pool, event),
        }
    }
}

fn laid<G: Boosters>(rules: &Rules<G>, desk: &Desk) -> Value {
    let ids = |kinds: &[Kind]| -> Vec<&str> { kinds.iter().map(|kind| rules.card(*kind).map_or("?", G::id)).collect() };
    let step = match desk.step {
        Step::Pick => "pick",
        Step::Picked(_) => "picked",
        Step::Leader => "hero",
        Step::Deck => "deck",
        Step::Ready => "ready",
    };
    json!({
        "step": step,
        "hero": desk.leader.and_then(|leader| rules.card(leader)).map(G::id),
        "deck": ids(&desk.deck),
        "deck_size": desk.deck.len(),
        "side": ids(&desk.side),
        "side_size": desk.side.len(),
        "pack": ids(&desk.pack),
        "pack_size": desk.pack.len(),
        "undo": desk.past.len(),
    })
}
