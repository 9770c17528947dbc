//! How to play a tournament: decks are built by themselves, and the duel is played as any.

use super::Tournament;
use super::action::Action;
use super::state::{Stage, State};
use crate::heroes::{self, Heroes};
use crate::kit::{Seat, Strength};

/// What a computer does with its cards before the duel.
pub(super) fn advice(state: &State, seat: Seat) -> Option<Action> {
    match &state.stage {
        Stage::Build(build) => build.desks.get(seat.index())?.advice(&state.rules),
        Stage::Duel(_) => None,
    }
}

/// The actions of the duel, in the same order.
pub(super) fn of_duel(actions: &[Action]) -> Vec<heroes::Action> {
    let duel = |action: &Action| match action {
        Action::Duel(action) => Some(*action),
        _ => None,
    };
    actions.iter().filter_map(duel).collect()
}

impl Strength for Tournament {
    const CARE: u32 = Heroes::CARE;

    fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
        match &state.stage {
            Stage::Build(_) => {
                let advice = advice(state, seat);
                actions.iter().position(|action| Some(*action) == advice).unwrap_or(0)
            }
            Stage::Duel(duel) => Heroes::rollout(&duel.state, seat, &of_duel(actions)),
        }
    }

    fn sensible(state: &State, seat: Seat, action: Action) -> bool {
        match (&state.stage, action) {
            (Stage::Duel(duel), Action::Duel(action)) => Heroes::sensible(&duel.state, seat, action),
            _ => advice(state, seat) == Some(action),
        }
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        match &state.stage {
            Stage::Build(_) => 0.5,
            Stage::Duel(duel) => Heroes::evaluate(&duel.state, seat),
        }
    }

    fn quiet(state: &mut State, seat: Seat) {
        if let Stage::Duel(duel) = &mut state.stage {
            Heroes::quiet(&mut duel.state, seat);
        }
    }

    fn turn_number(state: &State) -> Option<u32> {
        match &state.stage {
            Stage::Build(_) => Some(0),
            Stage::Duel(duel) => Heroes::turn_number(&duel.state),
        }
    }

    fn key(state: &State, seat: Seat, action: Action) -> u64 {
        match (&state.stage, action) {
            (Stage::Duel(duel), Action::Duel(action)) => Heroes::key(&duel.state, seat, action),
            // Beyond the keys of duels.
            (_, Action::Take(kind)) => 1 << 40 | u64::from(kind.0),
            (_, Action::Hero(kind)) => 2 << 40 | u64::from(kind.0),
            (_, Action::Other) => 3 << 40,
            (_, Action::Out) => 4 << 40,
            (_, Action::In) => 5 << 40,
            (_, Action::Back) => 6 << 40,
            (_, Action::Ready | Action::Duel(_)) => 7 << 40,
        }
    }
}
