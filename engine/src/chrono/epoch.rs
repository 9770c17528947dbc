//! The movement of time, and what becomes of permanents when it takes them to another epoch.

use smallvec::SmallVec;

use super::card::Epoch;
use super::event::Event;
use super::field::Fact;
use super::program::BriefRow;
use super::state::{Effect, Id, Ids, LAST_AGE, Perm, State, What, epoch_of};
use crate::kit::{Kind, Log, Seat};

impl State {
    /// Moves time by so many ages, back if negative, as far as the ends allow (C-08..C-12); returns by how many. Natural flow
    /// sets off no trigger of movement (C-13).
    pub(super) fn move_time(&mut self, by: i16, natural: bool, log: &mut impl Log<Event>) -> i16 {
        let from = self.age;
        let to = i16::from(from).saturating_add(by).clamp(1, i16::from(LAST_AGE)) as u8;
        let ages = i16::from(to) - i16::from(from);
        if ages == 0 {
            return 0;
        }
        log.tell(|| Event::Moved { from, to, natural });
        if !natural {
            self.moved = self.moved.saturating_add(ages.unsigned_abs() as u8);
        }
        let mut changes = 0;
        if epoch_of(from) == epoch_of(to) {
            self.age = to;
        } else {
            changes = self.change_epoch(from, to, log);
        }
        if !natural {
            self.hear(Fact::moved(ages));
        }
        (0..changes).for_each(|_| self.hear(Fact::changed()));
        ages
    }

    /// Moves time to another epoch; says how often the epoch has changed. Few movements do, so this is kept out of the others.
    #[inline(never)]
    fn change_epoch(&mut self, from: u8, to: u8, log: &mut impl Log<Event>) -> u8 {
        self.stops(from, to).into_iter().map(|age| u8::from(self.arrive(age, log))).sum()
    }

    /// The ages at which a movement arrives: its end, and in a house where no movement is one, before it the ages in which it
    /// enters epochs in between (C-11).
    fn stops(&self, from: u8, to: u8) -> SmallVec<[u8; 3]> {
        let entered: [u8; 2] = if from < to { [16, 26] } else { [25, 15] };
        let between = |age: &u8| from.min(to) < *age && *age < from.max(to);
        let atomic = self.rules.setup().house.time_shift_atomic;
        entered.into_iter().filter(|age| !atomic && between(age)).chain([to]).collect()
    }

    /// It is now this age; says whether the epoch has changed.
    fn arrive(&mut self, age: u8, log: &mut impl Log<Event>) -> bool {
        let (epoch, now) = (self.epoch(), epoch_of(age));
        if epoch == now {
            self.age = age;
            return false;
        }
        let moved = self.strangers(now);
        self.age = age;
        self.perms.iter_mut().for_each(|perm| perm.shifted = None);
        self.listen();
        let queued = self.queue.len();
        let mut dead = Ids::new();
        for id in moved {
            if self.changed(id, queued, log) {
                dead.push(id);
            }
        }
        dead.into_iter().for_each(|id| self.clear(id));
        self.take_turns(queued);
        true
    }

    /// The permanents that are in other epochs than this one and for which that makes a difference, those of the turn player
    /// first, each in the order of entry (C-92, C-121).
    fn strangers(&self, epoch: Epoch) -> SmallVec<[Id; 16]> {
        let mut found = SmallVec::new();
        let differs = |perm: &&Perm| {
            let row = self.brief_row(perm.kind, epoch);
            self.own_epoch(perm) != epoch && row.is_some_and(|row| !row.stays || row.manifest.is_some())
        };
        for seat in [self.turn, self.turn.other()] {
            let own = self.perms.iter().filter(|perm| perm.owner == seat);
            found.extend(own.filter(differs).map(|perm| perm.id));
        }
        found
    }

    /// Moves a permanent to another epoch (C-113, C-114). What the same step has set off waits behind the first `queued`
    /// effects.
    pub(super) fn shift(&mut self, id: Id, epoch: Epoch, queued: usize, log: &mut impl Log<Event>) {
        let active = self.epoch();
        let Some(perm) = self.perm_mut(id) else { return };
        perm.shifted = (epoch != active).then_some(epoch);
        let (seat, card) = (perm.owner, perm.kind);
        self.listen();
        log.tell(|| Event::Shifted { seat, card, number: id, epoch: epoch.index() as u8 + 1 });
        if self.changed(id, queued, log) {
            self.clear(id);
        }
    }

    /// A permanent is now in another epoch: without a window it falls and does there what it does as a spell (C-91, C-114),
    /// otherwise it manifests (C-107). What the same change has set off waits behind the first `queued` effects. Says whether it
    /// falls, so that it has to be cleared away.
    fn changed(&mut self, id: Id, queued: usize, log: &mut impl Log<Event>) -> bool {
        let Some(perm) = self.perm(id) else { return false };
        let (kind, seat, snared, epoch) = (perm.kind, perm.owner, !perm.snare.is_empty(), self.own_epoch(perm));
        let Some(BriefRow { stays, does, manifest, .. }) = self.brief_row(kind, epoch) else { return false };
        let effect = |start| Effect::new(kind, id, seat, start);
        if stays {
            manifest.filter(|_| !snared).into_iter().for_each(|start| self.enqueue(effect(start)));
        } else {
            // A card dies once, so the first one that does names this change and no other.
            let living = self.queue.iter().skip(queued).find(|effect| matches!(effect.what, What::Living(_)));
            let what = living.map_or(What::Living(id), |effect| effect.what);
            does.into_iter().for_each(|start| self.enqueue(Effect { what, ..effect(start) }));
            self.fall(id, log);
        }
        !stays
    }

    /// The different living spells among which the player of the next effect chooses, by their places in the queue: those of
    /// the same player that the same change made (C-92).
    pub(super) fn living(&self) -> SmallVec<[(usize, Kind); 4]> {
        let mut found = SmallVec::new();
        let Some(next) = self.queue.front() else { return found };
        if !matches!(next.what, What::Living(_)) {
            return found;
        }
        let same = |effect: &&Effect| effect.what == next.what && effect.seat == next.seat;
        for (at, effect) in self.queue.iter().enumerate().filter(|(_, effect)| same(effect)) {
            if found.iter().all(|(_, kind)| *kind != effect.kind) {
                found.push((at, effect.kind));
            }
        }
        found
    }

    /// Who has to choose the next living spell, and among how many; those that are alike need no order.
    pub(super) fn unordered(&self) -> Option<(Seat, u8)> {
        let next = self.queue.front().filter(|effect| matches!(effect.what, What::Living(_)))?;
        let count = self.living().len();
        (count > 1).then_some((next.seat, count as u8))
    }

    /// The living spell that was chosen happens next.
    pub(super) fn put_first(&mut self, number: u8) {
        let chosen = self.living().get(usize::from(number).wrapping_sub(1)).map(|(at, _)| *at);
        if let Some(effect) = chosen.and_then(|at| self.queue.remove(at)) {
            self.queue.push_front(Effect { what: What::Effect, ..effect });
        }
    }
}
