//! The number by which buttons name a card on a board.

use super::font;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A number on a small plate, which is bright while the card is offered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tab {
    number: u16,
    offered: bool,
    theme: Theme,
}

impl Tab {
    pub(crate) const fn new(number: u16, offered: bool, theme: Theme) -> Self {
        Self { number, offered, theme }
    }

    /// Draws the plate with this corner and height; returns its area.
    pub(crate) fn draw(self, scene: &mut Scene, at: (f32, f32), height: f32, easel: &mut Easel) -> Area {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let words = self.number.to_string();
        let area = Area::new(at.0, at.1, width(&words, font) + 14.0, height);
        let (fill, ink) = if self.offered { (skin.bright, NIGHT) } else { (NIGHT, skin.ink) };
        scene.zone("tab", area);
        scene.fill(area.round(9.0), if self.offered { NIGHT } else { skin.faint });
        scene.fill(area.inset(2.0).round(7.0), fill);
        scene.text(easel.fit(&words, area.inset(2.0), Style::line(Font::Strong, font, font * 1.1, ink)));
        area
    }
}
