//! The actions of a seat: which are allowed, and what each of them does.

use super::action::Action;
use super::card::{Epoch, Resource, Type};
use super::event::Event;
use super::field::Fact;
use super::state::{Ask, Frame, Id, Part, Perm, Shade, Stage, State, What};
use crate::kit::{BySeat, Card, Illegal, Log, Seat, SeatSet};

impl State {
    /// Adds every action that a seat may take now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::ChooseFirst(chooser) if chooser == seat => out.extend([Action::First, Action::Second]),
            Stage::Mulligan(marks, ready) if !ready.has(seat) => {
                out.push(Action::Keep);
                let hand = 0..self.players[seat].hand.len().min(64) as u8;
                out.extend(hand.filter(|at| marks[seat] & (1 << at) == 0).map(Action::Swap));
                if marks[seat] != 0 {
                    out.push(Action::Back);
                }
            }
            Stage::Turn(_) => match self.question.as_deref() {
                Some((asked, ask)) if *asked == seat => self.list_answers(seat, ask, out),
                Some(_) => {}
                None if self.turn == seat => self.list_main(seat, out),
                None => {}
            },
            _ => {}
        }
    }

    fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.stage != Stage::Turn(Part::Main) {
            return;
        }
        let player = &self.players[seat];
        if !self.meditates {
            let hand = (0..=u8::MAX).zip(&player.hand);
            out.extend(hand.filter(|(_, card)| self.can_play(seat, **card)).map(|(at, _)| Action::Play(at)));
        }
        for (resource, action) in [(Resource::Concentration, Action::Focus), (Resource::Life, Action::Life)] {
            if !self.is_collected(resource) && self.sum(seat, resource) > 0 {
                out.push(action);
            }
        }
        if self.can_collect_time(seat) {
            out.push(Action::Time);
        }
        for perm in self.perms.iter().filter(|perm| perm.owner == seat) {
            let Some(row) = self.row_of(perm) else { continue };
            if !perm.turned && !row.turns.is_empty() && !self.is_sick(perm) {
                let payable = (1..).zip(&row.turns).filter(|(_, (price, _))| self.can_pay(seat, *price));
                out.extend(payable.map(|(number, _)| Action::Use(perm.id, number)));
            }
            if row.fury.is_some() && perm.snare.is_none() {
                out.push(Action::Sacrifice(perm.id));
            }
        }
        // C-51..C-54: once a turn, and not in a turn of meditation.
        if !self.used && !self.meditates {
            let abilities = self.compiled(player.hero).map_or(&[][..], |hero| &hero.abilities);
            let able = (1..).zip(abilities).filter(|(_, ability)| player.counters + i16::from(ability.counters) >= 0);
            out.extend(able.map(|(number, _)| Action::Hero(number)));
        }
        if self.can_meditate() {
            out.push(Action::Meditate);
        }
        if self.sum(seat, Resource::Attack) > 0 || self.sum(seat, Resource::Damage) > 0 {
            out.push(Action::Attack);
        }
        out.push(Action::End);
    }

    fn can_collect_time(&self, seat: Seat) -> bool {
        !self.is_collected(Resource::Time)
            && [Resource::Time, Resource::Future, Resource::Past].into_iter().any(|kind| self.sum(seat, kind) > 0)
    }

    /// Whether a card of the hand can be played: a shadow for nothing (C-103), others for their cost.
    fn can_play(&self, seat: Seat, card: Card) -> bool {
        match self.compiled(card.kind).map(|card| card.kind) {
            Some(Type::Shadow) => self.players[seat].shades.len() < usize::from(u8::MAX),
            Some(_) => self.can_pay(seat, self.cost(seat, card.kind)),
            None => false,
        }
    }

    fn list_answers(&self, seat: Seat, ask: &Ask, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let cards = |n: usize| (0..=u8::MAX).take(n).map(Action::Card);
        match ask {
            Ask::Pick(from) | Ask::Insight(from) => out.extend(from.iter().map(|id| Action::Pick(*id))),
            Ask::Mass(from, _) => {
                out.extend(from.iter().map(|id| Action::Pick(*id)));
                out.push(Action::Done);
            }
            Ask::Way(ages) => out.extend([Action::Move(*ages as i8), Action::Move(-(*ages as i8))]),
            Ask::Split(n) => {
                let life = self.site(seat.other(), false).map_or(0, |perm| perm.counters);
                out.extend((0..=(*n).min(life).min(255) as u8).map(Action::Number));
            }
            Ask::Discard(_) => out.extend(cards(player.hand.len())),
            Ask::Fetch => out.extend(cards(player.beside.len())),
            Ask::Recover(_) => {
                out.extend(cards(player.graveyard.len()));
                out.push(Action::Done);
            }
            Ask::Option(count) => out.extend((1..=*count).map(Action::Option)),
            Ask::May(_) | Ask::Leave(_) | Ask::Send(_) => out.extend([Action::Yes, Action::No]),
            Ask::Epoch(_) => out.extend([Action::Option(1), Action::Option(3)]),
            Ask::Time(any, future, past) => {
                let (any, age) = (i16::from(*any), i16::from(self.age));
                let back = (any + i16::from(*past)).min(age - 1);
                let ahead = (any + i16::from(*future)).min(i16::from(super::state::LAST_AGE) - age);
                out.extend((-back..=ahead).map(|ages| Action::Move(ages as i8)));
            }
            Ask::Unwind(left, event) => {
                let time = self.perm(*event).map_or(0, |perm| perm.counters);
                out.extend((0..=i16::from(*left).min(time) as u8).map(Action::Number));
            }
        }
    }

    /// Takes an action of a seat, if it is allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let mut may = Vec::new();
        if seat.index() < 2 {
            self.list(seat, &mut may);
        }
        if !may.contains(&action) {
            return Err(Illegal { seat, action: action.to_string() });
        }
        match self.stage {
            Stage::ChooseFirst(_) => {
                let first = if action == Action::First { seat } else { seat.other() };
                self.settle_first(first, log);
            }
            Stage::Mulligan(marks, ready) => self.mulligan(seat, action, marks, ready, log),
            _ => match self.question.take() {
                Some(question) => self.answer(seat, question.1, action, log),
                None => self.main(seat, action, log),
            },
        }
        self.run(log);
        Ok(())
    }

    /// C-22: marks stay sealed until both are done.
    fn mulligan(
        &mut self,
        seat: Seat,
        action: Action,
        mut marks: BySeat<u64, 2>,
        mut ready: SeatSet,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Swap(at) => marks[seat] |= 1 << at,
            Action::Back => marks[seat] = 0,
            _ => ready = ready.with(seat),
        }
        self.stage = Stage::Mulligan(marks, ready);
        if ready.has(seat) && ready.has(seat.other()) {
            self.replace(marks, log);
        }
    }

    fn main(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.begun = true;
        match action {
            Action::Play(at) => self.play(seat, usize::from(at), log),
            Action::Focus => {
                let n = self.collect(seat, Resource::Concentration, log);
                self.concentrate(seat, n, log);
            }
            Action::Life => {
                let n = self.collect(seat, Resource::Life, log);
                self.heal(seat, i16::from(n), log);
            }
            Action::Time => self.collect_time(seat, log),
            Action::Use(id, number) => self.use_power(seat, id, number, log),
            Action::Sacrifice(id) => self.die(id, log),
            Action::Hero(number) => self.use_hero(seat, number, log),
            Action::Meditate => {
                self.meditates = true;
                self.spend(seat, 1);
                log.tell(|| Event::Meditated { seat });
                let hero = self.players[seat].hero;
                let more = self.compiled(hero).and_then(|hero| hero.meditation);
                self.queue.extend(more.map(|start| Frame::new(hero, 0, seat, start)));
                self.hear(Fact::Meditated(seat));
                self.question = Some(Box::new((seat, Ask::Fetch)));
            }
            Action::Attack => {
                let n = self.attack(seat, log);
                self.stage = Stage::Turn(Part::Strike(n));
            }
            _ => self.stage = Stage::Turn(Part::Attacked),
        }
    }

    /// Plays a card of the hand (C-64, C-90), or lays a shadow (C-103).
    fn play(&mut self, seat: Seat, at: usize, log: &mut impl Log<Event>) {
        let Some(card) = self.players[seat].hand.get(at).copied() else { return };
        let (kind, epoch) = (card.kind, self.epoch());
        let is_shadow = self.compiled(kind).is_some_and(|card| card.kind == Type::Shadow);
        let cost = if is_shadow { 0 } else { self.cost(seat, kind) };
        self.spend(seat, cost);
        self.players[seat].hand.remove(at);
        if is_shadow {
            let id = self.next;
            self.next = self.next.saturating_add(1);
            log.tell(|| Event::Laid { seat, card: kind });
            self.players[seat].shades.push(Shade { id, card: Card { kind, known: SeatSet::one(seat) } });
            return;
        }
        log.tell(|| Event::Played { seat, card: kind });
        let Some(row) = self.row(kind, epoch) else { return };
        let (stays, does) = (row.window.is_some(), row.does);
        if stays {
            self.enter(card, seat, log);
            self.hear(Fact::Embodied(seat));
        } else {
            self.cast(card, seat, does);
            self.hear(Fact::Cast(seat));
        }
    }

    /// A spell does what it does, and then goes to the graveyard.
    fn cast(&mut self, card: Card, seat: Seat, does: Option<u16>) {
        match does {
            Some(start) => {
                let frame = Frame::new(card.kind, 0, seat, start);
                self.queue.push_front(Frame { bury: Some((card, seat)), ..frame });
            }
            None => self.bury(card, seat),
        }
    }

    fn use_power(&mut self, seat: Seat, id: Id, number: u8, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        let kind = perm.card.kind;
        let found = self.row_of(perm).and_then(|row| row.turns.get(usize::from(number).wrapping_sub(1)).copied());
        let Some((price, start)) = found else { return };
        self.spend(seat, price);
        self.perm_mut(id).into_iter().for_each(|perm| perm.turned = true);
        log.tell(|| Event::Used { seat, card: kind, number: id });
        self.running = Some(Box::new(Frame::new(kind, id, seat, start)));
    }

    fn use_hero(&mut self, seat: Seat, number: u8, log: &mut impl Log<Event>) {
        let hero = self.players[seat].hero;
        let found =
            self.compiled(hero).and_then(|hero| hero.abilities.get(usize::from(number).wrapping_sub(1)).copied());
        let Some(ability) = found else { return };
        self.used = true;
        log.tell(|| Event::Hero { seat, ability: number });
        let n = i16::from(ability.counters);
        self.players[seat].counters = self.players[seat].counters.saturating_add(n);
        log.tell(|| Event::Charged { seat, n });
        self.running = Some(Box::new(Frame::new(hero, 0, seat, ability.start)));
    }

    fn answer(&mut self, seat: Seat, ask: Ask, action: Action, log: &mut impl Log<Event>) {
        match (ask, action) {
            (Ask::Pick(_), Action::Pick(id)) => {
                self.that(id);
                self.go_on();
            }
            (Ask::Mass(mut from, left), Action::Pick(id)) => {
                let spirit = self.perm(id).map_or(0, |perm| i16::from(self.spirit(perm.card.kind)));
                self.that(id);
                from.retain(|other| *other != id);
                let from = self.affordable(from, left - spirit);
                if from.is_empty() {
                    self.go_on();
                } else {
                    self.question = Some(Box::new((seat, Ask::Mass(from, left - spirit))));
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
                self.go_on();
                site.into_iter().for_each(|id| self.wear(id, part, log));
                self.hurt(seat.other(), n - part, log);
            }
            (Ask::Discard(n), Action::Card(at)) => {
                self.discard(seat, usize::from(at), log);
                if n > 1 && !self.players[seat].hand.is_empty() {
                    self.question = Some(Box::new((seat, Ask::Discard(n - 1))));
                }
                // The step runs again for the other player.
            }
            (Ask::Fetch, Action::Card(at)) => {
                self.fetch(seat, usize::from(at), log);
                self.go_on();
            }
            (Ask::Recover(n), Action::Card(at)) => {
                let player = &mut self.players[seat];
                if usize::from(at) < player.graveyard.len() {
                    let card = player.graveyard.remove(usize::from(at));
                    player.hand.push(card);
                    log.tell(|| Event::Recovered { seat, card: card.kind });
                }
                if n > 1 && !self.players[seat].graveyard.is_empty() {
                    self.question = Some(Box::new((seat, Ask::Recover(n - 1))));
                } else {
                    self.go_on();
                }
            }
            (Ask::Option(_), Action::Option(number)) => self.choose(number),
            (Ask::May(price), Action::Yes) => {
                self.spend(seat, price);
                self.go_on();
            }
            (Ask::May(_), _) => self.decline(),
            (Ask::Epoch(id), Action::Option(number)) => {
                let epoch = if number == 1 { Epoch::One } else { Epoch::Three };
                self.go_on();
                self.shift(id, epoch, log);
            }
            (Ask::Leave(id), Action::Yes) => self.leave_shadows(seat, id, log),
            (Ask::Leave(_), _) => self.running = None,
            (Ask::Insight(_), Action::Pick(id)) => {
                let shade = self.players[seat.other()].shades.iter_mut().find(|shade| shade.id == id);
                if let Some(shade) = shade {
                    shade.card.known = shade.card.known.with(seat);
                    let card = shade.card.kind;
                    log.tell(|| Event::Seen { seat, card, returned: false });
                    self.question = Some(Box::new((seat, Ask::Send(id))));
                }
            }
            (Ask::Send(id), answer) => {
                self.go_on();
                let player = &mut self.players[seat.other()];
                if answer == Action::Yes
                    && let Some(at) = player.shades.iter().position(|shade| shade.id == id)
                {
                    let shade = player.shades.remove(at);
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
            self.question = Some(Box::new((seat, Ask::Unwind(left.min(255) as u8, event))));
        }
    }

    fn choose(&mut self, number: u8) {
        let Some(frame) = self.running.as_deref() else { return };
        let branches = match self.code().ops.get(usize::from(frame.pc)) {
            Some(super::program::Op::Choose(branches)) => &self.code().branches[usize::from(*branches)],
            _ => return,
        };
        let start = branches.get(usize::from(number).wrapping_sub(1)).copied();
        if let (Some(frame), Some(start)) = (&mut self.running, start) {
            frame.pc = start;
        }
    }

    /// Skips the steps that were offered.
    fn decline(&mut self) {
        let Some(frame) = self.running.as_deref() else { return };
        let to = match self.code().ops.get(usize::from(frame.pc)) {
            Some(super::program::Op::May(_, to)) => *to,
            _ => return,
        };
        self.running.iter_mut().for_each(|frame| frame.pc = to);
    }

    /// A shadow leaves the shadows: it is shown, does what it does, and stays if it has a window now (C-103a, C-103b).
    fn leave_shadows(&mut self, seat: Seat, id: Id, log: &mut impl Log<Event>) {
        let cause = self.running.take();
        let player = &mut self.players[seat];
        let Some(at) = player.shades.iter().position(|shade| shade.id == id) else { return };
        let card = player.shades.remove(at).card;
        log.tell(|| Event::Left { seat, card: card.kind });
        let Some(row) = self.row(card.kind, self.epoch()) else { return };
        let (stays, does) = (row.window.is_some(), row.does);
        let source = if stays { self.next } else { 0 };
        if stays {
            self.enter(card, seat, log);
        }
        let frame = does.map(|start| {
            let (subject, ages) = cause.map_or((0, 0), |cause| (cause.subject, cause.ages));
            let bury = (!stays).then_some((Card { kind: card.kind, known: SeatSet::ALL }, seat));
            Frame { what: What::Effect, subject, ages, bury, ..Frame::new(card.kind, source, seat, start) }
        });
        match frame {
            Some(frame) => self.running = Some(Box::new(frame)),
            None if !stays => self.bury(card, seat),
            None => {}
        }
    }
}
