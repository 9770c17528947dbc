//! Continues a match under the rules of a new release.

use duelhall_engine::games::TakenOver;
use duelhall_engine::kit::{SeatSet, Text};
use duelhall_store::{OpId, Timestamp};

use super::commit::Next;
use super::timer::{alarm, start};
use crate::duel::Duel;

/// The seam as an op id, a line of the log, and the match after it. The players are told, and have the full time for
/// their move.
pub(crate) fn seam(duel: &Duel, over: TakenOver, now: Timestamp) -> (OpId, String, Next) {
    let TakenOver { game, seam, taken_back } = over;
    let op = OpId::derived(duel.id, duel.revision, &format!("seam {} {}", seam.rules, seam.code));
    let mut meta = duel.meta.clone();
    meta.tell(None, vec![Text::new(if taken_back { "tell-seam-back" } else { "tell-seam" })]);
    start(&mut meta, &game, now);
    let deadline = alarm(&meta, &game, now);
    (op, seam.to_string(), Next::new(game, meta, deadline, SeatSet::NONE))
}
