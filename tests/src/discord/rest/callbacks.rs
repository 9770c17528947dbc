//! The first answer to an interaction.

use std::time::Instant;

use serde_json::Value;

use super::super::refusal::{Refusal, Reply};
use super::super::route::Op;
use super::super::traffic::Reader;
use super::super::world::message::{EPHEMERAL, LOADING};
use super::super::world::{Interaction, Kind, Stage, World};
use super::Call;

/// Answers an interaction: in time, once, and in a form that fits the person's deed.
pub(super) fn callback(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let known = world.interactions.get(call.text("interaction_token"));
    let known = known.filter(|known| known.id == call.id("interaction_id")).cloned();
    let mut known = known.ok_or(Refusal::UNKNOWN_INTERACTION)?;
    if known.stage != Stage::Waiting {
        world.violation(format!("{:?} was answered twice", known.what));
        return Err(Refusal::ALREADY_ANSWERED);
    }
    if world.is_late(&known) {
        world.violation(format!("{:?} was answered after {:?}", known.what, known.sent.elapsed()));
        return Err(Refusal::UNKNOWN_INTERACTION);
    }
    let kind = call.json["type"].as_u64().unwrap_or(0);
    if !fits(known.kind, kind) {
        world.violation(format!("{:?} was answered with type {kind}", known.what));
        return Err(Refusal::BAD_BODY);
    }
    known.stage = respond(world, &mut known, kind, call)?;
    known.answered = Some(Instant::now());
    world.interactions.insert(known.token.clone(), known);
    Ok(Reply::done())
}

/// Whether an answer of this type fits: 4 message, 5 promise, 6 nothing, 7 change, 8 suggestions, 9 form.
fn fits(kind: Kind, answer: u64) -> bool {
    match kind {
        Kind::Command => matches!(answer, 4 | 5 | 9),
        Kind::Component => matches!(answer, 4..=7 | 9),
        Kind::Form => matches!(answer, 4..=7),
        Kind::Autocomplete => answer == 8,
    }
}

fn respond(world: &mut World, known: &mut Interaction, kind: u64, call: &Call) -> Result<Stage, Refusal> {
    let data = &call.json["data"];
    match kind {
        4 | 5 => {
            let viewer = is_ephemeral(data).then_some(known.user);
            let mut message = world.blank(known.channel, viewer);
            message.interaction = Some(known.id);
            if kind == 5 {
                message.flags |= LOADING;
            } else {
                world.apply(&mut message, data, &call.files);
            }
            known.original = Some(message.id);
            world.messages.insert(message.id, message);
            Ok(if kind == 5 { Stage::Thinking } else { Stage::Answered })
        }
        6 | 7 => {
            let id = known.message.ok_or(Refusal::BAD_BODY)?;
            known.original = Some(id);
            if kind == 6 {
                return Ok(Stage::Acknowledged);
            }
            let mut message = world.messages.get(&id).cloned().ok_or(Refusal::UNKNOWN_MESSAGE)?;
            world.apply(&mut message, data, &call.files);
            message.edited = Some(world.clock.millis());
            world.messages.insert(id, message);
            Ok(Stage::Updated)
        }
        8 => Ok(Stage::Suggested(data["choices"].as_array().cloned().unwrap_or_default())),
        _ => Ok(Stage::Asked(data.clone())),
    }
}

fn is_ephemeral(data: &Value) -> bool {
    data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}

/// A fault prevented the answer: the person sees "the application did not respond", and the bot is not to blame.
pub(super) fn failed(world: &mut World, call: &Call, status: u16) {
    // After 429 and 5xx the bot may try again; a refusal is final.
    if call.op != Op::Callback || status == 429 || status >= 500 {
        return;
    }
    if let Some(known) = world.interactions.get_mut(call.text("interaction_token")) {
        known.stage = Stage::Failed;
        known.answered = Some(Instant::now());
    }
}

/// The people who can read the answer.
pub(super) fn reader(world: &World, call: &Call) -> Reader {
    let Some(known) = world.interactions.get(call.text("interaction_token")) else { return Reader::Nobody };
    let private = match call.json["type"].as_u64() {
        Some(4 | 5) => is_ephemeral(&call.json["data"]),
        Some(7) => known.message.and_then(|id| world.messages.get(&id)).is_some_and(|on| on.viewer.is_some()),
        _ => true,
    };
    if private { Reader::Person(known.user) } else { Reader::Channel(known.channel) }
}
