//! How to play Towers well: what search and the greedy player need.
//!
//! A position is judged by one sum for each side, in points: what the height of a tower, of a wall, a mine and so on are worth
//! *there*. The worth of a number is a broken line, because the tenth point of a wall matters less than the first, and the
//! points next to a goal, or to one's end, more than those between.
//!
//! The numbers are a logistic regression of who won, on 120,000 positions of games between greedy players who did one action in
//! eight by chance, rounded; in points, of which the eleventh to twentieth of a tower are worth one each.

use std::sync::Arc;

use super::action::Action;
use super::state::{Piles, Stage, State};
use crate::kit::{Kind, NoLog, Pile, Rng, Seat};

/// What each height of a number is worth, by a broken line.
struct Worth([f32; 256]);

impl Worth {
    /// The line that rises by so much for every point up to so many points, and is flat after the last piece.
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

/// Height of the tower: the first points keep one alive.
static TOWER: Worth = Worth::line(&[(10, 2.9), (20, 1.0), (255, 0.8)]);
/// What is lost for every point that a tower is short of its goal: the last ones nearly win.
static TO_GOAL: Worth = Worth::line(&[(10, 1.4), (15, 0.8)]);
/// Height of the wall.
static WALL: Worth = Worth::line(&[(5, 0.85), (12, 0.45), (25, 0.35), (100, 0.2)]);
/// Mining rate of one resource: the first ones carry a game.
static MINE: Worth = Worth::line(&[(1, 6.0), (3, 4.6), (99, 2.6)]);
/// Stock of one resource: what the next card costs is useful, what lies idle is not.
static STOCK: Worth = Worth::line(&[(4, 0.45), (14, 0.15), (255, 0.02)]);
/// What is lost for every unit that a stock is short of its goal.
static TO_FULL: Worth = Worth::line(&[(10, 3.2), (30, 1.1), (60, 0.3)]);

/// Being the one who acts next.
const TEMPO: f32 = 3.5;
/// A card in hand, by the turns until it can be paid: what each resource of its cost is worth, and what waiting loses.
const CARD: [(f32, f32); 8] =
    [(0.30, 0.0), (0.43, 1.7), (0.44, 2.8), (0.45, 4.1), (0.48, 5.7), (0.48, 6.2), (0.40, 6.2), (0.35, 6.2)];
/// A card that nobody knows yet.
const UNKNOWN: f32 = 1.5;
/// The lead of points at which the chance to win is e times the chance to lose.
const LEAD: f32 = 15.5;

/// The chance of `seat` to win, 0 to 1.
pub(super) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Stage::Over(outcome) = state.stage {
        return if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
    }
    let lead = lead(state, seat) + hand(state, seat) - hand(state, seat.other());
    // Never quite 0 or 1: only an end is certain.
    0.01 + 0.98 / (1.0 + libm::expf(-lead / LEAD))
}

/// By how many points the numbers of `seat` are better than the other's.
#[inline]
fn lead(state: &State, seat: Seat) -> f32 {
    points(state, seat) - points(state, seat.other())
}

/// What the numbers of a side are worth.
#[inline]
fn points(state: &State, seat: Seat) -> f32 {
    let (house, side) = (&state.rules.setup().house, &state.sides[seat]);
    let mut points = TOWER.of(side.tower) - TO_GOAL.of(house.tower_goal - side.tower) + WALL.of(side.wall);
    for (stock, mine) in ready(state, seat).into_iter().zip(side.mine) {
        points += MINE.of(mine) + STOCK.of(stock) - TO_FULL.of(house.stock_goal - stock);
    }
    if state.turn == seat { points + TEMPO * f32::from(state.actions_left) } else { points }
}

/// The stocks at a side's next action: who has not had this turn's income has it before.
#[inline]
fn ready(state: &State, seat: Seat) -> [i16; 3] {
    let side = &state.sides[seat];
    if state.turn == seat && !matches!(state.stage, Stage::Mulligan(..)) {
        return side.stock;
    }
    std::array::from_fn(|resource| side.stock[resource].saturating_add(side.mine[resource]))
}

/// What the cards in a hand are worth; those marked in a mulligan are as good as unknown.
fn hand(state: &State, seat: Seat) -> f32 {
    let marks = if let Stage::Mulligan(marks, _) = state.stage { marks[seat] } else { 0 };
    let cards = state.hands[seat].cards().iter().enumerate();
    cards.map(|(slot, card)| if marks & (1 << slot) == 0 { card_worth(state, seat, card.kind) } else { UNKNOWN }).sum()
}

/// A card is worth what it costs, less for every turn until it can be paid.
#[inline]
fn card_worth(state: &State, seat: Seat, kind: Kind) -> f32 {
    let Some(card) = state.rules.compiled.get(kind.index()) else { return UNKNOWN };
    let (stock, mine) = (ready(state, seat), state.sides[seat].mine);
    let (mut cost, mut wait) = (0, 0);
    for resource in 0..3 {
        cost += card.cost[resource];
        let missing = (card.cost[resource] - stock[resource]).max(0);
        // Rounded up, and safe for the greatest numbers that a made-up card can reach.
        wait = wait.max(missing / mine[resource].max(1) + i16::from(missing % mine[resource].max(1) > 0));
    }
    let (each, lost) = CARD[wait.clamp(0, 7) as usize];
    f32::from(cost) * each - lost
}

/// A plausible quick choice: what is best by the numbers it leaves.
pub(super) fn rollout(state: &State, seat: Seat, actions: &[Action]) -> usize {
    let mut sketch = Sketch::of(state);
    let before = lead(state, seat);
    let mut best = (0, f32::NEG_INFINITY);
    for (index, action) in actions.iter().enumerate() {
        let gain = match *action {
            Action::Play(slot) => sketch.play(state, slot) - before + exchange(state, seat, slot),
            Action::Discard(slot) | Action::Swap(slot) => exchange(state, seat, slot) - TEMPO,
            // Draws nothing.
            Action::Skip => -TEMPO,
            Action::Keep => 0.0,
            Action::Back | Action::First | Action::Second => f32::NEG_INFINITY,
        };
        if gain > best.1 {
            best = (index, gain);
        }
    }
    best.0
}

/// What it brings to have an unknown card in place of the one at a slot.
fn exchange(state: &State, seat: Seat, slot: u8) -> f32 {
    state.hands[seat].get(slot).map_or(0.0, |card| UNKNOWN - card_worth(state, seat, card.kind))
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

    /// The lead of the one who plays the card at `slot`, after it.
    fn play(&mut self, state: &State, slot: u8) -> f32 {
        let (sketch, seat) = (&mut self.0, state.turn);
        (sketch.sides, sketch.hands, sketch.stage) = (state.sides, state.hands, state.stage);
        (sketch.turn, sketch.actions_left, sketch.taken) = (seat, state.actions_left, state.taken);
        if sketch.act(seat, Action::Play(slot), &mut NoLog).is_err() {
            return -Self::CERTAIN;
        }
        match sketch.stage {
            Stage::Over(outcome) if outcome.winners.has(seat) => Self::CERTAIN,
            Stage::Over(_) => -Self::CERTAIN,
            _ => lead(sketch, seat),
        }
    }
}

/// What an action means whatever lies where: the card, not its slot.
pub(super) fn key(state: &State, seat: Seat, action: Action) -> u64 {
    let kind = |slot| state.hands[seat].get(slot).map_or(u64::from(u16::MAX), |card| u64::from(card.kind.0));
    match action {
        Action::First => 1,
        Action::Second => 2,
        Action::Back => 3,
        Action::Keep => 4,
        Action::Skip => 5,
        Action::Swap(slot) => 1 << 32 | kind(slot),
        Action::Play(slot) => 2 << 32 | kind(slot),
        Action::Discard(slot) => 3 << 32 | kind(slot),
    }
}
