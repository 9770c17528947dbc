//! The number by which buttons name a card on a board.

use super::font;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A number on a small plate, which is bright while the card is offered.
#[derive(Clone, Debug)]
pub(crate) struct Tab {
    words: String,
    offered: bool,
    /// The radius of the corners.
    corner: f32,
    theme: Theme,
}

impl Tab {
    pub(crate) fn new(number: u16, offered: bool, theme: Theme) -> Self {
        Self { words: number.to_string(), offered, corner: 9.0, theme }
    }

    /// The same with corners that can be seen.
    pub(crate) fn with_corners(self) -> Self {
        Self { corner: 4.0, ..self }
    }

    /// The same with the number in these words.
    pub(crate) fn with_words(&self, words: String) -> Self {
        Self { words, ..self.clone() }
    }

    /// The width of the plate.
    pub(crate) fn width(&self) -> f32 {
        width(&self.words, font(self.theme)) + 14.0
    }

    /// Draws the plate with this corner and height; returns its area.
    pub(crate) fn draw(&self, scene: &mut Scene, at: (f32, f32), height: f32, easel: &mut Easel) -> Area {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let area = Area::new(at.0, at.1, self.width(), height);
        let (fill, ink) = if self.offered { (skin.bright, NIGHT) } else { (NIGHT, skin.ink) };
        scene.zone("tab", area);
        scene.fill(area.round(self.corner), if self.offered { NIGHT } else { skin.faint });
        scene.fill(area.inset(2.0).round(self.corner - 2.0), fill);
        scene.text(easel.fit(&self.words, area.inset(2.0), Style::line(Font::Strong, font, font * 1.1, ink)));
        area
    }
}
