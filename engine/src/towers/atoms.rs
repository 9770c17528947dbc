//! The only functions that change numbers and move cards. Each checks, changes and logs the event.

use super::card::Stat;
use super::event::Event;
use super::state::{Piles, Place, State};
use crate::kit::{Card, Hand, Log, Seat, SeatSet};

impl State {
    /// Sets a number, but never below its floor, and returns the change.
    ///
    /// T-05: any side's mine can change. T-34: nothing is capped.
    #[inline]
    pub(super) fn set(&mut self, seat: Seat, place: Place, to: i32, log: &mut impl Log<Event>) -> i16 {
        let to = to.clamp(i32::from(place.floor()), i32::from(i16::MAX)) as i16;
        let from = std::mem::replace(self.sides[seat].at_mut(place), to);
        if from != to {
            log.tell(|| Event::Changed { seat, stat: place.stat(), from, to });
        }
        to - from
    }

    /// Adds to a number, or subtracts from it.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat, place: Place, by: i32, log: &mut impl Log<Event>) -> i16 {
        let to = i32::from(self.sides[seat].at(place)).saturating_add(by);
        self.set(seat, place, to, log)
    }

    /// T-32: damage hits the wall first; the rest hits the tower.
    pub(super) fn damage(&mut self, seat: Seat, amount: i32, log: &mut impl Log<Event>) {
        let stopped = amount.min(i32::from(self.sides[seat].wall()));
        self.add(seat, Place::of(Stat::Wall), -stopped, log);
        self.add(seat, Place::of(Stat::Tower), stopped - amount, log);
    }

    /// T-15: adds the mining rates to the stocks.
    #[inline]
    pub(super) fn income(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let side = &mut self.sides[seat];
        let gain = side.mine();
        for (stock, mine) in side.stock_mut().iter_mut().zip(gain) {
            *stock = stock.saturating_add(mine);
        }
        log.tell(|| Event::Income { seat, gain });
    }

    /// T-23, T-24, T-25: draws a card, and turns the discards into a new draw pile only when it is needed. Nothing
    /// happens if there is no card anywhere or the hand is full.
    #[inline]
    pub(super) fn draw_card(&mut self, seat: Seat, index: u8, log: &mut impl Log<Event>) {
        if self.hands[seat].is_full() {
            return;
        }
        if self.piles.draw.is_empty() {
            self.reshuffle(log);
        }
        let Some(card) = self.piles.draw.draw(&mut self.rng, seat) else { return };
        if self.hands[seat].insert(index, card).is_ok() {
            log.tell(|| Event::Drew { seat, card: card.kind });
        }
    }

    fn reshuffle(&mut self, log: &mut impl Log<Event>) {
        let Piles { draw, discard } = &mut *self.piles;
        if !discard.is_empty() {
            log.tell(|| Event::Reshuffled { cards: discard.len() as u16 });
            draw.refill(discard);
        }
    }

    /// Puts a card from a hand on the discard pile, open to all (T-50).
    #[inline]
    pub(super) fn lay_open(&mut self, seat: Seat, index: u8) -> Option<Card> {
        let card = self.hands[seat].remove(index)?;
        self.piles.discard.push(Card { kind: card.kind, known: SeatSet::ALL });
        Some(card)
    }

    /// T-10: sets the marked cards aside, draws as many, then shuffles the marked cards back into the pile. If the draw
    /// pile was too short, the rest is drawn from them, so the hand keeps its size.
    pub(super) fn replace(&mut self, seat: Seat, marks: u16, log: &mut impl Log<Event>) {
        let marked = |index: &u8| marks & (1 << index) != 0;
        let (mut aside, mut came) = (Hand::default(), Hand::default());
        for index in (0..Hand::MOST as u8).rev().filter(marked) {
            if let Some(card) = self.hands[seat].remove(index) {
                // A hand holds as many cards as the most cards it can hold.
                let _full = aside.insert(0, card);
            }
        }
        self.draw_into(&mut came, aside.len(), seat);
        if !aside.is_empty() {
            self.piles.draw.shuffle_in(aside.cards().iter().copied());
        }
        self.draw_into(&mut came, aside.len(), seat);
        for (index, card) in (0..Hand::MOST as u8).filter(marked).zip(came.cards()) {
            // The hand had room for this many cards before.
            let _full = self.hands[seat].insert(index, *card);
        }
        log.tell(|| Event::Replaced {
            seat,
            gone: aside.cards().iter().map(|card| card.kind).collect(),
            came: came.cards().iter().map(|card| card.kind).collect(),
        });
    }

    /// Draws until `hand` has this many cards or the draw pile is empty.
    fn draw_into(&mut self, hand: &mut Hand, count: u8, seat: Seat) {
        while hand.len() < count {
            let Some(card) = self.piles.draw.draw(&mut self.rng, seat) else { return };
            // No hand is larger than a full hand.
            let _full = hand.push(card);
        }
    }
}
