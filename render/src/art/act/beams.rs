//! Two search lights.

use crate::art::scenery::window::beam;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    for (from, to, light) in [(0.10, 0.36, 0.55), (0.92, 0.70, 0.5)] {
        let end = to + stage.between(-0.05, 0.05);
        beam(stage, (w * from, h * 1.05), (w * end, -h * 0.05), (w * 0.01, w * 0.095), light);
    }
}
