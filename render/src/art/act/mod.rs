//! What happens: a file for each act.

mod beams;
mod birds;
mod bolt;
mod bubbles;
mod chutes;
mod dial;
mod dust;
mod flak;
mod impact;
mod light;
mod papers;
mod ring;
mod slash;
mod smoke;
mod sound;
mod sparks;
mod splash;
mod tracers;
mod trail;
mod wing;

use duelhall_engine::kit::art::Act;

use super::stage::Stage;
use super::weather;
pub(super) use bubbles::bubbles;
pub(super) use light::rays;

/// Draws the part of an act that is behind the figures.
pub(super) fn before(stage: &mut Stage<'_>, act: Act) {
    match act {
        Act::Light => rays(stage, 11, 0.24),
        Act::Impact => impact::draw(stage),
        Act::Birds if stage.fine => birds::draw(stage),
        Act::Smoke => smoke::draw(stage),
        Act::Trail => trail::draw(stage),
        Act::Ring => ring::half(stage, false),
        Act::Beams => beams::draw(stage),
        Act::Dial => dial::draw(stage),
        Act::Sound => sound::draw(stage),
        Act::Flak => flak::draw(stage),
        Act::Splash => splash::draw(stage),
        Act::Wing if stage.fine => wing::draw(stage),
        Act::Chutes => chutes::draw(stage),
        Act::Tracers => tracers::draw(stage),
        _ => {}
    }
}

/// Draws the part of an act that is before the figures.
pub(super) fn after(stage: &mut Stage<'_>, act: Act) {
    match act {
        Act::Bolt => bolt::draw(stage),
        Act::Rain if stage.fine => weather::rain(stage, 70),
        Act::Sparks if stage.fine => sparks::draw(stage),
        Act::Bubbles if stage.fine => bubbles(stage, 16),
        Act::Impact => impact::stones(stage),
        Act::Ring => ring::half(stage, true),
        Act::Slash => slash::draw(stage),
        Act::Papers if stage.fine => papers::draw(stage),
        Act::Dust => dust::draw(stage),
        _ => {}
    }
}
