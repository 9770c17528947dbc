//! Peaks with snow.

use crate::art::paper::{ground, sky};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::trees;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.68, 0.44, 6, 0.22, 0.6).snowy(stage);
    Ridge::new(0.76, 0.22, 8, 0.45, 0.5).jagged(stage);
    trees::firs(stage, 0.85, (0.09, 0.19), 14, 0.68);
    ground(stage, 0.85, 0.9);
}
