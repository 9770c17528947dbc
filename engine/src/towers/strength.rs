//! The play of Towers by computer players: what search and the greedy player need.
//!
//! A position is judged by one sum of points for each side: the worth of its tower, wall, mines and so on at their
//! present values. The worth of a number is a piecewise linear function. The tenth point of a wall matters less than
//! the first, and points close to winning or to losing matter more than those between.
//!
//! The numbers are the rounded coefficients of a logistic regression of the winner, on 120,000 positions from games
//! between greedy players who chose one action in eight at random. They are scaled so that each of the eleventh to
//! twentieth points of a tower is worth one point.

use std::sync::Arc;

use super::Towers;
use super::action::Action;
use super::state::{Piles, Stage, State};
use crate::kit::{Kind, NoLog, Pile, Rng, Seat, Strength};

/// The worth of each value of a number, as a piecewise linear function.
struct Worth([f32; 256]);

impl Worth {
    /// A line made of pieces. Each piece gives its upper end and the rise per point; after the last piece the line is flat.
    const fn line(pieces: &[(usize, f32)]) -> Self {
        let mut table = [0.0; 256];
        let (mut at, mut piece) = (1, 0);
        while at < 256 {
            while piece < pieces.len() && at > pieces[piece].0 {
                piece += 1;
            }
            table[at] = table[at - 1] + if piece < pieces.len() { pieces[piece].1 } else { 0.0 };
            at += 1;
        }
        Self(table)
    }

    #[inline]
    fn of(&self, number: i16) -> f32 {
        self.0[number.clamp(0, 255) as usize]
    }
}

/// Height of the tower: the first points keep the side alive.
static TOWER: Worth = Worth::line(&[(10, 2.9), (20, 1.0), (255, 0.8)]);
/// The loss for every point that a tower lacks to its goal: the last points nearly win.
static TO_GOAL: Worth = Worth::line(&[(10, 1.4), (15, 0.8)]);
/// Height of the wall.
static WALL: Worth = Worth::line(&[(5, 0.85), (12, 0.45), (25, 0.35), (100, 0.2)]);
/// Mining rate of one resource: the first points carry a game.
static MINE: Worth = Worth::line(&[(1, 6.0), (3, 4.6), (99, 2.6)]);
/// Stock of one resource: enough for the next card is useful, idle stock is not.
static STOCK: Worth = Worth::line(&[(4, 0.45), (14, 0.15), (255, 0.02)]);
/// The loss for every unit that a stock lacks to its goal.
static TO_FULL: Worth = Worth::line(&[(10, 3.2), (30, 1.1), (60, 0.3)]);

/// The advantage of acting next.
const TEMPO: f32 = 3.5;
/// A card in hand, by the number of turns until it can be paid: the worth of each resource of its cost, and the loss by
/// waiting.
const CARD: [(f32, f32); 8] =
    [(0.30, 0.0), (0.43, 1.7), (0.44, 2.8), (0.45, 4.1), (0.48, 5.7), (0.48, 6.2), (0.40, 6.2), (0.35, 6.2)];
/// A card that nobody knows yet.
const UNKNOWN: f32 = 1.5;
/// The lead of points at which the chance of winning is e times the chance of losing.
const LEAD: f32 = 15.5;

impl Strength for Towers {
    fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
        let mut sketch = Sketch::of(state);
        let before = lead(state, seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (choice, action) in actions.iter().enumerate() {
            let gain = match *action {
                Action::Play(index) => sketch.play(state, index) - before + exchange(state, seat, index),
                Action::Discard(index) | Action::Swap(index) => exchange(state, seat, index) - TEMPO,
                // A skip draws nothing.
                Action::Skip => -TEMPO,
                Action::Keep => 0.0,
                Action::Back | Action::First | Action::Second => f32::NEG_INFINITY,
            };
            if gain > best.1 {
                best = (choice, gain);
            }
        }
        best.0
    }

    fn sensible(_: &State, _: Seat, action: Action) -> bool {
        action != Action::Back
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = state.stage {
            return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
        }
        let lead = lead(state, seat) + hand(state, seat) - hand(state, seat.other());
        // The result is never exactly 0 or 1: only the end of a match is certain.
        0.01 + 0.98 / (1.0 + libm::expf(-lead / LEAD))
    }

    fn key(state: &State, seat: Seat, action: Action) -> u64 {
        let kind = |index| state.hands[seat].get(index).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0));
        match action {
            Action::First => 1,
            Action::Second => 2,
            Action::Back => 3,
            Action::Keep => 4,
            Action::Skip => 5,
            Action::Swap(index) => 1 << 32 | kind(index),
            Action::Play(index) => 2 << 32 | kind(index),
            Action::Discard(index) => 3 << 32 | kind(index),
        }
    }
}

/// The lead of `seat` in points, by the numbers of both sides.
#[inline]
fn lead(state: &State, seat: Seat) -> f32 {
    points(state, seat) - points(state, seat.other())
}

/// The worth of the numbers of a side.
#[inline]
fn points(state: &State, seat: Seat) -> f32 {
    let (house, side) = (&state.rules.setup().house, &state.sides[seat]);
    let mut points = TOWER.of(side.tower()) - TO_GOAL.of(house.tower_goal - side.tower()) + WALL.of(side.wall());
    for (stock, mine) in ready(state, seat).into_iter().zip(side.mine()) {
        points += MINE.of(mine) + STOCK.of(stock) - TO_FULL.of(house.stock_goal - stock);
    }
    if state.turn == seat { points + TEMPO * f32::from(state.actions_left) } else { points }
}

/// The stocks at a side's next action, including this turn's income if the side has not had it yet.
#[inline]
fn ready(state: &State, seat: Seat) -> [i16; 3] {
    let side = &state.sides[seat];
    if state.turn == seat && !matches!(state.stage, Stage::Mulligan(..)) {
        return side.stock();
    }
    let (stock, mine) = (side.stock(), side.mine());
    std::array::from_fn(|resource| stock[resource].saturating_add(mine[resource]))
}

/// The worth of the cards in a hand; cards marked in a mulligan count as unknown.
fn hand(state: &State, seat: Seat) -> f32 {
    let marks = if let Stage::Mulligan(marks, _) = state.stage { marks[seat] } else { 0 };
    let cards = state.hands[seat].cards().iter().enumerate();
    cards
        .map(|(index, card)| if marks & (1 << index) == 0 { card_worth(state, seat, card.kind) } else { UNKNOWN })
        .sum()
}

/// The worth of a card: its cost, less a loss for every turn until it can be paid.
#[inline]
fn card_worth(state: &State, seat: Seat, kind: Kind) -> f32 {
    let Some(card) = state.rules.code.compiled.get(kind.index()) else { return UNKNOWN };
    let (stock, mine) = (ready(state, seat), state.sides[seat].mine());
    let (each, mut cost, mut wait) = (card.cost.each(), 0, 0);
    for resource in 0..3 {
        cost += each[resource];
        let missing = (each[resource] - stock[resource]).max(0);
        // Rounded up without overflow, even for the largest numbers that a made-up card can have.
        wait = wait.max(missing / mine[resource].max(1) + i16::from(missing % mine[resource].max(1) > 0));
    }
    let (each, lost) = CARD[wait.clamp(0, 7) as usize];
    f32::from(cost) * each - lost
}

/// The gain from having an unknown card in place of the card at an index.
fn exchange(state: &State, seat: Seat, index: u8) -> f32 {
    state.hands[seat].get(index).map_or(0.0, |card| UNKNOWN - card_worth(state, seat, card.kind))
}

/// A state without piles, on which cards are tried out.
struct Sketch(State);

impl Sketch {
    /// More than any lead.
    const CERTAIN: f32 = 10_000.0;

    fn of(state: &State) -> Self {
        Self(State {
            rules: Arc::clone(&state.rules),
            rng: Rng::blank(),
            piles: Box::new(Piles { draw: Pile::default(), discard: Vec::new() }),
            ..*state
        })
    }

    /// The lead of the player after playing the card at `index`.
    fn play(&mut self, state: &State, index: u8) -> f32 {
        let (sketch, seat) = (&mut self.0, state.turn);
        (sketch.sides, sketch.hands, sketch.stage) = (state.sides, state.hands, state.stage);
        (sketch.turn, sketch.actions_left, sketch.taken) = (seat, state.actions_left, state.taken);
        if sketch.act(seat, Action::Play(index), &mut NoLog).is_err() {
            return -Self::CERTAIN;
        }
        match sketch.stage {
            Stage::Over(outcome) if outcome.winners.has(seat) => Self::CERTAIN,
            Stage::Over(_) => -Self::CERTAIN,
            _ => lead(sketch, seat),
        }
    }
}
