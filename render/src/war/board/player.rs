//! Everything that a player has: health, bases by country, and the numbers of cards.

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::Country;
use duelhall_engine::war::table::SideView;

use super::layout::Sizes;
use crate::board::seat_color;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::look::{WHITE, mark};

/// A player's numbers; the name stands above them as a part of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    seat: u8,
    health: i16,
    cover: u8,
    /// The bases that are not used and all bases, by country.
    bases: Vec<(Country, u8, u8)>,
    /// Cards in hand, library and Destroyed stack.
    piles: [u16; 3],
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

impl Piece for Player {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Player {
    pub(super) fn of(side: &SideView, seat: Seat, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a stack has few cards")]
        let fallen = side.destroyed.len() as u16;
        Self {
            seat: seat.0,
            health: side.health,
            cover: side.cover,
            bases: side.bases.iter().map(|bases| (bases.country, bases.left, bases.all)).collect(),
            piles: [side.hand, side.library, fallen],
            size,
            lang,
            theme,
        }
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let (area, sizes, skin) = (scene.area(), Sizes::of(self.theme), self.theme.skin());
        let color = seat_color(Seat(self.seat), self.theme);
        scene.fill(area.round(14.0), color.mix(NIGHT, 0.25));
        let inner = area.inset(3.0);
        scene.fill(inner.round(11.0), if self.theme.is_plain() { NIGHT } else { skin.panel[1].dark(0.35) });
        let [health, bases, piles] = sizes.lines;
        let mut y = inner.y + f32::from(sizes.header);
        let row = |y: f32, h: f32| Area::new(inner.x + 6.0, y, inner.w - 12.0, h);
        self.health(&mut scene, row(y, health), easel);
        y += health;
        self.bases(&mut scene, row(y, 2.0 * bases), bases, easel);
        let below = Area { y: inner.bottom() - piles, ..row(0.0, piles) };
        scene.fill(Area { h: 1.5, ..below }.path(), skin.faint.alpha(90));
        self.piles(&mut scene, below, easel);
        scene
    }

    /// The health, and the defense that bases give to every unit.
    fn health(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let side = room.h - 12.0;
        let heart = Area::new(room.x, room.y + 7.0, side, side);
        scene.icon("ui-health", heart, if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) });
        let cover = (self.cover > 0).then(|| format!("+{}", self.cover));
        let words = self.health.to_string();
        // Without room for its sign, the plate says enough by its colour and its plus.
        let wide = |side: f32| cover.as_ref().map_or(0.0, |words| width(words, font) + side + 8.0);
        let free = |side: f32| room.w - heart.w - 10.0 - wide(side) >= width(&words, font);
        let sign = if free(font) { font } else { 0.0 };
        let wide = wide(sign);
        let digits =
            Area::new(heart.right() + 6.0, room.y + 2.0, room.right() - heart.right() - 10.0 - wide, room.h - 4.0);
        let style = Style::line(Font::Strong, font, room.h * 0.92, skin.ink).align(Align::Start);
        scene.text(easel.fit(&words, digits, style));
        if let Some(words) = cover {
            let place = Area::new(room.right() - wide, room.y + (room.h - font * 1.3) / 2.0 + 2.0, wide, font * 1.3);
            scene.zone("cover", place);
            scene.fill(place.round(8.0), Rgba::hex(0xcf_d6_e2));
            let sign = Area::new(place.x + 3.0, place.y + 3.0, sign, sign);
            if sign.w > 0.0 {
                scene.icon("ui-defense", sign, NIGHT);
            }
            let digits = Area::new(sign.right(), place.y, place.right() - sign.right() - 3.0, place.h);
            scene.text(easel.fit(&words, digits, Style::line(Font::Strong, font, font, NIGHT)));
        }
    }

    /// A mark for each country with the bases that are free and all bases, two in a row, and in the last place what the first
    /// number is. With four countries there is no room for that.
    fn bases(&self, scene: &mut Scene, room: Area, line: f32, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        if self.bases.is_empty() {
            let side = line - 6.0;
            scene.icon("type-base", Area::new(room.x + 2.0, room.y + 3.0, side, side), skin.faint);
            let digits = Area::new(room.x + side + 8.0, room.y, 40.0, line);
            let style = Style::line(Font::Strong, font, font, skin.faint).align(Align::Start);
            scene.text(easel.fit("0", digits, style));
            return;
        }
        let one = self.bases.len() == 1;
        for (at, (country, left, all)) in self.bases.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "four at most")]
            let (column, line_at) = ((at % 2) as f32, (at / 2) as f32);
            let half = room.w / 2.0;
            let high = if one { line * 1.25 } else { line };
            let cell =
                Area::new(room.x + column * half, room.y + line_at * line, if one { room.w } else { half }, high);
            let radius = if one { line * 0.52 } else { line * 0.34 };
            mark(scene, (cell.x + radius + 3.0, cell.center().1), radius, *country, self.theme);
            let digits = Area::new(cell.x + 2.0 * radius + 7.0, cell.y, cell.w - 2.0 * radius - 9.0, cell.h);
            let color = if *left == 0 { skin.faint } else { skin.ink };
            let most = if one { font * 1.5 } else { font * 1.1 };
            let style = Style::line(Font::Strong, font, most, color).align(Align::Start);
            let whole = easel.fit(&format!("{left}/{all}"), digits, style);
            // Large letters leave room only for those that are free.
            scene.text(if whole.cut { easel.fit(&left.to_string(), digits, style) } else { whole });
        }
        let place = match self.bases.len() {
            1 => Area::new(room.x, room.y + line * 1.3, room.w, line * 0.7),
            2 => Area { y: room.y + line, h: line, ..room },
            3 => Area::new(room.x + room.w / 2.0, room.y + line, room.w / 2.0, line),
            _ => return,
        };
        let side = font * 0.95;
        let sign = Area::new(place.x + 3.0, place.center().1 - side / 2.0, side, side);
        scene.icon("type-base", sign, skin.faint);
        let words = easel.say(self.lang, "war-free");
        let style = Style::line(Font::Body, font, font, skin.faint).align(Align::Start);
        let left = sign.right() + 6.0;
        let words = easel.fit(&words, Area::new(left, place.y, place.right() - left, place.h), style);
        if !words.cut {
            scene.text(words);
        }
    }

    /// Cards in hand, library and Destroyed stack.
    fn piles(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let side = font * 0.9;
        let signs = ["ui-hand", "ui-draw-pile", "ui-grave"];
        let parts: Vec<(&str, String)> = signs.into_iter().zip(self.piles.map(|n| n.to_string())).collect();
        let all: f32 = parts.iter().map(|(_, words)| side + 3.0 + width(words, font)).sum();
        let spare = ((room.w - all) / 2.0).clamp(0.0, 18.0);
        let mut x = room.x;
        for (sign, words) in parts {
            let wide = width(&words, font);
            if x + side + 3.0 + wide > room.right() + 1.0 {
                break;
            }
            scene.icon(sign, Area::new(x, room.center().1 - side / 2.0 + 1.0, side, side), skin.faint);
            let digits = Area::new(x + side + 3.0, room.y + 1.0, wide, room.h);
            let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
            scene.text(easel.fit(&words, digits, style));
            x += side + 3.0 + wide + spare;
        }
    }
}
