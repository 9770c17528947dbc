//! The shape of the card set of Towers: counts, curve, weights and roles, computed from the effect trees.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

use duelhall_engine::towers::card::{Amount, CardDef, Resource, Stat, Verb, Who};
use duelhall_engine::towers::{House, Tavern, library};

fn cards() -> &'static [Arc<CardDef>] {
    &library().cards
}

/// A purpose of a card; a card may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Attack,
    TowerDamage,
    Tower,
    Wall,
    OwnMine,
    FoeMine,
    FoeStock,
    Extend,
    ExtendWithDraw,
    Conditional,
    Drawback,
    Symmetric,
    SwapOrCopy,
    Undiscardable,
}

/// Every verb of an effect, including nested ones.
fn all_verbs<'a>(verbs: &'a [Verb]) -> Vec<&'a Verb> {
    let inside = |verb: &'a Verb| match verb {
        Verb::If(_, then, otherwise) => [all_verbs(then), all_verbs(otherwise)].concat(),
        Verb::Lowest(_, verbs) | Verb::Highest(_, verbs) => all_verbs(verbs),
        _ => Vec::new(),
    };
    verbs.iter().flat_map(|verb| [vec![verb], inside(verb)].concat()).collect()
}

fn roles(card: &CardDef) -> BTreeSet<Role> {
    let mut roles = BTreeSet::new();
    let verbs = all_verbs(&card.effect);
    for verb in &verbs {
        roles.extend(roles_of(verb));
    }
    if verbs.contains(&&Verb::ExtendTurn) && verbs.iter().any(|verb| matches!(verb, Verb::Draw(..))) {
        roles.insert(Role::ExtendWithDraw);
    }
    if card.undiscardable {
        roles.insert(Role::Undiscardable);
    }
    roles
}

fn roles_of(verb: &Verb) -> Vec<Role> {
    let hit = |who: &Who, roles: &[Role]| match who {
        Who::Own => vec![Role::Drawback],
        Who::Foe | Who::They => roles.to_vec(),
        Who::Both => [roles, &[Role::Symmetric]].concat(),
    };
    match verb {
        Verb::Gain(Who::Own | Who::They, Stat::Tower, _) => vec![Role::Tower],
        Verb::Gain(Who::Own, Stat::Wall, _) => vec![Role::Wall],
        Verb::Gain(Who::Own, Stat::Mine(_), _) => vec![Role::OwnMine],
        Verb::Gain(Who::Both, ..) | Verb::Lose(Who::Both, ..) => vec![Role::Symmetric],
        Verb::Lose(Who::Own, ..) => vec![Role::Drawback],
        Verb::Lose(Who::Foe, Stat::Mine(_), _) => vec![Role::FoeMine],
        Verb::Lose(Who::Foe, Stat::Stock(_), _) | Verb::Steal(..) => vec![Role::FoeStock],
        Verb::Damage(who, _) | Verb::DamageWall(who, _) => hit(who, &[Role::Attack]),
        Verb::DamageTower(who, _) => hit(who, &[Role::Attack, Role::TowerDamage]),
        Verb::Swap(_) | Verb::Set(_, _, Amount::Of(..)) => vec![Role::SwapOrCopy],
        Verb::If(..) | Verb::Lowest(..) | Verb::Highest(..) => vec![Role::Conditional],
        Verb::ExtendTurn => vec![Role::Extend],
        _ => Vec::new(),
    }
}

fn cost(card: &CardDef) -> u8 {
    card.cost.by_resource().into_iter().sum()
}

#[track_caller]
fn assert_in(range: RangeInclusive<usize>, count: usize, what: &str) {
    assert!(range.contains(&count), "{what}: {count} is not in {range:?}");
}

#[test]
fn the_set_has_the_size_and_the_copies_of_the_rulebook() {
    let cards = cards();
    assert_in(102..=108, cards.len(), "cards");
    assert_in(200..=216, cards.iter().map(|card| usize::from(card.weight)).sum(), "copies");
    for resource in Resource::ALL {
        assert_in(34..=36, cards.iter().filter(|card| card.suit == resource).count(), "cards of a suit");
    }
    let ids: BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    let icons: BTreeSet<&str> = cards.iter().map(|card| card.icon.as_str()).collect();
    assert_eq!((ids.len(), icons.len()), (cards.len(), cards.len()), "every id and every icon is its card's own");
    for card in cards {
        assert!((1..=3).contains(&card.weight) && card.name.is_none(), "{}", card.id);
        assert!(card.id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{}", card.id);
        let paid = Resource::ALL.map(|resource| card.cost.by_resource()[resource.index()] > 0);
        assert!(paid.iter().zip(Resource::ALL).all(|(paid, of)| !paid || of == card.suit), "{}", card.id);
    }
}

#[test]
fn the_costs_of_each_suit_follow_the_curve() {
    let curve: [(RangeInclusive<u8>, RangeInclusive<usize>); 7] = [
        (0..=0, 2..=2),
        (1..=3, 7..=8),
        (4..=6, 7..=8),
        (7..=9, 6..=6),
        (10..=13, 4..=4),
        (14..=18, 4..=5),
        (19..=25, 1..=1),
    ];
    let cards = cards();
    for resource in Resource::ALL {
        let suit: Vec<u8> = cards.iter().filter(|card| card.suit == resource).map(|card| cost(card)).collect();
        for (costs, range) in &curve {
            let count = suit.iter().filter(|cost| costs.contains(cost)).count();
            assert_in(range.clone(), count, &format!("{resource:?} of cost {costs:?}"));
        }
        assert!(suit.is_sorted() && suit.iter().all(|cost| *cost <= 25), "{resource:?} is listed by cost");
    }
}

#[test]
fn the_roles_are_filled_as_the_rulebook_asks() {
    let cards = cards();
    let mut counts: BTreeMap<Role, usize> = BTreeMap::new();
    let mut outside_gems = 0;
    for card in cards {
        let roles = roles(card);
        assert!(!roles.is_empty() || card.id == "kindly-pawnbroker", "{} is for nothing", card.id);
        outside_gems += usize::from(card.suit != Resource::Gems && roles.contains(&Role::TowerDamage));
        for role in roles {
            *counts.entry(role).or_default() += 1;
        }
    }
    println!("{counts:#?}, tower damage outside gems: {outside_gems}");
    assert_in(6..=102, outside_gems, "tower damage outside gems");
    for (role, range) in [
        (Role::Attack, 27..=102),
        (Role::Tower, 27..=102),
        (Role::Wall, 25..=102),
        (Role::OwnMine, 20..=22),
        (Role::FoeMine, 7..=8),
        (Role::FoeStock, 8..=9),
        (Role::Extend, 10..=12),
        (Role::ExtendWithDraw, 2..=2),
        (Role::Conditional, 12..=16),
        (Role::Drawback, 8..=10),
        (Role::Symmetric, 3..=3),
        (Role::SwapOrCopy, 1..=2),
        (Role::Undiscardable, 0..=1),
    ] {
        assert_in(range, counts.get(&role).copied().unwrap_or_default(), &format!("{role:?}"));
    }
}

#[test]
fn cheap_attacks_come_thrice_and_plain_tower_cards_twice() {
    for card in cards() {
        match card.effect.as_slice() {
            [Verb::Damage(Who::Foe, _) | Verb::DamageWall(Who::Foe, _) | Verb::DamageTower(Who::Foe, _)]
                if cost(card) <= 6 =>
            {
                assert_eq!(card.weight, 3, "{}", card.id);
            }
            [Verb::Gain(Who::Own, Stat::Tower, _)] if cost(card) <= 13 => assert_eq!(card.weight, 2, "{}", card.id),
            _ => {}
        }
    }
}

#[test]
fn the_quick_deck_is_sixty_different_cards_a_third_of_each_suit() {
    let decks = &library().decks;
    let cards = cards();
    let quick: BTreeSet<&str> = decks.quick.iter().map(String::as_str).collect();
    assert_eq!((decks.quick.len(), quick.len()), (60, 60));
    for resource in Resource::ALL {
        let of_suit = |card: &&Arc<CardDef>| card.suit == resource && quick.contains(card.id.as_str());
        assert_eq!(cards.iter().filter(of_suit).count(), 20, "{resource:?}");
    }
}

#[test]
fn the_taverns_are_in_range_and_the_first_is_the_rulebook() {
    let taverns = &library().taverns;
    assert!(taverns.len() > 24);
    assert_eq!(taverns[0].house(), House::default(), "T-01, T-02, T-04, T-07, T-39, T-41");
    let ids: BTreeSet<&str> = taverns.iter().map(|tavern| tavern.id.as_str()).collect();
    assert_eq!(ids.len(), taverns.len());
    let numbers = |tavern: &Tavern| Tavern { id: String::new(), ..tavern.clone() };
    for (index, tavern) in taverns.iter().enumerate() {
        let Tavern { id, tower, wall, mine, stock, tower_goal, stock_goal, bonus } = tavern;
        assert!((10..=50).contains(tower) && (3..=50).contains(wall) && (1..=5).contains(mine), "{id}");
        assert!((5..=25).contains(stock) || index == 0, "{id}");
        assert!((30..=200).contains(tower_goal) && (100..=500).contains(stock_goal) && (0..=5).contains(bonus), "{id}");
        assert!(tavern.house().check().is_ok(), "{id}");
        assert!(taverns[..index].iter().all(|other| numbers(other) != numbers(tavern)), "{id} is another's twin");
    }
}
