//! Teeth of stone, crystals.

use crate::art::paper::{ground, wall};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{crystal, rock};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.75);
    rock::teeth(stage, 9, (0.16, 0.34), 0.28, true);
    Ridge::new(0.78, 0.12, 7, 0.30, 0.4).jagged(stage);
    rock::teeth(stage, 6, (0.14, 0.46), 0.58, true);
    let (left, right) = (stage.between(0.08, 0.14), stage.between(0.86, 0.93));
    crystal::cluster(stage, left, 0.90, 0.30);
    crystal::cluster(stage, right, 0.88, 0.24);
    ground(stage, 0.86, 0.9);
}
