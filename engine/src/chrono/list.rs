//! The actions that a seat may take now.

use super::action::Action;
use super::card::Resource;
use super::mask::ABLE;
use super::program::{CompiledRow, Yields};
use super::state::{Ask, LAST_AGE, Part, Perm, Stage, State};
use crate::kit::list::{Actions, Sought};
use crate::kit::{Card, Seat};

impl State {
    /// Adds every action that a seat may take now.
    pub(super) fn list(&self, seat: Seat, out: &mut impl Actions<Action>) {
        match self.stage {
            Stage::ChooseFirst(chooser) if chooser == seat => out.extend([Action::First, Action::Second]),
            Stage::Mulligan(marks, ready) if !ready.has(seat) => {
                out.extend([Action::Keep]);
                let hand = 0..self.players[seat].hand.len().min(64) as u8;
                out.extend(hand.filter(|at| marks[seat] & (1 << at) == 0).map(Action::Swap));
                if marks[seat] != 0 {
                    out.extend([Action::Back]);
                }
            }
            Stage::Turn(_) => match self.question.as_ref() {
                Some((asked, ask)) if *asked == seat => self.list_answers(seat, ask, out),
                Some(_) => {}
                None if self.turn == seat => self.list_main(seat, out),
                None => {}
            },
            _ => {}
        }
    }

    fn list_main(&self, seat: Seat, out: &mut impl Actions<Action>) {
        if self.stage != Stage::Turn(Part::Main) {
            return;
        }
        let player = &self.players[seat];
        if !self.meditates {
            let (costs, most) = (&self.code().costs[..], self.most_payable(seat));
            // A choice names a card by a number of eight bits.
            for (at, card) in player.hand[..player.hand.len().min(256)].iter().enumerate() {
                out.add(Action::Play(at as u8), can_play(*card, costs, most));
            }
        }
        let sums = self.own_sums();
        for what in [Action::Focus, Action::Life, Action::Time] {
            out.add(what, self.can_collect(what, &sums));
        }
        for perm in self.own_listeners(seat, ABLE) {
            let Some(row) = self.row_of(perm) else { continue };
            if !row.turns.is_empty() && self.can_turn(perm) {
                for (number, (price, _)) in (1..).zip(&row.turns) {
                    out.add(Action::Use(perm.id, number), self.can_pay(seat, *price));
                }
            }
            out.add(Action::Sacrifice(perm.id), can_die(perm, row));
        }
        for (number, can_use) in (1..).zip(self.hero_abilities(seat)) {
            out.add(Action::Hero(number), can_use);
        }
        out.add(Action::Meditate, self.can_meditate());
        out.add(Action::Attack, self.can_collect(Action::Attack, &sums));
        out.add(Action::End, true);
    }

    /// Whether an action that collects resources would collect some (C-69).
    fn can_collect(&self, action: Action, sums: &Yields) -> bool {
        let some = |resource: Resource| sums[resource.index()] > 0;
        match action {
            Action::Focus => some(Resource::Concentration) & !self.is_collected(Resource::Concentration),
            Action::Life => some(Resource::Life) & !self.is_collected(Resource::Life),
            Action::Time => {
                let any = some(Resource::Time) | some(Resource::Future) | some(Resource::Past);
                any & !self.is_collected(Resource::Time)
            }
            Action::Attack => some(Resource::Attack) | some(Resource::Damage),
            _ => false,
        }
    }

    /// Whether a permanent can be turned for an ability (C-104).
    fn can_turn(&self, perm: &Perm) -> bool {
        !perm.turned && !self.is_sick(perm)
    }

    /// Whether a seat can use each ability of its hero: one a turn, not in a turn of meditation, and with the counters for it
    /// (C-51..C-54).
    fn hero_abilities(&self, seat: Seat) -> [bool; 3] {
        let player = &self.players[seat];
        let (is_free, counters) = (!self.used & !self.meditates, i32::from(player.counters));
        let charges = self.brief(player.hero).and_then(|hero| hero.charges);
        // Of a seat that can use none, all are gone through too: that is no branch.
        charges.map_or([false; 3], |charges| charges.map(|charge| is_free & (counters + i32::from(charge) >= 0)))
    }

    /// Whether a seat may take an action now.
    #[inline]
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        if seat.index() > 1 {
            return false;
        }
        if self.question.is_none() && self.stage == Stage::Turn(Part::Main) {
            return self.turn == seat && self.may_in_main(seat, action);
        }
        self.may_elsewhere(seat, action)
    }

    /// Whether a seat may take an action outside the main phase, or as an answer. Most actions are taken in it.
    #[inline(never)]
    fn may_elsewhere(&self, seat: Seat, action: Action) -> bool {
        Sought::is_listed(action, |sought| self.list(seat, sought))
    }

    /// The same as whether [`Self::list_main`] has it, without making the list.
    #[inline]
    fn may_in_main(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Play(at) => {
                let card = self.players[seat].hand.get(usize::from(at));
                !self.meditates && card.is_some_and(|card| can_play(*card, &self.code().costs, self.most_payable(seat)))
            }
            Action::Focus | Action::Life | Action::Time | Action::Attack => self.can_collect(action, &self.own_sums()),
            Action::Use(id, number) => self.perm(id).filter(|perm| perm.owner == seat).is_some_and(|perm| {
                let turns = self.row_of(perm).map_or(&[][..], |row| &row.turns);
                let price = usize::from(number).checked_sub(1).and_then(|at| turns.get(at));
                price.is_some_and(|(price, _)| self.can_turn(perm) && self.can_pay(seat, *price))
            }),
            Action::Sacrifice(id) => self
                .perm(id)
                .filter(|perm| perm.owner == seat)
                .is_some_and(|perm| self.row_of(perm).is_some_and(|row| can_die(perm, row))),
            Action::Hero(number) => {
                let at = usize::from(number).wrapping_sub(1);
                self.hero_abilities(seat).get(at).is_some_and(|can_use| *can_use)
            }
            Action::Meditate => self.can_meditate(),
            Action::End => true,
            _ => false,
        }
    }

    fn list_answers(&self, seat: Seat, ask: &Ask, out: &mut impl Actions<Action>) {
        let player = &self.players[seat];
        let cards = |n: usize| (0..=u8::MAX).take(n).map(Action::Card);
        match ask {
            Ask::Pick(from) | Ask::Insight(from) => out.extend(from.iter().map(|id| Action::Pick(*id))),
            Ask::Mass(from, _) => {
                out.extend(from.iter().map(|id| Action::Pick(*id)));
                out.extend([Action::Done]);
            }
            Ask::Way(ages) => out.extend([Action::Move(*ages as i8), Action::Move(-(*ages as i8))]),
            Ask::Split(n) => {
                let life = self.site(seat.other(), false).map_or(0, |perm| perm.counters);
                out.extend((0..=(*n).min(life).min(255) as u8).map(Action::Number));
            }
            Ask::Discard(_) => out.extend(cards(player.hand.len())),
            Ask::Fetch => out.extend(cards(player.beside.len())),
            Ask::Recover(_) => out.extend(cards(player.graveyard.len())),
            Ask::Option(count) | Ask::Order(count) => out.extend((1..=*count).map(Action::Option)),
            Ask::May(_) | Ask::Leave(_) | Ask::Send(_) => out.extend([Action::Yes, Action::No]),
            Ask::Epoch(_) => out.extend([Action::Option(1), Action::Option(3)]),
            Ask::Time(any, future, past) => {
                let (any, age) = (i16::from(*any), i16::from(self.age));
                let back = (any + i16::from(*past)).min(age - 1);
                let ahead = (any + i16::from(*future)).min(i16::from(LAST_AGE) - age);
                out.extend((-back..=ahead).map(|ages| Action::Move(ages as i8)));
            }
            Ask::Unwind(left, event) => {
                let time = self.perm(*event).map_or(0, |perm| perm.counters);
                out.extend((0..=i16::from(*left).min(time) as u8).map(Action::Number));
            }
        }
    }
}

/// Whether a card of the hand can be played: a shadow for nothing (C-103), others for a cost of at most so much.
fn can_play(card: Card, costs: &[i32], most: i32) -> bool {
    // A hidden card has no cost.
    costs.get(card.kind.index()).is_some_and(|cost| *cost <= most)
}

/// Whether a permanent can be sacrificed for its fury (C-115); a snare holds it back (C-110).
fn can_die(perm: &Perm, row: &CompiledRow) -> bool {
    row.fury.is_some() && perm.snare.is_empty()
}
