//! The fake as tests use it: its places, its faults, and its books.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use serde_json::{Value, json};

use super::fault::Failure;
use super::gateway::Out;
use super::people::{Channel, Person};
use super::rest::permissions;
use super::route::Op;
use super::server::{self, Inner};
use super::tls::Authority;
use super::traffic::{Exchange, Reader};
use super::world::{self, Place, Stage};
use crate::fake::{self, Clock, Fault};

/// The token of the bot, in the shape of a real one: number, moment and proof.
const TOKEN: &str = "MTE4MDAwMDAwMDAwMDAwMDAwMQ.GfakeX.planted-token-that-must-never-be-read-anywhere";

/// A fake Discord. When it is dropped, the test fails if the bot has done something that it must never do.
#[derive(Debug)]
pub struct Discord {
    inner: Arc<Inner>,
    authority: Authority,
}

/// A guild.
#[derive(Clone, Debug)]
pub struct Guild {
    inner: Arc<Inner>,
    /// Its number.
    pub id: u64,
}

impl Discord {
    /// Opens a fake with one shard.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn open() -> Result<Self> {
        Self::with_shards(1).await
    }

    /// Opens a fake that asks for this many shards.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub async fn with_shards(shards: u64) -> Result<Self> {
        let (inner, authority) = server::open(Clock::default(), TOKEN, shards).await?;
        Ok(Self { inner, authority })
    }

    /// The address that stands in for `https://discord.com`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.inner.address)
    }

    /// A client that reaches the fake as `https://discord.com`.
    ///
    /// # Errors
    /// When it cannot be built.
    pub fn client(&self) -> Result<reqwest::Client> {
        self.authority.client()
    }

    /// The token of the bot.
    #[must_use]
    pub fn token(&self) -> &'static str {
        TOKEN
    }

    /// The clock of the fake, for the hall too.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.inner.clock.clone()
    }

    /// Makes a guild with the bot in it.
    #[must_use]
    pub fn guild(&self, name: &str, locale: &str) -> Guild {
        let id = self.inner.change(|world| {
            let id = world.next_id();
            let (name, locale) = (name.to_owned(), locale.to_owned());
            world
                .guilds
                .insert(id, world::Guild { id, name, locale, has_bot: true, external_apps: true, roles: [].into() });
            let whole = world.guild_json(id);
            world.tell_guild(id, "GUILD_CREATE", whole);
            id
        });
        Guild { inner: Arc::clone(&self.inner), id }
    }

    /// Makes a private group of people without the bot.
    #[must_use]
    pub fn group(&self, name: &str) -> Channel {
        let id = self.inner.change(|world| add_channel(world, name, Place::Group));
        Channel { inner: Arc::clone(&self.inner), id }
    }

    /// Lets the next `times` requests of a kind fail, if their path or JSON contains `at`.
    pub fn fail(&self, op: Op, at: &str, failure: Failure, times: u32) {
        let fault = Fault { op, at: at.to_owned(), failure, times };
        self.inner.change(|world| world.faults.add(fault));
    }

    /// Cancels all faults.
    pub fn relent(&self) {
        self.inner.change(|world| world.faults = Default::default());
    }

    /// How many requests will still fail.
    #[must_use]
    pub fn faults_left(&self) -> u32 {
        self.inner.look(|world| world.faults.left())
    }

    /// Sets how long the bot may take for the first answer.
    pub fn be_patient(&self, patience: Duration) {
        self.inner.change(|world| world.patience = patience);
    }

    /// Waits until every shard is connected and commands are registered.
    ///
    /// # Errors
    /// When that does not happen.
    pub async fn online(&self) -> Result<()> {
        let all = |world: &world::World| {
            (world.sessions.connected() as u64 == world.shards && !world.commands.is_empty()).then_some(())
        };
        self.inner.wait("all shards and the commands", all).await
    }

    /// Waits until the books meet a condition, such as one about [`Self::sessions`].
    ///
    /// # Errors
    /// When they never do.
    pub async fn until(&self, what: &str, meets: impl Fn(&Self) -> bool) -> Result<()> {
        fake::until(what, || meets(self), || self.violations()).await
    }

    /// Waits until something is found, and returns it as it was found.
    ///
    /// # Errors
    /// When it never is.
    pub async fn find<T>(&self, what: &str, found: impl Fn(&Self) -> Option<T>) -> Result<T> {
        fake::find(what, || found(self), || self.violations()).await
    }

    /// How many sessions were begun, and how many resumed.
    #[must_use]
    pub fn sessions(&self) -> (u32, u32) {
        self.inner.look(|world| (world.sessions.identified, world.sessions.resumed))
    }

    /// Cuts the socket of a shard without closing it.
    pub fn cut(&self, shard: u64) {
        self.inner.change(|world| world.sessions.send(shard, Out::Cut));
    }

    /// Closes the socket of a shard with a code.
    pub fn close(&self, shard: u64, code: u16) {
        self.inner.change(|world| world.sessions.send(shard, Out::Close(code)));
    }

    /// Asks a shard to connect again and continue: op 7.
    pub fn reconnect(&self, shard: u64) {
        self.inner.change(|world| world.sessions.send(shard, Out::Say(json!({ "op": 7, "d": null }))));
    }

    /// Tells a shard that its session has ended: op 9.
    pub fn invalidate(&self, shard: u64) {
        self.inner.change(|world| world.sessions.invalidate(shard));
    }

    /// Cuts the socket of a shard and forgets its session: RESUME will be refused.
    pub fn forget(&self, shard: u64) {
        self.inner.change(|world| {
            world.sessions.set_resumable(shard, false);
            world.sessions.send(shard, Out::Cut);
        });
    }

    /// Sets how often shards that connect from now on should send a heartbeat.
    pub fn beat_every(&self, time: Duration) {
        self.inner.change(|world| world.sessions.heartbeat = time);
    }

    /// Answers no more heartbeats of a shard.
    pub fn mute(&self, shard: u64) {
        self.inner.change(|world| world.sessions.send(shard, Out::Mute));
    }

    /// Sends a dispatch unchanged, to see what becomes of it.
    pub fn dispatch(&self, shard: u64, kind: &str, data: Value) {
        self.inner.change(|world| world.sessions.dispatch(shard, kind, data));
    }

    /// Leaves a field out of the next interaction, as if Discord had a new kind of interaction that a client cannot
    /// read.
    pub fn garble(&self, field: &'static str) {
        self.inner.change(|world| world.garbled = Some(field));
    }

    /// The registered commands, as Discord keeps them.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        self.inner.look(|world| world.commands.clone())
    }

    /// All requests of the bot.
    #[must_use]
    pub fn traffic(&self) -> Vec<Exchange> {
        self.inner.look(|world| world.traffic.clone())
    }

    /// How many requests of a kind the bot has made.
    #[must_use]
    pub fn count(&self, op: Op) -> usize {
        self.inner.look(|world| world.traffic.iter().filter(|exchange| exchange.op == op).count())
    }

    /// How many requests count as invalid: 401, 403 and 429.
    #[must_use]
    pub fn invalid_requests(&self) -> usize {
        self.inner.look(|world| world.traffic.iter().filter(|exchange| exchange.is_invalid()).count())
    }

    /// The requests that contain a mark and that somebody other than `owner` could read.
    #[must_use]
    pub fn leaks(&self, owner: &Person, mark: &str) -> Vec<Exchange> {
        let others = |exchange: &&Exchange| !matches!(exchange.reader, Reader::Person(id) if id == owner.id);
        self.inner.look(|world| {
            world.traffic.iter().filter(others).filter(|exchange| exchange.holds(mark)).cloned().collect()
        })
    }

    /// The time from press to first answer, for every interaction, in order.
    #[must_use]
    pub fn answer_times(&self) -> Vec<Duration> {
        let time = |known: &world::Interaction| Some(known.answered?.duration_since(known.sent));
        self.inner.look(|world| world.interactions.values().filter_map(time).collect())
    }

    /// The forbidden things that the bot has done.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.inner.look(|world| world.violations.clone())
    }

    /// Returns the violations that a test wanted, and forgets them.
    #[must_use]
    pub fn take_violations(&self) -> Vec<String> {
        self.inner.change(|world| std::mem::take(&mut world.violations))
    }

    /// Interactions that were never answered, and are now too old.
    #[must_use]
    pub fn unanswered(&self) -> Vec<String> {
        self.inner.look(|world| {
            let late = |known: &&world::Interaction| known.stage == Stage::Waiting && world.is_late(known);
            world.interactions.values().filter(late).map(|known| known.what.clone()).collect()
        })
    }

    /// Excuses every interaction that waits for its answer, because the program that got it was killed.
    pub fn excuse(&self) {
        self.inner.change(|world| {
            for known in world.interactions.values_mut().filter(|known| known.stage.waits()) {
                known.stage = Stage::Failed;
            }
        });
    }

    /// Waits until every interaction has its answer, and fails if the bot has done something that it must never do.
    ///
    /// # Errors
    /// Names every violation.
    pub async fn finish(self) -> Result<()> {
        let waiting = |world: &world::World| {
            let open = world.interactions.values().any(|known| known.stage.waits());
            (!open).then_some(())
        };
        self.inner.wait("the answers to all interactions", waiting).await?;
        let violations = self.take_violations();
        anyhow::ensure!(violations.is_empty(), "{violations:#?}");
        Ok(())
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        crate::album::keep("discord", || self.inner.look(world::World::album));
        let wrong: Vec<String> = self
            .violations()
            .into_iter()
            .chain(self.unanswered().into_iter().map(|what| format!("{what} was never answered")))
            .collect();
        assert!(std::thread::panicking() || wrong.is_empty(), "the bot must never: {wrong:#?}");
    }
}

impl Guild {
    /// Makes a channel in which the bot may do everything that duels need.
    #[must_use]
    pub fn channel(&self, name: &str) -> Channel {
        let id = self.inner.change(|world| {
            let id = add_channel(world, name, Place::Text(self.id));
            let whole = world.channel_json(&world.channels[&id]);
            world.tell_guild(self.id, "CHANNEL_CREATE", whole);
            id
        });
        Channel { inner: Arc::clone(&self.inner), id }
    }

    /// Makes a role.
    #[must_use]
    pub fn role(&self, name: &str) -> u64 {
        self.inner.change(|world| {
            let id = world.next_id();
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.roles.insert(id, name.to_owned());
            }
            id
        })
    }

    /// Forbids members to use their own apps visibly to everybody.
    pub fn forbid_external_apps(&self) {
        self.inner.change(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.external_apps = false;
            }
        });
    }

    /// Removes the bot.
    pub fn kick(&self) {
        self.inner.change(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.has_bot = false;
            }
            world.tell_guild(self.id, "GUILD_DELETE", json!({ "id": self.id.to_string() }));
        });
    }

    /// Lets the bot in again.
    pub fn invite(&self) {
        self.inner.change(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.has_bot = true;
            }
            let whole = world.guild_json(self.id);
            world.tell_guild(self.id, "GUILD_CREATE", whole);
        });
    }

    /// Deletes the guild with everything in it.
    pub fn delete(&self) {
        self.inner.change(|world| {
            world.tell_guild(self.id, "GUILD_DELETE", json!({ "id": self.id.to_string() }));
            world.guilds.remove(&self.id);
            let gone: Vec<u64> = world
                .channels
                .values()
                .filter(|channel| channel.guild() == Some(self.id))
                .map(|channel| channel.id)
                .collect();
            world.channels.retain(|id, _| !gone.contains(id));
            world.messages.retain(|_, message| !gone.contains(&message.channel));
        });
    }
}

fn add_channel(world: &mut world::World, name: &str, place: Place) -> u64 {
    let id = world.next_id();
    let (name, permissions) = (name.to_owned(), permissions::USUAL);
    let active = world.clock.millis();
    let channel = world::Channel { id, name, place, permissions, archived: false, locked: false, active };
    world.channels.insert(id, channel);
    id
}
