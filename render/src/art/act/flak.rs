//! Bursts of shells in the air.

use crate::art::scenery::puff;
use crate::art::stage::Stage;
use crate::scene::{Rgba, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let dark = stage.tone(0.72);
    for (x, y, size) in [
        (0.10, 0.22, 0.045),
        (0.24, 0.48, 0.032),
        (0.86, 0.18, 0.04),
        (0.93, 0.46, 0.05),
        (0.66, 0.10, 0.026),
        (0.36, 0.12, 0.03),
    ] {
        let at = (stage.x(x + stage.between(-0.03, 0.03)), stage.y(y + stage.between(-0.04, 0.04)));
        puff::puff(stage, at, stage.h * size, dark, 0.9);
        if stage.roll() < 0.5 {
            let (accent, u) = (stage.ink.accent, stage.u);
            stage.fill(circle(at, 3.4 * u), accent.mix(stage.ink.core, 0.3));
            stage.fill(circle(at, 1.7 * u), Rgba::hex(0x00ff_ffff));
        }
    }
}
