//! The strip between the sides: the turn and what happened, as cards or, where there is room, as a scene.

use duelhall_engine::heroes::table::{CombatView, PermView};

use super::layout::{ACROSS, EDGE, GAP, WIDTH};
use super::log::Log;
use super::stage::{Clash, Newest};
use super::strip::{self, Clock, Combat, Fighter, Link, Memory, Recent};
use super::{Board, Part};
use crate::board::Part as Common;
use crate::sheet::Spot;

/// The width of the turn and the last events beside a scene.
const LOG: u16 = 318;
/// The widest link beside a scene.
const LINK: u16 = 236;
/// The least width of a combat as a scene.
const CLASH: u16 = 384;

impl<'a> Board<'a> {
    pub(super) fn strip(&mut self) {
        if self.plan.is_stage() {
            return self.stage();
        }
        let (table, lang, theme, top) = (self.table, self.lang, self.theme, self.plan.middle());
        self.put(Part::Clock(Clock::of(table, lang, theme)), (EDGE + 5, top));
        let mut x = EDGE + 5 + Clock::WIDTH + GAP;
        let mut width = WIDTH - x - EDGE - 5;
        if let Some(outcome) = table.outcome {
            let names: Vec<String> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
            let end = strip::end(outcome, &names, width, lang, theme);
            return self.put(Common::Notice(end), (x, top));
        }
        if let Some(combat) = table.combat {
            let fighters = self.fighters(combat);
            self.put(Part::Combat(Combat { fighters, protected: combat.protected, theme }), (x, top));
            x += Combat::WIDTH + GAP;
            width -= Combat::WIDTH + GAP;
        }
        if table.chain.is_empty() {
            self.recent(x, width);
        } else {
            self.chain(x, width);
        }
    }

    /// A scene at the left, and beside it the turn and the last events.
    fn stage(&mut self) {
        let (table, lang, theme, top) = (self.table, self.lang, self.theme, self.plan.middle());
        let (mut x, mut width, height) = (EDGE, ACROSS - LOG - GAP, self.plan.strip);
        let mut told = 0;
        if let Some(combat) = table.combat {
            let fighters = self.fighters(combat);
            let wide = if table.chain.is_empty() { width } else { CLASH };
            self.put(
                Part::Clash(Clash { fighters, protected: combat.protected, size: (wide, height), lang, theme }),
                (x, top),
            );
            x += wide + GAP;
            width = width.saturating_sub(wide + GAP);
        }
        if !table.chain.is_empty() {
            self.chain(x, width);
        } else if let (None, Some(newest)) = (table.combat, table.shown.first()) {
            let (card, whose) = (newest.card.clone(), self.whose(newest.seat));
            self.put(Part::Newest(Newest { card, whose, size: (width, height), lang, theme }), (x, top));
            told = 1;
        }
        let events = table.shown.iter().skip(told).map(|shown| (shown.card.clone(), self.whose(shown.seat)));
        let log = Log::of(table, events, (LOG, height), lang, theme);
        self.put(Part::Log(log), (EDGE + ACROSS - LOG, top));
    }

    /// The attacker and the defender.
    fn fighters(&self, combat: CombatView) -> [Option<Fighter>; 2] {
        [(combat.attacker, combat.back), (combat.defender, combat.struck)]
            .map(|(number, hit)| self.find(number).map(|perm| Fighter::of(perm, self.whose(perm.controller), hit)))
    }

    /// A card in play by its number.
    fn find(&self, number: u16) -> Option<&'a PermView> {
        let sides = self.table.seats.iter();
        let mut all =
            sides.flat_map(|side| side.hero.iter().chain(&side.allies).chain(&side.equipment).chain(&side.ongoing));
        all.find(|perm| perm.number == number)
    }

    /// The links of the chain; the one that resolves next is last. If there is no room, the first links are only counted, and left out
    /// where one link alone has room.
    fn chain(&mut self, x: u16, width: u16) {
        let (theme, top, high) = (self.theme, self.plan.middle(), self.plan.strip);
        let named = self.plan.is_stage().then_some(self.lang);
        let least = Link::width(named.is_some());
        let count = self.table.chain.len();
        let most = (width + GAP) / (least + GAP);
        let room = usize::from(most);
        // Few links grow.
        let wide = match u16::try_from(count) {
            Ok(count) if named.is_some() && count <= most => ((width + GAP) / count - GAP).min(LINK),
            _ => least,
        };
        let shown = if count <= room { count } else { room.saturating_sub(1).max(1) };
        let mut x = x;
        // Where one link has room and no more, its own width is all there is.
        if count > shown && room > 1 {
            self.put(Part::More { count: count - shown, size: (wide, high), theme }, (x, top));
            x += wide + GAP;
        }
        for (index, link) in self.table.chain.iter().enumerate().skip(count - shown) {
            let whose = self.whose(link.controller);
            let part = Link::of(link, whose, index + 1 == count, theme).sized((wide, high), named);
            self.put(Part::Link(part), (x, top));
            let card = link.card.as_ref().map(|card| card.id.clone());
            self.spots.extend(card.map(|card| Spot::open(card, (x, top, wide, high))));
            x += wide + GAP;
        }
    }

    /// The cards of recent events, the newest with its name.
    fn recent(&mut self, x: u16, width: u16) {
        let (table, lang, theme, top) = (self.table, self.lang, self.theme, self.plan.middle());
        let Some(newest) = table.shown.first() else {
            if table.combat.is_none() && table.turns < 2 {
                self.put(Common::Notice(strip::quiet(table, width, lang, theme)), (x, top));
            }
            return;
        };
        let small = 88;
        let wide = 292;
        let card = newest.card.clone();
        let whose = self.whose(newest.seat);
        let part = Recent { card, whose, kind: Memory::Newest, width: wide, lang, theme };
        self.put(Part::Recent(part), (x, top));
        let room = usize::from((width - wide) / (small + GAP));
        let mut at = x + wide + GAP;
        for shown in table.shown.iter().skip(1).take(room) {
            let card = shown.card.clone();
            let whose = self.whose(shown.seat);
            let part = Recent { card, whose, kind: Memory::Earlier, width: small, lang, theme };
            self.put(Part::Recent(part), (at, top));
            at += small + GAP;
        }
    }
}
