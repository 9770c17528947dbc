//! Ruins, stakes and smoke.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{props, puff};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.10, 7, 0.20, 0.6).jagged(stage);
    let ruin = if stage.lamp.0 < stage.w / 2.0 { 0.86 } else { 0.14 };
    props::prop(stage, "castle-ruins", ruin, 0.70, 0.34, 0.38);
    let smoke = stage.tone(0.38);
    for column in 0..3_u8 {
        let x = stage.x(0.14 + 0.34 * f32::from(column) + stage.between(0.0, 0.1));
        for step in 0..3_u8 {
            let up = f32::from(step);
            let at = (x + up * 0.03 * stage.w, stage.y(0.62 - 0.11 * up));
            puff::puff(stage, at, stage.h * (0.045 + 0.022 * up), smoke, 0.5 - 0.1 * up);
        }
    }
    Ridge::new(0.77, 0.07, 9, 0.55, 0.3).jagged(stage);
    stakes(stage);
    ground(stage, 0.84, 0.88);
}

/// Sharpened stakes on the nearest ridge, outside of the middle.
fn stakes(stage: &mut Stage<'_>) {
    let mut pen = Pen::default();
    for stake in 0..12_u8 {
        let share = f32::from(stake) / 11.0;
        if (0.26..0.74).contains(&share) {
            continue;
        }
        let (x, y) = (stage.x(share + stage.between(-0.02, 0.02)), stage.y(0.86));
        let (lean, long) = (stage.between(-0.05, 0.05) * stage.h, stage.h * stage.between(0.12, 0.20));
        let wide = 1.8 * stage.u;
        pen = pen.add(filled(&Pen::at(x - wide, y).to(x + lean, y - long).to(x + wide, y).shut()));
    }
    sheet(stage, pen.open(), 0.7, 0.1);
}
