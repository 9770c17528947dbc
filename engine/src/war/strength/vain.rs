//! Cards and properties that would be used up for nothing, because no combat is left in the turn for what they do.

use crate::kit::{NoLog, Rng, Seat, View};
use crate::war::War;
use crate::war::action::Action;
use crate::war::state::{Ask, Part, Perm, Player, Stage, State, flag};

/// The most positions that answers to the questions of a card may lead to.
const MOST: usize = 64;
/// The flags that end with the turn, or that only say what was used in it.
const PASSING: u8 = flag::USED | flag::PROTECTED | flag::SPENT[0] | flag::SPENT[1];

/// Whether an action would change nothing that outlasts the turn, however its questions are answered, although no combat comes
/// any more.
pub(super) fn is_vain(view: &View<War>, seat: Seat, action: Action) -> bool {
    let state = view.state();
    let is_late = state.turn == seat && state.question.is_none() && has_fought(state, seat);
    let is_passing = match action {
        Action::Play(at) => state.players[seat].hand.get(usize::from(at)).is_some_and(|card| {
            // A card that can be used out of the Destroyed stack is worth something there.
            let card = state.compiled(card.kind);
            card.is_some_and(|card| !card.kind.stays() && card.buried.is_empty())
        }),
        Action::Use(..) => true,
        _ => false,
    };
    if !is_late || !is_passing {
        return false;
    }
    // What is hidden has no part in it: an action that moves a hidden card changes something.
    let before = view.determinize(&mut Rng::from_number(0));
    let mut after = before.clone();
    let mut left = MOST;
    after.act(seat, action, &mut NoLog).is_ok() && ends_vain(&before, after, (seat, action), &mut left)
}

/// Whether no combat of a seat comes any more in its turn.
fn has_fought(state: &State, seat: Seat) -> bool {
    match state.stage {
        Stage::Turn(Part::Final) => true,
        Stage::Turn(Part::Main) => {
            state.attackers().next().is_none() && !state.units(seat).any(|unit| state.can_attack(unit))
        }
        _ => false,
    }
}

/// Whether every way to answer what is asked leaves things as they were.
fn ends_vain(before: &State, after: State, (seat, action): (Seat, Action), left: &mut usize) -> bool {
    match after.asked() {
        None => is_same(before, &after, (seat, action)),
        Some((asked, Ask::Pick(_) | Ask::PickUpTo(..) | Ask::More(..))) if asked == seat => {
            let mut may = Vec::new();
            after.list(seat, &mut may);
            may.into_iter().all(|answer| {
                *left = left.saturating_sub(1);
                let mut next = after.clone();
                *left > 0 && next.act(seat, answer, &mut NoLog).is_ok() && ends_vain(before, next, (seat, action), left)
            })
        }
        Some(_) => false,
    }
}

/// Whether nothing has changed for longer than the turn, but for a card that is gone.
fn is_same(before: &State, after: &State, (seat, action): (Seat, Action)) -> bool {
    before.stage == after.stage
        && after.running.is_none()
        && has_fought(after, seat)
        && (before.built, before.extra, &before.discounts) == (after.built, after.extra, &after.discounts)
        && before.perms.len() == after.perms.len()
        && before.perms.iter().zip(&after.perms).all(|(before, after)| lasts(before, after))
        && [seat, seat.other()].into_iter().all(|who| {
            let mut kept = before.players[who].clone();
            if let Action::Play(at) = action
                && who == seat
                && usize::from(at) < kept.hand.len()
            {
                let card = kept.hand.remove(usize::from(at));
                kept.destroyed.push(State::open(card.kind));
            }
            kept == Player { cover: kept.cover, ..after.players[who].clone() }
        })
}

/// Whether a card in play is the same at the end of the turn.
fn lasts(before: &Perm, after: &Perm) -> bool {
    let is_readied = before.is(flag::USED) && !after.is(flag::USED);
    // What has less defense, or has lost a trait, can be destroyed by the next card.
    let is_weaker = after.boost.1 < before.boost.1 || after.deprived != before.deprived;
    let same = Perm {
        flags: (after.flags & !PASSING) | (before.flags & PASSING),
        boost: before.boost,
        shield: before.shield,
        granted: before.granted,
        deprived: before.deprived,
        ..*after
    };
    !is_readied && !is_weaker && same == *before
}
