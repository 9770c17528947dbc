//! The art of Chrono's cards: each epoch has inks of its own.

use duelhall_engine::chrono::card::{CardDef, Epoch, Type};
use duelhall_engine::kit::art::{Actor, Disc, Front, Hour, Ink, Place, Plan, Pose, Recipe, Share, Size};

/// The recipe of a card; a card without one has the inks of its home epoch.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 6] = match card.home {
        Epoch::One => [Ink::Wood, Ink::Dawn, Ink::Bog, Ink::Frost, Ink::Sea, Ink::Ash],
        Epoch::Two => [Ink::Gold, Ink::Brass, Ink::Rose, Ink::Holy, Ink::Ember, Ink::Sand],
        Epoch::Three => [Ink::Night, Ink::Gem, Ink::Steel, Ink::Storm, Ink::Moon, Ink::Dusk],
    };
    let at = card.id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let ink = if card.kind == Type::Shadow { Ink::Crypt } else { inks[at % inks.len()] };
    if !card.art.is_empty() {
        return card.art.plan(&card.icon, ink);
    }
    let pose = match card.kind {
        Type::Thoughtform if card.rows.iter().all(|row| row.window.is_none()) => Pose::Spell,
        Type::Event(_) => Pose::Pale,
        Type::Hero | Type::Thoughtform | Type::Location(_) | Type::Shadow => Pose::Stand,
    };
    let cast = vec![Actor { pose, ..Actor::default() }].try_into().unwrap_or_default();
    Recipe { cast, ..Recipe::default() }.plan(&card.icon, ink)
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
