//! What people write, and which messages the bot gets.

use serde_json::{Value, json};

use super::super::markup::{self, Marked, length};
use super::{BOT, BOT_NAME, BotIn, Kind, Message, Talk, World};

/// A message that somebody writes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Said {
    pub(crate) user: i64,
    pub(crate) chat: i64,
    pub(crate) thread: Option<i64>,
    pub(crate) reply_to: Option<i64>,
    /// The words; `{Name}` mentions a person who has no name with an `@`.
    pub(crate) text: String,
    /// Whether they write in the name of the group.
    pub(crate) anonymous: bool,
    /// Whether only the bot sees it.
    pub(crate) whispered: bool,
}

impl World {
    /// Writes a message, and sends it to the bot if the bot may get it.
    pub(crate) fn say(&mut self, said: &Said) -> Message {
        if said.chat == said.user {
            self.private_chat(said.user);
            if let Some(user) = self.users.get_mut(&said.user) {
                user.talk = Talk::Open;
            }
        }
        let mut message = self.blank(said.chat, if said.whispered { said.user } else { 0 });
        message.words = self.marked(&said.text);
        (message.from, message.anonymous) = (said.user, said.anonymous);
        (message.thread, message.reply_to) = (said.thread, said.reply_to);
        if self.hears(&message) {
            let json = self.message_json(&message);
            self.tell("message", json);
        }
        self.messages.insert(message.key, message.clone());
        message
    }

    /// In privacy mode, the bot gets commands, replies to its own messages, and everything in private chats or where it
    /// is an admin.
    fn hears(&self, message: &Message) -> bool {
        let Some(chat) = self.chats.get(&message.key.chat) else { return false };
        if chat.kind == Kind::Private || message.key.receiver != 0 {
            return true;
        }
        let present = matches!(chat.bot, BotIn::Member | BotIn::Admin | BotIn::Muted | BotIn::NoPhotos);
        let first = message.words.text.split_whitespace().next().unwrap_or_default();
        let for_bot = match first.strip_prefix('/') {
            Some(command) => command.split_once('@').is_none_or(|(_, name)| name.eq_ignore_ascii_case(BOT_NAME)),
            None => false,
        };
        let replied = message.reply_to.and_then(|id| {
            let key = super::Key { id, ..message.key };
            self.messages.get(&key).map(|message| message.from)
        });
        present && (for_bot || replied == Some(BOT) || chat.bot == BotIn::Admin)
    }

    /// Finds commands and names in what somebody types, as clients do.
    fn marked(&self, typed: &str) -> Marked {
        let mut marked = Marked::default();
        let mut rest = typed;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            marked.text.push_str(before);
            let offset = length(&marked.text);
            marked.text.push_str(name);
            if let Some(user) = self.user_named(name) {
                marked.entities.push(json!({
                    "type": "text_mention", "offset": offset, "length": length(name), "user": self.user_json(user.id),
                }));
            }
            rest = after;
        }
        marked.text.push_str(rest);
        let mut found: Vec<Value> = Vec::new();
        if marked.text.starts_with('/') {
            let word = marked.text.split_whitespace().next().unwrap_or_default();
            found.push(json!({ "type": "bot_command", "offset": 0, "length": length(word) }));
        }
        for name in markup::names(&marked.text).filter(|name| !name.is_empty() && *name != BOT_NAME) {
            let at = marked.text.find(&format!("@{name}")).unwrap_or_default();
            let offset = length(&marked.text[..at]);
            found.push(json!({ "type": "mention", "offset": offset, "length": length(name) + 1 }));
        }
        found.append(&mut marked.entities);
        marked.entities = found;
        marked
    }

    /// Tells the bot about an event in a chat, as a service message without words.
    pub(crate) fn tell_service(&mut self, chat: i64, user: i64, fields: Value) {
        let mut message = self.blank(chat, 0);
        message.from = user;
        let mut json = self.message_json(&message);
        if let (Some(json), Value::Object(fields)) = (json.as_object_mut(), fields) {
            json.extend(fields);
        }
        self.tell("message", json);
    }

    /// Tells the bot that its role in a chat has changed.
    pub(crate) fn tell_standing(&mut self, chat: i64, user: i64, old: BotIn) {
        let Some(now) = self.chats.get(&chat).cloned() else { return };
        let mut before = now.clone();
        before.bot = old;
        let json = json!({
            "chat": self.chat_json(&now), "from": self.user_json(user), "date": self.date(),
            "old_chat_member": self.member_json(&before, BOT), "new_chat_member": self.member_json(&now, BOT),
        });
        self.tell("my_chat_member", json);
    }
}
