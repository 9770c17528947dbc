//! Sessions that nobody uses end: each has a deadline in the store, which the use of it moves on.
//!
//! The clock of the hall removes what is past its deadline. A session that ends so is forgotten at the next start.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{Clock, SystemClock};
use duelhall_store::{CommitError, DocumentWrite, Expected, Kind, OpId, Store, StoreError};
use tokio_util::sync::CancellationToken;

use super::Web;
use super::secret::SecretHash;
use super::sessions::SEATS;

/// How often deadlines are moved.
const ROUND: Duration = Duration::from_secs(6 * 3_600);

/// Documents read at once.
const PAGE: usize = 256;

/// The sessions that were used since the last round.
#[derive(Default)]
pub(crate) struct Used(Mutex<HashSet<SecretHash>>);

impl Used {
    /// Notes that a session was used.
    pub(crate) fn note(&self, session: SecretHash) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(session);
    }

    /// Moves the deadlines of the sessions that were used, and gives one to those that have none; how many that were.
    pub(crate) async fn renew(
        &self,
        store: &dyn Store,
        clock: &dyn Clock,
        keep: Duration,
    ) -> Result<usize, StoreError> {
        let used = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        let mut renewed = 0;
        let mut after: Option<String> = None;
        loop {
            let page = store.scan(Kind::Sessions, SEATS, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { return Ok(renewed) };
            after = Some(last.clone());
            for (key, document) in page {
                let hash = key.strip_prefix(SEATS).and_then(SecretHash::parse);
                if document.deadline.is_some() && !hash.is_some_and(|hash| used.contains(&hash)) {
                    continue;
                }
                let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
                let (expected, value) = (Expected::At(document.revision), Some(document.value));
                let deadline = Some(clock.now().after(keep));
                match store.put(DocumentWrite { kind: Kind::Sessions, key, expected, value, deadline, op }).await {
                    Ok(_) => renewed += 1,
                    Err(CommitError::Store(error)) => return Err(error),
                    // It ended at this moment.
                    Err(_) => {}
                }
            }
        }
    }

    /// Moves deadlines now and then until `stop`.
    pub(crate) async fn run(&self, store: &dyn Store, clock: &dyn Clock, keep: Duration, stop: CancellationToken) {
        loop {
            if let Err(error) = self.renew(store, clock, keep).await {
                tracing::warn!(%error, "the deadlines of sessions could not be moved");
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(ROUND) => {}
            }
        }
    }
}

impl Web {
    /// Ends sessions that nobody has used for `keep`, now and then until `stop`.
    pub async fn run_sessions(&self, store: Arc<dyn Store>, keep: Duration, stop: CancellationToken) {
        self.sessions.used.run(&*store, &SystemClock, keep, stop).await;
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::JumpClock;
    use duelhall_store::{Due, MemoryStore, Timestamp};

    use super::super::secret::Secret;
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3_600);

    /// a session ends thirty days after its last use, one of an earlier release after the first start.
    #[tokio::test]
    async fn a_session_that_is_used_goes_on_and_one_that_is_not_ends() {
        let (store, clock) = (MemoryStore::new(), JumpClock::new(Timestamp(1_000)));
        let secrets = [Secret::random().unwrap(), Secret::random().unwrap()];
        for secret in &secrets {
            let (key, value) = (format!("{SEATS}{}", secret.hash()), Some(b"{}".to_vec()));
            let (kind, expected, op) = (Kind::Sessions, Expected::Absent, OpId::random().unwrap());
            store.put(DocumentWrite { kind, key, expected, value, deadline: None, op }).await.unwrap();
        }
        let used = Used::default();
        assert_eq!(used.renew(&store, &clock, 30 * DAY).await.unwrap(), 2);
        clock.jump(20 * DAY);
        used.note(secrets[0].hash());
        assert_eq!(used.renew(&store, &clock, 30 * DAY).await.unwrap(), 1);
        clock.jump(11 * DAY);
        let due = store.due(clock.now(), 9).await.unwrap();
        let [Due::Document { key, .. }] = &due[..] else { panic!("one has ended: {due:?}") };
        assert_eq!(*key, format!("{SEATS}{}", secrets[1].hash()));
    }
}
