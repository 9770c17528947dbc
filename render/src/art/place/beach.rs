//! Sand, surf and iron obstacles, the sea behind.

use crate::art::paper::{pool, sheet, sky};
use crate::art::pen::{Pen, filled, moved};
use crate::art::scenery::water;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    water::sea(stage, 0.56);
    water::waves(stage, 0.70, 0.40, 7, 0.012);
    let (w, h) = (stage.w, stage.h);
    let path = Pen::at(-5.0, h + 5.0)
        .to(-5.0, h * 0.80)
        .curve((w * 0.25, h * 0.72), (w * 0.5, h * 0.82), w * 0.72, h * 0.76)
        .curve((w * 0.84, h * 0.73), (w * 0.94, h * 0.75), w + 5.0, h * 0.72)
        .to(w + 5.0, h + 5.0)
        .shut();
    let (u, bright) = (stage.u, stage.bright());
    stage.fill(moved(&path, 0.0, -3.4 * u), veil(bright, 0.85));
    stage.fill(moved(&path, 0.0, -1.2 * u), veil(stage.tone(0.5), 0.9));
    let sand = stage.mist().mix(stage.ink.accent, 0.22);
    stage.fill(path.clone(), Paint::down(h * 0.74, h, sand, sand.mix(stage.ink.dark, 0.55)));
    pool(stage, path, h * 0.76, 0.35);
    for (x, y, size) in [(0.08, 0.80, 0.10), (0.90, 0.78, 0.09), (0.24, 0.755, 0.06), (0.76, 0.75, 0.055)] {
        hedgehog(stage, x, y, size);
    }
}

/// Three crossed beams.
fn hedgehog(stage: &mut Stage<'_>, x: f32, y: f32, size: f32) {
    let (x, y, size) = (stage.x(x), stage.y(y), stage.h * size);
    let beam = |turn: f32| {
        let bar = Area::new(x - size, y - size * 0.55, size * 2.0, size * 0.17);
        filled(&crate::art::pen::turned(&bar.path(), turn, (x, y - size * 0.46)))
    };
    let pen = Pen::default().add(beam(45.0)).add(beam(-42.0)).add(beam(8.0));
    sheet(stage, pen.open(), 0.78, 0.1);
}
