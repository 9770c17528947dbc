//! Below the sea.

use crate::art::act;
use crate::art::paper::wall;
use crate::art::pen::Pen;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.45);
    act::rays(stage, 8, 0.18);
    Ridge::new(0.86, 0.22, 5, 0.26, 0.5).jagged(stage);
    weeds(stage, 11, (0.20, 0.46), 0.42);
    Ridge::new(0.94, 0.14, 4, 0.62, 0.2).round(stage);
    weeds(stage, 7, (0.14, 0.30), 0.85);
    act::bubbles(stage, 9);
}

/// Weeds that wave, outside of the middle.
fn weeds(stage: &mut Stage<'_>, count: u8, (least, most): (f32, f32), near: f32) {
    let color = stage.tone(near);
    for _ in 0..count {
        let roll = stage.roll();
        let x = stage.x(if roll < 0.5 { roll * 0.56 } else { 0.72 + (roll - 0.5) * 0.56 });
        let (long, wave) = (stage.h * stage.between(least, most), stage.h * stage.between(0.02, 0.05));
        let (y, wide) = (stage.h * 1.02, stage.u * stage.between(2.0, 3.6));
        let path = Pen::at(x - wide, y)
            .curve(
                (x - wide - wave, y - long * 0.35),
                (x - wide + wave * 1.6, y - long * 0.6),
                x + wave * 0.4,
                y - long,
            )
            .curve((x + wide + wave * 1.6, y - long * 0.6), (x + wide - wave, y - long * 0.35), x + wide, y)
            .shut();
        stage.fill(path.clone(), color);
        stage.stroke(path, veil(stage.mist(), 0.18), 0.7 * stage.u);
    }
}
