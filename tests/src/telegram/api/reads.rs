//! Reads of chats and people, and requests about the bot itself.

use serde_json::{Value, json};

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::world::{BotIn, Kind, World, bot_json};
use super::Call;

pub(super) fn read(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    match call.op {
        Op::GetMe => return Ok(Reply::ok(me())),
        Op::SetMyDescription | Op::SetMyShortDescription | Op::SetChatMenuButton => return Ok(Reply::done()),
        Op::SetMyDefaultAdministratorRights => return Ok(Reply::done()),
        _ => {}
    }
    let chat = world.chat_for(call.chat(), None)?.clone();
    let user = call.number("user_id").unwrap_or(0);
    Ok(match call.op {
        Op::GetChat => Reply::ok(world.full_chat_json(&chat)),
        Op::GetChatMember => Reply::ok(world.member_json(&chat, user)),
        Op::GetChatMemberCount => Reply::ok(json!(chat.members.len() + 1)),
        // Other bots are left out, and the bot itself is listed only if it is an admin.
        Op::GetChatAdministrators if chat.kind != Kind::Private => {
            let mut all: Vec<Value> = chat.admins.keys().map(|id| world.member_json(&chat, *id)).collect();
            if chat.bot == BotIn::Admin {
                all.push(world.member_json(&chat, super::super::world::BOT));
            }
            Reply::ok(Value::Array(all))
        }
        Op::LeaveChat => {
            if let Some(chat) = world.chats.get_mut(&chat.id) {
                chat.bot = BotIn::Outside;
            }
            Reply::done()
        }
        _ => return Err(Refusal::BAD_REQUEST),
    })
}

/// The bot's own account, as the bot sees it.
fn me() -> Value {
    let mut me = bot_json();
    for (right, has) in [
        ("can_join_groups", true),
        ("can_read_all_group_messages", false),
        ("supports_inline_queries", true),
        ("can_connect_to_business", false),
        ("has_main_web_app", false),
    ] {
        me[right] = json!(has);
    }
    me
}
