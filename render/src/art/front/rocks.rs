//! Rocks.

use crate::art::paper::sheet;
use crate::art::pen::Pen;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    for (side, high) in [(0.0, 0.24), (1.0, 0.17)] {
        let x = |share: f32| if side < 0.5 { w * share } else { w * (1.0 - share) };
        let y = |share: f32| h * (1.0 - high * share);
        let path = Pen::at(x(-0.03), h + 5.0)
            .to(x(-0.03), y(0.86))
            .to(x(0.05), y(1.0))
            .to(x(0.10), y(0.72))
            .to(x(0.16), y(0.64))
            .to(x(0.20), y(0.34))
            .to(x(0.30), y(0.26))
            .to(x(0.38), h + 5.0)
            .shut();
        sheet(stage, path, 1.0, 0.0);
    }
}
