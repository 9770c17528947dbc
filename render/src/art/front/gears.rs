//! Wheels of a clock.

use super::corners;
use crate::art::scenery::gear::gear;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let turn = stage.roll();
    for (x, y, radius, teeth) in
        [(0.02, 0.94, 0.24, 12), (0.17, 1.00, 0.12, 8), (0.99, 0.96, 0.20, 10), (0.86, 1.02, 0.11, 8)]
    {
        let center = (stage.x(x), stage.y(y));
        gear(stage, center, stage.h * radius, teeth, 1.0, turn);
    }
    corners(stage, 0.05, 0.05);
}
