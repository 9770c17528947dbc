//! Edits and deletions of messages in a group that only one person sees.

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::world::{Era, Key, World};
use super::{Call, edit};

pub(super) fn change(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let chat = world.chat_for(call.chat(), None)?.id;
    let [receiver, id] = ["receiver_user_id", "ephemeral_message_id"].map(|name| call.number(name).unwrap_or(0));
    let key = Key { chat, receiver, id };
    if call.op == Op::DeleteEphemeralMessage {
        return world.messages.remove(&key).map(|_| Reply::done()).ok_or(Refusal::DELETE_NOT_FOUND);
    }
    let old = world.messages.get(&key).cloned().ok_or(Refusal::EDIT_NOT_FOUND)?;
    let uploads = call.op == Op::EditEphemeralMessageMedia && !call.files.is_empty();
    if uploads && world.era < Era::Since10_3 {
        return Err(Refusal::NO_UPLOAD);
    }
    let mut new = edit::changed(world, call, &old)?;
    new.edited = Some(world.date());
    // The bot is not told whether the receiver got it.
    world.messages.insert(key, new);
    Ok(Reply::done())
}
