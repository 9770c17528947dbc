//! What a position is worth, in points of which a point of a hero's health is one.

use super::super::compile::types;
use super::super::state::{Perm, Phase, State};
use crate::kit::Seat;

/// The lead of points at which the chance to win is e times the chance to lose.
const LEAD: f32 = 9.0;
/// A card in the hand.
const CARD: f32 = 1.6;
/// A resource, as long as there are few.
const RESOURCE: f32 = 1.3;

/// The chance of `seat` to win, 0 to 1.
pub(super) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Phase::Over(outcome) = state.phase {
        return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
    }
    let (mut mine, mut theirs, mut foes) = (0.0, 0.0_f32, 0.0);
    for other in state.living().iter() {
        let points = points(state, other);
        if state.enemies(seat, other) {
            theirs += points;
            foes += 1.0;
        } else {
            mine += points;
        }
    }
    let friends = state.living().iter().filter(|other| !state.enemies(seat, *other)).count().max(1) as f32;
    let lead = mine / friends - theirs / f32::max(foes, 1.0);
    0.01 + 0.98 / (1.0 + libm::expf(-lead / LEAD))
}

fn points(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    let mut points = CARD * (player.hand.len() as f32).min(9.0);
    // Who has no cards left to draw is out soon.
    points -= (6.0 - player.deck.len() as f32).max(0.0) * 1.5;
    let mut resources = 0_u8;
    for perm in state.perms.iter().filter(|perm| perm.controller == seat) {
        if perm.resource {
            resources = resources.saturating_add(1);
            points += if perm.down { 0.0 } else { 0.7 };
        } else {
            points += perm_points(state, perm);
        }
    }
    points + RESOURCE * f32::from(resources.min(8))
}

fn perm_points(state: &State, perm: &Perm) -> f32 {
    let left = f32::from(perm.now.health - perm.damage);
    let atk = f32::from(perm.now.atk);
    if perm.is(types::HERO) {
        // The last points of health are dearest.
        return if left <= 0.0 { -60.0 } else { left.min(10.0) * 1.5 + (left - 10.0).max(0.0) * 0.8 };
    }
    let cost = f32::from(state.compiled(perm.card.kind).cost.unwrap_or(2));
    if perm.is(types::ALLY) {
        if left <= 0.0 {
            return 0.0;
        }
        let keywords = perm.now.keywords.count_ones() as f32 * 0.6;
        let powers =
            (state.compiled(perm.card.kind).paid.len() + state.compiled(perm.card.kind).triggers.len()) as f32 * 0.5;
        let barred = if perm.now.cannot(super::super::card::Cant::Attack) { 0.4 } else { 1.0 };
        return 0.5 + (atk * 1.15) * barred + left * 0.75 + keywords + powers;
    }
    if perm.is(types::WEAPON) {
        return atk * 1.2 - f32::from(perm.now.strike) * 0.6 + 0.8;
    }
    if perm.is(types::ARMOR) {
        return f32::from(perm.now.health) * 1.2 + 0.5;
    }
    // An attachment is worth to its controller what it cost, wherever it lies.
    cost * 0.9 + 0.3
}
