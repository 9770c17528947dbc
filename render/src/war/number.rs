//! The number of a card in play. The number of a card in a hand has no sign; this one has, and its plate has sharp corners.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use crate::board::Tab;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::theme::Theme;

/// The number of a card in play, in the upper left corner of its picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) number: u16,
    pub(super) offered: bool,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Number {
    /// Draws it with this height; returns its area. Where it would be wider than `most`, the sign gives way.
    pub(super) fn draw(self, scene: &mut Scene, height: f32, most: f32, easel: &mut Easel) -> Area {
        let tab = Tab::new(self.number, self.offered, self.theme).with_corners();
        let whole = tab.with_words(signed(self.lang, &[self.number], easel));
        let tab = if whole.width() <= most { whole } else { tab };
        tab.draw(scene, (0.0, 0.0), height, easel)
    }
}

/// The numbers of cards in play with their sign, as the choices write them: `#3`.
pub(super) fn signed(lang: Lang, numbers: &[u16], easel: &Easel) -> String {
    easel.say_text(lang, &Text::new("pic-war-number").raw("n", joined(numbers)))
}

/// The same without the sign.
pub(super) fn joined(numbers: &[u16]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("·")
}
