//! Large leaves.

use super::corners;
use crate::art::scenery::plants;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    plants::leaves(stage, -1.0, 4);
    plants::leaves(stage, 1.0, 4);
    corners(stage, 0.12, 0.09);
}
