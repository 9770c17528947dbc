//! Commits one entry of the log, and then tells the platforms.

use std::sync::Arc;

use duelhall_engine::games::{Ended, Match};
use duelhall_engine::kit::{AnswerError, Deed, Entry, MOST_ENTRIES, MOST_SILENT, Seat, SeatSet, Text, Viewer};
use duelhall_store::{Change, DocumentWrite, Ending, MatchId, OpId, Timestamp};

use super::timer::{alarm, asked, extend, start};
use crate::duel::Duel;
use crate::duels::Visit;
use crate::inner::Inner;
use crate::meta::Meta;
use crate::standing::Standing;
use crate::trouble::Trouble;
use crate::{Audience, HallError, Notice, Slot, index, words};

/// Entries between two snapshots.
const SNAPSHOT: u32 = 8;

/// Own answers that make one strike good.
pub(crate) const FORGIVEN: u8 = 5;

/// The author of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// The person.
    Person,
    /// A computer player.
    Computer,
    /// The hall, for a person whose time ran out.
    Absence,
}

/// How a place was told to hurry before an entry.
#[derive(Clone, Copy)]
struct Called {
    seats: SeatSet,
    /// Whether half of their time was gone.
    nudged: bool,
}

/// A match after an entry.
pub(crate) struct Next {
    pub(crate) game: Match,
    pub(crate) meta: Meta,
    pub(crate) deadline: Option<Timestamp>,
    /// The form that is kept of the match, if it is over.
    ended: Option<Ended>,
    /// The seats that this entry put out while others play on.
    left: SeatSet,
    /// Documents written together with the entry.
    documents: Vec<DocumentWrite>,
}

impl Next {
    pub(crate) fn new(game: Match, meta: Meta, deadline: Option<Timestamp>, left: SeatSet) -> Self {
        let ended = Ended::of(&game);
        Self { game, meta, deadline, ended, left, documents: Vec::new() }
    }

    /// The match for memory, with its players, timer and deadline.
    pub(crate) fn stands(self) -> (Standing, Meta, Option<Timestamp>) {
        (Standing::of(self.game, self.ended), self.meta, self.deadline)
    }

    /// The change to store, all of it or nothing.
    pub(crate) fn change(&self, id: MatchId, op: OpId, line: String, snapshot: bool, now: Timestamp) -> Change {
        let ended = self.ended.as_ref();
        let documents = if ended.is_some() { gone(&self.meta, id, op) } else { left(&self.meta, self.left, id, op) };
        Change {
            action: Some(line),
            meta: Some(self.meta.write()),
            snapshot: (snapshot && ended.is_none()).then(|| self.game.snapshot()),
            deadline: self.deadline,
            documents: documents.into_iter().chain(self.documents.iter().cloned()).collect(),
            ending: ended.map(|ended| Ending { at: now, record: ended.write(&self.game) }),
            ..Change::new(op)
        }
    }
}

impl Inner {
    /// Takes an entry: applies it, stores it, then tells about it. Returns the match, or `Again` when somebody else was
    /// first.
    pub(crate) async fn play(
        self: &Arc<Self>,
        mut visit: Visit,
        op: OpId,
        entry: &Entry,
        by: By,
    ) -> Result<Visit, Trouble> {
        let duel = visit.duel();
        let entry = &bounded(duel, entry, by);
        let mut next = next(duel, entry, by, self.config.strikes, self.now())?;
        // Cards and stars are written with the end, so that a kill neither loses nor doubles them.
        let (earned, documents, _inside) = self.earned(&next.game, &next.meta, op).await?;
        (next.meta.earned, next.documents) = (earned, documents);
        let (id, watch) = (duel.id, duel.game.out());
        let called = Called { seats: duel.pinged(), nudged: duel.is_nudged() };
        // A later release can continue from a quiet moment, whatever its rules are.
        let snapshot = duel.unsaved.saturating_add(1) >= SNAPSHOT && next.game.is_quiet();
        let change = next.change(id, op, entry.to_string(), snapshot, self.now());
        let revision = match self.store.commit(id, duel.revision, change).await {
            Ok(revision) => revision,
            // Whatever the reason, memory may differ from the store.
            Err(error) => {
                visit.forget();
                return Err(error.into());
            }
        };
        if revision != visit.duel().revision.next() {
            // The change was made before, perhaps by another process. The stored match is the valid one.
            visit.forget();
            return self.duels.enter(&*self.store, id).await?.ok_or(Trouble::Again);
        }
        let duel = visit.duel_mut();
        duel.unsaved = if snapshot { 0 } else { duel.unsaved.saturating_add(1) };
        (duel.game, duel.meta, duel.deadline) = next.stands();
        duel.revision = revision;
        duel.done(op);
        self.alarm.notify_one();
        self.show(duel, called, watch);
        if !duel.asked_computers().is_empty() {
            self.wake_computer(id);
        }
        Ok(visit)
    }

    /// Tells the platforms about an entry's changes. People who only watched before it need no new hand until the end.
    fn show(&self, duel: &Duel, before: Called, watch: SeatSet) {
        let (id, meta) = (duel.id, &duel.meta);
        let now = duel.pinged();
        for place in meta.places() {
            self.refresh(Audience::Place(place.clone()), Slot::Board(id));
            if now.is_empty() && !before.seats.is_empty() {
                self.notice(Notice::Remove(Audience::Place(place.clone()), Slot::Ping(id)));
            } else if now != before.seats || before.nudged && !duel.is_nudged() {
                self.refresh(Audience::Place(place.clone()), Slot::Ping(id));
            }
        }
        let shown = if duel.outcome().is_some() { meta.people() } else { meta.people().minus(watch) };
        for seat in shown.iter() {
            let person = meta.chairs[seat.index()].id.clone();
            self.refresh(Audience::Person(person, meta.place_of(seat).clone()), Slot::Hand(id));
        }
    }
}

/// Replaces an entry that would let a match continue without end. After too many entries in all, the table decides
/// (policy P2). After too many answers of a person that change nothing for others, the fallback for absent players is
/// taken.
fn bounded(duel: &Duel, entry: &Entry, by: By) -> Entry {
    let (seat, act) = (entry.seat, matches!(entry.deed, Deed::Act(_)));
    if act && duel.game.revision() >= MOST_ENTRIES {
        return Entry { seat, deed: Deed::Cap };
    }
    let silent = duel.meta.chairs.get(seat.index()).map_or(0, |chair| chair.silent);
    let asked = if act && by == By::Person && silent >= MOST_SILENT { duel.game.prompt(seat) } else { None };
    let instead = asked.and_then(|prompt| duel.game.answer(seat, prompt.step, prompt.fallback).ok());
    instead.unwrap_or_else(|| entry.clone())
}

/// The match after an entry, with its players and timer.
fn next(duel: &Duel, entry: &Entry, by: By, most: u8, now: Timestamp) -> Result<Next, Trouble> {
    let before = duel.asked();
    let Some(live) = duel.live() else { return Trouble::refuse("no-over") };
    let (mut game, mut meta) = (live.clone(), duel.meta.clone());
    game.take(entry).map_err(|error| match error {
        AnswerError::Over => Trouble::Refused(Text::new("no-over")),
        error => HallError::damaged(duel.id, &error).into(),
    })?;
    let seen = game.tell(Viewer::Public);
    let public = !seen.is_empty();
    let absent = (by == By::Absence).then(|| strike(&mut meta, entry, most));
    meta.tell(Some(entry.seat), absent.into_iter().chain(seen).collect());
    let after = asked(&game);
    if by == By::Person {
        made_good(&mut meta, entry.seat);
        count_silent(&mut meta, entry.seat, public || !after.has(entry.seat));
    }
    meta.first = meta.first.or_else(|| words::turn(&game.table(Viewer::Public)));
    // A mark that others do not see, as in a mulligan, starts no timer. Else a player could mark and unmark for ever.
    let again = after.has(entry.seat) && (public || by == By::Absence);
    if again || after.iter().any(|seat| !before.has(seat)) || after.is_empty() {
        start(&mut meta, &game, now);
    } else if by == By::Person {
        extend(&mut meta, &game, now);
    }
    let deadline = alarm(&meta, &game, now);
    let left = game.out().minus(duel.game.out());
    Ok(Next::new(game, meta, deadline, left))
}

/// Counts a missed move, and returns the line about it: the computer has made the move, or the player is out.
fn strike(meta: &mut Meta, entry: &Entry, most: u8) -> Text {
    let (seat, out) = (entry.seat, entry.deed == Deed::Forfeit);
    let mut strikes = most;
    if let Some(chair) = meta.chairs.get_mut(seat.index()) {
        chair.strikes = chair.strikes.saturating_add(1);
        chair.answers = 0;
        chair.missed_out |= out;
        strikes = chair.strikes;
    }
    Text::new(if out { "tell-absent-out" } else { "tell-absent" })
        .player("who", seat)
        .num("strikes", strikes)
        .num("most", most)
}

/// Counts answers in a row that others did not see, until one is `counted`. After too many of them, the fallback may
/// only lead back to an earlier question, which is then answered by its fallback too.
fn count_silent(meta: &mut Meta, seat: Seat, counted: bool) {
    if let Some(chair) = meta.chairs.get_mut(seat.index()) {
        chair.silent = if counted { 0 } else { MOST_SILENT.min(chair.silent + 1) };
    }
}

/// Counts an own answer; enough of them after a strike remove that strike.
fn made_good(meta: &mut Meta, seat: Seat) {
    let Some(chair) = meta.chairs.get_mut(seat.index()).filter(|chair| chair.strikes > 0) else { return };
    chair.answers += 1;
    if chair.answers >= FORGIVEN {
        chair.strikes -= 1;
        chair.answers = 0;
    }
}

/// The writes that remove a match from people who now only watch it.
fn left(meta: &Meta, seats: SeatSet, id: MatchId, op: OpId) -> Vec<DocumentWrite> {
    let people = meta.people().iter().filter(|seat| seats.has(*seat));
    people.map(|seat| index::away(&meta.chairs[seat.index()].id, id, op)).collect()
}

/// The writes that remove a match from its places and its people.
fn gone(meta: &Meta, id: MatchId, op: OpId) -> Vec<DocumentWrite> {
    let people = meta.chairs.iter().filter(|chair| chair.level().is_none());
    let last = people.map(|chair| index::last(&chair.id, id, op));
    index::cleared(meta, id, op).into_iter().chain(last).collect()
}
