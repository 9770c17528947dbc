//! The plates of numbers. Each kind has its own shape, so that attack and defense can be told apart without colour.

use vello_cpu::kurbo::BezPath;

use super::look::WHITE;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The meaning of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plate {
    /// Attack: points up, like a house.
    Attack,
    /// Defense: points to both sides.
    Defense,
    /// Defense of a unit that has damage: the same with a crack.
    Hurt,
    /// What a card costs: a tent.
    Cost,
}

impl Plate {
    const fn colors(self, theme: Theme) -> (Rgba, Rgba) {
        let plain = theme.is_plain();
        match self {
            Self::Attack => (if plain { Rgba::hex(0xff_e6_00) } else { Rgba::hex(0xff_c2_3a) }, NIGHT),
            Self::Defense => (if plain { WHITE } else { Rgba::hex(0xcf_d6_e2) }, NIGHT),
            Self::Hurt => (if plain { WHITE } else { Rgba::hex(0xff_b4_a8) }, NIGHT),
            Self::Cost => (if plain { NIGHT } else { Rgba::hex(0x4e_44_38) }, WHITE),
        }
    }

    fn shape(self, area: Area) -> BezPath {
        let (l, t, r, b) = (area.x, area.y, area.right(), area.bottom());
        let ((x, y), tip) = (area.center(), (area.h * 0.26).min(11.0));
        match self {
            Self::Attack => polygon([(l, t + tip), (x, t), (r, t + tip), (r, b), (l, b)]),
            Self::Defense => polygon([(l + tip, t), (r - tip, t), (r, y), (r - tip, b), (l + tip, b), (l, y)]),
            Self::Hurt => polygon([
                (l + tip, t),
                (x - 2.0, t),
                (x + 2.0, t + tip * 0.8),
                (x + 7.0, t),
                (r - tip, t),
                (r, y),
                (r - tip, b),
                (l + tip, b),
                (l, y),
            ]),
            Self::Cost => polygon([
                (l, t + tip * 1.2),
                (x, t),
                (r, t + tip * 1.2),
                (r, b - tip * 0.4),
                (x, b),
                (l, b - tip * 0.4),
            ]),
        }
    }

    /// Draws the plate with a number in a font from `min`.
    pub(super) fn draw(self, scene: &mut Scene, area: Area, words: &str, min: f32, ink: Ink, easel: &mut Easel) {
        let (fill, letters) = self.colors(ink.theme);
        let fill = if ink.faded { fill.mix(fill.grey(), 0.6).dark(0.25) } else { fill };
        let rim = if self == Self::Cost { Rgba::hex(0xff_e2_a8) } else { NIGHT };
        scene.zone("plate", area);
        scene.fill(self.shape(area.inset(-2.5)), if ink.theme.is_plain() && self == Self::Cost { WHITE } else { rim });
        scene.fill(self.shape(area), fill);
        let rise = if matches!(self, Self::Attack | Self::Cost) { area.h * 0.05 } else { 0.0 };
        let style = Style::line(Font::Strong, min, (area.h * 0.86).max(min), letters);
        scene.text(easel.fit(words, area.inset(2.0).shift(0.0, rise), style));
    }
}

/// The lettering of a plate's number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    pub(super) faded: bool,
    pub(super) theme: Theme,
}

/// Damage, on red with ragged edges.
pub(super) fn splash(scene: &mut Scene, area: Area, words: &str, font: f32, theme: Theme, easel: &mut Easel) {
    scene.zone("damage", area);
    scene.fill(ragged(area.inset(-1.5)), WHITE);
    scene.fill(ragged(area.inset(0.5)), theme.skin().bad);
    scene.text(easel.fit(words, area.inset(1.0), Style::line(Font::Strong, font, font * 1.1, WHITE)));
}

/// A rectangle whose upper and lower edges are torn.
fn ragged(area: Area) -> BezPath {
    let teeth = (area.w / 9.0).round().max(3.0);
    let step = area.w / teeth;
    let edge = |y: f32, deep: f32| {
        (0_u8..=60)
            .map(f32::from)
            .take_while(move |at| *at <= teeth * 2.0)
            .map(move |at| (area.x + at * step / 2.0, if at % 2.0 < 0.5 { y } else { y + deep }))
    };
    let mut points: Vec<(f32, f32)> = edge(area.y, -3.0).collect();
    let mut below: Vec<(f32, f32)> = edge(area.bottom(), 3.0).collect();
    below.reverse();
    points.extend(below);
    polygon(points)
}
