//! Tusks that stand in the earth.

use super::corners;
use crate::art::paper::sheet;
use crate::art::pen::Pen;
use crate::art::stage::Stage;
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    for (x, long, wide) in [(0.00, 0.62, 0.070), (0.10, 0.40, 0.050)] {
        for side in [-1.0, 1.0] {
            tusk(stage, side, x, if side < 0.0 { long } else { long * 0.86 }, wide);
        }
    }
    corners(stage, 0.10, 0.09);
}

/// A tusk at a side, which bends to the middle.
fn tusk(stage: &mut Stage<'_>, side: f32, x: f32, long: f32, wide: f32) {
    let (h, foot) = (stage.h, stage.h * 1.02);
    let x = |out: f32| if side < 0.0 { stage.w * x + h * out } else { stage.w * (1.0 - x) - h * out };
    let top = foot - h * long;
    let path = Pen::at(x(-wide), foot)
        .curve((x(-wide - long * 0.18), foot - h * long * 0.55), (x(0.0), top), x(long * 0.34), top)
        .curve((x(wide * 0.6), top + h * 0.06), (x(wide - long * 0.16), foot - h * long * 0.5), x(wide), foot)
        .shut();
    let (pale, dark) = (stage.ink.core.mix(stage.ink.mid, 0.22), stage.tone(0.95));
    sheet(stage, path.clone(), 0.9, 0.0);
    stage.fill(path, Paint::down(top, top + h * long * 0.9, pale, dark));
}
