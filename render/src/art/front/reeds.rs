//! Reeds.

use crate::art::scenery::plants;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    plants::reeds(stage, (0.0, 0.20), 14, (0.24, 0.55), true);
    plants::reeds(stage, (0.84, 1.0), 12, (0.20, 0.45), true);
}
