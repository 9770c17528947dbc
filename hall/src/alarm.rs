//! The clock of the hall: one task that sleeps until the first stored deadline.

use std::sync::Arc;
use std::time::Duration;

use duelhall_store::{Change, Due, OpId};
use tokio_util::sync::CancellationToken;

use crate::HallError;
use crate::inner::Inner;
use crate::trouble::Trouble;

/// Deadlines read at once.
const BATCH: usize = 64;

/// The longest sleep: the machine may have slept too, or its clock been set.
const NAP: Duration = Duration::from_secs(30);

/// How long to wait when the store fails, and for a deadline that could not be dealt with.
const PAUSE: Duration = Duration::from_secs(1);

/// How long a match that cannot be read is left alone.
const LATER: Duration = Duration::from_secs(3_600);

impl Inner {
    /// Fires what is due, soonest first, until nothing is; how much it was.
    pub(crate) async fn ring(self: &Arc<Self>) -> Result<usize, HallError> {
        let mut rung = 0;
        loop {
            let due = self.store.due(self.now(), BATCH).await?;
            let before = rung;
            for one in &due {
                rung += usize::from(self.fire(one).await?);
            }
            // What could not be dealt with stays due; it must not keep the clock running round.
            if rung == before || due.len() < BATCH {
                return Ok(rung);
            }
        }
    }

    /// Does what a deadline means; whether it could be done.
    async fn fire(self: &Arc<Self>, due: &Due) -> Result<bool, HallError> {
        let done = match due {
            Due::Match { id, .. } => self.match_due(*id).await,
            Due::Document { kind, key, revision, .. } => self.document_due(*kind, key, *revision).await,
        };
        match done {
            Ok(()) => Ok(true),
            // Somebody moved at the same moment: there is a new deadline, or it is still due.
            Err(Trouble::Again | Trouble::Refused(_) | Trouble::Elsewhere(_)) => Ok(true),
            Err(Trouble::Hall(HallError::Store(error))) if error.is_fatal() => Err(error.into()),
            Err(Trouble::Hall(error)) => {
                tracing::error!(?due, %error, "a deadline could not be dealt with");
                self.put_off(due).await;
                Ok(false)
            }
        }
    }

    /// Moves the deadline of a match that cannot be read, so that it is not tried again every second.
    async fn put_off(&self, due: &Due) {
        let Due::Match { id, revision, .. } = due else { return };
        let mut change = Change::new(OpId::derived(*id, *revision, "put off"));
        change.deadline = Some(self.now().after(LATER));
        if let Err(error) = self.store.commit(*id, *revision, change).await {
            tracing::warn!(%id, %error, "nor could it be put off");
        }
    }

    /// Rings until `stop`.
    pub(crate) async fn run_clock(self: &Arc<Self>, stop: CancellationToken) {
        while !stop.is_cancelled() {
            let nap = match self.ring().await {
                Ok(_) => self.nap().await,
                Err(error) => {
                    tracing::error!(%error, "the clock cannot read the store");
                    PAUSE
                }
            };
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.alarm.notified() => {}
                () = tokio::time::sleep(nap) => {}
            }
        }
    }

    async fn nap(&self) -> Duration {
        match self.store.next_deadline().await {
            // One that is past could not be dealt with just now.
            Ok(Some(next)) if next <= self.now() => PAUSE,
            Ok(Some(next)) => next.since(self.now()).min(NAP),
            Ok(None) => NAP,
            Err(_) => PAUSE,
        }
    }
}
