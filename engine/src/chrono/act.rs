//! What a seat does: in the mulligan, and in the main phase.

use super::action::Action;
use super::card::Resource;
use super::event::Event;
use super::field::Fact;
use super::mask::{CASTS, EMBODIES, MEDITATES};
use super::program::FREE;
use super::state::{Ask, Effect, Id, Part, Shade, Stage, State};
use crate::kit::{BySeat, Card, Illegal, Kind, Log, Seat, SeatSet, take_at};

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
                let n = self.collect(seat, Resource::Concentration, &self.own_sums(), log);
                self.concentrate(seat, n, log);
            }
            Action::Life => {
                let n = self.collect(seat, Resource::Life, &self.own_sums(), log);
                self.heal(seat, i16::from(n), log);
            }
            Action::Time => self.collect_time(seat, log),
            Action::Use(id, number) => self.use_power(seat, id, number, log),
            Action::Sacrifice(id) => self.die(id, log),
            Action::Hero(number) => self.use_hero(seat, number, log),
            Action::Meditate => {
                self.meditates = true;
                log.tell(|| Event::Meditated { seat });
                if !self.replaces_meditation(seat) {
                    self.spend(seat, 1);
                    self.question = Some((seat, Ask::Fetch));
                }
                let hero = self.players[seat].hero;
                let more = self.compiled(hero).and_then(|hero| hero.meditation);
                more.into_iter().for_each(|start| self.enqueue(Effect::new(hero, 0, seat, start)));
                self.hear(Fact::of(MEDITATES, seat));
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
        let is_shadow = self.code().costs.get(kind.index()) == Some(&FREE);
        self.spend(seat, self.cost(seat, kind));
        take_at(&mut self.players[seat].hand, at);
        if is_shadow {
            let id = self.next;
            self.next = self.next.saturating_add(1);
            log.tell(|| Event::Laid { seat, card: kind });
            self.players[seat].lay(Shade { id, card: Card { kind, known: SeatSet::one(seat) } });
            self.ears[seat.index()] |= self.code().mask(kind, epoch);
            return;
        }
        log.tell(|| Event::Played { seat, card: kind });
        let Some(row) = self.brief_row(kind, epoch) else { return };
        if row.stays {
            self.enter(card, seat, log);
            self.hear(Fact::of(EMBODIES, seat));
        } else {
            self.cast(kind, seat, row.does);
            self.hear(Fact::of(CASTS, seat));
        }
    }

    /// A spell does what it does, and then goes to the graveyard.
    fn cast(&mut self, kind: Kind, seat: Seat, does: Option<u16>) {
        match does {
            Some(start) => {
                let effect = Effect::new(kind, 0, seat, start);
                self.queue.push_front(Effect { bury: true, ..effect });
            }
            None => self.bury(kind, seat),
        }
    }

    fn use_power(&mut self, seat: Seat, id: Id, number: u8, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        let kind = perm.kind;
        let found = self.row_of(perm).and_then(|row| row.turns.get(usize::from(number).wrapping_sub(1)).copied());
        let Some((price, start)) = found else { return };
        self.spend(seat, price);
        self.perm_mut(id).into_iter().for_each(|perm| perm.turned = true);
        log.tell(|| Event::Used { seat, card: kind, number: id });
        self.start_effect(Effect::new(kind, id, seat, start));
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
        self.start_effect(Effect::new(hero, 0, seat, ability.start));
    }
}
