//! The requests for choices: a program's own, and those of computer players.

use std::collections::BTreeMap;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{AnswerError, Entry, Rng, Seat, Status};
use serde::Deserialize;
use serde_json::{Value, json};

use super::refusal::{Code, Refusal};
use super::session::{Open, Session, standing};
use super::{Answer, seats, wire};
use crate::cli::values;

/// The most choices of a request that names no number.
const MANY: u32 = 100_000;

/// A choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    #[serde(rename = "match")]
    name: String,
    seat: u8,
    index: Option<usize>,
    action: Option<String>,
    step: Option<u32>,
}

/// A request for advice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advise {
    #[serde(rename = "match")]
    name: String,
    seat: u8,
    #[serde(default)]
    level: Level,
    seed: Option<u64>,
}

/// The seats for which computer players answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Run {
    #[serde(rename = "match")]
    name: String,
    players: BTreeMap<String, Level>,
    most: Option<u32>,
    seed: Option<u64>,
}

/// Makes a choice.
pub(super) fn play(session: &mut Session, wanted: Play) -> Answer {
    let Play { name, seat, index, action, step } = wanted;
    let open = session.get_mut(&name)?;
    let seat = seats::seat(open.duel.game(), open.duel.seats(), seat)?;
    let entry = match (index, action) {
        (Some(index), None) => by_index(open, seat, step, index)?,
        (None, Some(action)) => by_action(open, seat, step, &action)?,
        _ => return Err(wire::bad("a choice is either `index`, from 0, or `action`, such as \"play 3\"")),
    };
    open.take(entry)?;
    Ok(standing(&name, open))
}

/// Asks a computer player.
pub(super) fn advise(session: &mut Session, wanted: Advise) -> Answer {
    let Advise { name, seat, level, seed } = wanted;
    let open = session.get_mut(&name)?;
    let seat = seats::seat(open.duel.game(), open.duel.seats(), seat)?;
    let mut chance = seed.map_or_else(|| open.chance.fork(), values::players_chance);
    let index = open.duel.advise(seat, level, &mut chance).ok_or_else(|| open.not_asked())?;
    let action = open.duel.prompt(seat).and_then(|prompt| Some(prompt.choices.get(index)?.action.clone()));
    Ok(json!({ "match": name, "seat": seats::of(seat), "level": level, "index": index, "action": action }))
}

/// Lets computer players answer until another seat is asked, the match is over, or enough choices were made.
pub(super) fn run(session: &mut Session, wanted: Run) -> Answer {
    let Run { name, players, most, seed } = wanted;
    let open = session.get_mut(&name)?;
    let players = players_by_seat(open.duel.game(), open.duel.seats(), players)?;
    let mut chance = seed.map_or_else(|| open.chance.fork(), values::players_chance);
    let before = open.entries.len();
    for _ in 0..most.unwrap_or(MANY) {
        let Some(entry) = next(open, &players, &mut chance)? else { break };
        open.take(entry)?;
    }
    let mut answer = standing(&name, open);
    let taken: Vec<Value> = open.entries[before..].iter().map(|entry| entry.to_string().into()).collect();
    answer["entries"] = taken.into();
    Ok(answer)
}

fn players_by_seat(game: GameId, seats: u8, players: BTreeMap<String, Level>) -> Result<Vec<(Seat, Level)>, Refusal> {
    let read = |(number, level): (String, Level)| {
        let number = number.parse().map_err(|_| wire::bad(format!("`{number}` is no seat; such as \"1\" is")))?;
        Ok((seats::seat(game, seats, number)?, level))
    };
    players.into_iter().map(read).collect()
}

/// The next choice of a computer player, if any of them is asked.
fn next(open: &Open, players: &[(Seat, Level)], chance: &mut Rng) -> Result<Option<Entry>, Refusal> {
    let Status::Waiting(asked) = open.duel.status() else { return Ok(None) };
    let Some((seat, level)) = players.iter().copied().find(|(seat, _)| asked.has(*seat)) else { return Ok(None) };
    let Some(index) = open.duel.advise(seat, level, chance) else { return Ok(None) };
    by_index(open, seat, None, index).map(Some)
}

fn by_index(open: &Open, seat: Seat, step: Option<u32>, index: usize) -> Result<Entry, Refusal> {
    let now = open.duel.prompt(seat).map(|prompt| prompt.step);
    let step = step.or(now).unwrap_or_default();
    Ok(open.duel.answer(seat, step, index)?)
}

/// Makes an entry of an action's name. A named step must be that of the present question. For a seat that is not asked,
/// it must be that of the match.
fn by_action(open: &Open, seat: Seat, step: Option<u32>, action: &str) -> Result<Entry, Refusal> {
    let now = open.duel.prompt(seat).map_or_else(|| open.duel.revision(), |prompt| prompt.step);
    if step.is_some_and(|step| step != now) {
        return Err(AnswerError::Stale { now }.into());
    }
    format!("{seat} {action}").parse().map_err(|error| Refusal::new(Code::Illegal, error))
}

impl Open {
    fn take(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.duel.take(&entry)?;
        self.entries.push(entry);
        Ok(())
    }

    fn not_asked(&self) -> Refusal {
        match self.duel.status() {
            Status::Waiting(_) => AnswerError::NotAsked.into(),
            Status::Over(_) => AnswerError::Over.into(),
        }
    }
}
