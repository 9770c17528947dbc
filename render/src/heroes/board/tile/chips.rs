//! The middle of a tile: the change by the last action, attached cards, counters.

use super::Tile;
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::heroes::card::look::WHITE;
use crate::heroes::card::plate::width_of;
use crate::scene::{Area, Scene, star};
use crate::text::{Face as Font, Style};
use crate::theme::NIGHT;

impl Tile {
    /// Draws the change by the last action, attached cards and counters from the left, as many as have room.
    pub(super) fn chips(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let font = Sizes::of(self.theme).name;
        let mut room = room;
        if self.change != 0 {
            let words = self.change_words();
            let width = width_of(&words, font) + 14.0;
            if width <= room.w {
                self.change(scene, Area { w: width, ..room }, &words, easel);
                room = Area::new(room.x + width + 3.0, room.y, room.w - width - 3.0, room.h);
            }
        }
        let one = |number: &u16| width_of(&number.to_string(), font) + room.h + 6.0;
        let all: f32 = self.attached.iter().map(|(number, _)| one(number) + 3.0).sum();
        let mut chips: Vec<(&str, String, bool)> = Vec::new();
        if all <= room.w {
            chips.extend(self.attached.iter().map(|(number, offered)| ("ui-attached", number.to_string(), *offered)));
        } else {
            let offered = self.attached.iter().any(|(_, offered)| *offered);
            chips.push(("ui-attached", format!("×{}", self.attached.len()), offered));
        }
        if self.counters > 0 {
            chips.push(("ui-counter", self.counters.to_string(), false));
        }
        for (sign, words, offered) in chips.into_iter().filter(|(_, words, _)| words != "×0") {
            let width = width_of(&words, font) + room.h + 6.0;
            if width > room.w {
                return;
            }
            self.chip(scene, Area { w: width, ..room }, sign, &words, offered, easel);
            room = Area::new(room.x + width + 3.0, room.y, room.w - width - 3.0, room.h);
        }
    }

    /// The change by the last action, with its sign.
    pub(super) fn change_words(&self) -> String {
        format!("{}{}", if self.change < 0 { '−' } else { '+' }, self.change.unsigned_abs())
    }

    pub(super) fn change(&self, scene: &mut Scene, area: Area, words: &str, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let color = if self.change < 0 { skin.bad } else { skin.good };
        scene.zone("change", area);
        let (x, y) = area.center();
        if self.change < 0 {
            scene.fill(star((x, y), 12, area.w * 0.5 + 3.0, area.w * 0.5 - 4.0), color);
        }
        scene.fill(area.round(if self.change < 0 { 5.0 } else { area.h / 2.0 }), WHITE);
        scene.fill(area.inset(2.0).round(if self.change < 0 { 4.0 } else { area.h / 2.0 }), color);
        scene.text(easel.fit(words, area.inset(1.0), Style::line(Font::Strong, font, font * 1.1, WHITE)));
    }

    fn chip(&self, scene: &mut Scene, area: Area, sign: &str, words: &str, offered: bool, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let (fill, ink) = if offered { (skin.bright, NIGHT) } else { (NIGHT.alpha(225), skin.ink) };
        scene.zone("chip", area);
        scene.fill(area.round(area.h / 2.0), fill);
        let side = area.h - 8.0;
        scene.icon(sign, Area::new(area.x + 4.0, area.y + 4.0, side, side), ink);
        let room = Area::new(area.x + side + 6.0, area.y, area.w - side - 10.0, area.h);
        scene.text(easel.fit(words, room, Style::line(Font::Strong, font, font, ink)));
    }
}
