//! Tracers that fan out into the sky.

use crate::art::stage::{Stage, veil};
use crate::scene::open_line;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (accent, u, h) = (stage.ink.accent, stage.u, stage.h);
    let side = stage.toward_lamp(stage.w / 2.0);
    let foot = (stage.x(0.5 - side * 0.1), h * 0.70);
    for shot in 0..13_u8 {
        let angle = 0.35 + 1.3 * f32::from(shot) / 12.0 + stage.between(-0.05, 0.05);
        let (sin, cos) = angle.sin_cos();
        let mut reach = h * stage.between(0.15, 0.4);
        for _ in 0..3 {
            let long = h * stage.between(0.05, 0.11);
            let at = |reach: f32| (foot.0 + side * cos * reach * 1.2, foot.1 - sin * reach);
            let line = open_line([at(reach), at(reach + long)]);
            stage.stroke(line.clone(), veil(accent, 0.30), 4.2 * u);
            stage.stroke(line, accent.light(0.5), 1.5 * u);
            reach += h * stage.between(0.22, 0.34);
        }
    }
}
