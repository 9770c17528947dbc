//! A ring of light around the figure: half of it is behind the figure.

use vello_cpu::kurbo::Affine;

use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Rgba, circle};

/// Draws the half before the figure, or the half behind it.
pub(super) fn half(stage: &mut Stage<'_>, before: bool) {
    let (x, y, u, accent) = (stage.w * 0.5, stage.h * 0.56, stage.u, stage.ink.accent);
    let reach = (stage.h * 0.52).min(stage.w * 0.42);
    let tilt =
        Affine::translate((f64::from(x), f64::from(y))) * Affine::rotate(-0.16) * Affine::scale_non_uniform(1.0, 0.42);
    let path = tilt * circle((0.0, 0.0), reach);
    let top = if before { y } else { -stage.h };
    stage.clip(Area::new(-stage.w, top, stage.w * 3.0, if before { stage.h } else { y + stage.h }).path(), |stage| {
        for (wide, light) in [(9.0, 0.16), (5.4, 0.34)] {
            stage.stroke(path.clone(), veil(accent, light), wide * u);
        }
        stage.stroke(path, accent.mix(Rgba::hex(0x00ff_ffff), 0.6), 2.4 * u);
    });
}
