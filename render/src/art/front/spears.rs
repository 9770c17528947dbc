//! Spears and pennants.

use super::corners;
use crate::art::pen::{Pen, turned};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    for (x, long, turn, flag) in [
        (0.03, 0.62, -7.0, false),
        (0.10, 0.74, 3.0, true),
        (0.17, 0.46, 10.0, false),
        (0.90, 0.70, 5.0, true),
        (0.97, 0.52, -5.0, false),
    ] {
        spear(stage, x, long, turn, flag);
    }
    corners(stage, 0.12, 0.11);
}

fn spear(stage: &mut Stage<'_>, x: f32, long: f32, turn: f32, flag: bool) {
    let (x, foot, u) = (stage.x(x), stage.h * 1.04, stage.u);
    let top = foot - stage.h * long;
    let (color, pivot) = (stage.tone(1.0), (x, foot));
    let shaft = Pen::at(x - 1.1 * u, foot).to(x - 1.1 * u, top).to(x + 1.1 * u, top).to(x + 1.1 * u, foot).shut();
    let tip = Pen::at(x, top - 14.0 * u).bend((x + 5.4 * u, top - 4.0 * u), x + 1.2 * u, top + 2.0 * u);
    let tip = tip.to(x - 1.2 * u, top + 2.0 * u).bend((x - 5.4 * u, top - 4.0 * u), x, top - 14.0 * u).shut();
    stage.fill(turned(&shaft, turn, pivot), color);
    stage.fill(turned(&tip, turn, pivot), color);
    if flag {
        let side = stage.toward_lamp(x);
        let cloth = Pen::at(x, top + 4.0 * u)
            .curve((x + side * 8.0 * u, top), (x + side * 14.0 * u, top + 10.0 * u), x + side * 24.0 * u, top + 6.0 * u)
            .to(x + side * 18.0 * u, top + 12.0 * u)
            .to(x + side * 24.0 * u, top + 20.0 * u)
            .curve((x + side * 14.0 * u, top + 24.0 * u), (x + side * 8.0 * u, top + 16.0 * u), x, top + 20.0 * u)
            .shut();
        let dye = stage.ink.accent.mix(stage.ink.dark, 0.62);
        stage.fill(turned(&cloth, turn, pivot), dye);
    }
}
