//! Columns of water from near misses.

use crate::art::pen::{Pen, moved};
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (h, u, ink) = (stage.h, stage.u, stage.ink);
    for (x, high) in [(0.12_f32, 0.46_f32), (0.26, 0.30), (0.80, 0.34), (0.91, 0.52)] {
        let (x, high, foot) = (stage.x(x + stage.between(-0.02, 0.02)), h * high, h * 0.78);
        let wide = high * 0.13;
        let mut pen = Pen::at(x - wide * 0.5, foot);
        for tip in 0..7_u8 {
            let share = f32::from(tip) / 6.0 - 0.5;
            let up = high * (1.0 - share.abs() * 1.1) * stage.between(0.8, 1.15);
            let out = x + wide * share * 5.0;
            pen = pen.bend((x + wide * share * 1.4, foot - up * 0.5), out, foot - up).bend(
                (x + wide * share * 1.2, foot - up * 0.4),
                x + wide * (share + 0.10),
                foot - high * 0.22,
            );
        }
        let path = pen.to(x + wide * 0.5, foot).shut();
        stage.fill(moved(&path, 1.6 * u, 1.0 * u), veil(ink.dark, 0.35));
        let (top, low) = (veil(ink.core.light(0.4), 0.95), veil(stage.mist(), 0.7));
        stage.fill(path, Paint::down(foot - high, foot, top, low));
    }
}
