//! The worker of a house: it keeps to the rate of the house, and always posts the newest version.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Message, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bounds::{ANSWERS, ENDS, IDLE, SLOT_TRIES, SLOT_UNSURE, WORDS};
use super::due::DueSlots;
use super::messenger::{Messenger, Spotted};
use super::pings::Call;
use super::places::{Answer, Job};
use crate::chat::{attended, is_done};

/// A message that is posted once and never edited.
pub(super) struct Word {
    pub(super) place: PlaceId,
    pub(super) message: Message,
    /// The name of the failed try; the next try repeats it.
    pub(super) name: Option<String>,
    /// The number of failed tries.
    pub(super) tries: u32,
}

/// A message that goes out of play.
pub(super) struct Retired<P> {
    pub(super) post: P,
    /// The slot whose message is deleted. Without it the message has been replaced by another.
    pub(super) slot: Option<Spotted>,
    /// It stays to be seen, without its buttons and, in this language, with a word that the duel is over.
    pub(super) stands: Option<Lang>,
    /// Tries that failed.
    pub(super) tries: u32,
}

/// What one worker knows.
pub(super) struct Worker<M: Messenger> {
    pub(super) messenger: Arc<M>,
    pub(super) house: PlaceId,
    pub(super) ground: M::Ground,
    jobs: mpsc::UnboundedReceiver<(PlaceId, Job<M>)>,
    /// The messages that are known; others may be in the store.
    pub(super) posts: BTreeMap<Spotted, M::Post>,
    /// The slots to be posted or edited.
    pub(super) due: DueSlots,
    pub(super) says: VecDeque<Word>,
    /// Answers, and how often each was tried.
    pub(super) answers: VecDeque<(Answer<M>, u32)>,
    /// The number of answers for which there was no room.
    pub(super) missed: u32,
    /// Whether an answer goes before the next board.
    pub(super) answer_next: bool,
    /// Messages that could not be taken out of play yet.
    pub(super) retired: VecDeque<Retired<M::Post>>,
    /// The slots that wait for a way into the place.
    pub(super) waiting: BTreeSet<Spotted>,
    /// The slots that are held back, and the reason for each.
    pub(super) held: BTreeMap<Spotted, M::Bar>,
    /// The slots whose message the store did not give, and when each is tried again.
    pub(super) unread: BTreeMap<Spotted, Instant>,
    /// How often the delivery of each slot failed.
    pub(super) tries: HashMap<Spotted, u32>,
    /// The slots that somebody asked for and that have not changed.
    pub(super) asked: HashSet<Spotted>,
    /// The slots whose last message was posted, the oldest first.
    ends: VecDeque<Spotted>,
    /// The challenges that show their last message and are remembered until their boards are posted.
    pub(super) accepted: HashSet<Spotted>,
    /// Boards to be posted again.
    pub(super) lifted: HashSet<Spotted>,
    /// The names of messages whose posting failed, so that a second try posts no second message.
    pub(super) names: HashMap<Spotted, String>,
    /// The people for whom each match waits.
    pub(super) calls: BTreeMap<(PlaceId, MatchId), Call>,
    /// The tasks to tell when everything is posted.
    flushed: Vec<oneshot::Sender<()>>,
}

impl<M: Messenger> Worker<M> {
    pub(super) fn new(
        messenger: &Arc<M>,
        house: PlaceId,
        ground: M::Ground,
        jobs: mpsc::UnboundedReceiver<(PlaceId, Job<M>)>,
    ) -> Self {
        Self {
            messenger: Arc::clone(messenger),
            house,
            ground,
            jobs,
            posts: BTreeMap::new(),
            due: DueSlots::default(),
            says: VecDeque::new(),
            answers: VecDeque::new(),
            missed: 0,
            answer_next: false,
            retired: VecDeque::new(),
            waiting: BTreeSet::new(),
            held: BTreeMap::new(),
            unread: BTreeMap::new(),
            tries: HashMap::new(),
            asked: HashSet::new(),
            ends: VecDeque::new(),
            accepted: HashSet::new(),
            lifted: HashSet::new(),
            names: HashMap::new(),
            calls: BTreeMap::new(),
            flushed: Vec::new(),
        }
    }

    /// Works until there has been nothing to do for a while, or the program ends.
    pub(super) async fn work(mut self) {
        let messenger = Arc::clone(&self.messenger);
        let stop = &messenger.places().stop;
        loop {
            while let Ok((place, job)) = self.jobs.try_recv() {
                self.attend(place, job).await;
            }
            self.ring();
            self.release();
            if self.is_idle() {
                for done in self.flushed.drain(..) {
                    // The task that waited may have stopped waiting.
                    let _ = done.send(());
                }
                let nap = self.nap();
                tokio::select! {
                    () = stop.cancelled() => return,
                    Some((place, job)) = self.jobs.recv() => self.attend(place, job).await,
                    () = tokio::time::sleep_until(nap.unwrap_or_else(|| Instant::now() + IDLE)) => {
                        if nap.is_none() && !self.is_needed() && self.is_dismissed() {
                            return self.leave();
                        }
                    }
                }
                continue;
            }
            tokio::select! {
                () = stop.cancelled() => return,
                Some((place, job)) = self.jobs.recv() => self.attend(place, job).await,
                () = messenger.ready(&self.ground) => self.deliver_safely().await,
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.due.is_empty() && self.says.is_empty() && self.answers.is_empty() && self.retired.is_empty()
    }

    /// Delivers the next message. A delivery that panics ends neither the worker nor the other
    /// deliveries.
    async fn deliver_safely(&mut self) {
        let mut taken = None;
        if is_done("a delivery", self.deliver_next(&mut taken)).await {
            return;
        }
        self.messenger.slow_down(&self.ground);
        let Some(spotted) = taken.filter(|taken| !self.due.contains(taken)) else { return };
        if self.count(&spotted, SLOT_UNSURE).is_some() {
            self.mark(spotted);
        }
    }

    /// Counts tries of a slot that failed; how many there were, or `None` when it is given up until it changes.
    pub(super) fn count(&mut self, spotted: &Spotted, tries: u32) -> Option<u32> {
        let counted = self.tries.entry(spotted.clone()).or_default();
        *counted += tries;
        if *counted < SLOT_TRIES {
            return Some(*counted);
        }
        self.tries.remove(spotted);
        tracing::warn!(place = %spotted.0, "a message of a match is given up until it changes");
        None
    }

    /// Does a job. A job that panics does not end the worker, because everything that waits in the house would be lost.
    async fn attend(&mut self, place: PlaceId, job: Job<M>) {
        attended("a notice", self.take(place, job)).await;
    }

    async fn take(&mut self, place: PlaceId, job: Job<M>) {
        match job {
            Job::Refresh(Slot::Ping(id)) => self.turn_to_ping(place, id).await,
            Job::Refresh(slot) => {
                let spotted = (place, slot);
                self.asked.remove(&spotted);
                self.mark(spotted);
            }
            Job::Show(slot) => self.ask_for((place, slot)),
            Job::Remove(slot) => {
                let spotted = (place, slot);
                self.due.remove(&spotted);
                self.held.remove(&spotted);
                self.waiting.remove(&spotted);
                self.unread.remove(&spotted);
                self.tries.remove(&spotted);
                match slot {
                    Slot::Ping(id) => self.nobody_to_ping(&spotted, id).await,
                    _ => self.remove(&spotted).await,
                }
            }
            Job::Say(message) => self.say(place, message),
            Job::Answer(answer) if self.answers.len() < ANSWERS => self.answers.push_back((answer, 0)),
            Job::Answer(_) => self.missed += 1,
            Job::Lift(id) => {
                let spotted = (place, Slot::Board(id));
                self.lifted.insert(spotted.clone());
                self.ask_for(spotted);
            }
            Job::Opened(person, id, at) => self.opened(place, &person, id, at).await,
            Job::Wake => {
                for spotted in std::mem::take(&mut self.waiting) {
                    self.mark(spotted);
                }
            }
            Job::Moved => self.leave_behind().await,
            Job::Flush(done) => self.flushed.push(done),
        }
    }

    /// Remembers a message to be posted once.
    pub(super) fn say(&mut self, place: PlaceId, message: Message) {
        if self.says.len() >= WORDS {
            self.says.pop_front();
        }
        self.says.push_back(Word { place, message, name: None, tries: 0 });
    }

    /// Remembers that a slot has to be delivered: once, however often it changes in the meantime.
    pub(super) fn mark(&mut self, spotted: Spotted) {
        self.due.mark(spotted);
    }

    /// Remembers that somebody asked for a slot; a change of it may wait already.
    fn ask_for(&mut self, spotted: Spotted) {
        let waits =
            self.waiting.contains(&spotted) || self.held.contains_key(&spotted) || self.unread.contains_key(&spotted);
        if !waits && !self.due.contains(&spotted) {
            self.asked.insert(spotted.clone());
        }
        self.mark(spotted);
    }

    /// Remembers that the last message of a slot was posted.
    pub(super) fn end(&mut self, spotted: &Spotted) {
        if self.ends.len() >= ENDS {
            self.ends.pop_front();
        }
        self.ends.push_back(spotted.clone());
    }

    /// Whether a last message that stands nowhere is not owed: it was posted before, or somebody only asked for it.
    pub(super) fn is_told(&self, spotted: &Spotted) -> bool {
        self.ends.contains(spotted) || self.asked.contains(spotted)
    }

    /// Marks the pings whose time has come.
    fn ring(&mut self) {
        let now = Instant::now();
        let due = self.calls.iter_mut().filter_map(|(key, call)| call.ring(now).then(|| key.clone()));
        for (place, id) in due.collect::<Vec<_>>() {
            self.mark((place, Slot::Ping(id)));
        }
    }

    /// Marks the slots that were held back and can be delivered now, and those that the store may give now.
    fn release(&mut self) {
        let now = Instant::now();
        let open = |bar: &M::Bar| self.messenger.until(*bar).is_none();
        let held = self.held.iter().filter(|(_, bar)| open(bar)).map(|(spotted, _)| spotted.clone());
        let unread = self.unread.iter().filter(|(_, next)| **next <= now).map(|(spotted, _)| spotted.clone());
        for spotted in held.chain(unread).collect::<Vec<_>>() {
            self.held.remove(&spotted);
            self.unread.remove(&spotted);
            self.mark(spotted);
        }
    }

    /// When the worker has something to do even without a new job.
    fn nap(&self) -> Option<Instant> {
        let pings = self.calls.values().filter_map(Call::due);
        let held = self.held.values().map(|bar| Instant::now() + self.messenger.until(*bar).unwrap_or_default());
        pings.chain(held).chain(self.unread.values().copied()).min()
    }

    /// Whether the worker has useful knowledge of its own: how messages can be edited, who thinks about their answer, or
    /// what to post now that there is a way into the place.
    fn is_needed(&self) -> bool {
        if self.calls.values().any(Call::is_watched) {
            return true;
        }
        self.posts.values().any(|post| self.messenger.is_known_here_alone(post))
            || (!self.waiting.is_empty() && self.messenger.is_reached(&self.ground))
    }

    fn is_dismissed(&self) -> bool {
        self.messenger.places().dismiss(&self.house, || self.jobs.is_empty())
    }

    /// Leaves a note for the next worker.
    fn leave(self) {
        if !self.waiting.is_empty() {
            self.messenger.owes(&self.ground);
        }
    }
}
