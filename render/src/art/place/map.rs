//! A map on a table: land and sea, rivers, woods and a grid.

use crate::art::paper::wall;
use crate::art::pen::{Pen, filled, turned};
use crate::art::stage::{Stage, veil};
use crate::scene::{Paint, circle, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.55);
    let (w, h, u, ink) = (stage.w, stage.h, stage.u, stage.ink);
    let sheet = Pen::at(w * 0.02, h * 0.10)
        .bend((w * 0.5, h * 0.04), w * 0.98, h * 0.10)
        .to(w * 1.04, h * 1.06)
        .to(w * -0.04, h * 1.06)
        .shut();
    stage.fill(crate::art::pen::moved(&sheet, 0.0, -2.0 * u), veil(ink.dark, 0.4));
    let (pale, shade) = (ink.core.mix(ink.mid, 0.18), ink.mid.mix(ink.core, 0.25));
    stage.fill(sheet.clone(), Paint::down(h * 0.06, h, pale, shade));
    stage.clip(sheet, |stage| land(stage));
}

fn land(stage: &mut Stage<'_>) {
    let (w, h, u, ink) = (stage.w, stage.h, stage.u, stage.ink);
    let sea = Pen::at(-5.0, -5.0)
        .to(-5.0, h * 0.62)
        .curve((w * 0.10, h * 0.52), (w * 0.06, h * 0.42), w * 0.20, h * 0.34)
        .curve((w * 0.28, h * 0.28), (w * 0.26, h * 0.12), w * 0.40, h * 0.04)
        .to(w * 0.40, -5.0)
        .shut();
    stage.fill(sea.clone(), veil(ink.edge, 0.35));
    for (wide, share) in [(6.0, 0.15), (3.0, 0.25)] {
        stage.stroke(sea.clone(), veil(ink.edge, share), wide * u);
    }
    let line = veil(ink.dark, 0.16);
    for at in 1..7_u8 {
        let share = f32::from(at) / 7.0;
        stage.stroke(open_line([(w * share, 0.0), (w * (share * 1.1 - 0.05), h)]), line, 0.7 * u);
        stage.stroke(open_line([(0.0, h * share), (w, h * share)]), line, 0.7 * u);
    }
    let river = Pen::at(w * 1.02, h * 0.30)
        .curve((w * 0.80, h * 0.42), (w * 0.86, h * 0.60), w * 0.62, h * 0.66)
        .curve((w * 0.48, h * 0.70), (w * 0.44, h * 0.90), w * 0.24, h * 1.04);
    stage.stroke(river.open(), veil(ink.edge, 0.5), 2.6 * u);
    for _ in 0..26 {
        let (x, y) = (stage.x(stage.between(0.66, 0.98)), stage.y(stage.between(0.60, 0.98)));
        let size = 3.2 * u;
        let tree = Pen::at(x - size, y).to(x, y - size * 2.0).to(x + size, y).shut();
        stage.fill(tree, veil(ink.dark, 0.34));
    }
    for (x, y) in [(0.46_f32, 0.26_f32), (0.78, 0.36), (0.30, 0.62), (0.56, 0.86)] {
        stage.fill(circle((w * x, h * y), 2.6 * u), veil(ink.dark, 0.6));
        let roof = Pen::at(w * x + 4.0 * u, h * y).to(w * x + 20.0 * u, h * y).open();
        stage.stroke(turned(&filled(&roof), 0.0, (w * x, h * y)), veil(ink.dark, 0.4), u);
    }
}
