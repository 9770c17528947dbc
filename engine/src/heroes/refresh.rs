//! The present values of cards in play: their printed values, the changes by powers in play, and temporary changes.

use std::sync::Arc;

use smallvec::SmallVec;

use super::compile::{Change, Compiled, LAYERS, Num, bit, layer_of, types};
use super::rules::Rules;
use super::state::{Frame, Now, Perm, Powered, State, TimedChange, Traits};

/// Cards in play that differ from their printed values, by their places.
type Changed = SmallVec<[usize; 16]>;

/// Cards in play with powers that change others, by their places, with the layers of these changes.
type Sources = SmallVec<[(usize, u8); 16]>;

/// The paid powers of a card at this place among the cards in play, without those that would turn over a hero who is
/// turned over already (H-44): for most of a match these are many, and each would be ruled out anew at every question.
fn powers(card: &Compiled, at: u16, perm: &Perm) -> impl Iterator<Item = Powered> {
    let seat = perm.controller;
    let spent = perm.down && !perm.resource && perm.owner == seat;
    (0..).zip(&card.paid).filter(move |(_, paid)| !(spent && paid.flips)).map(move |(power, paid)| Powered {
        at,
        power,
        cost: paid.cost,
        seat,
        exhausts: paid.exhausts,
    })
}

impl State {
    /// Recomputes what follows from the cards in play, if something on which it depends has changed.
    pub(super) fn settle(&mut self) {
        if self.dirty || self.stirred && self.traits.fickle {
            // Only real changes in play need checks, not values recomputed from a save or a view.
            self.unchecked |= self.refresh();
        }
        self.stirred = false;
    }

    /// Whether all cards in play are known to have just their printed values.
    pub(super) fn is_calm(&self) -> bool {
        !self.dirty && !self.traits.sources && self.timed.is_empty()
    }

    /// Adds the values of the last card in play, which changes no other card and is changed by none.
    pub(super) fn join(&mut self) {
        let at = (self.perms.len() as u16).wrapping_sub(1);
        let Some(perm) = self.perms.last_mut() else { return };
        let card = self.rules.compiled(perm.card.kind);
        perm.now = card.base;
        self.ailing |= perm.is_mortally_hurt() || perm.bearer != 0;
        self.traits.attached |= perm.bearer != 0;
        self.traits.note(&card.base);
        self.powered.extend(powers(card, at, perm));
        (self.dirty, self.moved) = (false, false);
    }

    /// Recomputes what is kept from one choice to the next: which cards in play are shown, and how many resources of
    /// each player are ready.
    pub(super) fn reckon(&mut self) {
        self.shown.clear();
        self.players.iter_mut().for_each(|player| player.ready = 0);
        for (at, perm) in (0..).zip(&self.perms) {
            if !perm.resource || !perm.down {
                self.shown.push(at);
            }
            if let Some(player) = self.players.get_mut(perm.controller.index()) {
                player.ready = player.ready.saturating_add(u8::from(perm.resource && !perm.exhausted));
            }
        }
        (self.traits.strayed, self.traits.dug) = (true, true);
        (self.dirty, self.moved) = (true, true);
    }

    /// Recomputes what follows from the cards in play. Says whether a card may have fatal damage.
    pub(super) fn refresh(&mut self) -> bool {
        (self.dirty, self.stirred) = (false, false);
        let strayed = self.settle_control();
        self.tagged.clear();
        if self.traits.dug {
            for perm in self.perms.iter_mut().filter(|perm| perm.resource && perm.down) {
                perm.now = Now::BURIED;
            }
        }
        let Self { rules, perms, shown, powered, moved, .. } = self;
        let (mut traits, mut listens, mut ailing) = (Traits { strayed, ..Traits::default() }, 0, false);
        let mut sources = Sources::new();
        let moved = std::mem::take(moved);
        if moved {
            powered.clear();
        }
        for at in shown.iter().copied() {
            let perm = &mut perms[usize::from(at)];
            let Some(card) = rules.brief(perm.card.kind) else {
                perm.now = Now::default();
                continue;
            };
            if moved && card.paid {
                for power in powers(rules.compiled(perm.card.kind), at, perm) {
                    powered.push(power);
                }
            }
            if perm.resource {
                // A face-up quest has its power (H-63).
                perm.now = Now { types: types::RESOURCE | types::QUEST, ..Now::default() };
                continue;
            }
            perm.now = card.base;
            ailing |= perm.is_mortally_hurt();
            listens |= card.listens;
            traits.attached |= perm.bearer != 0;
            traits.fickle |= card.fickle;
            traits.note(&card.base);
            if card.layers != 0 {
                traits.sources = true;
                sources.push((usize::from(at), card.layers));
            }
        }
        (self.traits, self.listens) = (traits, listens);
        self.ailing |= ailing || traits.attached;
        if !sources.is_empty() || !self.timed.is_empty() {
            let rules = Arc::clone(&self.rules);
            ailing |= self.apply_changes(&rules, &sources);
        }
        ailing
    }

    /// Applies the changes by powers in play and the temporary changes. Says whether a changed card has fatal damage.
    fn apply_changes(&mut self, rules: &Rules, sources: &[(usize, u8)]) -> bool {
        let mut ailing = false;
        let mut changed = Changed::new();
        // Changes that take powers away are applied first, so that the order of play does not matter.
        for at in 0..self.timed.len() {
            self.apply_timed(rules, at, &mut changed);
        }
        // Changes are applied in layers, so that it does not matter which card came first.
        for layer in 0..LAYERS {
            for (source, _) in sources.iter().filter(|(_, layers)| layers & (1 << layer) != 0) {
                self.apply_statics_of(rules, *source, layer, &mut changed);
            }
        }
        for at in changed {
            let perm = &mut self.perms[at];
            self.traits.dug |= perm.resource && perm.down;
            if !perm.resource {
                perm.now.conclude(rules.compiled(perm.card.kind).health);
                ailing |= perm.is_mortally_hurt();
                if perm.now.tagged {
                    self.crowded = self.crowded.with(perm.controller);
                }
                self.traits.note(&perm.now);
            }
        }
        self.ailing |= ailing;
        ailing
    }

    /// Settles the controller of each card: the player who gained control last, or else its home controller, who is its
    /// owner or the player before whom it was put. Says whether any card is away from its home controller.
    fn settle_control(&mut self) -> bool {
        let any = self.timed.iter().any(|timed| timed.change == TimedChange::Control);
        if !any && !self.traits.strayed {
            return false;
        }
        for at in 0..self.perms.len() {
            let perm = &self.perms[at];
            if !any && perm.controller == perm.home {
                continue;
            }
            let gained =
                self.timed.iter().rev().find(|timed| timed.who == perm.id && timed.change == TimedChange::Control);
            let controller = gained.map_or(perm.home, |timed| timed.controller);
            if controller != perm.controller {
                let turns = self.turns;
                let perm = &mut self.perms[at];
                let from = std::mem::replace(&mut perm.controller, controller);
                perm.since = turns;
                let (id, counts) = (perm.id, perm.resource && !perm.exhausted);
                self.count_ready(from, counts, false);
                self.count_ready(controller, counts, true);
                (self.unchecked, self.moved, self.crowded) = (true, true, self.crowded.with(controller));
                // H-196: a card that changes sides leaves the combat.
                self.leave_combat(id);
            }
        }
        self.perms.iter().any(|perm| perm.controller != perm.home)
    }

    fn apply_timed(&mut self, rules: &Rules, at: usize, changed: &mut Changed) {
        let timed = self.timed[at];
        let Some(at) = self.at(timed.who) else { return };
        changed.push(at);
        match timed.change {
            // Control is settled before.
            TimedChange::Control => {}
            TimedChange::Atk(number, _) => self.perms[at].now.atk += number,
            TimedChange::Mods(list, amount) => {
                let kept = |change: &&Change| !matches!(change, Change::Gain(form) if timed.lost & bit(*form) != 0);
                for change in rules.code.changes[usize::from(list)].iter().filter(kept) {
                    let number = |num| if let Num::N(number) = num { number } else { amount };
                    self.change(at, change, change.num().map_or(0, number));
                }
            }
            TimedChange::More(list, place, number) => {
                self.change(at, &rules.code.changes[usize::from(list)][usize::from(place)], number);
            }
        }
    }

    fn apply_statics_of(&mut self, rules: &Rules, source: usize, layer: u8, changed: &mut Changed) {
        let perm = &self.perms[source];
        if perm.resource || perm.now.powerless {
            return;
        }
        let (kind, id, controller) = (perm.card.kind, perm.id, perm.controller);
        for fixed in &rules.compiled(kind).statics {
            if fixed.layers & (1 << layer) == 0 {
                continue;
            }
            let changes = &rules.code.changes[usize::from(fixed.changes)];
            let frame = Frame::new(kind, id, controller, 0);
            if fixed.when.is_some_and(|check| !self.holds(check, &frame)) {
                continue;
            }
            for who in self.select(fixed.who, &frame) {
                if let Some(at) = self.at(who) {
                    changed.push(at);
                    for change in changes.iter().filter(|change| layer_of(change) == layer) {
                        let number = change.num().map_or(0, |num| self.num(num, &frame));
                        self.change(at, change, number);
                    }
                }
            }
        }
    }

    /// Applies a change to the card at a place; `number` is the amount of the change, if it has one.
    fn change(&mut self, at: usize, change: &Change, number: i16) {
        let perm = &mut self.perms[at];
        let now = &mut perm.now;
        match change {
            Change::Atk(_) => now.atk += number,
            Change::Health(_) if now.types & (types::HERO | types::ALLY) != 0 => now.health += number,
            Change::Def(_) if now.types & types::ARMOR != 0 => now.health += number,
            Change::Health(_) | Change::Def(_) => {}
            Change::Strike(number) => now.strike = (now.strike + i16::from(*number)).max(0),
            Change::Gain(keyword) => now.keywords |= 1 << *keyword as u16,
            Change::Lose(keyword) => now.keywords &= !(1 << *keyword as u16),
            Change::LosePowers => {
                now.powerless = true;
                now.keywords = 0;
            }
            Change::Cant(cant) => now.cants |= 1 << *cant as u16,
            Change::MustAttack => now.must_attack = true,
            Change::DealMore(..) | Change::TakeMore(..) | Change::HealMore(_) => now.shifts = true,
            Change::Tagged(tag) => {
                now.tagged = true;
                self.tagged.push((perm.id, *tag));
            }
            Change::CostMore(..) => self.traits.taxed = true,
            // Looked up when a turn ends.
            Change::HandSize(_) => {}
        }
    }

    /// Shows every change that applies to a card in play, in order.
    pub(super) fn each_change(&self, who: super::state::Id, mut show: impl FnMut(&Change)) {
        let rules = &self.rules;
        for timed in self.timed.iter().filter(|timed| timed.who == who) {
            if let TimedChange::Mods(list, _) = timed.change {
                rules.code.changes[usize::from(list)].iter().for_each(&mut show);
            }
        }
        for perm in self.shown().filter(|perm| !perm.resource && !perm.now.powerless) {
            for fixed in &self.compiled(perm.card.kind).statics {
                let frame = Frame::new(perm.card.kind, perm.id, perm.controller, 0);
                if fixed.when.is_some_and(|check| !self.holds(check, &frame))
                    || !self.select(fixed.who, &frame).contains(&who)
                {
                    continue;
                }
                rules.code.changes[usize::from(fixed.changes)].iter().for_each(&mut show);
            }
        }
    }
}
