//! Clouds and smoke: circles that are one shape.

use super::super::pen::Pen;
use super::super::stage::{Stage, veil};
use crate::scene::{Paint, Rgba, circle};

/// A cloud of a colour around a place.
pub(in crate::art) fn puff(stage: &mut Stage<'_>, (x, y): (f32, f32), radius: f32, color: Rgba, light: f32) {
    let mut pen = Pen::default().add(circle((x, y), radius));
    for bulge in 0..8_u8 {
        let (sin, cos) = (std::f32::consts::PI * (1.0 + f32::from(bulge) / 7.0)).sin_cos();
        let size = radius * stage.between(0.42, 0.80);
        pen = pen.add(circle((x + cos * radius * 1.35, y + sin * radius * 0.55 + radius * 0.15), size));
    }
    let path = pen.open();
    let lit = color.mix(stage.ink.core, 0.4);
    if stage.fine {
        let side = stage.toward_lamp(x);
        let edge = veil(stage.ink.core, light * 0.5);
        stage.fill(super::super::pen::moved(&path, side * 0.9 * stage.u, -0.9 * stage.u), edge);
    }
    stage.fill(path, Paint::down(y - radius * 1.3, y + radius, veil(lit, light), veil(color, light * 0.75)));
}

/// A bank of clouds along a height.
pub(in crate::art) fn bank(stage: &mut Stage<'_>, y: f32, count: u8, size: f32, color: Rgba, light: f32) {
    for cloud in 0..count {
        let x = (f32::from(cloud) + stage.between(0.1, 0.9)) / f32::from(count);
        let (dy, radius) = (stage.between(-0.03, 0.05), stage.h * size * stage.between(0.8, 1.2));
        puff(stage, (stage.x(x), stage.y(y + dy)), radius, color, light);
    }
}
