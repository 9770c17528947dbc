//! Palms and creepers, mist between them.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled, turned};
use crate::art::scenery::plants;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::Stage;
use crate::art::weather::mist_band;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.66, 0.18, 4, 0.16, 0.6).round(stage);
    for (x, foot, size) in [(0.30, 0.74, 0.36), (0.44, 0.72, 0.26), (0.72, 0.74, 0.34)] {
        palm(stage, x, foot, size, 0.34);
    }
    mist_band(stage, 0.74, 0.14, 0.4);
    for (x, foot, size) in [(0.05, 0.92, 0.78), (0.17, 0.88, 0.56), (0.90, 0.90, 0.70), (1.0, 0.92, 0.52)] {
        palm(stage, x, foot, size, 0.62);
    }
    ground(stage, 0.84, 0.86);
    plants::grass(stage, 0.87, 0.92, 40, 0.06);
}

/// A palm, which leans to the middle.
fn palm(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let lean = if x < 0.5 { 0.16 } else { -0.16 };
    let (x, y, h) = (stage.x(x), stage.y(foot), stage.h * size);
    let top = (x + lean * h, y - h);
    let trunk = Pen::at(x - h * 0.045, y + 4.0)
        .bend((x + lean * h * 0.1, y - h * 0.5), top.0 - h * 0.016, top.1)
        .to(top.0 + h * 0.016, top.1)
        .bend((x + lean * h * 0.2 + h * 0.03, y - h * 0.5), x + h * 0.045, y + 4.0);
    let mut pen = Pen::default().add(filled(&trunk.shut()));
    for leaf in 0..8_u8 {
        let turn = -200.0 + 220.0 * f32::from(leaf) / 7.0 + stage.between(-8.0, 8.0);
        let long = h * stage.between(0.36, 0.46);
        let path = Pen::at(top.0, top.1)
            .bend((top.0 + long * 0.5, top.1 - long * 0.30), top.0 + long, top.1 + long * 0.16)
            .bend((top.0 + long * 0.5, top.1 - long * 0.02), top.0, top.1 + long * 0.06);
        pen = pen.add(filled(&turned(&path.shut(), turn + 10.0, top)));
    }
    sheet(stage, pen.open(), near, 0.2);
}
