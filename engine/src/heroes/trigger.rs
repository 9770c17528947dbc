//! Powers that are triggered by events (H-134).

use smallvec::SmallVec;

use super::announce::Wanted;
use super::card::Player;
use super::compile::{OnKind, Trigger};
use super::event::Event;
use super::fit::Eye;
use super::question::{Ask, Question};
use super::state::{Fired, Frame, Id, Perm, State, push};
use crate::kit::{Kind, Log, Seat};

/// The most triggers that may wait; an endless loop stops here (H-202).
const MOST_WAITING: usize = 500;

/// An event, in the form in which triggers hear of it.
#[derive(Clone, Copy)]
struct Happened {
    on: OnKind,
    subject: Id,
    other: Id,
    player: Seat,
    amount: i16,
    combat: bool,
    /// The card that was played.
    card: Kind,
}

impl State {
    /// Sets off every trigger that listens to this event.
    pub(super) fn fire(&mut self, on: OnKind, subject: Id, other: Id, player: Seat, amount: i16, combat: bool) {
        if self.hears(on) {
            self.hear(Happened { on, subject, other, player, amount, combat, card: Kind::HIDDEN });
        }
    }

    /// Sets off every trigger that listens to cards being played.
    pub(super) fn fire_played(&mut self, player: Seat, card: Kind) {
        let on = OnKind::Plays;
        if self.hears(on) {
            self.hear(Happened { on, subject: 0, other: 0, player, amount: 0, combat: false, card });
        }
    }

    fn hear(&mut self, what: Happened) {
        if self.fired.len() >= MOST_WAITING {
            return;
        }
        self.settle();
        // Nothing that a trigger asks for changes meanwhile.
        let mut fired = std::mem::take(&mut self.fired);
        let listens =
            |perm: &&Perm| self.rules.listens(perm.card.kind, what.on) && !perm.resource && !perm.now.powerless;
        for perm in self.shown().filter(listens) {
            for trigger in self.compiled(perm.card.kind).triggers.iter().filter(|trigger| trigger.on == what.on) {
                if let Some(frame) = self.set_off(perm, trigger, what) {
                    push(&mut fired, Fired { frame });
                }
            }
        }
        self.fired = fired;
    }

    fn set_off(&self, perm: &Perm, trigger: &Trigger, what: Happened) -> Option<Frame> {
        if trigger.once && perm.used & (1 << trigger.number) != 0 {
            return None;
        }
        let eye = Eye { seat: perm.controller, this: perm.id };
        if let Some(sieve) = trigger.subject {
            let fits = if what.on == OnKind::Plays {
                self.kind_fits(sieve, what.card)
            } else {
                self.perm(what.subject).is_some_and(|subject| self.fits(sieve, subject, eye, false))
            };
            if !fits {
                return None;
            }
        }
        if let Some(sieve) = trigger.other
            && !self.perm(what.other).is_some_and(|other| self.fits(sieve, other, eye, false))
        {
            return None;
        }
        if trigger.combat.is_some_and(|combat| combat != what.combat) {
            return None;
        }
        let concerned = match trigger.player {
            Some(Player::You) => what.player == perm.controller,
            Some(Player::Opponents | Player::TargetOpponent) => self.enemies(what.player, perm.controller),
            _ => true,
        };
        let mut frame = Frame::new(perm.card.kind, perm.id, perm.controller, trigger.program.start);
        // The player is the controller of the subject. For damage this is the player who is dealt it, not the player
        // who deals it.
        let player = self.perm(what.subject).map_or(what.player, |subject| subject.controller);
        (frame.subject, frame.other, frame.amount, frame.player) = (what.subject, what.other, what.amount, player);
        frame.trigger = Some(trigger.number);
        let holds = concerned
            && trigger.turn.is_none_or(|turn| self.is_turn(turn, &frame))
            && trigger.when.is_none_or(|check| self.holds(check, &frame));
        holds.then_some(frame)
    }

    /// Whether a waiting once-a-turn trigger was set off twice and has been used meanwhile.
    fn is_spent(&self, frame: &Frame) -> bool {
        let Some((number, perm)) = frame.trigger.zip(self.perm(frame.source)) else { return false };
        let mut triggers = self.compiled(frame.kind).triggers.iter();
        perm.used & (1 << number) != 0 && triggers.any(|trigger| trigger.number == number && trigger.once)
    }

    /// Puts the next triggered power on the chain: the turn player's powers first, then clockwise. A player with
    /// several is asked which comes first (H-134).
    pub(super) fn step_fired(&mut self, log: &mut impl Log<Event>) {
        let mut waiting = std::mem::take(&mut self.fired);
        waiting.retain(|fired| !self.is_spent(&fired.frame));
        self.fired = waiting;
        let controls = |seat: &Seat| self.fired.iter().any(|fired| fired.frame.controller == *seat);
        let Some(seat) = self.in_order().find(controls) else {
            self.fired.clear();
            return;
        };
        let several = self.orderable(seat).len();
        if several > 1 && !self.player(seat).rests {
            let ask = Ask::Order(several.min(200) as u8);
            self.question = Some(Box::new(Question { seat, ask }));
        } else {
            self.put_on_chain(seat, 0, log);
        }
    }

    /// The places, among the triggered powers, of those that a seat can put on the chain next; of equal ones only the first.
    fn orderable(&self, seat: Seat) -> SmallVec<[usize; 4]> {
        let mut places = SmallVec::<[usize; 4]>::new();
        for (place, Fired { frame }) in
            self.fired.iter().enumerate().filter(|(_, fired)| fired.frame.controller == seat)
        {
            let alike = |other: &usize| {
                let other = &self.fired[*other].frame;
                (other.kind, other.pc) == (frame.kind, frame.pc)
            };
            if !places.iter().any(alike) {
                places.push(place);
            }
        }
        places
    }

    /// The card whose power a seat can put on the chain next, by its place among these powers.
    pub(super) fn ordered(&self, seat: Seat, number: usize) -> Kind {
        self.orderable(seat).get(number).map_or(Kind::HIDDEN, |place| self.fired[*place].frame.kind)
    }

    /// Puts one of the powers on the chain that a seat can put there next.
    pub(super) fn put_on_chain(&mut self, seat: Seat, number: usize, log: &mut impl Log<Event>) {
        if let Some(place) = self.orderable(seat).get(number).copied() {
            let frame = self.fired.remove(place).frame;
            self.announce(seat, Wanted::Trigger, frame, log);
        }
    }
}
