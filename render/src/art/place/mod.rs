//! The places: a file for each.

mod bog;
mod cave;
mod clock;
mod deep;
mod desert;
mod field;
mod forest;
mod graves;
mod hall;
mod harbour;
mod hill;
mod library;
mod mountain;
mod ocean;
mod roof;
mod shrine;
mod sky;
mod street;
mod war;
mod winter;

use duelhall_engine::kit::art::Place;

use super::stage::Stage;

/// Draws a place.
pub(super) fn draw(stage: &mut Stage<'_>, place: Place) {
    match place {
        Place::Roof => roof::draw(stage),
        Place::Bog => bog::draw(stage),
        Place::Harbour => harbour::draw(stage),
        Place::Shrine => shrine::draw(stage),
        Place::War => war::draw(stage),
        Place::Ocean => ocean::draw(stage),
        Place::Clock => clock::draw(stage),
        Place::Forest => forest::draw(stage),
        Place::Hill => hill::draw(stage),
        Place::Hall => hall::draw(stage),
        Place::Library => library::draw(stage),
        Place::Cave => cave::draw(stage),
        Place::Desert => desert::draw(stage),
        Place::Street => street::draw(stage),
        Place::Field => field::draw(stage),
        Place::Mountain => mountain::draw(stage),
        Place::Winter => winter::draw(stage),
        Place::Sky => sky::draw(stage),
        Place::Deep => deep::draw(stage),
        Place::Graves => graves::draw(stage),
    }
}
