//! The arc of a blade.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::Rgba;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let side = stage.toward_lamp(w / 2.0);
    let x = |share: f32| w * (0.5 + side * share);
    let (accent, white) = (stage.ink.accent, Rgba::hex(0x00ff_ffff));
    for (thick, color) in [(0.20, veil(accent, 0.26)), (0.13, veil(accent.light(0.4), 0.6)), (0.065, white)] {
        let path = Pen::at(x(-0.40), h * 0.10)
            .curve((x(0.10), h * 0.02), (x(0.44), h * 0.40), x(0.34), h * 0.96)
            .curve((x(0.40 - thick), h * 0.48), (x(0.10 - thick * 0.6), h * (0.06 + thick)), x(-0.40), h * 0.10)
            .shut();
        stage.fill(path, color);
    }
}
