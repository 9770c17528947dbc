//! Bubbles that rise.

use crate::art::stage::{Stage, veil};
use crate::scene::circle;

/// Rising bubbles.
pub(in crate::art) fn bubbles(stage: &mut Stage<'_>, count: u8) {
    for _ in 0..if stage.fine { count } else { count / 3 } {
        let at = (stage.x(stage.roll()), stage.y(stage.between(0.08, 0.9)));
        let size = (1.2 + 4.0 * stage.roll().powi(2)) * stage.u;
        stage.fill(circle(at, size), veil(stage.ink.core, 0.22));
        stage.stroke(circle(at, size), veil(stage.bright(), 0.7), 0.8 * stage.u);
        let light = (at.0 + size * 0.35, at.1 - size * 0.35);
        stage.fill(circle(light, size * 0.22), veil(stage.bright(), 0.9));
    }
}
