//! Sends interactions to the bot.

use std::time::Instant;

use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::super::rest::permissions;
use super::super::world::{BOT, Interaction, Kind, Place, Stage, World};

/// The deed of a person, before it is sent.
pub(super) struct Deed {
    pub(super) kind: Kind,
    pub(super) user: u64,
    pub(super) channel: u64,
    pub(super) data: Value,
    /// The message on which it is done.
    pub(super) message: Option<u64>,
    /// A description for a failing test.
    pub(super) what: String,
}

impl World {
    /// The context of a channel: 0 a guild, 1 a private chat with the bot, 2 another private chat.
    pub(super) fn context(&self, channel: u64) -> u64 {
        match self.channels.get(&channel).map(|channel| channel.place) {
            Some(Place::BotDm(_)) => 1,
            Some(Place::Group) => 2,
            _ => 0,
        }
    }

    /// Sends an interaction to the shard of its guild; returns its token.
    pub(super) fn send(&mut self, deed: Deed) -> Result<String> {
        let id = self.next_id();
        let token = super::super::world::interaction::token(id);
        let owners = self.owners(deed.user, deed.channel);
        let guild = self.channels.get(&deed.channel).and_then(super::super::world::Channel::guild);
        if owners.as_object().is_some_and(serde_json::Map::is_empty) {
            bail!("the app is installed neither here nor for this person");
        }
        let mut payload = self.payload(&deed, id, &token, &owners, guild);
        if let Some(field) = self.garbled.take() {
            payload[field] = Value::Null;
        }
        let known = Interaction {
            id,
            token: token.clone(),
            kind: deed.kind,
            user: deed.user,
            channel: deed.channel,
            what: deed.what,
            message: deed.message,
            user_only: owners["0"].is_null(),
            born: self.clock.millis(),
            sent: Instant::now(),
            answered: None,
            stage: Stage::Waiting,
            original: None,
            follow_ups: Vec::new(),
            follow_up_count: 0,
        };
        // A guild without the bot has no shard; its events go to the shard of private chats.
        let shard = self.shard_of(guild.filter(|_| !known.user_only));
        self.interactions.insert(token.clone(), known);
        if !self.sessions.dispatch(shard, "INTERACTION_CREATE", payload) {
            self.interactions.remove(&token);
            bail!("the bot is offline: shard {shard} has no session");
        }
        Ok(token)
    }

    fn payload(&self, deed: &Deed, id: u64, token: &str, owners: &Value, guild: Option<u64>) -> Value {
        let user = &self.users[&deed.user];
        let channel = &self.channels[&deed.channel];
        let mut partial = self.channel_json(channel);
        partial["permissions"] = json!(user.permissions.to_string());
        let mut payload = json!({
            "id": id.to_string(), "application_id": BOT.to_string(), "type": deed.kind.number(), "data": deed.data,
            "channel": partial, "channel_id": channel.id.to_string(), "token": token, "version": 1,
            "app_permissions": self.app_permissions(deed.channel, guild).to_string(), "locale": user.locale,
            "entitlements": [], "entitlement_sku_ids": [], "authorizing_integration_owners": owners,
            "context": self.context(deed.channel), "attachment_size_limit": 10 << 20,
        });
        match guild.and_then(|guild| self.guilds.get(&guild)) {
            Some(guild) => {
                payload["guild_id"] = json!(guild.id.to_string());
                payload["guild_locale"] = json!(guild.locale);
                payload["guild"] = json!({ "id": guild.id.to_string(), "locale": guild.locale, "features": [] });
                payload["member"] = user.member();
            }
            None => payload["user"] = user.json(),
        }
        if let Some(message) = deed.message.and_then(|message| self.messages.get(&message)) {
            payload["message"] = self.message_json(message);
        }
        payload
    }

    /// The bot's rights here; where it is not a member, it can do nothing but answer interactions.
    fn app_permissions(&self, channel: u64, guild: Option<u64>) -> u64 {
        let has_bot = guild.is_none_or(|guild| self.guilds.get(&guild).is_some_and(|guild| guild.has_bot));
        let own = self.channels.get(&channel).map_or(0, |channel| channel.permissions);
        if has_bot { own } else { permissions::EMBED | permissions::ATTACH }
    }
}
