//! Between high trunks.

use crate::art::paper::{ground, sky};
use crate::art::scenery::{plants, trees};
use crate::art::stage::Stage;
use crate::art::weather::mist_band;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    trees::trunks(stage, 10, 0.22, (0.018, 0.04), 0.20);
    mist_band(stage, 0.74, 0.22, 0.42);
    trees::trunks(stage, 7, 0.50, (0.035, 0.065), 0.42);
    mist_band(stage, 0.86, 0.15, 0.3);
    ground(stage, 0.83, 0.85);
    plants::grass(stage, 0.86, 0.90, 46, 0.05);
}
