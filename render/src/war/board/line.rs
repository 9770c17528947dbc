//! A unit in two lines, where many leave no room for art: its number and its name, and below them its values and its states.

use super::tab;
use super::tile::{CORNER, Tile};
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::war::look::{badge, paper, width};
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
        let tab = tab(scene, (0.0, 0.0), sizes.tab, self.number, self.offered, self.theme, easel);
        let side = sizes.tab;
        let mut room = Area::new(tab.right() + 2.0, inner.y, inner.right() - tab.right() - 4.0, sizes.tab);
        let is_above = room.w - side >= sizes.font * ROOMY_NAME;
        if is_above {
            badge(scene, Area::new(inner.right() - side, 0.0, side, side), self.card.kind, self.theme);
            room.w -= side;
        }
        if room.w >= sizes.font * LEAST_NAME {
            let name = easel.words().card_name(self.lang, &self.card);
            let style = Style::line(Font::Strong, sizes.font, sizes.font, self.theme.skin().ink);
            scene.text(easel.fit(&name, room, style.align(Align::Start).cuttable()));
        }
        let high = (inner.bottom() - tab.bottom() - 3.0).min(sizes.plate);
        let (ink, y) = (Ink { faded: self.rests, theme: self.theme }, inner.bottom() - high - 1.5);
        let (attack, defense) = (self.attack.to_string(), self.left().to_string());
        let wide = |words: &str| (width(words, sizes.font) + 8.0).max(high * 0.94);
        let first = Area::new(inner.x + 2.5, y, wide(&attack), high);
        let second = Area::new(first.right() + 6.0, y, wide(&defense), high);
        Plate::Attack.draw(scene, first, &attack, sizes.font, ink, easel);
        let plate = if self.damage > 0 { Plate::Hurt } else { Plate::Defense };
        plate.draw(scene, second, &defense, sizes.font, ink, easel);
        let left = second.right() + 4.0;
        let room = Area::new(left, y + (high - side) / 2.0, inner.right() - left, side);
        // The part in the combat matters most, and a part is the first of the marks.
        let mut x = self.pen().row(scene, room, &self.marks(), easel);
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
            badge(scene, Area::new(x, y + (high - side) / 2.0, side, side), self.card.kind, self.theme);
        }
    }
}
