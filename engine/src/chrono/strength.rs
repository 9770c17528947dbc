//! The play of Chrono by computer players: what search and the greedy player need.
//!
//! A position is judged by one sum of points for each side: life, what its cards yield in the active epoch and in the next
//! one, concentration, cards in hand, shadows and counters.

use super::Chrono;
use super::action::Action;
use super::card::{Epoch, Resource};
use super::program::CompiledRow;
use super::state::{Ask, LAST_AGE, Perm, Stage, State};
use crate::kit::{Card, NoLog, Outcome, Seat, Strength};

/// The worth of a unit that a card yields every turn, by resource.
const YIELD: [f32; 9] = [1.6, 0.9, 0.6, 0.6, 1.2, 2.0, 1.4, 2.4, -1.0];
/// The worth of a power in a row, whatever it does.
const POWER: f32 = 1.0;
/// A card in hand.
const CARD: f32 = 1.6;
/// Concentration in the pool, up to what a turn can use.
const POOL: f32 = 0.55;
/// A shadow face down: worth more than in the hand, because it costs nothing to lay it.
const SHADOW: f32 = 1.9;
/// A counter on a hero.
const COUNTER: f32 = 0.5;
/// A point of a location's life or an event's time.
const SITE: f32 = 0.25;
/// What a turn of meditation costs a player who could play a card.
const MEDITATION: f32 = 4.0;
/// The lead of points at which the chance of winning is e times the chance of losing.
const LEAD: f32 = 12.0;
/// The choices that a quick player tries out.
const TRIED: usize = 24;
/// The questions of an action that a quick player answers.
const QUESTIONS: usize = 4;

impl Strength for Chrono {
    /// Playouts are long; fewer of them tell as much.
    const CARE: u32 = 4;
    /// A card yields from its player's next turn on, so two turns, as in other games, are too few to see its worth.
    const TURNS: u32 = 4;
    /// In four turns a sure win can wait for a turn. With the patience of other games it did.
    const PATIENCE: f32 = 0.99;

    fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (choice, action) in actions.iter().enumerate().take(TRIED) {
            let gain = worth(state, seat, *action);
            if gain > best.1 {
                best = (choice, gain);
            }
        }
        // The last choice ends the turn, and is always looked at.
        let last = actions.len().saturating_sub(1);
        if last >= TRIED && worth(state, seat, actions[last]) > best.1 {
            return last;
        }
        best.0
    }

    fn sensible(_: &State, _: Seat, action: Action) -> bool {
        action != Action::Back
    }

    fn is_last(action: Action) -> bool {
        matches!(action, Action::Attack | Action::End)
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = state.stage {
            return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
        }
        let lead = lead(state, seat);
        // The result is never exactly 0 or 1: only the end of a match is certain.
        0.01 + 0.98 / (1.0 + libm::expf(-lead / LEAD))
    }

    fn quiet(state: &mut State, seat: Seat) {
        let mut may = Vec::new();
        for _ in 0..8 {
            if state.question.as_ref().is_none_or(|(asked, _)| *asked != seat) {
                return;
            }
            may.clear();
            state.list(seat, &mut may);
            let Some(action) = may.get(Self::rollout(state, seat, &may)).copied() else { return };
            if state.act(seat, action, &mut NoLog).is_err() {
                return;
            }
        }
    }

    fn turn_number(state: &State) -> Option<u32> {
        Some(u32::from(state.turns))
    }

    fn key(state: &State, seat: Seat, action: Action) -> u64 {
        let player = &state.players[seat];
        let hand = |at: u8| player.hand.get(usize::from(at)).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0));
        let tag = |tag: u64, rest: u64| tag << 32 | rest;
        match action {
            Action::First => 1,
            Action::Second => 2,
            Action::Back => 3,
            Action::Keep => 4,
            Action::Focus => 5,
            Action::Time => 6,
            Action::Life => 7,
            Action::Meditate => 8,
            Action::Attack => 9,
            Action::End => 10,
            Action::Yes => 11,
            Action::No => 12,
            Action::Done => 13,
            Action::Swap(at) => tag(1, hand(at)),
            Action::Play(at) => tag(2, hand(at)),
            Action::Use(id, number) => tag(3, u64::from(id) << 8 | u64::from(number)),
            Action::Sacrifice(id) => tag(4, u64::from(id)),
            Action::Hero(number) => tag(5, u64::from(number)),
            Action::Pick(id) => tag(6, u64::from(id)),
            Action::Card(at) => match state.question.as_ref() {
                Some((_, Ask::Discard(_))) => tag(7, hand(at)),
                _ => tag(8, u64::from(at)),
            },
            Action::Move(ages) => tag(9, u64::from(ages as u8)),
            Action::Number(number) => tag(10, u64::from(number)),
            Action::Option(number) => tag(11, u64::from(number)),
        }
    }
}

/// The lead of a seat after an action.
fn worth(state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Back | Action::First | Action::Second => f32::NEG_INFINITY,
        // A card that cannot be paid for a while is exchanged.
        Action::Swap(at) => {
            let card = state.players[seat].hand.get(usize::from(at));
            card.map_or(f32::NEG_INFINITY, |card| f32::from(state.cost(seat, card.kind)) - 4.5 + lead(state, seat))
        }
        Action::Keep => lead(state, seat),
        _ => {
            let mut after = state.clone();
            if after.act(seat, action, &mut NoLog).is_err() {
                return f32::NEG_INFINITY;
            }
            settle(&mut after, seat);
            match after.stage {
                Stage::Over(outcome) => end(outcome, seat),
                // The end of a turn is worth what the turn has come to, whatever the opponent draws; an attack comes after
                // everything else that is good.
                _ if action == Action::End => lead(state, seat) - 0.01,
                _ if action == Action::Attack => lead(state, seat),
                _ => lead(&after, seat),
            }
        }
    }
}

/// Answers what the seat's own action asks, each question by the position to which the answer leads at once: a card that
/// asks for a target is worth what it does, and not only what it costs.
fn settle(state: &mut State, seat: Seat) {
    for _ in 0..QUESTIONS {
        if state.question.as_ref().is_none_or(|(asked, _)| *asked != seat) {
            return;
        }
        let mut may = Vec::with_capacity(32);
        state.list(seat, &mut may);
        let mut best: Option<(f32, State)> = None;
        for action in may.into_iter().take(TRIED) {
            let mut after = state.clone();
            if after.act(seat, action, &mut NoLog).is_err() {
                continue;
            }
            let worth = match after.stage {
                Stage::Over(outcome) => end(outcome, seat),
                _ => lead(&after, seat),
            };
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, after));
            }
        }
        let Some((_, after)) = best else { return };
        *state = after;
    }
}

/// The worth of an end.
fn end(outcome: Outcome, seat: Seat) -> f32 {
    if outcome.winners.is_empty() {
        -1e3
    } else if outcome.winners.has(seat) {
        1e6
    } else {
        -1e6
    }
}

fn lead(state: &State, seat: Seat) -> f32 {
    points(state, seat) - points(state, seat.other())
}

/// The worth of what a side has.
fn points(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let life = f32::from(player.life.min(60));
    // The last points of life are worth more.
    let mut points = life + 0.8 * life.min(12.0) + 0.7 * f32::from(player.armor);
    let pool = player.pool.len() as f32;
    points += POOL * pool.min(8.0) + 0.1 * (pool - 8.0).max(0.0);
    points += CARD * player.hand.len() as f32 + SHADOW * player.shades.len() as f32;
    points += COUNTER * f32::from(player.counters.min(12));
    for perm in state.perms.iter().filter(|perm| perm.owner == seat) {
        points += card(state, perm);
    }
    // C-60: a turn of meditation plays no card.
    let payable = |card: &Card| (1..=player.pool.len()).contains(&usize::from(state.cost(seat, card.kind)));
    if state.meditates && state.turn == seat && player.hand.iter().any(payable) {
        points -= MEDITATION;
    }
    // The player on turn has had the card and the concentration of this turn; the other is still to get them. Without
    // this, to end a turn would seem worse than to do harm to oneself.
    if state.turn != seat {
        points += CARD + 2.0 * POOL;
    }
    points
}

/// The worth of a permanent: its row now, and the row that comes next, the nearer the more.
fn card(state: &State, perm: &Perm) -> f32 {
    let now = state.own_epoch(perm);
    let row = |epoch: Epoch| state.row(perm.kind, epoch).map_or(0.0, worth_of_row);
    let (next, left) = match now {
        Epoch::One => (Epoch::Two, 16_i16 - i16::from(state.age)),
        Epoch::Two => (Epoch::Three, 26 - i16::from(state.age)),
        Epoch::Three => (Epoch::Three, i16::from(LAST_AGE)),
    };
    let soon = 0.9 / f32::from(left.clamp(1, 8));
    let mut worth = row(now) * (1.0 - soon) + row(next) * soon;
    if !perm.snare.is_empty() {
        worth *= 0.5;
    } else if perm.turned {
        worth -= state.row(perm.kind, now).map_or(0.0, force);
    }
    worth + SITE * f32::from(perm.counters.min(20))
}

/// What a row gives to the next attack and the next defense.
fn force(row: &CompiledRow) -> f32 {
    let Some(window) = row.window else { return 0.0 };
    let of = |resource: Resource| f32::from(window[resource.index()]);
    0.9 * of(Resource::Attack) + of(Resource::Damage) + 0.5 * of(Resource::Defense)
}

fn worth_of_row(row: &CompiledRow) -> f32 {
    let Some(window) = row.window else { return 0.4 };
    let yields: f32 = window.iter().zip(YIELD).map(|(n, each)| f32::from(*n) * each).sum();
    let powers = row.turns.len() + row.triggers.len() + row.fixed.len() + usize::from(row.fury.is_some());
    0.8 + yields + POWER * powers as f32
}
