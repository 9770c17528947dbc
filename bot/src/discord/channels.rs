//! A worker for each place where something is posted: it keeps the pace, and always posts the newest.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bot::Bot;
use super::ids::Spot;
use super::pace::Pace;
use super::posts::Post;
use crate::chat::attended;

/// A worker without work ends after this time.
const IDLE: Duration = Duration::from_secs(120);

/// How long somebody who has their hand before them is not pinged.
pub(super) const PING_DELAY: Duration = Duration::from_secs(15);

/// Something for a place.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "jobs are few, and gone as soon as they are done")]
pub(crate) enum Job {
    /// Post or edit the message of a slot.
    Refresh(Slot),
    /// Take the message of a slot away.
    Remove(Slot),
    /// Post this once.
    Say(Message),
    /// Post the board anew, below everything that was said since.
    Lift(MatchId),
    /// Somebody has their hand before them: they need no ping.
    Opened(PersonId, MatchId),
    /// There is a new way into a place that the bot is not in.
    Wake,
}

/// The workers, by place.
#[derive(Default)]
pub(crate) struct Channels(Mutex<HashMap<PlaceId, mpsc::UnboundedSender<Job>>>);

/// What one worker knows.
pub(super) struct Worker {
    pub(super) bot: Arc<Bot>,
    pub(super) place: PlaceId,
    pub(super) spot: Spot,
    jobs: mpsc::UnboundedReceiver<Job>,
    /// The messages that are known; others may be in the store.
    pub(super) posts: HashMap<Slot, Post>,
    /// What is to be posted or edited, the longest waiting first; each slot once.
    pub(super) dirty: VecDeque<Slot>,
    pub(super) says: VecDeque<Message>,
    /// Old boards that could not be taken out of play yet.
    pub(super) stale: VecDeque<Post>,
    /// What waits for a way into the place.
    pub(super) waiting: BTreeSet<Slot>,
    /// Boards to be posted anew.
    pub(super) lifted: BTreeSet<Slot>,
    /// What names a message that is being posted, so that a second try of it posts no second one.
    pub(super) nonces: HashMap<Slot, String>,
    /// When somebody is to be pinged, and who.
    pub(super) pings: HashMap<MatchId, (Instant, Vec<u64>)>,
    pub(super) pace: Pace,
}

impl Channels {
    /// Gives a job to the worker of a place, which is made if there is none.
    pub(crate) fn send(&self, bot: &Arc<Bot>, place: &PlaceId, job: Job) {
        let mut workers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let job = match workers.get(place) {
            Some(worker) => match worker.send(job) {
                Ok(()) => return,
                // It ended with the program, or by a mistake of ours: the next one goes on.
                Err(mpsc::error::SendError(job)) => job,
            },
            None => job,
        };
        Self::hire(&mut workers, bot, place, job);
    }

    fn hire(workers: &mut HashMap<PlaceId, mpsc::UnboundedSender<Job>>, bot: &Arc<Bot>, place: &PlaceId, job: Job) {
        let Some(spot) = Spot::of(place) else { return };
        let (sender, jobs) = mpsc::unbounded_channel();
        // It cannot be closed: we hold the other end.
        let _ = sender.send(job);
        workers.insert(place.clone(), sender);
        let worker = Worker {
            bot: Arc::clone(bot),
            place: place.clone(),
            spot,
            jobs,
            posts: HashMap::new(),
            dirty: VecDeque::new(),
            says: VecDeque::new(),
            stale: VecDeque::new(),
            waiting: BTreeSet::new(),
            lifted: BTreeSet::new(),
            nonces: HashMap::new(),
            pings: HashMap::new(),
            pace: Pace::of_channel(),
        };
        bot.tasks.spawn(worker.work());
    }

    /// Lets a worker go, unless there is a new job for it.
    fn dismiss(&self, worker: &Worker) -> bool {
        let mut workers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = worker.jobs.is_empty();
        if idle {
            workers.remove(&worker.place);
        }
        idle
    }
}

impl Worker {
    async fn work(mut self) {
        let stop = self.bot.stop.clone();
        loop {
            while let Ok(job) = self.jobs.try_recv() {
                self.take(job).await;
            }
            self.ring();
            if self.dirty.is_empty() && self.says.is_empty() && self.stale.is_empty() {
                let nap = self.pings.values().map(|(at, _)| *at).min();
                let until = nap.unwrap_or_else(|| Instant::now() + IDLE);
                tokio::select! {
                    () = stop.cancelled() => return,
                    Some(job) = self.jobs.recv() => self.take(job).await,
                    () = tokio::time::sleep_until(until) => {
                        // What waits, or is known of a place that the bot is not in, is known here alone.
                        let free = nap.is_none() && self.waiting.is_empty() && !self.holds_tokens();
                        if free && self.bot.channels.dismiss(&self) {
                            return;
                        }
                    }
                }
                continue;
            }
            let pace = self.pace;
            tokio::select! {
                () = stop.cancelled() => return,
                Some(job) = self.jobs.recv() => self.take(job).await,
                () = pace.wait() => attended("a message on Discord", self.deliver_next()).await,
            }
        }
    }

    fn holds_tokens(&self) -> bool {
        let now = self.bot.now();
        let live = |post: &Post| post.token.as_ref().is_some_and(|(_, until)| *until > now);
        self.posts.values().any(live)
    }

    async fn take(&mut self, job: Job) {
        match job {
            Job::Refresh(Slot::Ping(id)) => self.turn_to_ping(id).await,
            Job::Refresh(slot) => self.mark(slot),
            Job::Remove(slot) => {
                if let Slot::Ping(id) = slot {
                    self.pings.remove(&id);
                }
                self.dirty.retain(|other| *other != slot);
                self.remove(slot).await;
            }
            Job::Say(message) => self.says.push_back(message),
            Job::Lift(id) => {
                self.lifted.insert(Slot::Board(id));
                self.mark(Slot::Board(id));
            }
            Job::Opened(person, id) => self.opened(&person, id).await,
            Job::Wake => {
                for slot in std::mem::take(&mut self.waiting) {
                    self.mark(slot);
                }
            }
        }
    }

    /// Remembers that a slot is to be delivered: however often it changes meanwhile, once.
    pub(super) fn mark(&mut self, slot: Slot) {
        if !self.dirty.contains(&slot) {
            self.dirty.push_back(slot);
        }
    }

    /// Marks the pings whose time has come.
    fn ring(&mut self) {
        let now = Instant::now();
        let due: Vec<MatchId> = self.pings.iter().filter(|(_, (at, _))| *at <= now).map(|(id, _)| *id).collect();
        for id in due {
            self.pings.remove(&id);
            self.mark(Slot::Ping(id));
        }
    }
}
