//! The places of things on a tile.

use super::name::is_short;
use super::{Tile, plate_width};
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::scene::Area;

/// The rooms of a tile.
pub(super) struct Rooms {
    pub(super) area: Area,
    pub(super) art: Area,
    pub(super) chips: Option<Area>,
    pub(super) name: Option<Area>,
    pub(super) foot: Area,
    pub(super) lines: usize,
    /// The lower limit for signs.
    pub(super) limit: f32,
    /// Whether it is a hero without room for a name below its number: the name is beside the number.
    pub(super) low: bool,
}

impl Rooms {
    pub(super) fn of(tile: &Tile, area: Area, easel: &mut Easel) -> Self {
        if tile.is_card() {
            return Self::card(tile, area, easel);
        }
        let sizes = Sizes::of(tile.theme);
        let tall = if tile.is_hero() && area.h > 120.0 { sizes.foot + 8.0 } else { sizes.foot };
        let foot = Area::new(0.0, area.h - tall, area.w, tall);
        let foot_top = if tile.has_numbers() { foot.y } else { area.h - 3.0 };
        let lines = name_lines(tile, area.w - 12.0, foot_top - sizes.head, easel);
        let name = (lines > 0).then(|| {
            let height = name_height(lines, sizes.name);
            Area::new(6.0, foot_top - height, area.w - 12.0, height)
        });
        let low = tile.is_hero() && name.is_none();
        let name = name.or_else(|| between_numbers(tile, foot, sizes.font));
        let bottom = name.map_or(foot_top, |name| name.y);
        let chips = (bottom - sizes.head >= sizes.chip).then(|| {
            let indent = if tile.is_hero() { sizes.head + 4.0 } else { 3.0 };
            Area::new(indent, bottom - sizes.chip - 1.0, area.w - indent - 3.0, sizes.chip)
        });
        let top = if bottom > sizes.head * 2.4 { 8.0 } else { 2.0 };
        let side = (bottom - top - 4.0).min(area.w * 0.72).max(24.0);
        let art = Area::new((area.w - side) / 2.0, (top + bottom - side) / 2.0, side, side);
        Self { area, art, chips, name, lines, foot, limit: bottom, low }
    }

    /// Those of a card whose values stand over the lower corners of its art, and its name below that.
    fn card(tile: &Tile, area: Area, easel: &mut Easel) -> Self {
        let sizes = Sizes::of(tile.theme);
        let numbers = if tile.has_numbers() { sizes.foot } else { 0.0 };
        // A second line matters more than the art, and a third one does not.
        let free = area.h - sizes.head - numbers;
        let art = if tile.is_hero() { 0.0 } else { area.h * 0.3 };
        let heights = [1, 2, 3].map(|lines| name_height(lines, sizes.name));
        let most = if heights[2] + art <= free { 3 } else { 2 - usize::from(heights[1] > free) };
        let heights = &heights[..most];
        let lines = tile.lines(area.w - 12.0, heights, easel);
        let high = heights[lines - 1];
        let name = Area::new(6.0, area.h - high - 4.0, area.w - 12.0, high);
        let foot = Area::new(0.0, name.y - sizes.foot - 1.0, area.w, sizes.foot);
        let top = if tile.has_numbers() { foot.y } else { name.y };
        let chips = (top - sizes.head >= sizes.chip + 2.0).then(|| {
            let indent = if tile.is_hero() { sizes.head + 6.0 } else { 4.0 };
            Area::new(indent, top - sizes.chip - 2.0, area.w - indent - 4.0, sizes.chip)
        });
        let limit = if tile.has_chips() { chips.map_or(top, |chips| chips.y) } else { top };
        let side = (name.y - 12.0).min(area.w * 0.72).max(24.0);
        let art = Area::new((area.w - side) / 2.0, (name.y + 4.0 - side) / 2.0, side, side);
        Self { area, art, chips, name: Some(name), lines, foot, limit, low: false }
    }

    /// Those of a hero in one line.
    pub(super) const fn flat(area: Area) -> Self {
        Self { area, art: area, chips: None, name: None, foot: area, lines: 0, limit: area.h, low: true }
    }

    /// The bottom of the art.
    pub(super) fn bottom(&self) -> f32 {
        self.name.map_or(self.art.bottom(), |name| name.y.max(self.art.bottom()).min(name.y + 4.0))
    }

    /// Whether there is a dark band below name and values.
    pub(super) fn has_band(&self, tile: &Tile) -> bool {
        (tile.has_numbers() || self.name.is_some()) && self.foot.y > 0.0 || tile.is_card()
    }
}

/// The height of so many lines of a name.
pub(in crate::heroes::board) fn name_height(lines: usize, font: f32) -> f32 {
    font * [1.24, 2.05, 3.26][lines.clamp(1, 3) - 1]
}

/// The number of lines for a name: it needs room below number, signs and chips, and enough width to be recognized. A second
/// line is there only for a name that needs it.
fn name_lines(tile: &Tile, width: f32, between: f32, easel: &mut Easel) -> usize {
    let sizes = Sizes::of(tile.theme);
    if width + 12.0 < sizes.font * 4.4 {
        return 0;
    }
    let chips = if tile.has_chips() { sizes.chip } else { 0.0 };
    // The picture of an ally needs some room of its own, if no chips leave it free.
    let free = if tile.is_hero() { between } else { between - chips.max(18.0) };
    // The name of a hero matters more than the room for chips.
    let least = usize::from(tile.is_hero() && name_height(1, sizes.name) <= between);
    let most = (1..=2).rev().find(|lines| name_height(*lines, sizes.name) <= free).unwrap_or(least);
    let name = easel.words().card_name(tile.lang, &tile.card);
    let line = Area::new(0.0, 0.0, width, name_height(1, sizes.name));
    if most > 1 && is_short(&name, line, tile.theme, easel) { 1 } else { most }
}

/// The room for a name between the numbers of a low tile, if it is wide enough for the name to be recognized.
fn between_numbers(tile: &Tile, foot: Area, font: f32) -> Option<Area> {
    let wide = |words: String| plate_width(&words, font, foot.h) + 8.0;
    let left = tile.atk.map_or(6.0, |atk| wide(atk.to_string()));
    let right = tile.guard().map_or(6.0, |(_, words)| wide(words));
    let room = Area { x: foot.x + left, w: foot.w - left - right, ..foot };
    (!tile.is_hero() && tile.damage == 0 && tile.change == 0 && room.w >= font * 4.0).then_some(room)
}
