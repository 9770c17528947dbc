//! Tents of hides in front of the hills.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::plants;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.22, 5, 0.16, 0.6).jagged(stage);
    Ridge::new(0.70, 0.08, 4, 0.30, 0.5).round(stage);
    for (x, size) in [(0.27, 0.22), (0.41, 0.17), (0.60, 0.19), (0.74, 0.24)] {
        let x = x + stage.between(-0.03, 0.03);
        tent(stage, x, 0.76, size, 0.40);
    }
    Ridge::new(0.80, 0.06, 3, 0.54, 0.3).round(stage);
    let (left, right) = (stage.between(0.06, 0.12), stage.between(0.89, 0.95));
    tent(stage, left, 0.89, stage.between(0.54, 0.64), 0.68);
    tent(stage, right, 0.88, stage.between(0.44, 0.54), 0.66);
    ground(stage, 0.86, 0.88);
    plants::grass(stage, 0.90, 0.93, 34, 0.05);
}

/// A tent of hides over poles; a fire burns inside.
fn tent(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let (x, y, h, u) = (stage.x(x), stage.y(foot) + 2.0, stage.h * size, stage.u);
    let (half, top) = (h * 0.44, y - h * 0.86);
    let mut pen = Pen::default();
    for side in [-1.0_f32, 0.2, 1.0] {
        let pole = Pen::at(x - side * h * 0.06 - 0.8 * u, top)
            .to(x + side * h * 0.11 - 0.8 * u, y - h)
            .to(x + side * h * 0.11 + 0.8 * u, y - h)
            .to(x - side * h * 0.06 + 0.8 * u, top + h * 0.06);
        pen = pen.add(filled(&pole.shut()));
    }
    let body = Pen::at(x - half, y)
        .bend((x - half * 0.34, y - h * 0.42), x - h * 0.05, top)
        .to(x + h * 0.05, top)
        .bend((x + half * 0.34, y - h * 0.42), x + half, y)
        .shut();
    sheet(stage, pen.add(filled(&body)).open(), near, 0.2);
    let accent = stage.ink.accent;
    let door = |wide: f32, high: f32| {
        Pen::at(x - half * wide, y).bend((x - half * wide * 0.4, y - h * high * 0.6), x, y - h * high).bend(
            (x + half * wide * 0.4, y - h * high * 0.6),
            x + half * wide,
            y,
        )
    };
    stage.fill(door(0.34, 0.52).shut(), veil(accent, 0.30));
    stage.fill(door(0.22, 0.42).shut(), accent.mix(stage.ink.core, 0.30));
    if stage.fine && size > 0.3 {
        // A painted border.
        let line = (0..=8_u8).map(|at| {
            let share = f32::from(at) / 4.0 - 1.0;
            let up = if at % 2 == 0 { 0.10 } else { 0.17 };
            (x + half * share * 0.84, y - h * up)
        });
        stage.stroke(crate::scene::open_line(line), veil(stage.mist(), 0.34), 1.3 * u);
    }
}
