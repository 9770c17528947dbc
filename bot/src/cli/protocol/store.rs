//! The requests that copy, save, load and record a match.

use duelhall_engine::games::{Origin, Resumed};
use duelhall_engine::kit::Entry;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Answer;
use super::open::{first_bytes, fresh_seed, player_names};
use super::refusal::{Code, Refusal};
use super::session::{Open, Session};
use crate::cli::values;

/// A match to copy.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clone {
    #[serde(rename = "match")]
    name: String,
    #[serde(rename = "as")]
    copy: Option<String>,
}

/// A match to load.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    #[serde(rename = "match")]
    name: Option<String>,
    saved: Saved,
    names: Option<Vec<String>>,
}

/// A saved match. It holds every secret of the match.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    origin: String,
    /// The cards to which the origin refers.
    #[serde(default)]
    cards: Option<String>,
    snapshot: String,
    entries: Vec<String>,
}

/// Copies a match, so that each copy can continue on its own.
pub(super) fn clone(session: &mut Session, wanted: Clone) -> Answer {
    let open = session.get(&wanted.name)?.clone();
    let name = session.free_name(wanted.copy)?;
    session.open(name, open)
}

/// Saves a match; it stays open.
pub(super) fn save(open: &Open) -> Answer {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).map_err(|error| Refusal::new(Code::Internal, error));
    let saved = Saved {
        origin: text(open.duel.origin())?,
        cards: open.duel.contents().pop().map(text).transpose()?,
        snapshot: text(open.duel.snapshot())?,
        entries: open.entries.iter().map(ToString::to_string).collect(),
    };
    Ok(json!({ "saved": saved }))
}

/// Loads a saved match.
pub(super) fn load(session: &mut Session, wanted: Load) -> Answer {
    let Load { name, saved, names } = wanted;
    let damaged = |what: &dyn std::fmt::Display| Refusal::new(Code::BadSaved, what);
    let cards = saved.cards.as_deref().map(str::as_bytes);
    let origin = Origin::read(saved.origin.as_bytes(), cards).map_err(|error| damaged(&error))?;
    let stood = origin.resume(saved.snapshot.as_bytes(), &[]).map_err(|error| damaged(&error))?;
    if matches!(stood, Resumed::OtherRules) {
        return Err(damaged(&"it was saved by a release with other rules"));
    }
    let entries: Result<Vec<Entry>, _> = saved.entries.iter().map(|line| line.parse()).collect();
    let entries = entries.map_err(|error| damaged(&error))?;
    // A damaged snapshot may be readable. Only a match that equals the replay of its entries can be recorded.
    let duel = origin.replay(&saved.entries).map_err(|error| damaged(&error))?;
    if matches!(stood, Resumed::On(stood) if stood.snapshot() != duel.snapshot()) {
        return Err(damaged(&"the entries do not lead to the snapshot"));
    }
    let name = session.free_name(name)?;
    let names = player_names(duel.game(), duel.seats(), names)?;
    let chance = values::players_chance(first_bytes(fresh_seed()?));
    session.open(name, Open { duel, entries, names, chance })
}

/// Writes the record of a match.
pub(super) fn record(open: &Open) -> Answer {
    let record = open.duel.record(&open.entries).map_err(|error| Refusal::new(Code::Internal, error))?;
    Ok(json!({ "record": record.write() }))
}
