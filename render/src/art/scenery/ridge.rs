//! Ridges of hills and of mountains.

use crate::art::paper::sheet;
use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};

/// Where a ridge is and how it looks.
#[derive(Clone, Copy)]
pub(in crate::art) struct Ridge {
    /// The height of its lowest parts, as a share.
    pub(in crate::art) y: f32,
    /// How far it rises, as a share of the height.
    pub(in crate::art) rise: f32,
    pub(in crate::art) tops: u8,
    pub(in crate::art) near: f32,
    pub(in crate::art) mist: f32,
}

impl Ridge {
    pub(in crate::art) const fn new(y: f32, rise: f32, tops: u8, near: f32, mist: f32) -> Self {
        Self { y, rise, tops, near, mist }
    }

    /// Round hills.
    pub(in crate::art) fn round(self, stage: &mut Stage<'_>) {
        let points = self.points(stage, |_, roll| roll);
        let mut pen = Pen::at(-5.0, stage.h + 5.0).to(points[0].0, points[0].1);
        for pair in points.windows(2) {
            let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
            let middle = f32::midpoint(x0, x1);
            pen = pen.curve((middle, y0), (middle, y1), x1, y1);
        }
        sheet(stage, pen.to(stage.w + 5.0, stage.h + 5.0).shut(), self.near, self.mist);
    }

    /// Jagged rocks or mountains.
    pub(in crate::art) fn jagged(self, stage: &mut Stage<'_>) {
        self.peaks(stage);
    }

    /// Mountains with snow on their tops.
    pub(in crate::art) fn snowy(self, stage: &mut Stage<'_>) {
        let points = self.peaks(stage);
        let snow = veil(stage.ink.core.light(0.3), 0.78);
        for three in points.windows(3) {
            let ((x0, y0), (x1, y1), (x2, y2)) = (three[0], three[1], three[2]);
            if y1 < y0 && y1 < y2 {
                let left = |share: f32| (x1 - (x1 - x0) * share, y1 + (y0 - y1) * share);
                let right = |share: f32| (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
                let path = Pen::at(x1, y1)
                    .to(right(0.38).0, right(0.38).1)
                    .to(x1 + (x2 - x1) * 0.12, right(0.24).1)
                    .to(x1 - (x1 - x0) * 0.10, left(0.38).1)
                    .to(left(0.34).0, left(0.34).1)
                    .shut();
                stage.fill(path, snow);
            }
        }
    }

    fn peaks(self, stage: &mut Stage<'_>) -> Vec<(f32, f32)> {
        let points = self.points(stage, |at, roll| if at % 2 == 1 { 0.35 + 0.65 * roll } else { 0.30 * roll });
        let mut pen = Pen::at(-5.0, stage.h + 5.0);
        for &(x, y) in &points {
            pen = pen.to(x, y);
        }
        sheet(stage, pen.to(stage.w + 5.0, stage.h + 5.0).shut(), self.near, self.mist);
        points
    }

    fn points(self, stage: &mut Stage<'_>, rise: impl Fn(u8, f32) -> f32) -> Vec<(f32, f32)> {
        let step = (stage.w + 10.0) / f32::from(self.tops);
        (0..=self.tops)
            .map(|at| {
                let shift = if at == 0 || at == self.tops { 0.0 } else { stage.between(-0.24, 0.24) };
                let x = -5.0 + step * (f32::from(at) + shift);
                let up = rise(at, stage.roll());
                (x, stage.y(self.y - self.rise * up))
            })
            .collect()
    }
}
