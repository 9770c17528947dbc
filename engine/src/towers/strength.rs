//! How to play Towers well: what search and the greedy player need.

use super::action::Action;
use super::state::{Stage, State};
use crate::kit::{Rng, Seat};

/// A plausible quick choice: play if possible, mostly.
pub(super) fn rollout(_: &State, _: Seat, actions: &[Action], rng: &mut Rng) -> usize {
    let plays = actions.iter().filter(|action| matches!(action, Action::Play(_))).count() as u32;
    if plays > 0 { rng.below(plays) as usize } else { rng.below(actions.len() as u32) as usize }
}

/// The chance of `seat` to win, 0 to 1, by public numbers alone.
pub(super) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Stage::Over(outcome) = state.stage {
        return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
    }
    let worth = |seat: Seat| {
        let side = state.side(seat);
        let mines: i16 = side.mine.iter().sum();
        let stocks: i16 = side.stock.iter().sum();
        f32::from(side.tower) + 0.6 * f32::from(side.wall) + 4.0 * f32::from(mines) + 0.3 * f32::from(stocks)
    };
    let lead = worth(seat) - worth(seat.other());
    1.0 / (1.0 + (-lead / 12.0).exp())
}

/// What an action means whatever lies where: the card, not its slot.
pub(super) fn key(state: &State, seat: Seat, action: Action) -> u64 {
    let kind = |slot| state.hand(seat).get(slot).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0));
    match action {
        Action::First => 1,
        Action::Second => 2,
        Action::Back => 3,
        Action::Keep => 4,
        Action::Skip => 5,
        Action::Swap(slot) => 1 << 32 | kind(slot),
        Action::Play(slot) => 2 << 32 | kind(slot),
        Action::Discard(slot) => 3 << 32 | kind(slot),
    }
}
