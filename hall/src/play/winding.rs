//! The clock of a match: one deadline for all who are asked.

use std::time::Duration;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{SeatSet, Status};
use duelhall_store::Timestamp;

use crate::Pace;
use crate::meta::{Meta, Wound};

/// When the hall looks after a computer player that has not moved: its process may be gone.
const GRACE: Duration = Duration::from_secs(10);

/// Time to build a deck in a live match, before any answer.
const BUILDING: Duration = Duration::from_secs(10 * 60);

/// The same by correspondence.
const BUILDING_SLOWLY: Duration = Duration::from_secs(24 * 3_600);

/// Time for the first answer to somebody who waited for an opponent.
const CALLED: Duration = Duration::from_secs(5 * 60);

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
    let whole = whole(meta, game);
    let budget =
        asked(game).iter().filter(|seat| people.has(*seat)).map(|seat| budget(meta, whole, seat.index())).max();
    meta.wound = budget.map(|budget| Wound { from: now, until: now.after(budget), nudged: false });
}

/// Lets the clock of those who build a deck run on after an answer: half of their time from now on, at most three times
/// all of it together.
pub(super) fn extend(meta: &mut Meta, game: &Match, now: Timestamp) {
    let whole = whole(meta, game);
    let Some(wound) = meta.wound.as_mut().filter(|_| game.is_unhurried()) else { return };
    let until = now.after(whole / 2).min(wound.from.after(whole * 3));
    if until > wound.until {
        wound.until = until;
    }
}

/// Gives the first question of a match at least [`CALLED`]: somebody who waited for an opponent may be elsewhere.
pub(super) fn call(meta: &mut Meta) {
    if let Some(wound) = meta.wound.as_mut() {
        wound.until = wound.until.max(wound.from.after(CALLED));
    }
}

/// Time for a move of somebody who has missed none.
fn whole(meta: &Meta, game: &Match) -> Duration {
    let usual = Duration::from_millis(meta.budget_ms);
    match meta.pace {
        _ if !game.is_unhurried() => usual,
        Pace::Live => usual.max(BUILDING),
        Pace::Correspondence => usual.max(BUILDING_SLOWLY),
    }
}

/// Time for a move: half as much after each strike.
fn budget(meta: &Meta, whole: Duration, seat: usize) -> Duration {
    let strikes = meta.chairs.get(seat).map_or(0, |chair| chair.strikes);
    whole / (1 << u32::from(strikes.min(6)))
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
