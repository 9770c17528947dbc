//! Lightning.

use crate::art::stage::{Stage, veil};
use crate::scene::{Rgba, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    // It strikes on the side that the lamp leaves free.
    let side = -stage.toward_lamp(stage.w / 2.0);
    let (from, to) = (stage.x(0.5 + side * 0.24), stage.x(0.5 + side * 0.36));
    strike(stage, (from, -4.0), (to, stage.y(0.80)), 2.6, 2);
    let (from, to) = (stage.x(0.5 - side * 0.38), stage.x(0.5 - side * 0.44));
    strike(stage, (from, -4.0), (to, stage.y(0.44)), 1.5, 1);
}

fn strike(stage: &mut Stage<'_>, from: (f32, f32), to: (f32, f32), wide: f32, twigs: u8) {
    let points: Vec<(f32, f32)> = (0..=6_u8)
        .map(|at| {
            let share = f32::from(at) / 6.0;
            let jump = if at == 0 || at == 6 { 0.0 } else { stage.h * stage.between(-0.09, 0.09) };
            (from.0 + (to.0 - from.0) * share + jump, from.1 + (to.1 - from.1) * share)
        })
        .collect();
    let (accent, u) = (stage.ink.accent, stage.u);
    for (size, light) in [(4.2, 0.14), (2.5, 0.28)] {
        stage.stroke(open_line(points.clone()), veil(accent, light), size * wide * u);
    }
    stage.stroke(open_line(points.clone()), accent.mix(Rgba::hex(0x00ff_ffff), 0.7), wide * u * 0.85);
    for twig in 0..twigs {
        let start = points[usize::from(2 + twig)];
        let end = (start.0 + stage.between(-0.2, 0.2) * stage.w, start.1 + stage.h * 0.24);
        strike(stage, start, end, wide * 0.55, 0);
    }
}
