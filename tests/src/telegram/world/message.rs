//! Messages as the fake keeps them.

use axum::body::Bytes;
use serde_json::Value;

use super::super::markup::{self, Marked};
use super::{BOT, World};

/// The key of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) chat: i64,
    /// The only person who sees it; 0 for everybody.
    pub(crate) receiver: i64,
    pub(crate) id: i64,
}

/// A picture that Telegram keeps.
#[derive(Clone, Debug)]
pub(crate) struct Photo {
    pub(crate) id: String,
    pub(crate) bytes: Bytes,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) key: Key,
    /// Its place in the order of messages.
    pub(crate) order: i64,
    /// The writer, who may be the bot.
    pub(crate) from: i64,
    /// Whether they wrote in the name of the group.
    pub(crate) anonymous: bool,
    pub(crate) thread: Option<i64>,
    /// The message that it replies to.
    pub(crate) reply_to: Option<i64>,
    pub(crate) date: i64,
    pub(crate) edited: Option<i64>,
    pub(crate) words: Marked,
    pub(crate) photo: Option<Photo>,
    pub(crate) keyboard: Value,
    /// Whether it asks for a reply.
    pub(crate) asks: bool,
    /// Whether it sounds no alert.
    pub(crate) silent: bool,
    /// Whether its receiver's client was away when it came.
    pub(crate) missed: bool,
    /// The message that it replaces for its receiver.
    pub(crate) in_place_of: Option<i64>,
    /// Whether it was sent through the bot's inline mode.
    pub(crate) via_bot: bool,
}

impl Message {
    /// The people whom it notifies: those whom it names, and the person whom it replies to.
    pub(crate) fn notifies(&self, world: &World) -> Vec<i64> {
        if self.silent {
            return Vec::new();
        }
        let marked = self.words.entities.iter().filter_map(|entity| entity["user"]["id"].as_i64());
        let named = markup::names(&self.words.text).filter_map(|name| {
            world.users.values().find(|user| user.username.as_deref() == Some(name)).map(|user| user.id)
        });
        let reply = self.reply_to.and_then(|id| {
            let key = Key { id, receiver: 0, ..self.key };
            world.messages.get(&key).map(|message| message.from)
        });
        let mut all: Vec<i64> = marked.chain(named).chain(reply).filter(|id| *id != BOT).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether another message has the same content.
    pub(crate) fn same(&self, other: &Self) -> bool {
        let photo = |message: &Self| message.photo.as_ref().map(|photo| photo.id.clone());
        self.words == other.words && photo(self) == photo(other) && self.keyboard == other.keyboard
    }
}

impl World {
    /// Makes an empty message of the bot.
    pub(crate) fn blank(&mut self, chat: i64, receiver: i64) -> Message {
        let id = match self.chats.get_mut(&chat) {
            Some(chat) if receiver == 0 => {
                chat.last_message += 1;
                chat.last_message
            }
            _ => self.next(),
        };
        let (order, date) = (self.next(), self.date());
        Message {
            key: Key { chat, receiver, id },
            order,
            from: BOT,
            anonymous: false,
            thread: None,
            reply_to: None,
            date,
            edited: None,
            words: Marked::default(),
            photo: None,
            keyboard: Value::Null,
            asks: false,
            silent: false,
            missed: false,
            in_place_of: None,
            via_bot: false,
        }
    }

    /// The messages of a chat that a person sees, in the order in which they came.
    pub(crate) fn seen_by(&self, user: i64, chat: i64) -> Vec<&Message> {
        let mine = |message: &&Message| {
            message.key.chat == chat && (message.key.receiver == 0 || message.key.receiver == user) && !message.missed
        };
        let mut seen: Vec<&Message> = self.messages.values().filter(mine).collect();
        let hidden: Vec<i64> = seen.iter().filter_map(|message| message.in_place_of).collect();
        seen.retain(|message| message.key.receiver != 0 || !hidden.contains(&message.key.id));
        seen.sort_by_key(|message| message.order);
        seen
    }
}
