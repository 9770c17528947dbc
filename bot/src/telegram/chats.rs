//! A worker for each chat where something is posted: it keeps the chat's pace, and always posts the newest. One chat never
//! waits for another.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bot::Bot;
use super::pace::Kind;
use super::posts::Post;
use super::rest::To;
use super::sheet::Sheet;
use crate::chat::attended;

/// A worker without work ends after this time.
const IDLE: Duration = Duration::from_secs(120);

/// Something for a place.
#[derive(Debug)]
pub(crate) enum Job {
    /// Post or edit the message of a slot.
    Refresh(Slot),
    /// Take the message of a slot away.
    Remove(Slot),
    /// Post this once.
    Say(Message),
    /// Post this once, in answer to somebody who cannot be answered alone.
    Answer(Answer),
    /// Post the board anew, below everything that was said since.
    Lift(MatchId),
    /// Somebody has their hand before them: they need no ping.
    Opened(PersonId, MatchId),
    /// The chat has another number: what stood in the old one cannot be edited any more.
    Moved,
    /// Say when everything is posted that there is to post.
    Flush(oneshot::Sender<()>),
}

/// An answer that everybody sees.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) to: To,
    pub(crate) sheet: Sheet,
    /// Told, or dropped, when nothing more is to come of it.
    pub(crate) done: oneshot::Sender<()>,
}

/// Answers that wait in a chat. After so many they are counted only.
const ANSWERS: usize = 16;

/// Something to be said once.
#[derive(Debug)]
pub(super) struct Word {
    pub(super) place: PlaceId,
    pub(super) message: Message,
    /// Tries that failed.
    pub(super) tries: u32,
}

/// Words that wait in a chat; the oldest goes first where there are more.
const WORDS: usize = 32;

/// A slot in a place.
pub(super) type Spotted = (PlaceId, Slot);

/// The workers, by chat.
#[derive(Default)]
pub(crate) struct Chats(Mutex<HashMap<PlaceId, mpsc::UnboundedSender<(PlaceId, Job)>>>);

/// What one worker knows.
pub(super) struct Worker {
    pub(super) bot: Arc<Bot>,
    pub(super) house: PlaceId,
    /// The number of the chat as the hall knows it.
    first: i64,
    jobs: mpsc::UnboundedReceiver<(PlaceId, Job)>,
    /// The messages that are known; others may be in the store.
    pub(super) posts: HashMap<Spotted, Post>,
    /// What is to be posted or edited, the longest waiting first; each slot once.
    pub(super) dirty: VecDeque<Spotted>,
    pub(super) says: VecDeque<Word>,
    pub(super) answers: VecDeque<Answer>,
    /// Answers for which there was no room.
    pub(super) missed: u32,
    /// Whether an answer goes before the next board.
    pub(super) answer_next: bool,
    /// How often the delivery of each slot broke off.
    pub(super) broken: HashMap<Spotted, u32>,
    /// Boards to be posted anew.
    pub(super) lifted: HashSet<Spotted>,
    /// When somebody is to be pinged, and who.
    pub(super) pings: HashMap<(PlaceId, MatchId), (Instant, Vec<i64>)>,
    waiting: Vec<oneshot::Sender<()>>,
}

impl Chats {
    /// Gives a job to the worker of a chat, which is made if there is none.
    pub(crate) fn send(&self, bot: &Arc<Bot>, place: &PlaceId, job: Job) {
        let house = place.house();
        let mut workers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let job = match workers.get(&house) {
            Some(worker) => match worker.send((place.clone(), job)) {
                Ok(()) => return,
                // It ended with the program, or by a mistake of ours: the next one goes on.
                Err(mpsc::error::SendError((_, job))) => job,
            },
            None => job,
        };
        Self::hire(&mut workers, bot, place, house, job);
    }

    fn hire(
        workers: &mut HashMap<PlaceId, mpsc::UnboundedSender<(PlaceId, Job)>>,
        bot: &Arc<Bot>,
        place: &PlaceId,
        house: PlaceId,
        job: Job,
    ) {
        let Some(spot) = super::ids::Spot::of(&house) else { return };
        let (sender, jobs) = mpsc::unbounded_channel();
        // It cannot be closed: we hold the other end.
        let _ = sender.send((place.clone(), job));
        workers.insert(house.clone(), sender);
        let worker = Worker {
            bot: Arc::clone(bot),
            house,
            first: spot.chat,
            jobs,
            posts: HashMap::new(),
            dirty: VecDeque::new(),
            says: VecDeque::new(),
            answers: VecDeque::new(),
            missed: 0,
            answer_next: false,
            broken: HashMap::new(),
            lifted: HashSet::new(),
            pings: HashMap::new(),
            waiting: Vec::new(),
        };
        bot.tasks.spawn(worker.work());
    }

    /// Waits until everything is posted in a chat that there is to post, but no longer than that.
    pub(crate) async fn settled(&self, bot: &Arc<Bot>, place: &PlaceId, patience: Duration) {
        let (done, told) = oneshot::channel();
        self.send(bot, place, Job::Flush(done));
        // Whatever comes of it, somebody waits for the rest.
        let _ = tokio::time::timeout(patience, told).await;
    }

    /// Lets a worker go, unless there is a new job for it.
    fn dismiss(&self, worker: &Worker) -> bool {
        let mut workers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = worker.jobs.is_empty();
        if idle {
            workers.remove(&worker.house);
        }
        idle
    }
}

impl Worker {
    /// The number of the chat now.
    pub(super) fn chat(&self) -> i64 {
        self.bot.moved.now(self.first)
    }

    async fn work(mut self) {
        let stop = self.bot.stop.clone();
        loop {
            while let Ok((place, job)) = self.jobs.try_recv() {
                self.attend(place, job).await;
            }
            self.ring();
            if self.dirty.is_empty() && self.says.is_empty() && self.answers.is_empty() {
                for done in self.waiting.drain(..) {
                    // Who waited may have gone on.
                    let _ = done.send(());
                }
                let nap = self.pings.values().map(|(at, _)| *at).min();
                tokio::select! {
                    () = stop.cancelled() => return,
                    Some((place, job)) = self.jobs.recv() => self.attend(place, job).await,
                    () = tokio::time::sleep_until(nap.unwrap_or_else(|| Instant::now() + IDLE)) => {
                        if nap.is_none() && self.bot.chats.dismiss(&self) {
                            return;
                        }
                    }
                }
                continue;
            }
            let (bot, chat) = (Arc::clone(&self.bot), self.chat());
            tokio::select! {
                () = stop.cancelled() => return,
                Some((place, job)) = self.jobs.recv() => self.attend(place, job).await,
                () = bot.rest.ready(chat, Kind::Public) => self.deliver_safely().await,
            }
        }
    }

    /// Takes a job. One that breaks off does not end the worker: everything that waits in the chat would be lost.
    async fn attend(&mut self, place: PlaceId, job: Job) {
        attended("a notice", self.take(place, job)).await;
    }

    async fn take(&mut self, place: PlaceId, job: Job) {
        match job {
            Job::Refresh(Slot::Ping(id)) => self.turn_to_ping(place, id).await,
            Job::Refresh(slot) => self.mark((place, slot)),
            Job::Remove(slot) => {
                if let Slot::Ping(id) = slot {
                    self.pings.remove(&(place.clone(), id));
                }
                let spotted = (place, slot);
                self.dirty.retain(|other| *other != spotted);
                self.remove(&spotted).await;
            }
            Job::Say(message) => self.say(place, message),
            Job::Answer(answer) if self.answers.len() < ANSWERS => self.answers.push_back(answer),
            Job::Answer(_) => self.missed += 1,
            Job::Lift(id) => {
                let spotted = (place, Slot::Board(id));
                self.lifted.insert(spotted.clone());
                self.mark(spotted);
            }
            Job::Opened(person, id) => self.opened(place, &person, id).await,
            Job::Moved => self.leave_behind().await,
            Job::Flush(done) => self.waiting.push(done),
        }
    }

    /// Remembers that something is to be said.
    pub(super) fn say(&mut self, place: PlaceId, message: Message) {
        if self.says.len() >= WORDS {
            self.says.pop_front();
        }
        self.says.push_back(Word { place, message, tries: 0 });
    }

    /// Remembers that a slot is to be delivered: however often it changes meanwhile, once.
    pub(super) fn mark(&mut self, spotted: Spotted) {
        if !self.dirty.contains(&spotted) {
            self.dirty.push_back(spotted);
        }
    }

    /// Marks the pings whose time has come.
    fn ring(&mut self) {
        let now = Instant::now();
        let due: Vec<_> = self.pings.iter().filter(|(_, (at, _))| *at <= now).map(|(key, _)| key.clone()).collect();
        for (place, id) in due {
            self.pings.remove(&(place.clone(), id));
            self.mark((place, Slot::Ping(id)));
        }
    }
}
