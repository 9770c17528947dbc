//! Banks of cut paper at the top corners.

use crate::art::scenery::puff;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (far, near) = (stage.ink.mid.mix(stage.ink.edge, 0.4), stage.ink.edge.mix(stage.ink.dark, 0.3));
    for side in [-1.0_f32, 1.0] {
        for (out, y, size, color) in [(0.30, 0.10, 0.075, far), (0.44, 0.03, 0.11, near)] {
            let x = stage.x(0.5 + side * (out + stage.between(-0.03, 0.03)));
            let y = stage.y(y + stage.between(-0.02, 0.03));
            puff::puff(stage, (x, y), stage.h * size, color, 0.92);
        }
    }
}
