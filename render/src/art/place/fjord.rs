//! Sea between steep mountains, with floes of ice.

use crate::art::paper::{sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::water;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.60, 0.26, 7, 0.14, 0.6).snowy(stage);
    for side in [-1.0_f32, 1.0] {
        cliff(stage, side);
    }
    water::sea(stage, 0.62);
    water::waves(stage, 0.86, 0.66, 5, 0.014);
    floes(stage);
}

/// A mountain at a side that falls into the sea, with snow on top.
fn cliff(stage: &mut Stage<'_>, side: f32) {
    let (w, h) = (stage.w, stage.h);
    let x = |share: f32| if side < 0.0 { w * share } else { w * (1.0 - share) };
    let top = 0.10 + stage.between(0.0, 0.12);
    let path = Pen::at(x(-0.05), h * 0.64)
        .to(x(-0.05), h * top)
        .to(x(0.06), h * (top + 0.03))
        .to(x(0.11), h * (top + 0.16))
        .to(x(0.17), h * (top + 0.20))
        .to(x(0.22), h * 0.48)
        .to(x(0.30), h * 0.56)
        .to(x(0.36), h * 0.64)
        .shut();
    sheet(stage, path, 0.46, 0.4);
    let snow = Pen::at(x(-0.05), h * top)
        .to(x(0.06), h * (top + 0.03))
        .to(x(0.11), h * (top + 0.16))
        .to(x(0.07), h * (top + 0.13))
        .to(x(0.05), h * (top + 0.22))
        .to(x(0.02), h * (top + 0.14))
        .to(x(-0.05), h * (top + 0.20))
        .shut();
    let color = veil(stage.ink.core.light(0.3), 0.8);
    stage.fill(snow, color);
}

fn floes(stage: &mut Stage<'_>) {
    let mut pen = Pen::default();
    for _ in 0..9 {
        let (x, y) = (stage.x(stage.roll()), stage.y(stage.between(0.70, 0.98)));
        let (w, h) = (stage.w * stage.between(0.03, 0.08), stage.h * 0.018);
        let floe =
            Pen::at(x - w, y).to(x - w * 0.5, y - h).to(x + w * 0.7, y - h * 0.8).to(x + w, y).to(x + w * 0.2, y + h);
        pen = pen.add(filled(&floe.shut()));
    }
    let path = pen.open();
    let (shade, light) = (veil(stage.ink.dark, 0.3), veil(stage.bright(), 0.9));
    stage.fill(crate::art::pen::moved(&path, 0.0, 2.0 * stage.u), shade);
    stage.fill(path, light);
}
