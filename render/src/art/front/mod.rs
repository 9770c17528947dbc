//! What stands in the corners before the figures: a file for each.

mod arch;
mod curtain;
mod drifts;
mod ferns;
mod gears;
mod grass;
mod lanterns;
mod leaves;
mod merlons;
mod pipes;
mod posts;
mod reeds;
mod rocks;
mod rubble;
mod sandbags;
mod spears;
mod tusks;
mod waves;
mod wire;

use duelhall_engine::kit::art::Front;

use super::pen::Pen;
use super::stage::Stage;

/// Draws the foreground. Small pictures have none.
pub(super) fn draw(stage: &mut Stage<'_>, front: Front) {
    if !stage.fine {
        return;
    }
    match front {
        Front::None => {}
        Front::Reeds => reeds::draw(stage),
        Front::Waves => waves::draw(stage),
        Front::Spears => spears::draw(stage),
        Front::Arch => arch::draw(stage),
        Front::Leaves => leaves::draw(stage),
        Front::Grass => grass::draw(stage),
        Front::Rocks => rocks::draw(stage),
        Front::Posts => posts::draw(stage),
        Front::Wire => wire::draw(stage),
        Front::Lanterns => lanterns::draw(stage),
        Front::Curtain => curtain::draw(stage),
        Front::Ferns => ferns::draw(stage),
        Front::Tusks => tusks::draw(stage),
        Front::Merlons => merlons::draw(stage),
        Front::Gears => gears::draw(stage),
        Front::Pipes => pipes::draw(stage),
        Front::Sandbags => sandbags::draw(stage),
        Front::Rubble => rubble::draw(stage),
        Front::Drifts => drifts::draw(stage),
    }
}

/// Dark earth in both lower corners: their heights as shares.
fn corners(stage: &mut Stage<'_>, left: f32, right: f32) {
    let (w, h) = (stage.w, stage.h);
    let path = Pen::at(-5.0, h + 5.0)
        .to(-5.0, h * (1.0 - left))
        .bend((w * 0.22, h * (1.0 - left * 0.85)), w * 0.40, h * 0.988)
        .to(w * 0.62, h * 0.992)
        .bend((w * 0.80, h * (1.0 - right * 0.75)), w + 5.0, h * (1.0 - right))
        .to(w + 5.0, h + 5.0)
        .shut();
    stage.fill(super::pen::moved(&path, 0.0, -1.1 * stage.u), super::stage::veil(stage.mist(), 0.28));
    stage.fill(path, stage.tone(1.0));
}
