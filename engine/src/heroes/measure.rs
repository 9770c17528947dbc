//! Amounts and conditions of an effect.

use super::card::{Turn, Where};
use super::compile::{Check, Num, Plr, Sel, Sum};
use super::fit::{Eye, compare};
use super::state::{Frame, Id, Ids, Ref, State};
use crate::kit::{Card, Seat, SeatSet};

impl Frame {
    pub(super) const fn eye(&self) -> Eye {
        Eye { seat: self.controller, this: self.source }
    }

    /// The targets of an aim.
    pub(super) fn aim(&self, aim: u8) -> impl Iterator<Item = Ref> {
        self.targets.iter().filter(move |(of, _)| *of == aim).map(|(_, target)| *target)
    }

    /// The same effect with this target alone.
    pub(super) fn aimed(&self, aim: u8, target: Ref) -> Self {
        Self { targets: std::iter::once((aim, target)).collect(), ..self.clone() }
    }
}

impl State {
    /// The cards in play to which a step applies.
    pub(super) fn select(&self, sel: Sel, frame: &Frame) -> Ids {
        let known = |id: Id| self.perm(id).map(|perm| perm.id).into_iter().collect();
        match sel {
            Sel::This => known(frame.source),
            Sel::Hero => known(self.player(frame.controller).hero),
            Sel::Bearer => known(self.perm(frame.source).map_or(0, |perm| perm.bearer)),
            Sel::That => frame.that.iter().copied().filter(|id| self.perm(*id).is_some()).collect(),
            Sel::Subject => known(frame.subject),
            Sel::Other => known(frame.other),
            Sel::Attacker => known(self.combat.map_or(0, |combat| combat.attacker)),
            Sel::Defender => known(self.combat.map_or(0, |combat| combat.defender)),
            Sel::Each(sieve) => self.all_fitting(sieve, frame.eye(), false).map(|perm| perm.id).collect(),
            Sel::Aim(aim) => frame
                .aim(aim)
                .filter_map(|target| match target {
                    Ref::Perm(id) if self.perm(id).is_some() => Some(id),
                    _ => None,
                })
                .collect(),
        }
    }

    fn first_of(&self, sel: Sel, frame: &Frame) -> Option<&super::state::Perm> {
        self.select(sel, frame).first().and_then(|id| self.perm(*id))
    }

    /// The first card to which a step refers; if it has left play, in its last state there.
    fn last_of(&self, sel: Sel, frame: &Frame) -> Option<&super::state::Perm> {
        let meant = || match sel {
            Sel::This => Some(frame.source),
            Sel::Bearer => self.known(frame.source).map(|perm| perm.bearer),
            Sel::That => frame.that.first().copied(),
            Sel::Subject => Some(frame.subject),
            Sel::Other => Some(frame.other),
            Sel::Aim(aim) => frame.aim(aim).find_map(|target| match target {
                Ref::Perm(id) => Some(id),
                _ => None,
            }),
            Sel::Hero | Sel::Each(_) | Sel::Attacker | Sel::Defender => None,
        };
        self.first_of(sel, frame).or_else(|| self.known(meant()?))
    }

    /// The players to whom a step applies, without those who are out of the game.
    pub(super) fn players_of(&self, plr: Plr, frame: &Frame) -> SeatSet {
        let living = self.living;
        let set: SeatSet = match plr {
            Plr::You => SeatSet::one(frame.controller),
            Plr::Everyone => living,
            Plr::Opponents => living.iter().filter(|seat| self.enemies(*seat, frame.controller)).collect(),
            Plr::Aim(aim) => frame
                .aim(aim)
                .filter_map(|target| match target {
                    Ref::Seat(seat) => Some(seat),
                    _ => None,
                })
                .collect(),
            Plr::Controller => {
                let concerned = frame.that.first().and_then(|id| self.known(*id)).map(|perm| perm.controller);
                SeatSet::one(concerned.unwrap_or(frame.player))
            }
        };
        set.iter().filter(|seat| living.has(*seat)).collect()
    }

    pub(super) fn num(&self, num: Num, frame: &Frame) -> i16 {
        match num {
            Num::N(number) => number,
            Num::Sum(number) => self.sum(&self.rules.code.sums[usize::from(number)], frame),
        }
    }

    fn sum(&self, sum: &Sum, frame: &Frame) -> i16 {
        let count = |number: usize| i16::try_from(number).unwrap_or(i16::MAX);
        match sum {
            Sum::X => i16::from(frame.x),
            Sum::Paid => i16::from(frame.paid),
            Sum::Count(sieve) => count(self.all_fitting(*sieve, frame.eye(), false).count()),
            Sum::CountIn(zone, plr, sieve) => {
                let players = self.players_of(*plr, frame);
                let fitting =
                    |seat: Seat| self.zone(seat, *zone).iter().filter(|card| self.kind_fits(*sieve, card.kind)).count();
                count(players.iter().map(fitting).sum())
            }
            Sum::Atk(sel) => self.last_of(*sel, frame).map_or(0, |perm| perm.now.atk),
            Sum::Health(sel) => self.last_of(*sel, frame).map_or(0, |perm| perm.now.health - perm.damage),
            Sum::Damage(sel) => self.last_of(*sel, frame).map_or(0, |perm| perm.damage),
            Sum::Cost(sel) => {
                self.last_of(*sel, frame).map_or(0, |perm| i16::from(self.compiled(perm.card.kind).cost.unwrap_or(0)))
            }
            Sum::Counters(kind, sel) => {
                self.last_of(*sel, frame).map_or(0, |perm| i16::from(self.counters_of(perm.id, *kind)))
            }
            Sum::Event => frame.amount,
            Sum::Resources(plr) => {
                let players = self.players_of(*plr, frame);
                count(self.perms.iter().filter(|perm| perm.resource && players.has(perm.controller)).count())
            }
            Sum::Hand(plr) => count(self.players_of(*plr, frame).iter().map(|seat| self.player(seat).hand.len()).sum()),
            Sum::Plus(a, b) => self.num(*a, frame).saturating_add(self.num(*b, frame)),
            Sum::Less(a, b) => self.num(*a, frame).saturating_sub(self.num(*b, frame)),
            Sum::Times(factor, a) => self.num(*a, frame).saturating_mul(i16::from(*factor)),
            Sum::Half(a) => {
                let number = self.num(*a, frame);
                number / 2 + number % 2
            }
        }
    }

    /// The cards in a seat's zone, if the zone is a list.
    pub(super) fn zone(&self, seat: Seat, zone: Where) -> &[Card] {
        let player = self.player(seat);
        match zone {
            Where::Hand => &player.hand,
            Where::Graveyard => &player.graveyard,
            Where::Removed => &player.removed,
            _ => &[],
        }
    }

    pub(super) fn holds(&self, check: u16, frame: &Frame) -> bool {
        let hero = || self.hero(frame.controller).and_then(|hero| self.rules.card(hero.card.kind));
        match &self.rules.code.checks[usize::from(check)] {
            Check::Is(a, cmp, b) => compare(*cmp, self.num(*a, frame), self.num(*b, frame)),
            Check::Exists(sieve) => self.all_fitting(*sieve, frame.eye(), false).next().is_some(),
            // The card in question may have left play.
            Check::Fits(sel, sieve) => {
                self.last_of(*sel, frame).is_some_and(|perm| self.fits(*sieve, perm, frame.eye(), false))
            }
            Check::In(turn) => self.is_turn(*turn, frame),
            Check::Combat => self.combat.is_some(),
            Check::HeroClass(class) => hero().is_some_and(|hero| hero.classes.contains(class)),
            Check::HeroFaction(faction) => hero().is_some_and(|hero| hero.faction == Some(*faction)),
            Check::Flipped => self.hero(frame.controller).is_some_and(|hero| hero.down),
            Check::Not(check) => !self.holds(*check, frame),
            Check::All(checks) => checks.iter().all(|check| self.holds(*check, frame)),
            Check::Either(checks) => checks.iter().any(|check| self.holds(*check, frame)),
        }
    }

    pub(super) fn is_turn(&self, turn: Turn, frame: &Frame) -> bool {
        match turn {
            Turn::Yours => self.turn == frame.controller,
            Turn::Theirs => self.enemies(self.turn, frame.controller),
            Turn::Any => true,
            Turn::Bearer => {
                let bearer = self.perm(frame.source).and_then(|perm| self.perm(perm.bearer));
                bearer.is_some_and(|bearer| bearer.controller == self.turn)
            }
        }
    }
}
