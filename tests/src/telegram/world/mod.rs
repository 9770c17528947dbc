//! The content of the fake: people, chats, messages, presses, and the updates for the bot.

mod chat;
mod json;
mod message;
mod query;
mod say;
mod update;

use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::Bytes;
use serde_json::Value;

pub(crate) use chat::{BotIn, Chat, Kind, Post};
pub(crate) use json::bot_json;
pub(crate) use message::{Key, Message, Photo};
pub(crate) use query::{Given, Query};
pub(crate) use say::Said;
pub use update::Mischief;
pub(crate) use update::Webhook;

use super::contract::Contract;
use super::fault::Failure;
use super::method::Op;
use super::rate::Budgets;
use super::traffic::Exchange;
use crate::fake::{Booked, Clock, Faults};

/// The number of the bot.
pub(crate) const BOT: i64 = 7_000_000_001;
/// The name of the bot, without the `@`.
pub(crate) const BOT_NAME: &str = "duelhall_bot";
/// The account that speaks for admins who hide their names.
pub(crate) const NOBODY_IN_PARTICULAR: i64 = 1_087_968_824;

/// The age of a Bot API server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Era {
    /// Before 10.2: knows no messages for one person, and ignores parameters that it does not know.
    Old,
    /// 10.2: an edit of such a message accepts no new file.
    Since10_2,
    /// 10.3: an edit of such a message accepts a new file.
    Since10_3,
}

/// How a person stands to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Talk {
    /// They have never written to it in private.
    Never,
    /// It may write to them.
    Open,
    /// They have blocked it.
    Blocked,
    /// Their account is deleted.
    Gone,
}

/// A person.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: i64,
    pub(crate) name: String,
    /// The name without the `@`.
    pub(crate) username: Option<String>,
    pub(crate) lang: String,
    pub(crate) talk: Talk,
    /// Whether their client is away: then private messages in a group are lost.
    pub(crate) away: bool,
}

/// Everything that the fake knows.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: Clock,
    pub(crate) token: String,
    pub(crate) era: Era,
    pub(crate) contract: Option<&'static Contract>,
    last: i64,
    pub(crate) users: BTreeMap<i64, User>,
    pub(crate) chats: BTreeMap<i64, Chat>,
    pub(crate) messages: BTreeMap<Key, Message>,
    pub(crate) files: BTreeMap<String, Photo>,
    /// The presses, by their ids.
    pub(crate) queries: BTreeMap<String, Query>,
    /// The texts typed after the bot's name, by their ids, with the answers.
    pub(crate) typed: BTreeMap<String, Option<Value>>,
    /// The commands, by scope and language.
    pub(crate) commands: BTreeMap<String, Value>,
    pub(crate) updates: update::Queue,
    pub(crate) faults: Faults<Op, Failure>,
    pub(crate) budgets: Budgets,
    /// Whether the limits on messages are applied.
    pub(crate) strict: bool,
    pub(crate) traffic: Vec<Exchange>,
    pub(crate) violations: Vec<String>,
    /// How long the bot may take to answer a press.
    pub(crate) patience: Duration,
}

impl World {
    pub(crate) fn new(clock: Clock, token: &str, contract: Option<&'static Contract>) -> Self {
        Self {
            clock,
            token: token.to_owned(),
            era: Era::Since10_3,
            contract,
            last: 1_000,
            users: BTreeMap::new(),
            chats: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            queries: BTreeMap::new(),
            typed: BTreeMap::new(),
            commands: BTreeMap::new(),
            updates: update::Queue::default(),
            faults: Faults::default(),
            budgets: Budgets::default(),
            strict: true,
            traffic: Vec::new(),
            violations: Vec::new(),
            // Telegram gives fifteen seconds or so. A test may share its machine with others, so it gets more.
            patience: Duration::from_secs(60),
        }
    }

    /// Makes an unused number.
    pub(crate) fn next(&mut self) -> i64 {
        self.last += 1;
        self.last
    }

    /// The present moment in Telegram's form: seconds since 1970.
    pub(crate) fn date(&self) -> i64 {
        self.clock.millis() / 1_000
    }

    /// Keeps a picture.
    pub(crate) fn keep(&mut self, bytes: &Bytes, width: u32, height: u32) -> Photo {
        let id = format!("AgACAgIAAxkD{:010}", self.next());
        let photo = Photo { id: id.clone(), bytes: bytes.clone(), width, height };
        self.files.insert(id, photo.clone());
        photo
    }

    /// Finds a person by name, with or without the `@`.
    pub(crate) fn user_named(&self, name: &str) -> Option<&User> {
        self.users.values().find(|user| user.username.as_deref() == Some(name) || user.name == name)
    }

    /// Notes something that the bot must never do; the test will fail because of it at its end.
    pub(crate) fn violation(&mut self, what: String) {
        self.violations.push(what);
    }
}

impl Booked for World {
    fn violations(&self) -> &[String] {
        &self.violations
    }
}
