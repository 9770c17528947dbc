//! Snow and firs.

use crate::art::paper::{pool, sky};
use crate::art::pen::{Pen, moved};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::trees;
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.18, 5, 0.14, 0.6).snowy(stage);
    trees::firs(stage, 0.72, (0.18, 0.34), 11, 0.36);
    drift(stage, 0.74, 0.30);
    trees::firs(stage, 0.84, (0.24, 0.46), 5, 0.62);
    drift(stage, 0.83, 0.0);
}

/// A bank of snow.
fn drift(stage: &mut Stage<'_>, top: f32, shade: f32) {
    let (w, h, y) = (stage.w, stage.h, stage.h * top);
    let bend = stage.between(-0.05, 0.05);
    let path = Pen::at(-5.0, h * 1.1)
        .to(-5.0, y)
        .curve((w * 0.3, y - h * (0.06 + bend)), (w * 0.6, y + h * 0.07), w + 5.0, y - h * 0.02)
        .to(w + 5.0, h * 1.1)
        .shut();
    let ink = stage.ink;
    stage.fill(moved(&path, 0.0, -1.3 * stage.u), veil(ink.dark, 0.14));
    let (from, to) = (ink.core.light(0.3).mix(ink.mid, 0.12 + shade), ink.mid.mix(ink.edge, 0.3 + shade));
    stage.fill(path.clone(), Paint::down(y, h * 1.05, from, to));
    pool(stage, path, y, 0.4);
}
