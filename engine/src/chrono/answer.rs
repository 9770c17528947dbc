//! The answers to questions: each does what the step that asked says, and the effect goes on behind it.

use super::action::Action;
use super::card::Epoch;
use super::event::Event;
use super::program::{BriefRow, Op};
use super::state::{Ask, Effect, Id, Perm, State};
use crate::kit::{Log, Seat};

impl State {
    /// Takes an answer to a question that is over.
    pub(super) fn answer(&mut self, seat: Seat, ask: Ask, action: Action, log: &mut impl Log<Event>) {
        match (ask, action) {
            (Ask::Pick(_), Action::Pick(id)) => {
                self.that(id);
                self.go_on();
            }
            (Ask::Mass(mut from, left), Action::Pick(id)) => {
                let spirit = self.perm(id).map_or(0, |perm| i16::from(self.spirit(perm.kind)));
                self.that(id);
                from.retain(|other| *other != id);
                let from = self.affordable(from, left - spirit);
                if from.is_empty() {
                    self.go_on();
                } else {
                    self.question = Some((seat, Ask::Mass(from, left - spirit)));
                }
            }
            (Ask::Way(_), Action::Move(by)) => {
                self.go_on();
                self.move_time(i16::from(by), false, log);
            }
            (Ask::Split(n), Action::Number(part)) => {
                let part = i16::from(part);
                let site = self.site(seat.other(), false).map(|perm| perm.id);
                // The damage of an attack belongs to no effect.
                let by = self.running.as_ref().map(|frame| frame.effect.kind);
                self.go_on();
                site.into_iter().for_each(|id| self.wear(id, part, log));
                self.hurt(seat.other(), n - part, by, log);
            }
            (Ask::Discard(n), Action::Card(at)) => {
                self.discard(seat, usize::from(at), log);
                if n > 1 && !self.players[seat].hand.is_empty() {
                    self.question = Some((seat, Ask::Discard(n - 1)));
                }
                // The step runs again for the other player.
            }
            (Ask::Fetch, Action::Card(at)) => {
                self.fetch(seat, usize::from(at), log);
                self.go_on();
            }
            (Ask::Recover(n), Action::Card(at)) => {
                self.recover(seat, usize::from(at), log);
                if n > 1 && !self.players[seat].graveyard.is_empty() {
                    self.question = Some((seat, Ask::Recover(n - 1)));
                } else {
                    self.go_on();
                }
            }
            (Ask::Option(_), Action::Option(number)) => self.choose(number),
            (Ask::Order(_), Action::Option(number)) => self.put_first(number),
            (Ask::May(price), Action::Yes) => {
                self.spend(seat, price);
                self.go_on();
            }
            (Ask::May(_), _) => self.decline(),
            (Ask::Epoch(id), Action::Option(number)) => {
                let epoch = if number == 1 { Epoch::One } else { Epoch::Three };
                // The step runs again for the cards that are left.
                let queued = self.running.as_ref().map_or(0, |frame| frame.queued);
                self.shift(id, epoch, queued.into(), log);
            }
            (Ask::Leave(id), Action::Yes) => self.leave_shadows(seat, id, log),
            (Ask::Leave(_), _) => self.running = None,
            (Ask::Insight(_), Action::Pick(id)) => {
                let shade = self.players[seat.other()].shades.iter_mut().find(|shade| shade.id == id);
                if let Some(shade) = shade {
                    shade.card.known = shade.card.known.with(seat);
                    let card = shade.card.kind;
                    log.tell(|| Event::Seen { seat, card, returned: false });
                    self.question = Some((seat, Ask::Send(id)));
                }
            }
            (Ask::Send(id), answer) => {
                self.go_on();
                let player = &mut self.players[seat.other()];
                if answer == Action::Yes
                    && let Some(at) = player.shades.iter().position(|shade| shade.id == id)
                {
                    let shade = player.lift(at);
                    player.hand.push(shade.card);
                    log.tell(|| Event::Seen { seat, card: shade.card.kind, returned: true });
                }
            }
            (Ask::Time(any, future, past), Action::Move(by)) => self.spend_time((any, future, past), seat, by, log),
            (Ask::Unwind(_, event), Action::Number(n)) => self.wear(event, i16::from(n), log),
            // Enough is chosen.
            _ => self.go_on(),
        }
    }

    fn that(&mut self, id: Id) {
        self.running.iter_mut().for_each(|frame| frame.that.push(id));
    }

    /// Time that was collected moves time; the rest may take time from an event of the opponent (C-77..C-80).
    fn spend_time(&mut self, (any, future, past): (u8, u8, u8), seat: Seat, by: i8, log: &mut impl Log<Event>) {
        let all = i16::from(any) + i16::from(future) + i16::from(past);
        let left = all - i16::from(by).abs();
        self.move_time(i16::from(by), false, log);
        let event = self.site(seat.other(), true).map(|perm: &Perm| perm.id);
        if let Some(event) = event.filter(|_| left > 0) {
            self.question = Some((seat, Ask::Unwind(left.min(255) as u8, event)));
        }
    }

    fn choose(&mut self, number: u8) {
        let Some(frame) = self.running.as_ref() else { return };
        let branches = match self.code().ops.get(usize::from(frame.effect.pc)) {
            Some(Op::Choose(branches)) => &self.code().branches[usize::from(*branches)],
            _ => return,
        };
        let start = branches.get(usize::from(number).wrapping_sub(1)).copied();
        if let (Some(frame), Some(start)) = (&mut self.running, start) {
            frame.effect.pc = start;
        }
    }

    /// Skips the steps that were offered.
    fn decline(&mut self) {
        let Some(frame) = self.running.as_ref() else { return };
        let to = match self.code().ops.get(usize::from(frame.effect.pc)) {
            Some(Op::May(_, to)) => *to,
            _ => return,
        };
        self.running.iter_mut().for_each(|frame| frame.effect.pc = to);
    }

    /// A shadow leaves the shadows: it is shown, does what it does, and stays if it has a window now (C-103a, C-103b).
    fn leave_shadows(&mut self, seat: Seat, id: Id, log: &mut impl Log<Event>) {
        let cause = self.running.take();
        let player = &mut self.players[seat];
        let Some(at) = player.shades.iter().position(|shade| shade.id == id) else { return };
        let card = player.lift(at).card;
        log.tell(|| Event::Left { seat, card: card.kind });
        let Some(BriefRow { stays, does, .. }) = self.brief_row(card.kind, self.epoch()) else { return };
        let source = if stays { self.next } else { 0 };
        if stays {
            self.enter(card, seat, log);
        }
        match does {
            Some(start) => {
                let (subject, ages) = cause.map_or((0, 0), |cause| (cause.effect.subject, cause.effect.ages));
                let effect = Effect::new(card.kind, source, seat, start);
                self.start_effect(Effect { subject, ages, bury: !stays, ..effect });
            }
            None if !stays => self.bury(card.kind, seat),
            None => {}
        }
    }
}
