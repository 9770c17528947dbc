//! On the walls of a castle, between two towers.

use crate::art::paper::{sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{floor, houses};
use crate::art::stage::Stage;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.68, 0.16, 5, 0.18, 0.6).round(stage);
    for (x, wide, top, near) in [(0.30, 0.09, 0.42, 0.30), (0.70, 0.08, 0.36, 0.30)] {
        tower(stage, x, wide, top, near);
    }
    crenels(stage, 0.70, 15, 0.40);
    let (left, right) = if stage.lamp.0 < stage.w / 2.0 { (0.22, 0.08) } else { (0.08, 0.22) };
    tower(stage, 0.05, 0.19, left, 0.60);
    tower(stage, 0.95, 0.19, right, 0.62);
    crenels(stage, 0.80, 9, 0.56);
    floor::planks(stage, 0.87, 0.78);
}

/// A wall with merlons.
fn crenels(stage: &mut Stage<'_>, top: f32, count: u8, near: f32) {
    let (y, w) = (stage.y(top), stage.w + 12.0);
    let step = w / f32::from(count);
    let high = step * 0.5;
    let mut pen = Pen::at(-6.0, stage.h + 5.0).to(-6.0, y);
    for merlon in 0..count {
        let x = -6.0 + step * f32::from(merlon);
        pen = pen.to(x + step * 0.2, y).to(x + step * 0.2, y - high).to(x + step * 0.8, y - high).to(x + step * 0.8, y);
    }
    sheet(stage, pen.to(w, y).to(w, stage.h + 5.0).shut(), near, 0.18);
}

/// A tower with merlons, lit slits and a flag.
fn tower(stage: &mut Stage<'_>, x: f32, wide: f32, top: f32, near: f32) {
    let (x, half, y, u) = (stage.x(x), stage.x(wide) / 2.0, stage.y(top), stage.u);
    let foot = stage.h + 5.0;
    let mut pen = Pen::default().add(filled(&Area::new(x - half * 0.86, y, half * 1.72, foot - y).path()));
    pen = pen.add(filled(&Area::new(x - half, y, half * 2.0, half * 0.5).path()));
    for merlon in 0..3_u8 {
        let left = x - half + half * 0.75 * f32::from(merlon);
        pen = pen.add(filled(&Area::new(left, y - half * 0.42, half * 0.5, half * 0.5).path()));
    }
    let (pole, side) = (y - half * 1.5, stage.toward_lamp(x));
    pen = pen.add(filled(&Area::new(x - 0.6 * u, pole, 1.2 * u, half * 1.5).path()));
    sheet(stage, pen.open(), near, 0.18);
    let flag = Pen::at(x, pole)
        .bend((x + side * half * 0.4, pole - half * 0.12), x + side * half * 0.9, pole + half * 0.22)
        .bend((x + side * half * 0.4, pole + half * 0.3), x, pole + half * 0.5)
        .shut();
    stage.fill(flag, stage.ink.accent.mix(stage.ink.dark, 0.25));
    if stage.fine {
        for row in 0..3_u8 {
            let slit = Area::new(x - half * 0.12, y + half * (0.9 + 1.1 * f32::from(row)), half * 0.24, half * 0.55);
            if stage.roll() < 0.7 {
                houses::window(stage, slit);
            }
        }
    }
}
