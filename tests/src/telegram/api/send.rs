//! Posts.

use serde_json::Value;

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::world::{BotIn, Era, Key, Kind, Post, World};
use super::{Call, number, parts};

pub(super) fn send(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let post = if call.op == Op::SendMessage { Post::Words } else { Post::Picture };
    let chat = world.chat_for(call.chat(), Some(post))?;
    let (chat, thread) = (chat.id, world.topic_for(chat, call.number("message_thread_id"))?);
    let (receiver, in_place_of) = receiver(world, call)?;
    let reply_to = reply_to(world, call)?;
    let photo = match call.op {
        Op::SendPhoto => Some(parts::photo(world, call, &call.params["photo"])?),
        Op::SendAnimation => Some(parts::photo(world, call, &call.params["animation"])?),
        _ => None,
    };
    let mut message = world.blank(chat, receiver);
    message.words = parts::words(&call.params, if call.op == Op::SendMessage { "text" } else { "caption" });
    message.photo = photo;
    message.keyboard = parts::keyboard(&call.params);
    message.asks = call.params["reply_markup"]["force_reply"] == true;
    message.silent = call.params["disable_notification"] == true;
    (message.thread, message.reply_to, message.in_place_of) = (thread, reply_to, in_place_of);
    message.missed = world.users.get(&receiver).is_some_and(|user| user.away);
    let reply = Reply::ok(world.message_json(&message));
    world.messages.insert(message.key, message);
    Ok(reply)
}

/// The only person who should see it, 0 for everybody; and the message that it replaces for them.
fn receiver(world: &World, call: &Call) -> Result<(i64, Option<i64>), Refusal> {
    let asked = &call.params["ephemeral_message_parameters"];
    if asked.is_null() || world.era == Era::Old {
        return Ok((0, None));
    }
    let chat = world.chat_for(call.chat(), None)?;
    let receiver = number(&asked["receiver_user_id"]).filter(|id| chat.members.contains(id));
    let receiver = receiver.ok_or(Refusal::USER_NOT_FOUND)?;
    if chat.kind == Kind::Private {
        return Err(Refusal::NOT_ADMIN);
    }
    let query = asked["callback_query_id"].as_str().and_then(|id| world.queries.get(id));
    let query = query.filter(|query| query.user == receiver && query.on.chat == chat.id);
    let whispered = !call.params["reply_parameters"]["ephemeral_message_id"].is_null();
    let allowed = chat.bot == BotIn::Admin
        || query.is_some_and(|query| query.permits())
        || (whispered && world.has_whispered(receiver, chat.id));
    if !allowed {
        return Err(Refusal::NOT_ADMIN);
    }
    match (asked["replace_callback_query_message"] == Value::Bool(true), query) {
        (false, _) => Ok((receiver, None)),
        // A private message is edited instead, not replaced.
        (true, Some(query)) if query.on.receiver == 0 => Ok((receiver, Some(query.on.id))),
        (true, _) => Err(Refusal::BAD_REQUEST),
    }
}

fn reply_to(world: &World, call: &Call) -> Result<Option<i64>, Refusal> {
    let asked = &call.params["reply_parameters"];
    let Some(id) = number(&asked["message_id"]) else { return Ok(None) };
    let there = world.messages.contains_key(&Key { chat: call.chat(), receiver: 0, id });
    match (there, asked["allow_sending_without_reply"] == true) {
        (true, _) => Ok(Some(id)),
        (false, true) => Ok(None),
        (false, false) => Err(Refusal::NO_REPLY),
    }
}
