//! Starts, renames, archives and deletes threads.

use super::super::refusal::{Refusal, Reply};
use super::super::world::{Channel, Place, World};
use super::{Call, channel_for, permissions};

pub(super) fn create(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let parent = channel_for(world, call.id("channel_id"), permissions::CREATE_THREADS)?;
    let Place::Text(guild) = parent.place else { return Err(Refusal::BAD_BODY) };
    // A thread under a message has the message's number.
    let id = match call.id("message_id") {
        0 => world.next_id(),
        message if world.channels.contains_key(&message) => return Err(Refusal::HAS_A_THREAD),
        message => world.messages.get(&message).map(|message| message.id).ok_or(Refusal::UNKNOWN_MESSAGE)?,
    };
    let name = call.json["name"].as_str().unwrap_or_default().to_owned();
    let (place, active) = (Place::Thread { guild, parent: parent.id }, world.clock.millis());
    let thread = Channel { id, name, place, permissions: parent.permissions, archived: false, locked: false, active };
    let mut reply = Reply::ok(world.channel_json(&thread));
    reply.status = 201;
    world.channels.insert(id, thread);
    Ok(reply)
}

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let mut channel = channel_for(world, call.id("channel_id"), 0)?;
    if !matches!(channel.place, Place::Thread { .. }) {
        return Err(Refusal::NO_PERMISSION);
    }
    if let Some(name) = call.json["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    if let Some(archived) = call.json["archived"].as_bool() {
        // Everybody who may write in a thread may open it again, unless it is locked.
        let needs = if channel.locked { permissions::MANAGE_THREADS } else { permissions::SEND };
        channel_for(world, channel.id, needs)?;
        (channel.archived, channel.active) = (archived, world.clock.millis());
    }
    let reply = Reply::ok(world.channel_json(&channel));
    world.channels.insert(channel.id, channel);
    Ok(reply)
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let channel = channel_for(world, call.id("channel_id"), permissions::MANAGE_THREADS)?;
    let reply = Reply::ok(world.channel_json(&channel));
    world.channels.remove(&channel.id);
    Ok(reply)
}

pub(super) fn add_member(world: &World, call: &Call) -> Result<Reply, Refusal> {
    let channel = channel_for(world, call.id("channel_id"), permissions::SEND_IN_THREADS)?;
    if !matches!(channel.place, Place::Thread { .. }) {
        return Err(Refusal::BAD_BODY);
    }
    world.users.get(&call.id("user_id")).map(|_| Reply::done()).ok_or(Refusal::UNKNOWN_USER)
}
