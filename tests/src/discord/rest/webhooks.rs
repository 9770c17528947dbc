//! Further messages after the first answer, by the token of the interaction.

use serde_json::Value;

use super::super::refusal::{Refusal, Reply};
use super::super::route::Op;
use super::super::traffic::Reader;
use super::super::world::interaction::{TOKEN_LIFE, USER_FOLLOW_UPS};
use super::super::world::message::EPHEMERAL;
use super::super::world::{BOT, Interaction, Stage, World};
use super::{Call, shown};

/// The interaction of a token that is still valid, if it was answered.
fn known(world: &World, call: &Call) -> Result<Interaction, Refusal> {
    let known = world.interactions.get(call.text("webhook_token"));
    let known = known.filter(|_| call.id("webhook_id") == BOT).ok_or(Refusal::UNKNOWN_WEBHOOK)?;
    if world.clock.millis() - known.born > TOKEN_LIFE {
        return Err(Refusal::DEAD_TOKEN);
    }
    match known.stage {
        Stage::Waiting | Stage::Failed | Stage::Suggested(_) => Err(Refusal::UNKNOWN_WEBHOOK),
        _ => Ok(known.clone()),
    }
}

/// The message that a path names, if it belongs to the interaction.
fn target(known: &Interaction, call: &Call) -> Result<u64, Refusal> {
    match call.op {
        Op::GetOriginal | Op::EditOriginal | Op::DeleteOriginal => known.original,
        _ => Some(call.id("message_id")).filter(|id| known.follow_ups.contains(id) || known.original == Some(*id)),
    }
    .ok_or(Refusal::UNKNOWN_MESSAGE)
}

pub(super) fn follow_up(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let mut known = known(world, call)?;
    // At Discord, the first follow-up to a promised answer becomes that answer.
    if known.stage == Stage::Thinking {
        return fill(world, &mut known, call);
    }
    known.follow_up_count += 1;
    if known.user_only && known.follow_up_count > USER_FOLLOW_UPS {
        world.violation(format!("{:?} had more than {USER_FOLLOW_UPS} follow-ups in a user app", known.what));
        return Err(Refusal::TOO_MANY_FOLLOW_UPS);
    }
    let viewer = (is_ephemeral(&call.json) || world.hushes(&known)).then_some(known.user);
    let mut message = world.blank(known.channel, viewer);
    message.interaction = Some(known.id);
    world.apply(&mut message, &call.json, &call.files);
    known.follow_ups.push(message.id);
    let reply = shown(world, &message);
    world.messages.insert(message.id, message);
    world.interactions.insert(known.token.clone(), known);
    Ok(reply)
}

fn is_ephemeral(json: &Value) -> bool {
    json["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}

/// Replaces "is thinking...".
fn fill(world: &mut World, known: &mut Interaction, call: &Call) -> Result<Reply, Refusal> {
    let id = known.original.ok_or(Refusal::UNKNOWN_MESSAGE)?;
    let reply = change(world, id, call)?;
    known.stage = Stage::Answered;
    world.interactions.insert(known.token.clone(), known.clone());
    Ok(reply)
}

fn change(world: &mut World, id: u64, call: &Call) -> Result<Reply, Refusal> {
    let mut message = world.messages.get(&id).cloned().ok_or(Refusal::UNKNOWN_MESSAGE)?;
    world.apply(&mut message, &call.json, &call.files);
    if message.content.is_empty() && message.attachments.is_empty() && has_nothing(&message.embeds) {
        let bare = has_nothing(&message.components);
        let v2 = message.flags & super::super::world::message::COMPONENTS_V2 != 0;
        if bare || !v2 {
            world.violation(format!("{:?} left a message with nothing in it", call.op));
            return Err(Refusal::EMPTY_MESSAGE);
        }
    }
    message.edited = Some(world.clock.millis());
    let reply = shown(world, &message);
    world.messages.insert(id, message);
    Ok(reply)
}

pub(super) fn has_nothing(list: &Value) -> bool {
    list.as_array().is_none_or(Vec::is_empty)
}

pub(super) fn get(world: &World, call: &Call) -> Result<Reply, Refusal> {
    let id = target(&known(world, call)?, call)?;
    world.messages.get(&id).map(|message| shown(world, message)).ok_or(Refusal::UNKNOWN_MESSAGE)
}

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let mut known = known(world, call)?;
    let id = target(&known, call)?;
    if known.stage == Stage::Thinking && known.original == Some(id) {
        return fill(world, &mut known, call);
    }
    change(world, id, call)
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let mut known = known(world, call)?;
    let id = target(&known, call)?;
    world.messages.remove(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
    if known.original == Some(id) && known.stage == Stage::Thinking {
        known.stage = Stage::Acknowledged;
    }
    known.follow_ups.retain(|own| *own != id);
    known.original = known.original.filter(|own| *own != id);
    world.interactions.insert(known.token.clone(), known);
    Ok(Reply::done())
}

/// The people who can read a message that is sent by a token.
pub(super) fn reader(world: &World, call: &Call) -> Reader {
    let Some(known) = world.interactions.get(call.text("webhook_token")) else { return Reader::Nobody };
    let edited = match call.op {
        Op::FollowUp if known.stage == Stage::Thinking => known.original,
        Op::FollowUp => None,
        _ => target(known, call).ok(),
    };
    let private = match edited {
        Some(id) => world.messages.get(&id).is_some_and(|message| message.viewer.is_some()),
        None => is_ephemeral(&call.json) || world.hushes(known),
    };
    if private { Reader::Person(known.user) } else { Reader::Channel(known.channel) }
}
