//! The sign of a team: a shape, a colour and a letter, so that none of them is needed alone.

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use super::seat_color;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A team at a table where at least two play together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Team {
    /// Its number, from 0.
    pub(crate) number: u8,
    /// The language in which words say that it is the viewer's team, if it is.
    pub(crate) own: Option<Lang>,
}

impl Team {
    /// Its letter, as in words.
    pub(crate) fn letter(self) -> char {
        char::from(b'A' + self.number.min(25))
    }

    /// Draws its sign: a pennant for the first team, a shield for the second. `fill` is the colour of the sign.
    pub(crate) fn draw(self, scene: &mut Scene, area: Area, [fill, ink]: [Rgba; 2], font: f32, easel: &mut Easel) {
        let (l, t, r, b) = (area.x, area.y, area.right(), area.bottom());
        let (x, y) = area.center();
        let tip = area.w * 0.24;
        let (shape, room) = match self.number % 4 {
            0 => (polygon([(l, t), (r, t), (r - tip, y), (r, b), (l, b)]), Area { w: area.w - tip, ..area }),
            1 => {
                let low = t + area.h * 0.62;
                (polygon([(l, t), (r, t), (r, low), (x, b), (l, low)]), Area { h: area.h * 0.84, ..area })
            }
            2 => (polygon([(l, y), (l + tip, t), (r - tip, t), (r, y), (r - tip, b), (l + tip, b)]), area),
            _ => (area.round(area.h / 2.0), area),
        };
        scene.fill(shape, fill);
        scene.text(easel.fit(&self.letter().to_string(), room, Style::line(Font::Strong, font, font * 1.1, ink)));
    }
}

/// Whose something is: the player, and the team if there are teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Whose {
    pub(crate) seat: u8,
    pub(crate) team: Option<u8>,
}

impl Whose {
    /// The colour of frames: everything of one team has one colour.
    pub(crate) fn color(self, theme: Theme) -> Rgba {
        // At a table of two each seat is as good as a team, so the colours of the first seats are known from there.
        seat_color(Seat(self.team.unwrap_or(self.seat)), theme)
    }

    /// The player.
    pub(crate) const fn player(self) -> Seat {
        Seat(self.seat)
    }
}

/// The colours of a sign and its letter on a ground of the colour of the team, or on a dark one.
pub(crate) fn inks(color: Rgba, lit: bool) -> [Rgba; 2] {
    if lit { [NIGHT, color] } else { [color, NIGHT] }
}
