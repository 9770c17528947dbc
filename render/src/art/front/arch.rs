//! An arch of stone.

use crate::art::pen::filled;
use crate::art::scenery::window::arch;
use crate::art::stage::{Stage, veil};
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let side = stage.w * 0.065;
    let opening = arch(Area::new(side, stage.h * 0.03, stage.w - 2.0 * side, stage.h * 1.1), true);
    let light = veil(stage.ink.core, 0.4);
    stage.stroke(opening.clone(), light, 3.0 * stage.u);
    let mut path = filled(&stage.area().inset(-6.0).path());
    path.extend(filled(&opening).reverse_subpaths());
    stage.fill(path, stage.tone(0.97));
}
