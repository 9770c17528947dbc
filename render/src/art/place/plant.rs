//! A hall of steel: trusses below a glass roof, a crane bridge, lamps.

use crate::art::paper::{pool, sheet, wall};
use crate::art::pen::{Pen, filled};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.12);
    for (at, near) in [(0_u8, 0.20), (1, 0.42), (2, 0.66)] {
        frame(stage, at, near);
    }
    let (w, h, u) = (stage.w, stage.h, stage.u);
    // The crane bridge runs from side to side.
    let mut pen = Pen::default().add(filled(&Area::new(-5.0, h * 0.225, w + 10.0, h * 0.03).path()));
    pen = pen.add(filled(&Area::new(-5.0, h * 0.295, w + 10.0, h * 0.022).path()));
    for brace in 0..14_u8 {
        let x = w * f32::from(brace) / 13.0;
        let lean = if brace % 2 == 0 { w * 0.036 } else { -w * 0.036 };
        let bar = Pen::at(x - lean - u, h * 0.30)
            .to(x + lean - u, h * 0.24)
            .to(x + lean + u, h * 0.24)
            .to(x - lean + u, h * 0.30);
        pen = pen.add(filled(&bar.shut()));
    }
    sheet(stage, pen.open(), 0.56, 0.1);
    let floor = stage.band(0.84, 1.02);
    stage.fill(floor.path(), Paint::down(floor.y, h, stage.tone(0.46), stage.tone(0.92)));
    pool(stage, floor.path(), floor.y, 0.5);
    for rail in [-1.0_f32, 1.0] {
        let x = stage.lamp.0;
        let path =
            Pen::at(x + rail * w * 0.05, h * 0.84).to(x + rail * w * 0.40, h * 1.02).to(x + rail * w * 0.44, h * 1.02);
        stage.fill(path.shut(), veil(stage.ink.dark, 0.45));
    }
    lamps(stage);
}

/// Two columns and the roof between them: 0 is the farthest.
fn frame(stage: &mut Stage<'_>, at: u8, near: f32) {
    let step = f32::from(at);
    let (w, h, foot) = (stage.w, stage.h, stage.h * (0.80 + 0.03 * step));
    let inner = 0.30 - 0.13 * step;
    let thick = w * (0.014 + 0.012 * step);
    let top = h * (0.26 - 0.14 * step);
    let mut pen = Pen::default();
    for side in [-1.0_f32, 1.0] {
        let x = w * (0.5 + side * (0.5 - inner));
        pen = pen.add(filled(&Area::new(x - thick / 2.0, top - 4.0, thick, foot - top + 8.0).path()));
        let knee = Pen::at(x, top + h * 0.14).to(x - side * w * 0.07, top).to(x, top);
        pen = pen.add(filled(&knee.shut()));
    }
    let roof = Pen::at(w * inner, top)
        .to(w * 0.5, top - h * 0.10)
        .to(w * (1.0 - inner), top)
        .to(w * (1.0 - inner), top + thick)
        .to(w * 0.5, top - h * 0.10 + thick)
        .to(w * inner, top + thick);
    sheet(stage, pen.add(filled(&roof.shut())).open(), near, 0.15);
}

/// Lamps that hang from the roof.
fn lamps(stage: &mut Stage<'_>) {
    if !stage.fine {
        return;
    }
    let (w, h, u, accent) = (stage.w, stage.h, stage.u, stage.ink.accent);
    for x in [0.16_f32, 0.36, 0.64, 0.84] {
        let at = (w * x, h * 0.20);
        stage.fill(Area::new(at.0 - 0.5 * u, 0.0, u, at.1).path(), stage.tone(0.8));
        stage.fill(circle((at.0, at.1 + 3.0 * u), 9.0 * u), veil(accent, 0.25));
        let shade = Pen::at(at.0 - 6.0 * u, at.1 + 3.0 * u).to(at.0, at.1 - 3.0 * u).to(at.0 + 6.0 * u, at.1 + 3.0 * u);
        stage.fill(shade.shut(), stage.tone(0.85));
        stage.fill(circle((at.0, at.1 + 3.4 * u), 2.4 * u), accent.light(0.5));
    }
}
