//! The request that begins a match.

use std::collections::BTreeMap;

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, SetupError, unhex};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::refusal::{Code, Refusal};
use super::session::{self, Open, Session};
use super::{Answer, seats, wire};
use crate::cli::values;

/// A match to begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Begin {
    #[serde(rename = "match")]
    name: Option<String>,
    game: String,
    options: Option<BTreeMap<String, Choice>>,
    setup: Option<Map<String, Value>>,
    first: Option<First>,
    seed: Option<Seed>,
    names: Option<Vec<String>>,
}

/// The value of an option.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a text or a whole number")]
enum Choice {
    Word(String),
    Number(i64),
}

/// The first turn: a seat, a random seat, or the choice of a seat.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a seat, \"random\", or a seat with \"chooses\", such as \"1 chooses\"")]
enum First {
    Seat(u8),
    Words(String),
}

/// The seed of a match.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a whole number from 0, or 64 hex digits")]
pub(super) enum Seed {
    Number(u64),
    Digits(String),
}

/// Begins a match.
pub(super) fn begin(session: &mut Session, wanted: Begin) -> Answer {
    let game = session::game(&wanted.game)?;
    let seed = match &wanted.seed {
        Some(seed) => seed.bytes()?,
        None => fresh_seed()?,
    };
    let duel = match (wanted.setup, wanted.options) {
        (Some(_), Some(_)) => return Err(Refusal::new(Code::BadSetup, "`setup` and `options` exclude each other")),
        (Some(_), None) if wanted.first.is_some() => {
            return Err(Refusal::new(Code::BadSetup, "with `setup`, who begins stands in it"));
        }
        (Some(setup), None) => Match::from_setup(game, &Value::Object(setup).to_string(), seed),
        (None, options) => Match::begin(game, &chosen(options), first(game, wanted.first)?, seed),
    };
    let duel = duel.map_err(|SetupError(what)| Refusal::new(Code::BadSetup, what))?;
    let names = player_names(game, duel.seats(), wanted.names)?;
    // The random choices of computer players come from a seed of their own: the program's named seed, or one of the
    // system.
    let chance = match wanted.seed {
        Some(_) => values::players_chance(first_bytes(seed)),
        None => values::players_chance(first_bytes(fresh_seed()?)),
    };
    let name = session.free_name(wanted.name)?;
    session.open(name, Open { duel, entries: Vec::new(), names, chance })
}

/// The names of players, one for each seat, or none at all.
pub(super) fn player_names(game: GameId, seats: u8, names: Option<Vec<String>>) -> Result<Vec<String>, Refusal> {
    match names {
        None => Ok(Vec::new()),
        Some(names) if names.len() == usize::from(seats) => Ok(names),
        Some(_) => {
            Err(Refusal::new(Code::BadSetup, format!("{game} has {seats} seats here, so it needs as many names")))
        }
    }
}

/// A random seed from the system.
pub(super) fn fresh_seed() -> Result<[u8; 32], Refusal> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Refusal::new(Code::Internal, error))?;
    Ok(seed)
}

pub(super) fn first_bytes(seed: [u8; 32]) -> u64 {
    seed.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

impl Seed {
    fn bytes(&self) -> Result<[u8; 32], Refusal> {
        match self {
            Self::Number(number) => Ok(values::seed(*number)),
            Self::Digits(digits) => {
                unhex(digits).ok_or_else(|| wire::bad("a seed is a whole number from 0, or 64 hex digits"))
            }
        }
    }
}

fn chosen(options: Option<BTreeMap<String, Choice>>) -> Options {
    let word = |choice| match choice {
        Choice::Word(word) => word,
        Choice::Number(number) => number.to_string(),
    };
    options.unwrap_or_default().into_iter().map(|(key, choice)| (key, word(choice))).collect()
}

fn first(game: GameId, first: Option<First>) -> Result<FirstTurn, Refusal> {
    match first {
        None => Ok(FirstTurn::Random),
        Some(First::Seat(number)) => seats::seat(game, game.seats(), number).map(FirstTurn::Seat),
        Some(First::Words(words)) if words == "random" => Ok(FirstTurn::Random),
        Some(First::Words(words)) => {
            let number = words.strip_suffix(" chooses").and_then(|number| number.parse().ok());
            let number = number.ok_or_else(|| wire::bad("`first` is a seat, \"random\", or such as \"1 chooses\""))?;
            seats::seat(game, game.seats(), number).map(FirstTurn::ChosenBy)
        }
    }
}
