//! A shadow face down: the back of a card with its number.

use super::layout::Sizes;
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A shadow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shade {
    pub(super) number: u16,
    pub(super) offered: bool,
    pub(super) size: (u16, u16),
    pub(super) theme: Theme,
}

impl Shade {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, sizes) = (self.theme.skin(), Sizes::of(self.theme));
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let edge = if self.offered { skin.bright } else { Rgba::hex(0x8e_7a_c8) };
        scene.fill(area.round(10.0), if self.theme.is_plain() && !self.offered { skin.ink } else { edge });
        let inner = area.inset(if self.offered { 4.0 } else { 3.0 });
        let ground = Paint::down(inner.y, inner.bottom(), Rgba::hex(0x33_24_5e), Rgba::hex(0x14_0c_2a));
        scene.fill(inner.round(7.0), if self.theme.is_plain() { NIGHT.into() } else { ground });
        let high = sizes.tab;
        let side = (inner.h - high - 8.0).min(inner.w - 6.0);
        let (x, _) = inner.center();
        let sign = Area::new(x - side / 2.0, inner.y + (inner.h - high - side) / 2.0, side, side);
        scene.icon("ui-shade", sign, Rgba::hex(0xb9_a4_f4));
        let tab = Area::new(area.x, area.bottom() - high, area.w, high);
        scene.zone("tab", tab);
        let (fill, ink) = if self.offered { (skin.bright, NIGHT) } else { (NIGHT, skin.ink) };
        scene.fill(tab.round(9.0), if self.offered { NIGHT } else { skin.faint });
        scene.fill(tab.inset(2.0).round(7.0), fill);
        let style = Style::line(Font::Strong, sizes.font, sizes.font * 1.1, ink);
        scene.text(easel.fit(&self.number.to_string(), tab.inset(2.0), style));
        scene
    }
}
