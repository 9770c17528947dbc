//! The art of Heroes' cards: each class has inks of its own.

use duelhall_engine::heroes::card::{CardDef, CardType, Class, Faction};
use duelhall_engine::heroes::set::library;
use duelhall_engine::kit::art::{Actor, Ink, Plan, Pose, Recipe};

use crate::art;

/// The recipe of a card.
pub(super) fn recipe(card: &CardDef) -> &Recipe {
    art::recipe(&card.art, || library().card(&card.id).map(|shipped| &shipped.art))
}

/// How the art of a card is composed.
pub(super) fn plan(card: &CardDef) -> Plan {
    let inks: [Ink; 3] = match (card.classes.first(), card.faction) {
        (Some(Class::Warden), _) => [Ink::Wood, Ink::Bog, Ink::Gold],
        (Some(Class::Ranger), _) => [Ink::Noon, Ink::Wood, Ink::Dusk],
        (Some(Class::Mage), _) => [Ink::Gem, Ink::Frost, Ink::Ember],
        (Some(Class::Templar), _) => [Ink::Holy, Ink::Dawn, Ink::Steel],
        (Some(Class::Oracle), _) => [Ink::Moon, Ink::Holy, Ink::Rose],
        (Some(Class::Shade), _) => [Ink::Night, Ink::Crypt, Ink::Bog],
        (Some(Class::Spiritist), _) => [Ink::Storm, Ink::Sea, Ink::Sand],
        (Some(Class::Binder), _) => [Ink::Crypt, Ink::Rose, Ink::Blood],
        (Some(Class::Warrior), _) => [Ink::Ember, Ink::Ash, Ink::Blood],
        (None, Some(Faction::Lantern)) => [Ink::Dawn, Ink::Sea, Ink::Night],
        (None, Some(Faction::Thorn)) => [Ink::Blood, Ink::Wood, Ink::Gold],
        (None, None) => [Ink::Brass, Ink::Moon, Ink::Dusk],
    };
    let pose = match card.kind {
        CardType::Ability | CardType::Ongoing(_) => Pose::Spell,
        CardType::Quest => Pose::Pale,
        CardType::Weapon { .. } | CardType::Armor { .. } | CardType::Item => Pose::Fly,
        CardType::Ally { .. } | CardType::Hero { .. } => Pose::Stand,
    };
    let cast = vec![Actor { pose, ..Actor::default() }].try_into().unwrap_or_default();
    let given = recipe(card);
    let cast = if given.cast.is_empty() { cast } else { given.cast.clone() };
    Recipe { cast, ..given.clone() }.plan(&card.icon, art::ink_by_id(&inks, &card.id))
}
