//! What cards in play are now: their printed numbers, what powers in play add, what lasts for a time.

use super::card::Keyword;
use super::compile::{Change, LAYERS, Num, layer_of, types};
use super::rules::Rules;
use super::state::{Frame, Now, State, TimedChange};

impl State {
    /// Works out anew what follows from the cards in play.
    pub(super) fn refresh(&mut self) {
        self.dirty = false;
        self.settle_control();
        let rules = self.rules.clone();
        self.listens = 0;
        self.tagged.clear();
        let mut sources = Vec::new();
        for player in &mut self.players {
            player.ready = 0;
        }
        for (at, perm) in self.perms.iter_mut().enumerate() {
            let card = rules.compiled(perm.card.kind);
            let mut now = Now { types: card.types, keywords: card.keywords, ..Now::default() };
            (now.atk, now.health, now.strike) = (card.atk, card.health, card.strike);
            if perm.resource {
                // A card that lies face down has no type, name or power; a quest has its power (H-63).
                now = Now { types: types::RESOURCE, ..Now::default() };
                if !perm.down {
                    now.types |= types::QUEST;
                }
                self.players[perm.controller.index()].ready += u8::from(!perm.exhausted);
            } else {
                self.listens |= card.listens;
                if !card.statics.is_empty() {
                    sources.push(at);
                }
            }
            perm.now = now;
        }
        // First what takes powers away, so that it does not matter what came first.
        for at in 0..self.timed.len() {
            self.apply_timed(&rules, at);
        }
        // In layers, so that it does not matter which card came first.
        for layer in 0..LAYERS {
            for source in &sources {
                self.apply_statics_of(&rules, *source, layer);
            }
        }
        for perm in &mut self.perms {
            if perm.is(types::TOTEM) {
                // H-109: a totem gains neither.
                let card = rules.compiled(perm.card.kind);
                (perm.now.atk, perm.now.health) = (0, card.health);
            }
            perm.now.atk =
                if perm.is(types::ALLY | types::HERO | types::WEAPON) { perm.now.atk.max(0) } else { perm.now.atk };
            if perm.now.has(Keyword::BearForm) {
                perm.now.keywords |= 1 << Keyword::Protector as u16;
            }
        }
    }

    /// Who controls what: its owner or whoever it was put before, or who gained control last.
    fn settle_control(&mut self) {
        let any = self.timed.iter().any(|timed| timed.change == TimedChange::Control);
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
                (perm.controller, perm.since) = (controller, turns);
                let id = perm.id;
                self.unchecked = true;
                // H-196: who changes sides leaves the combat.
                self.leave_combat(id);
            }
        }
    }

    fn apply_timed(&mut self, rules: &Rules, at: usize) {
        let timed = self.timed[at];
        match timed.change {
            TimedChange::Control => {}
            TimedChange::Atk(number, _) => {
                if let Some(perm) = self.perm_mut(timed.who) {
                    perm.now.atk += number;
                }
            }
            TimedChange::Mods(list, amount) => {
                if let Some(at) = self.at(timed.who) {
                    for change in &rules.code.changes[usize::from(list)] {
                        self.change(at, change, |_, num| if let Num::N(number) = num { number } else { amount });
                    }
                }
            }
        }
    }

    fn apply_statics_of(&mut self, rules: &Rules, source: usize, layer: u8) {
        let perm = &self.perms[source];
        if perm.resource || perm.now.powerless {
            return;
        }
        let (kind, id, controller) = (perm.card.kind, perm.id, perm.controller);
        for fixed in &rules.compiled(kind).statics {
            let changes = &rules.code.changes[usize::from(fixed.changes)];
            let frame = Frame::new(kind, id, controller, 0);
            if fixed.layers & (1 << layer) == 0 || fixed.when.is_some_and(|check| !self.holds(check, &frame)) {
                continue;
            }
            for who in self.select(fixed.who, &frame) {
                if let Some(at) = self.at(who) {
                    for change in changes.iter().filter(|change| layer_of(change) == layer) {
                        self.change(at, change, |state, num| state.num(num, &frame));
                    }
                }
            }
        }
    }

    fn change(&mut self, at: usize, change: &Change, amount: impl Fn(&Self, Num) -> i16) {
        let number = match change {
            Change::Atk(num) | Change::Health(num) | Change::Def(num) => amount(self, *num),
            _ => 0,
        };
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
            Change::HandSize(number) => now.hand_size += i16::from(*number),
            Change::CostMore(..) => now.taxed = true,
        }
    }

    /// Shows every change that holds for a card in play, in order.
    pub(super) fn each_change(&self, who: super::state::Id, mut show: impl FnMut(&Change)) {
        let rules = &self.rules;
        for timed in self.timed.iter().filter(|timed| timed.who == who) {
            if let TimedChange::Mods(list, _) = timed.change {
                rules.code.changes[usize::from(list)].iter().for_each(&mut show);
            }
        }
        for perm in self.perms.iter().filter(|perm| !perm.resource && !perm.now.powerless) {
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
