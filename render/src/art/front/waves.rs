//! A wave.

use crate::art::scenery::water;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    water::waves(stage, 0.96, 0.90, 5, 0.03);
}
