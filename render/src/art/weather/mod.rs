//! What falls or drifts: a file for each weather.

mod clouds;
mod mist;
mod rain;
mod snow;
mod wind;

use duelhall_engine::kit::art::Weather;

use super::stage::Stage;
pub(super) use mist::mist_band;
pub(super) use rain::rain;

/// Draws a weather. Small pictures have none that consists of small things.
pub(super) fn draw(stage: &mut Stage<'_>, weather: Weather) {
    match weather {
        Weather::Clear => {}
        Weather::Clouds => clouds::draw(stage),
        Weather::Mist => mist::draw(stage),
        Weather::Rain if stage.fine => rain(stage, 46),
        Weather::Snow if stage.fine => snow::draw(stage),
        Weather::Wind if stage.fine => wind::draw(stage),
        Weather::Rain | Weather::Snow | Weather::Wind => {}
    }
}
