//! Keeps matches in memory. Each has one writer at a time. Those unused for longest leave the memory, but stay in the
//! store.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError};

use duelhall_engine::games::TakenOver;
use duelhall_engine::kit::Seat;
use duelhall_store::{CommitError, MatchId, Store};
use lru::LruCache;
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

use crate::aside::{self, Marks};
use crate::duel::Duel;
use crate::guard::{Broken, caught};
use crate::load::{Contents, Loaded};
use crate::meta::Meta;
use crate::{Audience, Clock, HallError, Notice, Slot, play};

/// Matches kept in memory.
const MOST: NonZeroUsize = NonZeroUsize::new(512).unwrap();

/// Finished matches among them: the players look at the end, and then nobody does for a long time.
const MOST_OVER: usize = 16;

type Cell = Arc<Mutex<Option<Duel>>>;

/// The matches in memory.
pub(crate) struct Duels {
    cells: std::sync::Mutex<LruCache<MatchId, Cell>>,
    pub(crate) contents: Contents,
    /// The finished matches, newest last.
    over: std::sync::Mutex<VecDeque<MatchId>>,
    /// The matches in which the program panicked, until they are set aside.
    broken: Marks,
    clock: Arc<dyn Clock>,
    notices: mpsc::UnboundedSender<Notice>,
}

/// A match held by its one writer.
pub(crate) struct Visit {
    duel: OwnedMutexGuard<Option<Duel>>,
    broken: Marks,
}

impl Duels {
    pub(crate) fn new(clock: Arc<dyn Clock>, notices: mpsc::UnboundedSender<Notice>) -> Self {
        let cells = std::sync::Mutex::new(LruCache::unbounded());
        let (contents, over, broken) = (Contents::new(), std::sync::Mutex::default(), Marks::default());
        Self { cells, contents, over, broken, clock, notices }
    }

    /// Holds a match for a visit, and loads it if it is not in memory; `None` when there is no such match.
    pub(crate) async fn enter(&self, store: &dyn Store, id: MatchId) -> Result<Option<Visit>, HallError> {
        let entered = self.load(store, id).await;
        // Whoever makes up ids must not drive the matches that are played out of memory.
        if matches!(entered, Ok(Some(_))) {
            self.trim()
        } else {
            self.forget_empty(id)
        }
        entered
    }

    async fn load(&self, store: &dyn Store, id: MatchId) -> Result<Option<Visit>, HallError> {
        let mut guard = self.cell(id).lock_owned().await;
        if guard.is_none() && aside::is_aside(store, id).await? {
            return Err(HallError::Aside(id));
        }
        while guard.is_none() {
            let Some(stored) = store.load(id).await? else { return Ok(None) };
            let read = caught(self.contents.read(store, id, stored)).await.map_err(|broken| self.broke(id, broken))?;
            match read? {
                Loaded::Ready(duel) => *guard = Some(*duel),
                Loaded::Seam(duel, over) => {
                    let sewn = caught(self.sew(store, *duel, *over)).await.map_err(|broken| self.broke(id, broken))?;
                    *guard = sewn?;
                }
            }
        }
        if guard.as_ref().is_some_and(|duel| duel.live().is_none()) {
            self.is_over(id);
        }
        Ok(Some(Visit { duel: guard, broken: Arc::clone(&self.broken) }))
    }

    /// Holds a match for somebody who writes to the store; `None` inside if it is not in memory.
    pub(crate) async fn hold(&self, id: MatchId) -> OwnedMutexGuard<Option<Duel>> {
        let cell = self.cell(id);
        self.trim();
        cell.lock_owned().await
    }

    /// Notes a match in which the program panicked.
    fn broke(&self, id: MatchId, broken: Broken) -> HallError {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).push((id, broken));
        HallError::Aside(id)
    }

    /// Takes the matches in which the program panicked since the last call.
    pub(crate) fn take_broken(&self) -> Vec<(MatchId, Broken)> {
        std::mem::take(&mut *self.broken.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes that a match is over. The oldest such match leaves memory, and is read again if somebody looks at it.
    fn is_over(&self, id: MatchId) {
        let mut over = self.over.lock().unwrap_or_else(PoisonError::into_inner);
        over.retain(|other| *other != id);
        over.push_back(id);
        if over.len() <= MOST_OVER {
            return;
        }
        let Some(oldest) = over.pop_front() else { return };
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        match cells.peek(&oldest) {
            // Somebody holds this match, so it goes next.
            Some(cell) if Arc::strong_count(cell) > 1 => over.push_front(oldest),
            _ => drop(cells.pop(&oldest)),
        }
    }

    /// Stores that a match continues under the rules of this release, and shows that to everybody. Returns `None` when
    /// another process did it first.
    async fn sew(&self, store: &dyn Store, duel: Duel, over: TakenOver) -> Result<Option<Duel>, HallError> {
        let now = self.clock.now();
        let (op, line, next) = play::seam(&duel, over, now);
        match store.commit(duel.id, duel.revision, next.change(duel.id, op, line, true, now)).await {
            Ok(revision) => {
                for (audience, slot) in slots(&next.meta, duel.id) {
                    let _ = self.notices.send(Notice::Refresh(audience, slot));
                }
                let (game, meta, deadline) = next.stands();
                Ok(Some(Duel::new(duel.id, game, meta, revision, deadline)))
            }
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(CommitError::Fenced(_)) => Err(HallError::damaged(duel.id, "another process owns it")),
            Err(CommitError::Stale(_) | CommitError::Gone | CommitError::Conflict { .. }) => Ok(None),
        }
    }

    fn cell(&self, id: MatchId) -> Cell {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cells.get_or_insert(id, Cell::default))
    }

    /// Forgets the cell of a match that could not be loaded, unless somebody else holds it.
    fn forget_empty(&self, id: MatchId) {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        if cells.peek(&id).is_some_and(|cell| Arc::strong_count(cell) == 1) {
            cells.pop(&id);
        }
    }

    /// Lets the matches unused for longest leave the memory.
    fn trim(&self) {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        // A cell that somebody holds stays. Else a second cell of the same match could be made.
        while cells.len() > MOST.get() {
            match cells.pop_lru() {
                Some((busy, left)) if Arc::strong_count(&left) > 1 => {
                    cells.put(busy, left);
                    break;
                }
                _ => {}
            }
        }
    }
}

/// Every message that shows a match.
fn slots(meta: &Meta, id: MatchId) -> Vec<(Audience, Slot)> {
    let boards = meta.places().into_iter().map(|place| (Audience::Place(place.clone()), Slot::Board(id)));
    let person = |seat: Seat| {
        let who = meta.chairs[seat.index()].id.clone();
        (Audience::Person(who, meta.place_of(seat).clone()), Slot::Hand(id))
    };
    boards.chain(meta.people().iter().map(person)).collect()
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

/// A visit that ends by a panic reports it. The match in memory may be half changed, and the next visitor would panic
/// too.
impl Drop for Visit {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Some(duel) = self.duel.take()
        {
            self.broken.lock().unwrap_or_else(PoisonError::into_inner).push((duel.id, Broken::here()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemClock;
    use duelhall_store::MemoryStore;

    #[tokio::test]
    async fn ids_of_no_match_drive_no_match_out_of_memory() {
        let (sender, _notices) = mpsc::unbounded_channel();
        let (duels, store) = (Duels::new(Arc::new(SystemClock), sender), MemoryStore::new());
        let known: Vec<MatchId> = (0..MOST.get() as u64).map(MatchId::from_number).collect();
        for id in &known {
            duels.cell(*id);
        }
        for made_up in 1_000_000..1_000_010 {
            assert!(duels.enter(&store, MatchId::from_number(made_up)).await.unwrap().is_none());
        }
        let cells = duels.cells.lock().unwrap();
        assert!(cells.len() == known.len() && known.iter().all(|id| cells.contains(id)));
    }
}
