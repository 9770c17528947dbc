//! Cards in one line each, in two columns: for lists that are too long for whole cards.

use duelhall_engine::kit::Taken;
use duelhall_engine::kit::deck::MOST_COPIES;

use super::WIDTH;
use crate::theme::Theme;

/// The margin at both sides.
const SIDE: u16 = 12;
/// The room between rows.
const GAP: u16 = 6;

/// The number of columns: few enough for readable names.
pub(crate) const fn columns(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 1 } else { 2 }
}

/// The width of a row.
pub(crate) const fn width(theme: Theme) -> u16 {
    (WIDTH - 2 * SIDE - (columns(theme) - 1) * GAP) / columns(theme)
}

/// The height of a row: two lines of the smallest font.
pub(crate) const fn height(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 66 } else { 52 }
}

/// The corner of the row at an index, from the list's top, and the height that a list of so many has up to there. Rows go
/// from the left to the right, so that what is read first has the first numbers.
pub(crate) const fn place(index: u16, theme: Theme) -> (u16, u16) {
    (SIDE + index % columns(theme) * (width(theme) + GAP), index / columns(theme) * (height(theme) + GAP))
}

/// How many copies are in a deck: of how many, where that is a number worth saying.
pub(crate) fn counted(taken: Taken) -> String {
    let Taken { now, most } = taken;
    if most < MOST_COPIES { format!("{now}/{most}") } else { format!("×{now}") }
}

/// The height of so many rows.
pub(crate) fn height_of(cards: usize, theme: Theme) -> u16 {
    #[expect(clippy::cast_possible_truncation, reason = "a list has few cards")]
    let lines = cards.next_multiple_of(columns(theme).into()) as u16;
    place(lines, theme).1
}
