//! Arcs of sound to both sides of the figure.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (x, y, h, accent) = (stage.w * 0.5, stage.h * 0.50, stage.h, stage.ink.accent);
    for side in [-1.0_f32, 1.0] {
        for arc in 0..4_u8 {
            let at = f32::from(arc);
            let (out, half) = (x + side * h * (0.36 + 0.12 * at), h * (0.14 + 0.075 * at));
            let bend = (out + side * half * 0.62, y);
            let path = Pen::at(out, y - half).bend(bend, out, y + half).open();
            let wide = (3.4 - 0.5 * at) * stage.u;
            stage.stroke(path.clone(), veil(accent, 0.22), wide * 2.8);
            stage.stroke(path, veil(accent.light(0.45), 0.95 - 0.17 * at), wide);
        }
    }
}
