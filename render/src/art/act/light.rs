//! Rays from the lamp.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

/// Rays of the lamp's light.
pub(in crate::art) fn rays(stage: &mut Stage<'_>, count: u8, light: f32) {
    let (x, y) = stage.lamp;
    let (reach, turn, core) = (stage.w + stage.h, stage.roll() * 6.0, stage.ink.core);
    for ray in 0..count {
        let step = std::f32::consts::TAU / f32::from(count);
        let angle = turn + step * f32::from(ray);
        let at = |angle: f32| (x + reach * angle.cos(), y + reach * angle.sin());
        let wide = step * stage.between(0.16, 0.30);
        let (a, b) = (at(angle - wide), at(angle + wide));
        let path = Pen::at(x, y).to(a.0, a.1).to(b.0, b.1).shut();
        stage.fill(path, Paint::glow((x, y), stage.w * 0.75, veil(core, light), veil(core, 0.0)));
    }
}
