//! Poles with wires across a plain.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::plants;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.74, 0.10, 5, 0.20, 0.6).round(stage);
    Ridge::new(0.80, 0.05, 4, 0.42, 0.4).round(stage);
    let far = stage.lamp.0 < stage.w / 2.0;
    let side = |x: f32| if far { x } else { 1.0 - x };
    // From the lamp to the viewer, each pole larger than the one before.
    let row: [(f32, f32, f32); 5] =
        [(0.36, 0.80, 0.16), (0.46, 0.82, 0.24), (0.60, 0.84, 0.36), (0.78, 0.88, 0.56), (1.06, 0.98, 0.96)];
    for pair in row.windows(2) {
        wires(stage, (side(pair[0].0), pair[0].1, pair[0].2), (side(pair[1].0), pair[1].1, pair[1].2));
    }
    wires(stage, (side(-0.40), 0.94, 0.90), (side(0.08), 0.90, 0.66));
    wires(stage, (side(0.08), 0.90, 0.66), (side(0.36), 0.80, 0.16));
    for (x, foot, size) in row.into_iter().take(4).chain([(0.08, 0.90, 0.66)]) {
        pole(stage, side(x), foot, size, 0.34 + size * 0.5);
    }
    ground(stage, 0.86, 0.88);
    plants::grass(stage, 0.89, 0.92, 46, 0.05);
}

fn pole(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let (x, y, h) = (stage.x(x), stage.y(foot), stage.h * size);
    let wide = h * 0.026;
    let mut pen = Pen::default().add(filled(&Area::new(x - wide, y - h, wide * 2.0, h + 4.0).path()));
    for (up, half) in [(0.92, 0.26), (0.78, 0.20)] {
        pen = pen.add(filled(&Area::new(x - h * half, y - h * up, h * half * 2.0, wide * 1.5).path()));
        for at in [-0.94_f32, -0.5, 0.5, 0.94] {
            let cup = Area::new(x + h * half * at - wide * 0.6, y - h * up - wide * 2.0, wide * 1.2, wide * 2.2);
            pen = pen.add(filled(&cup.round(wide * 0.5)));
        }
    }
    sheet(stage, pen.open(), near, 0.15);
    if stage.fine && size > 0.3 {
        stage.fill(circle((x + h * 0.244, y - h * 0.96), wide * 1.1), stage.ink.accent.light(0.3));
    }
}

/// The wires between two poles.
fn wires(stage: &mut Stage<'_>, from: (f32, f32, f32), to: (f32, f32, f32)) {
    let color = veil(stage.tone(0.82), 0.85);
    for (up, half) in [(0.94_f32, -0.25_f32), (0.94, 0.25), (0.80, -0.19), (0.80, 0.19)] {
        let end = |(x, foot, size): (f32, f32, f32)| {
            (stage.x(x) + stage.h * size * half, stage.y(foot) - stage.h * size * up)
        };
        let (a, b) = (end(from), end(to));
        let sag = stage.h * 0.10 * f32::midpoint(from.2, to.2);
        let middle = (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1) + sag * 1.6);
        stage.stroke(Pen::at(a.0, a.1).bend(middle, b.0, b.1).open(), color, 0.9 * stage.u);
    }
}
