//! The plates of numbers. Each kind has its own shape, so that ATK and health can be told apart without colour.

use vello_cpu::kurbo::BezPath;

use super::look::WHITE;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The meaning of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plate {
    /// Attack: points up.
    Atk,
    /// Health without damage: points down.
    Health,
    /// Health with damage: points down, and is cracked.
    Hurt,
    /// Defense of armor: points to both sides.
    Def,
    /// The cost of a strike or of a card: a hexagon, like a resource.
    Cost,
}

impl Plate {
    /// The sign beside the number.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Self::Atk => "ui-attack",
            Self::Health | Self::Hurt => "ui-health",
            Self::Def => "ui-defense",
            Self::Cost => "ui-resource",
        }
    }

    const fn colors(self, theme: Theme) -> (Rgba, Rgba) {
        let plain = theme.is_plain();
        match self {
            Self::Atk => (if plain { Rgba::hex(0xff_e6_00) } else { Rgba::hex(0xff_c4_4d) }, NIGHT),
            Self::Health => (if plain { Rgba::hex(0x00_6b_3a) } else { Rgba::hex(0x17_7a_48) }, WHITE),
            Self::Hurt => (if plain { Rgba::hex(0xb8_00_1a) } else { Rgba::hex(0x00b0_2432) }, WHITE),
            Self::Def => (if plain { WHITE } else { Rgba::hex(0xcf_d6_e2) }, NIGHT),
            Self::Cost => (if plain { Rgba::hex(0) } else { Rgba::hex(0x26_35_70) }, WHITE),
        }
    }

    fn shape(self, area: Area) -> BezPath {
        let (l, t, r, b) = (area.x, area.y, area.right(), area.bottom());
        let ((x, y), tip) = (area.center(), (area.h * 0.2).min(8.0));
        match self {
            Self::Atk => polygon([(l, t + tip), (x, t), (r, t + tip), (r, b), (l, b)]),
            Self::Health => polygon([(l, t), (r, t), (r, b - tip), (x, b), (l, b - tip)]),
            Self::Hurt => polygon([
                (l, t),
                (x - 9.0, t),
                (x - 4.0, t + tip),
                (x + 1.0, t + 1.0),
                (x + 6.0, t + tip),
                (x + 10.0, t),
                (r, t),
                (r, b - tip),
                (x, b),
                (l, b - tip),
            ]),
            Self::Def => polygon([(l + tip, t), (r - tip, t), (r, y), (r - tip, b), (l + tip, b), (l, y)]),
            Self::Cost => {
                let cut = (area.w * 0.22).min(area.h * 0.3);
                polygon([(l + cut, t), (r - cut, t), (r, y), (r - cut, b), (l + cut, b), (l, y)])
            }
        }
    }

    /// Draws the plate with words, and with a sign if one is given. The words have the room of the plate.
    pub(crate) fn draw(
        self,
        scene: &mut Scene,
        area: Area,
        words: &str,
        sign: Option<&str>,
        ink: Ink,
        easel: &mut Easel,
    ) {
        let (fill, letters) = self.colors(ink.theme);
        let fill = if ink.faded { fill.mix(fill.grey(), 0.7) } else { fill };
        scene.zone("plate", area);
        scene.fill(self.shape(area.inset(-2.5)), NIGHT);
        scene.fill(self.shape(area), fill);
        let side = (area.h * 0.62).min(area.w * 0.4);
        let mut room = area.inset(1.0);
        if let Some(sign) = sign {
            let place = Area::new(area.x + 4.0, area.y + (area.h - side) / 2.0, side, side);
            scene.icon(sign, place, letters.alpha(if letters == NIGHT { 190 } else { 230 }));
            room = Area::new(place.right() + 1.0, area.y, area.right() - place.right() - 4.0, area.h);
        }
        if words.is_empty() {
            return;
        }
        let style = Style::line(Font::Strong, ink.min, ink.max, letters);
        // A point at one end moves the visual weight to the other end.
        let rise = match self {
            Self::Atk => 2.0,
            Self::Health | Self::Hurt => -1.0,
            Self::Def | Self::Cost => 0.0,
        };
        scene.text(easel.fit(words, room.shift(0.0, rise), style));
    }
}

/// The lettering of a plate's number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    pub(crate) min: f32,
    pub(crate) max: f32,
    pub(crate) faded: bool,
    pub(crate) theme: Theme,
}

/// The width that these digits and other signs need at a font size.
pub(crate) fn width_of(words: &str, font: f32) -> f32 {
    let widths = words.chars().map(|c| if c == '/' || c == '!' { 0.45 } else { 0.56 });
    (widths.sum::<f32>() * font).ceil()
}
