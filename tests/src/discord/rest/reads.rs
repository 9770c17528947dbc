//! What bots read from Discord: themselves, people, guilds, channels, and the address of the gateway.

use serde_json::{Value, json};

use super::super::refusal::{Refusal, Reply};
use super::super::route::Op;
use super::super::world::message::number;
use super::super::world::{BOT, Channel, Place, User, World};
use super::{Call, channel_for, empty_list, permissions};

pub(super) fn read(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    match call.op {
        Op::GetGateway => Ok(Reply::ok(json!({ "url": world.sessions.address }))),
        Op::GetGatewayBot => Ok(Reply::ok(json!({
            "url": world.sessions.address, "shards": world.shards,
            "session_start_limit": {
                "total": 1000, "remaining": 1000 - world.sessions.identified, "reset_after": 86_400_000,
                // High enough that shards need not take turns of five seconds.
                "max_concurrency": 16,
            },
        }))),
        Op::GetMe => {
            let mut me = world.users[&BOT].json();
            me["mfa_enabled"] = json!(true);
            me["locale"] = json!("en-US");
            me["verified"] = json!(true);
            me["email"] = Value::Null;
            Ok(Reply::ok(me))
        }
        Op::GetUser => person(world, call.id("user_id")).map(|user| Reply::ok(user.json())),
        Op::CreateDm => dm(world, call),
        Op::GetApplication | Op::GetOldApplication => Ok(Reply::ok(application(world))),
        Op::GetChannel => {
            channel_for(world, call.id("channel_id"), 0).map(|channel| Reply::ok(world.channel_json(&channel)))
        }
        Op::GetGuild | Op::ListChannels | Op::ListRoles | Op::GetMember => guild(world, call),
        _ => Ok(empty_list()),
    }
}

fn person(world: &World, id: u64) -> Result<&User, Refusal> {
    world.users.get(&id).ok_or(Refusal::UNKNOWN_USER)
}

/// Opens a private channel; only a message shows whether the person can be reached.
fn dm(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let user = person(world, number(&call.json["recipient_id"]).unwrap_or(0))?.id;
    let channel = world.dm_of(user);
    let channel = world.channels.get(&channel).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Ok(Reply::ok(world.channel_json(channel)))
}

impl World {
    /// The private channel of a person with the bot.
    pub(crate) fn dm_of(&mut self, user: u64) -> u64 {
        let known = self.channels.values().find(|channel| channel.place == Place::BotDm(user)).map(|known| known.id);
        known.unwrap_or_else(|| {
            let id = self.next_id();
            let permissions = permissions::USUAL;
            let place = Place::BotDm(user);
            let (name, active) = (String::new(), self.clock.millis());
            let channel = Channel { id, name, place, permissions, archived: false, locked: false, active };
            self.channels.insert(id, channel);
            id
        })
    }
}

fn guild(world: &World, call: &Call) -> Result<Reply, Refusal> {
    let id = call.id("guild_id");
    let guild = world.guilds.get(&id).ok_or(Refusal::UNKNOWN_GUILD)?;
    if !guild.has_bot {
        return Err(Refusal::NO_ACCESS);
    }
    let whole = world.guild_json(id);
    let body = match call.op {
        Op::ListChannels => whole["channels"].clone(),
        Op::ListRoles => whole["roles"].clone(),
        Op::GetMember => {
            let user = world.users.get(&call.id("user_id")).ok_or(Refusal::UNKNOWN_MEMBER)?;
            user.member()
        }
        _ => whole,
    };
    Ok(Reply::ok(body))
}

fn application(world: &World) -> Value {
    json!({
        "id": BOT.to_string(), "name": "Duelhall", "icon": null, "description": "", "bot_public": true,
        "bot_require_code_grant": false, "verify_key": "00", "flags": 0, "summary": "", "rpc_origins": [],
        "team": null, "owner": world.users[&BOT].json(), "bot": world.users[&BOT].json(), "hook": true, "type": null,
        "integration_types_config": { "0": {}, "1": {} }, "redirect_uris": [], "tags": [],
        "approximate_guild_count": world.guilds.len(), "event_webhooks_status": 1, "is_monetized": false,
        "is_verified": false, "is_discoverable": false, "storefront_available": false,
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "event_webhooks_url": null, "event_webhooks_types": [], "max_participants": null,
        "explicit_content_filter": 0,
    })
}
