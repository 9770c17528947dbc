//! The workers of a platform, one for each house, so that no chat waits for another.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::{MatchId, Store};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::messenger::Messenger;
use super::worker::Worker;

/// When this many places have refused a message, they are all tried again.
const MANY_MUTE: usize = 4_096;

/// A job in a place.
#[expect(clippy::large_enum_variant, reason = "jobs are few and short-lived")]
pub(crate) enum Job<M: Messenger> {
    /// Post or edit the message of a slot.
    Refresh(Slot),
    /// Somebody asked for the message of a slot: bring it up to date, but post no end again.
    Show(Slot),
    /// Take the message of a slot away.
    Remove(Slot),
    /// Post this once.
    Say(Message),
    /// Post this once, in answer to somebody who cannot be answered in private.
    Answer(Answer<M>),
    /// Post the board again, below everything that was said since.
    Lift(MatchId),
    /// Somebody has opened their hand, or answered at this moment: they need no ping about what was asked before it.
    Opened(PersonId, MatchId, Option<Instant>),
    /// There is a new way into a place that the bot is not in.
    Wake,
    /// The house has another address: the messages at the old one can no longer be edited.
    Moved,
    /// Say when everything that waits is posted.
    Flush(oneshot::Sender<()>),
}

/// An answer that everybody sees.
pub(crate) struct Answer<M: Messenger> {
    /// Where it goes.
    pub(crate) to: M::To,
    /// What it says.
    pub(crate) outgoing: M::Outgoing,
    /// Told, or dropped, when nothing more will come of the answer.
    pub(crate) done: oneshot::Sender<()>,
}

/// The way to one worker.
pub(super) type Line<M> = mpsc::UnboundedSender<(PlaceId, Job<M>)>;

/// The workers, by house.
pub(crate) struct Places<M: Messenger> {
    pub(super) store: Arc<dyn Store>,
    pub(super) stop: CancellationToken,
    tasks: TaskTracker,
    workers: Mutex<HashMap<PlaceId, Line<M>>>,
    /// The places that refused the last message. A refusal that is over proves nothing.
    mute: Mutex<HashSet<PlaceId>>,
}

impl<M: Messenger> Places<M> {
    /// Starts no worker yet. `store` keeps the addresses of messages; workers are among `tasks`, and end at `stop`.
    pub(crate) fn new(store: Arc<dyn Store>, stop: CancellationToken, tasks: TaskTracker) -> Self {
        Self { store, stop, tasks, workers: Mutex::default(), mute: Mutex::default() }
    }

    /// Gives a job to the worker of a place, which is made if there is none.
    pub(crate) fn send(&self, messenger: &Arc<M>, place: &PlaceId, job: Job<M>) {
        let house = M::house(place);
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        let job = match workers.get(&house) {
            Some(worker) => match worker.send((place.clone(), job)) {
                Ok(()) => return,
                // The worker ended with the program, or by a mistake of ours: the next one continues.
                Err(mpsc::error::SendError((_, job))) => job,
            },
            None => job,
        };
        let Some(ground) = messenger.ground(&house) else { return };
        let (sender, jobs) = mpsc::unbounded_channel();
        // The channel cannot be closed, because we hold the other end.
        let _ = sender.send((place.clone(), job));
        workers.insert(house.clone(), sender);
        self.tasks.spawn(Worker::new(messenger, house, ground, jobs).work());
    }

    /// Waits until everything that waits in a house is posted, but no longer than `patience`.
    pub(crate) async fn settled(&self, messenger: &Arc<M>, place: &PlaceId, patience: Duration) {
        let (done, told) = oneshot::channel();
        self.send(messenger, place, Job::Flush(done));
        // The caller continues in any case.
        let _ = tokio::time::timeout(patience, told).await;
    }

    /// Notes whether a place took the last message that was posted there.
    pub(super) fn took(&self, place: &PlaceId, taken: bool) {
        let mut mute = self.mute.lock().unwrap_or_else(PoisonError::into_inner);
        if taken {
            mute.remove(place);
        } else {
            if mute.len() >= MANY_MUTE {
                mute.clear();
            }
            mute.insert(place.clone());
        }
    }

    /// Whether a place refused the last message.
    pub(super) fn is_mute(&self, place: &PlaceId) -> bool {
        self.mute.lock().unwrap_or_else(PoisonError::into_inner).contains(place)
    }

    /// Whether a house has a worker.
    pub(crate) fn has_worker(&self, house: &PlaceId) -> bool {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner).contains_key(house)
    }

    /// Lets a worker that `is_idle` end, unless there is a new job for it.
    pub(super) fn dismiss(&self, house: &PlaceId, is_idle: impl FnOnce() -> bool) -> bool {
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = is_idle();
        if idle {
            workers.remove(house);
        }
        idle
    }
}
