//! Behind the dial of a tower clock.

use crate::art::paper::{sheet, wall};
use crate::art::pen::{Pen, filled, turned};
use crate::art::scenery::floor;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.66);
    let turn = stage.between(0.0, 360.0);
    dial(stage, turn);
    beams(stage);
    let (left, right) = (stage.between(0.28, 0.36), stage.between(0.20, 0.28));
    bell(stage, 0.11, left, 0.30);
    bell(stage, 0.90, right, 0.24);
    floor::planks(stage, 0.86, 0.74);
}

/// The dial, through which the light falls.
fn dial(stage: &mut Stage<'_>, turn: f32) {
    let (center, radius, ink) = (stage.lamp, stage.h * 0.47, stage.ink);
    for (size, light) in [(1.30, 0.16), (1.16, 0.22)] {
        stage.fill(circle(center, radius * size), veil(ink.core, light));
    }
    stage.fill(circle(center, radius), ink.mid.mix(ink.core, 0.42));
    stage.fill(circle(center, radius * 0.86), ink.mid.mix(ink.core, 0.66));
    stage.fill(circle(center, radius * 0.56), ink.mid.mix(ink.core, 0.84));
    let mut rim = filled(&circle(center, radius * 1.06));
    rim.extend(filled(&circle(center, radius * 0.97)).reverse_subpaths());
    let mut pen = Pen::default().add(rim);
    for hour in 0..12_u8 {
        let wide = radius * if hour % 3 == 0 { 0.085 } else { 0.045 };
        let mark = Area::new(center.0 - wide / 2.0, center.1 - radius * 0.90, wide, radius * 0.17);
        pen = pen.add(filled(&turned(&mark.path(), 30.0 * f32::from(hour), center)));
    }
    for (long, wide, angle) in [(0.50, 0.075, turn), (0.74, 0.05, turn * 5.0 + 20.0)] {
        let hand = Pen::at(center.0 - radius * wide, center.1 + radius * 0.14)
            .to(center.0, center.1 - radius * long)
            .to(center.0 + radius * wide, center.1 + radius * 0.14)
            .shut();
        pen = pen.add(filled(&turned(&hand, angle, center)));
    }
    sheet(stage, pen.add(filled(&circle(center, radius * 0.09))).open(), 0.44, 0.1);
}

/// The timbers of the roof.
fn beams(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let mut pen = Pen::default().add(filled(&Area::new(-6.0, h * 0.045, w + 12.0, h * 0.055).path()));
    for side in [0.0, 1.0] {
        let x = |share: f32| if side < 0.5 { w * share } else { w * (1.0 - share) };
        let brace = Pen::at(x(-0.02), h * 0.44).to(x(0.20), h * 0.05).to(x(0.245), h * 0.05).to(x(0.02), h * 0.48);
        pen = pen.add(filled(&brace.shut())).add(filled(&Area::new(x(side * 0.035), -5.0, w * 0.035, h * 1.1).path()));
    }
    sheet(stage, pen.open(), 0.80, 0.05);
}

/// A bell on a rope.
fn bell(stage: &mut Stage<'_>, x: f32, top: f32, size: f32) {
    let (x, y, h, u) = (stage.x(x), stage.y(top), stage.h * size, stage.u);
    let body = Pen::at(x - h * 0.48, y + h * 0.86)
        .curve((x - h * 0.30, y + h * 0.70), (x - h * 0.36, y + h * 0.06), x, y)
        .curve((x + h * 0.36, y + h * 0.06), (x + h * 0.30, y + h * 0.70), x + h * 0.48, y + h * 0.86)
        .shut();
    let rope = Area::new(x - 0.9 * u, -4.0, 1.8 * u, y + 8.0);
    let clapper = circle((x, y + h * 0.92), h * 0.10);
    sheet(stage, Pen::default().add(filled(&rope.path())).add(filled(&clapper)).open(), 0.86, 0.0);
    sheet(stage, body.clone(), 0.80, 0.1);
    let shine = stage.ink.accent.mix(stage.ink.dark, 0.30);
    stage.fill(body, Paint::across(x - h * 0.5, x + h * 0.5, veil(shine, 0.05), veil(shine, 0.45)));
}
