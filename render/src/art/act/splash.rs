//! Columns of water from near misses.

use crate::art::pen::{Pen, moved};
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (h, u, ink) = (stage.h, stage.u, stage.ink);
    for (x, high) in [(0.12_f32, 0.46_f32), (0.26, 0.30), (0.80, 0.34), (0.91, 0.52)] {
        let (x, high, foot) = (stage.x(x + stage.between(-0.02, 0.02)), h * high, h * 0.78);
        let wide = high * 0.17;
        let path = Pen::at(x - wide, foot)
            .curve((x - wide * 0.4, foot - high * 0.4), (x - wide * 1.3, foot - high * 0.8), x - wide * 0.5, foot - high)
            .bend((x - wide * 0.1, foot - high * 0.86), x, foot - high * 1.08)
            .bend((x + wide * 0.3, foot - high * 0.86), x + wide * 0.6, foot - high * 0.96)
            .curve((x + wide * 1.2, foot - high * 0.7), (x + wide * 0.4, foot - high * 0.4), x + wide, foot)
            .shut();
        stage.fill(moved(&path, 1.6 * u, 1.0 * u), veil(ink.dark, 0.35));
        let (top, low) = (veil(ink.core.light(0.4), 0.95), veil(stage.mist(), 0.7));
        stage.fill(path, Paint::down(foot - high, foot, top, low));
    }
}
