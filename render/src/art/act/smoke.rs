//! Clouds of circles that rise.

use crate::art::scenery::puff;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    for column in [0.20_f32, 0.82] {
        let color = stage.tone(0.5);
        for step in 0..4_u8 {
            let up = f32::from(step);
            let at = (stage.x(column + 0.03 * up + stage.between(-0.02, 0.02)), stage.y(0.74 - 0.17 * up));
            puff::puff(stage, at, stage.h * (0.055 + 0.026 * up), color, 0.82 - 0.12 * up);
        }
    }
}
