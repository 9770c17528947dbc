//! The worth of a position, in points. One point of a hero's health is worth about one point.

use super::super::card::{Cant, Keyword, Until};
use super::super::compile::{Change, Num, types};
use super::super::state::{Perm, Phase, State, TimedChange};
use crate::kit::{Kind, Seat};

/// The lead of points at which the chance of winning is e times the chance of losing.
const LEAD: f32 = 9.0;
/// A card in the hand, before its cost counts.
const CARD: f32 = 1.0;
/// A resource, as long as there are only a few.
const RESOURCE: f32 = 2.2;
/// The number of resources with full worth; further resources help only the most expensive cards.
const FEW: u8 = 7;
/// The bonus of a player during another player's turn. It makes up for a part of the card that the other player draws:
/// ending a turn looks bad, but not so bad that everything else looks better.
const COMING: f32 = 0.3;
/// The penalty while a resource can still be placed. Placing it first allows a more expensive play.
const WAITING: f32 = 4.0;

/// The chance of `seat` to win, from 0 to 1.
pub(super) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Phase::Over(outcome) = state.phase {
        return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
    }
    let (mut mine, mut theirs, mut foes) = (0.0, 0.0_f32, 0.0);
    for other in state.living.iter() {
        let points = points(state, other);
        if state.enemies(seat, other) {
            theirs += points;
            foes += 1.0;
        } else {
            mine += points;
        }
    }
    let friends = state.living.iter().filter(|other| !state.enemies(seat, *other)).count().max(1) as f32;
    if places_first(state, seat) {
        mine -= WAITING;
    }
    let lead = mine / friends - theirs / f32::max(foes, 1.0);
    0.01 + 0.98 / (1.0 + libm::expf(-lead / LEAD))
}

/// Whether a seat should place a resource before it does anything else.
fn places_first(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let few = || state.perms.iter().filter(|perm| perm.resource && perm.controller == seat).count() < usize::from(FEW);
    state.turn == seat && state.phase == Phase::Action && !player.placed && player.hand.len() > 1 && few()
}

fn points(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    let mut resources = 0_u8;
    let mut points = 0.0;
    for perm in state.perms.iter().filter(|perm| perm.controller == seat) {
        if perm.resource {
            resources = resources.saturating_add(1);
            points += if perm.down { 0.0 } else { 0.7 };
        } else {
            points += perm_points(state, perm);
        }
    }
    points += player.hand.iter().take(9).map(|card| card_points(state, card.kind, resources)).sum::<f32>();
    // A player without cards to draw is soon out of the game.
    points -= (6.0 - player.deck.len() as f32).max(0.0) * 1.5;
    if state.turn != seat {
        points += COMING;
    }
    points + RESOURCE * f32::from(resources.min(FEW)) + 1.2 * f32::from(resources.saturating_sub(FEW).min(2))
}

/// A card in the hand is worth more the more it costs, and less the longer it must wait for resources.
fn card_points(state: &State, kind: Kind, resources: u8) -> f32 {
    let card = state.compiled(kind);
    if card.types & types::QUEST != 0 {
        return CARD;
    }
    let cost = f32::from(card.cost.unwrap_or(3).min(9));
    CARD + 0.1 * cost - 0.35 * (cost - f32::from(resources) - 1.0).max(0.0)
}

fn perm_points(state: &State, perm: &Perm) -> f32 {
    let left = f32::from(perm.now.health - perm.damage);
    let card = state.compiled(perm.card.kind);
    let cost = f32::from(card.cost.unwrap_or(2));
    if perm.is(types::HERO) {
        // A flip power can be used only once, so it keeps some worth until then.
        hero_points(left) + if perm.down { 0.0 } else { 1.2 }
    } else if perm.is(types::ALLY) {
        if state.delayed.iter().any(|frame| frame.source == perm.id) {
            // It is gone when the turn ends, and at best it returns to the hand.
            return CARD;
        }
        let keywords = perm.now.keywords.count_ones() as f32 * 0.6;
        let powers = (card.paid.len() + card.triggers.len()) as f32 * 0.5;
        if left > 0.0 { 0.5 + atk_points(state, perm) + left * 0.75 + keywords + powers } else { 0.0 }
    } else if perm.is(types::WEAPON) {
        f32::from(perm.now.atk) * 1.2 - f32::from(perm.now.strike) * 0.6 + 0.8
    } else if perm.is(types::ARMOR) {
        f32::from(perm.now.health) * 1.2 + 0.5
    } else {
        // An attachment is worth its cost to its controller, whichever card it is attached to.
        cost * 0.9 + 0.9
    }
}

/// The last points of health are worth the most.
fn hero_points(left: f32) -> f32 {
    if left <= 0.0 {
        -60.0
    } else {
        left.min(10.0) * 1.2 + (left - 10.0).clamp(0.0, 10.0) * 0.6 + (left - 20.0).max(0.0) * 0.5
    }
}

/// The worth of an ally's ATK. It is lower if the ally cannot attack soon; ATK that ends with the turn counts only if
/// it can still be used.
fn atk_points(state: &State, perm: &Perm) -> f32 {
    let fleeting = fleeting(state, perm);
    let lasting = f32::from(perm.now.atk - fleeting) * 1.15;
    let barred = if perm.now.cannot(Cant::Attack) {
        0.4
    } else if perm.exhausted && perm.now.cannot(Cant::Ready) {
        0.6
    } else {
        1.0
    };
    let waits = perm.exhausted || perm.since == state.turns && !perm.now.has(Keyword::Ferocity);
    let soon = if state.turn == perm.controller && !waits { f32::from(fleeting) * 0.7 } else { 0.0 };
    lasting * barred + soon
}

/// The ATK that a card has for this turn only.
fn fleeting(state: &State, perm: &Perm) -> i16 {
    let short = state.timed.iter().filter(|timed| timed.who == perm.id && timed.until == Until::EndOfTurn);
    let atk = short.map(|timed| match timed.change {
        TimedChange::Atk(number, _) => number,
        TimedChange::Mods(list, amount) => {
            let changes = state.rules.code.changes[usize::from(list)].iter();
            changes
                .map(|change| match change {
                    Change::Atk(Num::N(number)) => *number,
                    Change::Atk(_) => amount,
                    _ => 0,
                })
                .sum()
        }
        TimedChange::More(list, place, number) => {
            let change = &state.rules.code.changes[usize::from(list)][usize::from(place)];
            if matches!(change, Change::Atk(_)) { number } else { 0 }
        }
        TimedChange::Control => 0,
    });
    atk.sum()
}
