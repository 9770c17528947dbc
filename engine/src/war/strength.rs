//! The play of War by computer players: what search and the greedy player need.
//!
//! A position is judged by one sum of points for each side (`worth`). While attackers are set, the combat is first played to
//! its end at a glance (`glance`): an attack and a block are worth what comes of them.

mod fighter;
mod glance;
mod vain;
mod worth;

use super::War;
use super::action::Action;
use super::state::{Ask, Part, Stage, State};
use crate::kit::{NoLog, Seat, Strength, View};
pub(super) use vain::is_for_nothing;
use worth::lead;

/// The lead of points at which the chance of winning is e times the chance of losing.
const LEAD: f32 = 11.0;
/// The damage that a card or a property is thought to add to an attack.
const EACH: i32 = 3;
/// The choices after which a combat is looked at no further.
const LONGEST: usize = 60;

impl Strength for War {
    /// Playouts look at combats; fewer of them tell as much.
    const CARE: u32 = 4;
    /// The attack of a unit shows in its player's next turn, and the answer to it in the turn after that.
    const TURNS: u32 = 3;
    /// Enough for every win among the puzzles.
    const FINISH: u32 = 4_000;

    fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
        glance::choose(state, seat, actions)
    }

    fn sensible(_: &State, _: Seat, action: Action) -> bool {
        !matches!(action, Action::Retreat(_) | Action::Unblock(_) | Action::Ask(_))
    }

    fn is_vain(view: &View<Self>, seat: Seat, action: Action) -> bool {
        vain::is_vain(view, seat, action) || is_for_nothing(view, seat, action)
    }

    fn is_last(action: Action) -> bool {
        action == Action::Next
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = state.stage {
            return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
        }
        if state.attackers().next().is_none() {
            return chance(lead(state, seat));
        }
        let mut after = state.clone();
        fight(&mut after);
        match after.stage {
            // What a glance foresees is not certain.
            Stage::Over(outcome) if outcome.winners.has(seat) => 0.985,
            Stage::Over(outcome) if !outcome.winners.is_empty() => 0.015,
            _ => chance(lead(&after, seat)),
        }
    }

    fn quiet(state: &mut State, seat: Seat) {
        let mut may = Vec::new();
        for _ in 0..8 {
            if state.asked().is_none_or(|(asked, _)| asked != seat) {
                return;
            }
            may.clear();
            state.list(seat, &mut may);
            let Some(action) = may.get(glance::choose(state, seat, &may)).copied() else { return };
            if state.act(seat, action, &mut NoLog).is_err() {
                return;
            }
        }
    }

    fn turn_number(state: &State) -> Option<u32> {
        Some(u32::from(state.turns))
    }

    fn can_finish(state: &State, seat: Seat) -> bool {
        // The guess is generous: a search that finds nothing only costs time.
        let units = state.units(seat).map(|unit| i32::from(state.attack(unit)) + EACH).sum::<i32>();
        let cards = state.players[seat].hand.len() as i32 * EACH;
        matches!(state.stage, Stage::Turn(_))
            && state.turn == seat
            && units + cards >= i32::from(state.players[seat.other()].health)
    }

    fn order(action: Action) -> Option<u64> {
        match action {
            Action::Attack(id) | Action::Block(id) => Some(u64::from(id) + 1),
            Action::Play(_) | Action::Use(..) | Action::Raise(..) | Action::Guard(_) => Some(0),
            _ => None,
        }
    }

    fn key(state: &State, seat: Seat, action: Action) -> u64 {
        let player = &state.players[seat];
        let hand = |at: u8| player.hand.get(usize::from(at)).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0));
        let tag = |tag: u64, rest: u64| tag << 32 | rest;
        match action {
            Action::First => 1,
            Action::Second => 2,
            Action::Redeal => 3,
            Action::Keep => 4,
            Action::Next => 5,
            Action::Yes => 6,
            Action::No => 7,
            Action::Done => 8,
            Action::Ask(asks) => tag(1, asks as u64),
            Action::Play(at) => tag(2, hand(at)),
            Action::Use(id, number) => tag(3, u64::from(id) << 8 | u64::from(number)),
            Action::Raise(at, number) => {
                let kind = player.destroyed.iter().rev().nth(at.into()).map_or(u16::MAX, |card| card.kind.0);
                tag(4, u64::from(kind) << 8 | u64::from(number))
            }
            Action::Attack(id) => tag(5, id.into()),
            Action::Retreat(id) => tag(6, id.into()),
            Action::Guard(id) => tag(7, id.into()),
            Action::Block(id) => tag(8, id.into()),
            Action::Unblock(id) => tag(9, id.into()),
            Action::Pick(id) => tag(10, id.into()),
            Action::Card(at) => match state.asked() {
                Some((_, Ask::Discard(_))) => tag(11, hand(at)),
                Some((_, Ask::Search)) => {
                    let kind = state.aside.get(usize::from(at)).map_or(u16::MAX, |card| card.kind.0);
                    tag(12, kind.into())
                }
                _ => tag(13, at.into()),
            },
            Action::Number(number) => tag(14, number.into()),
            Action::Option(number) => tag(15, number.into()),
        }
    }
}

/// A lead of points as the chance of winning; it is never exactly 0 or 1, because only the end of a match is certain.
fn chance(lead: f32) -> f32 {
    0.02 + 0.96 / (1.0 + libm::expf(-lead / LEAD))
}

/// Plays a combat that has begun, or whose attackers are set, to its end at a glance. Whoever is setting attackers or blockers
/// has set enough: one more is then worth what it changes.
fn fight(state: &mut State) {
    let acts = if state.stage == Stage::Turn(Part::Block) { state.turn.other() } else { state.turn };
    let is_setting = matches!(state.stage, Stage::Turn(Part::Main | Part::Block)) && state.question.is_none();
    if is_setting && state.act(acts, Action::Next, &mut NoLog).is_err() {
        return;
    }
    let mut may = Vec::new();
    for _ in 0..LONGEST {
        if !matches!(state.stage, Stage::Turn(Part::Block | Part::Clash | Part::Split | Part::Land | Part::Main)) {
            return;
        }
        let seat = match state.asked() {
            Some((seat, _)) => seat,
            None if state.stage == Stage::Turn(Part::Block) => state.turn.other(),
            None if state.stage == Stage::Turn(Part::Main) => return,
            None => state.turn,
        };
        may.clear();
        state.list(seat, &mut may);
        // A glance does not foresee an intervention.
        let action = if state.stage == Stage::Turn(Part::Clash) && state.question.is_none() {
            Some(Action::Next)
        } else {
            may.get(glance::choose(state, seat, &may)).copied()
        };
        if action.is_none_or(|action| state.act(seat, action, &mut NoLog).is_err()) {
            return;
        }
    }
}
