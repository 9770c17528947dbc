//! Cards in one line each, in two columns: for lists that are too long for whole cards.

use duelhall_engine::kit::Taken;
use duelhall_engine::kit::deck::MOST_COPIES;
use duelhall_engine::text::Lang;

use super::{WIDTH, font};
use crate::board::name;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The margin at both sides.
const SIDE: u16 = 12;
/// The room between rows.
const GAP: u16 = 6;

/// A card in one line; `C` is the game's data about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row<C> {
    pub(crate) card: C,
    /// The number of its button.
    pub(crate) number: Option<u8>,
    /// The number of copies.
    pub(crate) count: u8,
    /// How many of how many are in the deck that is built, if any are; or how many of how many a person owns.
    pub(crate) inside: Option<Taken>,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
}

impl<C> Row<C> {
    /// Draws the number, if there is one, at the left end. Returns where the rest begins.
    pub(crate) fn tab(&self, scene: &mut Scene, easel: &mut Easel) -> f32 {
        let (skin, font, left) = (self.theme.skin(), font(self.theme), 7.0);
        let Some(number) = self.number else { return left };
        let tab = Area::new(left, 6.0, font * 2.1, scene.area().h - 12.0).inset(0.5);
        scene.fill(tab.round(tab.h / 2.0), skin.bright);
        scene.fill(tab.inset(3.0).round(tab.h / 2.0 - 3.0), NIGHT);
        let style = Style::line(Font::Strong, font, font * 1.25, skin.bright);
        scene.text(easel.fit(&number.to_string(), tab.inset(3.0), style));
        tab.right() + 5.0
    }

    /// Draws the name between these edges.
    pub(crate) fn name(&self, scene: &mut Scene, name: &str, (left, right): (f32, f32), ink: Rgba, easel: &mut Easel) {
        let font = font(self.theme);
        let room = Area::new(left, 3.0, right - left, scene.area().h - 6.0);
        let style = Style::line(Font::Title, font, font * 1.2, ink).align(Align::Start);
        scene.text(name::in_middle(name, room, style, easel));
    }
}

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
