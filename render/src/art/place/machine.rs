//! Inside a machine: pipes, gauges, a grating.

use crate::art::paper::{sheet, wall};
use crate::art::pen::{Pen, filled, turned};
use crate::art::scenery::{floor, gear};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.58);
    let (lamp, h, turn) = (stage.lamp, stage.h, stage.roll());
    gear::gear(stage, lamp, h * 0.50, 20, 0.20, turn);
    for (x, wide, near) in [(0.21, 0.032, 0.42), (0.28, 0.022, 0.36), (0.76, 0.036, 0.44)] {
        upright(stage, x + stage.between(-0.02, 0.02), wide, near);
    }
    for (x, wide) in [(0.05, 0.075), (0.955, 0.085)] {
        upright(stage, x, wide, 0.68);
    }
    across(stage, 0.10, 0.07, 0.60);
    for (x, y, size) in [(0.15, 0.36, 0.105), (0.84, 0.30, 0.12), (0.87, 0.60, 0.075), (0.13, 0.64, 0.07)] {
        gauge(stage, (stage.x(x), stage.y(y)), stage.h * size);
    }
    floor::tiles(stage, 0.86, 0.74);
}

/// A pipe from the ceiling to the floor, with flanges.
fn upright(stage: &mut Stage<'_>, x: f32, wide: f32, near: f32) {
    let (x, half) = (stage.x(x), stage.x(wide) / 2.0);
    let mut pen = Pen::default().add(filled(&Area::new(x - half, -5.0, half * 2.0, stage.h + 10.0).path()));
    for y in [0.22, 0.52, 0.80] {
        let y = stage.y(y + stage.between(-0.05, 0.05));
        pen = pen.add(filled(&Area::new(x - half * 1.4, y, half * 2.8, half * 0.8).round(half * 0.2)));
    }
    sheet(stage, pen.open(), near, 0.05);
    shine(stage, Area::new(x - half * 0.5, -5.0, half * 0.45, stage.h + 10.0));
}

/// A pipe from wall to wall.
fn across(stage: &mut Stage<'_>, y: f32, thick: f32, near: f32) {
    let (y, half) = (stage.y(y), stage.h * thick / 2.0);
    let mut pen = Pen::default().add(filled(&Area::new(-5.0, y - half, stage.w + 10.0, half * 2.0).path()));
    for x in [0.16, 0.36, 0.66, 0.86] {
        let x = stage.x(x);
        pen = pen.add(filled(&Area::new(x, y - half * 1.4, half * 0.8, half * 2.8).round(half * 0.2)));
    }
    sheet(stage, pen.open(), near, 0.0);
    shine(stage, Area::new(-5.0, y - half * 0.55, stage.w + 10.0, half * 0.40));
}

fn shine(stage: &mut Stage<'_>, area: Area) {
    stage.fill(area.path(), veil(stage.mist(), 0.22));
}

/// A lit gauge, whose hand is somewhere.
fn gauge(stage: &mut Stage<'_>, center: (f32, f32), radius: f32) {
    let (ink, turn) = (stage.ink, stage.between(-120.0, 120.0));
    for (size, light) in [(1.7, 0.12), (1.35, 0.20)] {
        stage.fill(circle(center, radius * size), veil(ink.accent, light));
    }
    sheet(stage, circle(center, radius), 0.88, 0.0);
    let face = Paint::glow(center, radius, ink.core.mix(ink.accent, 0.25), ink.accent.mix(ink.mid, 0.35));
    stage.fill(circle(center, radius * 0.78), face);
    let mut pen = Pen::default();
    for mark in 0..9_u8 {
        let area = Area::new(center.0 - radius * 0.03, center.1 - radius * 0.72, radius * 0.06, radius * 0.16);
        pen = pen.add(filled(&turned(&area.path(), -120.0 + 30.0 * f32::from(mark), center)));
    }
    let hand = Pen::at(center.0 - radius * 0.09, center.1)
        .to(center.0, center.1 - radius * 0.64)
        .to(center.0 + radius * 0.09, center.1)
        .shut();
    stage.fill(pen.add(filled(&turned(&hand, turn, center))).open(), ink.dark);
}
