//! The art of Chrono's cards: each epoch has places and inks of its own, and each type a way to stand.

use duelhall_engine::chrono::card::{CardDef, Epoch, Type};
use duelhall_engine::chrono::set::library;
use duelhall_engine::kit::art::{Act, Actor, Disc, Front, Hour, Ink, Place, Plan, Pose, Recipe, Share, Size};

use crate::art;

/// How the art of a card is composed.
pub(super) fn plan(card: &CardDef) -> Plan {
    let given = art::recipe(&card.art, || library().card(&card.id).map(|shipped| &shipped.art));
    let inks: [Ink; 5] = match card.home {
        Epoch::One => [Ink::Clay, Ink::Moss, Ink::Bone, Ink::Aurora, Ink::Wood],
        Epoch::Two => [Ink::Parchment, Ink::Plum, Ink::Verdigris, Ink::Gold, Ink::Rose],
        Epoch::Three => [Ink::Neon, Ink::Smog, Ink::Mint, Ink::Steel, Ink::Dusk],
    };
    let recipe = if given.cast.is_empty() { with_figure(card, given) } else { given.clone() };
    recipe.plan(&card.icon, art::ink_by_id(&inks, &card.id))
}

/// The recipe of a card that names no figure: its own icon, shown as the card's type is.
fn with_figure(card: &CardDef, art: &Recipe) -> Recipe {
    let is_spell = card.row(card.home).is_some_and(|row| row.window.is_none());
    let (pose, size, act) = match card.kind {
        Type::Hero => (Pose::Stand, 0.90, Act::None),
        Type::Location(_) => (Pose::Stand, 0.74, Act::Birds),
        Type::Event(_) => (Pose::Fly, 0.58, Act::Dial),
        Type::Shadow => (Pose::Pale, 0.70, Act::None),
        Type::Thoughtform if is_spell => (Pose::Spell, 0.66, Act::Sparks),
        Type::Thoughtform => (Pose::Stand, 0.80, Act::None),
    };
    let actor = Actor { pose, size: Size::try_from(size).unwrap_or_default(), ..Actor::default() };
    let given = art.clone();
    let hides = card.kind == Type::Shadow;
    Recipe {
        cast: vec![actor].try_into().unwrap_or_default(),
        act: given.act.or(Some(act)),
        hour: given.hour.or(hides.then_some(Hour::Night)),
        front: given.front.or(hides.then_some(Front::Curtain)),
        ..given
    }
}

/// The view of an epoch behind the track of time.
pub(super) fn epoch(epoch: Epoch) -> Plan {
    let (place, ink, hour, icon, x) = match epoch {
        Epoch::One => (Place::Forest, Ink::Wood, Hour::Dawn, "menhir", 330),
        Epoch::Two => (Place::Field, Ink::Gold, Hour::Dusk, "clock-tower", 300),
        Epoch::Three => (Place::Street, Ink::Night, Hour::Night, "factory", 0),
    };
    let seed = 3 + epoch.index() as u16;
    let far = Actor { pose: Pose::Far, x: Share::thousandths(x), y: Share::thousandths(60), ..Actor::default() };
    let size = Size::try_from(0.5).unwrap_or_default();
    let cast = vec![Actor { size, ..far }].try_into().unwrap_or_default();
    let (place, ink, hour) = (Some(place), Some(ink), Some(hour));
    let (disc, front) = (Some(Disc::None), Some(Front::None));
    Recipe { place, ink, hour, disc, front, cast, seed, ..Recipe::default() }.plan(icon, Ink::Wood)
}
