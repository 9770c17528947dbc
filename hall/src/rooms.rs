//! The matches in memory: one writer at a time each, and not more of them than needed.

use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError};

use duelhall_store::{MatchId, Store};
use lru::LruCache;
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::HallError;
use crate::duel::Duel;

/// Matches kept in memory; a match of Towers takes some 100 KB.
const MOST: NonZeroUsize = NonZeroUsize::new(512).unwrap();

type Room = Arc<Mutex<Option<Duel>>>;

/// The rooms by match.
pub(crate) struct Rooms(std::sync::Mutex<LruCache<MatchId, Room>>);

/// A match in the hands of its one writer.
pub(crate) struct Visit(OwnedMutexGuard<Option<Duel>>);

impl Rooms {
    pub(crate) fn new() -> Self {
        Self(std::sync::Mutex::new(LruCache::unbounded()))
    }

    /// Enters the room of a match, and loads it if nobody was there lately; `None` when there is no such match.
    pub(crate) async fn enter(&self, store: &dyn Store, id: MatchId) -> Result<Option<Visit>, HallError> {
        let mut guard = self.room(id).lock_owned().await;
        if guard.is_none() {
            let Some(stored) = store.load(id).await? else { return Ok(None) };
            *guard = Some(Duel::read(id, stored)?);
        }
        Ok(Some(Visit(guard)))
    }

    fn room(&self, id: MatchId) -> Room {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let room = Arc::clone(rooms.get_or_insert(id, Room::default));
        // A room that somebody is in stays, or a second one of the same match could be opened beside it.
        while rooms.len() > MOST.get() {
            match rooms.pop_lru() {
                Some((busy, left)) if Arc::strong_count(&left) > 1 => {
                    rooms.put(busy, left);
                    break;
                }
                _ => {}
            }
        }
        room
    }
}

impl Visit {
    pub(crate) fn duel(&self) -> &Duel {
        self.0.as_ref().expect("a visit begins with a match and ends when it is forgotten")
    }

    pub(crate) fn duel_mut(&mut self) -> &mut Duel {
        self.0.as_mut().expect("a visit begins with a match and ends when it is forgotten")
    }

    /// Leaves, so that the next visitor loads the match again.
    pub(crate) fn forget(mut self) {
        *self.0 = None;
    }
}
