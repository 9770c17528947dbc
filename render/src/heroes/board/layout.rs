//! The places of things on the board of Heroes, in pixels.

use duelhall_engine::heroes::table::{SeatView, Table};
use duelhall_engine::kit::Seat;

pub(super) use crate::board::{HEIGHT, STRIP_HEIGHT, WIDTH};
use crate::theme::Theme;

/// The room between things.
pub(super) const GAP: u16 = 5;
/// The left edge of panels.
pub(super) const EDGE: u16 = 6;
/// The width of a side's panel.
pub(super) const ACROSS: u16 = WIDTH - 2 * EDGE;
/// The width of the column with the hero among many cards.
const COLUMN: u16 = 204;
/// The same when the match is over.
const WIDE_COLUMN: u16 = 320;
/// The height of the strip between two sides if it shows what happens as a scene.
const STAGE: u16 = 150;

/// How the board is divided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The height of the strip between the sides.
    pub(super) strip: u16,
    /// The width of the column with the hero of a side in full.
    pub(super) column: u16,
}

impl Plan {
    /// Between two sides with few cards each there is room for a scene, and heroes are large.
    pub(super) fn of(table: &Table, theme: Theme) -> Self {
        let most = |count: fn(&SeatView) -> usize| table.seats.iter().map(count).max().unwrap_or_default();
        let allies = most(|side| side.allies.len());
        let things = most(|side| side.equipment.len() + side.ongoing.len());
        let is_duel = table.seats.len() == 2;
        let column = match allies.max(things) {
            _ if table.outcome.is_some() => WIDE_COLUMN,
            0..=2 if is_duel => 290,
            3 if is_duel => 240,
            _ => COLUMN,
        };
        let large = matches!(theme, Theme::LargeText);
        let fits = match things {
            0 => allies <= if large { 3 } else { 5 },
            _ => allies <= 4 && things <= 5 && !large,
        };
        let told = table.combat.is_some() || !table.chain.is_empty() || !table.shown.is_empty();
        // Art of more would be a large file.
        let all: usize =
            table.seats.iter().map(|side| side.allies.len() + side.ongoing.len() + side.equipment.len()).sum();
        let fits = fits && all <= 7;
        let is_stage = is_duel && told && table.outcome.is_none() && fits;
        Self { strip: if is_stage { STAGE } else { STRIP_HEIGHT }, column }
    }

    /// Whether the strip shows what happens as a scene.
    pub(super) const fn is_stage(self) -> bool {
        self.strip == STAGE
    }

    /// The height of a side's panel.
    pub(super) const fn panel(self) -> u16 {
        (HEIGHT - self.strip) / 2 - 12
    }

    /// The top of the strip.
    pub(super) const fn middle(self) -> u16 {
        (HEIGHT - self.strip) / 2
    }

    /// The top of the panel of the lower or upper side.
    pub(super) const fn panel_top(self, below: bool) -> u16 {
        if below { self.middle() + self.strip + 6 } else { 6 }
    }

    /// The left edge of the rows of cards.
    pub(super) const fn field(self) -> u16 {
        EDGE + 5 + self.column + GAP
    }

    /// The width of the rows of cards.
    pub(super) const fn field_width(self) -> u16 {
        WIDTH - self.field() - EDGE - 5
    }

    /// The places of all seats in two rows: one above the strip, then one below it with at most as many.
    pub(super) fn crowd(self, count: usize) -> Vec<Cell> {
        let above = count.div_ceil(2);
        let rows = [(above, false), (count - above, true)];
        let cells = rows.map(|(count, below)| row(count, (EDGE, self.panel_top(below), ACROSS, self.panel()), ACROSS));
        cells.concat()
    }

    /// The columns of opponents in brief.
    pub(super) fn briefs(self, count: usize) -> Vec<Cell> {
        row(count, (EDGE, self.panel_top(false), ACROSS, self.panel()), ACROSS)
    }
}

/// A cell: left, top, width and height, in whole pixels, so that parts meet.
pub(super) type Cell = (u16, u16, u16, u16);

/// The measures that depend on the theme.
pub(super) struct Sizes {
    /// The smallest font.
    pub(super) font: f32,
    /// The smallest font of what stands nowhere else on the board: names, and numbers without a plate. It is 11 pixels high
    /// when the board is shown 400 pixels wide.
    pub(super) name: f32,
    /// The font of cards that have a line each.
    pub(super) line: f32,
    /// The height of the row with number and signs at the top of a tile.
    pub(super) head: f32,
    /// The height of the row with the values at the bottom of a tile.
    pub(super) foot: f32,
    /// The height of a chip for an attached card or a counter.
    pub(super) chip: f32,
    /// The most tiles in a row.
    pub(super) columns: usize,
    /// The heights of header, hero and piles.
    pub(super) header: u16,
    pub(super) hero: u16,
    pub(super) pile: u16,
    /// The height of a row of cards that are no allies, above or below one row of allies or two.
    pub(super) things: [u16; 2],
    /// How much higher it is with a third line for names.
    pub(super) third: u16,
    pub(super) resources: u16,
}

impl Sizes {
    pub(super) const fn of(theme: Theme) -> Self {
        if matches!(theme, Theme::LargeText) {
            Self {
                font: 32.0,
                name: 32.0,
                line: 32.0,
                head: 36.0,
                foot: 42.0,
                chip: 36.0,
                columns: 5,
                header: 44,
                hero: 155,
                pile: 40,
                things: [108, 82],
                third: 38,
                resources: 38,
            }
        } else {
            Self {
                font: 24.0,
                name: 26.5,
                line: 28.0,
                head: 30.0,
                foot: 34.0,
                chip: 26.0,
                columns: 6,
                header: 38,
                hero: 165,
                pile: 38,
                things: [86, 72],
                third: 29,
                resources: 30,
            }
        }
    }
}

/// The side that is shown in full below the others: the viewer's, and of two the first for a spectator. `None` if no side is:
/// spectators of a larger table see each side in the same place, whoever acts.
pub(super) fn home(table: &Table) -> Option<Seat> {
    let count = table.seats.len();
    let seated = table.viewer.seat().filter(|seat| table.seats.iter().any(|side| side.seat == *seat));
    seated.or((count == 2).then_some(Seat::FIRST)).filter(|_| count <= MOST_BESIDE)
}

/// Cells for `count` cards in one centred row of a room, none wider than `widest`.
pub(super) fn row(count: usize, room: Cell, widest: u16) -> Vec<Cell> {
    let (x, y, width, height) = room;
    #[expect(clippy::cast_possible_truncation, reason = "a row has few cards")]
    let count = count as u16;
    if count == 0 {
        return Vec::new();
    }
    let each = ((width + GAP) / count - GAP).min(widest);
    let left = x + (width + GAP - (each + GAP) * count) / 2;
    (0..count).map(|index| (left + index * (each + GAP), y, each, height)).collect()
}

/// Cells for allies: one row, or two equal rows.
pub(super) fn rows(count: usize, room: Cell, columns: usize, widest: u16) -> Vec<Cell> {
    if count <= columns {
        return row(count, room, widest);
    }
    let (x, y, width, height) = room;
    let half = (height - GAP) / 2;
    let above = count.div_ceil(2);
    let mut cells = row(above, (x, y, width, half), widest);
    cells.extend(row(above, (x, y + half + GAP, width, half), widest).into_iter().take(count - above));
    cells
}

/// The most seats at a table of which one is shown in full below the others.
pub(super) const MOST_BESIDE: usize = 6;
