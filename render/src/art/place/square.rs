//! A market square below the clock of the town.

use crate::art::paper::{pool, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::{houses, props};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, polygon};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    houses::row(stage, 0.76, (0.18, 0.34), 11, 0.22, 0.4);
    let tower = if stage.lamp.0 < stage.w / 2.0 { 0.80 } else { 0.20 };
    props::prop(stage, "clock-tower", tower, 0.80, 0.74, 0.36);
    houses::row(stage, 0.80, (0.10, 0.24), 7, 0.46, 0.6);
    let floor = Area::new(0.0, stage.y(0.84), stage.w, stage.y(0.2));
    stage.fill(floor.path(), Paint::down(floor.y, stage.h, stage.tone(0.50), stage.tone(0.92)));
    pool(stage, floor.path(), floor.y, 0.5);
    stage.fill(Area::new(0.0, floor.y, stage.w, stage.u).path(), veil(stage.ink.core, 0.5));
    stall(stage, 0.02, 0.26, 0.50);
    stall(stage, 0.78, 0.99, 0.54);
    if stage.fine {
        pennants(stage);
    }
}

/// A stall with a striped roof.
fn stall(stage: &mut Stage<'_>, left: f32, right: f32, top: f32) {
    let (l, r, y, u) = (stage.x(left), stage.x(right), stage.y(top), stage.u);
    let (deep, foot) = (stage.h * 0.11, stage.y(0.95));
    let mut pen = Pen::default();
    for x in [l + 3.0 * u, r - 6.0 * u] {
        pen = pen.add(filled(&Area::new(x, y, 3.0 * u, foot - y).path()));
    }
    pen = pen.add(filled(&Area::new(l + 2.0 * u, stage.y(0.79), r - l - 4.0 * u, stage.h * 0.13).path()));
    sheet(stage, pen.open(), 0.78, 0.05);
    let stripes = 6_u8;
    let step = (r - l) / f32::from(stripes);
    let (pale, dye) = (stage.mist().mix(stage.ink.core, 0.2), stage.ink.accent.mix(stage.ink.dark, 0.42));
    for stripe in 0..stripes {
        let x = l + step * f32::from(stripe);
        let slope = |x: f32| x + ((l + r) / 2.0 - x) * 0.16;
        let path = Pen::at(slope(x), y - deep)
            .to(slope(x + step), y - deep)
            .to(x + step, y)
            .curve((x + step, y + step * 0.5), (x, y + step * 0.5), x, y)
            .shut();
        let color = if stripe % 2 == 0 { dye } else { pale.mix(stage.ink.dark, 0.16) };
        stage.fill(path, Paint::down(y - deep, y + step * 0.4, color, color.mix(stage.ink.dark, 0.22)));
    }
}

/// Pennants on a rope across the square.
fn pennants(stage: &mut Stage<'_>) {
    let (w, h, u) = (stage.w, stage.h, stage.u);
    let sag = |t: f32| h * (0.02 + 0.30 * t * (1.0 - t));
    let rope = (0..=20_u8).map(|at| (w * f32::from(at) / 20.0, sag(f32::from(at) / 20.0)));
    stage.stroke(crate::scene::open_line(rope), stage.tone(0.85), u);
    for flag in 0..14_u8 {
        let t = (f32::from(flag) + 0.5) / 14.0;
        let (x, y) = (w * t, sag(t));
        let color = match flag % 3 {
            0 => stage.ink.accent.mix(stage.ink.dark, 0.2),
            1 => stage.ink.edge.mix(stage.ink.dark, 0.3),
            _ => stage.mist(),
        };
        stage.fill(polygon([(x - 3.6 * u, y), (x + 3.6 * u, y), (x, y + 8.0 * u)]), color);
    }
}
