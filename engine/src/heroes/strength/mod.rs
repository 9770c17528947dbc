//! The play of Heroes by computer players: what search and the greedy player need. The rules never call this.

mod careful;
mod glance;
mod worth;

use super::Heroes;
use super::action::Action;
use super::announce::Wanted;
use super::state::State;
use crate::kit::{NoLog, Seat, Strength, View};

/// The most choices that completing a begun action may take.
const LONGEST: u32 = 60;

impl Strength for Heroes {
    const CARE: u32 = 4;

    fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
        careful::choose(state, seat, actions)
    }

    fn turn_number(state: &State) -> Option<u32> {
        Some(u32::from(state.turns))
    }

    fn sensible(state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Back => state.pending.as_ref().is_some_and(|pending| pending.wanted == Wanted::Sealed),
            Action::Always | Action::Sometimes | Action::Rest | Action::Yield | Action::Heed(_) => false,
            Action::Keep | Action::Mulligan | Action::Attack(_) => makes_sense(state, seat, action),
            Action::X(0) | Action::Play(_) | Action::Use(..) => !state.is_idle(seat, action),
            _ => true,
        }
    }

    fn is_vain(view: &View<Self>, seat: Seat, action: Action) -> bool {
        // Of targets, a search finds one that changes something; what was begun must go on.
        matches!(action, Action::Play(_) | Action::Use(..)) && view.state().is_for_nothing(seat, action)
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        worth::evaluate(state, seat)
    }

    fn key(state: &State, seat: Seat, action: Action) -> u64 {
        key(state, seat, action)
    }

    fn quiet(state: &mut State, seat: Seat) {
        // Completes what was begun and begins nothing else, so that a first step is judged by the result of the last.
        let mut actions = Vec::new();
        for _ in 0..LONGEST {
            if state.is_over() || state.is_open() && state.pending.is_none() && state.question.is_none() {
                return;
            }
            let Some(asked) = state.asked() else { return };
            actions.clear();
            state.list(asked, &mut actions);
            if actions.contains(&Action::Pass) {
                actions.retain(|action| asked == seat && is_part_of_combat(*action) || *action == Action::Pass);
            }
            let Some(action) = actions.get(glance::choose(state, asked, &actions)) else { return };
            if state.act(asked, *action, &mut NoLog).is_err() {
                return;
            }
        }
    }
}

/// Whether the action is one that cards in play take only because of a combat or damage.
const fn is_part_of_combat(action: Action) -> bool {
    matches!(action, Action::Strike(_) | Action::Armor(_) | Action::Protect(_))
}

impl State {
    /// The seat that has to answer.
    pub(super) fn asked(&self) -> Option<Seat> {
        if self.is_over() {
            return None;
        }
        let question = self.question.as_ref().map(|question| question.seat);
        Some(question.or_else(|| self.pending.as_ref().map(|pending| pending.seat)).unwrap_or(self.window.holder))
    }
}

/// Kept apart from its caller, because most actions need no thought.
#[inline(never)]
fn makes_sense(state: &State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Keep => !glance::gives_back(state, seat),
        Action::Mulligan => glance::gives_back(state, seat),
        // An attack without a weapon and without ATK achieves nothing (H-45).
        Action::Attack(_) => !state.is_idle(seat, action),
        _ => true,
    }
}

/// A key for the meaning of an action: the card and not its index.
fn key(state: &State, seat: Seat, action: Action) -> u64 {
    let of_hand = |index: u8| {
        state.player(seat).hand.get(usize::from(index)).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0))
    };
    let tagged = |tag: u64, what: u64| tag << 32 | what;
    match action {
        Action::Play(index) => tagged(1, of_hand(index)),
        Action::Place(index) => tagged(2, of_hand(index)),
        Action::Quest(index) => tagged(3, of_hand(index)),
        Action::Use(id, power) => tagged(4, u64::from(id) << 8 | u64::from(power)),
        Action::Attack(id) => tagged(5, u64::from(id)),
        Action::Strike(id) => tagged(6, u64::from(id)),
        Action::Protect(id) => tagged(7, u64::from(id)),
        Action::Armor(id) => tagged(8, u64::from(id)),
        Action::Pick(id) => tagged(9, u64::from(id)),
        Action::Card(index) => tagged(10, card_asked(state, seat, index)),
        Action::Player(other) => tagged(11, u64::from(other.0)),
        Action::Link(place) => tagged(12, u64::from(place)),
        Action::X(number) => tagged(13, u64::from(number)),
        Action::Option(number) => tagged(14, u64::from(number)),
        Action::Keep => 1,
        Action::Mulligan => 2,
        Action::Yes => 3,
        Action::No => 4,
        Action::Done => 5,
        Action::Back => 6,
        Action::Pass => 7,
        Action::Rest => 8,
        Action::Always => 9,
        Action::Sometimes => 10,
        Action::End => 11,
        Action::Yield => 12,
        Action::Heed(place) => tagged(15, u64::from(place)),
    }
}

/// The card at an index of the zone in question.
fn card_asked(state: &State, seat: Seat, index: u8) -> u64 {
    use super::question::{Ask, Zone};
    let cards = match state.question.as_ref().map(|question| &question.ask) {
        Some(Ask::Cards { of, zone: Zone::Hand, .. }) => &state.player(*of).hand,
        Some(Ask::Cards { of, zone: Zone::Graveyard, .. }) => &state.player(*of).graveyard,
        Some(Ask::Cards { of, zone: Zone::Looking, .. }) => &state.player(*of).looking,
        _ => &state.player(seat).hand,
    };
    cards.get(usize::from(index)).map_or(u64::from(index), |card| u64::from(card.kind.0))
}
