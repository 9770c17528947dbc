//! Messages in channels, sent with the bot's own rights.

use super::super::refusal::{Refusal, Reply};
use super::super::world::message::COMPONENTS_V2;
use super::super::world::{BOT, Channel, Message, Place, World, born};
use super::webhooks::has_nothing;
use super::{Call, channel_for, permissions, shown};

/// The age from which edits of a message are counted, in milliseconds.
const OLD: i64 = 60 * 60 * 1_000;
/// How often an old message may be edited. Discord does not publish the number, but it is low.
const OLD_EDITS: u32 = 2;
/// How long a nonce is remembered, in milliseconds: "the past few minutes", according to Discord.
const FEW_MINUTES: i64 = 3 * 60 * 1_000;

pub(super) fn create(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let files = if call.files.is_empty() { 0 } else { permissions::ATTACH };
    let channel = channel_for(world, call.id("channel_id"), permissions::SEND | files)?;
    refuse_locked(&channel)?;
    let nonce = call.json["nonce"].as_str().filter(|_| call.json["enforce_nonce"] == true);
    if let Some(posted) = nonce.and_then(|nonce| posted_before(world, nonce)) {
        return Ok(shown(world, posted));
    }
    let mut message = world.blank(channel.id, None);
    message.nonce = nonce.map(str::to_owned);
    world.apply(&mut message, &call.json, &call.files);
    without_embeds(&channel, &mut message);
    refuse_empty(world, &message)?;
    let now = world.clock.millis();
    if let Some(thread) = world.channels.get_mut(&channel.id) {
        // A message opens an archived thread again.
        (thread.archived, thread.active) = (false, now);
    }
    let reply = shown(world, &message);
    world.messages.insert(message.id, message);
    Ok(reply)
}

/// The message that was posted with a nonce: it is returned, and no new one is made.
fn posted_before<'a>(world: &'a World, nonce: &str) -> Option<&'a Message> {
    let since = world.clock.millis() - FEW_MINUTES;
    world.messages.values().find(|message| message.nonce.as_deref() == Some(nonce) && born(message.id) >= since)
}

fn refuse_empty(world: &mut World, message: &Message) -> Result<(), Refusal> {
    let bare = message.content.is_empty() && message.attachments.is_empty() && has_nothing(&message.embeds);
    if bare && (message.flags & COMPONENTS_V2 == 0 || has_nothing(&message.components)) {
        world.violation(format!("a message with nothing in it for the channel {}", message.channel));
        return Err(Refusal::EMPTY_MESSAGE);
    }
    Ok(())
}

/// In a locked thread, only people who manage threads may write.
fn refuse_locked(channel: &Channel) -> Result<(), Refusal> {
    let shut = channel.locked && channel.permissions & permissions::MANAGE_THREADS == 0;
    if shut { Err(Refusal::LOCKED) } else { Ok(()) }
}

/// Without the right to send them, Discord silently drops embeds.
fn without_embeds(channel: &Channel, message: &mut Message) {
    let may = channel.permissions & permissions::EMBED != 0 || matches!(channel.place, Place::BotDm(_));
    if !may {
        message.embeds = serde_json::json!([]);
    }
}

/// A message that everybody in the channel sees.
fn find(world: &World, call: &Call) -> Result<Message, Refusal> {
    let found = world.messages.get(&call.id("message_id"));
    let found = found.filter(|message| message.channel == call.id("channel_id") && message.viewer.is_none());
    found.cloned().ok_or(Refusal::UNKNOWN_MESSAGE)
}

pub(super) fn get(world: &World, call: &Call) -> Result<Reply, Refusal> {
    channel_for(world, call.id("channel_id"), permissions::HISTORY)?;
    find(world, call).map(|message| shown(world, &message))
}

pub(super) fn list(world: &World, call: &Call) -> Result<Reply, Refusal> {
    let channel = channel_for(world, call.id("channel_id"), permissions::HISTORY)?;
    let messages = world.messages.values().rev();
    let seen = messages.filter(|message| message.channel == channel.id && message.viewer.is_none());
    Ok(Reply::ok(seen.take(50).map(|message| world.message_json(message)).collect()))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    // An edit of the bot's own message needs no right to post, but new files need the right to attach them.
    let files = if call.files.is_empty() { 0 } else { permissions::ATTACH };
    let channel = channel_for(world, call.id("channel_id"), files)?;
    if channel.archived {
        return Err(Refusal::ARCHIVED);
    }
    refuse_locked(&channel)?;
    let mut message = find(world, call)?;
    if message.author != BOT {
        return Err(Refusal::NOT_THE_AUTHOR);
    }
    let now = world.clock.millis();
    if now - born(message.id) > OLD {
        message.old_edits += 1;
        if message.old_edits > OLD_EDITS {
            return Err(Refusal::OLD_EDITS);
        }
    }
    world.apply(&mut message, &call.json, &call.files);
    without_embeds(&channel, &mut message);
    refuse_empty(world, &message)?;
    message.edited = Some(now);
    let reply = shown(world, &message);
    world.messages.insert(message.id, message);
    Ok(reply)
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let channel = channel_for(world, call.id("channel_id"), 0)?;
    if channel.archived {
        return Err(Refusal::ARCHIVED);
    }
    let message = find(world, call)?;
    if message.author != BOT && !matches!(channel.place, Place::BotDm(_)) {
        return Err(Refusal::NO_PERMISSION);
    }
    world.messages.remove(&message.id);
    Ok(Reply::done())
}
