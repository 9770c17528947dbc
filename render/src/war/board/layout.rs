//! The places of things on the board of War, in pixels.

use duelhall_engine::kit::Seat;
use duelhall_engine::war::table::{PermView, Table};

pub(super) use crate::board::{HEIGHT, WIDTH};
use crate::theme::Theme;

/// The room between things.
pub(super) const GAP: u16 = 5;
/// The room at the edges of the board.
pub(super) const EDGE: u16 = 6;
/// The width of the column with the players.
pub(super) const COLUMN: u16 = 208;
/// The height of the line between the armies.
pub(super) const FRONT: u16 = 40;
/// The widest unit of a combat beside other units.
const WIDEST: u16 = 178;
/// The widest unit elsewhere, and the tallest: few units grow.
const GROWN: u16 = 320;
const TALLEST: u16 = 290;
/// The height in which a narrow unit has room for its name.
const NAMED: u16 = 216;

/// A cell: left, top, width and height, in whole pixels.
pub(super) type Cell = (u16, u16, u16, u16);

/// The measures that depend on the theme.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// The smallest font.
    pub(super) font: f32,
    /// The height of the number of a card.
    pub(super) tab: f32,
    /// The height of the plates of a unit.
    pub(super) plate: f32,
    /// The height of one line of a name, of two and of three.
    pub(super) name: [f32; 3],
    /// The height of a player's name.
    pub(super) header: u16,
    /// The heights of a player's lines: health, bases, piles.
    pub(super) lines: [f32; 3],
    /// The least height of a unit: without art, and with it.
    pub(super) least: [u16; 2],
    /// The height of a line of support.
    pub(super) support: u16,
}

impl Sizes {
    pub(super) const fn of(theme: Theme) -> Self {
        if matches!(theme, Theme::LargeText) {
            Self {
                font: 32.0,
                tab: 37.0,
                plate: 38.0,
                name: [40.0, 76.0, 110.0],
                header: 44,
                lines: [52.0, 40.0, 42.0],
                least: [82, 118],
                support: 42,
            }
        } else {
            Self {
                font: 24.0,
                tab: 29.0,
                plate: 32.0,
                name: [31.0, 60.0, 88.0],
                header: 38,
                lines: [52.0, 33.0, 34.0],
                // Three rows of art would be a large file.
                least: [66, 112],
                support: 36,
            }
        }
    }

    /// The height of a player.
    pub(super) const fn panel(&self) -> u16 {
        let [health, bases, piles] = self.lines;
        self.header + (health + 2.0 * bases + piles) as u16 + 8
    }
}

/// The side below: that of the viewer, otherwise the first.
pub(super) fn home(table: &Table) -> Seat {
    table.viewer.seat().filter(|seat| seat.index() < 2).unwrap_or(Seat::FIRST)
}

/// Cells in so many columns and rows, the first row first, none wider than the widest. With `up`, the first row is the
/// lowest.
pub(super) fn cells((columns, rows): (u16, u16), room: Cell, up: bool) -> Vec<Cell> {
    let (x, y, width, height) = room;
    let each = ((width + GAP) / columns.max(1) - GAP).min(GROWN);
    // Figures are wider than they are high, but a narrow card needs its height for the name.
    let high = ((height + GAP) / rows.max(1) - GAP).min(TALLEST).min((each * 6 / 5).max(NAMED));
    let top = if up { y + height + GAP - rows * (high + GAP) } else { y };
    let row = |row: u16| {
        let line = if up { rows - 1 - row } else { row };
        (0..columns).map(move |at| (x + at * (each + GAP), top + line * (high + GAP), each, high))
    };
    (0..rows).flat_map(row).collect()
}

/// The columns and rows for so many units in a room: as few rows as let every one be read.
pub(super) fn shape(count: usize, theme: Theme, (_, _, _, height): Cell) -> (u16, u16) {
    let most = lines(theme, (0, 0, 0, height));
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    if count <= 5 {
        return (count.max(2), 1);
    }
    let art = (height + GAP) / (Sizes::of(theme).least[1] + GAP);
    // Art where it has room, then lines, then narrower lines.
    // Large letters leave no room for a name in a sixth column.
    let sixth = if matches!(theme, Theme::LargeText) { 0 } else { art.min(1) };
    let tries = [(5, art), (6, sixth), (5, most), (6, most), (7, most)];
    let found = tries.into_iter().find(|(columns, rows)| columns * rows >= count && *rows > 0);
    let (columns, rows) = found.unwrap_or((7, most.max(1)));
    let rows = count.div_ceil(columns).min(rows);
    (columns, rows)
}

/// The most columns whose units have room for their part in a combat.
pub(super) const TOLD: u16 = 5;

/// The most rows of units without art.
pub(super) const fn lines(theme: Theme, (_, _, _, height): Cell) -> u16 {
    (height + GAP) / (Sizes::of(theme).least[0] + GAP)
}

/// An attacker with those that block it.
pub(super) struct Group<'a> {
    pub(super) attacker: &'a PermView,
    pub(super) blockers: Vec<&'a PermView>,
}

impl Group<'_> {
    /// The columns that it takes.
    pub(super) fn columns(&self) -> usize {
        self.blockers.len().max(1)
    }
}

/// The attackers of a table with their blockers.
pub(super) fn groups(table: &Table) -> Vec<Group<'_>> {
    let Some(turn) = table.turn else { return Vec::new() };
    let attackers = table.sides[turn].units.iter().filter(|unit| unit.attacks);
    let group = |attacker: &'_ PermView| attacker.number;
    attackers
        .map(|attacker| {
            let number = group(attacker);
            let blockers = table.sides[turn.other()].units.iter().filter(|unit| unit.against == Some(number));
            Group { attacker, blockers: blockers.collect() }
        })
        .collect()
}

/// The numbers of the attackers of a table, those that are blocked first.
pub(super) fn order(table: &Table) -> Vec<u16> {
    let mut groups = groups(table);
    groups.sort_by_key(|group| group.blockers.is_empty() && !group.attacker.blocked);
    groups.iter().map(|group| group.attacker.number).collect()
}

/// The measures of a combat: the height and the greatest width of a unit in it, and the height between the two rows. Alone on
/// the battlefield the units are larger.
pub(super) const fn combat(theme: Theme, is_alone: bool) -> (u16, u16, u16) {
    let (high, between) = if matches!(theme, Theme::LargeText) { (142, 48) } else { (136, 52) };
    if is_alone { (high + 60, 240, between) } else { (high, WIDEST, between) }
}

/// The most columns of a combat that has a zone of its own.
pub(super) const fn most_columns(theme: Theme) -> usize {
    if matches!(theme, Theme::LargeText) { 5 } else { 8 }
}
