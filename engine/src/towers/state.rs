//! The state of a match of Towers.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::Stat;
use super::rules::Rules;
use crate::kit::{BadState, BySeat, Card, Hand, Kind, Outcome, Pile, Rng, Seat, SeatSet};

/// The numbers of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideState {
    pub(super) tower: i16,
    pub(super) wall: i16,
    pub(super) stock: [i16; 3],
    pub(super) mine: [i16; 3],
}

impl SideState {
    /// A number of the side.
    #[inline]
    #[must_use]
    pub const fn get(&self, stat: Stat) -> i16 {
        match stat {
            Stat::Tower => self.tower,
            Stat::Wall => self.wall,
            Stat::Stock(resource) => self.stock[resource.index()],
            Stat::Mine(resource) => self.mine[resource.index()],
        }
    }

    /// Height of the tower.
    #[must_use]
    pub const fn tower(&self) -> i16 {
        self.tower
    }

    /// Height of the wall.
    #[must_use]
    pub const fn wall(&self) -> i16 {
        self.wall
    }

    /// The stocks of ore, gems, gold.
    #[must_use]
    pub const fn stock(&self) -> [i16; 3] {
        self.stock
    }

    /// The mining rates of ore, gems, gold.
    #[must_use]
    pub const fn mine(&self) -> [i16; 3] {
        self.mine
    }

    /// Whether the side can pay a cost (T-19).
    #[inline]
    pub(super) fn affords(&self, cost: [i16; 3]) -> bool {
        let [ore, gems, gold] = self.stock;
        // It avoids `&&`, because branches on cards in a hand are mispredicted half the time.
        (ore >= cost[0]) & (gems >= cost[1]) & (gold >= cost[2])
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
    /// The marked slots as bits, and the seats that are done.
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
    /// The slot for the next drawn card: that of the card just used.
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
            if side.wall < 0 || side.tower < 0 || side.stock.iter().any(|n| *n < 0) || side.mine.iter().any(|n| *n < 1)
            {
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
    fn a_state_takes_at_most_256_bytes_and_its_piles() {
        assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    }
}
