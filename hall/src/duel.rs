//! A match with its players and timer, as held in memory.

use std::collections::VecDeque;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{Outcome, Seat, SeatSet, Status, Viewer};
use duelhall_store::{MatchId, OpId, Revision, Timestamp};

use crate::meta::Meta;
use crate::standing::Standing;
use crate::{PersonId, Sift};

/// Updates whose answers are remembered, so that an update that comes twice gets the same answer.
const REMEMBERED: usize = 32;

/// A match with its players and timer.
pub(crate) struct Duel {
    pub(crate) id: MatchId,
    pub(crate) game: Standing,
    pub(crate) meta: Meta,
    /// The store's revision. It counts changes of the timer too.
    pub(crate) revision: Revision,
    /// Entries since the last snapshot.
    pub(crate) unsaved: u32,
    /// The stored deadline.
    pub(crate) deadline: Option<Timestamp>,
    /// Which cards of a pool each seat looks at. It is not stored: a restart shows all of them again.
    pub(crate) sifts: [Sift; 8],
    ops: VecDeque<OpId>,
}

impl Duel {
    /// Makes a duel from a stored match.
    pub(crate) const fn new(
        id: MatchId,
        game: Standing,
        meta: Meta,
        revision: Revision,
        deadline: Option<Timestamp>,
    ) -> Self {
        Self { id, game, meta, revision, unsaved: 0, deadline, sifts: [Sift::All; 8], ops: VecDeque::new() }
    }

    /// The match, while it is played.
    pub(crate) const fn live(&self) -> Option<&Match> {
        self.game.live()
    }

    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.meta.seat_of(person)
    }

    /// A person as a viewer of the table.
    pub(crate) fn viewer(&self, person: &PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Public, Viewer::Seat)
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

    /// The seats that the place is told to hurry. A person alone with computer players is not told until half the time
    /// is gone.
    pub(crate) fn pinged(&self) -> SeatSet {
        let alone = self.meta.people().iter().count() < self.meta.chairs.len() && self.playing().iter().count() < 2;
        if alone && !self.is_nudged() { SeatSet::NONE } else { self.asked_people() }
    }

    /// Whether the people who are asked were told that half of their time is gone.
    pub(crate) fn is_nudged(&self) -> bool {
        self.meta.timer.is_some_and(|timer| timer.nudged)
    }

    /// Which cards of a pool a seat looks at.
    pub(crate) fn sift(&self, seat: Seat) -> Sift {
        self.sifts.get(seat.index()).copied().unwrap_or_default()
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
