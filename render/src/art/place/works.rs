//! Chimneys and the saw-tooth roofs of works.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::{houses, puff};
use crate::art::stage::Stage;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    for (x, top, near) in [(0.24, 0.34, 0.22), (0.38, 0.42, 0.22), (0.66, 0.38, 0.24), (0.80, 0.30, 0.24)] {
        chimney(stage, x + stage.between(-0.03, 0.03), top, 0.034, near);
    }
    roofs(stage, 0.72, 0.13, 8, 0.36);
    for (x, top) in [(0.07, 0.16), (0.93, 0.24)] {
        chimney(stage, x, top, 0.066, 0.56);
    }
    roofs(stage, 0.84, 0.17, 5, 0.58);
    ground(stage, 0.88, 0.9);
}

/// A chimney and its smoke.
fn chimney(stage: &mut Stage<'_>, x: f32, top: f32, wide: f32, near: f32) {
    let (x, y, half) = (stage.x(x), stage.y(top), stage.x(wide) / 2.0);
    let smoke = stage.tone(near * 0.8);
    let lean = -stage.toward_lamp(x);
    for step in 0..3_u8 {
        let up = f32::from(step);
        let at = (x + lean * half * 1.7 * up, y - half * (1.0 + 1.5 * up));
        puff::puff(stage, at, half * (1.0 + 0.42 * up), smoke, 0.66 - 0.12 * up);
    }
    let shaft = Pen::at(x - half * 1.25, stage.h + 5.0)
        .to(x - half * 0.8, y)
        .to(x + half * 0.8, y)
        .to(x + half * 1.25, stage.h + 5.0);
    let collar = Area::new(x - half * 1.05, y, half * 2.1, half * 0.5);
    let ring = Area::new(x - half * 1.02, y + half * 1.1, half * 2.04, half * 0.3);
    let pen = Pen::default().add(filled(&shaft.shut())).add(filled(&collar.path())).add(filled(&ring.path()));
    sheet(stage, pen.open(), near, 0.2);
}

/// A row of roofs like the teeth of a saw, with lit windows below them.
fn roofs(stage: &mut Stage<'_>, foot: f32, rise: f32, count: u8, near: f32) {
    let (y, high) = (stage.y(foot), stage.h * rise);
    let step = (stage.w + 20.0) / f32::from(count);
    let start = -10.0 - step * stage.roll() * 0.5;
    let side = stage.toward_lamp(stage.w / 2.0);
    let mut pen = Pen::at(start, stage.h + 5.0).to(start, y);
    for tooth in 0..=count {
        let x = start + step * f32::from(tooth);
        pen = if side > 0.0 {
            pen.to(x + step * 0.80, y - high).to(x + step, y)
        } else {
            pen.to(x + step * 0.20, y - high).to(x + step, y)
        };
    }
    let end = start + step * f32::from(count + 1);
    sheet(stage, pen.to(end, stage.h + 5.0).shut(), near, 0.25);
    if !stage.fine {
        return;
    }
    for tooth in 0..=count {
        for pane in 0..3_u8 {
            let x = start + step * (f32::from(tooth) + 0.16 + 0.25 * f32::from(pane));
            if stage.roll() < 0.62 {
                houses::window(stage, Area::new(x, y + high * 0.16, step * 0.10, high * 0.34));
            }
        }
    }
}
