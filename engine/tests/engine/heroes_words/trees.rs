//! Random trees of the card language.

use duelhall_engine::heroes::card::*;
use proptest::prelude::*;
use proptest::sample::select;

use super::variants::*;
use super::verbs::{around, events, plain_verbs, prices};

pub(crate) fn draw() -> Verb {
    Verb::Draw(Player::You, Amount::N(1))
}

pub(crate) fn hit() -> Verb {
    let to = Who::Target(vec![Pred::Ally]);
    Verb::Deal { n: Amount::N(1), kind: None, to, by: Dealer::Hero, sure: false }
}

fn any_pred() -> impl Strategy<Value = Pred> {
    select(preds()).prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|pred| Pred::Not(Box::new(pred))),
            prop::collection::vec(inner, 0..3).prop_map(Pred::Any),
        ]
    })
}

fn any_filter() -> impl Strategy<Value = Filter> {
    prop::collection::vec(any_pred(), 0..4)
}

fn any_who() -> impl Strategy<Value = Who> {
    prop_oneof![
        3 => select(people()),
        1 => any_filter().prop_map(Who::Target),
        1 => any_filter().prop_map(Who::Each),
        1 => any_filter().prop_map(|filter| Who::Targets(0, 2, filter)),
    ]
}

fn any_amount() -> impl Strategy<Value = Amount> {
    prop_oneof![select(amounts()), any_filter().prop_map(Amount::Count), any_who().prop_map(Amount::AtkOf),]
        .prop_recursive(3, 8, 2, |inner| {
            let boxed = || inner.clone().prop_map(Box::new);
            prop_oneof![
                (boxed(), boxed()).prop_map(|(a, b)| Amount::Sum(a, b)),
                (boxed(), boxed()).prop_map(|(a, b)| Amount::Less(a, b)),
                (1..4u8, boxed()).prop_map(|(n, a)| Amount::Times(n, a)),
                boxed().prop_map(Amount::Half),
            ]
        })
}

fn any_cond() -> impl Strategy<Value = Cond> {
    prop_oneof![
        3 => select(conds()),
        1 => (any_amount(), select(CMPS.to_vec()), any_amount()).prop_map(|(a, cmp, b)| Cond::Is(a, cmp, b)),
        1 => any_filter().prop_map(Cond::Exists),
        1 => (any_who(), any_filter()).prop_map(|(who, filter)| Cond::Fits(who, filter)),
    ]
    .prop_recursive(3, 6, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|cond| Cond::Not(Box::new(cond))),
            prop::collection::vec(inner.clone(), 0..3).prop_map(Cond::All),
            prop::collection::vec(inner, 0..3).prop_map(Cond::Either),
        ]
    })
}

fn any_mods() -> impl Strategy<Value = Vec<Mod>> {
    let change = prop_oneof![
        2 => select(mods()),
        1 => any_amount().prop_map(Mod::Atk),
        1 => any_amount().prop_map(Mod::Health),
        1 => any_filter().prop_map(|filter| Mod::CostMore(filter, 1)),
    ];
    prop::collection::vec(change, 0..4)
}

fn any_price() -> impl Strategy<Value = Vec<Price>> {
    let price = prop_oneof![select(prices()), any_filter().prop_map(|filter| Price::Destroy(1, filter))];
    prop::collection::vec(price, 0..3)
}

pub(crate) fn any_verb() -> impl Strategy<Value = Verb> {
    let leaf = prop_oneof![
        3 => select(plain_verbs()),
        1 => (any_amount(), any_who()).prop_map(|(n, to)| Verb::Deal { n, kind: None, to, by: Dealer::Hero, sure: false }),
        1 => (any_amount(), any_who()).prop_map(|(n, who)| Verb::AddCounters(counter(), n, who)),
        1 => any_who().prop_map(Verb::Destroy),
        1 => (any_who(), any_mods(), select(untils())).prop_map(|(who, mods, until)| Verb::Give(who, mods, until)),
        1 => any_filter().prop_map(|filter| Verb::Interrupt(filter, None)),
        1 => (any_filter(), select(zones())).prop_map(|(filter, zone)| Verb::Look(3, 2, filter, zone)),
    ];
    leaf.prop_recursive(3, 10, 3, |inner| {
        let block = || prop::collection::vec(inner.clone(), 0..3);
        prop_oneof![
            (any_cond(), block(), block()).prop_map(|(cond, then, otherwise)| Verb::If(cond, then, otherwise)),
            (any_price(), block()).prop_map(|(price, verbs)| Verb::May(price, verbs)),
            (select(players()), any_price(), block())
                .prop_map(|(player, price, verbs)| Verb::Unless(player, price, verbs)),
            prop::collection::vec(block(), 0..3).prop_map(Verb::ChooseOne),
            (block(), block()).prop_map(|(heads, tails)| Verb::Flip(heads, tails)),
            (any_amount(), block()).prop_map(|(n, verbs)| Verb::Repeat(n, verbs)),
            block().prop_map(Verb::AtEnd),
        ]
    })
}

/// Verbs with few words, so that random combinations are often almost the same.
pub(crate) fn small_verb() -> impl Strategy<Value = Verb> {
    let mut leaves = vec![draw(), hit(), Verb::Destroy(Who::That), Verb::ExtraTurn];
    leaves.extend([Amount::X, Amount::Hand(Player::You)].map(|n| Verb::Put(n, Who::This)));
    select(leaves).prop_recursive(4, 8, 2, |inner| {
        let block = || prop::collection::vec(inner.clone(), 0..3);
        (block(), block(), any::<prop::sample::Index>()).prop_map(|(a, b, at)| {
            let verbs = around(&a, &b);
            at.get(&verbs).clone()
        })
    })
}

pub(crate) fn any_power() -> impl Strategy<Value = Power> {
    let effect = || prop::collection::vec(any_verb(), 0..3);
    let when = || prop::option::of(any_cond());
    let on = prop_oneof![
        3 => select(events()),
        1 => any_filter().prop_map(On::Destroyed),
        1 => (any_filter(), any_filter()).prop_map(|(who, by)| On::Damaged { who, by, combat: None }),
    ];
    prop_oneof![
        (any_price(), effect(), when(), any::<bool>()).prop_map(|(price, effect, when, once)| Power::Paid {
            price,
            effect,
            when,
            once
        }),
        (on, when(), effect(), any::<bool>()).prop_map(|(on, when, effect, once)| Power::Trigger {
            on,
            when,
            effect,
            once
        }),
        (any_who(), any_mods(), when()).prop_map(|(who, mods, when)| Power::Static { who, mods, when }),
    ]
}
