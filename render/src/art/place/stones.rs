//! A ring of standing stones.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::plants;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::Stage;
use crate::art::weather::mist_band;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.70, 0.10, 4, 0.16, 0.6).round(stage);
    for (x, size) in [(0.25, 0.24), (0.42, 0.19), (0.58, 0.19), (0.75, 0.24)] {
        gate(stage, x, 0.78, size, 0.34);
    }
    mist_band(stage, 0.78, 0.09, 0.45);
    Ridge::new(0.83, 0.05, 3, 0.52, 0.3).round(stage);
    let (left, right) = if stage.lamp.0 < stage.w / 2.0 { (0.60, 0.70) } else { (0.70, 0.60) };
    gate(stage, 0.09, 0.92, left, 0.64);
    gate(stage, 0.93, 0.91, right, 0.66);
    ground(stage, 0.87, 0.88);
    plants::grass(stage, 0.89, 0.92, 44, 0.05);
}

/// Two stones with a third on top, none of them straight.
fn gate(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let (x, y, h) = (stage.x(x), stage.y(foot) + 3.0, stage.h * size);
    let mut pen = Pen::default();
    for side in [-1.0_f32, 1.0] {
        let (mid, wide) = (x + side * h * 0.27, h * stage.between(0.10, 0.13));
        let lean = h * stage.between(-0.03, 0.03);
        let stone = Pen::at(mid - wide * 1.2, y)
            .bend((mid - wide * 1.1, y - h * 0.5), mid - wide * 0.8 + lean, y - h * 0.80)
            .to(mid + wide * 0.8 + lean, y - h * 0.82)
            .bend((mid + wide * 1.2, y - h * 0.4), mid + wide * 1.1, y);
        pen = pen.add(filled(&stone.shut()));
    }
    let tilt = h * stage.between(-0.04, 0.04);
    let top = Pen::at(x - h * 0.44, y - h * 0.80 + tilt)
        .bend((x - h * 0.46, y - h * 0.94 + tilt), x - h * 0.38, y - h + tilt)
        .bend((x, y - h * 1.03), x + h * 0.40, y - h - tilt)
        .bend((x + h * 0.46, y - h * 0.9 - tilt), x + h * 0.43, y - h * 0.80 - tilt);
    sheet(stage, pen.add(filled(&top.shut())).open(), near, 0.25);
}
