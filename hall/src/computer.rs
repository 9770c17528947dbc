//! Computer players: they think beside everything else, and each of their moves is a commit like a person's.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_engine::ai::Level;
use duelhall_engine::games::Match;
use duelhall_engine::kit::{Rng, Seat};
use duelhall_store::{MatchId, OpId, StoreError};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::inner::Inner;
use crate::play::By;
use crate::trouble::Trouble;

/// Failures in a row after which a computer player is left alone until its deadline wakes it again.
const TRIES: u32 = 5;

/// Which computer players think, and how many may at once.
pub(crate) struct Computers {
    busy: Mutex<HashSet<MatchId>>,
    cores: Semaphore,
    pub(crate) tasks: TaskTracker,
}

impl Computers {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self { busy: Mutex::default(), cores: Semaphore::new(cores), tasks: TaskTracker::new() }
    }

    /// Whether nobody was at it already.
    fn take(&self, id: MatchId) -> bool {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    fn leave(&self, id: MatchId) {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

impl Inner {
    /// Lets the computer players of a match move, if they are asked.
    pub(crate) fn wake_computer(self: &Arc<Self>, id: MatchId) {
        if self.computers.take(id) {
            let this = Arc::clone(self);
            self.computers.tasks.spawn(async move { this.computer(id).await });
        }
    }

    async fn computer(self: Arc<Self>, id: MatchId) {
        loop {
            let well = self.computer_moves(id).await;
            self.computers.leave(id);
            // Somebody may have asked it anew just before it left.
            if !well || !self.computer_is_asked(id).await || !self.computers.take(id) {
                return;
            }
        }
    }

    async fn computer_is_asked(&self, id: MatchId) -> bool {
        let visit = self.rooms.enter(&*self.store, id).await;
        visit.is_ok_and(|visit| visit.is_some_and(|visit| !visit.duel().asked_computers().is_empty()))
    }

    /// Moves as long as a computer player is asked; whether it went well.
    async fn computer_moves(self: &Arc<Self>, id: MatchId) -> bool {
        let mut failures = 0;
        while failures < TRIES {
            match self.computer_move(id).await {
                Ok(true) => failures = 0,
                Ok(false) => return true,
                Err(Trouble::Again) => failures += 1,
                Err(trouble) => {
                    tracing::error!(%id, ?trouble, "a computer player could not move");
                    return false;
                }
            }
        }
        false
    }

    /// Makes one move; whether there was one to be made.
    async fn computer_move(self: &Arc<Self>, id: MatchId) -> Result<bool, Trouble> {
        let Some(visit) = self.rooms.enter(&*self.store, id).await? else { return Ok(false) };
        let duel = visit.duel();
        let Some(seat) = duel.asked_computers().iter().next() else { return Ok(false) };
        let Some(prompt) = duel.game.prompt(seat) else { return Ok(false) };
        let level = duel.meta.chairs.get(seat.index()).and_then(crate::meta::Chair::level).unwrap_or_default();
        // When all people have left, nobody is there to be thought for: it comes to its end at a glance.
        let level = if duel.playing().is_empty() { Level::Greedy } else { level };
        let game = duel.game.clone();
        // It thinks outside of the room, so that nobody waits for it.
        drop(visit);
        let Some(index) = self.think(game, seat, level).await? else { return Ok(false) };
        let Some(visit) = self.rooms.enter(&*self.store, id).await? else { return Ok(false) };
        let duel = visit.duel();
        // The question is the same as long as its step is, whatever others did meanwhile.
        let Ok(entry) = duel.game.answer(seat, prompt.step, index) else { return Err(Trouble::Again) };
        let op = OpId::derived(id, duel.revision, "computer");
        self.play(visit, op, &entry, By::Computer).await?;
        Ok(true)
    }

    /// What a computer player would choose, thought out on a thread of its own with its own chance.
    pub(crate) async fn think(&self, game: Match, seat: Seat, level: Level) -> Result<Option<usize>, Trouble> {
        let seed = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let _core = self.computers.cores.acquire().await.map_err(|_| StoreError::Closed)?;
        let thought = tokio::task::spawn_blocking(move || game.advise(seat, level, &mut Rng::from_seed(seed)));
        thought.await.map_err(|error| StoreError::Backend(error.to_string()).into())
    }
}
