//! Crystals that glow with the accent.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::{Paint, circle};

/// A group of crystals that stand at a place.
pub(in crate::art) fn cluster(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32) {
    let (x, y, long) = (stage.x(x), stage.y(foot), stage.h * size);
    let accent = stage.ink.accent;
    let center = (x, y - long * 0.4);
    stage.fill(circle(center, long), Paint::glow(center, long, veil(accent, 0.42), veil(accent, 0.0)));
    for (lean, share) in [(-0.55_f32, 0.62), (0.5, 0.7), (-0.18, 1.0), (0.16, 0.5)] {
        let long = long * share * stage.between(0.85, 1.1);
        let (dx, dy) = (lean.sin(), -lean.cos());
        let (nx, ny) = (-dy, dx);
        let wide = long * 0.15;
        let at = |along: f32, across: f32| (x + dx * along + nx * across, y + dy * along + ny * across);
        let shape = |from: f32, to: f32| {
            let points =
                [at(0.0, from), at(long * 0.72, from), at(long, (from + to) * 0.2), at(long * 0.72, to), at(0.0, to)];
            points.into_iter().skip(1).fold(Pen::at(points[0].0, points[0].1), |pen, (x, y)| pen.to(x, y)).shut()
        };
        let (light, shade) = (accent.mix(stage.ink.core, 0.45), accent.mix(stage.ink.dark, 0.62));
        stage.fill(shape(-wide, wide), shade);
        stage.fill(shape(-wide * 0.9, wide * 0.1), Paint::down(y - long, y, light, accent.mix(stage.ink.mid, 0.6)));
    }
}
