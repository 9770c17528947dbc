//! Barbed wire.

use super::corners;
use crate::art::pen::Pen;
use crate::art::stage::Stage;
use crate::scene::open_line;

pub(super) fn draw(stage: &mut Stage<'_>) {
    corners(stage, 0.11, 0.09);
    let (color, u) = (stage.tone(1.0), stage.u);
    for (from, to) in [(0.0_f32, 0.30), (0.72, 1.0)] {
        for line in 0..2_u8 {
            let y = stage.y(0.82 + 0.055 * f32::from(line));
            let points: Vec<(f32, f32)> = (0..=14_u8)
                .map(|at| {
                    (stage.x(from + (to - from) * f32::from(at) / 14.0), y + (f32::from(at) * 1.9).sin() * 2.4 * u)
                })
                .collect();
            for (x, y) in points.iter().copied().skip(1).step_by(3) {
                let barb = Pen::at(x - 2.6 * u, y - 2.6 * u).to(x + 2.6 * u, y + 2.6 * u).go(x + 2.6 * u, y - 2.6 * u);
                stage.stroke(barb.to(x - 2.6 * u, y + 2.6 * u).open(), color, 1.1 * u);
            }
            stage.stroke(open_line(points), color, 1.4 * u);
        }
        for x in [from + 0.03, to - 0.03] {
            stage.stroke(open_line([(stage.x(x), stage.y(0.74)), (stage.x(x), stage.h)]), color, 3.2 * u);
        }
    }
}
