//! A road between hedges and poplars, with a village and its church behind.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::houses;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.08, 4, 0.16, 0.6).round(stage);
    let side = if stage.lamp.0 < stage.w / 2.0 { 0.76 } else { 0.24 };
    church(stage, side);
    houses::row(stage, 0.72, (0.03, 0.09), 14, 0.36, 0.4);
    for (x, size) in [(0.03, 0.66), (0.13, 0.52), (0.21, 0.42), (0.80, 0.42), (0.89, 0.54), (0.98, 0.68)] {
        poplar(stage, x, size);
    }
    hedge(stage, 0.79, 0.60);
    ground(stage, 0.84, 0.84);
    let (x, w, h) = (stage.lamp.0, stage.w, stage.h);
    let road =
        Pen::at(x - w * 0.03, h * 0.835).to(x + w * 0.03, h * 0.835).to(w * 0.80, h * 1.02).to(w * 0.20, h * 1.02);
    let color = veil(stage.mist().mix(stage.ink.core, 0.3), 0.38);
    stage.fill(road.shut(), color);
}

fn church(stage: &mut Stage<'_>, x: f32) {
    let (x, y, h) = (stage.x(x), stage.y(0.74), stage.h);
    let tower = Area::new(x - h * 0.035, y - h * 0.26, h * 0.07, h * 0.30);
    let spire = Pen::at(x - h * 0.045, y - h * 0.26).to(x, y - h * 0.46).to(x + h * 0.045, y - h * 0.26).shut();
    let nave = Pen::at(x, y)
        .to(x, y - h * 0.10)
        .to(x + h * 0.08, y - h * 0.17)
        .to(x + h * 0.17, y - h * 0.10)
        .to(x + h * 0.17, y);
    let pen = Pen::default().add(filled(&tower.path())).add(filled(&spire)).add(filled(&nave.shut()));
    sheet(stage, pen.open(), 0.30, 0.35);
}

fn poplar(stage: &mut Stage<'_>, x: f32, size: f32) {
    let (x, y, h) = (stage.x(x + stage.between(-0.01, 0.01)), stage.y(0.83), stage.h * size);
    let path = Pen::at(x - h * 0.02, y)
        .to(x - h * 0.02, y - h * 0.12)
        .curve((x - h * 0.16, y - h * 0.2), (x - h * 0.08, y - h * 0.8), x, y - h)
        .curve((x + h * 0.09, y - h * 0.8), (x + h * 0.16, y - h * 0.2), x + h * 0.02, y - h * 0.12)
        .to(x + h * 0.02, y)
        .shut();
    sheet(stage, path, 0.34 + size * 0.35, 0.25);
}

fn hedge(stage: &mut Stage<'_>, top: f32, near: f32) {
    let mut pen = Pen::default().add(filled(&stage.band(top + 0.01, 1.02).path()));
    for bush in 0..15_u8 {
        let x = stage.x((f32::from(bush) + 0.5) / 15.0);
        let size = stage.h * stage.between(0.035, 0.06);
        pen = pen.add(filled(&circle((x, stage.y(top + 0.02)), size)));
    }
    sheet(stage, pen.open(), near, 0.2);
}
