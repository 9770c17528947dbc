//! The places of things on the board of Heroes, in pixels.

use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::Seat;

pub(super) use crate::board::{HEIGHT, STRIP_HEIGHT, WIDTH};
use crate::theme::Theme;

/// The room between things.
pub(super) const GAP: u16 = 5;
/// The size of a side's panel.
pub(super) const PANEL: (u16, u16) = (948, 304);
/// The left edge of panels.
pub(super) const EDGE: u16 = 6;
/// The width of the column with the hero.
pub(super) const COLUMN: u16 = 204;
/// The same when the match is over.
pub(super) const WIDE_COLUMN: u16 = 320;
/// The left edge of the rows of cards.
pub(super) const FIELD: u16 = EDGE + 5 + COLUMN + GAP;
/// The width of the rows of cards.
pub(super) const FIELD_WIDTH: u16 = WIDTH - FIELD - EDGE - 5;
/// The top of the strip between the sides.
pub(super) const STRIP: u16 = 316;

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
    /// The heights of the rows of cards.
    pub(super) allies: u16,
    pub(super) things: u16,
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
                allies: 164,
                things: 82,
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
                allies: 182,
                things: 72,
                resources: 30,
            }
        }
    }
}

/// The top of the panel of the lower or upper side.
pub(super) const fn panel_top(below: bool) -> u16 {
    if below { STRIP + STRIP_HEIGHT + 6 } else { 6 }
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

/// The places of all seats in two rows: one above the strip, then one below it with at most as many.
pub(super) fn crowd(count: usize) -> Vec<Cell> {
    let above = count.div_ceil(2);
    let rows = [(above, false), (count - above, true)];
    let cells = rows.map(|(count, below)| row(count, (EDGE, panel_top(below), PANEL.0, PANEL.1), PANEL.0));
    cells.concat()
}

/// The columns of opponents in brief.
pub(super) fn briefs(count: usize) -> Vec<Cell> {
    row(count, (EDGE, panel_top(false), PANEL.0, PANEL.1), PANEL.0)
}
