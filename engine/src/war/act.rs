//! What a seat does: before the first turn, and in the parts of a turn in which it acts.

use super::action::Action;
use super::event::Event;
use super::field::Fact;
use super::state::{Ask, Effect, Id, Ids, Stage, State, flag};
use crate::kit::{Illegal, Log, Seat};

impl State {
    /// Takes an action of a seat, if it is allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if !self.may(seat, action) {
            return Err(Illegal { seat, action: action.to_string() });
        }
        match self.stage {
            Stage::ChooseFirst(_) => {
                let first = if action == Action::First { seat } else { seat.other() };
                self.settle_first(first, log);
            }
            Stage::Deal(mut times, mut ready) => {
                if action == Action::Redeal {
                    self.deal_again(seat, times[seat], log);
                    times[seat] += 1;
                } else {
                    ready = ready.with(seat);
                }
                self.stage = Stage::Deal(times, ready);
                if ready.has(seat) && ready.has(seat.other()) {
                    self.begin_turn(self.first, log);
                }
            }
            _ => match self.question.take() {
                Some(question) => self.answer(seat, question.1, action, log),
                None => self.main(seat, action, log),
            },
        }
        self.run(log);
        Ok(())
    }

    fn ask(&mut self, seat: Seat, ask: Ask) {
        self.question = Some(Box::new((seat, ask)));
    }

    fn main(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Play(at) => self.play(seat, at, log),
            Action::Use(id, number) => self.use_property(seat, id, number, log),
            Action::Raise(at, number) => self.raise(seat, usize::from(at), number, log),
            Action::Attack(id) => self.mark(id, flag::ATTACKS, true),
            Action::Retreat(id) => self.mark(id, flag::ATTACKS, false),
            Action::Guard(id) => {
                let from = self.perm(id).map(|colonel| self.recruits(colonel)).unwrap_or_default();
                match from[..] {
                    [only] => self.guard(id, only, log),
                    _ => self.ask(seat, Ask::Guard(id, from)),
                }
            }
            Action::Ask(asks) => self.players[seat].asks = asks,
            Action::Block(id) => {
                let onto = self.perm(id).map(|unit| self.blockable(unit)).unwrap_or_default();
                match onto[..] {
                    [only] => self.block(id, only),
                    _ => self.ask(seat, Ask::Onto(id, onto)),
                }
            }
            Action::Unblock(id) => self.block(id, 0),
            _ => self.next_part(log),
        }
    }

    fn mark(&mut self, id: Id, flag: u8, is: bool) {
        self.perm_mut(id).into_iter().for_each(|perm| perm.mark(flag, is));
    }

    /// Moves a unit onto an attacker, or back for 0 (W-66).
    pub(super) fn block(&mut self, id: Id, onto: Id) {
        self.perm_mut(id).into_iter().for_each(|perm| perm.against = onto);
    }

    /// A unit becomes the bodyguard of a colonel (W-86).
    pub(super) fn guard(&mut self, colonel: Id, unit: Id, log: &mut impl Log<Event>) {
        let Some(of) = self.perm(colonel).map(|perm| perm.kind) else { return };
        if let Some(perm) = self.perm_mut(unit) {
            perm.with = colonel;
            let (seat, card) = (perm.owner, perm.kind);
            log.tell(|| Event::Guards { seat, card, number: unit, of });
        }
    }

    /// Builds a base, or uses another card of the hand, after what is asked about it.
    fn play(&mut self, seat: Seat, at: u8, log: &mut impl Log<Event>) {
        let Some(kind) = self.players[seat].hand.get(usize::from(at)).map(|card| card.kind) else { return };
        if self.base_of(kind).1 {
            self.players[seat].hand.remove(usize::from(at));
            self.built = self.built.saturating_add(1);
            log.tell(|| Event::Built { seat, card: kind });
            self.enter(kind, seat, 0, log);
            self.hear(Fact::Builds(seat));
            return;
        }
        if self.compiled(kind).is_some_and(|card| card.x) {
            let spare = self.purse(seat).sum().saturating_sub(self.bill(seat, kind).all);
            if spare > 0 {
                return self.ask(seat, Ask::More(at, spare));
            }
        }
        match self.wearers(seat, kind) {
            Some(from) if from.len() > 1 => self.ask(seat, Ask::Wear(at, from)),
            Some(from) => self.use_card(seat, at, 0, from.first().copied().unwrap_or_default(), log),
            None => self.use_card(seat, at, 0, 0, log),
        }
    }

    /// Pays for a card of the hand and so many bases more, and uses it (W-36, W-37, W-43); `on` is the unit that wears it.
    pub(super) fn use_card(&mut self, seat: Seat, at: u8, x: u8, on: Id, log: &mut impl Log<Event>) {
        let at = usize::from(at);
        let Some(kind) = self.players[seat].hand.get(at).map(|card| card.kind) else { return };
        let mut bill = self.bill(seat, kind);
        bill.all = bill.all.saturating_add(x);
        // What is paid is no card of the hand any more, so that it counts for nothing when bases are chosen.
        self.players[seat].hand.remove(at);
        self.pay_bill(seat, bill);
        log.tell(|| Event::Played { seat, card: kind });
        if self.type_of(kind).stays() {
            let id = self.enter(kind, seat, x, log);
            let by = self.perm(on).map(|perm| perm.kind);
            if let Some(by) = by {
                self.perm_mut(id).into_iter().for_each(|perm| perm.with = on);
                log.tell(|| Event::Worn { seat, card: kind, number: id, by });
            }
        } else {
            match self.compiled(kind).and_then(|card| card.does) {
                Some(start) => {
                    let effect = Effect { x, bury: true, ..Effect::new(kind, 0, seat, start) };
                    self.running = Some(Box::new(effect.into()));
                }
                None => self.bury(kind, seat),
            }
        }
        self.hear(Fact::Plays(seat, kind));
    }

    fn use_property(&mut self, seat: Seat, id: Id, number: u8, log: &mut impl Log<Event>) {
        let Some(kind) = self.perm(id).map(|perm| perm.kind) else { return };
        let uses = self.compiled(kind).map_or(&[][..], |card| &card.uses);
        let Some((price, start)) = uses.get(usize::from(number).wrapping_sub(1)).copied() else { return };
        log.tell(|| Event::Used { seat, card: kind, number: id });
        self.begin_property(seat, kind, id, price, start, log);
    }

    fn raise(&mut self, seat: Seat, at: usize, number: u8, log: &mut impl Log<Event>) {
        let Some(kind) = self.players[seat].destroyed.iter().rev().nth(at).map(|card| card.kind) else { return };
        let buried = self.compiled(kind).map_or(&[][..], |card| &card.buried);
        let Some((price, start)) = buried.get(usize::from(number).wrapping_sub(1)).copied() else { return };
        log.tell(|| Event::Raised { seat, card: kind });
        self.begin_property(seat, kind, 0, price, start, log);
    }

    fn begin_property(
        &mut self,
        seat: Seat,
        kind: crate::kit::Kind,
        source: Id,
        price: u16,
        start: u16,
        log: &mut impl Log<Event>,
    ) {
        let price = self.price(price);
        self.running = Some(Box::new(Effect::new(kind, source, seat, start).into()));
        self.pay(seat, kind, source, &price, log);
    }

    /// The cards that can be destroyed for a price.
    pub(super) fn offerings(&self, sieve: u16, seat: Seat, source: Id) -> Ids {
        let own = self.perms.iter().filter(|perm| perm.owner == seat);
        own.filter(|perm| self.fits(sieve, perm, seat, source)).map(|perm| perm.id).collect()
    }
}
