//! The board of Heroes: the sides with their heroes and armies, and between them the turn, the combat and the chain.
//!
//! At a table of two both sides are shown in full. At a larger one that of the viewer is, and the others in brief. A spectator
//! sees two rows of sides in brief, or in full where a row has only one. So does everybody at a table of more than six, because
//! a seventh of the width has no room for a name.

mod between;
mod brief;
mod chip;
mod layout;
mod log;
mod player;
mod side;
mod stage;
mod strip;
mod tile;
mod view;

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
use layout::{ACROSS, Cell, EDGE, HEIGHT, Plan, WIDTH};
use log::Log;
use player::{Pile, Resources};
use stage::{Clash, Newest};
use strip::{Clock, Combat, Link, Recent};
use tile::Tile;
use view::View;

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
    /// A combat as a scene.
    Clash(Clash),
    /// The newest event as a scene.
    Newest(Newest),
    /// The turn and the last events.
    Log(Log),
    /// The place that a side with few cards looks at.
    View(View),
}

impl Piece for Part {
    fn is_even(&self) -> bool {
        true
    }

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
            Self::Clash(part) => part.scene(easel),
            Self::Newest(part) => part.scene(easel),
            Self::Log(part) => part.scene(easel),
            Self::View(part) => part.scene(),
        }
    }
}

/// With more cards in play than this, those that are no allies have no art: it would be a large file.
const MANY: usize = 6;

/// Parts that are being put on a board.
struct Board<'a> {
    table: &'a Table,
    lang: Lang,
    theme: Theme,
    plan: Plan,
    /// How many cards are in play.
    count: usize,
    names: Vec<(Seat, String)>,
    parts: Vec<(SheetPart, i32, i32)>,
    spots: Vec<Spot>,
}

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let names = table.seats.iter().map(|side| (side.seat, captions.name(side.seat, easel))).collect();
    let plan = Plan::of(table, theme);
    let count = table.seats.iter().map(|side| side.allies.len() + side.equipment.len() + side.ongoing.len()).sum();
    let mut board = Board { table, lang, theme, plan, count, names, parts: Vec::with_capacity(64), spots: Vec::new() };
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
        for (side, cell) in others.iter().zip(plan.briefs(others.len())) {
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
        tile.many = self.count > MANY;
        self.put(Part::Tile(tile), (x, y));
        self.spots.push(Spot::numbered(perm.number, (x, y, width, height), None));
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
        let places: Vec<(&SeatView, Cell)> = above.into_iter().chain(below).zip(self.plan.crowd(seats.len())).collect();
        let panels = places.iter().map(|(side, cell)| self.panel(side.seat, *cell)).collect();
        self.put(Common::Ground { panels, theme: self.theme }, (0, 0));
        for (side, cell) in places {
            if cell.2 == ACROSS {
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
        let mut panels: Vec<Panel> = self
            .plan
            .briefs(others.len())
            .into_iter()
            .zip(others)
            .map(|(cell, side)| self.panel(side.seat, cell))
            .collect();
        let cell = (EDGE, self.plan.panel_top(true), ACROSS, self.plan.panel());
        panels.push(self.panel(home, cell));
        self.put(Common::Ground { panels, theme: self.theme }, (0, 0));
    }
}
