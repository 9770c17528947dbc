//! Flakes.

use crate::art::stage::{Stage, veil};
use crate::scene::{Rgba, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    for _ in 0..42 {
        let at = (stage.x(stage.roll()), stage.y(stage.roll()));
        let size = (0.7 + 1.8 * stage.roll().powi(2)) * stage.u;
        let light = stage.between(0.5, 0.95);
        stage.fill(circle(at, size), veil(Rgba::hex(0x00ff_ffff), light));
    }
}
