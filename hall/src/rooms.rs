//! The matches in memory: one writer at a time each, and not more of them than needed.

use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError};

use duelhall_store::{MatchId, Store};
use lru::LruCache;
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::HallError;
use crate::aside::{self, Marks};
use crate::duel::Duel;
use crate::guard::{Broken, caught_now};

/// Matches kept in memory; a match of Towers takes some 100 KB.
const MOST: NonZeroUsize = NonZeroUsize::new(512).unwrap();

type Room = Arc<Mutex<Option<Duel>>>;

/// The rooms by match.
pub(crate) struct Rooms {
    open: std::sync::Mutex<LruCache<MatchId, Room>>,
    /// The matches in which something broke off, until they are set aside.
    broken: Marks,
}

/// A match in the hands of its one writer.
pub(crate) struct Visit {
    duel: OwnedMutexGuard<Option<Duel>>,
    broken: Marks,
}

impl Rooms {
    pub(crate) fn new() -> Self {
        Self { open: std::sync::Mutex::new(LruCache::unbounded()), broken: Marks::default() }
    }

    /// Enters the room of a match, and loads it if nobody was there lately; `None` when there is no such match.
    pub(crate) async fn enter(&self, store: &dyn Store, id: MatchId) -> Result<Option<Visit>, HallError> {
        let mut guard = self.room(id).lock_owned().await;
        if guard.is_none() {
            if aside::is_aside(store, id).await? {
                return Err(HallError::Aside(id));
            }
            let Some(stored) = store.load(id).await? else { return Ok(None) };
            let read = caught_now(|| Duel::read(id, stored)).map_err(|broken| self.broke(id, broken))?;
            *guard = Some(read?);
        }
        Ok(Some(Visit { duel: guard, broken: Arc::clone(&self.broken) }))
    }

    /// Notes a match in which something broke off.
    fn broke(&self, id: MatchId, broken: Broken) -> HallError {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).push((id, broken));
        HallError::Aside(id)
    }

    /// Takes the matches in which something broke off since the last time.
    pub(crate) fn take_broken(&self) -> Vec<(MatchId, Broken)> {
        std::mem::take(&mut *self.broken.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn room(&self, id: MatchId) -> Room {
        let mut rooms = self.open.lock().unwrap_or_else(PoisonError::into_inner);
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
        self.duel.as_ref().expect("a visit begins with a match and ends when it is forgotten")
    }

    pub(crate) fn duel_mut(&mut self) -> &mut Duel {
        self.duel.as_mut().expect("a visit begins with a match and ends when it is forgotten")
    }

    /// Leaves, so that the next visitor loads the match again.
    pub(crate) fn forget(mut self) {
        *self.duel = None;
    }
}

/// A visit that a panic ends says so: what is in memory may be half done, and the next visitor would break off too.
impl Drop for Visit {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Some(duel) = self.duel.take()
        {
            self.broken.lock().unwrap_or_else(PoisonError::into_inner).push((duel.id, Broken::here()));
        }
    }
}
