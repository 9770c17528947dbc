//! The clock of a match: one deadline for all who are asked.

use std::time::Duration;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{SeatSet, Status};
use duelhall_store::Timestamp;

use crate::meta::{Meta, Wound};

/// When the hall looks after a computer player that has not moved: its process may be gone.
const GRACE: Duration = Duration::from_secs(10);

/// The seats that have to answer.
pub(super) fn asked(game: &Match) -> SeatSet {
    match game.status() {
        Status::Waiting(seats) => seats,
        Status::Over(_) => SeatSet::NONE,
    }
}

/// Winds the clock for the people who are asked, and stops it when nobody is.
pub(super) fn wind(meta: &mut Meta, game: &Match, now: Timestamp) {
    let people = meta.people();
    // Asked together, they have the time of the one who has more.
    let budget = asked(game).iter().filter(|seat| people.has(*seat)).map(|seat| budget(meta, seat.index())).max();
    meta.wound = budget.map(|budget| Wound { from: now, until: now.after(budget), nudged: false });
}

/// Time for a move: half as much after each strike.
fn budget(meta: &Meta, seat: usize) -> Duration {
    let strikes = meta.chairs.get(seat).map_or(0, |chair| chair.strikes);
    Duration::from_millis(meta.budget_ms >> u32::from(strikes.min(6)))
}

/// When the hall has to do something about the match.
pub(super) fn alarm(meta: &Meta, game: &Match, now: Timestamp) -> Option<Timestamp> {
    let asked = asked(game);
    let people = meta.people();
    let clock = meta
        .wound
        .filter(|_| asked.iter().any(|seat| people.has(seat)))
        .map(|wound| if wound.nudged { wound.until } else { wound.half() });
    let computer = (!asked.minus(people).is_empty()).then(|| now.after(GRACE));
    clock.into_iter().chain(computer).min()
}
