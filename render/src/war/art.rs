//! The art of War's cards: each type has a way to stand, and each country its ground and its light.

use duelhall_engine::kit::art::{Act, Actor, Disc, Front, Ink, Place, Plan, Pose, Recipe, Share, Size, Weather};
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::set::library;

/// The recipe of a card. A match knows its cards without their art, so that is looked up among the shipped ones.
pub(super) fn plan(card: &CardDef) -> Plan {
    let shipped = library().card(&card.id).filter(|_| card.art == Recipe::default());
    let art = shipped.map_or(&card.art, |shipped| &shipped.art);
    // Neighbours in a hand should differ, so place and ink follow the card's name.
    let at = card.id.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let at = (at ^ at >> 15) as usize;
    let recipe = if art.cast.is_empty() { with_figure(card, art, at) } else { art.clone() };
    let inks = inks(card);
    recipe.plan(&card.icon, inks[at / 64 % inks.len()])
}

/// The light in which a card's type is seen in its country.
fn inks(card: &CardDef) -> &'static [Ink] {
    match (card.kind, card.country) {
        (Type::Fighter | Type::Bomber, Country::Usa) => &[Ink::Noon, Ink::Dawn, Ink::Steel, Ink::Gold],
        (Type::Fighter | Type::Bomber, Country::Ussr) => &[Ink::Frost, Ink::Dawn, Ink::Noon, Ink::Dusk],
        (Type::Fighter | Type::Bomber, Country::Britain) => &[Ink::Noon, Ink::Storm, Ink::Night, Ink::Dawn],
        (Type::Fighter | Type::Bomber, Country::Germany) => &[Ink::Steel, Ink::Dusk, Ink::Storm, Ink::Ash],
        (Type::Navy, Country::Usa) => &[Ink::Sea, Ink::Dusk, Ink::Noon, Ink::Dawn],
        (Type::Navy, Country::Ussr) => &[Ink::Frost, Ink::Storm, Ink::Sea, Ink::Dusk],
        (Type::Navy, Country::Britain) => &[Ink::Storm, Ink::Sea, Ink::Steel, Ink::Dawn],
        (Type::Navy, Country::Germany) => &[Ink::Moon, Ink::Storm, Ink::Steel, Ink::Sea],
        (Type::Artillery, _) => &[Ink::Ember, Ink::Storm, Ink::Ash, Ink::Blood],
        (Type::Medal, Country::Usa) => &[Ink::Moon, Ink::Holy, Ink::Rose, Ink::Noon],
        (Type::Medal, Country::Ussr) => &[Ink::Blood, Ink::Holy, Ink::Gold, Ink::Ember],
        (Type::Medal, Country::Britain) => &[Ink::Plum, Ink::Holy, Ink::Brass, Ink::Rose],
        (Type::Medal, Country::Germany) => &[Ink::Steel, Ink::Gold, Ink::Night, Ink::Ash],
        (_, Country::Usa) => &[Ink::Gold, Ink::Dawn, Ink::Wood, Ink::Sand, Ink::Noon, Ink::Dusk],
        (_, Country::Ussr) => &[Ink::Frost, Ink::Blood, Ink::Dusk, Ink::Moss, Ink::Moon, Ink::Ember],
        (_, Country::Britain) => &[Ink::Sand, Ink::Verdigris, Ink::Parchment, Ink::Dusk, Ink::Storm, Ink::Wood],
        (_, Country::Germany) => &[Ink::Ash, Ink::Smog, Ink::Steel, Ink::Bog, Ink::Clay, Ink::Night],
    }
}

/// The ground on which a country's army is seen.
const fn grounds(country: Country) -> [Place; 4] {
    match country {
        Country::Usa => [Place::Field, Place::Harbour, Place::Forest, Place::War],
        Country::Ussr => [Place::Winter, Place::Field, Place::War, Place::Forest],
        Country::Britain => [Place::Desert, Place::Hill, Place::War, Place::Wires],
        Country::Germany => [Place::War, Place::Street, Place::Forest, Place::Hill],
    }
}

/// The recipe of a card that names no figure: its own icon, shown as the card's type is.
fn with_figure(card: &CardDef, art: &Recipe, at: usize) -> Recipe {
    let grounds = grounds(card.country);
    let ground = grounds[at % grounds.len()];
    let (pose, size, turn) = match card.kind {
        Type::Infantry => (Pose::Stand, 0.80, 0),
        Type::Tank => (Pose::Stand, 0.70, 0),
        Type::TankDestroyer => (Pose::Stand, 0.68, 0),
        Type::Fighter => (Pose::Fly, 0.66, -8),
        Type::Bomber => (Pose::Fly, 0.70, 6),
        Type::Navy => (Pose::Stand, 0.66, 0),
        Type::Artillery => (Pose::Stand, 0.72, 0),
        Type::Permanent => (Pose::Stand, 0.76, 0),
        Type::OneShot => (Pose::Stand, 0.72, 0),
        Type::Medal => (Pose::Spell, 0.66, 0),
        Type::Base => (Pose::Stand, 0.72, 0),
    };
    let place = match card.kind {
        Type::Fighter | Type::Bomber => Place::Sky,
        Type::Navy => [Place::Ocean, Place::Harbour, Place::Ocean][at % 3],
        Type::Artillery => [Place::War, Place::Hill, Place::Wires][at % 3],
        Type::Permanent => [Place::Works, Place::Wires, Place::Station, ground][at % 4],
        Type::Medal => [Place::Hall, Place::Shrine, Place::Library][at % 3],
        _ => ground,
    };
    let act = match card.kind {
        Type::Tank | Type::TankDestroyer => Act::Dust,
        Type::Fighter | Type::Bomber => [Act::None, Act::Trail, Act::Birds][at % 3],
        Type::Artillery => [Act::Impact, Act::Smoke, Act::Sparks][at % 3],
        Type::Medal => Act::Light,
        _ => Act::None,
    };
    let front = match card.kind {
        Type::Navy => Some(Front::Waves),
        Type::Infantry | Type::Artillery => [Some(Front::Wire), Some(Front::Grass), None][at % 3],
        Type::TankDestroyer => Some(Front::Leaves),
        _ => None,
    };
    let weather = match (card.kind, place, at % 3) {
        (Type::Fighter | Type::Bomber, _, 0) => Some(Weather::Clouds),
        (_, Place::Winter, 0 | 1) => Some(Weather::Snow),
        (Type::Navy, _, 1) => Some(Weather::Rain),
        _ => None,
    };
    let icon = whole(&card.icon).to_owned();
    let actor = Actor { icon, pose, turn, size: Size::try_from(size).unwrap_or_default(), ..Actor::default() };
    let given = art.clone();
    Recipe {
        cast: vec![actor].try_into().unwrap_or_default(),
        place: given.place.or(Some(place)),
        act: given.act.or(Some(act)),
        front: given.front.or(front),
        weather: given.weather.or(weather),
        // Equal icons of different cards stand in different scenes.
        seed: if given.seed == 0 { (at % 60_000) as u16 + 1 } else { given.seed },
        ..given
    }
}

/// The figure in place of an icon that is only a part of one; empty for an icon that is a whole figure.
fn whole(icon: &str) -> &'static str {
    match icon {
        "tank-tread" => "tank",
        "plane-wing" => "airplane",
        _ => "",
    }
}

/// The view of a battlefield from the side of a country.
pub(super) fn ground(country: Country) -> Plan {
    let (place, ink) = match country {
        Country::Usa => (Place::Harbour, Ink::Dawn),
        Country::Ussr => (Place::Winter, Ink::Moon),
        Country::Britain => (Place::Hill, Ink::Storm),
        Country::Germany => (Place::War, Ink::Ember),
    };
    let far = Actor { pose: Pose::Far, x: Share::thousandths(280), y: Share::thousandths(40), ..Actor::default() };
    let cast = vec![Actor { size: Size::try_from(0.4).unwrap_or_default(), ..far }].try_into().unwrap_or_default();
    let (place, ink) = (Some(place), Some(ink));
    let (disc, front) = (Some(Disc::None), Some(Front::None));
    Recipe { place, ink, disc, front, cast, seed: 5, ..Recipe::default() }.plan("type-base", Ink::Ash)
}
