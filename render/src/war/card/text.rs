//! The text of a card, laid out at a font size: its traits and powers, and its line of history.

use duelhall_engine::text::Lang;

use super::Face;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};

/// The colour of a line of history.
const PAST: Rgba = Rgba::hex(0xc8_bc_9e);

/// Paragraphs that are laid out; places are from the top left corner of the text.
pub(super) struct Laid {
    paragraphs: Vec<TextBox>,
    history: Option<TextBox>,
    pad: f32,
}

impl Laid {
    /// The height of all of it.
    pub(super) fn height(&self) -> f32 {
        let all = self.paragraphs.iter().chain(&self.history);
        let heights: f32 = all.map(|text| text.extent.h + self.pad).sum();
        if heights > 0.0 { (heights + self.pad * 1.4).ceil() } else { self.pad.ceil() }
    }
}

impl Face {
    /// The text at a font size, perhaps with its line of history.
    pub(super) fn laid(&self, easel: &mut Easel, wide: f32, font: f32, history: bool) -> Laid {
        let card = &self.card.card;
        let style = Style::line(Font::Body, font, font, Rgba::hex(0xf2_ee_ff)).align(Align::Start).wrap(Wrap::Block);
        let words = easel.words().war_text(self.lang, card);
        let mut lay =
            |words: &str, style: Style| block(easel, words, Area::new(12.0, 0.0, wide - 24.0, 4_000.0), style);
        let paragraphs = words.iter().map(|words| lay(words, style)).collect();
        let past = card.history.as_ref().filter(|_| history).map(|line| match self.lang {
            Lang::En => &line.en,
            Lang::Ru => &line.ru,
        });
        let small = f32::from(self.font);
        let history = past.map(|words| lay(words, Style { color: PAST, min: small, max: small, ..style }));
        Laid { paragraphs, history, pad: font * 0.34 }
    }

    /// Draws the text below `top`; what is left of the room is shared out.
    pub(super) fn text(&self, scene: &mut Scene, inner: Area, top: f32, laid: &Laid) {
        let spare = (inner.bottom() - top - laid.height()).max(0.0) / 2.0;
        let mut y = top + laid.pad * 1.2 + spare.min(12.0);
        for text in &laid.paragraphs {
            scene.text(text.clone().moved(inner.x, y));
            y += text.extent.h + laid.pad;
        }
        if let Some(text) = &laid.history {
            let y = inner.bottom() - text.extent.h - laid.pad;
            let line = Area::new(inner.x + 12.0, y - laid.pad * 0.7, inner.w - 24.0, 1.5);
            scene.fill(line.path(), PAST.alpha(110));
            scene.text(text.clone().moved(inner.x, y));
        }
    }
}

/// Words in lines from the top of a room.
fn block(easel: &mut Easel, words: &str, area: Area, style: Style) -> TextBox {
    let tied = easel.fit(words, area, style);
    // Short words are tied to their neighbours. If both do not fit into one line, the tie is given up.
    let text = if tied.is_torn() { easel.fit(&words.replace('\u{a0}', " "), area, style) } else { tied };
    let rise = text.extent.y - area.y;
    let mut text = text.moved(0.0, -rise);
    text.room = Area { y: text.extent.y - 2.0, h: text.extent.h + 4.0, ..text.room };
    text
}
