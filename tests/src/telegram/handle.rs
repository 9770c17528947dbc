//! The fake as tests use it: its places, its faults, and its books.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use anyhow::Result;
use serde_json::Value;

use super::fault::Failure;
use super::method::Op;
use super::people::{Group, Person};
use super::server::{self, Inner};
use super::traffic::{Exchange, Reader};
use super::world::{BOT_NAME, Era, Kind, Mischief, Query, Webhook, World};
use crate::fake::{self, Clock, Fault};

/// The token of the bot, in the shape of a real one: number and proof.
const TOKEN: &str = "7000000001:AAplanted-token-that-must-never-be-read";

/// A fake Telegram. When it is dropped, the test fails if the bot has done something that it must never do.
#[derive(Debug)]
pub struct Telegram {
    inner: Arc<Inner>,
}

impl Telegram {
    /// Opens a fake of the newest server.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn open() -> Result<Self> {
        Self::beside(Clock::default()).await
    }

    /// Opens a fake that shares the clock of another.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub async fn beside(clock: Clock) -> Result<Self> {
        Ok(Self { inner: server::open(clock, TOKEN).await? })
    }

    /// The address that stands in for `https://api.telegram.org`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.inner.address)
    }

    /// The token of the bot.
    #[must_use]
    pub fn token(&self) -> &'static str {
        TOKEN
    }

    /// The name of the bot, without the `@`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        BOT_NAME
    }

    /// The clock of the fake, for the hall too.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.inner.clock.clone()
    }

    /// Makes a small group with the bot in it.
    #[must_use]
    pub fn group(&self, title: &str) -> Group {
        Group::new(&self.inner, title, Kind::Group)
    }

    /// Makes a supergroup with the bot in it.
    #[must_use]
    pub fn supergroup(&self, title: &str) -> Group {
        Group::new(&self.inner, title, Kind::Supergroup { forum: false })
    }

    /// Makes a group with topics and the bot in it.
    #[must_use]
    pub fn forum(&self, title: &str) -> Group {
        Group::new(&self.inner, title, Kind::Supergroup { forum: true })
    }

    /// Sets the age of the server.
    pub fn be(&self, era: Era) {
        self.inner.change(|world| world.era = era);
    }

    /// Ignores how often chats are written to.
    pub fn be_generous(&self) {
        self.inner.change(|world| world.strict = false);
    }

    /// Lets the next `times` requests of a kind fail, if their parameters contain `at`.
    pub fn fail(&self, op: Op, at: &str, failure: Failure, times: u32) {
        let fault = Fault { op, at: at.to_owned(), failure, times };
        self.inner.change(|world| world.faults.add(fault));
    }

    /// How many requests will still fail.
    #[must_use]
    pub fn faults_left(&self) -> u32 {
        self.inner.look(|world| world.faults.left())
    }

    /// Sets how long the bot may take to answer a press.
    pub fn be_patient(&self, patience: Duration) {
        self.inner.change(|world| world.patience = patience);
    }

    /// Makes all presses so far too old for any answer.
    pub fn age_presses(&self) {
        self.inner.change(|world| world.queries.values_mut().for_each(|known| known.stale = true));
    }

    /// Sets the address on which the bot listens, to which the proxy in front of it would pass updates.
    pub fn pass_on_to(&self, listener: SocketAddr) {
        *self.inner.listener.lock().unwrap_or_else(PoisonError::into_inner) = Some(listener);
    }

    /// Sets what happens to updates on their way to the bot's address.
    pub fn play(&self, mischief: Mischief) {
        self.inner.change(|world| world.updates.mischief = mischief);
    }

    /// The address to which the bot wants updates to be posted, and its secret.
    #[must_use]
    pub fn webhook(&self) -> Option<(String, Option<String>)> {
        self.inner.look(|world| world.updates.webhook.clone()).map(|Webhook { url, secret }| (url, secret))
    }

    /// How many updates wait for the bot: all that it has not taken.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.inner.look(|world| world.updates.len())
    }

    /// How many posts to the bot's address were not taken.
    #[must_use]
    pub fn refused_posts(&self) -> u32 {
        self.inner.look(|world| world.updates.refused)
    }

    /// How often the bot has fetched updates.
    #[must_use]
    pub fn fetches(&self) -> u32 {
        self.inner.look(|world| world.updates.fetches)
    }

    /// Lets a week pass without updates: the next ones have lower numbers than the earlier ones.
    pub fn be_quiet_for_a_week(&self) {
        self.inner.change(|world| world.updates.number_anew());
    }

    /// Sends the bot an update unchanged, to see what becomes of it.
    pub fn tell(&self, kind: &str, what: Value) {
        self.inner.change(|world| world.tell(kind, what));
    }

    /// Waits until the bot receives updates and its commands are registered.
    ///
    /// # Errors
    /// When that does not happen.
    pub async fn online(&self) -> Result<()> {
        let online = |world: &World| {
            let hears = world.updates.fetches > 0 || world.updates.webhook.is_some();
            (hears && !world.commands.is_empty()).then_some(())
        };
        self.inner.wait("the bot and its commands", online).await
    }

    /// Waits until the books meet a condition.
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

    /// The registered commands: scope, language, list.
    #[must_use]
    pub fn commands(&self) -> Vec<(String, Value)> {
        self.inner.look(|world| world.commands.clone().into_iter().collect())
    }

    /// All requests of the bot, except its fetches.
    #[must_use]
    pub fn traffic(&self) -> Vec<Exchange> {
        self.inner.look(|world| world.traffic.clone())
    }

    /// How many requests of a kind the bot has made.
    #[must_use]
    pub fn count(&self, op: Op) -> usize {
        self.inner.look(|world| world.traffic.iter().filter(|exchange| exchange.op == op).count())
    }

    /// How many requests came too often.
    #[must_use]
    pub fn floods(&self) -> usize {
        self.inner.look(|world| world.traffic.iter().filter(|exchange| exchange.status == 429).count())
    }

    /// How many requests were refused, not counting deletions of messages that may already be gone.
    #[must_use]
    pub fn refused(&self) -> usize {
        let takes_away = |op| matches!(op, Op::DeleteMessage | Op::DeleteEphemeralMessage);
        let refused = |exchange: &&Exchange| exchange.status >= 400 && !takes_away(exchange.op);
        self.inner.look(|world| world.traffic.iter().filter(refused).count())
    }

    /// The requests that contain a mark and that somebody other than `owner` could read.
    #[must_use]
    pub fn leaks(&self, owner: &Person, mark: &str) -> Vec<Exchange> {
        let others = |exchange: &&Exchange| exchange.reader != Reader::Person(owner.id);
        self.inner.look(|world| {
            world.traffic.iter().filter(others).filter(|exchange| exchange.holds(mark)).cloned().collect()
        })
    }

    /// The time from press to answer, for every press, in order.
    #[must_use]
    pub fn answer_times(&self) -> Vec<Duration> {
        let time = |known: &Query| Some((known.sent, known.answered?.duration_since(known.sent)));
        let mut times: Vec<_> = self.inner.look(|world| world.queries.values().filter_map(time).collect());
        times.sort();
        times.into_iter().map(|(_, time)| time).collect()
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

    /// Presses that were not answered in time.
    #[must_use]
    pub fn unanswered(&self) -> Vec<String> {
        self.inner.look(|world| {
            let late = |known: &&Query| known.waits() && known.sent.elapsed() > world.patience;
            world.queries.values().filter(late).map(|known| known.what.clone()).collect()
        })
    }

    /// Excuses every press that waits for its answer, because the program that got it was killed.
    pub fn excuse(&self) {
        self.inner.change(|world| {
            for known in world.queries.values_mut().filter(|known| known.waits()) {
                known.failed = true;
            }
        });
    }

    /// Waits until every press has its answer, and fails if the bot has done something that it must never do.
    ///
    /// # Errors
    /// Names every violation.
    pub async fn finish(self) -> Result<()> {
        let done = |world: &World| (!world.queries.values().any(Query::waits)).then_some(());
        self.inner.wait("the answers to all presses", done).await?;
        let violations = self.take_violations();
        anyhow::ensure!(violations.is_empty(), "{violations:#?}");
        Ok(())
    }
}

impl Drop for Telegram {
    fn drop(&mut self) {
        crate::album::keep("telegram", || self.inner.look(World::album));
        let wrong: Vec<String> = self
            .violations()
            .into_iter()
            .chain(self.unanswered().into_iter().map(|what| format!("{what} was never answered")))
            .collect();
        assert!(std::thread::panicking() || wrong.is_empty(), "the bot must never: {wrong:#?}");
    }
}
