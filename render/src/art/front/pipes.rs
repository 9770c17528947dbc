//! Pipes with a wheel.

use super::corners;
use crate::art::paper::sheet;
use crate::art::pen::{Pen, filled, turned};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h, u) = (stage.w, stage.h, stage.u);
    for (side, high) in [(0.0, 0.34), (1.0, 0.26)] {
        let x = |out: f32| if side < 0.5 { out } else { w - out };
        let (thick, y) = (10.0 * u, h * (1.0 - high));
        // An elbow: from the side, then down.
        let elbow = Pen::at(x(-4.0), y)
            .to(x(w * 0.07), y)
            .curve((x(w * 0.07 + thick), y), (x(w * 0.07 + thick), y + thick), x(w * 0.07 + thick), y + thick)
            .to(x(w * 0.07 + thick), h + 4.0)
            .to(x(w * 0.07), h + 4.0)
            .to(x(w * 0.07), y + thick)
            .to(x(-4.0), y + thick)
            .shut();
        let mut pen = Pen::default().add(filled(&elbow));
        let flange = |area: Area| filled(&area.round(u));
        let left = x(w * 0.07 + thick / 2.0) - thick * 0.75;
        pen = pen.add(flange(Area::new(left, h * 0.93, thick * 1.5, 4.0 * u)));
        pen = pen.add(flange(Area::new(x(w * 0.03) - 2.0 * u, y - 2.5 * u, 4.0 * u, thick + 5.0 * u)));
        sheet(stage, pen.open(), 1.0, 0.0);
        wheel(stage, (x(w * 0.03), y - 10.0 * u));
    }
    corners(stage, 0.05, 0.05);
}

/// The wheel of a valve.
fn wheel(stage: &mut Stage<'_>, center: (f32, f32)) {
    let u = stage.u;
    let mut rim = filled(&circle(center, 9.0 * u));
    rim.extend(filled(&circle(center, 6.4 * u)).reverse_subpaths());
    let mut pen = Pen::default().add(rim);
    for spoke in 0..3_u8 {
        let area = Area::new(center.0 - u, center.1 - 7.0 * u, 2.0 * u, 14.0 * u);
        pen = pen.add(filled(&turned(&area.path(), 60.0 * f32::from(spoke), center)));
    }
    let path = pen.add(filled(&Area::new(center.0 - 1.2 * u, center.1, 2.4 * u, 12.0 * u).path())).open();
    let dye = stage.ink.accent.mix(stage.ink.dark, 0.45);
    stage.stroke(path.clone(), veil(stage.tone(1.0), 1.0), 1.2 * u);
    stage.fill(path, dye);
}
