//! The places of things on a tile.

use super::{Tile, plate_width};
use crate::heroes::board::layout::Sizes;
use crate::scene::Area;

/// The rooms of a tile.
pub(super) struct Rooms {
    pub(super) area: Area,
    pub(super) art: Area,
    pub(super) chips: Option<Area>,
    pub(super) name: Option<Area>,
    pub(super) foot: Area,
    /// The right limit for signs.
    pub(super) limit: f32,
}

impl Rooms {
    pub(super) fn of(tile: &Tile, area: Area) -> Self {
        let sizes = Sizes::of(tile.theme);
        let tall = if tile.is_hero() && area.h > 120.0 { sizes.foot + 8.0 } else { sizes.foot };
        let foot = Area::new(0.0, area.h - tall, area.w, tall);
        let foot_top = if tile.has_numbers() { foot.y } else { area.h - 3.0 };
        let between = foot_top - sizes.head;
        let line = sizes.font * 1.24;
        // A name needs room below number, signs and chips, and enough width to be recognized.
        let lines = ((between - sizes.chip - 20.0) / line).floor().min(2.0);
        let lines = if area.w >= 150.0 { lines.min(1.0) } else { lines };
        let name = (lines >= 1.0 && area.w >= sizes.font * 4.4).then(|| {
            let height = line * lines;
            Area::new(6.0, foot_top - height, area.w - 12.0, height)
        });
        let name = name.or_else(|| between_numbers(tile, foot, sizes.font));
        let bottom = name.map_or(foot_top, |name| name.y);
        let chips = (bottom - sizes.head >= sizes.chip).then(|| {
            let indent = if tile.is_hero() { sizes.head + 4.0 } else { 3.0 };
            Area::new(indent, bottom - sizes.chip - 1.0, area.w - indent - 3.0, sizes.chip)
        });
        let top = if bottom > sizes.head * 2.4 { 8.0 } else { 2.0 };
        let side = (bottom - top - 4.0).min(area.w * 0.72).max(24.0);
        let art = Area::new((area.w - side) / 2.0, (top + bottom - side) / 2.0, side, side);
        Self { area, art, chips, name, foot, limit: bottom }
    }
}

/// The room for a name between the numbers of a low tile, if it is wide enough for the name to be recognized.
fn between_numbers(tile: &Tile, foot: Area, font: f32) -> Option<Area> {
    let wide = |words: String| plate_width(&words, font, foot.h) + 8.0;
    let left = tile.atk.map_or(6.0, |atk| wide(atk.to_string()));
    let right = tile.guard().map_or(6.0, |(_, words)| wide(words));
    let room = Area { x: foot.x + left, w: foot.w - left - right, ..foot };
    (!tile.is_hero() && tile.damage == 0 && tile.change == 0 && room.w >= font * 5.0).then_some(room)
}
