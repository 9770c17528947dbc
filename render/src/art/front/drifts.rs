//! Banks of snow.

use crate::art::pen::{Pen, moved};
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h, u, ink) = (stage.w, stage.h, stage.u, stage.ink);
    let path = Pen::at(-5.0, h + 5.0)
        .to(-5.0, h * 0.84)
        .curve((w * 0.10, h * 0.82), (w * 0.20, h * 0.95), w * 0.40, h * 0.965)
        .to(w * 0.60, h * 0.97)
        .curve((w * 0.80, h * 0.96), (w * 0.90, h * 0.85), w + 5.0, h * 0.87)
        .to(w + 5.0, h + 5.0)
        .shut();
    stage.fill(moved(&path, 0.0, -1.4 * u), veil(ink.core.light(0.4), 0.9));
    let (from, to) = (ink.core.mix(ink.mid, 0.35), ink.mid.mix(ink.edge, 0.45));
    stage.fill(path, Paint::down(h * 0.84, h, from, to));
}
