//! Ends sessions that nobody uses: each has a deadline in the store, which each use moves.
//!
//! The clock of the hall removes a session at its deadline, and the next round here forgets it.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_hall::PersonId;
use duelhall_store::{Collection, CommitError, DocumentWrite, Expected, OpId, StoreError};
use tokio_util::sync::CancellationToken;

use super::Web;
use super::secret::SecretHash;
use super::sessions::{KEYS, Sessions};

/// How often deadlines are moved. The hall may be open for one evening only, or be killed.
const ROUND: Duration = Duration::from_secs(5 * 60);

/// A deadline that was moved less than this ago is not moved again, so that a session is not written in each round.
const FRESH: Duration = Duration::from_secs(6 * 3_600);

/// Documents read at once.
const PAGE: usize = 256;

/// The sessions that were used since the last round.
#[derive(Default)]
pub(crate) struct Noted(Mutex<HashSet<SecretHash>>);

impl Noted {
    /// Notes that a session was used.
    pub(crate) fn note(&self, session: SecretHash) {
        self.all().insert(session);
    }

    fn all(&self) -> MutexGuard<'_, HashSet<SecretHash>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sessions {
    /// Moves the deadlines of the sessions that were used, gives a deadline to sessions without one, and forgets those
    /// that ended. Returns the number of moved deadlines.
    pub(super) async fn renew(&self, keep: Duration) -> Result<usize, StoreError> {
        let used = std::mem::take(&mut *self.used.all());
        let renewed = self.renew_those(&used, keep).await;
        if renewed.is_err() {
            self.used.all().extend(used);
        }
        renewed
    }

    async fn renew_those(&self, used: &HashSet<SecretHash>, keep: Duration) -> Result<usize, StoreError> {
        let now = self.clock.now();
        // Sessions that begin meanwhile are not among them.
        let mut gone = self.hashes();
        let mut renewed = 0;
        let mut after: Option<String> = None;
        loop {
            let page = self.store.scan(Collection::Sessions, KEYS, after.as_deref(), PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in page {
                let hash = key.strip_prefix(KEYS).and_then(SecretHash::parse);
                if let Some(hash) = &hash {
                    gone.remove(hash);
                }
                let fresh = |deadline| now.after(keep).since(deadline) < FRESH;
                let used = hash.is_some_and(|hash| used.contains(&hash));
                if document.deadline.is_some_and(|deadline| !used || fresh(deadline)) {
                    continue;
                }
                let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
                let (expected, value) = (Expected::At(document.revision), Some(document.value));
                let deadline = Some(now.after(keep));
                match self
                    .store
                    .put(DocumentWrite { collection: Collection::Sessions, key, expected, value, deadline, op })
                    .await
                {
                    Ok(_) => renewed += 1,
                    Err(CommitError::Store(error)) => return Err(error),
                    // The session ended at this moment.
                    Err(_) => {}
                }
            }
        }
        self.forget(&gone);
        Ok(renewed)
    }
}

impl Web {
    /// Moves the deadlines of used sessions to `keep` from then, in rounds until `stop`, and once more at the end.
    pub async fn run_sessions(&self, keep: Duration, stop: CancellationToken) {
        loop {
            match self.sessions.renew(keep).await {
                Ok(_) => self.forget_decks().await,
                Err(error) => tracing::warn!(%error, "the deadlines of sessions could not be moved"),
            }
            if stop.is_cancelled() {
                return;
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = tokio::time::sleep(ROUND) => {}
            }
        }
    }
}

impl Web {
    /// Removes the decks of those whose session has ended: nobody can come back to them. While a session cannot be read,
    /// nobody knows whose it is, so all decks stay.
    async fn forget_decks(&self) {
        if !self.sessions.are_all_read {
            return;
        }
        let is_known = |person: &PersonId| self.sessions.knows(person);
        if let Err(error) = self.hall.forget_decks(self.place.platform(), is_known).await {
            tracing::warn!(%error, "the decks of sessions that have ended could not be removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use duelhall_engine::text::Lang;
    use duelhall_hall::{Clock, JumpClock};
    use duelhall_store::{Due, MemoryStore, Store, Timestamp};

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3_600);

    /// a session ends thirty days after its last use. A session of an earlier release ends thirty days after the
    /// first start.
    #[tokio::test]
    async fn a_session_that_is_used_goes_on_and_one_that_is_not_ends() {
        let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(JumpClock::new(Timestamp(1_000))));
        let sessions = Arc::new(Sessions::open(store.clone(), clock.clone()).await.unwrap());
        let ann = sessions.enter("Ann", Lang::En, None).await.unwrap();
        let boris = sessions.enter("Boris", Lang::En, None).await.unwrap();
        assert_eq!(sessions.renew(30 * DAY).await.unwrap(), 2);
        sessions.find(&ann.secret);
        assert_eq!(sessions.renew(30 * DAY).await.unwrap(), 0, "the deadline was just moved");
        clock.jump(20 * DAY);
        sessions.find(&ann.secret);
        assert_eq!(sessions.renew(30 * DAY).await.unwrap(), 1);
        clock.jump(11 * DAY);
        let due = store.due(clock.now(), 9).await.unwrap();
        let [Due::Document { collection, key, revision, .. }] = &due[..] else {
            panic!("one session has ended: {due:?}")
        };
        assert_eq!(*key, format!("{KEYS}{}", boris.secret.hash()));
        store.remove_documents(*collection, vec![(key.clone(), *revision)]).await.unwrap();
        sessions.renew(30 * DAY).await.unwrap();
        assert_eq!(sessions.find(&boris.secret), None, "a removed session is forgotten");
        assert!(sessions.family(boris.session.family()).is_empty());
        assert_eq!(sessions.people().len(), 1);
        assert_eq!(sessions.enter("Boris", Lang::En, None).await.unwrap().session.name, "Boris", "the name is free");
    }
}
