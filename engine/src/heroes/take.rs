//! Effects that move cards between zones other than play: discarding, looking, searching, recovering.

use super::card::{Chooser, Where};
use super::compile::{Num, Op, Plr};
use super::event::Event;
use super::question::{Ask, Question, Then, Zone};
use super::state::{Frame, State};
use crate::kit::{Card, Flow, Kind, Log, Seat, SeatSet};

impl State {
    pub(super) fn exec_discard(
        &mut self,
        plr: Plr,
        n: Num,
        chooser: Chooser,
        frame: &mut Frame,
        log: &mut impl Log<Event>,
    ) -> Flow {
        let todo = frame.todo.unwrap_or_else(|| self.players_of(plr, frame));
        let Some(seat) = self.in_order().find(|seat| todo.has(*seat)) else { return Flow::Next };
        frame.todo = Some(todo.without(seat));
        let n = self.num(n, frame).clamp(0, 60) as usize;
        let hand = self.player(seat).hand.len();
        if chooser == Chooser::Chance {
            for _ in 0..n.min(hand) {
                let at = self.rng.below(self.player(seat).hand.len() as u32) as usize;
                self.discard(seat, at, log);
            }
        } else if hand <= n {
            (0..hand).rev().for_each(|index| self.discard(seat, index, log));
        } else if n > 0 {
            let asked = if chooser == Chooser::You { frame.controller } else { seat };
            if asked != seat {
                // The player who chooses must see the cards.
                let hand = &mut self.player_mut(seat).hand;
                hand.iter_mut().for_each(|card| card.known = card.known.with(asked));
            }
            let from = (0..hand as u8).collect();
            self.ask_cards(asked, seat, Zone::Hand, from, n as u8, false, Then::Discard);
        }
        Flow::Wait
    }

    #[expect(clippy::too_many_arguments, reason = "a question about cards has so many sides")]
    fn ask_cards(&mut self, seat: Seat, of: Seat, zone: Zone, from: Vec<u8>, left: u8, up_to: bool, then: Then) {
        if !from.is_empty() && left > 0 {
            self.question = Some(Box::new(Question { seat, ask: Ask::Cards { of, zone, from, left, up_to, then } }));
        }
    }

    /// Steps that take cards from zones. They ask when they run first; when they run again, they put away the remaining
    /// cards.
    pub(super) fn exec_cards(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        let seat = frame.controller;
        let at = seat.index();
        let again = frame.todo.replace(SeatSet::NONE).is_some();
        match op {
            Op::Look(..) | Op::Reveal(..) if again => {
                for card in std::mem::take(&mut self.players[at].looking) {
                    self.put(card, seat, Where::DeckBottom, log);
                }
                return Flow::Next;
            }
            Op::Search(..) if again => {
                let rest = std::mem::take(&mut self.players[at].looking);
                self.players[at].deck.shuffle_in(rest);
                return Flow::Next;
            }
            _ if again => return Flow::Next,
            Op::Look(count, most, sieve, to) => {
                self.lift(seat, count, false, log);
                let from = self.indices_like(&self.players[at].looking, sieve, to);
                self.ask_cards(seat, seat, Zone::Looking, from, most, true, Then::Put(to));
            }
            Op::Reveal(count, sieve, to) => {
                self.lift(seat, count, true, log);
                for index in self.indices_like(&self.players[at].looking, sieve, to).into_iter().rev() {
                    let card = self.players[at].looking.remove(usize::from(index));
                    log.tell(|| Event::Took { seat, card: card.kind, to, open: true });
                    self.put(card, seat, to, log);
                }
            }
            Op::Search(sieve, to) => {
                let rules = self.rules.clone();
                let state: &Self = self;
                let wanted: Vec<bool> =
                    (0..rules.code.kinds.len()).map(|kind| state.suits(sieve, Kind(kind as u16), to)).collect();
                let found =
                    self.players[at].deck.take_all(seat, |kind| wanted.get(kind.index()).copied().unwrap_or(false));
                self.players[at].looking = found;
                let from = (0..self.players[at].looking.len().min(200) as u8).collect();
                self.ask_cards(seat, seat, Zone::Looking, from, 1, true, Then::Put(to));
            }
            Op::Recover(most, sieve, to) => {
                let from = self.indices_like(&self.players[at].graveyard, sieve, to);
                self.ask_cards(seat, seat, Zone::Graveyard, from, most, true, Then::Put(to));
            }
            Op::Place(Where::Hand, count, to) => {
                let hand = (0..200).zip(&self.players[at].hand);
                let from = hand.filter(|(_, card)| self.can_go(card.kind, to)).map(|(index, _)| index).collect();
                self.ask_cards(seat, seat, Zone::Hand, from, count, true, Then::Put(to));
            }
            Op::Place(_, count, to) => {
                for _ in 0..count {
                    let Some(card) = self.players[at].deck.draw(&mut self.rng, seat) else { break };
                    if !self.can_go(card.kind, to) {
                        self.put(card, seat, Where::DeckTop, log);
                        break;
                    }
                    self.put(card, seat, to, log);
                }
            }
            _ => {}
        }
        Flow::Wait
    }

    /// Takes cards from the top of the deck to look at them.
    fn lift(&mut self, seat: Seat, count: u8, open: bool, log: &mut impl Log<Event>) {
        let at = seat.index();
        for _ in 0..count {
            let Some(mut card) = self.players[at].deck.draw(&mut self.rng, seat) else { return };
            if open {
                card.known = SeatSet::ALL;
                log.tell(|| Event::Revealed { seat, card: card.kind });
            }
            self.players[at].looking.push(card);
        }
    }

    /// The indices of cards that match a filter and can go to a zone.
    fn indices_like(&self, cards: &[Card], sieve: u16, to: Where) -> Vec<u8> {
        let fitting = (0..=200_u8).zip(cards).filter(|(_, card)| self.suits(sieve, card.kind, to));
        fitting.map(|(index, _)| index).collect()
    }

    fn suits(&self, sieve: u16, kind: Kind, to: Where) -> bool {
        self.kind_fits(sieve, kind) && self.can_go(kind, to)
    }

    /// Whether a card can go to a zone: only some cards can come into play.
    fn can_go(&self, kind: Kind, to: Where) -> bool {
        !to.is_play() || self.can_enter(kind)
    }
}
