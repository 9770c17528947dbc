//! A hero in one line: the number, the name, signs and values.

use super::{Rooms, Tile, plate_width};
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::heroes::card::plate::{Ink, Plate};
use crate::scene::{Area, Scene};

impl Tile {
    /// Whether it has no room for a second row.
    pub(super) fn is_flat(&self) -> bool {
        let sizes = Sizes::of(self.theme);
        self.is_hero() && !self.fallen && f32::from(self.size.1) < sizes.head + sizes.foot
    }

    pub(super) fn flat(&self, mut scene: Scene, easel: &mut Easel) -> Scene {
        let (sizes, area) = (Sizes::of(self.theme), scene.area());
        self.body(&mut scene, &Rooms::flat(area));
        let tall = sizes.head - 2.0;
        let tab = self.tab(&mut scene, (1.0, (area.h - tall) / 2.0), easel);
        let font = sizes.name;
        let ink = Ink { min: font, max: sizes.line.max(font), faded: self.exhausted, theme: self.theme };
        let mut right = area.w - 5.0;
        let atk = self.atk.map(|atk| (Plate::Atk, atk.to_string()));
        for (plate, words) in self.guard().into_iter().chain(atk) {
            let wide = plate_width(&words, font, tall);
            right -= wide;
            plate.draw(&mut scene, Area::new(right, 5.0, wide, area.h - 10.0), &words, None, ink, easel);
            right -= 5.0;
        }
        // The name matters more than signs, but not more than a part in the combat.
        let (side, mut left) = (sizes.head - 4.0, tab.right() + 4.0);
        let needed = usize::from(self.role.is_some());
        let signs = self.all_signs(true);
        #[expect(clippy::cast_precision_loss, reason = "few signs")]
        let roomy = |count: usize| right - left - (side + 2.0) * count as f32;
        let least = font * 6.5;
        let most = (needed..=signs.len().min(3)).rev().find(|count| *count == needed || roomy(*count) >= least);
        for sign in signs.iter().take(most.unwrap_or(needed)) {
            self.sign(&mut scene, Area::new(left, (area.h - side) / 2.0, side, side), sign);
            left += side + 2.0;
        }
        let room = Area::new(left, 0.0, right - left, area.h);
        if room.w >= font * 2.0 {
            self.name(&mut scene, room, 1, easel);
        }
        scene
    }
}
