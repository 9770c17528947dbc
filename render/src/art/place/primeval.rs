//! A smoking mountain behind tree ferns.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::Pen;
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{ferns, plants, puff};
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    volcano(stage);
    Ridge::new(0.72, 0.10, 4, 0.34, 0.45).round(stage);
    for (x, foot, size) in [(0.30, 0.77, 0.30), (0.72, 0.78, 0.34)] {
        let x = x + stage.between(-0.05, 0.05);
        ferns::tree(stage, x, foot, size, 0.40);
    }
    Ridge::new(0.80, 0.07, 3, 0.56, 0.25).round(stage);
    let (left, right) = (stage.between(0.04, 0.11), stage.between(0.88, 0.96));
    ferns::tree(stage, left, 0.90, 0.76, 0.66);
    ferns::tree(stage, right, 0.90, 0.64, 0.70);
    ground(stage, 0.85, 0.88);
    plants::grass(stage, 0.88, 0.92, 40, 0.06);
}

/// A mountain that smokes, on the side that the lamp leaves free.
fn volcano(stage: &mut Stage<'_>) {
    let (w, h, u) = (stage.w, stage.h, stage.u);
    let x = if stage.lamp.0 < w / 2.0 { w * 0.74 } else { w * 0.26 };
    let (top, foot) = (h * 0.30, h * 0.78);
    let cone = Pen::at(x - h * 0.62, foot)
        .bend((x - h * 0.22, h * 0.62), x - h * 0.11, top)
        .to(x - h * 0.04, top + h * 0.035)
        .to(x + h * 0.05, top + h * 0.02)
        .to(x + h * 0.12, top)
        .bend((x + h * 0.24, h * 0.60), x + h * 0.66, foot)
        .shut();
    for (step, light) in [(0_u8, 0.75), (1, 0.62), (2, 0.48)] {
        let up = f32::from(step);
        let at = (x + h * 0.05 * up, top - h * (0.04 + 0.10 * up));
        let color = stage.tone(0.34);
        puff::puff(stage, at, h * (0.045 + 0.022 * up), color, light);
    }
    sheet(stage, cone, 0.24, 0.55);
    let accent = stage.ink.accent;
    for (lean, long) in [(-0.06_f32, 0.24), (0.03, 0.16), (0.10, 0.30)] {
        let path = Pen::at(x + h * lean * 0.6, top + h * 0.03)
            .bend((x + h * lean, top + h * long * 0.5), x + h * lean * 2.0, top + h * long)
            .open();
        stage.stroke(path.clone(), veil(accent, 0.30), 5.0 * u);
        stage.stroke(path, accent, 1.8 * u);
    }
}
