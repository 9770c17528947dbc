//! The places of things on the board of Chrono, in pixels.

use duelhall_engine::chrono::table::Table;
use duelhall_engine::kit::Seat;

pub(super) use crate::board::{HEIGHT, WIDTH};
use crate::theme::Theme;

/// The room between things.
pub(super) const GAP: u16 = 5;
/// The room at the edges of the board.
pub(super) const EDGE: u16 = 6;
/// The width of the column with the hero.
pub(super) const COLUMN: u16 = 208;
/// The most cards of a side in one row.
const ROW: usize = 4;
/// The widest card of few, and of more.
const WIDEST: [u16; 2] = [340, 240];

/// A cell: left, top, width and height, in whole pixels.
pub(super) type Cell = (u16, u16, u16, u16);

/// The measures that depend on the theme.
pub(super) struct Sizes {
    /// The smallest font.
    pub(super) font: f32,
    /// The height of the number of a card.
    pub(super) tab: f32,
    /// The height of one line of a name, and of two.
    pub(super) name: [f32; 2],
    /// The height of the active row, and of another one.
    pub(super) rows: [f32; 2],
    /// The same of a small card, of which the other rows share a line.
    pub(super) small: [f32; 2],
    /// The same as above of a small card; large letters have room for one line of the name.
    pub(super) small_tab: f32,
    pub(super) small_name: [f32; 2],
    /// The width of a shadow.
    pub(super) shade: u16,
    /// The height of a player's name.
    pub(super) header: u16,
    /// The heights of a player's lines: life, force, piles.
    pub(super) lines: [f32; 3],
}

impl Sizes {
    pub(super) const fn of(theme: Theme) -> Self {
        if matches!(theme, Theme::LargeText) {
            Self {
                font: 32.0,
                tab: 38.0,
                name: [40.0, 74.0],
                rows: [44.0, 38.0],
                small: [38.0, 36.0],
                small_tab: 34.0,
                small_name: [37.0, 37.0],
                shade: 62,
                header: 44,
                lines: [54.0, 42.0, 42.0],
            }
        } else {
            Self {
                font: 24.0,
                tab: 31.0,
                name: [31.0, 62.0],
                rows: [40.0, 32.0],
                small: [34.0, 28.0],
                small_tab: 27.0,
                small_name: [29.0, 50.0],
                shade: 50,
                header: 38,
                lines: [52.0, 34.0, 34.0],
            }
        }
    }
}

/// Whether a side has so many cards that they lie in two rows and the track of time is narrow.
pub(super) fn is_crowded(table: &Table) -> bool {
    table.sides.0.iter().any(|side| side.field.len() > ROW)
}

/// The height of the track of time.
pub(super) const fn track(crowded: bool) -> u16 {
    if crowded { 98 } else { 164 }
}

/// The side below: that of the viewer, otherwise the first.
pub(super) fn home(table: &Table) -> Seat {
    table.viewer.seat().unwrap_or(Seat::FIRST)
}

/// Cells for so many cards in one row from the left, none wider than the widest.
pub(super) fn row(count: usize, room: Cell) -> Vec<Cell> {
    let (x, y, width, height) = room;
    #[expect(clippy::cast_possible_truncation, reason = "a row has few cards")]
    let count = count as u16;
    let widest = WIDEST[usize::from(count > 2)];
    let each = ((width + GAP) / count.max(1) - GAP).min(widest);
    (0..count).map(|at| (x + at * (each + GAP), y, each, height)).collect()
}

/// How much of a card has room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Scale {
    /// The art, and three rows below each other.
    Whole,
    /// A strip of art, the active row, and the others in one line.
    Small,
    /// No art: the active row, and the others in one line, below the number and the name.
    Slim,
    /// No art and no name: three rows of large letters below the number.
    Bare,
}

/// Cells for cards, in as many rows as they need, and how much of a card has room in each; fewer cells than cards if they are
/// so many that nothing could be read.
pub(super) fn rows(count: usize, theme: Theme, room: Cell) -> (Scale, Vec<Cell>) {
    let large = matches!(theme, Theme::LargeText);
    let (scale, lines, most) = match count {
        0..=ROW => return (Scale::Whole, row(count, room)),
        5..=8 => (Scale::Small, 2, 8),
        9..=10 if !large => (Scale::Small, 2, 10),
        _ if large => (Scale::Bare, 2, 12),
        _ => (Scale::Slim, 3, 18),
    };
    let (x, y, width, height) = room;
    let each = (height + GAP) / lines - GAP;
    let columns = count.min(most).div_ceil(lines.into());
    let cells = (0..lines).flat_map(|line| row(columns, (x, y + line * (each + GAP), width, each)));
    (scale, cells.take(count.min(most)).collect())
}
