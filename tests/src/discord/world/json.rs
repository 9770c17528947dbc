//! Writes the world in Discord's JSON.

use serde_json::{Value, json};

use super::super::moment::iso;
use super::message::{Attachment, Message};
use super::{BOT, Channel, Guild, Interaction, Kind, Place, User, World, born};

impl User {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "username": self.name.to_lowercase(), "global_name": self.name,
            "discriminator": "0", "avatar": null, "bot": self.bot, "flags": 0, "public_flags": 0,
            "primary_guild": null,
        })
    }

    pub(crate) fn member(&self) -> Value {
        let mut member = self.member_without_user();
        member["user"] = self.json();
        member
    }

    /// A member in the form of `resolved`.
    pub(crate) fn member_without_user(&self) -> Value {
        json!({
            "nick": null, "avatar": null, "banner": null, "premium_since": null, "pending": false, "flags": 0,
            "joined_at": "2024-01-01T00:00:00.000000+00:00", "communication_disabled_until": null,
            "roles": self.roles.iter().map(u64::to_string).collect::<Vec<_>>(),
            "permissions": self.permissions.to_string(), "deaf": false, "mute": false,
        })
    }
}

impl Attachment {
    fn json(&self, channel: u64, viewer: Option<u64>) -> Value {
        let url = format!("https://cdn.discordapp.com/attachments/{channel}/{}/{}", self.id, self.filename);
        let kind = match self.filename.rsplit_once('.') {
            Some((_, ending @ ("png" | "gif"))) => format!("image/{ending}"),
            _ => "application/octet-stream".to_owned(),
        };
        json!({
            "id": self.id.to_string(), "filename": self.filename, "size": self.bytes.len(), "url": url,
            "proxy_url": url.replace("cdn.discordapp.com", "media.discordapp.net"), "content_type": kind,
            "description": self.description, "ephemeral": viewer.is_some(),
        })
    }
}

impl World {
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let author = self.users.get(&message.author).map_or(Value::Null, User::json);
        let mentions: Vec<Value> =
            message.mentions.iter().filter_map(|id| self.users.get(id)).map(User::json).collect();
        let mut embeds = message.embeds.clone();
        for embed in embeds.as_array_mut().into_iter().flatten() {
            embed["type"] = json!("rich");
        }
        let mut json = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": author,
            "content": message.content, "timestamp": iso(born(message.id)), "tts": false,
            "edited_timestamp": message.edited.map(iso), "mention_everyone": false, "mentions": mentions,
            "mention_roles": [], "pinned": false, "embeds": embeds, "flags": message.flags,
            "components": numbered(&message.components, &mut 0),
            "attachments": message.attachments.iter()
                .map(|attachment| attachment.json(message.channel, message.viewer)).collect::<Vec<_>>(),
            "type": if message.interaction.is_some() { 20 } else { 0 },
        });
        if let Some(interaction) = message.interaction {
            json["application_id"] = json!(BOT.to_string());
            json["webhook_id"] = json!(BOT.to_string());
            if let Some(known) = self.interactions.get(&super::interaction::token(interaction)) {
                json["interaction_metadata"] = self.metadata(known, message.id);
            }
        }
        json
    }

    /// The facts about an interaction in the message that answers it.
    fn metadata(&self, known: &Interaction, message: u64) -> Value {
        let owners = self.owners(known.user, known.channel);
        let mut metadata = json!({
            "id": known.id.to_string(), "type": known.kind.number(),
            "user": self.users.get(&known.user).map(User::json), "authorizing_integration_owners": owners,
        });
        if let Some(original) = known.original.filter(|original| *original != message) {
            metadata["original_response_message_id"] = json!(original.to_string());
        }
        match (known.kind, known.message) {
            (Kind::Component, Some(on)) => metadata["interacted_message_id"] = json!(on.to_string()),
            (Kind::Form, on) => {
                // The origin of the form: a command, or a component of a message.
                let mut opened = metadata.clone();
                opened["type"] = json!(if on.is_some() { 3 } else { 2 });
                if let Some(on) = on {
                    opened["interacted_message_id"] = json!(on.to_string());
                }
                metadata["triggering_interaction_metadata"] = opened;
            }
            _ => {}
        }
        metadata
    }

    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({ "id": channel.id.to_string(), "last_message_id": null, "flags": 0 });
        let more = match channel.place {
            Place::Text(guild) => json!({
                "type": 0, "guild_id": guild.to_string(), "name": channel.name, "position": 1, "topic": null,
                "nsfw": false, "rate_limit_per_user": 0, "parent_id": null, "permission_overwrites": [],
            }),
            Place::Thread { guild, parent } => json!({
                "type": 11, "guild_id": guild.to_string(), "parent_id": parent.to_string(), "name": channel.name,
                "owner_id": BOT.to_string(), "message_count": 0, "member_count": 1, "total_message_sent": 0,
                "rate_limit_per_user": 0,
                "thread_metadata": {
                    "archived": channel.archived, "locked": channel.locked, "auto_archive_duration": 1440,
                    "archive_timestamp": iso(self.clock.millis()), "create_timestamp": iso(born(channel.id)),
                },
            }),
            Place::BotDm(user) => json!({ "type": 1, "recipients": [self.users.get(&user).map(User::json)] }),
            Place::Group => json!({
                "type": 3, "name": channel.name, "icon": null, "owner_id": BOT.to_string(),
                "recipients": self.users.values().filter(|user| !user.bot).map(User::json).collect::<Vec<_>>(),
            }),
        };
        if let (Some(json), Value::Object(more)) = (json.as_object_mut(), more) {
            json.extend(more);
        }
        json
    }

    /// Who has installed the app for this channel: `0` the guild, `1` the user.
    pub(crate) fn owners(&self, user: u64, channel: u64) -> Value {
        let guild = self.channels.get(&channel).and_then(Channel::guild);
        let mut owners = json!({});
        match guild {
            Some(guild) if self.guilds.get(&guild).is_some_and(|guild| guild.has_bot) => {
                owners["0"] = json!(guild.to_string());
            }
            None if self.channels.get(&channel).is_some_and(|channel| matches!(channel.place, Place::BotDm(_))) => {
                owners["0"] = json!("0");
            }
            _ => {}
        }
        if self.users.get(&user).is_some_and(|user| user.installed) {
            owners["1"] = json!(user.to_string());
        }
        owners
    }
}

impl Guild {
    /// The event that a shard gets for a new guild: `GUILD_CREATE`.
    pub(crate) fn json(&self, channels: &[Value], bot: &User) -> Value {
        let roles: Vec<Value> =
            self.roles.iter().map(|(id, name)| role(*id, name)).chain([role(self.id, "@everyone")]).collect();
        let mut whole = json!({
            "id": self.id.to_string(), "name": self.name, "icon": null, "splash": null, "discovery_splash": null,
            "owner_id": BOT.to_string(), "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": roles, "emojis": [], "features": [], "mfa_level": 0, "application_id": null,
            "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null, "max_members": 500_000,
        });
        let more = json!({
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.locale, "public_updates_channel_id": null,
            "nsfw_level": 0, "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null, "joined_at": "2024-01-01T00:00:00.000000+00:00", "large": false,
            "unavailable": false, "member_count": 2, "voice_states": [], "members": [bot.member()],
            "channels": channels, "threads": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [], "home_header": null, "region": "deprecated",
            "widget_channel_id": null, "max_presences": null, "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25, "incidents_data": null,
        });
        if let (Some(whole), Value::Object(more)) = (whole.as_object_mut(), more) {
            whole.extend(more);
        }
        whole
    }
}

fn role(id: u64, name: &str) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null, "unicode_emoji": null,
        "position": 0, "permissions": "0", "managed": false, "mentionable": false, "flags": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
    })
}

/// Components as Discord returns them: each has a number, like the newer ones, and lists have all of their fields.
fn numbered(components: &Value, last: &mut u64) -> Value {
    match components {
        Value::Array(components) => components.iter().map(|component| numbered(component, last)).collect(),
        Value::Object(fields) => {
            *last += 1;
            let mut fields = fields.clone();
            fields.entry("id").or_insert_with(|| json!(*last));
            // A list says how many of its entries may be chosen, also if it was sent without that.
            if matches!(fields.get("type").and_then(Value::as_u64), Some(3 | 5..=8)) {
                for key in ["min_values", "max_values"] {
                    fields.entry(key).or_insert_with(|| json!(1));
                }
            }
            // Options of a list are not components.
            for key in ["components", "accessory"] {
                if let Some(inner) = fields.get(key).cloned() {
                    fields.insert(key.to_owned(), numbered(&inner, last));
                }
            }
            Value::Object(fields)
        }
        other => other.clone(),
    }
}
