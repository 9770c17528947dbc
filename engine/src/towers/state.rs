//! The state of a match of Towers.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{Resource, Stat};
use super::rules::Rules;
use crate::kit::{BadState, BySeat, Card, Hand, Kind, Outcome, Pile, Rng, Seat, SeatSet};

/// The numbers of one side, in the order of [`Stat::ALL`], so that a card reaches each without a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Named", into = "Named")]
pub struct SideState([i16; 8]);

/// The stored form of a side.
#[derive(Serialize, Deserialize)]
struct Named {
    tower: i16,
    wall: i16,
    stock: [i16; 3],
    mine: [i16; 3],
}

impl From<Named> for SideState {
    fn from(Named { tower, wall, stock, mine }: Named) -> Self {
        Self::new(tower, wall, stock, mine)
    }
}

impl From<SideState> for Named {
    fn from(side: SideState) -> Self {
        Self { tower: side.tower(), wall: side.wall(), stock: side.stock(), mine: side.mine() }
    }
}

/// A number of a side: its position in [`Stat::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(u8);

impl Place {
    pub(super) const fn of(stat: Stat) -> Self {
        Self(stat.index() as u8)
    }

    pub(super) const fn stat(self) -> Stat {
        Stat::ALL[self.index()]
    }

    /// Below 8, so that no bound is checked.
    const fn index(self) -> usize {
        (self.0 % 8) as usize
    }

    /// The least value of the number. T-06: a mine stops at 1. T-33: walls and stocks stop at 0.
    #[inline]
    pub(super) const fn floor(self) -> i16 {
        (self.index() >= Stat::Mine(Resource::Ore).index()) as i16
    }
}

impl SideState {
    pub(super) const fn new(tower: i16, wall: i16, [ore, gems, gold]: [i16; 3], mine: [i16; 3]) -> Self {
        Self([tower, wall, ore, gems, gold, mine[0], mine[1], mine[2]])
    }

    /// A number of the side.
    #[inline]
    #[must_use]
    pub const fn get(&self, stat: Stat) -> i16 {
        self.0[stat.index()]
    }

    #[inline]
    pub(super) const fn at(&self, place: Place) -> i16 {
        self.0[place.index()]
    }

    #[inline]
    pub(super) const fn at_mut(&mut self, place: Place) -> &mut i16 {
        &mut self.0[place.index()]
    }

    /// Height of the tower.
    #[inline]
    #[must_use]
    pub const fn tower(&self) -> i16 {
        self.0[0]
    }

    /// Height of the wall.
    #[inline]
    #[must_use]
    pub const fn wall(&self) -> i16 {
        self.0[1]
    }

    /// The stocks of ore, gems, gold.
    #[inline]
    #[must_use]
    pub const fn stock(&self) -> [i16; 3] {
        [self.0[2], self.0[3], self.0[4]]
    }

    /// The stocks of ore, gems, gold.
    #[inline]
    pub(super) fn stock_mut(&mut self) -> &mut [i16] {
        &mut self.0[2..5]
    }

    /// The mining rates of ore, gems, gold.
    #[inline]
    #[must_use]
    pub const fn mine(&self) -> [i16; 3] {
        [self.0[5], self.0[6], self.0[7]]
    }
}

/// Amounts of ore, gems and gold in one number of 16 bits each, so that one subtraction compares all three.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amounts(u64);

impl Amounts {
    const SIGNS: u64 = 0x8000_8000_8000;

    /// No amount may be negative.
    #[inline]
    pub(super) const fn of([ore, gems, gold]: [i16; 3]) -> Self {
        Self(ore as u64 | (gems as u64) << 16 | (gold as u64) << 32)
    }

    #[inline]
    pub(super) const fn each(self) -> [i16; 3] {
        [self.0 as i16, (self.0 >> 16) as i16, (self.0 >> 32) as i16]
    }

    /// Whether these are enough for others (T-19).
    #[inline]
    pub(super) const fn covers(self, others: Self) -> bool {
        // What is not enough takes the sign from its amount.
        (self.0 | Self::SIGNS).wrapping_sub(others.0) & Self::SIGNS == Self::SIGNS
    }
}

/// The piles; boxed to keep the state small.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Piles {
    /// The shared draw pile (T-12).
    pub(super) draw: Pile,
    /// The shared discard pile (T-12), the newest card last.
    pub(super) discard: Vec<Card>,
}

/// An effect that waits for an answer: the step at which it continues, and the answer that it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Frame {
    /// The step after the one that asks.
    pub(super) next: u16,
    /// The sides that `They` means.
    pub(super) they: SeatSet,
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// Cards still to be discarded.
    pub(super) left: u8,
}

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    ChooseFirst(Seat),
    /// The marked indices as bits, and the seats that are done.
    Mulligan(BySeat<u16, 2>, SeatSet),
    Act,
    Discard(Frame),
    Over(Outcome),
}

/// Everything about a match, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    #[serde(skip, default = "Rules::none")]
    pub(super) rules: Arc<Rules>,
    pub(super) rng: Rng,
    pub(super) piles: Box<Piles>,
    pub(super) sides: BySeat<SideState, 2>,
    pub(super) hands: BySeat<Hand, 2>,
    pub(super) stage: Stage,
    /// The seat whose turn it is; before the first turn, the seat that will have it.
    pub(super) turn: Seat,
    /// The seat that had the first turn.
    pub(super) first: Seat,
    /// Actions that the player still has this turn (T-26, T-28).
    pub(super) actions_left: u8,
    /// The index for the next drawn card: that of the card just used.
    pub(super) hole: u8,
    /// Turns begun, of both sides together.
    pub(super) turns: u16,
    /// Actions taken (policy P2).
    pub(super) taken: u16,
}

impl State {
    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The numbers of a side.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &SideState {
        &self.sides[seat]
    }

    /// The hand of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The seat whose turn it is; before the first turn, the seat that will have it, if that is decided.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that had the first turn; before that turn, the seat that will have it, if that is decided.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Turns begun, of both sides together (half-turns).
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Cards in the draw pile.
    #[must_use]
    pub fn draw_pile(&self) -> usize {
        self.piles.draw.len()
    }

    /// The discard pile, the newest card last; every card in it is open (T-50).
    #[must_use]
    pub fn discard_pile(&self) -> &[Card] {
        &self.piles.discard
    }

    /// Every card of the match in whatever place, sorted. No action may change this list.
    #[must_use]
    pub fn census(&self) -> Vec<Kind> {
        let mut kinds = Vec::with_capacity(self.rules.deck.len());
        self.each_card(|card| kinds.push(card.kind));
        kinds.sort_unstable();
        kinds
    }

    /// Shows every card of the match in whatever place, in an order that means nothing.
    pub(super) fn each_card(&self, mut show: impl FnMut(Card)) {
        self.hands.0.iter().flat_map(Hand::cards).copied().for_each(&mut show);
        self.piles.draw.iter().for_each(&mut show);
        self.piles.discard.iter().copied().for_each(&mut show);
    }

    /// Gives a stored state its rules again and checks that it belongs to them.
    pub(super) fn attach(&mut self, rules: &Arc<Rules>) -> Result<(), BadState> {
        if !self.piles.draw.is_sound() {
            return Err(BadState("its draw pile has more cards on top than it has".to_owned()));
        }
        let mut deck: Vec<Kind> = rules.deck.iter().map(|card| card.kind).collect();
        deck.sort_unstable();
        if self.census() != deck {
            return Err(BadState("its cards are not those of the deck".to_owned()));
        }
        let seats = [self.turn, self.first];
        let asked = match self.stage {
            Stage::ChooseFirst(seat) => Some(seat),
            Stage::Discard(frame) => {
                if usize::from(frame.next) >= rules.code.programs.ops.len() || frame.left == 0 {
                    return Err(BadState("it waits inside no card's effect".to_owned()));
                }
                Some(frame.seat)
            }
            _ => None,
        };
        if seats.into_iter().chain(asked).any(|seat| seat.index() > 1) {
            return Err(BadState("it names a seat that Towers does not have".to_owned()));
        }
        for (_, side) in self.sides.iter() {
            if Stat::ALL.into_iter().any(|stat| side.get(stat) < Place::of(stat).floor()) {
                return Err(BadState("a number is below its floor".to_owned()));
            }
        }
        self.rules = Arc::clone(rules);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_cover_others_only_if_each_does() {
        let most = i16::MAX;
        let covers = |one, other| Amounts::of(one).covers(Amounts::of(other));
        for (one, other) in [([0; 3], [0; 3]), ([most; 3], [0; 3]), ([most; 3], [most; 3]), ([5, 0, 7], [4, 0, 7])] {
            assert!(covers(one, other), "{one:?} {other:?}");
        }
        for (one, other) in [([0; 3], [1, 0, 0]), ([most, 0, most], [0, 1, 0]), ([0, 0, 6], [0, 0, most])] {
            assert!(!covers(one, other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn a_state_takes_at_most_256_bytes_and_its_piles() {
        assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    }
}
