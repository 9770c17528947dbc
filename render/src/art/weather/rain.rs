//! Slanted lines.

use crate::art::stage::{Stage, veil};
use crate::scene::open_line;

/// Lines of rain.
pub(in crate::art) fn rain(stage: &mut Stage<'_>, count: u8) {
    let color = stage.bright();
    for _ in 0..count {
        let (x, y) = (stage.x(stage.between(-0.1, 1.1)), stage.y(stage.between(-0.05, 0.95)));
        let long = stage.h * stage.between(0.06, 0.15);
        let light = stage.between(0.18, 0.46);
        stage.stroke(open_line([(x, y), (x - long * 0.24, y + long)]), veil(color, light), 1.1 * stage.u);
    }
}
