//! Above the clouds.

use crate::art::paper::sky;
use crate::art::scenery::puff;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    let (far, middle, near) =
        (stage.ink.mid.mix(stage.ink.edge, 0.25), stage.mist().mix(stage.ink.mid, 0.55), stage.tone(0.36));
    puff::bank(stage, 0.74, 5, 0.08, far, 0.7);
    Ridge::new(0.98, 0.20, 7, 0.34, 0.6).jagged(stage);
    puff::bank(stage, 0.87, 4, 0.12, middle, 0.85);
    puff::bank(stage, 1.03, 4, 0.14, near, 0.95);
}
