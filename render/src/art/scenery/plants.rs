//! Grass, reeds and leaves.

use super::super::pen::{Pen, filled, turned};
use super::super::stage::{Stage, veil};
use crate::scene::{Area, Paint};

/// A strip of grass that reaches to the bottom.
pub(in crate::art) fn grass(stage: &mut Stage<'_>, top: f32, near: f32, blades: u8, long: f32) {
    let y = stage.y(top);
    let step = (stage.w + 10.0) / f32::from(blades);
    let mut pen = Pen::at(-5.0, stage.h + 5.0).to(-5.0, y);
    for blade in 0..blades {
        let x = -5.0 + step * f32::from(blade);
        let up = stage.h * long * stage.between(0.4, 1.2);
        let tip = x + step * stage.between(0.1, 1.1);
        pen = pen.bend((x + step * 0.4, y - up * 0.4), tip, y - up).bend((x + step * 0.75, y - up * 0.4), x + step, y);
    }
    let path = pen.to(stage.w + 5.0, stage.h + 5.0).shut();
    let (from, to) = (stage.tone(near), stage.tone(near + 0.1));
    stage.fill(path, Paint::down(y - stage.h * long, stage.h, from, to));
}

/// Reeds in a part of the width, some with heads.
pub(in crate::art) fn reeds(
    stage: &mut Stage<'_>,
    (left, right): (f32, f32),
    count: u8,
    (least, most): (f32, f32),
    heads: bool,
) {
    let color = stage.tone(1.0);
    for _ in 0..count {
        let x = stage.x(stage.between(left, right));
        let long = stage.h * stage.between(least, most);
        let (y, lean, u) = (stage.h * 1.03, long * stage.between(-0.18, 0.18), stage.u);
        let blade = Pen::at(x - 1.2 * u, y)
            .bend((x + lean * 0.2, y - long * 0.6), x + lean, y - long)
            .bend((x + lean * 0.2 + 2.2 * u, y - long * 0.5), x + 1.7 * u, y)
            .shut();
        stage.fill(blade, color);
        if heads && stage.roll() < 0.45 {
            let (tx, ty) = (x + lean, y - long);
            let head = Area::new(tx - 2.4 * u, ty - 5.0 * u, 4.8 * u, 15.0 * u).round(2.4 * u);
            stage.fill(turned(&head, lean.atan2(long).to_degrees(), (tx, ty)), color);
        }
    }
}

/// Large leaves that reach into the picture from a side: -1 is the left one.
pub(in crate::art) fn leaves(stage: &mut Stage<'_>, side: f32, count: u8) {
    let color = stage.tone(1.0);
    let vein = veil(stage.mist(), 0.34);
    for leaf in 0..count {
        let at = f32::from(leaf);
        let (x, y) = (if side < 0.0 { 0.0 } else { stage.w }, stage.y(-0.03 + 0.105 * at));
        let long = stage.h * (0.33 - 0.03 * at) * stage.between(1.0, 1.2);
        let turn = (18.0 + at * 17.0 + stage.between(0.0, 10.0)) * -side;
        let d = -side;
        let shape = Pen::at(x - d * 6.0, y).bend((x + d * long * 0.4, y - long * 0.22), x + d * long, y);
        let shape = shape.bend((x + d * long * 0.4, y + long * 0.2), x - d * 6.0, y).shut();
        stage.fill(filled(&turned(&shape, turn, (x, y))), color);
        let line = Pen::at(x, y).to(x + d * long * 0.82, y).open();
        stage.stroke(turned(&line, turn, (x, y)), vein, 0.8 * stage.u);
    }
}
