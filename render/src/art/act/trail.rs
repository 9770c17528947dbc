//! A tapered path of light that leads to the figure.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::Rgba;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let side = -stage.toward_lamp(w / 2.0);
    let x = |share: f32| w * (0.5 + side * share);
    let (accent, core) = (stage.ink.accent, stage.ink.core);
    for (wide, color) in [
        (0.20, veil(accent, 0.30)),
        (0.13, veil(accent.mix(core, 0.4), 0.6)),
        (0.06, core.mix(Rgba::hex(0x00ff_ffff), 0.5)),
    ] {
        let half = h * wide / 2.0;
        let path = Pen::at(x(0.62), h * 0.94)
            .curve((x(0.40), h * 0.80), (x(0.30), h * 0.50 + half), x(-0.06), h * 0.46 + half)
            .bend((x(-0.06) - side * half * 1.6, h * 0.46), x(-0.06), h * 0.46 - half)
            .curve((x(0.34), h * 0.46 - half), (x(0.44), h * 0.72), x(0.62), h * 0.94)
            .shut();
        stage.fill(path, color);
    }
}
