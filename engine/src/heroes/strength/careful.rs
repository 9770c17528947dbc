//! A choice that looks one step ahead: it tries the actions that look best at a glance, and takes the one with the best
//! position afterwards.

use smallvec::SmallVec;

use super::super::Heroes;
use super::super::action::Action;
use super::super::state::State;
use super::{glance, worth};
use crate::kit::{NoLog, Seat, Strength};

/// The number of actions that are tried.
const WIDTH: usize = 8;

/// The index of a good choice. On its own turn the player tries the actions out; responses and steps of a begun action
/// are chosen at a glance.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action]) -> usize {
    if actions.len() < 2 || !state.is_open() || state.pending.is_some() || state.question.is_some() {
        return glance::choose(state, seat, actions);
    }
    let scores = (0..).zip(actions).map(|(index, action)| (glance::score(state, seat, *action), index));
    let mut scores: SmallVec<[(f32, usize); 32]> = scores.collect();
    scores.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut best = (0, f32::NEG_INFINITY);
    for (_, index) in scores.into_iter().take(WIDTH) {
        let mut after = state.clone();
        if after.act(seat, actions[index], &mut NoLog).is_err() {
            continue;
        }
        Heroes::quiet(&mut after, seat);
        let worth = worth::evaluate(&after, seat);
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}
