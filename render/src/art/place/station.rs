//! Rails below a vault of glass.

use crate::art::paper::{pool, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle, open_line};

/// The height of the far end of the rails.
const END: f32 = 0.74;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    vault(stage);
    let floor = stage.band(END, 1.02);
    stage.fill(floor.path(), Paint::down(floor.y, stage.h, stage.tone(0.44), stage.tone(0.94)));
    pool(stage, floor.path(), floor.y, 0.55);
    rails(stage);
    for side in [-1.0, 1.0] {
        platform(stage, side);
    }
    lamps(stage);
}

/// Ribs of iron, the nearest the largest, and the bars between them.
fn vault(stage: &mut Stage<'_>) {
    let (x, y, w, h) = (stage.lamp.0, stage.y(END), stage.w, stage.h);
    let rib = |reach: f32| {
        let (half, high) = (w * reach, h * reach * 1.28);
        Pen::at(x - half, y).curve((x - half, y - high), (x + half, y - high), x + half, y).open()
    };
    let ribs = [0.16_f32, 0.24, 0.34, 0.46, 0.60, 0.78];
    for (at, reach) in (0_u8..).zip(ribs) {
        let near = 0.22 + 0.10 * f32::from(at);
        let wide = (1.2 + 0.9 * f32::from(at)) * stage.u;
        let path = rib(reach);
        stage.stroke(path.clone(), veil(stage.bright(), 0.30), wide + 1.6 * stage.u);
        stage.stroke(path, stage.tone(near), wide);
    }
    let bar = veil(stage.tone(0.55), 0.75);
    for step in 1..10_u8 {
        let angle = std::f32::consts::PI * f32::from(step) / 10.0;
        let at = |reach: f32| {
            let (sin, cos) = angle.sin_cos();
            (x - w * reach * cos, y - h * reach * 0.96 * sin)
        };
        stage.stroke(open_line([at(0.16), at(0.95)]), bar, 1.2 * stage.u);
    }
}

/// Two tracks that come from the far end.
fn rails(stage: &mut Stage<'_>) {
    let (x, y, h) = (stage.lamp.0, stage.y(END), stage.h);
    let middle = stage.x(0.5);
    for sleeper in 0..9_u8 {
        let t = (f32::from(sleeper) / 8.0).powf(1.7);
        let (at, half) = (y + (h - y) * t, stage.w * (0.02 + 0.24 * t));
        let mid = x + (middle - x) * t;
        let area = Area::new(mid - half, at, half * 2.0, h * (0.006 + 0.022 * t));
        stage.fill(area.path(), stage.tone(0.90));
    }
    for side in [-1.0_f32, 1.0] {
        let (far, near) = (x + side * stage.w * 0.014, middle + side * stage.w * 0.18);
        let wide = side * stage.w * 0.020;
        let rail = Pen::at(far, y).to(near, h + 2.0).to(near + wide, h + 2.0).to(far + side, y).shut();
        stage.fill(rail, Paint::down(y, h, stage.bright(), stage.tone(0.25)));
    }
}

fn platform(stage: &mut Stage<'_>, side: f32) {
    let (x, y, w, h) = (stage.lamp.0, stage.y(END), stage.w, stage.h);
    let edge = if side < 0.0 { -6.0 } else { w + 6.0 };
    let slab = Pen::at(x + side * w * 0.06, y)
        .to(edge, y - h * 0.005)
        .to(edge, h + 5.0)
        .to(w * (0.5 + side * 0.36), h + 5.0)
        .shut();
    sheet(stage, slab, 0.62, 0.10);
    let line = open_line([(x + side * w * 0.065, y + 1.0), (w * (0.5 + side * 0.385), h + 2.0)]);
    stage.stroke(line, veil(stage.ink.accent, 0.55), 1.8 * stage.u);
}

/// Lamps on both platforms.
fn lamps(stage: &mut Stage<'_>) {
    let (u, accent) = (stage.u, stage.ink.accent);
    for (x, top) in [(0.07, 0.42), (0.93, 0.42), (0.23, 0.58), (0.77, 0.58)] {
        let (x, y) = (stage.x(x), stage.y(top));
        let size = if top < 0.5 { 1.5 } else { 1.0 };
        for (radius, light) in [(15.0, 0.14), (9.0, 0.26)] {
            stage.fill(circle((x, y), radius * size * u), veil(accent, light));
        }
        let post = Area::new(x - size * u, y, 2.0 * size * u, stage.y(0.50 + top * 0.52) - y);
        stage.fill(filled(&post.path()), stage.tone(0.84));
        stage.fill(circle((x, y), 3.4 * size * u), accent.light(0.5));
    }
}
