//! Answers of players.

use super::action::Action;
use super::announce::{Given, Need, Wanted};
use super::card::{Grip, Where};
use super::event::Event;
use super::question::{Ask, Then, Zone};
use super::state::{Frame, Perm, Ref, State, Stops};
use crate::kit::{Illegal, Log, Seat, SeatSet};

impl State {
    /// Takes an action of a seat, if it is allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if seat.index() >= self.players.len() || !self.may(seat, action) {
            return Err(Illegal { seat, action: action.to_string() });
        }
        self.note_passing(seat, action);
        if self.question.is_some() {
            self.answer(seat, action, log);
        } else if self.pending.is_some() {
            self.pick(action, log);
        } else {
            self.take_part(seat, action, log);
        }
        self.run(log);
        Ok(())
    }

    /// Takes an action of the player who has priority.
    fn take_part(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Keep | Action::Mulligan => {
                let replaced = action == Action::Mulligan;
                log.tell(|| Event::Kept { seat, replaced });
                if replaced {
                    self.mulligans.0 = self.mulligans.0.with(seat);
                }
                self.mulligans.1 = self.mulligans.1.with(seat);
                self.window.asked = false;
            }
            Action::Always => self.player_mut(seat).stops = Stops::Always,
            Action::Sometimes => self.player_mut(seat).stops = Stops::Sometimes,
            Action::Pass => self.pass(seat),
            // A player who wants to act then does so in the end phase, once.
            Action::End => self.end_phase(),
            Action::Rest => {
                self.player_mut(seat).rests = true;
                self.pass(seat);
            }
            Action::Yield => {
                let next = self.can_yield(seat);
                self.player_mut(seat).yields.extend(next);
                self.pass(seat);
            }
            Action::Heed(place) => drop(self.player_mut(seat).yields.remove(usize::from(place) - 1)),
            Action::Play(index) => {
                let Some(card) = self.player(seat).hand.get(usize::from(index)).copied() else { return };
                let start = self.compiled(card.kind).play.start;
                self.announce(seat, Wanted::Play(index), Frame::new(card.kind, 0, seat, start), log);
            }
            Action::Use(id, number) => {
                let Some(kind) = self.perm(id).map(|perm| perm.card.kind) else { return };
                let paid = &self.compiled(kind).paid;
                let Some(at) = paid.iter().position(|paid| paid.number + 1 == number) else { return };
                let frame = Frame::new(kind, id, seat, paid[at].program.start);
                self.announce(seat, Wanted::Use(id, at as u8), frame, log);
            }
            Action::Attack(id) => {
                let Some(kind) = self.perm(id).map(|perm| perm.card.kind) else { return };
                self.announce(seat, Wanted::Attack(id), Frame::new(kind, id, seat, 0), log);
            }
            Action::Strike(id) => {
                self.strike(seat, id, log);
                self.acted();
            }
            Action::Place(index) | Action::Quest(index) => {
                let up = matches!(action, Action::Quest(_));
                let player = self.player_mut(seat);
                player.placed = true;
                let card = player.hand.remove(usize::from(index));
                self.place_resource(card, seat, up, false, log);
                self.acted();
            }
            _ => {}
        }
    }

    fn pass(&mut self, seat: Seat) {
        self.window.passed = self.window.passed.with(seat);
        self.window.holder = self.after(seat);
        self.window.asked = false;
    }

    /// Something happened without using the chain: everybody may act again.
    fn acted(&mut self) {
        self.reopen();
        self.unchecked = true;
    }

    /// Takes a choice for the thing that is being put on the chain.
    fn pick(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Some(mut pending) = self.pending.take() else { return };
        if action == Action::Back {
            return;
        }
        let need = self.need(&pending);
        match (need, action) {
            (Need::X(_), Action::X(number)) => pending.x = Some(number),
            (Need::Defender, Action::Pick(id)) => pending.frame.targets.push((0, Ref::Perm(id))),
            (Need::Target(..), Action::Done) => pending.aim += 1,
            (Need::Target(at, _), _) => pending.frame.targets.extend(self.meant(action).map(|target| (at, target))),
            (Need::Part(at, _), Action::Pick(id)) => pending.given.push((at, Given::Perm(id))),
            (Need::Part(at, _), Action::Card(index)) => pending.given.push((at, Given::Card(index))),
            _ => {}
        }
        self.window.asked = false;
        self.proceed(*pending, log);
    }

    /// Takes an answer to a question.
    fn answer(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Some(question) = self.question.take() else { return };
        let mut question = *question;
        match (&mut question.ask, action) {
            (Ask::Armor, Action::Armor(id)) => {
                self.armor(id, log);
                if self.asks_armor_again() {
                    self.question = Some(Box::new(question));
                } else {
                    self.decline_armor();
                }
            }
            (Ask::Armor, _) => self.decline_armor(),
            (Ask::Protect(_), Action::Protect(id)) => self.protect(id, log),
            (Ask::Protect(left), _) => self.ask_protect(*left),
            (Ask::Drop(ids), Action::Pick(id)) => {
                if let Some(perm) = self.perm(id) {
                    let (seat, card) = (perm.controller, perm.card.kind);
                    let others = || ids.iter().filter(|other| **other != id).filter_map(|other| self.perm(*other));
                    // Two cards of the off hand go together: only a two-handed weapon keeps one of them out.
                    let two_handed = |other: &&Perm| self.grip(other) == Grip::Two;
                    let by_hands = self.grip(perm) == Grip::Off && others().any(|other| two_handed(&other));
                    let others =
                        || others().filter(|other| !by_hands || two_handed(other)).map(|other| other.card.kind);
                    log.tell(|| Event::Crowded { seat, card, number: id, others: others().collect() });
                }
                self.move_all(&[id], Where::Graveyard, log);
            }
            (Ask::Excess(left), Action::Card(index)) => {
                self.discard(seat, usize::from(index), log);
                *left -= 1;
                if *left > 0 {
                    self.question = Some(Box::new(question));
                }
            }
            (Ask::Pick { from, left }, Action::Pick(id)) => {
                from.retain(|other| *other != id);
                *left -= 1;
                if let Some(frame) = &mut self.running {
                    frame.that.push(id);
                }
                if *left > 0 && !from.is_empty() {
                    self.question = Some(Box::new(question));
                }
            }
            (Ask::Cards { .. }, Action::Card(index)) => self.take_card(question, index, log),
            (Ask::May | Ask::Avert, Action::Yes) => self.decide(true, log),
            (Ask::May | Ask::Avert, Action::No) => self.decide(false, log),
            (Ask::Options(_), Action::Option(number)) => self.choose(number - 1),
            (Ask::Order(_), Action::Option(number)) => self.put_on_chain(seat, usize::from(number - 1), log),
            // The seat chooses nothing more, so the step goes on.
            _ => {}
        }
    }

    fn take_card(&mut self, mut question: super::question::Question, index: u8, log: &mut impl Log<Event>) {
        let Ask::Cards { of, zone, from, left, then, .. } = &mut question.ask else { return };
        let (of, then) = (*of, *then);
        let player = self.player_mut(of);
        let cards = match zone {
            Zone::Hand => &mut player.hand,
            Zone::Graveyard => &mut player.graveyard,
            Zone::Looking => &mut player.looking,
        };
        if usize::from(index) >= cards.len() {
            return;
        }
        *left -= 1;
        from.retain(|other| *other != index);
        from.iter_mut().filter(|other| **other > index).for_each(|other| *other -= 1);
        let more = *left > 0 && !from.is_empty();
        match then {
            Then::Discard => self.discard(of, usize::from(index), log),
            Then::Put(to) => {
                let card = cards.remove(usize::from(index));
                let open = card.known == SeatSet::ALL;
                log.tell(|| Event::Took { seat: of, card: card.kind, to, open });
                self.put(card, of, to, log);
            }
        }
        if more {
            self.question = Some(Box::new(question));
        }
    }
}
