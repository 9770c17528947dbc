//! The art of War's cards: each has a recipe of its own, and each country a ground.

use duelhall_engine::kit::art::{Actor, Disc, Front, Ink, Place, Plan, Pose, Recipe, Share, Size};
use duelhall_engine::war::card::{CardDef, Country};
use duelhall_engine::war::set::library;

use crate::art;

/// How the art of a card is composed.
pub(super) fn plan(card: &CardDef) -> Plan {
    let given = art::recipe(&card.art, || library().card(&card.id).map(|shipped| &shipped.art));
    given.plan(&card.icon, ink(card.country))
}

/// The light of a country's cards that name none.
const fn ink(country: Country) -> Ink {
    match country {
        Country::Usa => Ink::Gold,
        Country::Ussr => Ink::Frost,
        Country::Britain => Ink::Storm,
        Country::Germany => Ink::Steel,
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
