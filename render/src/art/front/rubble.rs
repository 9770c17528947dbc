//! Broken walls and beams.

use crate::art::paper::sheet;
use crate::art::pen::{Pen, filled, turned};
use crate::art::stage::Stage;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    for (side, high) in [(0.0, 0.26), (1.0, 0.19)] {
        let x = |share: f32| if side < 0.5 { w * share } else { w * (1.0 - share) };
        let beam = Area::new(x(0.10) - w * 0.012, h * (1.0 - high * 1.5), w * 0.024, h * high * 1.7);
        let lean = if side < 0.5 { 38.0 } else { -30.0 };
        sheet(stage, filled(&turned(&beam.path(), lean, (x(0.10), h * 0.95))), 0.9, 0.0);
        let mut pen = Pen::at(x(-0.03), h + 5.0).to(x(-0.03), h * (1.0 - high));
        for step in 0..5_u8 {
            let share = f32::from(step) / 5.0;
            let y = h * (1.0 - high * (1.0 - share)) + stage.between(-0.015, 0.015) * h;
            pen = pen.to(x(0.05 + 0.26 * share), y).to(x(0.08 + 0.26 * share), y + h * high * 0.16);
        }
        sheet(stage, pen.to(x(0.36), h + 5.0).shut(), 1.0, 0.0);
    }
}
