//! Dunes and stone tables.

use crate::art::paper::{sheet, sky};
use crate::art::pen::Pen;
use crate::art::scenery::rock;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    let (a, b) = (stage.between(0.08, 0.16), stage.between(0.80, 0.90));
    rock::mesa(stage, a, 0.20, 0.26, 0.70, 0.20);
    rock::mesa(stage, b, 0.13, 0.34, 0.70, 0.28);
    rock::mesa(stage, (a + b) / 2.0 + 0.04, 0.10, 0.13, 0.70, 0.14);
    let lean = stage.toward_lamp(stage.w / 2.0);
    dune(stage, 0.70, 0.06, 0.32, lean);
    dune(stage, 0.78, 0.09, 0.50, -lean);
    dune(stage, 0.88, 0.06, 0.76, lean);
}

/// A dune with a crest, whose side away from the lamp is dark.
fn dune(stage: &mut Stage<'_>, y: f32, rise: f32, near: f32, side: f32) {
    let (w, h) = (stage.w, stage.h);
    let crest = stage.between(0.28, 0.42);
    let x = |share: f32| if side > 0.0 { w * share } else { w * (1.0 - share) };
    let top = (x(crest), h * (y - rise));
    let path = Pen::at(x(-0.05), h * 1.05)
        .to(x(-0.05), h * (y + 0.02))
        .curve((x(crest * 0.4), h * y), (x(crest * 0.7), top.1), top.0, top.1)
        .curve((x(crest + 0.18), h * (y - rise * 0.2)), (x(crest + 0.4), h * y), x(1.05), h * (y - 0.01))
        .to(x(1.05), h * 1.05)
        .shut();
    sheet(stage, path, near, 0.25);
    let shade = Pen::at(top.0, top.1)
        .curve((x(crest * 0.72), h * (y - rise * 0.5)), (x(crest * 0.9), h * (y + 0.10)), x(crest * 0.5), h * 1.05)
        .to(x(-0.05), h * 1.05)
        .to(x(-0.05), h * (y + 0.02))
        .curve((x(crest * 0.4), h * y), (x(crest * 0.7), top.1), top.0, top.1)
        .shut();
    stage.fill(shade, veil(stage.ink.dark, 0.22));
}
