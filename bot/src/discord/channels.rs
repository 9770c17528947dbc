//! A worker for each place where something is posted: it keeps the pace, and always posts the newest.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bot::Bot;
use super::ids::Spot;
use super::marks::Door;
use super::pace::Pace;
use super::posts::Post;
use crate::chat::{attended, is_done};

/// A worker without work ends after this time.
const IDLE: Duration = Duration::from_secs(120);

/// How long somebody who has their hand before them is not pinged.
pub(super) const PING_DELAY: Duration = Duration::from_secs(15);

/// Something for a place.
#[derive(Debug)]
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

/// Something to be said once.
#[derive(Debug)]
pub(super) struct Word {
    pub(super) message: Message,
    /// The nonce of a try that failed; the next try repeats it.
    pub(super) nonce: Option<String>,
    /// Tries that failed.
    pub(super) tries: u32,
}

/// Words that wait in a place; the oldest goes first where there are more.
const WORDS: usize = 32;

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
    pub(super) says: VecDeque<Word>,
    /// Old boards that could not be taken out of play yet.
    pub(super) stale: VecDeque<Post>,
    /// What waits for a way into the place.
    pub(super) waiting: BTreeSet<Slot>,
    /// What waits until a channel takes messages again, and at which of its doors.
    pub(super) held: BTreeMap<Slot, (u64, Door)>,
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
        bot.tasks.spawn(Worker::new(bot, place, spot, jobs).work());
    }

    /// Whether a place has a worker.
    pub(crate) fn has_worker(&self, place: &PlaceId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(place)
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
    fn new(bot: &Arc<Bot>, place: &PlaceId, spot: Spot, jobs: mpsc::UnboundedReceiver<Job>) -> Self {
        Self {
            bot: Arc::clone(bot),
            place: place.clone(),
            spot,
            jobs,
            posts: HashMap::new(),
            dirty: VecDeque::new(),
            says: VecDeque::new(),
            stale: VecDeque::new(),
            waiting: BTreeSet::new(),
            held: BTreeMap::new(),
            lifted: BTreeSet::new(),
            nonces: HashMap::new(),
            pings: HashMap::new(),
            pace: Pace::of_channel(),
        }
    }

    async fn work(mut self) {
        let stop = self.bot.stop.clone();
        loop {
            while let Ok(job) = self.jobs.try_recv() {
                self.attend(job).await;
            }
            self.ring();
            self.release();
            if self.dirty.is_empty() && self.says.is_empty() && self.stale.is_empty() {
                let nap = self.nap();
                let until = nap.unwrap_or_else(|| Instant::now() + IDLE);
                tokio::select! {
                    () = stop.cancelled() => return,
                    Some(job) = self.jobs.recv() => self.attend(job).await,
                    () = tokio::time::sleep_until(until) => {
                        if nap.is_none() && !self.is_needed() && self.bot.channels.dismiss(&self) {
                            return self.leave();
                        }
                    }
                }
                continue;
            }
            let pace = self.pace;
            tokio::select! {
                () = stop.cancelled() => return,
                Some(job) = self.jobs.recv() => self.attend(job).await,
                () = pace.wait() => {
                    // What panicked is given up until it changes; the others of the place go on.
                    if !is_done("a message on Discord", self.deliver_next()).await {
                        self.pace.failed();
                    }
                }
            }
        }
    }

    async fn attend(&mut self, job: Job) {
        attended("a notice", self.take(job)).await;
    }

    /// When there is something to do without a further job.
    fn nap(&self) -> Option<Instant> {
        let now = self.bot.now();
        let pings = self.pings.values().map(|(at, _)| *at);
        let held = self.held.values().map(|(channel, door)| {
            let until = self.bot.marks.until(*channel, *door, now);
            Instant::now() + until.map_or(Duration::ZERO, |until| until.since(now))
        });
        pings.chain(held).min()
    }

    /// Marks what was held back and can be delivered now.
    fn release(&mut self) {
        let (marks, now) = (&self.bot.marks, self.bot.now());
        let open = |(_, (channel, door)): &(&Slot, &(u64, Door))| !marks.is_closed(*channel, *door, now);
        let free: Vec<Slot> = self.held.iter().filter(open).map(|(slot, _)| *slot).collect();
        for slot in free {
            self.held.remove(&slot);
            self.mark(slot);
        }
    }

    /// Whether what it knows is known here alone, and of use: messages that can be edited by tokens, or a way into the place
    /// for what waits.
    fn is_needed(&self) -> bool {
        self.holds_tokens() || (!self.waiting.is_empty() && self.bot.is_reached(&self.place))
    }

    /// Leaves a word for the next worker.
    fn leave(self) {
        if !self.waiting.is_empty() {
            self.bot.owes(&self.place);
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
                self.held.remove(&slot);
                self.waiting.remove(&slot);
                self.remove(slot).await;
            }
            Job::Say(message) => self.say(message),
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

    /// Remembers that something is to be said.
    fn say(&mut self, message: Message) {
        if self.says.len() >= WORDS {
            self.says.pop_front();
        }
        self.says.push_back(Word { message, nonce: None, tries: 0 });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::rest::Rest;
    use duelhall_engine::text::Lang;
    use duelhall_hall::{Clock, Hall, HallConfig};
    use duelhall_render::Painter;
    use duelhall_store::{MemoryStore, Timestamp};
    use serenity::http::HttpBuilder;
    use tokio_util::sync::CancellationToken;

    /// A clock that runs as tokio's does.
    struct Virtual(Instant);

    impl Clock for Virtual {
        fn now(&self) -> Timestamp {
            Timestamp(1_000_000).after(self.0.elapsed())
        }
    }

    /// A worker of a place, as it would be hired.
    fn hired(spot: Spot) -> (Arc<Bot>, Worker) {
        let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(Virtual(Instant::now())));
        let (notices, _) = mpsc::unbounded_channel();
        let hall = Hall::open(HallConfig::default(), store.clone(), clock.clone(), notices).unwrap();
        // Nobody listens there.
        let nowhere = || HttpBuilder::new("").proxy("http://127.0.0.1:1").ratelimiter_disabled(true).build();
        let rest = Rest::new(nowhere(), nowhere());
        let painter = Arc::new(Painter::default());
        let bot = Arc::new(Bot::new(hall, store, clock, &painter, rest, Lang::En, CancellationToken::new()));
        let (sender, jobs) = mpsc::unbounded_channel();
        bot.channels.0.lock().unwrap().insert(spot.place(), sender);
        let worker = Worker::new(&bot, &spot.place(), spot, jobs);
        (bot, worker)
    }

    fn slot() -> Slot {
        Slot::Board(MatchId::from_number(1))
    }

    // D-14
    #[tokio::test(start_paused = true)]
    async fn a_worker_without_a_way_into_its_place_ends_and_leaves_a_word_for_the_next() {
        let spot = Spot::Carried(7);
        let (bot, mut worker) = hired(spot);
        worker.waiting.insert(slot());
        bot.reached(&spot.place(), "token", Lang::En);
        let begun = Instant::now();
        worker.work().await;
        assert!(begun.elapsed() >= crate::discord::hands::TOKEN_LIFE, "a press could still have opened a way");
        assert!(!bot.channels.has_worker(&spot.place()));
        assert!(bot.is_owed(&spot.place()) && !bot.is_owed(&spot.place()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_message_is_retried_with_the_same_nonce_and_dropped_in_the_end() {
        let (_bot, mut worker) = hired(Spot::Guild { guild: 1, channel: 2, thread: None });
        worker.say(Message::default());
        let mut nonces = Vec::new();
        while !worker.says.is_empty() {
            worker.deliver_next().await;
            nonces.extend(worker.says.front().map(|word| word.nonce.clone()));
        }
        assert!(nonces.len() > 3 && nonces[0].is_some(), "{nonces:?}");
        nonces.dedup();
        assert_eq!(nonces.len(), 1, "the same message each time");
        for _ in 0..2 * WORDS {
            worker.say(Message::default());
        }
        assert_eq!(worker.says.len(), WORDS);
    }

    // D-1
    #[tokio::test(start_paused = true)]
    async fn what_is_held_back_is_delivered_when_the_mark_of_the_channel_ends() {
        let spot = Spot::Guild { guild: 1, channel: 2, thread: None };
        let (bot, mut worker) = hired(spot);
        bot.marks.close(3, Door::All, bot.now());
        let until = bot.marks.until(3, Door::All, bot.now()).unwrap();
        worker.held.insert(slot(), (3, Door::All));
        let begun = bot.now();
        worker.work().await;
        assert!(bot.now().since(begun) >= until.since(begun) + IDLE, "it is idle from then on, for nothing is left");
    }
}
