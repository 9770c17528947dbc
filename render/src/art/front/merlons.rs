//! Merlons of a wall.

use crate::art::paper::sheet;
use crate::art::pen::{Pen, filled};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h, u) = (stage.w, stage.h, stage.u);
    let mut pen = Pen::default();
    for (left, wide, high) in [(-0.02, 0.13, 0.22), (0.165, 0.075, 0.12), (0.89, 0.13, 0.20), (0.77, 0.075, 0.11)] {
        pen = pen.add(filled(&Area::new(w * left, h * (1.0 - high), w * wide, h * high + 5.0).path()));
    }
    pen = pen.add(filled(&Area::new(-5.0, h * 0.955, w + 10.0, h * 0.06).path()));
    sheet(stage, pen.open(), 1.0, 0.0);
    let joint = veil(stage.mist(), 0.20);
    for (x, y, long) in [(0.00, 0.86, 0.06), (0.05, 0.91, 0.05), (0.91, 0.87, 0.05), (0.95, 0.92, 0.05)] {
        stage.stroke(open_line([(w * x, h * y), (w * (x + long), h * y)]), joint, 1.2 * u);
    }
}
