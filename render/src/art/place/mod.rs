//! The places: a file for each.

mod airfield;
mod beach;
mod belfry;
mod bog;
mod camp;
mod cave;
mod clock;
mod deep;
mod desert;
mod dock;
mod field;
mod fjord;
mod forest;
mod graves;
mod hall;
mod harbour;
mod hill;
mod jungle;
mod lane;
mod library;
mod machine;
mod map;
mod mountain;
mod ocean;
mod painted;
mod plant;
mod primeval;
mod rampart;
mod river;
mod roof;
mod ruins;
mod shrine;
mod sky;
mod skyline;
mod square;
mod station;
mod steppe;
mod stones;
mod street;
mod velvet;
mod war;
mod winter;
mod wires;
mod works;
mod workshop;

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
        Place::Camp => camp::draw(stage),
        Place::Primeval => primeval::draw(stage),
        Place::Stones => stones::draw(stage),
        Place::Painted => painted::draw(stage),
        Place::Square => square::draw(stage),
        Place::Rampart => rampart::draw(stage),
        Place::Belfry => belfry::draw(stage),
        Place::Workshop => workshop::draw(stage),
        Place::Station => station::draw(stage),
        Place::Wires => wires::draw(stage),
        Place::Works => works::draw(stage),
        Place::Machine => machine::draw(stage),
        Place::Skyline => skyline::draw(stage),
        Place::Ruins => ruins::draw(stage),
        Place::Beach => beach::draw(stage),
        Place::Jungle => jungle::draw(stage),
        Place::Lane => lane::draw(stage),
        Place::Steppe => steppe::draw(stage),
        Place::River => river::draw(stage),
        Place::Dock => dock::draw(stage),
        Place::Fjord => fjord::draw(stage),
        Place::Airfield => airfield::draw(stage),
        Place::Plant => plant::draw(stage),
        Place::Map => map::draw(stage),
        Place::Velvet => velvet::draw(stage),
    }
}
