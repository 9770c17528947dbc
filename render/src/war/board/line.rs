//! A unit in two lines, where many leave no room for art: its number and its name, and below them its values and its states.

use super::tile::{CORNER, Tile};
use crate::board::name;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::war::look::paper;
use crate::war::plate::{Ink, Plate, splash};

/// The least room for a name, in font sizes: some letters and the sign that it is cut.
const LEAST_NAME: f32 = 1.6;

/// With at least this much room for the name, in font sizes, the type stands beside it.
const ROOMY_NAME: f32 = 4.2;

impl Tile {
    pub(super) fn line(&self, scene: &mut Scene, inner: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let dark = paper(self.card.country, self.theme);
        let ground = if self.rests { dark.dark(0.3) } else { dark.light(0.08) };
        scene.fill(inner.round(CORNER - 2.0), ground);
        let most = inner.right() - 4.0 - sizes.font * LEAST_NAME;
        let tab = self.tab().draw(scene, sizes.tab, most, easel);
        let side = sizes.tab;
        let marks = self.marks();
        let high = (inner.bottom() - tab.bottom() - 3.0).min(sizes.plate);
        let y = inner.bottom() - high - 1.5;
        let [first, second] = self.places(inner, y, high, false);
        let right = |second: Area| inner.right() - second.right() - 4.0;
        // Where the part in a combat has no room next to the values, they are narrow; or its sign is beside the name.
        let pen = self.pen();
        let part = marks.first().filter(|_| self.role.is_some());
        let is_told = |room: f32, easel: &mut Easel| part.is_none_or(|part| pen.has_room(part, room, side, easel));
        let is_tight = !is_told(right(second), easel);
        let [first, second] = if is_tight { self.places(inner, y, high, true) } else { [first, second] };
        let sign = part.filter(|_| is_tight && !is_told(right(second), easel));
        let mut room = Area::new(tab.right() + 2.0, inner.y, inner.right() - tab.right() - 4.0, side);
        let name = easel.words().card_name(self.lang, &self.card);
        let style = Style::line(Font::Strong, sizes.font, sizes.font, self.theme.skin().ink).align(Align::Start);
        let mut text = (room.w >= sizes.font * LEAST_NAME).then(|| name::line(&name, room, style.cuttable(), easel));
        let beside = Area { w: room.w - side, ..room };
        // The type gives way to a name that has no room otherwise.
        let is_above = sign.is_none() && beside.w >= sizes.font * ROOMY_NAME;
        let narrow = is_above.then(|| name::line(&name, beside, style.cuttable(), easel));
        let is_above = narrow.as_ref().is_some_and(|narrow| !narrow.cut || text.as_ref().is_some_and(|text| text.cut));
        if is_above {
            self.seal(scene, Area::new(inner.right() - side, 0.0, side, side));
            text = narrow;
        }
        if let Some(sign) = sign.filter(|_| room.w >= side) {
            let place = Area::new(inner.right() - side, 0.0, side, side);
            pen.chip(scene, place, sign, (pen.sign(side), ""), easel);
            room.w -= side;
            text = (room.w >= sizes.font * LEAST_NAME).then(|| name::line(&name, room, style.cuttable(), easel));
        }
        text.into_iter().for_each(|text| scene.text(text));
        let ink = Ink { faded: self.rests, theme: self.theme };
        Plate::Attack.draw(scene, first, &self.attack.to_string(), sizes.font, ink, easel);
        let plate = if self.damage > 0 { Plate::Hurt } else { Plate::Defense };
        plate.draw(scene, second, &self.left().to_string(), sizes.font, ink, easel);
        let left = second.right() + 4.0;
        let room = Area::new(left, y + (high - side) / 2.0, inner.right() - left, side);
        // The part in the combat matters most, and a part is the first of the marks.
        let mut x = pen.row(scene, room, &marks, easel);
        if self.damage > 0 {
            let words = format!("−{}", self.damage);
            let wide = width(&words, sizes.font) + 6.0;
            if x + wide <= inner.right() {
                let place = Area::new(x, y + 2.0, wide, high - 3.0);
                splash(scene, place, &words, sizes.font, self.theme, easel);
                x += wide + 3.0;
            }
        }
        let side = side.min(high);
        if !is_above && x + side <= inner.right() {
            self.seal(scene, Area::new(x, y + (high - side) / 2.0, side, side));
        }
    }

    /// The places of attack and defense; narrow ones have room for nothing but the digits.
    fn places(&self, inner: Area, y: f32, high: f32, is_tight: bool) -> [Area; 2] {
        let font = self.sizes().font;
        let (edge, least, gap) = if is_tight { (6.0, 0.74, 4.0) } else { (8.0, 0.94, 6.0) };
        let wide = |words: &str| (width(words, font) + edge).max(high * least);
        let first = Area::new(inner.x + 2.5, y, wide(&self.attack.to_string()), high);
        [first, Area::new(first.right() + gap, y, wide(&self.left().to_string()), high)]
    }
}
