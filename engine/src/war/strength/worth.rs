//! What a side and its cards are worth.

use crate::kit::Seat;
use crate::war::card::Type;
use crate::war::program::bit;
use crate::war::state::{Perm, State, flag};

/// A card in hand.
const CARD: f32 = 1.8;
/// A base that is missing to begin with.
const SHORT: f32 = 2.5;
/// A point of attack, and of defense.
const ATTACK: f32 = 1.15;
const DEFENSE: f32 = 0.85;
/// A power that a unit has.
const POWER: f32 = 0.7;
/// The turns before the end of a siege from which on it is felt.
const SIEGE: u16 = 4;
/// Permanent support, or a medal.
const SUPPORT: f32 = 2.2;

/// The lead of a seat in points.
pub(super) fn lead(state: &State, seat: Seat) -> f32 {
    points(state, seat) - points(state, seat.other())
}

fn points(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    // Who holds out wins with any Health that is left, and who besieges has no use for what is left.
    let (held, besieges) = (siege(state, seat), siege(state, seat.other()));
    let health = f32::from(player.health.clamp(0, 60));
    // The last points of Health are worth more.
    let mut points = (0.8 * health + 0.9 * health.min(10.0)) * (1.0 + 2.0 * held);
    points += CARD * player.hand.len().min(9) as f32;
    let bases = state.bases(seat).count() as f32;
    let held = player.hand.iter().filter(|card| state.type_of(card.kind) == Type::Base).count() as f32;
    // A hand without bases can do nothing, and one of bases alone has nothing to do: it is dealt again.
    points -= SHORT * (3.0 - bases - held).max(0.0);
    if state.turns == 0 {
        points -= SHORT * (3.0 - (player.hand.len() as f32 - held)).max(0.0);
    }
    points += 2.6 * bases.min(4.0) + 1.5 * (bases.min(8.0) - 4.0).max(0.0) + 0.4 * (bases - 8.0).max(0.0);
    for perm in state.perms.iter().filter(|perm| perm.owner == seat) {
        points += card(state, perm) * (1.0 - 0.7 * besieges);
    }
    // The player on turn has had the card of this turn; the other is still to get it.
    if state.turn != seat {
        points += CARD;
    }
    points
}

/// How much a seat feels that it only has to hold out: from 0, while there is no need or much time, to 1.
fn siege(state: &State, seat: Seat) -> f32 {
    let left = state.to_hold(seat).map_or(0, |left| (SIEGE + 1).saturating_sub(left.max(1)));
    f32::from(left.min(SIEGE)) / f32::from(SIEGE)
}

fn card(state: &State, perm: &Perm) -> f32 {
    match state.type_of(perm.kind) {
        Type::Base => 0.0,
        Type::Permanent | Type::Medal => SUPPORT,
        _ => unit(state, perm),
    }
}

/// The worth of a unit, by what it can do from now on.
pub(super) fn unit(state: &State, perm: &Perm) -> f32 {
    let Some(card) = state.compiled(perm.kind) else { return 0.0 };
    let attack = f32::from(card.attack + perm.more.0).max(0.0);
    let defense = f32::from(card.defense + perm.more.1).max(0.0);
    let powers = card.uses.len() + card.triggers.len() + card.fixed.len();
    let traits = f32::from(card.leader) + 0.5 * f32::from(card.armor) + 0.4 * f32::from(card.colonel.min(2));
    let flies = if card.kind.is_air() { 0.8 } else { 0.0 };
    let bombs = if card.kind == Type::Bomber { 0.7 } else { 0.0 };
    let evades = if card.traits & bit::UNBLOCKABLE != 0 { 0.6 * attack } else { 0.0 };
    let held = if card.traits & (bit::NO_ATTACK | bit::NO_BLOCK) != 0 { 0.35 * attack } else { 0.0 };
    let used = if perm.is(flag::USED) && perm.owner != state.turn { 0.15 } else { 0.0 };
    0.8 + ATTACK * attack + DEFENSE * defense + POWER * powers as f32 + traits + flies + bombs + evades - held - used
}
