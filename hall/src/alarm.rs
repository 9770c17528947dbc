//! The alarm of the hall: one task that sleeps until the first stored deadline.

use std::sync::Arc;
use std::time::Duration;

use duelhall_store::{Change, Collection, CommitError, DocumentWrite, Due, Expected, OpId, StoreError, Timestamp};
use tokio_util::sync::CancellationToken;

use crate::HallError;
use crate::guard::caught;
use crate::inner::Inner;
use crate::trouble::Trouble;

/// Deadlines read at once.
const BATCH: usize = 64;

/// The longest sleep. The machine may sleep or its clock may be set, and the heart has to beat.
const NAP: Duration = Duration::from_secs(10);

/// The pause after a failure of the store or of a deadline that is still due.
const PAUSE: Duration = Duration::from_secs(1);

/// How long a deadline that failed is put off.
const LATER: Duration = Duration::from_secs(3_600);

impl Inner {
    /// Fires every deadline that is due, soonest first, and returns their number.
    pub(crate) async fn ring(self: &Arc<Self>) -> Result<usize, HallError> {
        self.beat().await?;
        let mut rung = 0;
        loop {
            let due = self.store.due(self.now(), BATCH).await?;
            let before = rung;
            for one in &due {
                // The machine may sleep between two deadlines. The rest are then no longer due.
                self.beat().await?;
                rung += usize::from(self.fire(one).await?);
            }
            // A deadline that failed is still due; the loop must not repeat it forever.
            if rung == before || due.len() < BATCH {
                return Ok(rung);
            }
        }
    }

    /// Does the work of a deadline, and says whether that succeeded.
    async fn fire(self: &Arc<Self>, due: &Due) -> Result<bool, HallError> {
        let done = self.guarded(async {
            match due {
                Due::Match { id, .. } => self.match_due(*id).await,
                Due::Document { collection, key, revision, .. } => self.document_due(*collection, key, *revision).await,
            }
        });
        let Ok(done) = done.await else {
            // A match that is set aside has no deadline any more. Everything else is retried later.
            self.put_off(due).await;
            return Ok(false);
        };
        match done {
            Ok(()) => Ok(true),
            // Somebody moved at the same moment. There is a new deadline, or this one is still due.
            Err(Trouble::Again | Trouble::Refused(_) | Trouble::Elsewhere(_)) => Ok(true),
            Err(Trouble::Hall(HallError::Store(error))) if error.is_fatal() => Err(error.into()),
            Err(Trouble::Hall(error)) => {
                tracing::error!(?due, %error, "a deadline could not be dealt with");
                self.put_off(due).await;
                Ok(false)
            }
        }
    }

    /// Puts off a deadline that failed, so that it is not retried every second.
    async fn put_off(&self, due: &Due) {
        let later = self.now().after(LATER);
        let done = match due {
            Due::Match { id, revision, .. } => {
                let mut change = Change::new(OpId::derived(*id, *revision, "put off"));
                change.deadline = Some(later);
                self.store.commit(*id, *revision, change).await.map(drop)
            }
            Due::Document { collection, key, .. } => self.put_off_document(*collection, key, later).await,
        };
        match done {
            // Somebody was quicker: the match or document has another deadline, or none.
            Ok(()) | Err(CommitError::Stale(_) | CommitError::Gone | CommitError::Conflict { .. }) => {}
            Err(error) => tracing::warn!(?due, %error, "nor could it be put off"),
        }
    }

    async fn put_off_document(&self, collection: Collection, key: &str, later: Timestamp) -> Result<(), CommitError> {
        let Some(document) = self.store.get(collection, key).await? else { return Ok(()) };
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        let (expected, value) = (Expected::At(document.revision), Some(document.value));
        let write = DocumentWrite { collection, key: key.to_owned(), expected, value, deadline: Some(later), op };
        self.store.put(write).await.map(drop)
    }

    /// Rings until `stop`.
    pub(crate) async fn run_clock(self: &Arc<Self>, stop: CancellationToken) {
        while !stop.is_cancelled() {
            let nap = match caught(self.ring()).await {
                Ok(Ok(_)) => self.nap().await,
                Ok(Err(error)) => {
                    tracing::error!(%error, "the alarm cannot read the store");
                    PAUSE
                }
                Err(broken) => {
                    tracing::error!(%broken, "the alarm broke off and goes on");
                    PAUSE
                }
            };
            tokio::select! {
                () = stop.cancelled() => break,
                () = self.alarm.notified() => {}
                () = tokio::time::sleep(nap) => {}
            }
        }
        self.last_beat().await;
    }

    async fn nap(&self) -> Duration {
        match self.store.next_deadline().await {
            // A deadline in the past has just failed.
            Ok(Some(next)) if next <= self.now() => PAUSE,
            Ok(Some(next)) => next.since(self.now()).min(NAP),
            Ok(None) => NAP,
            Err(_) => PAUSE,
        }
    }
}
