//! The actions that a seat may take now.

use super::action::Action;
use super::card::Type;
use super::mask;
use super::state::{Ask, Asks, Id, Ids, Part, Perm, Stage, State, flag};
use crate::kit::{Card, Kind, Seat};

impl State {
    /// Adds every action that a seat may take now.
    pub(super) fn list(&self, seat: Seat, out: &mut impl Extend<Action>) {
        match self.stage {
            Stage::ChooseFirst(chooser) if chooser == seat => out.extend([Action::First, Action::Second]),
            Stage::Deal(times, ready) if !ready.has(seat) => {
                out.extend([Action::Keep]);
                out.extend(self.dealt_next(times[seat]).map(|_| Action::Redeal));
            }
            Stage::Turn(part) => match self.asked() {
                Some((asked, ask)) if asked == seat => self.list_answers(seat, ask, out),
                Some(_) => {}
                None => self.list_part(seat, part, out),
            },
            _ => {}
        }
    }

    fn list_part(&self, seat: Seat, part: Part, out: &mut impl Extend<Action>) {
        let is_own = self.turn == seat;
        match part {
            Part::Main | Part::Final if is_own => {
                self.list_cards(seat, part, out);
                self.list_uses(seat, out);
                if part == Part::Main {
                    out.extend(self.units(seat).filter_map(|unit| match unit.is(flag::ATTACKS) {
                        true => Some(Action::Retreat(unit.id)),
                        false => self.can_attack(unit).then_some(Action::Attack(unit.id)),
                    }));
                    if self.attackers().next().is_some() {
                        self.list_modes(seat, out);
                    }
                }
                let colonels = self.listeners_of(mask::COLONEL | mask::FIXED, seat);
                out.extend(colonels.filter(|unit| !self.recruits(unit).is_empty()).map(|unit| Action::Guard(unit.id)));
                out.extend([Action::Next]);
            }
            Part::Clash if is_own => {
                self.list_cards(seat, part, out);
                self.list_uses(seat, out);
                self.list_modes(seat, out);
                out.extend([Action::Next]);
            }
            Part::Block if !is_own => {
                out.extend(self.units(seat).filter_map(|unit| match unit.against {
                    0 => (!self.blockable(unit).is_empty()).then_some(Action::Block(unit.id)),
                    _ => Some(Action::Unblock(unit.id)),
                }));
                out.extend([Action::Next]);
            }
            _ => {}
        }
    }

    fn listeners_of(&self, bits: u32, seat: Seat) -> impl Iterator<Item = &Perm> {
        let any = self.has(mask::COLONEL) && self.has(bits);
        self.units(seat).filter(move |_| any)
    }

    /// Cards of the hand that can be used: in a combat only artillery, support and medals (W-73).
    fn list_cards(&self, seat: Seat, part: Part, out: &mut impl Extend<Action>) {
        let purse = self.purse(seat);
        for (at, card) in (0..=u8::MAX).zip(&self.players[seat].hand) {
            if self.can_use_card(seat, card.kind, part, purse) {
                out.extend([Action::Play(at)]);
            }
        }
    }

    pub(super) fn can_use_card(&self, seat: Seat, kind: Kind, part: Part, purse: super::pay::Purse) -> bool {
        match self.type_of(kind) {
            // A hidden card is of no type.
            _ if self.compiled(kind).is_none() => false,
            Type::Base => part != Part::Clash && self.bases_left() > 0,
            of if of.is_unit() && part == Part::Clash => false,
            Type::Medal if self.wearers(seat, kind).is_some_and(|ids| ids.is_empty()) => false,
            _ => self.can_buy(seat, kind, purse),
        }
    }

    /// The units that can wear a medal of a seat; `None` for a card that is not worn.
    pub(super) fn wearers(&self, seat: Seat, kind: Kind) -> Option<Ids> {
        let sieve = self.compiled(kind)?.on?;
        Some(self.perms.iter().filter(|perm| self.fits(sieve, perm, seat, 0)).map(|perm| perm.id).collect())
    }

    /// The units that can become bodyguards of a colonel with room for one (W-86).
    pub(super) fn recruits(&self, colonel: &Perm) -> Ids {
        if self.guards(colonel.id).count() >= usize::from(self.colonel(colonel)) {
            return Ids::new();
        }
        let free = |unit: &&Perm| unit.id != colonel.id && unit.with == 0 && self.colonel(unit) == 0;
        self.units(colonel.owner).filter(free).map(|unit| unit.id).collect()
    }

    /// Properties of cards in play and in the Destroyed stack (W-39..W-41, W-87).
    fn list_uses(&self, seat: Seat, out: &mut impl Extend<Action>) {
        for perm in self.listeners(mask::ABLE).filter(|perm| perm.owner == seat) {
            let uses = self.compiled(perm.kind).map_or(&[][..], |card| &card.uses);
            for (number, (price, _)) in (1..).zip(uses) {
                if self.can_pay(seat, perm.kind, perm.id, &self.price(*price)) {
                    out.extend([Action::Use(perm.id, number)]);
                }
            }
        }
        let stack = &self.players[seat].destroyed;
        for (at, card) in (0..=u8::MAX).zip(stack.iter().rev()) {
            let buried = self.compiled(card.kind).map_or(&[][..], |card| &card.buried);
            // Of equal cards the newest one is as good as any.
            let is_newest = || stack.iter().rev().position(|other| other.kind == card.kind) == Some(usize::from(at));
            for (number, (price, _)) in (1..).zip(buried) {
                if is_newest() && self.can_pay(seat, card.kind, 0, &self.price(*price)) {
                    out.extend([Action::Raise(at, number)]);
                }
            }
        }
    }

    fn list_modes(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let now = self.players[seat].asks;
        out.extend([Asks::Payable, Asks::Always, Asks::Never].into_iter().filter(|asks| *asks != now).map(Action::Ask));
    }

    /// Whether the attacker could do anything in an intervention (W-73).
    pub(super) fn can_intervene(&self) -> bool {
        let mut found = Vec::new();
        self.list_cards(self.turn, Part::Clash, &mut found);
        self.list_uses(self.turn, &mut found);
        !found.is_empty()
    }

    /// Whether a seat may take an action now.
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        let mut sought = Sought { action, is_found: false };
        if seat.index() < 2 {
            self.list(seat, &mut sought);
        }
        sought.is_found
    }

    fn list_answers(&self, seat: Seat, ask: &Ask, out: &mut impl Extend<Action>) {
        let player = &self.players[seat];
        let cards = |n: usize| (0..=u8::MAX).take(n).map(Action::Card);
        match ask {
            Ask::Pick(from)
            | Ask::Sacrifice(from)
            | Ask::Wear(_, from)
            | Ask::Onto(_, from)
            | Ask::Guard(_, from)
            | Ask::Hit(_, from) => out.extend(from.iter().map(|id: &Id| Action::Pick(*id))),
            Ask::PickUpTo(from, _) => {
                out.extend(from.iter().map(|id| Action::Pick(*id)));
                out.extend([Action::Done]);
            }
            Ask::More(_, most) => out.extend((0..=*most).map(Action::Number)),
            Ask::Split(_, _, left) => out.extend((0..=*left).map(Action::Number)),
            Ask::Discard(_) => out.extend(cards(player.hand.len())),
            Ask::Search => {
                out.extend(cards(self.aside.len()));
                out.extend([Action::Done]);
            }
            Ask::Recover(sieve, _) => out.extend(self.recoverable(seat, *sieve)),
            Ask::Scry | Ask::May(_) => out.extend([Action::Yes, Action::No]),
            Ask::Option(count) => out.extend((1..=*count).map(Action::Option)),
        }
    }

    /// The cards of a Destroyed stack that a card can take out, by their places, the newest first.
    pub(super) fn recoverable(&self, seat: Seat, sieve: u16) -> impl Iterator<Item = Action> {
        let stack = self.players[seat].destroyed.iter().rev();
        let fits = move |(_, card): &(u8, &Card)| self.suits(sieve, card.kind);
        (0..=u8::MAX).zip(stack).filter(fits).map(|(at, _)| Action::Card(at))
    }
}

/// Looks for one action among those that are listed.
struct Sought {
    action: Action,
    is_found: bool,
}

impl Extend<Action> for Sought {
    fn extend<T: IntoIterator<Item = Action>>(&mut self, actions: T) {
        self.is_found |= actions.into_iter().any(|action| action == self.action);
    }
}
