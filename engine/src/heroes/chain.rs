//! The chain: the link that was added last resolves first (H-122..H-131).

use super::card::Where;
use super::compile::Program;
use super::event::Event;
use super::state::{Frame, Link, Ref, State, What};
use crate::kit::{Card, Log, Seat, SeatSet};

impl State {
    /// Resolves the top of the chain; the turn player has priority afterwards (H-128).
    pub(super) fn resolve(&mut self, log: &mut impl Log<Event>) {
        let Some(mut link) = self.chain.pop() else { return };
        self.reopen();
        if !matches!(link.what, What::Combat { .. }) {
            self.let_go = SeatSet::NONE;
        }
        let legal = self.recheck(&mut link);
        if legal && log.listens() && self.misses(&link) {
            let (seat, card) = (link.frame.controller, link.frame.kind);
            log.tell(|| Event::Missed { seat, card });
        }
        match link.what {
            What::Combat { attacker, defender } => self.start_combat(attacker, defender, log),
            What::Effect if legal && self.trigger_holds(&link.frame) => self.running = Some(link.frame),
            What::Effect => {
                let (seat, card) = (link.frame.controller, link.frame.kind);
                log.tell(|| Event::Interrupted { seat, card });
            }
            What::Card { card, owner } if legal => self.resolve_card(card, owner, link.frame, log),
            What::Card { card, owner } => self.interrupt_card(card, owner, log),
        }
    }

    /// H-126, H-127: forgets targets that are no longer legal. Says whether the link still does something.
    fn recheck(&self, link: &mut Link) -> bool {
        if link.frame.targets.is_empty() {
            return true;
        }
        let Some(program) = self.program_of(link) else { return true };
        let eye = link.frame.eye();
        link.frame.targets.retain(|(aim, target)| {
            program.aims.get(usize::from(*aim)).is_some_and(|aim| self.is_legal(aim.kind, *target, eye))
        });
        !link.frame.targets.is_empty()
    }

    /// The steps that a link takes when it resolves; `None` for a combat.
    fn program_of(&self, link: &Link) -> Option<&Program> {
        let card = self.compiled(link.frame.kind);
        match link.what {
            What::Card { .. } => Some(&card.play),
            What::Combat { .. } => None,
            What::Effect => {
                let trigger = card.triggers.iter().find(|trigger| Some(trigger.number) == link.frame.trigger);
                let paid = || card.paid.iter().find(|paid| paid.program.start == link.frame.pc);
                trigger.map(|trigger| &trigger.program).or_else(|| paid().map(|paid| &paid.program))
            }
        }
    }

    /// Whether a link resolves and changes nothing.
    fn misses(&self, link: &Link) -> bool {
        let resolves = match link.what {
            What::Card { card, .. } => self.rules.is_passing(card.kind),
            What::Effect => self.trigger_holds(&link.frame),
            What::Combat { .. } => false,
        };
        let program = self.program_of(link).filter(|_| resolves);
        program.is_some_and(|program| self.changes_nothing(program, link.frame.clone()))
    }

    /// Whether the condition of a trigger still holds when the trigger resolves.
    fn trigger_holds(&self, frame: &Frame) -> bool {
        let triggers = &self.compiled(frame.kind).triggers;
        let trigger = frame.trigger.and_then(|number| triggers.iter().find(|trigger| trigger.number == number));
        trigger.and_then(|trigger| trigger.when).is_none_or(|check| self.holds(check, frame))
    }

    /// H-59, H-75, H-125: a card that stays enters play; any other card goes to the graveyard when its effect is done.
    fn resolve_card(&mut self, card: Card, owner: Seat, mut frame: Frame, log: &mut impl Log<Event>) {
        if self.rules.is_passing(card.kind) {
            self.leaving = Some((card, owner));
            self.running = Some(frame);
            return;
        }
        let seat = frame.controller;
        let bearer = frame.aim(0).next();
        let attaches = self.compiled(card.kind).attaches;
        let calm = self.is_calm();
        let id = self.place(card, owner, seat);
        if id == 0 {
            // No more cards fit into play.
            self.put(card, owner, Where::Graveyard, log);
            return;
        }
        if attaches && let (Some(perm), Some(Ref::Perm(bearer))) = (self.at(id), bearer) {
            self.perms[perm].bearer = bearer;
        }
        self.entered(&[id], calm, log);
        if !self.compiled(card.kind).play.empty {
            frame.source = id;
            self.running = Some(frame);
        }
    }

    fn interrupt_card(&mut self, card: Card, owner: Seat, log: &mut impl Log<Event>) {
        log.tell(|| Event::Interrupted { seat: owner, card: card.kind });
        self.put(card, owner, Where::Graveyard, log);
    }

    /// Interrupts something on the chain (H-131).
    pub(super) fn interrupt(&mut self, id: u16, log: &mut impl Log<Event>) {
        let Some(at) = self.chain.iter().position(|link| link.id == id) else { return };
        let link = self.chain.remove(at);
        match link.what {
            What::Card { card, owner } => self.interrupt_card(card, owner, log),
            What::Effect => {
                let (seat, card) = (link.frame.controller, link.frame.kind);
                log.tell(|| Event::Interrupted { seat, card });
            }
            What::Combat { .. } => {}
        }
    }

    /// Ends the running effect; its card leaves the chain.
    pub(super) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.running = None;
        self.unchecked = true;
        if let Some((card, owner)) = self.leaving.take() {
            self.put(card, owner, Where::Graveyard, log);
        }
    }
}
