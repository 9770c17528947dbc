//! Cards and properties that would be used up for nothing: they change nothing, or no combat is left in the turn for what they do.

use crate::kit::{BySeat, NoLog, Rng, Seat, View};
use crate::war::War;
use crate::war::action::Action;
use crate::war::card::Type;
use crate::war::state::{Ask, Asks, Part, Perm, Player, Stage, State, flag};

/// The most positions that answers to the questions of a card may lead to.
const MOST: usize = 64;
/// The flags that end with the turn, or that only say what was used in it.
const PASSING: u8 = flag::USED | flag::PROTECTED | flag::SPENT[0] | flag::SPENT[1];

/// Says whether a position is the same after an action as before it.
type Same = fn(&State, &State, (Seat, Action)) -> bool;

/// Whether a card of the hand would change nothing at all as things stand, however its questions are answered: it speaks of tanks
/// and there are none.
pub(in crate::war) fn is_for_nothing(view: &View<War>, seat: Seat, action: Action) -> bool {
    let state = view.state();
    let is_asked = matches!(state.stage, Stage::Turn(_)) && state.question.is_none();
    is_asked
        && matches!(action, Action::Play(_))
        && is_passing(state, seat, action)
        && comes_to(view, (seat, action), is_equal)
}

/// Whether an action would change nothing that outlasts the turn, however its questions are answered, although no combat comes
/// any more.
pub(super) fn is_vain(view: &View<War>, seat: Seat, action: Action) -> bool {
    let state = view.state();
    let is_late = state.turn == seat && state.question.is_none() && has_fought(state, seat);
    is_late && is_passing(state, seat, action) && comes_to(view, (seat, action), is_same)
}

/// Whether an action leaves nothing of its own behind.
fn is_passing(state: &State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Play(at) => state.players[seat].hand.get(usize::from(at)).is_some_and(|card| {
            // A card that can be used out of the Destroyed stack is worth something there.
            let card = state.compiled(card.kind);
            card.is_some_and(|card| !card.kind.stays() && card.buried.is_empty())
        }),
        Action::Use(..) => true,
        _ => false,
    }
}

/// Whether an action leads to the same position, however its questions are answered.
fn comes_to(view: &View<War>, (seat, action): (Seat, Action), same: Same) -> bool {
    // What is hidden has no part in it: an action that moves a hidden card changes something.
    let mut before = view.determinize(&mut Rng::from_number(0));
    // A combat in which nobody is asked any more would go on, and what it does would count as the card's.
    before.players[seat].asks = Asks::Always;
    let mut after = before.clone();
    let mut left = MOST;
    after.act(seat, action, &mut NoLog).is_ok() && ends_vain(&before, after, (seat, action), (same, &mut left))
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
fn ends_vain(before: &State, after: State, (seat, action): (Seat, Action), (same, left): (Same, &mut usize)) -> bool {
    match after.asked() {
        None => same(before, &after, (seat, action)),
        Some((asked, Ask::Pick(_) | Ask::PickUpTo(..) | Ask::More(..))) if asked == seat => {
            let mut may = Vec::new();
            after.list(seat, &mut may);
            may.into_iter().all(|answer| {
                *left = left.saturating_sub(1);
                let mut next = after.clone();
                *left > 0
                    && next.act(seat, answer, &mut NoLog).is_ok()
                    && ends_vain(before, next, (seat, action), (same, &mut *left))
            })
        }
        Some(_) => false,
    }
}

/// Whether nothing has changed for longer than the turn, but for a card that is gone.
fn is_same(before: &State, after: &State, (seat, action): (Seat, Action)) -> bool {
    let mut kept = without(before, (seat, action));
    for who in [seat, seat.other()] {
        kept[who].cover = after.players[who].cover;
    }
    has_fought(after, seat) && is_alike(before, after, lasts) && kept == after.players
}

/// Whether nothing has changed at all, but for a card that is gone and the bases that have paid for it.
fn is_equal(before: &State, after: &State, (seat, action): (Seat, Action)) -> bool {
    let is_base = |perm: &Perm| before.type_of(perm.kind) == Type::Base;
    let has_paid = |before: &Perm, after: &Perm| {
        let pays = after.owner == seat && after.is(flag::USED) && is_base(before);
        let used = Perm { flags: before.flags | flag::USED, ..*before };
        before == after || pays && used == *after
    };
    after.queue.is_empty()
        && before.blows == after.blows
        && is_alike(before, after, has_paid)
        && without(before, (seat, action)) == after.players
}

/// The players without the card that an action plays.
fn without(before: &State, (seat, action): (Seat, Action)) -> BySeat<Player, 2> {
    let mut kept = before.players.clone();
    if let Action::Play(at) = action
        && usize::from(at) < kept[seat].hand.len()
    {
        let card = kept[seat].hand.remove(usize::from(at));
        kept[seat].destroyed.push(State::open(card.kind));
    }
    kept
}

/// Whether the turn stands where it stood, with the same cards in play.
fn is_alike(before: &State, after: &State, same: impl Fn(&Perm, &Perm) -> bool) -> bool {
    before.stage == after.stage
        && after.running.is_none()
        && (before.built, before.extra, &before.discounts) == (after.built, after.extra, &after.discounts)
        && before.perms.len() == after.perms.len()
        && before.perms.iter().zip(&after.perms).all(|(before, after)| same(before, after))
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
