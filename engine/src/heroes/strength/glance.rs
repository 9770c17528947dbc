//! Chooses a plausible action at a glance.

use super::super::action::Action;
use super::super::announce::Need;
use super::super::card::Keyword;
use super::super::compile::{AimKind, Fee, types};
use super::super::question::Ask;
use super::super::state::{Combat, Id, Perm, State};
use crate::kit::Seat;

/// The number of resources beyond which cards are kept in the hand.
const ENOUGH: u8 = 8;

/// The index of a plausible choice.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action]) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, action) in actions.iter().enumerate() {
        let score = score(state, seat, *action);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}

/// How good an action looks; passing and ending are 0.
pub(super) fn score(state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Back | Action::Always | Action::Sometimes | Action::Rest | Action::Yield | Action::Heed(_) => -90.0,
        Action::Pass | Action::End | Action::No => 0.0,
        Action::Done => -0.5,
        Action::Keep => 1.0,
        Action::Mulligan => f32::from(u8::from(gives_back(state, seat))) * 3.0 - 1.0,
        Action::Quest(_) => {
            if resources(state, seat) < ENOUGH {
                60.0
            } else {
                2.0
            }
        }
        Action::Place(index) => place(state, seat, index),
        Action::Play(index) => play(state, seat, index),
        Action::Use(id, power) => power_of(state, seat, id, power),
        Action::Attack(id) => attack(state, id),
        Action::Strike(id) => strike(state, seat, id),
        Action::Protect(id) => protect(state, id),
        Action::Armor(_) => 5.0,
        Action::Yes => 4.0,
        Action::Option(number) => 1.0 - f32::from(number) * 0.1,
        Action::X(number) => f32::from(number),
        Action::Player(other) => {
            if state.enemies(seat, other) {
                1.0
            } else {
                0.5
            }
        }
        Action::Link(_) => 1.0,
        Action::Card(index) => card(state, seat, index),
        Action::Pick(id) => pick(state, seat, id),
    }
}

fn resources(state: &State, seat: Seat) -> u8 {
    state.perms.iter().filter(|perm| perm.resource && perm.controller == seat).count().min(99) as u8
}

/// H-187: a hand of expensive cards is given back.
pub(super) fn gives_back(state: &State, seat: Seat) -> bool {
    let early = |card: &&crate::kit::Card| {
        let card = state.compiled(card.kind);
        card.cost.is_none_or(|cost| cost <= 3) && card.types & types::QUEST == 0
    };
    state.player(seat).hand.iter().filter(early).count() < 2
}

fn place(state: &State, seat: Seat, index: u8) -> f32 {
    let have = resources(state, seat);
    let Some(card) = state.player(seat).hand.get(usize::from(index)) else { return -1.0 };
    if have >= ENOUGH || have >= 5 && state.player(seat).hand.len() < 3 {
        return -1.0;
    }
    let cost = state.compiled(card.kind).cost.unwrap_or(3);
    // Cards that cannot be paid for a long time go first.
    40.0 + f32::from(cost.saturating_sub(have + 1)) * 2.0 + f32::from(cost) * 0.1
}

/// How good an effect is for its best targets; `None` if it has only wrong targets.
fn aim(
    state: &State,
    seat: Seat,
    kind: crate::kit::Kind,
    source: Id,
    program: &super::super::compile::Program,
) -> Option<f32> {
    let frame = super::super::state::Frame::new(kind, source, seat, program.start);
    let mut sum = 0.0;
    for (at, of) in (0_u8..).zip(&program.aims) {
        let AimKind::Perm(_) = of.kind else {
            sum += 1.0;
            continue;
        };
        if of.min == 0 {
            continue;
        }
        let mood = program.mood(at);
        let legal = state.legal(of.kind, frame.eye());
        let best = legal.into_iter().filter_map(|target| match target {
            super::super::state::Ref::Perm(id) => state.perm(id),
            _ => None,
        });
        let best = best.map(|perm| liking(state, seat, perm, mood, program.harm)).fold(f32::NEG_INFINITY, f32::max);
        if best < 0.0 {
            return None;
        }
        sum += best;
    }
    Some(sum)
}

/// How well a bad effect (mood below 0) or a good effect fits a card.
fn liking(state: &State, seat: Seat, perm: &Perm, mood: i8, harm: i16) -> f32 {
    let enemy = state.enemies(seat, perm.controller);
    let left = perm.now.health - perm.damage;
    let value = f32::from(perm.now.atk) + f32::from(state.compiled(perm.card.kind).cost.unwrap_or(2)) * 0.5;
    if mood == 0 {
        return value * 0.1 + 0.1;
    }
    if (mood < 0) != enemy {
        return -5.0 - value;
    }
    if mood > 0 {
        let healed = f32::from(perm.damage.min(6)) * 0.4;
        return if perm.is(types::HERO) { 0.6 + healed } else { 0.5 + value * 0.4 + healed };
    }
    if perm.is(types::HERO) {
        return if harm >= left && harm > 0 { 100.0 } else { 0.8 + f32::from(harm) * 0.2 };
    }
    let kills = harm >= left && perm.fights();
    0.5 + value * if harm == 0 || kills { 1.0 } else { 0.35 }
}

fn play(state: &State, seat: Seat, index: u8) -> f32 {
    let Some(card) = state.player(seat).hand.get(usize::from(index)) else { return -1.0 };
    let compiled = state.compiled(card.kind);
    let Some(aim) = aim(state, seat, card.kind, 0, &compiled.play) else { return -2.0 };
    let cost = f32::from(compiled.cost.unwrap_or(state.ready_resources(seat)));
    if state.is_open() && state.turn == seat {
        let interrupts = compiled.play.aims.iter().any(|aim| matches!(aim.kind, AimKind::Link(_)));
        if interrupts {
            return -1.0;
        }
        let board = if compiled.types & (types::ALLY | types::EQUIPMENT) != 0 { 3.0 } else { 0.0 };
        return 20.0 + cost + board + aim;
    }
    // As a response, only effects that interrupt something or that suit the combat are worth it.
    let answers = compiled.play.aims.iter().any(|aim| matches!(aim.kind, AimKind::Link(_)));
    let enemy_link = state.chain.last().is_some_and(|link| state.enemies(link.frame.controller, seat));
    if answers && enemy_link {
        return 8.0;
    }
    if compiled.play.aims.is_empty() { -0.5 } else { aim - 2.2 }
}

fn power_of(state: &State, seat: Seat, id: Id, power: u8) -> f32 {
    let Some(perm) = state.perm(id) else { return -1.0 };
    let compiled = state.compiled(perm.card.kind);
    let Some(paid) = compiled.paid.iter().find(|paid| paid.number + 1 == power) else { return -1.0 };
    let Some(aim) = aim(state, seat, perm.card.kind, id, &paid.program) else { return -2.0 };
    if perm.resource {
        // A quest is worth a card, once nothing on the board is more urgent.
        return if state.turn != seat || state.is_open() { 6.0 } else { -1.0 };
    }
    if perm.is(types::HERO) {
        return if aim > 3.0 || paid.program.aims.is_empty() && state.turns > 6 { 7.0 } else { -0.5 };
    }
    let fees = &state.rules.code.fees[usize::from(paid.fee)];
    if fees.iter().any(|fee| hurts_too_much(state, perm, fee)) {
        return -1.0;
    }
    let sacrifice = fees.iter().any(|fee| matches!(fee, Fee::DestroyThis | Fee::RemoveThis | Fee::Part(..)));
    if sacrifice { aim - 3.0 } else { 5.0 + aim }
}

/// Whether a fee in damage kills the card that pays it, or would be paid by a card that is not in combat now.
fn hurts_too_much(state: &State, perm: &Perm, fee: &Fee) -> bool {
    let fights = |combat: Combat| combat.attacker == perm.id || combat.defender == perm.id;
    match fee {
        Fee::PutOnThis(n) => i16::from(*n) >= perm.now.health - perm.damage || !state.combat.is_some_and(fights),
        Fee::PutOnHero(n) => {
            state.hero(perm.controller).is_some_and(|hero| i16::from(*n) >= hero.now.health - hero.damage)
        }
        _ => false,
    }
}

/// The best result that a character can get by attacking.
fn attack(state: &State, id: Id) -> f32 {
    let Some(attacker) = state.perm(id) else { return -1.0 };
    let strike = if attacker.is(types::HERO) { best_strike(state, attacker.controller) } else { 0 };
    if attacker.now.atk + strike <= 0 {
        return -1.0;
    }
    let best = state.defenders(id).filter_map(|id| state.perm(id)).map(|defender| trade(attacker, defender, strike));
    best.fold(-1.0, f32::max) * 0.5 + 4.0
}

fn best_strike(state: &State, seat: Seat) -> i16 {
    let ready = i16::from(state.ready_resources(seat));
    let able = state.perms.iter().filter(|perm| {
        perm.is(types::WEAPON)
            && perm.controller == seat
            && !perm.exhausted
            && perm.now.strike <= ready
            && state.suits_hero(perm)
    });
    able.map(|perm| perm.now.atk).max().unwrap_or(0)
}

/// The gain of the attacker from a combat between these two.
fn trade(attacker: &Perm, defender: &Perm, strike: i16) -> f32 {
    let atk = attacker.now.atk + strike;
    let worth = |perm: &Perm| f32::from(perm.now.atk) + f32::from(perm.now.health) * 0.6;
    if defender.is(types::HERO) {
        let left = defender.now.health - defender.damage;
        return if atk >= left { 100.0 } else { 1.0 + f32::from(atk) * 0.8 };
    }
    let kills = atk >= defender.now.health - defender.damage;
    let back = if attacker.now.has(Keyword::LongRange) { 0 } else { defender.now.atk };
    let dies = back >= attacker.now.health - attacker.damage;
    let gain = if kills { worth(defender) } else { f32::from(atk) * 0.3 };
    let loss = match (attacker.is(types::HERO), dies) {
        (true, true) => 100.0,
        (true, false) => f32::from(back) * 0.6,
        (false, true) => worth(attacker),
        (false, false) => f32::from(back) * 0.3,
    };
    gain - loss
}

fn strike(state: &State, seat: Seat, id: Id) -> f32 {
    let (Some(combat), Some(weapon)) = (state.combat, state.perm(id)) else { return -1.0 };
    if weapon.now.atk <= 0 {
        return -1.0;
    }
    let hero = state.player(seat).hero;
    let foe = state.perm(if combat.attacker == hero { combat.defender } else { combat.attacker });
    let own = state.perm(hero).map_or(0, |hero| hero.now.atk);
    // A strike is wasted on a character that is destroyed anyway.
    let falls = foe.is_none_or(|foe| own >= foe.now.health - foe.damage);
    if falls { -1.0 } else { 3.0 + f32::from(weapon.now.atk) - f32::from(weapon.now.strike) * 0.3 }
}

fn protect(state: &State, id: Id) -> f32 {
    let Some(combat) = state.combat else { return -1.0 };
    let (Some(attacker), Some(defender), Some(own)) =
        (state.perm(combat.attacker), state.perm(combat.defender), state.perm(id))
    else {
        return -1.0;
    };
    let before = trade(attacker, defender, 0);
    before - trade(attacker, own, 0)
}

fn card(state: &State, seat: Seat, index: u8) -> f32 {
    let dear = |card: &crate::kit::Card| f32::from(state.compiled(card.kind).cost.unwrap_or(2));
    match state.question.as_ref().map(|question| &question.ask) {
        // Among cards that are found or recovered, take the most expensive; from the hand, give up the card that is
        // worth least.
        Some(Ask::Cards { of, zone: super::super::question::Zone::Looking, .. }) => {
            state.player(*of).looking.get(usize::from(index)).map_or(0.0, |card| 1.0 + dear(card))
        }
        Some(Ask::Cards { of, zone: super::super::question::Zone::Graveyard, .. }) => {
            state.player(*of).graveyard.get(usize::from(index)).map_or(0.0, |card| 1.0 + dear(card))
        }
        Some(Ask::Cards { of, .. }) if *of != seat => {
            state.player(*of).hand.get(usize::from(index)).map_or(0.0, |card| 1.0 + dear(card))
        }
        _ => {
            let far = f32::from(resources(state, seat)) + 2.0;
            state.player(seat).hand.get(usize::from(index)).map_or(0.0, |card| 1.0 + (dear(card) - far).abs() * 0.2)
        }
    }
}

fn pick(state: &State, seat: Seat, id: Id) -> f32 {
    let Some(perm) = state.perm(id) else { return -1.0 };
    if let Some(question) = &state.question {
        let value = f32::from(perm.now.atk + perm.now.health - perm.damage)
            + f32::from(state.compiled(perm.card.kind).cost.unwrap_or(2));
        return match &question.ask {
            Ask::Drop(_) => 50.0 - value,
            _ if state.enemies(seat, perm.controller) => 50.0 + value,
            _ => 50.0 - value,
        };
    }
    let Some(pending) = &state.pending else { return 0.0 };
    match state.need(pending) {
        Need::Defender => {
            let strike = best_strike(state, seat);
            state
                .perm(pending.frame.source)
                .map_or(0.0, |attacker| trade(attacker, perm, if attacker.is(types::HERO) { strike } else { 0 }))
        }
        Need::Target(aim, enough) => {
            let program = state.program(pending);
            let liking = liking(
                state,
                seat,
                perm,
                program.map_or(0, |program| program.mood(aim)),
                program.map_or(0, |program| program.harm),
            );
            if enough { liking - 0.6 } else { liking }
        }
        _ => -f32::from(perm.now.atk + perm.now.health),
    }
}
