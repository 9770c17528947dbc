//! High grass.

use crate::art::scenery::plants;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    plants::grass(stage, 0.965, 1.0, 34, 0.10);
    plants::reeds(stage, (0.0, 0.12), 9, (0.16, 0.32), false);
    plants::reeds(stage, (0.88, 1.0), 9, (0.14, 0.30), false);
}
