//! Damage and losses of units and players (W-29, W-30, W-76..W-80, W-86).

use super::card::Type;
use super::event::Event;
use super::field::Fact;
use super::mask;
use super::program::Fixed;
use super::state::{Ask, Blow, Id, Ids, Perm, State, flag};
use crate::kit::{Log, Seat};

impl State {
    /// Damage of an effect of a seat's card on its way to a unit; that of artillery follows the rules of its class.
    pub(super) fn aim(&mut self, seat: Seat, to: Id, n: i16, shells: bool) {
        let Some(perm) = self.perm(to) else { return };
        if !self.is_unit(perm) || n <= 0 {
            return;
        }
        let shell = shells.then_some((seat, n.min(200) as u8));
        let n = if shells { self.shelled(seat, perm, n) } else { n };
        if n > 0 {
            self.blows.push(Blow { to, n: n.min(200) as u8, of: 0, shell });
        }
    }

    /// What artillery of a seat deals to a unit (W-19, W-20).
    fn shelled(&self, seat: Seat, perm: &Perm, n: i16) -> i16 {
        let more = self.changed(mask::GUNS, seat, |fixed| match fixed {
            Fixed::Guns(who, n) => Some((who, n)),
            _ => None,
        });
        match self.type_of(perm.kind) {
            Type::Navy => 0,
            _ if self.has_trait(perm, super::program::bit::SHELL_PROOF) => 0,
            Type::TankDestroyer => n.saturating_add(more as i16).saturating_add(1),
            _ => n.saturating_add(more as i16),
        }
    }

    /// W-86: what would hit a colonel hits one of its bodyguards. Says whether the colonel's player is asked which.
    pub(super) fn find_guards(&mut self) -> bool {
        loop {
            let hit = self.blows.iter().find(|blow| blow.of == 0 && self.guards(blow.to).next().is_some());
            let Some(colonel) = hit.map(|blow| blow.to) else { return false };
            let guards: Ids = self.guards(colonel).map(|perm| perm.id).collect();
            match guards[..] {
                [only] => self.cover(colonel, only),
                _ => {
                    let owner = self.perm(colonel).map_or(self.turn, |perm| perm.owner);
                    self.question = Some(Box::new((owner, Ask::Hit(colonel, guards))));
                    return true;
                }
            }
        }
    }

    /// A bodyguard takes everything that would hit its colonel now. Shells follow its own class: those that hit a ship do
    /// nothing (W-20).
    pub(super) fn cover(&mut self, colonel: Id, guard: Id) {
        let mut blows = std::mem::take(&mut self.blows);
        for blow in blows.iter_mut().filter(|blow| blow.to == colonel && blow.of == 0) {
            (blow.to, blow.of) = (guard, colonel);
            if let (Some((seat, n)), Some(perm)) = (blow.shell, self.perm(guard)) {
                blow.n = self.shelled(seat, perm, n.into()).clamp(0, 200) as u8;
            }
        }
        self.blows = blows;
    }

    /// All damage that is on its way lands at once (W-76).
    pub(super) fn land(&mut self, log: &mut impl Log<Event>) {
        let blows = std::mem::take(&mut self.blows);
        let mut hit = Ids::new();
        for blow in &blows {
            if !hit.contains(&blow.to) {
                hit.push(blow.to);
            }
        }
        for id in hit {
            self.land_on(id, &blows, log);
        }
    }

    fn land_on(&mut self, id: Id, blows: &[Blow], log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id).copied() else { return };
        let (seat, card) = (perm.owner, perm.kind);
        let armor = self.armor(&perm);
        let own = blows.iter().filter(|blow| blow.to == id);
        for colonel in own.clone().filter(|blow| blow.of != 0).map(|blow| blow.of).take(1) {
            let of = self.perm(colonel).map(|perm| perm.kind);
            of.into_iter().for_each(|of| log.tell(|| Event::Covered { seat, card, number: id, of }));
        }
        let whole: i16 = own.clone().map(|blow| i16::from(blow.n)).sum();
        let through: i16 = own.map(|blow| i16::from(blow.n.saturating_sub(armor))).sum();
        let stopped = if perm.is(flag::PROTECTED) { through } else { through.min(perm.shield.into()) };
        let n = through - stopped;
        if whole > n {
            log.tell(|| Event::Prevented { seat, card: Some(card), n: whole - n });
        }
        self.settled = false;
        if let Some(perm) = self.perm_mut(id) {
            if !perm.is(flag::PROTECTED) {
                perm.shield -= stopped as u8;
            }
            perm.damage = perm.damage.saturating_add(n.clamp(0, 255) as u8);
        }
        if n > 0 {
            log.tell(|| Event::Hurt { seat, card, number: id, n });
            self.hear(Fact::Damaged(id));
        }
    }

    /// Damage to a player (W-28: defense of units does not help).
    pub(super) fn hurt(&mut self, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        if n <= 0 {
            return;
        }
        let player = &mut self.players[seat];
        let stopped = n.min(player.cover.into());
        player.cover -= stopped as u8;
        let n = n - stopped;
        player.health = player.health.saturating_sub(n);
        if stopped > 0 {
            log.tell(|| Event::Prevented { seat, card: None, n: stopped });
        }
        if n > 0 {
            log.tell(|| Event::Damaged { seat, n });
            self.hear(Fact::Hurt(seat));
        }
    }

    /// A loss of Health that is no damage.
    pub(super) fn lose(&mut self, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        if n > 0 {
            let health = &mut self.players[seat].health;
            *health = health.saturating_sub(n);
            log.tell(|| Event::Lost { seat, n });
        }
    }

    /// A gain of Health.
    pub(super) fn heal(&mut self, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        if n > 0 {
            let health = &mut self.players[seat].health;
            *health = health.saturating_add(n);
            log.tell(|| Event::Healed { seat, n });
        }
    }

    /// Destroys every unit whose damage has reached its defense, all at once (W-80), and every medal that nobody wears any
    /// more. A loss can lower the defense of others, so it looks again until all is well (W-27).
    #[inline]
    pub(super) fn sweep(&mut self, log: &mut impl Log<Event>) {
        if !self.settled {
            self.sweep_all(log);
        }
        debug_assert!(!self.perms.iter().any(|perm| self.is_lost(perm)), "a loss is overlooked");
    }

    fn sweep_all(&mut self, log: &mut impl Log<Event>) {
        loop {
            // Without damage and without anything that lowers it, defense is at least 1.
            let (lowers, stats, worn) = (self.has(mask::LOWERS), self.has(mask::STATS), self.has(mask::WORN));
            let (mut lost, mut settled) = (Ids::new(), !lowers);
            for perm in &self.perms {
                let is_hurt = perm.damage > 0 || perm.boost.1 < 0 || perm.more.1 < 0 || perm.held.1 < 0;
                settled &= !(is_hurt && stats);
                let is_open = is_hurt || lowers || (worn && self.is_any(perm.kind, mask::WORN));
                if is_open && self.is_lost(perm) {
                    lost.push(perm.id);
                }
            }
            if lost.is_empty() {
                self.settled = settled;
                self.free_guards();
                return;
            }
            self.destroy(&lost, log);
        }
    }

    /// W-86: whoever is a colonel no longer, or of fewer bodyguards, keeps only so many; a colonel guards nobody.
    fn free_guards(&mut self) {
        for at in 0..self.perms.len() {
            let guard = &self.perms[at];
            if guard.with == 0 || !self.is_unit(guard) {
                continue;
            }
            let most = self.perm(guard.with).map_or(0, |colonel| self.colonel(colonel));
            let earlier = self.guards(guard.with).take_while(|other| other.id < guard.id).count();
            if earlier >= usize::from(most) || self.colonel(guard) > 0 {
                self.perms[at].with = 0;
            }
        }
    }

    fn is_lost(&self, perm: &Perm) -> bool {
        if self.is_unit(perm) { self.is_beaten(perm) } else { self.is_lost_medal(perm) }
    }
}
