//! The track of time: three epochs in three lights, thirty ages with three kinds of marks, and the last movement.

use duelhall_engine::chrono::card::Epoch;
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::layout::{Sizes, WIDTH, track};
use crate::art::{Artwork, State};
use crate::chrono::art;
use crate::chrono::look::{EARTH, WHITE, dot, light, mark};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, circle, polygon, star};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The width of an age.
const STEP: f32 = 32.0;
/// The colour of a movement.
pub(super) const FLOW: Rgba = Rgba::hex(0x7f_e8_e0);

/// The first age of an epoch, and the last.
const fn span(epoch: Epoch) -> (u8, u8) {
    match epoch {
        Epoch::One => (1, 15),
        Epoch::Two => (16, 25),
        Epoch::Three => (26, 30),
    }
}

/// The place of an epoch on a track of this height.
pub(super) fn room(epoch: Epoch, height: u16) -> Area {
    let (first, last) = span(epoch);
    let left = STEP * f32::from(first - 1);
    Area::new(left, 0.0, STEP * f32::from(last) - left, height.into())
}

/// Whether the track has room for two lines of words.
pub(super) fn is_roomy(height: u16) -> bool {
    height >= track(false)
}

/// An epoch in its light; the present one is lit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    pub(super) epoch: Epoch,
    pub(super) lit: bool,
    pub(super) height: u16,
    pub(super) theme: Theme,
}

impl View {
    /// The left edge of an epoch.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
    pub(super) fn left(epoch: Epoch) -> u16 {
        room(epoch, 0).x as u16
    }

    pub(super) fn scene(&self) -> Scene {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
        let mut scene = Scene::new(room(self.epoch, self.height).w as u16, self.height);
        let area = scene.area();
        self.ground(&mut scene, area);
        let (rim, core) = if self.theme.is_plain() { (WHITE, WHITE) } else { (NIGHT, Rgba::hex(0xff_f0_d2)) };
        let (left, right) = (self.epoch != Epoch::One, self.epoch != Epoch::Three);
        let edges = [(left, -3.0, -1.0), (right, area.w - 3.0, area.w - 1.0)];
        for (_, outer, inner) in edges.into_iter().filter(|(is, ..)| *is) {
            scene.fill(Area::new(outer, 0.0, 6.0, area.h).path(), rim);
            scene.fill(Area::new(inner, 0.0, 2.0, area.h).path(), core);
        }
        for y in [0.0, area.h - 5.0] {
            scene.fill(Area::new(0.0, y, area.w, 5.0).path(), rim);
            scene.fill(Area::new(0.0, y + 1.5, area.w, 2.0).path(), core);
        }
        scene
    }

    fn ground(&self, scene: &mut Scene, area: Area) {
        if self.theme.is_plain() {
            scene.fill(area.path(), if self.lit { Rgba::hex(0x33_33_33) } else { Rgba::hex(0) });
            return;
        }
        let state = if self.lit { State::Plain } else { State::Ground };
        let artwork = Artwork::new(art::epoch(self.epoch), (scene.width, scene.height), state);
        scene.art(artwork, area.x, area.y);
        scene.fill(area.path(), if self.lit { NIGHT.alpha(30) } else { NIGHT.alpha(120) });
        // The marks of the ages lie on darkness.
        let dots = dots(self.height);
        let band = Area { y: dots - 22.0, h: area.bottom() - dots + 22.0, ..area };
        scene.fill(band.path(), NIGHT.alpha(if self.lit { 130 } else { 90 }));
    }
}

/// The marks and names of the three epochs; of those that are not present also how many ages away they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Titles {
    pub(super) age: u8,
    /// Whether something is told in the place beside the present epoch.
    pub(super) told: bool,
    /// Whether it is said who must act.
    pub(super) asked: bool,
    pub(super) height: u16,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Titles {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, 54);
        let now = epoch_of(self.age);
        for epoch in Epoch::ALL {
            self.title(&mut scene, room(epoch, 0), epoch, epoch == now, easel);
        }
        scene
    }

    /// The mark and the name of an epoch; of the others also how far they are.
    fn title(&self, scene: &mut Scene, area: Area, epoch: Epoch, lit: bool, easel: &mut Easel) {
        let (skin, sizes) = (self.theme.skin(), Sizes::of(self.theme));
        let radius = sizes.tab * 0.5;
        let y = 8.0 + radius * 1.15;
        let center = (area.x + 10.0 + radius * 1.2, y);
        mark(scene, center, radius, epoch, lit, self.theme);
        let left = center.0 + radius * 1.25 + 7.0;
        let (first, last) = span(epoch);
        let far = match (first.saturating_sub(self.age), self.age.saturating_sub(last)) {
            (0, 0) => None,
            (0, back) => Some(format!("−{back}")),
            (ahead, _) => Some(format!("+{ahead}")),
        };
        let chip = far.map(|far| {
            let wide = width(&far, sizes.font) + 12.0;
            (far, Area::new(area.right() - 8.0 - wide, y - sizes.tab / 2.0, wide, sizes.tab))
        });
        let right = chip.as_ref().map_or(area.right() - 8.0, |(_, chip)| chip.x - 4.0);
        if let Some((far, chip)) = chip {
            scene.zone("chip", chip);
            scene.fill(chip.round(9.0), light(epoch, self.theme));
            scene.fill(chip.inset(2.0).round(7.0), NIGHT);
            let style = Style::line(Font::Strong, sizes.font, sizes.font, skin.ink);
            scene.text(easel.fit(&far, chip.inset(2.0), style));
        }
        let words = easel.say_text(self.lang, &Text::new("pic-chrono-epoch").num("n", epoch.index() as i64 + 1));
        let ink = if lit { WHITE } else { Rgba::hex(0xd6_d8_f0) };
        let style =
            Style::line(Font::Title, sizes.font, sizes.font * 1.16, ink).align(Align::Start).outline(NIGHT, 5.0);
        let wide = (right - left).min(sizes.font * 5.4);
        let now = epoch_of(self.age);
        let is_place = self.told && epoch == telling(now) || self.asked && epoch == asking(now) && epoch != Epoch::One;
        if wide > sizes.font && (is_roomy(self.height) || !is_place) {
            let words = easel.fit(&words, Area::new(left, y - 20.0, wide, 40.0), style);
            if !words.cut {
                scene.text(words);
            }
        }
    }
}

/// The epoch in whose place something is told, next to the present one: time moves there without covering the words.
pub(super) const fn telling(now: Epoch) -> Epoch {
    match now {
        Epoch::One => Epoch::Two,
        Epoch::Two | Epoch::Three => Epoch::One,
    }
}

/// The epoch in whose place it is said who must act.
pub(super) const fn asking(now: Epoch) -> Epoch {
    match now {
        Epoch::One => Epoch::One,
        Epoch::Two | Epoch::Three => Epoch::Two,
    }
}

/// The height of the middle of the marks.
fn dots(height: u16) -> f32 {
    f32::from(height) - if is_roomy(height) { 32.0 } else { 29.0 }
}

/// The thirty ages, of which the present one is a sun, and the last movement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ages {
    pub(super) age: u8,
    pub(super) moved: Option<(u8, u8)>,
    pub(super) height: u16,
    pub(super) theme: Theme,
}

impl Ages {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let sizes = Sizes::of(self.theme);
        let mut scene = Scene::new(WIDTH, self.height);
        let y = dots(self.height);
        let x = |age: u8| STEP * (f32::from(age) - 0.5);
        for age in (1..=30).filter(|age| *age != self.age) {
            let epoch = epoch_of(age);
            let light = light(epoch, self.theme);
            let place = (x(age), y);
            scene.fill(dot(place, 10.5, epoch), NIGHT);
            scene.fill(dot(place, 8.5, epoch), light);
            // The past is hollow.
            if age < self.age {
                scene.fill(dot(place, 5.6, epoch), light.mix(NIGHT, 0.78));
            }
        }
        let here = (x(self.age).clamp(26.0, f32::from(WIDTH) - 26.0), y);
        let radius = if sizes.font > 30.0 { 25.0 } else { 20.0 };
        if let Some((from, _)) = self.moved.filter(|(from, to)| from != to && *to == self.age) {
            arrow(&mut scene, (x(from), here.0), y, radius + 8.0, self.theme);
        }
        if self.theme.is_plain() {
            scene.fill(circle(here, radius + 3.0), NIGHT);
        } else {
            scene.fill(star(here, 12, radius + 10.0, radius + 2.0), Rgba::hex(0x7a_30_08));
            scene.fill(star(here, 12, radius + 7.5, radius + 1.0), Rgba::hex(0xff_e0_8a));
        }
        scene.fill(circle(here, radius), Rgba::hex(0x7a_30_08));
        scene.fill(circle(here, radius - 2.5), if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_f4_b8) });
        let place = Area::new(here.0 - radius, here.1 - radius, 2.0 * radius, 2.0 * radius);
        scene.zone("age", place);
        let style = Style::line(Font::Strong, sizes.font, sizes.font * 1.2, EARTH);
        scene.text(easel.fit(&self.age.to_string(), place.inset(1.5), style));
        scene
    }
}

/// An arrow from one age to another, along the marks of the ages: above them it would cover words.
fn arrow(scene: &mut Scene, (from, to): (f32, f32), y: f32, reach: f32, theme: Theme) {
    let ahead = if to > from { 1.0 } else { -1.0 };
    let tip = to - ahead * reach;
    let neck = tip - ahead * 20.0;
    // The tail begins at the age that was left, but is never shorter than the head.
    let tail = if (neck - from) * ahead > 6.0 { from } else { neck - ahead * 6.0 };
    let shape = |grow: f32| {
        let (tail, neck, tip) = (tail - ahead * grow, neck - ahead * grow, tip + ahead * grow * 1.4);
        let (thin, thick) = (5.0 + grow, 14.0 + grow * 1.4);
        polygon([
            (tail, y - thin),
            (neck, y - thin),
            (neck, y - thick),
            (tip, y),
            (neck, y + thick),
            (neck, y + thin),
            (tail, y + thin),
        ])
    };
    let (left, right) = (tail.min(tip), tail.max(tip));
    scene.zone("arrow", Area::new(left, y - 14.0, right - left, 28.0));
    scene.fill(shape(3.0), NIGHT);
    scene.fill(shape(0.0), if theme.is_plain() { WHITE } else { FLOW });
}
