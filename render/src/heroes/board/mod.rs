//! The board of Heroes: the sides with their heroes and armies, and between them the turn, the combat and the chain.
//!
//! At a table of two both sides are shown in full. At a larger one that of the viewer is, and the others in brief. A spectator
//! sees two rows of sides in brief, or in full where a row has only one. So does everybody at a table of more than six, because
//! a seventh of the width has no room for a name.

mod brief;
mod chip;
mod layout;
mod player;
mod side;
mod strip;
mod tile;

use duelhall_engine::heroes::table::{PermView, SeatView, Table};
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use crate::board::{Panel, Part as Common, Whose};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::scene::Scene;
use crate::sheet::{Part as SheetPart, Piece, Sheet, Spot};
use crate::theme::Theme;
use chip::Chip;
use layout::{Cell, EDGE, FIELD, FIELD_WIDTH, GAP, HEIGHT, PANEL, STRIP, STRIP_HEIGHT, WIDTH};
use player::{Pile, Resources};
use strip::{Clock, Combat, Fighter, Link, Memory, Recent};
use tile::Tile;

/// A part of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// A card in play.
    Tile(Tile),
    /// A card in play in brief.
    Chip(Chip),
    /// The number of cards that are not shown.
    More { count: usize, size: (u16, u16), theme: Theme },
    /// Cards in another zone.
    Pile(Pile),
    /// A resource row.
    Resources(Resources),
    /// The turn.
    Clock(Clock),
    /// The combat.
    Combat(Combat),
    /// A link of the chain.
    Link(Link),
    /// Recent events.
    Recent(Recent),
}

impl Piece for Part {
    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Tile(part) => part.scene(easel),
            Self::Chip(part) => part.scene(easel),
            Self::More { count, size, theme } => strip::more(*count, *size, *theme, easel),
            Self::Pile(part) => part.scene(easel),
            Self::Resources(part) => part.scene(easel),
            Self::Clock(part) => part.scene(easel),
            Self::Combat(part) => part.scene(easel),
            Self::Link(part) => part.scene(easel),
            Self::Recent(part) => part.scene(easel),
        }
    }
}

/// Parts that are being put on a board.
struct Board<'a> {
    table: &'a Table,
    lang: Lang,
    theme: Theme,
    names: Vec<(Seat, String)>,
    parts: Vec<(SheetPart, i32, i32)>,
    spots: Vec<Spot>,
}

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let names = table.seats.iter().map(|side| (side.seat, captions.name(side.seat, easel))).collect();
    let mut board = Board { table, lang, theme, names, parts: Vec::with_capacity(64), spots: Vec::new() };
    let Some(home) = layout::home(table) else {
        board.crowd();
        board.strip();
        return board.sheet();
    };
    let others = board.others(home);
    board.ground(home, &others);
    if let [other] = others[..] {
        board.side(other, false);
    } else {
        for (side, cell) in others.iter().zip(layout::briefs(others.len())) {
            board.brief(side, cell);
        }
    }
    if let Some(side) = table.seats.iter().find(|side| side.seat == home) {
        board.side(side, true);
    }
    board.strip();
    board.sheet()
}

impl<'a> Board<'a> {
    fn put(&mut self, part: impl Into<SheetPart>, at: (u16, u16)) {
        self.parts.push((part.into(), at.0.into(), at.1.into()));
    }

    /// Puts a card in play on the board.
    fn tile(&mut self, perm: &PermView, (x, y, width, height): Cell) {
        let mut tile = Tile::of(perm, self.table, (width, height), self.lang, self.theme);
        // The art of six sides would make the file large.
        tile.plain = self.table.seats.len() > 4 && layout::home(self.table) != Some(perm.controller);
        self.put(Part::Tile(tile), (x, y));
        self.spots.push(Spot { number: perm.number, place: (x, y, width, height), tab: None });
    }

    /// The finished board.
    fn sheet(self) -> Sheet {
        Sheet { width: WIDTH, height: HEIGHT, parts: self.parts, spots: self.spots }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.iter().find(|(of, _)| *of == seat).map(|(_, name)| name.clone()).unwrap_or_default()
    }

    /// Every side in two rows. Of two teams each has a row, and otherwise those who come first in turn order are below.
    fn crowd(&mut self) {
        let seats = &self.table.seats;
        let team = seats.first().map(|side| side.team);
        let (mates, foes): (Vec<_>, Vec<_>) = seats.iter().partition(|side| Some(side.team) == team);
        let (below, above) = if mates.len() == foes.len() {
            (mates, foes)
        } else {
            let (below, above) = seats.split_at(seats.len() / 2);
            (below.iter().collect(), above.iter().collect())
        };
        let places: Vec<(&SeatView, Cell)> = above.into_iter().chain(below).zip(layout::crowd(seats.len())).collect();
        let panels = places.iter().map(|(side, cell)| self.panel(side.seat, *cell)).collect();
        self.put(Common::Ground { panels, theme: self.theme }, (0, 0));
        for (side, cell) in places {
            if cell.2 == PANEL.0 {
                self.side(side, true);
            } else {
                self.brief(side, cell);
            }
        }
    }

    fn panel(&self, seat: Seat, cell: Cell) -> Panel {
        Panel { cell, whose: self.whose(seat), lit: self.is_lit(seat) }
    }

    fn whose(&self, seat: Seat) -> Whose {
        Whose { seat: seat.0, team: player::team(self.table, seat) }
    }

    /// Whether the match waits for the player, or the player has won.
    fn is_lit(&self, seat: Seat) -> bool {
        match self.table.outcome {
            Some(outcome) => outcome.winners.has(seat),
            None => self.table.asked.has(seat),
        }
    }

    /// The other sides, in turn order from the one after `home`.
    fn others(&self, home: Seat) -> Vec<&'a SeatView> {
        let (before, after): (Vec<_>, Vec<_>) =
            self.table.seats.iter().filter(|side| side.seat != home).partition(|side| side.seat < home);
        after.into_iter().chain(before).collect()
    }

    fn ground(&mut self, home: Seat, others: &[&SeatView]) {
        let mut panels: Vec<Panel> = layout::briefs(others.len())
            .into_iter()
            .zip(others)
            .map(|(cell, side)| self.panel(side.seat, cell))
            .collect();
        let cell = (EDGE, layout::panel_top(true), PANEL.0, PANEL.1);
        panels.push(self.panel(home, cell));
        self.put(Common::Ground { panels, theme: self.theme }, (0, 0));
    }

    fn strip(&mut self) {
        let (table, lang, theme) = (self.table, self.lang, self.theme);
        self.put(Part::Clock(Clock::of(table, lang, theme)), (EDGE + 5, STRIP));
        let (mut x, mut width) = (FIELD, FIELD_WIDTH);
        if let Some(outcome) = table.outcome {
            let names: Vec<String> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
            let end = strip::end(outcome, &names, width, lang, theme);
            return self.put(Common::Notice(end), (x, STRIP));
        }
        if let Some(combat) = table.combat {
            let fighter = |number| self.find(number).map(|perm| Fighter::of(perm, self.whose(perm.controller)));
            let (attacker, defender) = (fighter(combat.attacker), fighter(combat.defender));
            let part = Combat { attacker, defender, protected: combat.protected, theme };
            self.put(Part::Combat(part), (x, STRIP));
            x += Combat::WIDTH + GAP;
            width -= Combat::WIDTH + GAP;
        }
        if table.chain.is_empty() {
            self.recent(x, width);
        } else {
            self.chain(x, width);
        }
    }

    /// A card in play by its number.
    fn find(&self, number: u16) -> Option<&'a PermView> {
        let sides = self.table.seats.iter();
        let mut all =
            sides.flat_map(|side| side.hero.iter().chain(&side.allies).chain(&side.equipment).chain(&side.ongoing));
        all.find(|perm| perm.number == number)
    }

    /// The links of the chain; the one that resolves next is last. If there is no room, the first links are only counted.
    fn chain(&mut self, x: u16, width: u16) {
        let theme = self.theme;
        let count = self.table.chain.len();
        let room = usize::from((width + GAP) / (Link::WIDTH + GAP));
        let shown = if count <= room { count } else { room - 1 };
        let mut x = x;
        if count > shown {
            let size = (Link::WIDTH, STRIP_HEIGHT);
            self.put(Part::More { count: count - shown, size, theme }, (x, STRIP));
            x += Link::WIDTH + GAP;
        }
        for (index, link) in self.table.chain.iter().enumerate().skip(count - shown) {
            let whose = self.whose(link.controller);
            self.put(Part::Link(Link::of(link, whose, index + 1 == count, theme)), (x, STRIP));
            x += Link::WIDTH + GAP;
        }
    }

    /// The cards of recent events, the newest with its name.
    fn recent(&mut self, x: u16, width: u16) {
        let (table, lang, theme) = (self.table, self.lang, self.theme);
        let Some(newest) = table.shown.first() else {
            if table.combat.is_none() && table.turns < 2 {
                self.put(Common::Notice(strip::quiet(table, width, lang, theme)), (x, STRIP));
            }
            return;
        };
        let small = 88;
        let wide = 292;
        let card = newest.card.clone();
        let whose = self.whose(newest.seat);
        let part = Recent { card, whose, kind: Memory::Newest, width: wide, lang, theme };
        self.put(Part::Recent(part), (x, STRIP));
        let room = usize::from((width - wide) / (small + GAP));
        let mut at = x + wide + GAP;
        for shown in table.shown.iter().skip(1).take(room) {
            let card = shown.card.clone();
            let whose = self.whose(shown.seat);
            let part = Recent { card, whose, kind: Memory::Earlier, width: small, lang, theme };
            self.put(Part::Recent(part), (at, STRIP));
            at += small + GAP;
        }
    }
}
