//! The actions that a seat may take now.

use std::hint::select_unpredictable;

use super::action::Action;
use super::mask;
use super::pay::Purse;
use super::state::{Ask, Asks, Id, Ids, Part, Perm, Stage, State, flag};
use crate::kit::list::{Actions, Sought};
use crate::kit::{Card, Kind, Seat};

impl State {
    /// Adds every action that a seat may take now.
    pub(super) fn list(&self, seat: Seat, out: &mut impl Actions<Action>) {
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

    fn list_part(&self, seat: Seat, part: Part, out: &mut impl Actions<Action>) {
        let is_own = self.turn == seat;
        match part {
            Part::Main | Part::Final if is_own => {
                let purse = self.purse(seat);
                self.list_cards(seat, part, purse, out);
                self.uses(seat, purse).for_each(|action| out.add(action, true));
                if part == Part::Main {
                    self.list_attacks(seat, out);
                    if self.attackers().next().is_some() {
                        self.list_modes(seat, out);
                    }
                }
                if self.has(mask::COLONEL) {
                    self.colonels(seat).for_each(|unit| out.add(Action::Guard(unit.id), self.can_recruit(unit)));
                }
                out.extend([Action::Next]);
            }
            Part::Clash if is_own => {
                let purse = self.purse(seat);
                self.list_cards(seat, part, purse, out);
                self.uses(seat, purse).for_each(|action| out.add(action, true));
                self.list_modes(seat, out);
                out.extend([Action::Next]);
            }
            Part::Block if !is_own => {
                for unit in self.units(seat) {
                    match unit.against {
                        0 => out.add(Action::Block(unit.id), self.is_blocker(unit)),
                        _ => out.add(Action::Unblock(unit.id), true),
                    }
                }
                out.extend([Action::Next]);
            }
            _ => {}
        }
    }

    /// Units that can attack, and attackers that can stay at home after all. It is as good as random which cards these are, so
    /// every card on the battlefield is looked at in the same way.
    fn list_attacks(&self, seat: Seat, out: &mut impl Actions<Action>) {
        let are_given = self.has(mask::GIVES);
        for perm in &self.perms {
            let (attacks, own) = (perm.is(flag::ATTACKS), (perm.owner == seat) & self.is_unit(perm));
            let can = if are_given { own && self.can_attack(perm) } else { self.is_ready_to_attack(perm) };
            let action = if attacks { Action::Retreat(perm.id) } else { Action::Attack(perm.id) };
            out.add(action, own & (attacks | can));
        }
    }

    /// The units of a seat that may be colonels.
    fn colonels(&self, seat: Seat) -> impl Iterator<Item = &Perm> {
        let bits = if self.has(mask::GIVES_COLONEL) { mask::UNIT } else { mask::COLONEL };
        self.perms.iter().filter(move |perm| self.is_own(perm, seat, bits) && self.is_unit(perm))
    }

    /// Cards of the hand that can be used: in a combat only artillery, support and medals (W-73).
    fn list_cards(&self, seat: Seat, part: Part, purse: Purse, out: &mut impl Actions<Action>) {
        let when = (part, self.builds(part));
        // A choice names a card by a number of eight bits.
        for (at, card) in self.players[seat].hand.iter().take(256).enumerate() {
            out.add(Action::Play(at as u8), self.can_use_card(seat, card.kind, when, purse));
        }
    }

    /// Whether the turn player may build a base in a part of the turn (W-34, W-81).
    fn builds(&self, part: Part) -> bool {
        part != Part::Clash && self.bases_left() > 0
    }

    /// Whether a card can be used in a part of a turn, in which a base is built or not.
    #[inline]
    fn can_use_card(&self, seat: Seat, kind: Kind, (part, builds): (Part, bool), purse: Purse) -> bool {
        // A hidden card is of no type.
        let Some(card) = self.known(kind) else { return false };
        let (is_base, is_late) = (card.is_any(mask::BASE), (part == Part::Clash) & card.is_any(mask::UNIT));
        let pays = !is_late & self.can_buy(seat, kind, card, purse);
        let may = select_unpredictable(is_base, builds, pays);
        may && (is_base || !card.is_any(mask::WORN) || self.wearers(seat, kind).is_none_or(|ids| !ids.is_empty()))
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

    /// Whether a unit is a colonel that can take one more bodyguard (W-86).
    fn can_recruit(&self, unit: &Perm) -> bool {
        self.colonel(unit) > 0 && !self.recruits(unit).is_empty()
    }

    /// Properties of cards in play and in the Destroyed stack (W-39..W-41, W-87).
    fn uses(&self, seat: Seat, purse: Purse) -> impl Iterator<Item = Action> {
        let perms = if self.has(mask::ABLE) { &self.perms[..] } else { &[] };
        let able = perms.iter().filter(move |perm| self.is_own(perm, seat, mask::ABLE));
        let uses = able.flat_map(move |perm| {
            let uses = self.compiled(perm.kind).map_or(&[][..], |card| &card.uses);
            let payable = move |(_, (price, _)): &(u8, &(u16, u16))| {
                self.can_pay(seat, (perm.kind, Some(perm)), &self.price(*price), purse)
            };
            (1..).zip(uses).filter(payable).map(|(number, _)| Action::Use(perm.id, number))
        });
        let stack = if self.has(mask::BURIED) { &self.players[seat].destroyed[..] } else { &[] };
        let able = stack.iter().rev().take(256).enumerate().filter(|(_, card)| self.is_any(card.kind, mask::BURIED));
        uses.chain(able.flat_map(move |(at, card)| {
            let at = at as u8;
            let buried = self.compiled(card.kind).map_or(&[][..], |card| &card.buried);
            let raises = move |number: &u8| self.can_raise(seat, at, *number, purse);
            (1..).zip(buried).map(|(number, _)| number).filter(raises).map(move |number| Action::Raise(at, number))
        }))
    }

    /// Whether a property of a card in the Destroyed stack can be used. Of equal cards the newest one is as good as any.
    fn can_raise(&self, seat: Seat, at: u8, number: u8, purse: Purse) -> bool {
        let stack = &self.players[seat].destroyed;
        let Some(kind) = stack.iter().rev().nth(at.into()).map(|card| card.kind) else { return false };
        let Some((price, _)) = self.compiled(kind).and_then(|card| nth(&card.buried, number)) else { return false };
        let is_newest = stack.iter().rev().position(|other| other.kind == kind) == Some(usize::from(at));
        is_newest && self.can_pay(seat, (kind, None), &self.price(price), purse)
    }

    /// Whether a property of a card on the battlefield can be used.
    fn can_use(&self, seat: Seat, id: Id, number: u8) -> bool {
        let Some(perm) = self.perm(id).filter(|perm| perm.owner == seat) else { return false };
        let price = self.compiled(perm.kind).and_then(|card| nth(&card.uses, number));
        let source = (perm.kind, Some(perm));
        price.is_some_and(|(price, _)| self.can_pay(seat, source, &self.price(price), self.purse(seat)))
    }

    fn list_modes(&self, seat: Seat, out: &mut impl Actions<Action>) {
        let now = self.players[seat].asks;
        out.extend([Asks::Payable, Asks::Always, Asks::Never].into_iter().filter(|asks| *asks != now).map(Action::Ask));
    }

    /// Whether the attacker could do anything in an intervention (W-73).
    pub(super) fn can_intervene(&self) -> bool {
        let (seat, purse) = (self.turn, self.purse(self.turn));
        let when = (Part::Clash, self.builds(Part::Clash));
        let mut hand = self.players[seat].hand.iter();
        hand.any(|card| self.can_use_card(seat, card.kind, when, purse)) || self.uses(seat, purse).next().is_some()
    }

    /// Whether a seat may take an action now.
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        let may = match self.stage {
            Stage::Turn(part) if self.question.is_none() && seat.index() < 2 => self.may_in(seat, part, action),
            _ => self.is_listed(seat, action),
        };
        debug_assert_eq!(may, self.is_listed(seat, action), "what is listed and what is accepted differ: {action}");
        may
    }

    /// The same as in the list of a part of a turn, for one action alone.
    fn may_in(&self, seat: Seat, part: Part, action: Action) -> bool {
        let own = |id: Id| self.perm(id).filter(|perm| perm.owner == seat && self.is_unit(perm));
        let acts = matches!(part, Part::Main | Part::Final | Part::Clash);
        let is_asked = if part == Part::Block { self.turn != seat } else { acts && self.turn == seat };
        is_asked
            && match action {
                Action::Next => true,
                Action::Play(at) if acts => {
                    let card = self.players[seat].hand.get(usize::from(at));
                    let when = (part, self.builds(part));
                    card.is_some_and(|card| self.can_use_card(seat, card.kind, when, self.purse(seat)))
                }
                Action::Use(id, number) if acts => self.can_use(seat, id, number),
                Action::Raise(at, number) if acts => self.can_raise(seat, at, number, self.purse(seat)),
                Action::Attack(id) if part == Part::Main => {
                    own(id).is_some_and(|unit| !unit.is(flag::ATTACKS) && self.can_attack(unit))
                }
                Action::Retreat(id) if part == Part::Main => own(id).is_some_and(|unit| unit.is(flag::ATTACKS)),
                Action::Guard(id) if part != Part::Clash && acts => {
                    self.has(mask::COLONEL) && own(id).is_some_and(|unit| self.can_recruit(unit))
                }
                Action::Ask(asks) => {
                    let is_fight = part == Part::Clash || (part == Part::Main && self.attackers().next().is_some());
                    is_fight && asks != self.players[seat].asks
                }
                Action::Block(id) if part == Part::Block => own(id).is_some_and(|unit| self.is_blocker(unit)),
                Action::Unblock(id) if part == Part::Block => own(id).is_some_and(|unit| unit.against != 0),
                _ => false,
            }
    }

    /// Whether an action is among those that are listed.
    fn is_listed(&self, seat: Seat, action: Action) -> bool {
        seat.index() < 2 && Sought::is_listed(action, |sought| self.list(seat, sought))
    }

    fn list_answers(&self, seat: Seat, ask: &Ask, out: &mut impl Actions<Action>) {
        let player = &self.players[seat];
        let cards = |n: usize| (0..=u8::MAX).take(n).map(Action::Card);
        match ask {
            Ask::Pick(from) | Ask::Sacrifice(from) | Ask::Wear(_, from) | Ask::Guard(_, from) | Ask::Hit(_, from) => {
                out.extend(from.iter().map(|id: &Id| Action::Pick(*id)))
            }
            Ask::Onto(id, from) => {
                out.extend(from.iter().map(|id| Action::Pick(*id)));
                out.extend([Action::Unblock(*id)]);
            }
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

/// The property of this number, counted from 1.
fn nth(properties: &[(u16, u16)], number: u8) -> Option<(u16, u16)> {
    properties.get(usize::from(number).checked_sub(1)?).copied()
}
