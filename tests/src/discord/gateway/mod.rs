//! The gateway: the sessions of shards, the events that they get, and the ways in which sessions fail.

mod socket;

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::world::{BOT, Channel, World};

pub(crate) use socket::serve;

/// How often shards should send a heartbeat, unless a test wants it faster.
const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// The intent for guilds and channels.
const GUILDS: u64 = 1;
/// Intents that Discord gives only to few bots: members, presences, the content of messages.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// An order to a socket.
#[derive(Debug)]
pub(crate) enum Out {
    /// Send a payload.
    Say(Value),
    /// Close the connection, with a code.
    Close(u16),
    /// Cut the connection without closing it, like a broken cable.
    Cut,
    /// Answer no more heartbeats.
    Mute,
    /// Say that the session has ended: op 9.
    Invalid,
}

/// The session of a shard.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) shard: u64,
    intents: u64,
    seq: u64,
    /// Dispatches, which are sent again after a resume.
    log: Vec<Value>,
    link: Option<mpsc::UnboundedSender<Out>>,
    resumable: bool,
}

/// All sessions, and counts of their events.
#[derive(Debug)]
pub(crate) struct Sessions {
    by_shard: BTreeMap<u64, Session>,
    /// The address to which shards should connect.
    pub(crate) address: String,
    /// How many IDENTIFY were accepted.
    pub(crate) identified: u32,
    /// How many RESUME were accepted.
    pub(crate) resumed: u32,
    /// How often new connections should send a heartbeat.
    pub(crate) heartbeat: Duration,
}

impl Default for Sessions {
    fn default() -> Self {
        let (by_shard, address) = (BTreeMap::new(), String::new());
        Self { by_shard, address, identified: 0, resumed: 0, heartbeat: HEARTBEAT }
    }
}

impl Sessions {
    /// The number of shards that are connected now.
    pub(crate) fn connected(&self) -> usize {
        self.by_shard.values().filter(|session| session.link.is_some()).count()
    }

    /// Sends a shard something that is not a dispatch.
    pub(crate) fn send(&mut self, shard: u64, out: Out) {
        let Some(session) = self.by_shard.get_mut(&shard) else { return };
        let ends = matches!(out, Out::Close(_) | Out::Cut);
        if let Some(link) = &session.link {
            // The socket may have gone at this moment; then nobody can be told.
            let _ = link.send(out);
        }
        if ends {
            session.link = None;
        }
    }

    /// Ends the session of a shard; its socket may begin a new one.
    pub(crate) fn invalidate(&mut self, shard: u64) {
        self.set_resumable(shard, false);
        self.send(shard, Out::Invalid);
        if let Some(session) = self.by_shard.get_mut(&shard) {
            session.link = None;
        }
    }

    /// Sets whether the session of a shard can be resumed from now on.
    pub(crate) fn set_resumable(&mut self, shard: u64, resumable: bool) {
        if let Some(session) = self.by_shard.get_mut(&shard) {
            session.resumable = resumable;
        }
    }

    /// Sends a dispatch, now or when the session is resumed. Returns whether any session will get it.
    pub(crate) fn dispatch(&mut self, shard: u64, kind: &str, data: Value) -> bool {
        let Some(session) = self.by_shard.get_mut(&shard) else { return false };
        session.dispatch(kind, data);
        session.link.is_some() || session.resumable
    }

    fn ended(&mut self, shard: u64, link: &mpsc::UnboundedSender<Out>) {
        if let Some(session) = self.by_shard.get_mut(&shard)
            && session.link.as_ref().is_some_and(|own| own.same_channel(link))
        {
            session.link = None;
        }
    }
}

impl Session {
    fn dispatch(&mut self, kind: &str, data: Value) {
        self.seq += 1;
        let event = json!({ "op": 0, "s": self.seq, "t": kind, "d": data });
        if let Some(link) = &self.link {
            // As above: it stays in the log for a resume.
            let _ = link.send(Out::Say(event.clone()));
        }
        self.log.push(event);
    }
}

impl World {
    /// IDENTIFY: begins a session, or returns the code with which the socket is closed.
    fn identify(&mut self, data: &Value, link: mpsc::UnboundedSender<Out>) -> Result<u64, u16> {
        let token = data["token"].as_str().unwrap_or_default();
        if token.strip_prefix("Bot ").unwrap_or(token) != self.token {
            return Err(4004);
        }
        let (shard, shards) = (data["shard"][0].as_u64().unwrap_or(0), data["shard"][1].as_u64().unwrap_or(1));
        if shard >= shards || shards != self.shards {
            self.violation(format!("IDENTIFY for shard {shard} of {shards}; there are {}", self.shards));
            return Err(4010);
        }
        let intents = data["intents"].as_u64().unwrap_or(0);
        if intents & PRIVILEGED != 0 {
            self.violation(format!("IDENTIFY wants privileged intents: {intents:b}"));
            return Err(4014);
        }
        self.sessions.identified += 1;
        let id = format!("session-{shard}-{}", self.sessions.identified);
        let mut session =
            Session { id: id.clone(), shard, intents, seq: 0, log: Vec::new(), link: Some(link), resumable: true };
        session.dispatch("READY", self.ready(&id, shard));
        for guild in self.guilds.values().filter(|guild| guild.has_bot && self.shard_of(Some(guild.id)) == shard) {
            if intents & GUILDS != 0 {
                session.dispatch("GUILD_CREATE", self.guild_json(guild.id));
            }
        }
        self.sessions.by_shard.insert(shard, session);
        Ok(shard)
    }

    fn ready(&self, session: &str, shard: u64) -> Value {
        let guilds = self.guilds.values().filter(|guild| guild.has_bot && self.shard_of(Some(guild.id)) == shard);
        let guilds: Vec<Value> =
            guilds.map(|guild| json!({ "id": guild.id.to_string(), "unavailable": true })).collect();
        let mut user = self.users[&BOT].json();
        user["verified"] = json!(true);
        user["mfa_enabled"] = json!(true);
        user["email"] = Value::Null;
        json!({
            "v": 10, "user": user, "guilds": guilds, "session_id": session, "session_type": "normal",
            "resume_gateway_url": "wss://gateway-fake.discord.gg", "shard": [shard, self.shards],
            "application": { "id": BOT.to_string(), "flags": 0 }, "private_channels": [], "relationships": [],
            "user_settings": {}, "presences": [], "guild_join_requests": [],
        })
    }

    /// A guild with its channels.
    pub(crate) fn guild_json(&self, id: u64) -> Value {
        let channels = self.channels.values().filter(|channel| channel.place == super::world::Place::Text(id));
        let channels: Vec<Value> = channels.map(|channel: &Channel| self.channel_json(channel)).collect();
        self.guilds.get(&id).map_or(Value::Null, |guild| guild.json(&channels, &self.users[&BOT]))
    }

    /// RESUME: sends the missed dispatches and `RESUMED`, or returns `None` when the session has ended.
    fn resume(&mut self, data: &Value, link: &mpsc::UnboundedSender<Out>) -> Option<u64> {
        let (id, seen) = (data["session_id"].as_str()?, data["seq"].as_u64()?);
        let session = self.sessions.by_shard.values_mut().find(|session| session.id == id && session.resumable)?;
        session.link = Some(link.clone());
        let missed: Vec<Value> = session.log.iter().filter(|event| event["s"].as_u64() > Some(seen)).cloned().collect();
        for event in missed {
            // The socket may go again at once; the log stays.
            let _ = link.send(Out::Say(event));
        }
        session.dispatch("RESUMED", json!({}));
        let shard = session.shard;
        self.sessions.resumed += 1;
        Some(shard)
    }

    /// Tells the shard of a guild something, if it asked for guild events.
    pub(crate) fn tell_guild(&mut self, guild: u64, kind: &str, data: Value) {
        let shard = self.shard_of(Some(guild));
        if self.sessions.by_shard.get(&shard).is_some_and(|session| session.intents & GUILDS != 0) {
            self.sessions.dispatch(shard, kind, data);
        }
    }
}
