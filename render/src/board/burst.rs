//! A number that hurts, on a red burst.

use super::WHITE;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, star};
use crate::text::{Face as Font, Style};
use crate::theme::Theme;

/// Draws damage on a red burst, with letters from a font size on.
pub(crate) fn burst(scene: &mut Scene, area: Area, words: &str, min: f32, theme: Theme, easel: &mut Easel) {
    let (x, y) = area.center();
    scene.zone("burst", area);
    let (outer, inner) = (area.w / 2.0, area.w / 2.0 - (area.w * 0.1).max(4.0));
    scene.fill(star((x, y), 14, outer, inner), if theme.is_plain() { WHITE } else { Rgba::hex(0xff_f0_e0) });
    scene.fill(star((x, y), 14, outer - 3.0, inner - 3.0), theme.skin().bad);
    let style = Style::line(Font::Strong, min, area.h * 0.6, WHITE);
    scene.text(easel.fit(words, area.inset(area.w * 0.12), style));
}
