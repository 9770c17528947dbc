//! Clouds of dust at the feet of the figures.

use crate::art::scenery::puff;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (far, near) = (stage.mist().mix(stage.ink.mid, 0.35), stage.mist().mix(stage.ink.dark, 0.20));
    puff::bank(stage, 0.93, 7, 0.07, far, 0.85);
    puff::bank(stage, 1.00, 5, 0.09, near, 0.92);
    for (x, y) in [(0.10_f32, 0.80_f32), (0.20, 0.86), (0.90, 0.82)] {
        let size = stage.h * stage.between(0.06, 0.09);
        puff::puff(stage, (stage.x(x), stage.y(y)), size, near, 0.8);
    }
}
