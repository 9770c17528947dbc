//! The content of the fake: guilds, channels, people, messages, interactions.

pub(crate) mod interaction;
mod json;
pub(crate) mod message;

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

pub(crate) use interaction::{Interaction, Kind, Stage};
pub(crate) use message::Message;

use super::buckets::Buckets;
use super::fault::Failure;
use super::gateway::Sessions;
use super::route::Op;
use super::traffic::Exchange;
use crate::fake::{Booked, Clock, Faults};

/// The first moment of Discord's numbers, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// How long a thread stays open without news, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// The number of the bot, both as a user and as an application.
pub(crate) const BOT: u64 = 1_180_000_000_000_000_001;

/// A person.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) bot: bool,
    /// Their rights in guilds, as Discord's bits.
    pub(crate) permissions: u64,
    pub(crate) takes_dms: bool,
    /// Whether they have installed the app for themselves.
    pub(crate) installed: bool,
    /// Whether they have left every guild.
    pub(crate) left: bool,
    pub(crate) roles: Vec<u64>,
    /// The commands that an admin has allowed them on the page of integrations.
    pub(crate) given: Vec<String>,
}

/// A guild.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// Whether the bot is in it.
    pub(crate) has_bot: bool,
    /// Whether members may use their own apps visibly to everybody.
    pub(crate) external_apps: bool,
    pub(crate) roles: BTreeMap<u64, String>,
}

/// The kind of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A channel of a guild.
    Text(u64),
    /// A thread under a channel of a guild.
    Thread { guild: u64, parent: u64 },
    /// A private chat of a person with the bot.
    BotDm(u64),
    /// A private group of people, without the bot.
    Group,
}

/// A channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) place: Place,
    /// The bot's rights in it, as Discord's bits.
    pub(crate) permissions: u64,
    pub(crate) archived: bool,
    /// Whether only people who manage threads may write in it.
    pub(crate) locked: bool,
    /// When somebody last wrote in it, in milliseconds.
    pub(crate) active: i64,
}

impl Channel {
    /// The guild that it belongs to.
    pub(crate) fn guild(&self) -> Option<u64> {
        match self.place {
            Place::Text(guild) | Place::Thread { guild, .. } => Some(guild),
            Place::BotDm(_) | Place::Group => None,
        }
    }
}

/// Everything that the fake knows.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: Clock,
    last_id: u64,
    pub(crate) token: String,
    pub(crate) shards: u64,
    pub(crate) users: BTreeMap<u64, User>,
    pub(crate) guilds: BTreeMap<u64, Guild>,
    pub(crate) channels: BTreeMap<u64, Channel>,
    pub(crate) messages: BTreeMap<u64, Message>,
    /// The interactions, by their tokens.
    pub(crate) interactions: BTreeMap<String, Interaction>,
    pub(crate) commands: Vec<Value>,
    pub(crate) sessions: Sessions,
    pub(crate) faults: Faults<Op, Failure>,
    pub(crate) buckets: Buckets,
    pub(crate) traffic: Vec<Exchange>,
    pub(crate) violations: Vec<String>,
    /// The field that the next interaction will lack.
    pub(crate) garbled: Option<&'static str>,
    /// How long the bot may take for its first answer.
    pub(crate) patience: Duration,
}

impl World {
    pub(crate) fn new(clock: Clock, token: &str, shards: u64) -> Self {
        let bot = User {
            id: BOT,
            name: "Duelhall".to_owned(),
            locale: "en-US".to_owned(),
            bot: true,
            permissions: 0,
            takes_dms: false,
            installed: false,
            left: false,
            roles: Vec::new(),
            given: Vec::new(),
        };
        Self {
            clock,
            last_id: 0,
            token: token.to_owned(),
            shards,
            users: BTreeMap::from([(BOT, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Vec::new(),
            sessions: Sessions::default(),
            faults: Faults::default(),
            buckets: Buckets::default(),
            traffic: Vec::new(),
            violations: Vec::new(),
            garbled: None,
            // Discord gives three seconds. A test may share its machine with others, so only figures are held to that.
            patience: Duration::from_secs(60),
        }
    }

    /// Makes a number that contains its moment, like Discord's: a bot reads the age of a message from it.
    pub(crate) fn next_id(&mut self) -> u64 {
        let since = u64::try_from(self.clock.millis() - EPOCH).unwrap_or_default();
        self.last_id = (since << 22).max(self.last_id + 1);
        self.last_id
    }

    /// Notes that the bot makes a request.
    pub(crate) fn hear(&mut self) {
        self.fold();
    }

    /// Archives the threads in which nobody has written for a day.
    fn fold(&mut self) {
        let before = self.clock.millis() - DAY;
        let threads = self.channels.values_mut().filter(|channel| matches!(channel.place, Place::Thread { .. }));
        threads.filter(|thread| thread.active < before).for_each(|thread| thread.archived = true);
    }

    /// Whether answers of a person's own app are shown only to that person.
    pub(crate) fn hushes(&self, known: &Interaction) -> bool {
        let guild = self.channels.get(&known.channel).and_then(Channel::guild).and_then(|id| self.guilds.get(&id));
        known.user_only && guild.is_some_and(|guild| !guild.external_apps)
    }

    /// Whether an interaction is too old for its first answer.
    pub(crate) fn is_late(&self, known: &Interaction) -> bool {
        known.sent.elapsed() > self.patience
    }

    /// The shard that gets the events of a guild, or of private chats.
    pub(crate) fn shard_of(&self, guild: Option<u64>) -> u64 {
        guild.map_or(0, |guild| (guild >> 22) % self.shards)
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

/// The moment in a number, in milliseconds since 1970.
pub(crate) fn born(id: u64) -> i64 {
    i64::try_from(id >> 22).unwrap_or_default() + EPOCH
}
