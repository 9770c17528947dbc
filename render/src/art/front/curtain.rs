//! Curtains of a stage.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let cloth = stage.ink.dark.mix(stage.ink.accent, 0.20);
    for side in [-1.0_f32, 1.0] {
        for fold in 0..4_u8 {
            let wide = 0.15 - 0.033 * f32::from(fold);
            let x = |share: f32| if side < 0.0 { w * share } else { w * (1.0 - share) };
            let path = Pen::at(x(-0.05), -5.0)
                .to(x(wide), -5.0)
                .bend((x(wide * 0.95), h * 0.5), x(wide * 0.55), h * 0.72)
                .bend((x(wide * 0.8), h * 0.9), x(wide * 0.75), h * 1.05)
                .to(x(-0.05), h * 1.05)
                .shut();
            stage.stroke(path.clone(), veil(stage.mist(), 0.25), stage.u);
            stage.fill(path, cloth.mix(stage.ink.dark, 0.15 + 0.24 * f32::from(fold)));
        }
    }
}
