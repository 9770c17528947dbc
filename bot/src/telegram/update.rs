//! The parts of an update that are read: only a few fields, so that nothing that Telegram adds can make a press
//! unreadable. teloxide's own types follow an older release of the Bot API, and would drop fields that private messages
//! in groups need.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize, Serializer};

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Update {
    pub(crate) update_id: i64,
    pub(crate) message: Option<Message>,
    pub(crate) callback_query: Option<Callback>,
    pub(crate) inline_query: Option<InlineQuery>,
    pub(crate) my_chat_member: Option<Membership>,
    pub(crate) chat_member: Option<Membership>,
}

impl Update {
    /// The chat and the person whose updates are taken in order. `None` for an update that asks for nothing, and so can
    /// be lost without harm.
    pub(crate) fn sender(&self) -> Option<(i64, i64)> {
        if let Some(message) = &self.message {
            return message.is_for_bot().then(|| (message.chat.id, message.from.as_ref().map_or(0, |from| from.id)));
        }
        if let Some(callback) = &self.callback_query {
            let chat = callback.message.as_ref().map_or(callback.from.id, |message| message.chat.id);
            return Some((chat, callback.from.id));
        }
        self.my_chat_member.as_ref().map(|membership| (membership.chat.id, 0))
    }
}

/// Keeps only whether a part is there.
fn mark<S: Serializer>(part: &Option<IgnoredAny>, serializer: S) -> Result<S::Ok, S::Error> {
    part.map(|_| true).serialize(serializer)
}

/// The kinds of update that the bot asks for.
pub(crate) const WANTED: [&str; 5] = ["message", "callback_query", "inline_query", "my_chat_member", "chat_member"];

/// A person.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: i64,
    #[serde(default)]
    pub(crate) is_bot: bool,
    #[serde(default)]
    pub(crate) first_name: String,
    pub(crate) last_name: Option<String>,
    pub(crate) username: Option<String>,
    pub(crate) language_code: Option<String>,
}

impl User {
    /// The name that other people see.
    pub(crate) fn name(&self) -> String {
        match &self.last_name {
            Some(last) => format!("{} {last}", self.first_name),
            None => self.first_name.clone(),
        }
    }
}

/// A chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Chat {
    pub(crate) id: i64,
    /// `private`, `group`, `supergroup` or `channel`.
    #[serde(default, rename = "type")]
    pub(crate) kind: String,
}

/// A message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    /// 0 for a message that only one person sees.
    pub(crate) message_id: i64,
    pub(crate) ephemeral_message_id: Option<i64>,
    pub(crate) message_thread_id: Option<i64>,
    #[serde(default)]
    pub(crate) is_topic_message: bool,
    pub(crate) from: Option<User>,
    pub(crate) sender_chat: Option<Chat>,
    pub(crate) chat: Chat,
    pub(crate) text: Option<String>,
    #[serde(default)]
    pub(crate) entities: Vec<Entity>,
    pub(crate) reply_to_message: Option<Box<Self>>,
    #[serde(default, serialize_with = "mark")]
    pub(crate) forum_topic_created: Option<IgnoredAny>,
    #[serde(default, serialize_with = "mark")]
    pub(crate) photo: Option<IgnoredAny>,
    pub(crate) migrate_to_chat_id: Option<i64>,
    pub(crate) migrate_from_chat_id: Option<i64>,
}

impl Message {
    /// Whether it can be for the bot: a command, any message in a private chat, or the news that a group has another
    /// number.
    fn is_for_bot(&self) -> bool {
        let moved = self.migrate_to_chat_id.is_some() || self.migrate_from_chat_id.is_some();
        moved || self.text.as_ref().is_some_and(|text| self.chat.id > 0 || text.starts_with('/'))
    }

    /// The topic that it belongs to. In other supergroups, the same field only names a chain of replies.
    pub(crate) fn topic(&self) -> Option<i64> {
        self.message_thread_id.filter(|_| self.is_topic_message)
    }
}

/// A part of a text with a special meaning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entity {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    /// Where it begins, in UTF-16 units.
    pub(crate) offset: usize,
    /// How long it is, in UTF-16 units.
    pub(crate) length: usize,
    pub(crate) user: Option<User>,
}

impl Entity {
    /// The words that it covers.
    pub(crate) fn of(&self, text: &str) -> String {
        let units: Vec<u16> = text.encode_utf16().skip(self.offset).take(self.length).collect();
        String::from_utf16_lossy(&units)
    }
}

/// A press on a button.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Callback {
    pub(crate) id: String,
    pub(crate) from: User,
    pub(crate) message: Option<Message>,
    pub(crate) data: Option<String>,
}

/// The text that somebody types after the name of the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InlineQuery {
    pub(crate) id: String,
    pub(crate) from: User,
    #[serde(default)]
    pub(crate) query: String,
}

/// A change of somebody's role in a chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Membership {
    pub(crate) chat: Chat,
    /// The person who changed it.
    pub(crate) from: Option<User>,
    pub(crate) old_chat_member: Option<Member>,
    pub(crate) new_chat_member: Member,
}

impl Membership {
    /// Whether the bot, whose role it is, was added to a group in which it may write.
    pub(crate) fn lets_in(&self) -> bool {
        let is_group = matches!(self.chat.kind.as_str(), "group" | "supergroup");
        let was_out = self.old_chat_member.as_ref().is_some_and(Member::is_gone);
        is_group && was_out && self.new_chat_member.may_write()
    }
}

/// Somebody's role in a chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) status: String,
    pub(crate) user: User,
    /// Whether somebody whose rights are restricted may write.
    pub(crate) can_send_messages: Option<bool>,
}

impl Member {
    /// Whether they run the chat.
    pub(crate) fn is_admin(&self) -> bool {
        matches!(self.status.as_str(), "creator" | "administrator")
    }

    /// Whether they are in the chat and may write there.
    fn may_write(&self) -> bool {
        !self.is_gone() && (self.status != "restricted" || self.can_send_messages == Some(true))
    }

    /// Whether they have left or been removed; in a private chat, whether they have blocked the bot.
    pub(crate) fn is_gone(&self) -> bool {
        matches!(self.status.as_str(), "left" | "kicked")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_press_on_a_private_message_in_a_group_is_read_with_what_we_do_not_know() {
        let update = json!({
            "update_id": 5, "new_thing": { "a": 1 },
            "callback_query": {
                "id": "77", "from": { "id": 1, "is_bot": false, "first_name": "Ann", "language_code": "ru" },
                "chat_instance": "x", "data": "h:1", "message": {
                    "message_id": 0, "ephemeral_message_id": 9, "date": 0,
                    "chat": { "id": -5, "type": "supergroup", "title": "Club" }, "future": [1, 2],
                },
            },
        });
        let update: Update = serde_json::from_value(update).unwrap();
        let callback = update.callback_query.unwrap();
        let message = callback.message.unwrap();
        assert_eq!((message.message_id, message.ephemeral_message_id), (0, Some(9)));
        assert_eq!(callback.from.name(), "Ann");
    }

    #[test]
    fn an_update_that_is_kept_reads_as_it_came() {
        let came = json!({ "update_id": 5, "message": {
            "message_id": 4, "chat": { "id": -5 }, "text": "/duel", "forum_topic_created": { "name": "x" },
            "from": { "id": 1, "first_name": "Ann" }, "photo": [{ "file_id": "x" }],
            "reply_to_message": { "message_id": 3, "chat": { "id": -5 } },
        } });
        let update: Update = serde_json::from_value(came).unwrap();
        let kept = serde_json::to_value(&update).unwrap();
        let again: Update = serde_json::from_value(kept.clone()).unwrap();
        assert_eq!(serde_json::to_value(&again).unwrap(), kept);
        let message = again.message.unwrap();
        assert!(message.photo.is_some() && message.forum_topic_created.is_some());
        assert!(message.reply_to_message.is_some_and(|reply| reply.photo.is_none()));
    }

    #[test]
    fn the_bot_is_let_in_when_it_was_out_and_may_write() {
        let lets_in = |chat: &str, before: &str, now: serde_json::Value| {
            let member = |mut role: serde_json::Value| {
                role["user"] = json!({ "id": 1, "is_bot": true, "first_name": "Duelhall" });
                role
            };
            let membership = json!({
                "chat": { "id": -5, "type": chat }, "from": { "id": 2, "first_name": "Ann" },
                "old_chat_member": member(json!({ "status": before })), "new_chat_member": member(now),
            });
            serde_json::from_value::<Membership>(membership).unwrap().lets_in()
        };
        let member = || json!({ "status": "member" });
        assert!(
            lets_in("group", "left", member()) && lets_in("supergroup", "kicked", json!({ "status": "administrator" }))
        );
        assert!(!lets_in("channel", "left", member()) && !lets_in("private", "kicked", member()));
        assert!(!lets_in("group", "member", json!({ "status": "administrator" })), "it was there before");
        assert!(!lets_in("group", "member", json!({ "status": "left" })));
        let muted = |may: bool| json!({ "status": "restricted", "can_send_messages": may });
        assert!(!lets_in("group", "left", muted(false)) && lets_in("group", "left", muted(true)));
    }

    #[test]
    fn talk_in_a_group_is_not_kept() {
        let said = |chat: i64, text: &str| -> Option<(i64, i64)> {
            let message = json!({ "message_id": 4, "chat": { "id": chat }, "text": text, "from": { "id": 7 } });
            serde_json::from_value::<Update>(json!({ "update_id": 5, "message": message })).unwrap().sender()
        };
        assert_eq!((said(-5, "hello"), said(-5, "/duel"), said(7, "hello")), (None, Some((-5, 7)), Some((7, 7))));
    }

    #[test]
    fn a_chain_of_replies_is_no_topic() {
        let read = |topic: bool| -> Message {
            let message = json!({ "message_id": 4, "message_thread_id": 2, "is_topic_message": topic, "chat": { "id": -5, "type": "supergroup" } });
            serde_json::from_value(message).unwrap()
        };
        assert_eq!((read(true).topic(), read(false).topic()), (Some(2), None));
    }

    #[test]
    fn an_entity_counts_as_telegram_does() {
        let entity = Entity { kind: "mention".into(), offset: 3, length: 4, user: None };
        assert_eq!(entity.of("🎴 @ben"), "@ben");
    }
}
