//! A mission on the map: a window in the paper with its number, its stars and its name.

use std::sync::Arc;

use duelhall_engine::campaigns::{MOST_STARS, Reached};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{CardDef, Country};
use vello_cpu::kurbo::BezPath;

use super::{CELL, art, font, stars};
use crate::art::{Artwork, State};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, circle};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::war::look::{WHITE, icon, light};

/// The height of the strip of stars, in font sizes.
const STARS: f32 = 1.16;
/// The height of the strip with the word for the next mission, in font sizes.
const NEXT: f32 = 1.3;

/// A mission on the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Window {
    pub(super) number: u8,
    pub(super) name: Text,
    /// The card whose art is seen in the window; none in one that is closed.
    pub(super) card: Option<Arc<CardDef>>,
    pub(super) reached: Reached,
    pub(super) next: bool,
    pub(super) chosen: bool,
    pub(super) country: Country,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

/// The middle of a window in its room.
pub(super) const fn center(theme: Theme) -> (u16, u16) {
    (CELL.0 / 2, if matches!(theme, Theme::LargeText) { 50 } else { 58 })
}

impl Piece for Window {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(CELL.0, CELL.1);
        let (x, y) = center(self.theme);
        let center = (f32::from(x), f32::from(y));
        if self.reached == Reached::Locked {
            self.closed(&mut scene, center, easel);
        } else {
            self.open(&mut scene, center, easel);
        }
        self.name(&mut scene, easel);
        scene
    }
}

/// A closed lock: its body, its shackle and its hole.
fn lock(scene: &mut Scene, (x, y): (f32, f32), color: Rgba) {
    let mut shackle = BezPath::new();
    shackle.move_to((f64::from(x - 4.6), f64::from(y - 1.0)));
    for (px, py) in [(-4.6, -5.0), (-2.6, -7.6), (2.6, -7.6), (4.6, -5.0), (4.6, -1.0)] {
        shackle.line_to((f64::from(x + px), f64::from(y + py)));
    }
    scene.stroke(shackle, color, 2.6);
    scene.fill(Area::new(x - 8.0, y - 2.0, 16.0, 12.0).round(2.5), color);
    scene.fill(circle((x, y + 4.0), 2.2), NIGHT);
}

impl Window {
    const fn is_large(&self) -> bool {
        matches!(self.theme, Theme::LargeText)
    }

    fn radius(&self) -> f32 {
        match (self.reached, self.is_large()) {
            (Reached::Locked, false) => 34.0,
            (Reached::Locked, true) => 32.0,
            (_, large) => match (self.next, large) {
                (true, false) => 54.0,
                (false, false) => 46.0,
                (true, true) => 44.0,
                (false, true) => 40.0,
            },
        }
    }

    /// A window that is only marked on the paper.
    fn closed(&self, scene: &mut Scene, center: (f32, f32), easel: &mut Easel) {
        let (radius, font) = (self.radius(), font(self.theme));
        let plain = self.theme.is_plain();
        scene.fill(circle(center, radius), if plain { NIGHT.dark(1.0) } else { NIGHT.alpha(170) });
        let ring = if plain { WHITE } else { WHITE.alpha(140) };
        // A dashed line, as on paper that is still to be cut.
        for at in 0..18_u8 {
            let turn = f32::from(at) * std::f32::consts::TAU / 18.0;
            let point = |turn: f32| (center.0 + (radius - 3.0) * turn.cos(), center.1 + (radius - 3.0) * turn.sin());
            scene.stroke(crate::scene::open_line([point(turn), point(turn + 0.2)]), ring, 2.2);
        }
        let style = Style::line(Font::Strong, font, font * 1.2, if plain { WHITE } else { Rgba::hex(0xd8_d4_e8) });
        let side = radius * 1.4;
        let room = Area::new(center.0 - side / 2.0, center.1 - side / 2.0 - 9.0, side, side);
        scene.text(easel.fit(&self.number.to_string(), room, style));
        lock(scene, (center.0, center.1 + radius * 0.5), ring);
    }

    /// A window through which the light falls.
    fn open(&self, scene: &mut Scene, center: (f32, f32), easel: &mut Easel) {
        let radius = self.radius();
        let (skin, plain) = (self.theme.skin(), self.theme.is_plain());
        let rim = if self.next { skin.bright } else { light(self.country, self.theme) };
        if self.next && !plain {
            scene.fill(circle(center, radius + 4.0), skin.bright.alpha(70));
        }
        if !plain {
            scene.fill(circle((center.0, center.1 + 3.0), radius + 1.0), NIGHT.alpha(120));
        }
        scene.fill(circle(center, radius), NIGHT);
        scene.fill(circle(center, radius - 1.0), rim);
        let edge = if self.next { 5.0 } else { 3.5 };
        self.view(scene, center, radius - edge, self.covered() - edge);
        if self.chosen {
            self.brackets(scene, center, radius + 3.0);
        }
        self.badge(scene, (center.0 - radius * 0.78, center.1 - radius * 0.66), easel);
        self.strip(scene, (center.0, center.1 + radius), easel);
    }

    /// How much of the window its strip covers from below.
    fn covered(&self) -> f32 {
        let font = font(self.theme);
        match self.reached {
            Reached::Won(_) => font * STARS * 0.8,
            Reached::Open if self.next => font * NEXT * 0.85,
            Reached::Open | Reached::Locked => 0.0,
        }
    }

    /// The art behind the window. Its figure stands above the strip.
    fn view(&self, scene: &mut Scene, (x, y): (f32, f32), radius: f32, covered: f32) {
        let shape = circle((x, y), radius);
        let Some(card) = &self.card else {
            scene.fill(shape, NIGHT);
            return;
        };
        let high = radius * 2.0 - covered.max(0.0) + 4.0;
        if self.theme.is_plain() {
            scene.fill(shape, NIGHT.dark(1.0));
            let side = high * 0.72;
            let middle = y - radius + high * 0.54;
            scene.icon(icon(card), Area::new(x - side / 2.0, middle - side / 2.0, side, side), WHITE);
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = ((radius * 2.0).ceil() as u16, high.ceil() as u16);
        let artwork = Artwork::new(art::plan(card), size, State::Plain);
        scene.clip(shape, |scene| {
            scene.fill(scene.area().path(), NIGHT);
            scene.art(artwork, x - radius, y - radius);
        });
    }

    /// Four corners around the mission that is looked at.
    fn brackets(&self, scene: &mut Scene, (x, y): (f32, f32), reach: f32) {
        let color = self.theme.skin().bright;
        for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let (cx, cy) = (x + dx * reach, y + dy * (reach - 2.0));
            let corner = crate::scene::open_line([(cx - dx * 16.0, cy), (cx, cy), (cx, cy - dy * 16.0)]);
            scene.stroke(corner.clone(), NIGHT, 7.0);
            scene.stroke(corner, color, 4.0);
        }
    }

    fn badge(&self, scene: &mut Scene, (x, y): (f32, f32), easel: &mut Easel) {
        let font = font(self.theme);
        let radius = font * 0.76;
        let skin = self.theme.skin();
        scene.fill(circle((x, y), radius + 1.5), skin.bright);
        scene.fill(circle((x, y), radius), NIGHT);
        let room = Area::new(x - radius, y - radius, radius * 2.0, radius * 2.0).inset(2.0);
        scene.text(easel.fit(&self.number.to_string(), room, Style::line(Font::Strong, font, font, skin.bright)));
    }

    /// The stars that were won, or the word for the next mission, on the lower edge of the window.
    fn strip(&self, scene: &mut Scene, (x, y): (f32, f32), easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        match self.reached {
            Reached::Won(won) => {
                let (wide, high) = (font * 3.4, font * STARS);
                let strip = Area::new(x - wide / 2.0, y - high * 0.8, wide, high);
                scene.fill(
                    strip.inset(-1.5).round(high / 2.0),
                    skin.bright.alpha(if self.theme.is_plain() { 255 } else { 170 }),
                );
                scene.fill(strip.round(high / 2.0), NIGHT);
                stars(scene, strip.inset(font * 0.2), won.min(MOST_STARS), self.theme);
            }
            Reached::Open if self.next => {
                let high = font * NEXT;
                let words = easel.say(self.lang, "map-next");
                let room = Area::new(x - 80.0, y - high * 0.85, 160.0, high);
                let text = easel.fit(&words, room, Style::line(Font::Strong, font, font, NIGHT));
                let plate = Area { x: text.extent.x - 12.0, w: text.extent.w + 24.0, ..room };
                scene.fill(plate.inset(-2.0).round(high / 2.0 + 2.0), NIGHT);
                scene.fill(plate.round(high / 2.0), skin.bright);
                scene.text(text);
            }
            Reached::Open | Reached::Locked => {}
        }
    }

    /// The name on a strip of dark paper; that of the chosen mission on a bright one.
    fn name(&self, scene: &mut Scene, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let plain = self.theme.is_plain();
        let bright = self.chosen || self.next;
        let (y, x) = (f32::from(center(self.theme).1), f32::from(CELL.0) / 2.0);
        let lines = font * 2.14;
        let bottom = f32::from(CELL.1) - 5.0;
        let top = match self.reached {
            Reached::Locked => y + self.radius() + 8.0,
            _ => y + self.radius() + font * 0.42,
        };
        let room = Area::new(x - 112.0, top.min(bottom - lines), 224.0, lines);
        let color = match (self.chosen, self.reached) {
            (true, _) => NIGHT,
            (false, Reached::Locked) if !plain => Rgba::hex(0xd8_d4_e8),
            (false, _) => WHITE,
        };
        let face = if self.is_large() { Font::Body } else { Font::Title };
        let words = easel.say_text(self.lang, &self.name);
        let style = Style::line(face, font, if bright { font * 1.1 } else { font }, color).wrap(Wrap::Lines(2));
        let text = easel.fit(&words, room, style);
        let text = {
            // The strip begins right below the window.
            let rise = text.extent.y - room.y - 5.0;
            if rise > 0.0 { text.moved(0.0, -rise.floor()) } else { text }
        };
        let strip = Area::new(text.extent.x - 8.0, text.extent.y - 5.0, text.extent.w + 16.0, text.extent.h + 10.0);
        let paper = match (self.chosen, plain) {
            (true, _) => skin.bright,
            (false, true) => NIGHT.dark(1.0),
            (false, false) => NIGHT.alpha(if self.reached == Reached::Locked { 150 } else { 205 }),
        };
        scene.fill(strip.round(7.0), paper);
        scene.text(text);
    }
}
