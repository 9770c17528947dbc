//! Ferns.

use super::corners;
use crate::art::scenery::ferns;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    for (x, y, long) in [(0.02, 0.96, 0.36), (0.16, 1.02, 0.24), (0.98, 0.98, 0.32), (0.86, 1.03, 0.22)] {
        let path = ferns::crown((stage.x(x), stage.y(y)), stage.h * long, 8);
        stage.stroke(path.clone(), veil(stage.mist(), 0.30), stage.u);
        stage.fill(path, stage.tone(1.0));
    }
    corners(stage, 0.08, 0.07);
}
