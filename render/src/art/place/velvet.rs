//! Folds of velvet behind a medal, and the edge of its case.

use crate::art::paper::wall;
use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.25);
    let (w, h, u, ink) = (stage.w, stage.h, stage.u, stage.ink);
    for fold in 0..9_u8 {
        let share = (f32::from(fold) + stage.between(0.2, 0.8)) / 9.0;
        let (top, foot) = (w * share, w * (0.5 + (share - 0.5) * 1.5));
        let wide = w * stage.between(0.03, 0.06);
        let path = Pen::at(top - wide * 0.5, -5.0)
            .curve((top, h * 0.4), (foot - wide, h * 0.6), foot - wide, h + 5.0)
            .to(foot + wide, h + 5.0)
            .curve((foot + wide * 0.4, h * 0.6), (top + wide, h * 0.4), top + wide * 0.5, -5.0)
            .shut();
        let (dark, light) = (veil(ink.dark, 0.36), veil(ink.mid.mix(ink.core, 0.5), 0.16));
        stage.fill(crate::art::pen::moved(&path, wide * 0.6, 0.0), dark);
        stage.fill(path, light);
    }
    let rim = Pen::at(-5.0, h + 5.0)
        .to(-5.0, h * 0.90)
        .bend((w * 0.5, h * 0.98), w + 5.0, h * 0.90)
        .to(w + 5.0, h + 5.0)
        .shut();
    stage.fill(crate::art::pen::moved(&rim, 0.0, -1.4 * u), veil(ink.accent, 0.8));
    stage.fill(rim, Paint::down(h * 0.90, h, stage.tone(0.75), stage.tone(0.98)));
}
