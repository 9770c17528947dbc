//! Effect trees to be read: every small one of a kind, random ones, and trees that are almost the same.

use duelhall_engine::towers::card::Amount::{Half, Hand, Max, Min, N, Of, Sum};
use duelhall_engine::towers::card::{Amount, Chooser, Cmp, Cond, Resource, Share, Side, Stat, Verb, Who};
use proptest::prelude::*;

pub(crate) const STATS: [Stat; 8] = [
    Stat::Tower,
    Stat::Wall,
    Stat::Stock(Resource::Ore),
    Stat::Stock(Resource::Gems),
    Stat::Stock(Resource::Gold),
    Stat::Mine(Resource::Ore),
    Stat::Mine(Resource::Gems),
    Stat::Mine(Resource::Gold),
];
pub(crate) const WHO: [Who; 4] = [Who::Own, Who::Foe, Who::Both, Who::They];
pub(crate) const SIDES: [Side; 2] = [Side::Own, Side::Foe];
pub(crate) const CMPS: [Cmp; 5] = [Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More];

/// Every verb that contains no other, with every side, every number and a few amounts.
pub(crate) fn plain_verbs(amounts: &[Amount]) -> Vec<Verb> {
    let mut verbs = vec![Verb::ExtendTurn];
    for amount in amounts {
        for who in WHO {
            for stat in STATS {
                verbs.push(Verb::Gain(who, stat, amount.clone()));
                verbs.push(Verb::Lose(who, stat, amount.clone()));
                verbs.push(Verb::Set(who, stat, amount.clone()));
            }
            verbs.push(Verb::Damage(who, amount.clone()));
            verbs.push(Verb::DamageWall(who, amount.clone()));
            verbs.push(Verb::DamageTower(who, amount.clone()));
        }
        for resource in Resource::ALL {
            verbs.push(Verb::Steal(resource, amount.clone(), Share::All));
            verbs.push(Verb::Steal(resource, amount.clone(), Share::Half));
        }
    }
    verbs.extend(STATS.map(Verb::Swap));
    for (who, count) in WHO.into_iter().flat_map(|who| [0, 1, 2, 5, 21].map(|count| (who, count))) {
        verbs.push(Verb::Draw(who, count));
        verbs.push(Verb::Discard(who, count, Chooser::Owner));
        verbs.push(Verb::Discard(who, count, Chooser::Chance));
    }
    verbs
}

/// Amounts that are easily confused.
pub(crate) fn amounts() -> Vec<Amount> {
    let read = || Box::new(Of(Side::Own, Stat::Wall));
    let mut amounts = [-5, -1, 0, 1, 2, 5, 21].map(N).to_vec();
    for side in SIDES {
        amounts.extend(STATS.map(|stat| Of(side, stat)));
        amounts.extend(STATS.map(|stat| Half(Box::new(Of(side, stat)))));
        amounts.extend([Hand(side), Half(Box::new(Hand(side)))]);
    }
    for make in [Min, Max, Sum] {
        amounts.push(make(read(), Box::new(N(1))));
        amounts.push(make(Box::new(N(1)), read()));
        amounts.push(make(Box::new(make(read(), read())), read()));
        amounts.push(make(read(), Box::new(make(read(), read()))));
        amounts.push(Half(Box::new(make(read(), read()))));
        amounts.push(make(Box::new(Half(read())), read()));
    }
    amounts.extend([Half(Box::new(N(3))), Half(Box::new(Half(read()))), Half(Box::new(Half(Box::new(N(3)))))]);
    amounts
}

pub(crate) fn conditions() -> Vec<Cond> {
    let mut sides: Vec<Amount> = [-5, 0, 1, 2, 21].map(N).to_vec();
    for side in SIDES {
        sides.extend(STATS.map(|stat| Of(side, stat)));
        sides.push(Hand(side));
    }
    sides.push(Sum(Box::new(N(1)), Box::new(N(2))));
    let mut conditions = Vec::new();
    for a in &sides {
        for b in &sides {
            conditions.extend(CMPS.map(|cmp| Cond(a.clone(), cmp, b.clone())));
        }
    }
    conditions
}

pub(crate) fn any_amount() -> impl Strategy<Value = Amount> {
    let side = || prop::sample::select(SIDES.to_vec());
    let leaf = prop_oneof![
        (-1..3i16).prop_map(N),
        (side(), prop::sample::select(STATS.to_vec())).prop_map(|(side, stat)| Of(side, stat)),
        side().prop_map(Hand),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        let boxed = || inner.clone().prop_map(Box::new);
        prop_oneof![
            (boxed(), boxed()).prop_map(|(a, b)| Min(a, b)),
            (boxed(), boxed()).prop_map(|(a, b)| Max(a, b)),
            (boxed(), boxed()).prop_map(|(a, b)| Sum(a, b)),
            boxed().prop_map(Half),
        ]
    })
}

pub(crate) fn any_verb() -> impl Strategy<Value = Verb> {
    let who = || prop::sample::select(WHO.to_vec());
    let stat = || prop::sample::select(STATS.to_vec());
    let resource = || prop::sample::select(Resource::ALL.to_vec());
    let chooser = prop::sample::select(vec![Chooser::Owner, Chooser::Chance]);
    let cond =
        || (any_amount(), prop::sample::select(CMPS.to_vec()), any_amount()).prop_map(|(a, cmp, b)| Cond(a, cmp, b));
    let leaf = prop_oneof![
        (who(), stat(), any_amount()).prop_map(|(who, stat, amount)| Verb::Gain(who, stat, amount)),
        (who(), stat(), any_amount()).prop_map(|(who, stat, amount)| Verb::Lose(who, stat, amount)),
        (who(), stat(), any_amount()).prop_map(|(who, stat, amount)| Verb::Set(who, stat, amount)),
        (who(), any_amount()).prop_map(|(who, amount)| Verb::Damage(who, amount)),
        (who(), any_amount()).prop_map(|(who, amount)| Verb::DamageWall(who, amount)),
        (who(), any_amount()).prop_map(|(who, amount)| Verb::DamageTower(who, amount)),
        (resource(), any_amount()).prop_map(|(resource, amount)| Verb::Steal(resource, amount, Share::Half)),
        (resource(), any_amount()).prop_map(|(resource, amount)| Verb::Steal(resource, amount, Share::All)),
        stat().prop_map(Verb::Swap),
        Just(Verb::ExtendTurn),
        (who(), 0..3u8).prop_map(|(who, count)| Verb::Draw(who, count)),
        (who(), 0..3u8, chooser).prop_map(|(who, count, chooser)| Verb::Discard(who, count, chooser)),
    ];
    leaf.prop_recursive(3, 12, 3, move |inner| {
        let block = || prop::collection::vec(inner.clone(), 0..3);
        prop_oneof![
            (cond(), block(), block()).prop_map(|(cond, then, otherwise)| Verb::If(cond, then, otherwise)),
            (stat(), block()).prop_map(|(stat, verbs)| Verb::Lowest(stat, verbs)),
            (stat(), block()).prop_map(|(stat, verbs)| Verb::Highest(stat, verbs)),
        ]
    })
}

/// Small changes of a tree: drop, double, swap, wrap or unwrap a part of it.
pub(crate) fn neighbours(effect: &[Verb]) -> Vec<Vec<Verb>> {
    let mut found = vec![vec![Verb::Lowest(Stat::Wall, effect.to_vec())]];
    for (at, verb) in effect.iter().enumerate() {
        let with = |verbs: Vec<Verb>| [&effect[..at], &verbs, &effect[at + 1..]].concat();
        found.extend([with(vec![]), with(vec![verb.clone(), verb.clone()])]);
        if at > 0 {
            let mut swapped = effect.to_vec();
            swapped.swap(at - 1, at);
            found.push(swapped);
        }
        match verb {
            Verb::If(cond, then, otherwise) => {
                let inside = |then: &[Verb], otherwise: &[Verb]| {
                    with(vec![Verb::If(cond.clone(), then.to_vec(), otherwise.to_vec())])
                };
                found.extend([inside(otherwise, then), with([then.clone(), otherwise.clone()].concat())]);
                found.push(inside(&[then.clone(), otherwise.clone()].concat(), &[]));
                found.extend(neighbours(then).iter().map(|then| inside(then, otherwise)));
                found.extend(neighbours(otherwise).iter().map(|otherwise| inside(then, otherwise)));
                if let Some((last, rest)) = then.split_last() {
                    found.push([inside(rest, otherwise), vec![last.clone()]].concat());
                }
            }
            Verb::Lowest(stat, verbs) | Verb::Highest(stat, verbs) => {
                let low = matches!(verb, Verb::Lowest(..));
                let inside = |low: bool, verbs: &[Verb]| {
                    let make = if low { Verb::Lowest } else { Verb::Highest };
                    with(vec![make(*stat, verbs.to_vec())])
                };
                found.extend([inside(!low, verbs), with(verbs.clone())]);
                found.extend(neighbours(verbs).iter().map(|verbs| inside(low, verbs)));
            }
            _ => {}
        }
    }
    found
}
