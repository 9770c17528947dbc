//! Sandbags.

use crate::art::paper::sheet;
use crate::art::pen::Pen;
use crate::art::stage::Stage;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let (long, high) = (w * 0.085, h * 0.052);
    for side in [0.0_f32, 1.0] {
        for row in 0..3_u8 {
            let mut pen = Pen::default();
            for bag in 0..4 - row {
                let x = long * (f32::from(bag) * 1.02 - 0.5 + if row == 1 { 0.4 } else { 0.0 });
                let x = if side < 0.5 { x } else { w - x - long };
                let y = h - high * (f32::from(row) + 0.8) + stage.between(-0.01, 0.01) * h;
                pen = pen.add(Area::new(x, y, long, high * 1.1).round(high * 0.5));
            }
            sheet(stage, pen.open(), 0.98 - 0.05 * f32::from(row), 0.02);
        }
    }
}
