//! Fills the gaps of recipes.

use super::{Act, Actor, Disc, Front, Hour, Ink, Place, Recipe, Share, Tint, Weather};

/// A recipe without gaps: everything that is needed to draw a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// Where it happens.
    pub place: Place,
    /// The five colours.
    pub ink: Ink,
    /// The time of day.
    pub hour: Hour,
    /// What falls or drifts.
    pub weather: Weather,
    /// The place of the one lamp, from the top left corner.
    pub lamp: (Share, Share),
    /// What hangs at the lamp.
    pub disc: Disc,
    /// The figures, the farthest first: one to three.
    pub cast: Vec<Actor>,
    /// What happens.
    pub act: Act,
    /// What stands in the corners before the figures.
    pub front: Front,
    /// The colour of light inside figures, if it is not the ink's.
    pub accent: Option<Tint>,
    /// The seed of everything that chance decides.
    pub seed: u16,
}

impl Recipe {
    /// The recipe without gaps, for a card with this icon whose class or suit has this ink.
    #[must_use]
    pub fn plan(&self, icon: &str, ink: Ink) -> Plan {
        let ink = self.ink.unwrap_or(ink);
        let seed = if self.seed == 0 { seed_of(icon) } else { self.seed };
        let place = self.place.unwrap_or_else(|| pick(places(ink), seed));
        let hour = self.hour.unwrap_or(hour(ink));
        let mut cast = self.cast.to_vec();
        if cast.is_empty() {
            cast.push(Actor::default());
        }
        for actor in cast.iter_mut().filter(|actor| actor.icon.is_empty()) {
            icon.clone_into(&mut actor.icon);
        }
        Plan {
            place,
            ink,
            hour,
            weather: self.weather.unwrap_or(Weather::Clear),
            lamp: self.lamp.unwrap_or_else(|| lamp(place, hour, seed)),
            disc: self.disc.unwrap_or_else(|| disc(place, hour, seed)),
            cast,
            act: self.act.unwrap_or(Act::None),
            front: self.front.unwrap_or_else(|| pick(fronts(place), seed / 7)),
            accent: self.accent,
            seed,
        }
    }
}

/// A seed that belongs to a name, from 1.
fn seed_of(name: &str) -> u16 {
    let hash = name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((hash >> 16) as u16 ^ hash as u16).max(1)
}

fn pick<T: Copy>(list: &[T], seed: u16) -> T {
    list[usize::from(seed) % list.len()]
}

/// Whether a place has walls and no sky.
const fn has_walls(place: Place) -> bool {
    matches!(
        place,
        Place::Shrine
            | Place::Hall
            | Place::Library
            | Place::Cave
            | Place::Deep
            | Place::Painted
            | Place::Belfry
            | Place::Workshop
            | Place::Station
            | Place::Machine
            | Place::Plant
            | Place::Map
            | Place::Velvet
    )
}

const fn places(ink: Ink) -> &'static [Place] {
    match ink {
        Ink::Dawn => &[Place::Roof, Place::Harbour, Place::Field, Place::Hill],
        Ink::Noon => &[Place::Hill, Place::Sky, Place::Field, Place::Mountain],
        Ink::Gold => &[Place::Field, Place::Hall, Place::Library, Place::Desert],
        Ink::Dusk => &[Place::Hill, Place::Ocean, Place::Roof, Place::Mountain],
        Ink::Night => &[Place::Street, Place::Roof, Place::Graves, Place::Library],
        Ink::Moon => &[Place::Bog, Place::Forest, Place::Graves, Place::Winter],
        Ink::Storm => &[Place::Harbour, Place::Mountain, Place::Ocean, Place::War],
        Ink::Ember => &[Place::War, Place::Cave, Place::Street, Place::Desert],
        Ink::Frost => &[Place::Winter, Place::Mountain, Place::Sky, Place::Cave],
        Ink::Bog => &[Place::Bog, Place::Forest, Place::Graves, Place::Cave],
        Ink::Wood => &[Place::Forest, Place::Hill, Place::Bog, Place::Field],
        Ink::Rose => &[Place::Sky, Place::Hall, Place::Street, Place::Shrine],
        Ink::Gem => &[Place::Cave, Place::Mountain, Place::Clock, Place::Library],
        Ink::Sea => &[Place::Ocean, Place::Deep, Place::Harbour, Place::Cave],
        Ink::Ash => &[Place::War, Place::Desert, Place::Field, Place::Graves],
        Ink::Steel => &[Place::Sky, Place::Clock, Place::Street, Place::War],
        Ink::Brass => &[Place::Clock, Place::Library, Place::Hall, Place::Cave],
        Ink::Blood => &[Place::War, Place::Forest, Place::Shrine, Place::Graves],
        Ink::Holy => &[Place::Shrine, Place::Hall, Place::Sky, Place::Field],
        Ink::Sand => &[Place::Desert, Place::Hall, Place::Mountain, Place::Harbour],
        Ink::Crypt => &[Place::Graves, Place::Cave, Place::Bog, Place::Shrine],
        Ink::Clay => &[Place::Camp, Place::Painted, Place::Primeval, Place::Stones],
        Ink::Moss => &[Place::Primeval, Place::Camp, Place::Stones, Place::Forest],
        Ink::Bone => &[Place::Stones, Place::Camp, Place::Desert, Place::Primeval],
        Ink::Aurora => &[Place::Stones, Place::Winter, Place::Camp, Place::Mountain],
        Ink::Parchment => &[Place::Square, Place::Rampart, Place::Library, Place::Workshop],
        Ink::Plum => &[Place::Belfry, Place::Hall, Place::Square, Place::Rampart],
        Ink::Verdigris => &[Place::Rampart, Place::Square, Place::Workshop, Place::Harbour],
        Ink::Neon => &[Place::Skyline, Place::Machine, Place::Wires, Place::Station],
        Ink::Smog => &[Place::Works, Place::Station, Place::Wires, Place::Machine],
        Ink::Mint => &[Place::Skyline, Place::Wires, Place::Works, Place::Station],
    }
}

const fn hour(ink: Ink) -> Hour {
    match ink {
        Ink::Dawn | Ink::Rose | Ink::Frost | Ink::Bone | Ink::Mint => Hour::Dawn,
        Ink::Noon
        | Ink::Wood
        | Ink::Holy
        | Ink::Brass
        | Ink::Sand
        | Ink::Steel
        | Ink::Sea
        | Ink::Bog
        | Ink::Moss
        | Ink::Parchment
        | Ink::Verdigris => Hour::Day,
        Ink::Gold | Ink::Dusk | Ink::Ember | Ink::Ash | Ink::Blood | Ink::Clay | Ink::Plum | Ink::Smog => Hour::Dusk,
        Ink::Night | Ink::Moon | Ink::Storm | Ink::Gem | Ink::Crypt | Ink::Aurora | Ink::Neon => Hour::Night,
    }
}

/// A lamp next to the head of a figure in the middle.
fn lamp(place: Place, hour: Hour, seed: u16) -> (Share, Share) {
    let x = match hour {
        _ if has_walls(place) => 500,
        Hour::Dawn => pick(&[310, 350], seed),
        Hour::Dusk => pick(&[690, 650], seed),
        Hour::Day | Hour::Night => pick(&[330, 670, 370, 640], seed),
    };
    let y = match (has_walls(place), hour) {
        (true, _) => 400,
        (false, Hour::Dawn | Hour::Dusk) => 440,
        (false, Hour::Day | Hour::Night) => 330,
    };
    (Share::thousandths(x), Share::thousandths(y))
}

fn disc(place: Place, hour: Hour, seed: u16) -> Disc {
    match hour {
        _ if has_walls(place) || place == Place::Clock => Disc::None,
        Hour::Night => pick(&[Disc::Moon, Disc::Moon, Disc::Crescent], seed / 3),
        Hour::Dawn | Hour::Day | Hour::Dusk => Disc::Sun,
    }
}

const fn fronts(place: Place) -> &'static [Front] {
    match place {
        Place::Bog => &[Front::Reeds],
        Place::Harbour => &[Front::Posts, Front::Waves],
        Place::Ocean => &[Front::Waves],
        Place::Shrine => &[Front::Arch],
        Place::War => &[Front::Spears, Front::Rocks, Front::Wire],
        Place::Forest => &[Front::Leaves, Front::Grass],
        Place::Hill | Place::Field => &[Front::Grass, Front::Leaves],
        Place::Hall => &[Front::Curtain, Front::Arch],
        Place::Library => &[Front::Lanterns, Front::None],
        Place::Street => &[Front::Lanterns, Front::Posts],
        Place::Cave | Place::Desert | Place::Mountain => &[Front::Rocks],
        Place::Deep => &[Front::Reeds, Front::Rocks],
        Place::Graves => &[Front::Grass, Front::Rocks],
        Place::Camp => &[Front::Tusks, Front::Spears],
        Place::Primeval => &[Front::Ferns],
        Place::Stones => &[Front::Grass, Front::Ferns],
        Place::Painted => &[Front::Tusks, Front::Rocks],
        Place::Square => &[Front::Lanterns, Front::None],
        Place::Rampart => &[Front::Merlons],
        Place::Workshop => &[Front::Gears, Front::Lanterns],
        Place::Wires => &[Front::Grass, Front::Wire],
        Place::Works | Place::Machine => &[Front::Pipes],
        Place::Ruins => &[Front::Rubble],
        Place::Beach => &[Front::Posts, Front::Wire],
        Place::Jungle => &[Front::Leaves, Front::Ferns],
        Place::Lane | Place::Steppe | Place::Airfield => &[Front::Grass],
        Place::River => &[Front::Reeds],
        Place::Dock => &[Front::Posts],
        Place::Fjord => &[Front::Waves],
        Place::Roof
        | Place::Clock
        | Place::Winter
        | Place::Sky
        | Place::Belfry
        | Place::Station
        | Place::Skyline
        | Place::Plant
        | Place::Map
        | Place::Velvet => &[Front::None],
    }
}
