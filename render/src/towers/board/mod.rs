//! The board of Towers: two strongholds, and the played cards between them.

mod badge;
mod center;
mod layout;
mod side;
mod sky;
mod stronghold;

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Stat;
use duelhall_engine::towers::table::{Phase, Table};

use crate::card::{Look, MARGIN};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::scene::Scene;
use crate::sheet::{Part as SheetPart, Piece, Sheet};
use crate::theme::Theme;
use crate::towers::card::Face;
use center::{Caption, Mini, Notice, Plaque};
use layout::{Layout, WIDTH};
use side::{Header, Row};
use sky::Backdrop;
use stronghold::{Building, Foot};

/// A part of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// Everything that stays while numbers change.
    Backdrop(Backdrop),
    /// A player's sign, name and state.
    Header(Header),
    /// A tower or a wall.
    Building(Building),
    /// The numbers below tower and wall.
    Foot(Foot),
    /// A resource: stock and mine.
    Row(Row),
    /// The change of a tower or a wall.
    Burst { delta: i16, theme: Theme },
    /// The round and the piles.
    Ribbon { round: u16, draw: u16, discard: u16, lang: Lang, theme: Theme },
    /// The name of the player of the last card.
    Caption(Caption),
    /// An earlier card.
    Mini(Mini),
    /// Words in place of the last card.
    Notice(Notice),
    /// The end of the match.
    Plaque(Plaque),
    /// The tower height and the stock that win.
    Goals { tower: i16, stock: i16, lang: Lang, theme: Theme },
}

impl Piece for Part {
    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Backdrop(part) => part.scene(easel),
            Self::Header(part) => part.scene(easel),
            Self::Building(part) => part.scene(),
            Self::Foot(part) => part.scene(easel),
            Self::Row(part) => part.scene(easel),
            Self::Burst { delta, theme } => badge::burst(*delta, *theme, easel),
            Self::Ribbon { round, draw, discard, lang, theme } => {
                center::ribbon(*round, [*draw, *discard], *lang, *theme, easel)
            }
            Self::Caption(part) => part.scene(easel),
            Self::Mini(part) => part.scene(easel),
            Self::Notice(part) => part.scene(easel),
            Self::Plaque(part) => part.scene(easel),
            Self::Goals { tower, stock, lang, theme } => center::goals(*tower, *stock, *lang, *theme, easel),
        }
    }
}

/// Parts that are being put on a board.
struct Board<'a> {
    table: &'a Table,
    captions: &'a Captions,
    names: [String; 2],
    parts: Vec<(SheetPart, i32, i32)>,
    layout: Layout,
}

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let names = [Seat::FIRST, Seat::SECOND].map(|seat| captions.name(seat, easel));
    let layout = Layout::of(captions.theme);
    let mut board = Board { table, captions, names, parts: Vec::with_capacity(32), layout };
    board.put(Part::Backdrop(Backdrop::of(table, captions.theme)), (0, 0));
    for seat in [Seat::FIRST, Seat::SECOND] {
        board.side(seat);
    }
    board.center();
    Sheet { width: WIDTH, height: layout::HEIGHT, parts: board.parts, spots: Vec::new() }
}

impl Board<'_> {
    fn put(&mut self, part: Part, at: (i32, i32)) {
        self.parts.push((part.into(), at.0, at.1));
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index() % 2].clone()
    }

    fn change(&self, seat: Seat, stat: Stat) -> i16 {
        self.table.changes.iter().filter(|c| c.seat == seat && c.stat == stat).map(|c| c.delta).sum()
    }

    fn side(&mut self, seat: Seat) {
        let (theme, lang) = (self.captions.theme, self.captions.lang);
        let header = Header::of(self.table, seat, self.name(seat), lang, theme);
        self.put(Part::Header(header), layout::header(seat));
        for stat in [Stat::Wall, Stat::Tower] {
            let building = Building::of(self.table, seat, stat, theme);
            let at = building.place(seat);
            let burst = building.burst_place(seat);
            self.put(Part::Building(building), at);
            let delta = self.change(seat, stat);
            if delta != 0 {
                self.put(Part::Burst { delta, theme }, burst);
            }
        }
        let numbers = &self.table.sides[seat];
        let foot = Foot { seat: seat.0, tower: numbers.tower, wall: numbers.wall, theme };
        self.put(Part::Foot(foot), layout::foot(seat));
        for resource in duelhall_engine::towers::card::Resource::ALL {
            let changes = [Stat::Stock(resource), Stat::Mine(resource)].map(|stat| self.change(seat, stat));
            let row = Row::of(self.table, seat, resource, changes, theme);
            self.put(Part::Row(row), layout::row(seat, resource));
        }
    }

    fn center(&mut self) {
        let (theme, lang) = (self.captions.theme, self.captions.lang);
        let Table { round, draw_pile, discard_pile, tower_goal, stock_goal, .. } = *self.table;
        let ribbon = Part::Ribbon { round, draw: draw_pile, discard: discard_pile, lang, theme };
        self.put(ribbon, layout::RIBBON);
        if !self.layout.ends_alone(self.table) {
            self.last_card();
        }
        if let Some(outcome) = self.table.outcome {
            let winner = outcome.winners.iter().next();
            let goals = (tower_goal, stock_goal);
            let name = winner.map(|seat| self.name(seat)).unwrap_or_default();
            let reason = outcome.reason.name();
            let (at, size) = self.layout.plaque(self.table);
            let plaque = Plaque { winner: winner.map(|seat| seat.0), name, reason, goals, size, lang, theme };
            self.put(Part::Plaque(plaque), at);
        } else {
            self.earlier_cards();
        }
        self.put(Part::Goals { tower: tower_goal, stock: stock_goal, lang, theme }, layout::GOALS);
    }

    fn last_card(&mut self) {
        let (theme, lang, size) = (self.captions.theme, self.captions.lang, self.layout.card_size(self.table));
        let (x, y) = self.layout.card();
        if let Some(shown) = self.table.shown.first() {
            let look = if shown.discarded { Look::Discarded } else { Look::Plain };
            let card = shown.card.clone();
            let face = Face { card, lang, theme, size, font: self.layout.font, look, compact: false };
            let margin = i32::from(MARGIN);
            self.parts.push((face.into(), x - margin, y - margin));
            let (seat, discarded) = (shown.seat, shown.discarded);
            let caption = Caption { seat: seat.0, name: self.name(seat), discarded, lang, theme };
            self.put(Part::Caption(caption), (layout::CENTER, y + i32::from(size.1) + 6));
        } else {
            let kind = match self.table.phase {
                Phase::ChooseFirst => "choose",
                Phase::Mulligan => "swap",
                Phase::Play | Phase::Discard | Phase::Over => "first",
            };
            self.put(Part::Notice(Notice { kind, size, lang, theme }), (x, y));
        }
    }

    fn earlier_cards(&mut self) {
        let theme = self.captions.theme;
        for (index, place) in self.layout.minis(self.table).enumerate() {
            let mini = self.table.shown.get(index + 1).map(|shown| center::MiniCard {
                card: shown.card.clone(),
                seat: shown.seat.0,
                discarded: shown.discarded,
            });
            self.put(Part::Mini(Mini { card: mini, theme }), place);
        }
    }
}
