//! The places of things on the board of Towers, in pixels.

use duelhall_engine::kit::Seat;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::Table;

use crate::scene::Area;
use crate::theme::Theme;

/// The width of the board.
pub(super) const WIDTH: u16 = 960;
/// The height of the board.
pub(super) const HEIGHT: u16 = 720;

/// The width inside a side's panel.
pub(super) const INNER: u16 = 286;
/// The height of a header.
pub(super) const HEADER: u16 = 88;
/// The sky: from here..
pub(super) const SKY: f32 = 110.0;
/// ..to the ground, on which everything stands.
pub(super) const GROUND: f32 = 402.0;
/// The top of a tower that has reached its goal.
pub(super) const GOAL: f32 = 156.0;
/// The height of the numbers below the ground.
pub(super) const FOOT: u16 = 60;
/// The size of a resource's row.
pub(super) const ROW: (u16, u16) = (INNER, 72);
/// The width of the middle.
pub(super) const MIDDLE: u16 = 304;

/// The left edge of the middle.
pub(super) const CENTER: i32 = 328;
/// The place of the round and the piles.
pub(super) const RIBBON: (i32, i32) = (CENTER, 10);
/// The height of the bars above and below the middle.
pub(super) const BAR: u16 = 56;
/// The left edge of the last card.
const CARD: i32 = CENTER + 3;
/// The bottom of the area above the goals.
const FLOOR: u16 = 646;
/// The place of the goals.
pub(super) const GOALS: (i32, i32) = (CENTER, 654);
/// The size of an earlier card.
pub(super) const MINI: (u16, u16) = (96, 84);
/// The height of the line below the last card.
pub(super) const CAPTION: u16 = 32;

/// A side's panel.
pub(super) const fn panel(seat: Seat) -> Area {
    Area::new(if seat.0 == 0 { 10.0 } else { 644.0 }, 10.0, 306.0, 700.0)
}

const fn left(seat: Seat) -> i32 {
    if seat.0 == 0 { 20 } else { 654 }
}

/// The place of a side's sign, name and state.
pub(super) const fn header(seat: Seat) -> (i32, i32) {
    (left(seat), 18)
}

/// The window of a side: the sky above its stronghold, with the ground.
pub(super) const fn window(seat: Seat) -> Area {
    Area::new(if seat.0 == 0 { 20.0 } else { 654.0 }, SKY, 286.0, GROUND + 60.0 - SKY)
}

/// The place of a side's numbers below the ground.
pub(super) const fn foot(seat: Seat) -> (i32, i32) {
    (left(seat), 402)
}

/// The centre of the tower, from the panel's inner left edge; the other side is mirrored.
pub(super) const fn tower_x(seat: Seat) -> f32 {
    if seat.0 == 0 { 80.0 } else { 206.0 }
}

/// The centre of the wall.
pub(super) const fn wall_x(seat: Seat) -> f32 {
    if seat.0 == 0 { 216.0 } else { 70.0 }
}

/// The place of a resource's row.
pub(super) const fn row(seat: Seat, resource: Resource) -> (i32, i32) {
    (left(seat), 470 + 78 * resource.index() as i32)
}

/// The measures that depend on the theme.
pub(super) struct Layout {
    /// The smallest font.
    pub(super) font: u16,
    /// Whether letters are large.
    pub(super) large: bool,
    /// The height of the bar with the round and the piles.
    pub(super) ribbon: u16,
}

impl Layout {
    pub(super) const fn of(theme: Theme) -> Self {
        if matches!(theme, Theme::LargeText) {
            Self { font: 32, large: true, ribbon: 92 }
        } else {
            Self { font: 24, large: false, ribbon: BAR }
        }
    }

    /// The place of the last card, or of the words in its place.
    pub(super) const fn card(&self) -> (i32, i32) {
        (CARD, 22 + self.ribbon as i32)
    }

    /// The size of the last card. With large letters it also takes the room of the earlier cards, and so do the words
    /// in its place.
    pub(super) const fn card_size(&self, table: &Table) -> (u16, u16) {
        let bottom = match (table.shown.is_empty(), self.large) {
            (true, _) => FLOOR,
            (false, true) => FLOOR - CAPTION - 12,
            (false, false) => 422,
        };
        (298, bottom - 22 - self.ribbon)
    }

    /// Whether the words about the end take the place of the last card, because no card was played or letters are large.
    pub(super) const fn ends_alone(&self, table: &Table) -> bool {
        table.outcome.is_some() && (self.large || table.shown.is_empty())
    }

    /// The place and size of the words about the end: where the earlier cards were, or where all cards were.
    pub(super) const fn plaque(&self, table: &Table) -> ((i32, i32), (u16, u16)) {
        let top = if self.ends_alone(table) { 22 + self.ribbon } else { 466 };
        ((CENTER, top as i32), (MIDDLE, FLOOR - top))
    }

    /// The places of the earlier cards, newest first.
    pub(super) fn minis(&self, table: &Table) -> impl Iterator<Item = (i32, i32)> + use<> {
        let count = if self.large || table.shown.is_empty() { 0 } else { 6 };
        (0..count).map(|i| (CENTER + i % 3 * 104, 468 + i / 3 * 92))
    }
}
