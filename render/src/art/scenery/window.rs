//! Arched windows, through which the light falls.

use vello_cpu::kurbo::BezPath;

use super::super::pen::Pen;
use super::super::stage::{Stage, veil};
use crate::scene::{Area, Paint};

/// The outline of an arch: pointed or round.
pub(in crate::art) fn arch(area: Area, pointed: bool) -> BezPath {
    let (x, y, w, h) = (area.x, area.y, area.w, area.h);
    let (spring, middle) = (y + (w * 0.62).min(h * 0.6), x + w / 2.0);
    let pen = Pen::at(x, y + h).to(x, spring);
    let pen = if pointed {
        pen.bend((x, y + (spring - y) * 0.35), middle, y).bend((x + w, y + (spring - y) * 0.35), x + w, spring)
    } else {
        pen.curve((x, y), (x + w * 0.2, y), middle, y).curve((x + w * 0.8, y), (x + w, y), x + w, spring)
    };
    pen.to(x + w, y + h).shut()
}

/// A window with bars.
pub(in crate::art) fn window(stage: &mut Stage<'_>, area: Area, pointed: bool) {
    let frame = 4.0 * stage.u;
    let outer = Area::new(area.x - frame, area.y - frame, area.w + 2.0 * frame, area.h + 2.0 * frame);
    stage.fill(arch(outer, pointed), stage.tone(0.92));
    let pane = arch(area, pointed);
    let (from, to) = (stage.ink.mid.mix(stage.ink.core, 0.45), stage.ink.core);
    stage.fill(pane.clone(), Paint::down(area.y, area.bottom(), from, to));
    if !stage.fine {
        return;
    }
    let (bar, wide) = (stage.tone(0.85), 1.6 * stage.u);
    stage.clip(pane, |stage| {
        for line in 1..3_u8 {
            let x = area.x + area.w * f32::from(line) / 3.0;
            stage.stroke(Pen::at(x, area.y).to(x, area.bottom()).open(), bar, wide);
        }
        for line in 1..4_u8 {
            let y = area.y + area.h * f32::from(line) / 4.0;
            stage.stroke(Pen::at(area.x, y).to(area.right(), y).open(), bar, wide);
        }
    });
}

/// A beam of light between two places, with its widths.
pub(in crate::art) fn beam(stage: &mut Stage<'_>, from: (f32, f32), to: (f32, f32), wide: (f32, f32), light: f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(1.0);
    let (nx, ny) = (-dy / long, dx / long);
    let path = Pen::at(from.0 + nx * wide.0, from.1 + ny * wide.0)
        .to(to.0 + nx * wide.1, to.1 + ny * wide.1)
        .to(to.0 - nx * wide.1, to.1 - ny * wide.1)
        .to(from.0 - nx * wide.0, from.1 - ny * wide.0)
        .shut();
    let core = stage.ink.core;
    stage.fill(path, Paint::Linear(from, to, vec![(0.0, veil(core, light)), (1.0, veil(core, 0.0))]));
}
