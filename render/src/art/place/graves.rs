//! Graves, a gate and bare trees.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{plants, trees, window};
use crate::art::stage::Stage;
use crate::art::weather::mist_band;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.66, 0.14, 4, 0.20, 0.6).round(stage);
    let (near, far) = if stage.lamp.0 < stage.w / 2.0 { (0.90, 0.10) } else { (0.10, 0.90) };
    trees::bare(stage, near, 0.80, 0.72, 0.42);
    trees::bare(stage, far, 0.72, 0.36, 0.30);
    fence(stage);
    mist_band(stage, 0.74, 0.10, 0.5);
    stones(stage, 0.80, 7, 0.12, 0.46);
    stones(stage, 0.90, 5, 0.18, 0.66);
    ground(stage, 0.87, 0.9);
    plants::grass(stage, 0.89, 0.94, 48, 0.05);
}

fn fence(stage: &mut Stage<'_>) {
    let (top, foot, wide) = (stage.y(0.58), stage.y(0.76), 1.2 * stage.u);
    let mut pen = Pen::default();
    for bar in 0..=26_u8 {
        let x = stage.x(f32::from(bar) / 26.0);
        let tip =
            Pen::at(x - wide, foot).to(x - wide, top).to(x, top - 4.0 * stage.u).to(x + wide, top).to(x + wide, foot);
        pen = pen.add(filled(&tip.shut()));
    }
    for y in [0.61, 0.72] {
        pen = pen.add(filled(&Area::new(-4.0, stage.y(y), stage.w + 8.0, 1.6 * stage.u).path()));
    }
    sheet(stage, pen.open(), 0.34, 0.4);
}

/// A row of grave stones, which leave the middle free.
fn stones(stage: &mut Stage<'_>, foot: f32, count: u8, size: f32, near: f32) {
    let mut pen = Pen::default();
    for stone in 0..count {
        let share = (f32::from(stone) + stage.between(0.25, 0.75)) / f32::from(count);
        let (h, form) = (stage.h * size * stage.between(0.8, 1.2), stage.roll());
        let (w, x, y) = (h * 0.62, stage.x(share), stage.y(foot) + 4.0);
        if (share - 0.5).abs() < 0.16 {
            continue;
        }
        pen = pen.add(if form < 0.7 {
            filled(&window::arch(Area::new(x - w / 2.0, y - h, w, h), form < 0.2))
        } else {
            let mut cross = filled(&Area::new(x - w * 0.13, y - h * 1.2, w * 0.26, h * 1.2).path());
            cross.extend(filled(&Area::new(x - w * 0.42, y - h * 0.92, w * 0.84, w * 0.26).path()));
            cross
        });
    }
    sheet(stage, pen.open(), near, 0.2);
}
