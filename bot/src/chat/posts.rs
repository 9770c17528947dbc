//! Keeps which message of a platform shows which slot, so that it is found again after a restart.

use std::sync::Arc;
use std::time::Duration;

use duelhall_hall::{ChallengeId, Slot};
use duelhall_store::{Collection, MatchId, Store, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_util::sync::CancellationToken;

use super::documents;

/// How often messages whose match or challenge is gone are forgotten.
const SWEEP: Duration = Duration::from_secs(6 * 3_600);

/// The messages of one kind, by the prefix of the keys of their documents. Each belongs to a place or a person, by id.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posts(pub(crate) &'static str);

impl Posts {
    /// Reads the address of a slot's message.
    pub(crate) async fn load<T: DeserializeOwned>(
        self,
        store: &dyn Store,
        owner: &str,
        slot: Slot,
    ) -> Result<Option<T>, StoreError> {
        documents::load(store, Collection::System, &self.key(owner, slot)).await
    }

    /// Keeps the address of a slot's message, or forgets it.
    pub(crate) async fn keep<T: Serialize>(
        self,
        store: &dyn Store,
        owner: &str,
        slot: Slot,
        post: Option<&T>,
    ) -> Result<(), StoreError> {
        documents::keep(store, Collection::System, self.key(owner, slot), post).await
    }

    /// Every slot that has a message now, with the place or the person.
    pub(crate) async fn all(self, store: &dyn Store) -> Result<Vec<(String, Slot)>, StoreError> {
        let found = documents::all(store, Collection::System, self.0).await?;
        Ok(found.iter().filter_map(|(key, _)| self.read_key(key)).collect())
    }

    /// Forgets the messages of matches and challenges that are no longer in the store; returns how many. A deleted
    /// channel leaves such messages behind.
    pub(crate) async fn sweep(self, store: &dyn Store) -> Result<usize, StoreError> {
        let mut forgotten = 0;
        for (owner, slot) in self.all(store).await? {
            let gone = match slot {
                Slot::Board(id) | Slot::Hand(id) | Slot::Ping(id) => store.load(id).await?.is_none(),
                Slot::Challenge(id) => store.get(Collection::Challenges, &id.to_string()).await?.is_none(),
            };
            if gone {
                self.keep(store, &owner, slot, None::<&()>).await?;
                forgotten += 1;
            }
        }
        Ok(forgotten)
    }

    fn key(self, owner: &str, slot: Slot) -> String {
        let (what, id) = match slot {
            Slot::Challenge(id) => ("challenge", id.0),
            Slot::Board(id) => ("board", id),
            Slot::Hand(id) => ("hand", id),
            Slot::Ping(id) => ("ping", id),
        };
        format!("{}{owner} {what} {id}", self.0)
    }

    fn read_key(self, key: &str) -> Option<(String, Slot)> {
        let mut parts = key.strip_prefix(self.0)?.rsplitn(3, ' ');
        let id: MatchId = parts.next()?.parse().ok()?;
        let slot = match parts.next()? {
            "challenge" => Slot::Challenge(ChallengeId(id)),
            "board" => Slot::Board(id),
            "hand" => Slot::Hand(id),
            "ping" => Slot::Ping(id),
            _ => return None,
        };
        Some((parts.next()?.to_owned(), slot))
    }
}

/// Forgets, from time to time until `stop`, the messages whose match or challenge is no longer in the store.
pub(crate) async fn run_sweeps(store: Arc<dyn Store>, kinds: Vec<Posts>, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(SWEEP) => {}
        }
        for posts in &kinds {
            if let Err(error) = posts.sweep(&*store).await {
                tracing::warn!(%error, "messages of what is gone could not be forgotten");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MemoryStore;

    const POSTS: Posts = Posts("chat post ");

    #[tokio::test]
    async fn a_post_is_found_again_and_forgotten() {
        let store = MemoryStore::new();
        let slots = [MatchId::from_number(1), MatchId::from_number(2)].map(Slot::Board);
        for slot in slots {
            POSTS.keep(&store, "chat:1/2", slot, Some(&7)).await.unwrap();
        }
        assert_eq!(POSTS.load(&store, "chat:1/2", slots[0]).await.unwrap(), Some(7));
        assert_eq!(POSTS.all(&store).await.unwrap().len(), 2);
        POSTS.keep(&store, "chat:1/2", slots[0], None::<&u8>).await.unwrap();
        assert_eq!(POSTS.all(&store).await.unwrap(), [("chat:1/2".to_owned(), slots[1])]);
    }

    /// the message of a match that is gone is forgotten, but no other.
    #[tokio::test]
    async fn a_post_of_what_is_gone_is_forgotten() {
        let store = MemoryStore::new();
        let (gone, kept) = (MatchId::from_number(1), ChallengeId(MatchId::from_number(2)));
        documents::write(&store, Collection::Challenges, kept.to_string(), Some(b"{}".to_vec())).await.unwrap();
        for slot in [Slot::Board(gone), Slot::Hand(gone), Slot::Challenge(kept)] {
            POSTS.keep(&store, "chat:1/2", slot, Some(&7)).await.unwrap();
        }
        assert_eq!(POSTS.sweep(&store).await.unwrap(), 2);
        assert_eq!(POSTS.all(&store).await.unwrap(), [("chat:1/2".to_owned(), Slot::Challenge(kept))]);
    }

    #[test]
    fn every_slot_reads_as_it_is_written() {
        let id = MatchId::from_number(77);
        for slot in [Slot::Challenge(ChallengeId(id)), Slot::Board(id), Slot::Hand(id), Slot::Ping(id)] {
            assert_eq!(POSTS.read_key(&POSTS.key("chat:5", slot)), Some(("chat:5".to_owned(), slot)));
        }
    }
}
