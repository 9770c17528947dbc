//! A workshop: a round window, shelves, and clocks that are not ready yet.

use crate::art::paper::{sheet, wall};
use crate::art::pen::{Pen, filled, turned};
use crate::art::scenery::{floor, gear};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.50);
    window(stage);
    for (side, top) in [(0.0, 0.36), (1.0, 0.30)] {
        shelf(stage, side, top);
        shelf(stage, side, top + 0.27);
    }
    for (x, long) in [(0.20, 0.34), (0.80, 0.26), (0.91, 0.40)] {
        let lean = stage.between(-12.0, 12.0);
        pendulum(stage, x, long, lean);
    }
    let wheel = (stage.x(0.06), stage.y(0.88));
    gear::gear(stage, wheel, stage.h * 0.17, 10, 0.70, 0.3);
    floor::planks(stage, 0.86, 0.74);
}

/// A round window with bars at the lamp.
fn window(stage: &mut Stage<'_>) {
    let (center, radius, ink) = (stage.lamp, stage.h * 0.37, stage.ink);
    stage.fill(circle(center, radius * 1.14), stage.tone(0.80));
    stage.fill(circle(center, radius), Paint::glow(center, radius, ink.core, ink.mid.mix(ink.core, 0.5)));
    let mut pen = Pen::default();
    for bar in 0..4_u8 {
        let area = Area::new(center.0 - 1.2 * stage.u, center.1 - radius, 2.4 * stage.u, radius * 2.0);
        pen = pen.add(filled(&turned(&area.path(), 45.0 * f32::from(bar), center)));
    }
    let mut ring = filled(&circle(center, radius * 0.46));
    ring.extend(filled(&circle(center, radius * 0.46 - 2.4 * stage.u)).reverse_subpaths());
    stage.fill(pen.add(ring).open(), veil(stage.tone(0.72), 0.75));
}

/// A shelf with jars and boxes.
fn shelf(stage: &mut Stage<'_>, side: f32, top: f32) {
    let (w, y, u) = (stage.w, stage.y(top), stage.u);
    let area = Area::new(if side < 0.5 { -4.0 } else { w * 0.76 }, y, w * 0.24 + 4.0, 3.4 * u);
    let mut pen = Pen::default().add(filled(&area.path()));
    let mut x = area.x + 5.0 * u;
    while stage.fine && x < area.right() - 12.0 * u {
        let (wide, high) = (u * stage.between(5.0, 11.0), u * stage.between(7.0, 19.0));
        let round = if stage.roll() < 0.5 { wide * 0.45 } else { 0.6 };
        pen = pen.add(filled(&Area::new(x, y - high, wide, high + 1.0).round(round)));
        x += wide + u * stage.between(1.5, 5.0);
    }
    sheet(stage, pen.open(), 0.66, 0.05);
}

/// A pendulum that hangs from the ceiling.
fn pendulum(stage: &mut Stage<'_>, x: f32, long: f32, lean: f32) {
    let (x, y, u) = (stage.x(x), stage.y(long), stage.u);
    let rod = Area::new(x - 0.8 * u, -6.0, 1.6 * u, y + 6.0).path();
    let weight = circle((x, y), 8.5 * u);
    let turn = |path| turned(&path, lean, (x, -6.0));
    sheet(stage, turn(Pen::default().add(filled(&rod)).add(filled(&weight)).open()), 0.82, 0.0);
    let shine = stage.ink.accent.mix(stage.ink.dark, 0.25);
    stage.fill(turn(circle((x, y), 6.2 * u)), shine);
    stage.fill(turn(circle((x + u, y - u), 3.0 * u)), shine.mix(stage.ink.core, 0.4));
}
