//! Edits and deletions of messages that everybody sees.

use serde_json::Value;

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::world::{BOT, BotIn, Key, Kind, Message, World};
use super::{Call, number, parts};

/// The age after which a message cannot be deleted for everybody, in seconds.
const DELETABLE: i64 = 48 * 3_600;

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let chat = world.chat_for(call.chat(), None)?.id;
    let key = Key { chat, receiver: 0, id: call.number("message_id").unwrap_or(0) };
    let old = world.messages.get(&key).cloned().ok_or(Refusal::EDIT_NOT_FOUND)?;
    if old.from != BOT {
        return Err(Refusal::CANT_EDIT);
    }
    let mut new = changed(world, call, &old)?;
    if new.same(&old) {
        return Err(Refusal::NOT_MODIFIED);
    }
    new.edited = Some(world.date());
    let reply = Reply::ok(world.message_json(&new));
    world.messages.insert(key, new);
    Ok(reply)
}

/// A message with the changes of a request.
pub(super) fn changed(world: &mut World, call: &Call, old: &Message) -> Result<Message, Refusal> {
    let mut new = old.clone();
    // Buttons that are not named again are removed.
    new.keyboard = parts::keyboard(&call.params);
    match call.op {
        Op::EditMessageText | Op::EditEphemeralMessageText => {
            if old.photo.is_some() {
                return Err(Refusal::NO_TEXT);
            }
            new.words = parts::words(&call.params, "text");
        }
        Op::EditMessageCaption | Op::EditEphemeralMessageCaption => {
            if old.photo.is_none() {
                return Err(Refusal::NO_CAPTION);
            }
            new.words = parts::words(&call.params, "caption");
        }
        Op::EditMessageMedia | Op::EditEphemeralMessageMedia => {
            let media = &call.params["media"];
            new.photo = Some(parts::photo(world, call, &media["media"])?);
            new.words = parts::words(media, "caption");
        }
        _ => {}
    }
    Ok(new)
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let chat = world.chat_for(call.chat(), None)?;
    let (chat, may_all) = (chat.id, chat.bot == BotIn::Admin || chat.kind == Kind::Private);
    let many: Vec<i64> = call.params["message_ids"].as_array().into_iter().flatten().filter_map(number).collect();
    if call.op == Op::DeleteMessages {
        // Messages that cannot be found are skipped.
        for id in many {
            world.messages.remove(&Key { chat, receiver: 0, id });
        }
        return Ok(Reply::done());
    }
    let key = Key { chat, receiver: 0, id: call.number("message_id").unwrap_or(0) };
    let message = world.messages.get(&key).ok_or(Refusal::DELETE_NOT_FOUND)?;
    let old = world.date() - message.date > DELETABLE;
    if old || (message.from != BOT && !may_all) {
        return Err(Refusal::CANT_DELETE);
    }
    world.messages.remove(&key);
    Ok(Reply::ok(Value::Bool(true)))
}
