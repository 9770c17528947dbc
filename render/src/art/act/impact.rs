//! A blow: discs, spikes and stones.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::{Rgba, circle, polygon};

/// The flash behind the figure.
pub(super) fn draw(stage: &mut Stage<'_>) {
    let (x, y) = (stage.w * 0.5, stage.h * 0.52);
    let (accent, core, h) = (stage.ink.accent, stage.ink.core, stage.h);
    spikes(stage, (x, y), (0.42, 0.74), veil(accent, 0.85));
    spikes(stage, (x, y), (0.32, 0.54), core);
    for (size, color) in [(0.36, accent.mix(core, 0.4)), (0.28, core), (0.20, Rgba::hex(0x00ff_ffff))] {
        stage.fill(circle((x, y), h * size), color);
    }
}

fn spikes(stage: &mut Stage<'_>, (x, y): (f32, f32), (inner, outer): (f32, f32), color: Rgba) {
    let turn = stage.roll();
    let points: Vec<(f32, f32)> = (0..26_u8)
        .map(|at| {
            let angle = turn + std::f32::consts::TAU * f32::from(at) / 26.0;
            let reach = stage.h * if at % 2 == 0 { inner } else { inner + (outer - inner) * stage.between(0.25, 1.0) };
            (x + reach * angle.cos() * 1.15, y + reach * angle.sin())
        })
        .collect();
    stage.fill(polygon(points), color);
}

/// Stones that fly away from the blow.
pub(super) fn stones(stage: &mut Stage<'_>) {
    let (x, y, u) = (stage.w * 0.5, stage.h * 0.52, stage.u);
    for _ in 0..if stage.fine { 16 } else { 6 } {
        let (angle, reach) = (stage.between(0.0, std::f32::consts::TAU), stage.h * stage.between(0.40, 0.70));
        let (cx, cy) = (x + angle.cos() * reach * 1.2, y + angle.sin() * reach * 0.85);
        let size = u * stage.between(2.0, 5.5);
        let spin = stage.roll() * 6.0;
        let corner = |at: f32, share: f32| {
            let (sin, cos) = (spin + at).sin_cos();
            (cx + cos * size * share, cy + sin * size * share)
        };
        let points = [corner(0.0, 1.0), corner(1.4, 0.8), corner(2.9, 1.1), corner(4.4, 0.75)];
        let lit = points.map(|(x, y)| (x + 0.8 * u, y - 0.8 * u));
        stage.fill(polygon(lit), stage.bright());
        stage.fill(polygon(points), stage.tone(0.92));
        let tail =
            Pen::at(cx, cy - u).to(cx - angle.cos() * 12.0 * u, cy - angle.sin() * 12.0 * u).to(cx, cy + u).shut();
        stage.fill(tail, veil(stage.ink.core, 0.35));
    }
}
