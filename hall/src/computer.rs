//! Computer players: they think next to all other work, and each of their moves is a commit like a person's.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_engine::ai::{Level, Why};
use duelhall_engine::games::Match;
use duelhall_engine::kit::{Rng, Seat};
use duelhall_store::{MatchId, OpId, StoreError};
use tokio_util::task::TaskTracker;

use crate::inner::Inner;
use crate::meta::Meta;
use crate::play::By;
use crate::think::{NoThought, Thinkers};
use crate::trouble::Trouble;

/// Failures in a row after which a computer player stops until its deadline wakes it again.
const TRIES: u32 = 5;

/// The computer players that think, and their threads.
pub(crate) struct Computers {
    busy: Mutex<HashSet<MatchId>>,
    /// The threads for searches: computer players and advice.
    searching: Thinkers,
    /// The threads for quick moves in place of absent people; these must not wait for a search.
    glancing: Thinkers,
    pub(crate) tasks: TaskTracker,
}

impl Computers {
    pub(crate) fn new() -> Self {
        Self {
            busy: Mutex::default(),
            searching: Thinkers::for_this_machine(),
            glancing: Thinkers::start(1),
            tasks: TaskTracker::new(),
        }
    }

    /// Claims a match; `false` if its computer player thinks already.
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
            let well = self.guarded(self.computer_moves(id)).await.unwrap_or(false);
            self.computers.leave(id);
            // Somebody may have woken it again just before it finished.
            if !well || !self.computer_is_asked(id).await || !self.computers.take(id) {
                return;
            }
        }
    }

    async fn computer_is_asked(&self, id: MatchId) -> bool {
        let visit = self.duels.enter(&*self.store, id).await;
        visit.is_ok_and(|visit| visit.is_some_and(|visit| !visit.duel().asked_computers().is_empty()))
    }

    /// Moves as long as a computer player is asked, and says whether that went well.
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

    /// Makes one move, and says whether there was a move to make.
    async fn computer_move(self: &Arc<Self>, id: MatchId) -> Result<bool, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Ok(false) };
        let duel = visit.duel();
        let Some(seat) = duel.asked_computers().iter().next() else { return Ok(false) };
        let Some(prompt) = duel.game.prompt(seat) else { return Ok(false) };
        let level = duel.meta.chairs.get(seat.index()).and_then(crate::meta::Chair::level).unwrap_or_default();
        // When all people have left, nobody benefits from thinking. The match is finished by quick moves.
        let level = if duel.playing().is_empty() { Level::Greedy } else { level };
        let Some(game) = duel.live().cloned() else { return Ok(false) };
        let line = line_of(&duel.meta);
        // It thinks without holding the match, so that nobody waits for its thought.
        drop(visit);
        let thought = self.search(&line, game, seat, level).await?;
        // A search that panics or finds no thread is replaced by the prompt's move for an absent player. So the match
        // continues.
        let Some(index) = thought.unwrap_or(Some(prompt.fallback)) else { return Ok(false) };
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Ok(false) };
        let duel = visit.duel();
        // The question is the same as long as its step is the same, whatever others did meanwhile.
        let Ok(entry) = duel.game.answer(seat, prompt.step, index) else { return Err(Trouble::Again) };
        // The choice is part of the op id. Two processes may choose differently, and only one choice is applied.
        let op = OpId::derived(id, duel.revision, &format!("computer {entry}"));
        self.play(visit, op, &entry, By::Computer).await?;
        Ok(true)
    }

    /// The choice of a computer player after a search; an inner error if the search failed.
    pub(crate) async fn search(
        &self,
        whose: &str,
        game: Match,
        seat: Seat,
        level: Level,
    ) -> Result<Result<Option<usize>, NoThought>, Trouble> {
        self.think(&self.computers.searching, whose, game, seat, level).await
    }

    /// The choice of a computer player at a glance.
    pub(crate) async fn glance(&self, game: Match, seat: Seat) -> Result<Option<usize>, Trouble> {
        let thought = self.think(&self.computers.glancing, "", game, seat, Level::Greedy).await?;
        Ok(thought.unwrap_or_default())
    }

    /// What is certain about a choice; nothing if the thought failed.
    pub(crate) async fn why(&self, whose: &str, game: Match, seat: Seat, index: usize) -> Result<Why, Trouble> {
        let seed = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let thought = move || game.why(seat, index, &mut Rng::from_seed(seed));
        Ok(self.computers.searching.think(whose, thought).await.unwrap_or(Why::Unsure))
    }

    async fn think(
        &self,
        on: &Thinkers,
        whose: &str,
        game: Match,
        seat: Seat,
        level: Level,
    ) -> Result<Result<Option<usize>, NoThought>, Trouble> {
        let seed = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let thought = on.think(whose, move || game.advise(seat, level, &mut Rng::from_seed(seed))).await;
        if let Err(error) = &thought {
            tracing::error!(%error, "a computer player has no answer");
        }
        Ok(thought)
    }
}

/// The line in which the computer players of a match wait for a thread. All matches of the same people share it, so a
/// person who plays many at once gets no more turns than others. Advice waits in a line of its own.
fn line_of(meta: &Meta) -> String {
    let people: BTreeSet<&str> = meta.people().iter().map(|seat| meta.chairs[seat.index()].id.as_str()).collect();
    format!("against {}", Vec::from_iter(people).join(" "))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use duelhall_engine::kit::Options;

    use super::*;
    use crate::meta::Chair;
    use crate::{Pace, PersonId, PlaceId};

    fn against_computers(people: &[&str]) -> String {
        let person = |name: &&str| Chair::person(PersonId::new("test", name), (*name).to_owned(), None);
        let chairs = people.iter().map(person).chain([Chair::computer(Level::default())]).collect();
        let place = PlaceId::new("test", "hall");
        line_of(&Meta::new(place, None, chairs, Options::new(), Pace::Live, Duration::from_secs(60)))
    }

    /// fifty matches of one person get one turn, like the only match of another person.
    #[test]
    fn all_matches_of_the_same_people_wait_in_one_line() {
        assert_eq!(against_computers(&["ann"]), against_computers(&["ann"]));
        assert_eq!(against_computers(&["ann", "boris"]), against_computers(&["boris", "ann"]));
        assert_ne!(against_computers(&["ann"]), against_computers(&["boris"]));
        assert_ne!(against_computers(&["ann"]), "test:ann", "her advice does not wait behind her opponents");
    }
}
