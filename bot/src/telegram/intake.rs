//! Keeps each update from Telegram on the disk before Telegram is told that it was taken. Then the update is attended
//! to, and forgotten when that is done. Updates that a kill has left are attended to first at the next start: the hall
//! recognises each by its name and does nothing twice.

use std::sync::Arc;
use std::time::Duration;

use duelhall_hall::Clock;
use duelhall_store::Timestamp;
use futures::future::{BoxFuture, join_all};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::{AbortOnDropHandle, TaskTracker};

use super::came::{Came, Claim};
use super::lanes::{Crowded, Lanes, Ticket};
use super::update::Update;
use crate::chat::{Inbox, Kept};

/// How many updates are attended to at the same time; more wait at Telegram.
const MOST: usize = 1_024;

/// How often an update that panics, or that ends the program, is begun.
const TRIES: u32 = 3;

/// How long it may take to decide an update, and how long its answer may normally take to be shown.
const LONGEST: Duration = Duration::from_secs(90);

/// How long a decided update may wait for Telegram, which may tell the bot to leave a chat alone for many minutes.
/// Boards and hands are shown in any case; codes, pages and refusals are sent only once.
const LATE: Duration = Duration::from_secs(3_600);

/// How long an update that was being attended to when the program ended runs without the others.
const ALONE: Duration = Duration::from_secs(5);

/// The function that handles an update.
pub(crate) type Attend = Box<dyn Fn(Arc<Update>, Arrival) -> BoxFuture<'static, ()> + Send + Sync>;

/// When and how an update came.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    /// When it came in this run of the program.
    pub(crate) since: Instant,
    /// How old it was at that time.
    pub(crate) age: Duration,
    /// Cancelled when the hall has decided the update: then the same person's next update may continue.
    pub(crate) decided: CancellationToken,
    /// What should be done with it.
    pub(crate) fate: Fate,
}

/// What should be done with an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// What the update asks for.
    Attend,
    /// Nothing: its sender is told that they are too quick.
    Crowded,
    /// Nothing: its sender is told that it failed.
    Broken,
}

/// Takes all updates.
pub(crate) struct Intake {
    inbox: Inbox,
    clock: Arc<dyn Clock>,
    stop: CancellationToken,
    tasks: TaskTracker,
    attend: Attend,
    came: Came,
    lanes: Lanes,
    room: Arc<Semaphore>,
    /// Room for updates that are decided but take long: they must not take room from new updates.
    late: Semaphore,
}

/// An update to be attended to.
struct Job {
    number: i64,
    item: Kept<Arc<Update>>,
    since: Instant,
    age: Duration,
    /// Its place among the updates of its sender; without one it is turned away.
    place: Result<Ticket, Crowded>,
    on_disk: bool,
    /// Whether an earlier run has left it.
    left: bool,
    room: Option<OwnedSemaphorePermit>,
}

/// What became of a new update.
enum Taken {
    /// It may be acknowledged, and there is nothing to do.
    Nothing(i64),
    /// It may be acknowledged.
    Kept(Box<Job>),
    /// It may be acknowledged after it was attended to, because the disk does not accept it.
    Unkept(Box<Job>),
    /// It cannot be taken now.
    NotNow,
}

impl Intake {
    /// Makes an intake with an inbox.
    pub(crate) fn new(
        inbox: Inbox,
        clock: Arc<dyn Clock>,
        stop: CancellationToken,
        tasks: TaskTracker,
        attend: Attend,
    ) -> Self {
        let (came, lanes, room) = (Came::default(), Lanes::default(), Arc::new(Semaphore::new(MOST)));
        Self { inbox, clock, stop, tasks, attend, came, lanes, room, late: Semaphore::new(MOST) }
    }

    /// Begins with the updates that an earlier run left.
    pub(crate) async fn begin_with_the_rest(self: &Arc<Self>) {
        let left = match self.inbox.waiting::<Arc<Update>>().await {
            Ok(left) => left,
            Err(error) => return tracing::error!(%error, "the updates of the last run cannot be read"),
        };
        if !left.is_empty() {
            tracing::info!(updates = left.len(), "the last run has left updates; they come first");
        }
        let (again, given_up): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, item)| item.tries < TRIES);
        for (number, item) in given_up {
            self.set_aside(number, &item).await;
        }
        let mut suspects = Vec::new();
        for (number, item) in again {
            self.came.known(number);
            let age = self.clock.now().since(Timestamp(item.came));
            let Some(sender) = item.what.sender() else { continue };
            let (place, room) = (self.lanes.join(sender), Arc::clone(&self.room).try_acquire_owned().ok());
            let job = Job { number, item, since: Instant::now(), age, place, on_disk: true, left: true, room };
            match job.item.tries {
                0 => drop(self.begin(job)),
                _ => suspects.push(job),
            }
        }
        let intake = Arc::clone(self);
        self.tasks.spawn(async move { intake.begin_one_by_one(suspects).await });
    }

    /// Begins the updates that were present at more than one end of the program. They run one by one: if one of them
    /// ends the program again, the others do not count as begun.
    async fn begin_one_by_one(self: &Arc<Self>, suspects: Vec<Job>) {
        for job in suspects {
            let decided = job.place.as_ref().map(Ticket::decided).unwrap_or_default();
            // An update that takes longer continues; an update that was decided has not ended the program.
            tokio::select! {
                _ = self.begin(job) => {}
                () = decided.cancelled() => {}
                () = tokio::time::sleep(ALONE) => {}
            }
        }
    }

    /// Takes updates in their order; returns the number of the last update that may be acknowledged together with all
    /// before it.
    pub(crate) async fn take_all(self: &Arc<Self>, values: Vec<Value>) -> Option<i64> {
        let taken = join_all(values.into_iter().map(|value| self.take(value))).await;
        let (mut last, mut open) = (None, true);
        for one in taken {
            if !open {
                self.settle_unasked(one);
                continue;
            }
            match self.settle(one).await {
                Some(number) => last = last.max(Some(number)),
                None => open = false,
            }
        }
        last
    }

    /// Does what can be done with an update that is not acknowledged yet. If it is kept, it is known when it comes
    /// again and would not be begun then.
    fn settle_unasked(self: &Arc<Self>, taken: Taken) {
        match taken {
            Taken::Kept(job) => drop(self.begin(*job)),
            Taken::Unkept(job) => self.came.forget(job.number),
            Taken::Nothing(_) | Taken::NotNow => {}
        }
    }

    /// Takes one update; returns whether it may be acknowledged.
    pub(crate) async fn take_one(self: &Arc<Self>, value: Value) -> bool {
        let taken = self.take(value).await;
        self.settle(taken).await.is_some()
    }

    async fn settle(self: &Arc<Self>, taken: Taken) -> Option<i64> {
        match taken {
            Taken::Nothing(number) => Some(number),
            Taken::Kept(job) => {
                let number = job.number;
                drop(self.begin(*job));
                Some(number)
            }
            Taken::Unkept(job) => {
                let number = job.number;
                let done = self.begin(*job).await.unwrap_or(false);
                if !done {
                    self.came.forget(number);
                }
                done.then_some(number)
            }
            Taken::NotNow => None,
        }
    }

    /// Takes an update. If something is wrong with it, the next updates are still taken.
    async fn take(self: &Arc<Self>, value: Value) -> Taken {
        let Some(number) = value.get("update_id").and_then(Value::as_i64) else { return Taken::Nothing(0) };
        let update = match serde_json::from_value::<Update>(value) {
            Ok(update) => Arc::new(update),
            Err(error) => {
                // The error says which line is wrong; it quotes no text that a person wrote.
                tracing::error!(number, line = error.line(), "an update cannot be read");
                return Taken::Nothing(number);
            }
        };
        if self.stop.is_cancelled() {
            return Taken::NotNow;
        }
        match self.came.claim(number) {
            Claim::New => {}
            Claim::Known => return Taken::Nothing(number),
            Claim::Coming => return Taken::NotNow,
        }
        let guard = self.came.guard(number);
        let Ok(room) = Arc::clone(&self.room).acquire_owned().await else { return Taken::NotNow };
        let item = Kept { came: self.clock.now().0, tries: 0, what: update };
        let Some(sender) = item.what.sender() else {
            guard.let_go();
            self.came.known(number);
            let (update, arrival) = (item.what, Arrival::now(Fate::Attend));
            let attended = (self.attend)(update, arrival);
            self.tasks.spawn(async move {
                attended.await;
                drop(room);
            });
            return Taken::Nothing(number);
        };
        let (place, since, age) = (self.lanes.join(sender), Instant::now(), Duration::ZERO);
        let mut job = Box::new(Job { number, item, since, age, place, on_disk: false, left: false, room: Some(room) });
        if job.place.is_ok() {
            if let Err(error) = self.inbox.keep(number, &job.item).await {
                tracing::error!(number, %error, "an update cannot be kept; Telegram is told when it is attended to");
                guard.let_go();
                return Taken::Unkept(job);
            }
            job.on_disk = true;
        }
        guard.let_go();
        self.came.known(number);
        Taken::Kept(job)
    }

    /// Begins a job; the task says whether the update was attended to.
    fn begin(self: &Arc<Self>, job: Job) -> JoinHandle<bool> {
        let intake = Arc::clone(self);
        self.tasks.spawn(async move { intake.work(job).await })
    }

    async fn work(&self, mut job: Job) -> bool {
        let ticket = match job.place {
            Ok(ticket) => ticket,
            Err(crowded) => {
                if crowded.first || job.item.what.callback_query.is_some() {
                    self.attempt(&job.item.what, Arrival::now(Fate::Crowded), None).await;
                }
                return true;
            }
        };
        ticket.turn().await;
        if self.stop.is_cancelled() {
            // If it is on the disk, the next run begins with it.
            return false;
        }
        if job.left {
            // A new try is written before it begins, so that it also counts if the update ends the program.
            job.item.tries += 1;
            if let Err(error) = self.inbox.keep(job.number, &job.item).await {
                tracing::error!(number = job.number, %error, "it was not kept that an update is tried again");
            }
        }
        let arrival = |fate| Arrival { since: job.since, age: job.age, decided: ticket.decided(), fate };
        // An update that is not on the disk keeps its room until it can be acknowledged.
        let room = job.on_disk.then_some(&mut job.room);
        let acquitted = async {
            ticket.decided().cancelled().await;
            // A decided update has not ended the program, so its tries no longer count. Its answer may wait through
            // many restarts.
            if job.left
                && job.on_disk
                && let Err(error) = self.inbox.keep(job.number, &Kept { tries: 0, ..job.item.clone() }).await
            {
                tracing::error!(number = job.number, %error, "it was not kept that an update was decided");
            }
            std::future::pending::<()>().await
        };
        tokio::select! {
            () = self.try_often((job.number, &job.item), arrival, room) => {}
            () = acquitted => {}
        }
        // An update before this one may wait for a long time.
        job.room = None;
        ticket.last().await;
        if job.on_disk
            && let Err(error) = self.inbox.remove(job.number).await
        {
            tracing::error!(number = job.number, %error, "an update that was attended to is not forgotten");
        }
        self.came.known(job.number);
        true
    }

    async fn try_often(
        &self,
        (number, item): (i64, &Kept<Arc<Update>>),
        arrival: impl Fn(Fate) -> Arrival,
        mut room: Option<&mut Option<OwnedSemaphorePermit>>,
    ) {
        // A try in an earlier run has already been counted.
        for tries in item.tries.max(1)..=TRIES {
            if self.attempt(&item.what, arrival(Fate::Attend), room.as_deref_mut()).await {
                return;
            }
            tracing::error!(number, tries, "attending to an update broke off");
        }
        self.set_aside(number, &Kept { tries: TRIES, ..item.clone() }).await;
        self.attempt(&item.what, arrival(Fate::Broken), room).await;
    }

    /// Handles an update in a task of its own; returns whether the task ended without a panic. An update that is
    /// decided but takes long gives up its room.
    async fn attempt(
        &self,
        update: &Arc<Update>,
        arrival: Arrival,
        room: Option<&mut Option<OwnedSemaphorePermit>>,
    ) -> bool {
        let decided = arrival.decided.clone();
        let mut task = AbortOnDropHandle::new(tokio::spawn((self.attend)(Arc::clone(update), arrival)));
        let mut attended = tokio::time::timeout(LONGEST, &mut task).await;
        if attended.is_err()
            && decided.is_cancelled()
            && let Some(room) = room
            && let Ok(_late) = self.late.try_acquire()
        {
            // It continues to wait, and new updates do not wait for it.
            drop(room.take());
            attended = tokio::time::timeout(LATE, &mut task).await;
        }
        match attended {
            Ok(Ok(())) => true,
            Ok(Err(error)) => !error.is_panic(),
            Err(_) => {
                tracing::warn!(number = update.update_id, "an update took too long, and is given up");
                true
            }
        }
    }

    async fn set_aside(&self, number: i64, item: &Kept<Arc<Update>>) {
        tracing::error!(number, "an update fails again and again; it is set aside in the data folder");
        if let Err(error) = self.inbox.set_aside(number, item).await {
            tracing::error!(number, %error, "an update is not set aside");
        }
    }
}

impl Arrival {
    /// The arrival of an update that waits for no other.
    fn now(fate: Fate) -> Self {
        Self { since: Instant::now(), age: Duration::ZERO, decided: CancellationToken::new(), fate }
    }
}

#[cfg(test)]
mod tests;
