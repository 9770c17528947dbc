//! Glowing dust.

use crate::art::stage::{Stage, veil};
use crate::scene::circle;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let accent = stage.ink.accent;
    for _ in 0..24 {
        let x = stage.lamp.0 + stage.between(-0.42, 0.42) * stage.w;
        let y = stage.lamp.1 + stage.between(-0.5, 0.42) * stage.h;
        let size = (0.7 + 1.7 * stage.roll().powi(2)) * stage.u;
        stage.fill(circle((x, y), size * 2.6), veil(accent, 0.24));
        stage.fill(circle((x, y), size), accent.light(0.55));
    }
}
