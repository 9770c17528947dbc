//! A match with its table, as it is in memory.

use std::collections::VecDeque;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{Outcome, Record, Seat, SeatSet, Status};
use duelhall_store::{MatchId, OpId, Revision, StoredMatch, Timestamp};

use crate::meta::Meta;
use crate::{HallError, PersonId};

/// Updates whose answers are remembered, so that one delivered twice is answered alike.
const REMEMBERED: usize = 32;

/// A match with its table.
pub(crate) struct Duel {
    pub(crate) id: MatchId,
    pub(crate) game: Match,
    pub(crate) meta: Meta,
    /// The store's revision: it counts changes of the table too.
    pub(crate) revision: Revision,
    /// Entries since the last snapshot.
    pub(crate) unsaved: u32,
    /// The deadline as it is stored.
    pub(crate) deadline: Option<Timestamp>,
    /// The record, once it is over. Holds the seed.
    pub(crate) record: Option<String>,
    ops: VecDeque<OpId>,
}

impl Duel {
    /// A match that was just stored for the first time.
    pub(crate) const fn new(id: MatchId, game: Match, meta: Meta, deadline: Option<Timestamp>) -> Self {
        let ops = VecDeque::new();
        Self { id, game, meta, revision: Revision(0), unsaved: 0, deadline, record: None, ops }
    }

    /// Makes a match from what is stored.
    pub(crate) fn read(id: MatchId, stored: StoredMatch) -> Result<Self, HallError> {
        let meta = Meta::read(id, &stored.meta)?;
        let mut duel = match stored.finished {
            Some(record) => Self::over(id, meta, record)?,
            None => {
                let game = Match::resume(&stored.setup, Some(&stored.snapshot), &stored.actions)
                    .map_err(|error| HallError::resume(id, &error))?;
                Self::new(id, game, meta, stored.deadline)
            }
        };
        duel.revision = stored.revision;
        duel.unsaved = u32::try_from(stored.actions.len()).unwrap_or(u32::MAX);
        Ok(duel)
    }

    fn over(id: MatchId, meta: Meta, record: Vec<u8>) -> Result<Self, HallError> {
        let text = String::from_utf8(record).map_err(|error| HallError::damaged(id, &error))?;
        let record = Record::read(&text).map_err(|error| HallError::record(id, &error))?;
        let game = Match::verify(&record).map_err(|error| HallError::verify(id, &error))?;
        let mut duel = Self::new(id, game, meta, None);
        duel.record = Some(text);
        Ok(duel)
    }

    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.meta.seat_of(person)
    }

    /// The seats that have to answer.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.game.status() {
            Status::Waiting(seats) => seats,
            Status::Over(_) => SeatSet::NONE,
        }
    }

    /// The seats of people that have to answer.
    pub(crate) fn asked_people(&self) -> SeatSet {
        let asked = self.asked();
        self.meta.people().iter().filter(|seat| asked.has(*seat)).collect()
    }

    /// The seats of people that are not out.
    pub(crate) fn playing(&self) -> SeatSet {
        self.meta.people().minus(self.game.out())
    }

    /// The seats of computer players that have to answer.
    pub(crate) fn asked_computers(&self) -> SeatSet {
        self.asked().minus(self.meta.people())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.game.status() {
            Status::Waiting(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Whom the place is told to hurry: nobody alone with computer players until half the time is gone.
    pub(crate) fn pinged(&self) -> SeatSet {
        let alone = self.meta.people().iter().count() < self.meta.chairs.len() && self.playing().iter().count() < 2;
        if alone && !self.meta.wound.is_some_and(|wound| wound.nudged) { SeatSet::NONE } else { self.asked_people() }
    }

    pub(crate) fn has_done(&self, op: OpId) -> bool {
        self.ops.contains(&op)
    }

    pub(crate) fn done(&mut self, op: OpId) {
        if self.ops.len() == REMEMBERED {
            self.ops.pop_front();
        }
        self.ops.push_back(op);
    }
}
