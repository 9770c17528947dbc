//! A card in play that is no ally, where allies take the height: number, signs and values in one line, and the name below. A wide
//! one has its art at the left.

use super::{Tile, name_height, plate_width};
use crate::art::{Artwork, State};
use crate::easel::Easel;
use crate::heroes::art;
use crate::heroes::board::layout::Sizes;
use crate::heroes::card::look::{icon, leaning, outline, suit};
use crate::heroes::card::plate::{Ink, Plate, width_of};
use crate::scene::{Area, Scene};
use crate::text::TextBox;
use crate::theme::NIGHT;

/// From this width on, in font sizes, there is room for art.
const ROOMY: f32 = 9.4;

impl Tile {
    /// Whether it has no room for art above its name, but for a name below its number.
    pub(super) fn is_bar(&self) -> bool {
        let sizes = Sizes::of(self.theme);
        let least = sizes.head + name_height(1, sizes.name);
        let number = width_of(&self.number.to_string(), sizes.font) + 20.0;
        let needed = number + self.values().iter().map(|(_, words)| self.wide(words) + 5.0).sum::<f32>();
        let (wide, high) = (f32::from(self.size.0), f32::from(self.size.1));
        !self.is_hero() && !self.is_card() && high >= least && wide >= needed.max(sizes.font * 4.4)
    }

    /// Its values, from the right.
    fn values(&self) -> Vec<(Plate, String)> {
        let atk = self.atk.map(|atk| (Plate::Atk, atk.to_string()));
        self.guard().into_iter().chain(atk).collect()
    }

    /// The width of a value.
    fn wide(&self, words: &str) -> f32 {
        let sizes = Sizes::of(self.theme);
        plate_width(words, sizes.font, sizes.head)
    }

    pub(super) fn bar(&self, mut scene: Scene, easel: &mut Easel) -> Scene {
        let (sizes, area) = (Sizes::of(self.theme), scene.area());
        let inner = area.inset(2.0);
        let thumb = Area { w: (area.h * 0.95).round(), ..inner };
        // The whole name matters more than the art.
        let roomy = area.w >= sizes.font * ROOMY && !self.below(area, thumb, easel).0.cut;
        let thumb = if roomy { thumb } else { Area { w: 0.0, ..inner } };
        self.plank(&mut scene, thumb);
        let tab = self.tab(&mut scene, (1.0, 1.0), easel);
        // Values from the right.
        let ink =
            Ink { min: sizes.name, max: (sizes.head * 0.84).max(sizes.name), faded: self.exhausted, theme: self.theme };
        let high = sizes.head;
        let mut right = area.w - 5.0;
        for (plate, words) in self.values() {
            let wide = self.wide(&words);
            right -= wide;
            plate.draw(&mut scene, Area::new(right, 3.0, wide, high - 4.0), &words, None, ink, easel);
            right -= 5.0;
        }
        let mut left = tab.right().max(thumb.right()) + 4.0;
        let side = sizes.head - 4.0;
        for sign in self.all_signs(true) {
            if left + side > right {
                break;
            }
            self.sign(&mut scene, Area::new(left, 3.0, side, side), sign);
            left += side + 2.0;
        }
        if self.change != 0 && thumb.w > 0.0 {
            let words = self.change_words();
            let wide = width_of(&words, sizes.name) + 14.0;
            let place = Area::new(5.0, area.h - sizes.chip - 4.0, wide.min(thumb.w - 6.0), sizes.chip);
            self.change(&mut scene, place, &words, easel);
        }
        let (text, room) = self.below(area, thumb, easel);
        let rise = (room.h - text.extent.h) / 2.0 - (text.extent.y - room.y);
        scene.text(TextBox { room, ..text.moved(0.0, rise) });
        scene
    }

    /// The name beside the art and below number and values, and its room.
    fn below(&self, area: Area, thumb: Area, easel: &mut Easel) -> (TextBox, Area) {
        let sizes = Sizes::of(self.theme);
        let (x, top) = (thumb.right().max(2.0) + 4.0, sizes.head);
        let room = Area::new(x, top, area.w - x - 6.0, area.h - top - 2.0);
        let least = if self.duel { sizes.font } else { sizes.name };
        let heights = [1, 2, 3].map(|lines| name_height(lines, least));
        let most = heights.iter().filter(|high| **high <= room.h + 0.5).count();
        (self.told(room, &heights[..most.max(1)], easel).0, room)
    }

    /// The ground, with the art in its place. An exhausted card leans and is darker.
    fn plank(&self, scene: &mut Scene, thumb: Area) {
        let (skin, area) = (self.theme.skin(), scene.area().inset(2.0));
        let color = suit(&self.card, self.theme);
        let color = if self.exhausted { color.mix(color.grey(), 0.65).dark(0.35) } else { color };
        let lean = if self.exhausted { 9.0 } else { 0.0 };
        let shape = |inset: f32| {
            let place = Area { w: area.w - lean, ..area }.inset(inset);
            leaning(outline(place, self.card.faction, 11.0 - inset), area, lean)
        };
        scene.fill(shape(0.0), if self.offered { skin.bright } else { color.light(0.4) });
        if self.offered {
            scene.fill(shape(4.0), NIGHT);
        }
        let inner = shape(if self.offered { 5.5 } else { 2.5 });
        scene.fill(inner.clone(), color.dark(0.4));
        if thumb.w <= 0.0 {
            return;
        }
        let state = if self.exhausted { State::Resting } else { State::Plain };
        scene.clip(inner, |scene| {
            if self.theme.is_plain() || self.plain || self.many {
                let side = thumb.h.min(thumb.w) * 0.7;
                let (x, y) = thumb.center();
                return scene.icon(icon(&self.card), Area::new(x - side / 2.0, y - side / 2.0, side, side), skin.sign);
            }
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let size = (thumb.w.ceil() as u16, thumb.h.ceil() as u16);
            scene.art(Artwork::new(art::plan(&self.card), size, state), thumb.x, thumb.y);
        });
    }
}
