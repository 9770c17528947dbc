//! The checks that the game makes by itself: deaths, limits, the end (policy P5).

use smallvec::SmallVec;

use super::card::{Grip, Where};
use super::compile::types;
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Id, Ids, Perm, Phase, State};
use crate::kit::{Kind, Log, Outcome, Seat};

/// Players who must leave, each with whether an empty deck is the only reason.
pub(super) type Going = SmallVec<[(Seat, bool); 6]>;

impl State {
    /// Checks everything once. Says whether something was done or asked, so that the checks must run again.
    pub(super) fn check(&mut self, log: &mut impl Log<Event>) -> bool {
        self.settle();
        let ailing = std::mem::take(&mut self.ailing);
        ailing && (self.check_deaths(log) || self.check_attached(log)) || self.check_limits()
    }

    /// H-05..H-07, H-46, H-190: players who lose leave, and cards with fatal damage are destroyed, all at once.
    fn check_deaths(&mut self, log: &mut impl Log<Event>) -> bool {
        let (going, dying) = (self.going(), self.dying());
        if going.is_empty() && dying.is_empty() {
            return false;
        }
        self.ailing = true;
        self.destroy_all(&dying, log);
        for (seat, decked) in &going {
            log.tell(|| Event::Out { seat: *seat, decked: *decked });
        }
        self.remove_players(&going, log);
        true
    }

    /// Players who must leave the game, each with whether an empty deck is the only reason.
    fn going(&self) -> Going {
        let going = self.living.iter().filter_map(|seat| {
            let fallen = self.hero(seat).is_none_or(Perm::is_mortally_hurt);
            let decked = self.player(seat).decked;
            (fallen || decked).then_some((seat, !fallen))
        });
        going.collect()
    }

    /// Allies and totems with fatal damage that can be destroyed.
    fn dying(&self) -> Ids {
        let dying = self.shown().filter(|perm| {
            perm.is(types::ALLY | types::TOTEM)
                && !perm.resource
                && perm.is_mortally_hurt()
                && !perm.now.cannot(super::card::Cant::BeDestroyed)
        });
        dying.map(|perm| perm.id).collect()
    }

    pub(super) fn end(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(outcome);
        for link in std::mem::take(&mut self.chain) {
            if let super::state::What::Card { card, owner } = link.what {
                self.put(card, owner, Where::Graveyard, log);
            }
        }
        self.packets.clear();
        self.fired.clear();
        (self.running, self.pending, self.question, self.combat) = (None, None, None, None);
        if let Some((card, owner)) = self.leaving.take() {
            self.put(card, owner, Where::Graveyard, log);
        }
        log.tell(|| Event::Ended { outcome });
    }

    /// H-61, H-109: a card attached to nothing goes to the graveyard, and a card attached to a totem is destroyed.
    fn check_attached(&mut self, log: &mut impl Log<Event>) -> bool {
        if !self.traits.attached {
            return false;
        }
        let (mut lost, mut barred) = (Ids::new(), Ids::new());
        for perm in self.perms.iter().filter(|perm| perm.bearer != 0) {
            match self.perm(perm.bearer) {
                None => lost.push(perm.id),
                Some(bearer) if bearer.is(types::TOTEM) && self.can_be_destroyed(perm.id) => barred.push(perm.id),
                Some(_) => {}
            }
        }
        self.move_all(&lost, Where::Graveyard, log);
        self.destroy_all(&barred, log);
        let some = !lost.is_empty() || !barred.is_empty();
        self.ailing |= some;
        some
    }

    /// H-30..H-36: if a player has one card too many of a limited sort, the player gives up one of them.
    fn check_limits(&mut self) -> bool {
        let crowded = std::mem::take(&mut self.crowded);
        if crowded.is_empty() {
            return false;
        }
        let limited = |perm: &&Perm| perm.is(types::LIMITED) && crowded.has(perm.controller);
        let excess = self.shown().filter(limited).find_map(|perm| Some((perm.controller, self.excess(perm)?)));
        if let Some((seat, ids)) = excess {
            // There may also be too many of another sort.
            self.crowded = crowded;
            self.question = Some(Box::new(Question { seat, ask: Ask::Drop(ids) }));
            return true;
        }
        false
    }

    fn excess(&self, perm: &Perm) -> Option<Vec<Id>> {
        let card = self.compiled(perm.card.kind);
        let same = |other: &Perm| other.card.kind == perm.card.kind;
        let both_hands = |other: &Perm| other.id == perm.id || self.grip(other) == Grip::Off;
        let unique = if card.unique { self.more_than(1, perm.controller, same) } else { None };
        let tagged = || {
            card.limits.iter().find_map(|(tag, most)| {
                self.more_than(usize::from(*most), perm.controller, |other| self.is_tagged(other, *tag))
            })
        };
        let held = || if card.hands == Grip::Two { self.more_than(1, perm.controller, both_hands) } else { None };
        unique.or_else(tagged).or_else(held)
    }

    /// The cards in play that compete with a card for a place, if the seat plays it now (H-30..H-36). Limits of the card and of
    /// cards in play count.
    pub(super) fn rivals(&self, seat: Seat, kind: Kind) -> Vec<Id> {
        let card = self.compiled(kind);
        let own = |perm: &&Perm| perm.controller == seat && !perm.resource;
        let mut limits: Vec<(u8, u8)> = card.limits.to_vec();
        for perm in self.shown().filter(own) {
            let others = self.compiled(perm.card.kind).limits.iter();
            limits.extend(others.filter(|(tag, _)| card.tags & (1 << tag) != 0));
        }
        let apart = |grip: Grip| match card.hands {
            Grip::One => false,
            Grip::Two => grip == Grip::Off,
            Grip::Off => grip == Grip::Two,
        };
        let alike = |most: u8, like: &dyn Fn(&Perm) -> bool| {
            self.more_than(usize::from(most).saturating_sub(1), seat, like).unwrap_or_default()
        };
        let mut rivals = alike(1, &|other| card.unique && other.card.kind == kind || apart(self.grip(other)));
        for (tag, most) in limits {
            rivals.extend(alike(most, &|other| self.is_tagged(other, tag)));
        }
        rivals.sort_unstable();
        rivals.dedup();
        rivals
    }

    pub(super) fn grip(&self, perm: &Perm) -> Grip {
        self.compiled(perm.card.kind).hands
    }

    /// The cards in play of a seat that `like` accepts, if there are more than `most`.
    fn more_than(&self, most: usize, seat: Seat, like: impl Fn(&Perm) -> bool) -> Option<Vec<Id>> {
        let alike = || self.shown().filter(|other| other.controller == seat && !other.resource && like(other));
        (alike().nth(most).is_some()).then(|| alike().map(|other| other.id).collect())
    }
}
