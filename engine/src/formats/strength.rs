//! How to play in a format: decks are built by themselves, and the duel is played as any.

use super::action::Action;
use super::state::{Stage, State};
use super::{Boosters, InFormat};
use crate::kit::{Seat, Strength};

/// What a computer does with its cards before the duel.
pub(super) fn advice<G: Boosters>(state: &State<G>, seat: Seat) -> Option<Action<G::Action>> {
    match &state.stage {
        Stage::Build(build) => build.desks.get(seat.index())?.advice(&state.rules, state.rules.wanted(seat.index())),
        Stage::Duel(_) => None,
    }
}

/// The actions of the duel, in the same order.
pub(super) fn of_duel<A: Copy>(actions: &[Action<A>]) -> Vec<A> {
    let duel = |action: &Action<A>| match action {
        Action::Duel(action) => Some(*action),
        _ => None,
    };
    actions.iter().filter_map(duel).collect()
}

impl<G: Boosters> Strength for InFormat<G> {
    const CARE: u32 = G::CARE;
    const TURNS: u32 = G::TURNS;
    const PATIENCE: f32 = G::PATIENCE;

    fn rollout(state: &State<G>, seat: Seat, actions: &[Action<G::Action>]) -> usize {
        match &state.stage {
            Stage::Build(_) => {
                let advice = advice(state, seat);
                actions.iter().position(|action| Some(*action) == advice).unwrap_or(0)
            }
            Stage::Duel(duel) => G::rollout(&duel.state, seat, &of_duel(actions)),
        }
    }

    fn sensible(state: &State<G>, seat: Seat, action: Action<G::Action>) -> bool {
        match (&state.stage, action) {
            (Stage::Duel(duel), Action::Duel(action)) => G::sensible(&duel.state, seat, action),
            _ => advice(state, seat) == Some(action),
        }
    }

    fn evaluate(state: &State<G>, seat: Seat) -> f32 {
        match &state.stage {
            Stage::Build(_) => 0.5,
            Stage::Duel(duel) => G::evaluate(&duel.state, seat),
        }
    }

    fn quiet(state: &mut State<G>, seat: Seat) {
        if let Stage::Duel(duel) = &mut state.stage {
            G::quiet(&mut duel.state, seat);
        }
    }

    fn turn_number(state: &State<G>) -> Option<u32> {
        match &state.stage {
            Stage::Build(_) => Some(0),
            Stage::Duel(duel) => G::turn_number(&duel.state),
        }
    }

    fn key(state: &State<G>, seat: Seat, action: Action<G::Action>) -> u64 {
        match (&state.stage, action) {
            (Stage::Duel(duel), Action::Duel(action)) => G::key(&duel.state, seat, action),
            // Beyond the keys of duels.
            (_, Action::Take(kind)) => 1 << 40 | u64::from(kind.0),
            (_, Action::Leader(kind)) => 2 << 40 | u64::from(kind.0),
            (_, Action::Other) => 3 << 40,
            (_, Action::Toggle(kind)) => 4 << 40 | u64::from(kind.0),
            (_, Action::Undo) => 5 << 40,
            (_, Action::Fill) => 6 << 40,
            (_, Action::Ready | Action::Duel(_)) => 7 << 40,
        }
    }
}
