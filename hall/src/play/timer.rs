//! The timer of a match: one deadline for all players who are asked.

use std::time::Duration;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{SeatSet, Status};
use duelhall_store::Timestamp;

use crate::Pace;
use crate::meta::{Meta, Timer};

/// When the hall checks on a computer player that has not moved: its process may be gone.
const GRACE: Duration = Duration::from_secs(10);

/// Time to build a deck in a live match, before any answer.
const BUILDING: Duration = Duration::from_secs(10 * 60);

/// What each answer adds to it, so that a player who works is not interrupted.
pub(crate) const DESK_PRESS: Duration = Duration::from_secs(10);

/// The most time to build a deck, with everything that answers add.
pub(crate) const DESK_MOST: Duration = Duration::from_secs(15 * 60);

/// Time to build a deck in a match by correspondence.
const BUILDING_SLOWLY: Duration = Duration::from_secs(24 * 3_600);

/// Time for the first answer after a wait for any opponent.
const CALLED: Duration = Duration::from_secs(5 * 60);

/// The seats that have to answer.
pub(super) fn asked(game: &Match) -> SeatSet {
    match game.status() {
        Status::Waiting(seats) => seats,
        Status::Over(_) => SeatSet::NONE,
    }
}

/// Starts the timer for the people who are asked, and stops it when no people are asked.
pub(super) fn start(meta: &mut Meta, game: &Match, now: Timestamp) {
    let people = meta.people();
    // If several people are asked together, they have the longest of their times.
    let whole = whole(meta, game);
    let budget =
        asked(game).iter().filter(|seat| people.has(*seat)).map(|seat| budget(meta, whole, seat.index())).max();
    meta.timer = budget.map(|budget| Timer { from: now, until: now.after(budget), nudged: false });
}

/// Extends the timer of people who build decks after an answer. In a live match they get a few seconds more, up to a
/// bound. By correspondence they get half of their time from now on, but at most three times the whole time in all.
pub(super) fn extend(meta: &mut Meta, game: &Match, now: Timestamp) {
    let whole = whole(meta, game);
    let Some(timer) = meta.timer.as_mut().filter(|_| game.is_unhurried()) else { return };
    let until = match meta.pace {
        Pace::Live => timer.until.after(DESK_PRESS).min(timer.from.after(whole.max(DESK_MOST))),
        Pace::Correspondence => now.after(whole / 2).min(timer.from.after(whole * 3)),
    };
    if until > timer.until {
        timer.until = until;
    }
}

/// Gives the first question of a match at least [`CALLED`]: a person who waited for an opponent may have left.
pub(super) fn call(meta: &mut Meta) {
    if let Some(timer) = meta.timer.as_mut() {
        timer.until = timer.until.max(timer.from.after(CALLED));
    }
}

/// Time for a move without strikes.
fn whole(meta: &Meta, game: &Match) -> Duration {
    let usual = Duration::from_millis(meta.budget_ms);
    match meta.pace {
        _ if !game.is_unhurried() => usual,
        Pace::Live => usual.max(BUILDING),
        Pace::Correspondence => usual.max(BUILDING_SLOWLY),
    }
}

/// Time for a move; each strike halves it.
fn budget(meta: &Meta, whole: Duration, seat: usize) -> Duration {
    let strikes = meta.chairs.get(seat).map_or(0, |chair| chair.strikes);
    whole / (1 << u32::from(strikes.min(6)))
}

/// When the hall next has to look at the match.
pub(super) fn alarm(meta: &Meta, game: &Match, now: Timestamp) -> Option<Timestamp> {
    let asked = asked(game);
    let people = meta.people();
    let timer = meta
        .timer
        .filter(|_| asked.iter().any(|seat| people.has(seat)))
        .map(|timer| if timer.nudged { timer.until } else { timer.half() });
    let computer = (!asked.minus(people).is_empty()).then(|| now.after(GRACE));
    timer.into_iter().chain(computer).min()
}
