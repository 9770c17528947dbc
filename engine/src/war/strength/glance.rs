//! The choice that looks right at a glance: for playouts, and to foresee a combat.

use super::fight;
use super::fighter::Fighter;
use super::worth::{lead, unit};
use crate::kit::{Kind, NoLog, Seat};
use crate::war::action::Action;
use crate::war::card::Type;
use crate::war::state::{Ask, Id, Part, Perm, Stage, State};

/// The questions of an action that a glance answers.
const QUESTIONS: usize = 4;
/// The cards and properties that a glance tries out.
const TRIED: usize = 12;
/// The turns before the end of a siege in which one side risks everything, and the other nothing.
const SIEGE: u16 = 2;
/// A gain that is none.
const TINY: f32 = 0.05;

/// The index of the choice.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action]) -> usize {
    let wanted = match (state.stage, state.asked()) {
        (Stage::ChooseFirst(_), _) => Some(Action::First),
        (Stage::Deal(times, _), _) => {
            let again = times[seat] < 2 && !is_good_hand(state, seat);
            Some(if again { Action::Redeal } else { Action::Keep })
        }
        (_, Some((_, ask))) => answer(state, seat, ask, actions),
        (Stage::Turn(Part::Block), None) => {
            best_block(state, seat, None).map_or(Some(Action::Next), |(id, _)| Some(Action::Block(id)))
        }
        (Stage::Turn(Part::Clash), None) => best_card(state, seat, actions).or(Some(Action::Next)),
        (Stage::Turn(part), None) => act(state, seat, part, actions),
        (Stage::Over(_), None) => None,
    };
    wanted.and_then(|wanted| actions.iter().position(|action| *action == wanted)).unwrap_or(0)
}

/// A hand with enough bases, and with something to pay.
fn is_good_hand(state: &State, seat: Seat) -> bool {
    let hand = &state.players[seat].hand;
    let bases = hand.iter().filter(|card| state.type_of(card.kind) == Type::Base).count();
    bases >= 2 && (bases + 2 <= hand.len() || hand.len() < 5)
}

/// The start and the final phase: a base, then what makes things better, then the attack.
fn act(state: &State, seat: Seat, part: Part, actions: &[Action]) -> Option<Action> {
    if let Some(base) = best_base(state, seat, actions) {
        return Some(base);
    }
    if let Some(card) = best_card(state, seat, actions) {
        return Some(card);
    }
    if part == Part::Main {
        let ready: Vec<&Perm> = actions
            .iter()
            .filter_map(|action| if let Action::Attack(id) = action { state.perm(*id) } else { None })
            .collect();
        if let Some(attacker) = next_attacker(state, seat, &ready) {
            return Some(Action::Attack(attacker));
        }
    }
    let guard = actions.iter().find(|action| matches!(action, Action::Guard(_)));
    guard.copied().or(Some(Action::Next))
}

/// The base of the country that most cards of the hand want.
fn best_base(state: &State, seat: Seat, actions: &[Action]) -> Option<Action> {
    let hand = &state.players[seat].hand;
    let kind = |at: u8| hand.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
    let bases = actions.iter().filter_map(|action| match action {
        Action::Play(at) if state.type_of(kind(*at)) == Type::Base => Some(*at),
        _ => None,
    });
    let want = |at: &u8| {
        let country = state.compiled(kind(*at)).map(|card| card.country);
        hand.iter().filter_map(|card| state.compiled(card.kind)).filter(|card| Some(card.country) == country).count()
    };
    bases.max_by_key(want).map(Action::Play)
}

/// The card or property after which things are best, if they are better than now. In a combat that is after the combat.
fn best_card(state: &State, seat: Seat, actions: &[Action]) -> Option<Action> {
    let is_combat = state.is_combat();
    let settled = |state: &State| {
        if !is_combat {
            return lead(state, seat);
        }
        let mut after = state.clone();
        fight(&mut after);
        worth(&after, seat)
    };
    let now = settled(state);
    let mut best: Option<(f32, Action)> = None;
    let mut seen: Vec<Kind> = Vec::new();
    let tried = actions.iter().filter(|action| match action {
        Action::Play(at) => {
            let kind = state.players[seat].hand.get(usize::from(*at)).map_or(Kind::HIDDEN, |card| card.kind);
            let is_new = !seen.contains(&kind);
            seen.push(kind);
            is_new && state.type_of(kind) != Type::Base
        }
        Action::Use(..) | Action::Raise(..) => true,
        _ => false,
    });
    for action in tried.take(TRIED) {
        let mut after = state.clone();
        if after.act(seat, *action, &mut NoLog).is_err() {
            continue;
        }
        settle(&mut after, seat);
        let gain = if matches!(after.stage, Stage::Over(_)) { worth(&after, seat) } else { settled(&after) };
        if gain > now + TINY && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// The lead, or the end.
fn worth(state: &State, seat: Seat) -> f32 {
    match state.stage {
        Stage::Over(outcome) if outcome.winners.is_empty() => -1e3,
        Stage::Over(outcome) if outcome.winners.has(seat) => 1e6,
        Stage::Over(_) => -1e6,
        _ => lead(state, seat),
    }
}

/// Answers what the seat's own action asks.
fn settle(state: &mut State, seat: Seat) {
    for _ in 0..QUESTIONS {
        if state.asked().is_none_or(|(asked, _)| asked != seat) {
            return;
        }
        let mut may = Vec::new();
        state.list(seat, &mut may);
        let Some(action) = may.get(choose(state, seat, &may)).copied() else { return };
        if state.act(seat, action, &mut NoLog).is_err() {
            return;
        }
    }
}

fn answer(state: &State, seat: Seat, ask: &Ask, actions: &[Action]) -> Option<Action> {
    let own = |id: Id| state.perm(id).is_some_and(|perm| perm.owner == seat);
    let value = |id: Id| {
        state.perm(id).map_or(0.0, |perm| if state.type_of(perm.kind).is_unit() { unit(state, perm) } else { 2.0 })
    };
    let dearest = |from: &[Id]| from.iter().copied().max_by(|one, other| value(*one).total_cmp(&value(*other)));
    let cheapest = |from: &[Id]| from.iter().copied().min_by(|one, other| value(*one).total_cmp(&value(*other)));
    match ask {
        // What an answer does is seen by doing it.
        Ask::Pick(_) | Ask::PickUpTo(..) | Ask::Option(_) | Ask::May(_) => tried(state, seat, actions),
        Ask::Sacrifice(from) | Ask::Guard(_, from) => cheapest(from).map(Action::Pick),
        Ask::Hit(_, from) => cheapest(from).map(Action::Pick),
        Ask::Wear(_, from) => {
            let mine: Vec<Id> = from.iter().copied().filter(|id| own(*id)).collect();
            dearest(&mine).or_else(|| cheapest(from)).map(Action::Pick)
        }
        Ask::Onto(id, _) => best_block(state, seat, Some(*id)).map(|(_, onto)| Action::Pick(onto)),
        Ask::More(_, most) => Some(Action::Number(*most)),
        Ask::Split(attacker, blocker, left) => {
            let pair = state.perm(*attacker).zip(state.perm(*blocker));
            let deadly = pair.map_or(0, |(attacker, blocker)| state.deadly(attacker, blocker));
            Some(Action::Number(if deadly <= *left { deadly } else { 0 }))
        }
        Ask::Discard(_) => {
            let hand = &state.players[seat].hand;
            let spare = |at: &u8| {
                let kind = hand.get(usize::from(*at)).map_or(Kind::HIDDEN, |card| card.kind);
                let bases = state.bases(seat).count();
                match state.compiled(kind) {
                    Some(card) if card.kind == Type::Base => {
                        if bases >= 6 {
                            20
                        } else {
                            1
                        }
                    }
                    Some(card) => usize::from(card.cost).saturating_sub(bases) + 2,
                    None => 0,
                }
            };
            (0..hand.len().min(255) as u8).max_by_key(spare).map(Action::Card)
        }
        Ask::Search | Ask::Recover(..) => {
            let kind = |action: &Action| match action {
                Action::Card(at) if matches!(ask, Ask::Search) => {
                    state.aside.get(usize::from(*at)).map(|card| card.kind)
                }
                Action::Card(at) => state.players[seat].destroyed.iter().rev().nth((*at).into()).map(|card| card.kind),
                _ => None,
            };
            let cost = |action: &&Action| {
                kind(action).and_then(|kind| state.compiled(kind)).map_or(-1, |card| i32::from(card.cost))
            };
            actions.iter().max_by_key(cost).copied()
        }
        Ask::Scry => Some(Action::No),
    }
}

/// The answer after which things are best.
fn tried(state: &State, seat: Seat, actions: &[Action]) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    for action in actions.iter().take(2 * TRIED) {
        let mut after = state.clone();
        if after.act(seat, *action, &mut NoLog).is_err() {
            continue;
        }
        let mut gain = worth(&after, seat);
        if after.attackers().next().is_some() && after.asked().is_none() {
            fight(&mut after);
            gain = worth(&after, seat);
        }
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// A unit that should join the attack: one that nobody can stop, or whose opponents would lose by it.
fn next_attacker(state: &State, seat: Seat, ready: &[&Perm]) -> Option<Id> {
    let foe = seat.other();
    let blockers: Vec<Fighter> =
        state.units(foe).filter(|unit| state.is_able_to_block(unit)).map(|unit| Fighter::of(state, unit)).collect();
    let ready: Vec<Fighter> = ready.iter().map(|unit| Fighter::of(state, unit)).collect();
    let force: i32 = ready.iter().map(|unit| unit.attack).sum();
    let set: Vec<i32> = state.attackers().map(|unit| i32::from(state.attack(unit))).collect();
    // Each blocker stops at most the strongest attackers.
    let mut all: Vec<i32> = ready.iter().map(|unit| unit.attack).chain(set.iter().copied()).collect();
    all.sort_unstable_by(|one, other| other.cmp(one));
    let through: i32 = all.iter().skip(blockers.len()).sum();
    let health = i32::from(state.players[foe].health);
    if through >= health || force + set.iter().sum::<i32>() >= health && blockers.is_empty() {
        return ready.first().map(|unit| unit.perm.id);
    }
    let is_late = |seat: Seat| state.to_hold(seat).is_some_and(|left| left <= SIEGE);
    if is_late(foe) {
        return ready.iter().find(|unit| unit.attack > 0).map(|unit| unit.perm.id);
    }
    if is_late(seat) {
        return None;
    }
    // What the opponent could hit with in the next turn, and who would be at home.
    let danger: i32 = state.units(foe).map(|unit| i32::from(state.attack(unit))).sum();
    let at_home = state.units(seat).filter(|unit| !unit.fights() && state.is_able_to_block(unit)).count();
    let is_exposed = danger + 2 >= i32::from(state.players[seat].health) && at_home <= state.units(foe).count();
    let bombed = state.is_bombed();
    let joins = |unit: &&Fighter| unit.attack > 0 && !is_exposed && pays(state, unit, &blockers, set.len(), bombed);
    ready.iter().find(joins).map(|unit| unit.perm.id)
}

/// Whether no answer of the opponent is worse for an attacker than for its blocker, when so many attack already.
fn pays(state: &State, attacker: &Fighter, blockers: &[Fighter], set: usize, is_bombed: bool) -> bool {
    let able: Vec<&Fighter> = blockers.iter().filter(|blocker| state.can_block(blocker.perm, attacker.perm)).collect();
    let alone = able.iter().all(|blocker| {
        let dies = attacker.attack >= blocker.deadly(state, attacker.perm, is_bombed);
        blocker.attack < attacker.left || (dies && blocker.worth >= attacker.worth - 0.3)
    });
    let mut blows: Vec<i32> = able.iter().map(|blocker| blocker.attack).collect();
    blows.sort_unstable_by(|one, other| other.cmp(one));
    // Two of them together.
    alone && (blows.iter().take(2).sum::<i32>() < attacker.left || blows.len() < 2 || set + 1 >= blows.len())
}

/// The block that gains most, if one gains anything: the blocker and its attacker. With `only`, for this blocker alone.
fn best_block(state: &State, seat: Seat, only: Option<Id>) -> Option<(Id, Id)> {
    // Each attacker, with the attack of those who block it already.
    let attackers: Vec<(Fighter, Option<i32>)> = state
        .attackers()
        .map(|attacker| {
            let blows = state.blockers(attacker.id).map(|blocker| i32::from(state.attack(blocker)));
            (Fighter::of(state, attacker), blows.reduce(|sum, blow| sum + blow))
        })
        .collect();
    let coming: i32 = attackers.iter().filter(|(_, held)| held.is_none()).map(|(attacker, _)| attacker.attack).sum();
    let is_lethal = coming >= i32::from(state.players[seat].health);
    let is_bombed = state.is_bombed();
    let mut best: Option<(f32, (Id, Id))> = None;
    let is_free = |unit: &&Perm| unit.against == 0 && state.is_able_to_block(unit);
    for blocker in state.units(seat).filter(|unit| only.is_none_or(|id| id == unit.id)).filter(is_free) {
        let blocker = Fighter::of(state, blocker);
        for (attacker, held) in attackers.iter().filter(|(attacker, _)| state.can_block(blocker.perm, attacker.perm)) {
            let gain = gain(state, &blocker, (attacker, *held), is_lethal, is_bombed);
            if (gain > 0.1 || only.is_some()) && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, (blocker.perm.id, attacker.perm.id)));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

/// What a block gains. `held` is the attack of the units that block the attacker already, if there are any.
fn gain(
    state: &State,
    blocker: &Fighter,
    (attacker, held): (&Fighter, Option<i32>),
    is_lethal: bool,
    is_bombed: bool,
) -> f32 {
    let before = held.unwrap_or(0);
    let kills = before < attacker.left && before + blocker.attack > 0 && before + blocker.attack >= attacker.left;
    // What is dealt to those who block already hits nobody else.
    let dies = held.is_none() && attacker.attack >= blocker.deadly(state, attacker.perm, is_bombed);
    let doomed = blocker.left <= blocker.splash(is_bombed);
    let stops = if held.is_none() { attacker.attack as f32 } else { 0.0 };
    let weight = if is_lethal { 4.0 } else { 0.75 };
    let lost = if dies && !doomed { blocker.worth } else { 0.0 };
    let won = if kills { attacker.worth } else { 0.0 };
    won - lost + weight * stops - if held.is_none() { 0.0 } else { 0.5 }
}
