//! The answers to questions: each does what the step that asked says, and what is behind it goes on.

use super::action::Action;
use super::card::Place;
use super::event::Event;
use super::program::Op;
use super::state::{Ask, Id, State};
use crate::kit::{Card, Log, Seat};

impl State {
    /// Takes an answer to a question that is over.
    pub(super) fn answer(&mut self, seat: Seat, ask: Ask, action: Action, log: &mut impl Log<Event>) {
        match (ask, action) {
            (Ask::Pick(_), Action::Pick(id)) => {
                self.that(id);
                self.go_on();
            }
            (Ask::PickUpTo(mut from, left), Action::Pick(id)) => {
                self.that(id);
                from.retain(|other| *other != id);
                if from.is_empty() || left <= 1 {
                    self.go_on();
                } else {
                    self.question = Some(Box::new((seat, Ask::PickUpTo(from, left - 1))));
                }
            }
            (Ask::Sacrifice(_), Action::Pick(id)) => {
                self.go_on();
                self.destroy(&[id], log);
            }
            (Ask::Wear(at, _), Action::Pick(id)) => self.use_card(seat, at, 0, id, log),
            (Ask::More(at, _), Action::Number(x)) => self.use_card(seat, at, x, 0, log),
            (Ask::Onto(id, _), Action::Pick(onto)) => self.block(id, onto),
            // The blocker stays where it was.
            (Ask::Onto(..), _) => {}
            (Ask::Guard(colonel, _), Action::Pick(id)) => self.guard(colonel, id, log),
            (Ask::Hit(colonel, _), Action::Pick(id)) => {
                self.cover(colonel, id);
                // An effect without damage has its card replaced among those that it means.
                if let Some(frame) = &mut self.running {
                    frame.that.iter_mut().filter(|that| **that == colonel).for_each(|that| *that = id);
                }
            }
            (Ask::Split(attacker, blocker, left), Action::Number(n)) => self.assign(attacker, blocker, left, n),
            (Ask::Discard(n), Action::Card(at)) => {
                self.discard(seat, usize::from(at), log);
                if n > 1 && !self.players[seat].hand.is_empty() {
                    self.question = Some(Box::new((seat, Ask::Discard(n - 1))));
                }
                // The step runs again for the other player.
            }
            (Ask::Search, action) => self.end_search(seat, action, log),
            (Ask::Recover(sieve, n), Action::Card(at)) => {
                let place = self.place();
                self.recover(seat, usize::from(at), place, log);
                if n > 1 && self.recoverable(seat, sieve).next().is_some() {
                    self.question = Some(Box::new((seat, Ask::Recover(sieve, n - 1))));
                } else {
                    self.go_on();
                }
            }
            // The step runs again for the cards that are left.
            (Ask::Scry, action) => self.sort(seat, action == Action::Yes),
            (Ask::Option(_), Action::Option(number)) => self.choose(number),
            (Ask::May(price), Action::Yes) => {
                self.go_on();
                let Some((kind, source)) = self.running.as_ref().map(|frame| (frame.effect.kind, frame.effect.source))
                else {
                    return;
                };
                let price = self.price(price);
                self.pay(seat, kind, source, &price, log);
            }
            (Ask::May(_), _) => self.decline(),
            // Enough is chosen.
            _ => self.go_on(),
        }
    }

    fn that(&mut self, id: Id) {
        self.running.iter_mut().for_each(|frame| frame.that.push(id));
    }

    /// The effect behind the question goes on with its next step.
    pub(super) fn go_on(&mut self) {
        if let Some(frame) = &mut self.running {
            frame.effect.pc += 1;
            frame.left = None;
        }
    }

    /// The step that runs.
    fn op(&self) -> Option<Op> {
        let pc = self.running.as_ref()?.effect.pc;
        self.code().ops.get(usize::from(pc)).copied()
    }

    /// Where the running step puts cards.
    fn place(&self) -> Place {
        match self.op() {
            Some(Op::Search(_, place) | Op::Recover(_, _, place)) => place,
            _ => Place::Hand,
        }
    }

    /// The card that was looked for is taken, and the library is shuffled.
    fn end_search(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let place = self.place();
        let taken = match action {
            Action::Card(at) if usize::from(at) < self.aside.len() => Some(self.aside.remove(usize::from(at))),
            _ => None,
        };
        let aside = std::mem::take(&mut self.aside);
        self.players[seat].library.shuffle_in(aside);
        self.go_on();
        let Some(card) = taken else { return };
        if place != Place::Field {
            log.tell(|| Event::Found { seat, card: card.kind });
        }
        match place {
            Place::Hand => self.players[seat].hand.push(card),
            Place::Top => self.players[seat].library.put_on_top(card),
            Place::Field => self.enter_or_keep(card, seat, log),
        }
    }

    /// A card that was looked at goes under the library, or back on top once all are sorted.
    fn sort(&mut self, seat: Seat, under: bool) {
        let Some(frame) = &mut self.running else { return };
        let kept = usize::try_from(frame.left.unwrap_or(0)).unwrap_or(0);
        if under && kept < self.aside.len() {
            let card = self.aside.remove(kept);
            self.players[seat].library.put_under(card);
        } else {
            frame.left = Some(kept as i16 + 1);
        }
    }

    fn choose(&mut self, number: u8) {
        let Some(Op::Choose(branches)) = self.op() else { return };
        let branches = self.code().branches.get(usize::from(branches)).map_or(&[][..], |list| list);
        let start = branches.get(usize::from(number).wrapping_sub(1)).copied();
        if let (Some(frame), Some(start)) = (&mut self.running, start) {
            frame.effect.pc = start;
        }
    }

    /// Skips the steps that were offered.
    fn decline(&mut self) {
        if let (Some(Op::May(_, to)), Some(frame)) = (self.op(), &mut self.running) {
            frame.effect.pc = to;
        }
    }

    /// A card of the Destroyed stack goes elsewhere, by its place; the newest card is the first.
    pub(super) fn recover(&mut self, seat: Seat, at: usize, place: Place, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        let Some(at) = player.destroyed.len().checked_sub(at + 1) else { return };
        let card = player.destroyed.remove(at);
        log.tell(|| Event::Recovered { seat, card: card.kind });
        match place {
            Place::Hand => player.hand.push(card),
            Place::Top => player.library.put_on_top(card),
            Place::Field => self.enter_or_keep(card, seat, log),
        }
    }

    /// A card that stays enters the battlefield; any other goes to the hand.
    fn enter_or_keep(&mut self, card: Card, seat: Seat, log: &mut impl Log<Event>) {
        let is_worn = self.compiled(card.kind).is_some_and(|card| card.on.is_some());
        if self.type_of(card.kind).stays() && !is_worn {
            self.enter(card.kind, seat, 0, log);
        } else {
            self.players[seat].hand.push(Card { known: card.known.with(seat), ..card });
        }
    }
}
