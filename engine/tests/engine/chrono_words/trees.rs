//! Effect trees to be read: every small one of a kind, random ones, trees that are almost the same, and normal forms.

use duelhall_engine::chrono::card::Amount::{Count, Hand, Life, N, Pool, Sum, Times};
use duelhall_engine::chrono::card::*;
use proptest::prelude::*;

const WHO: [Who; 3] = [Who::You, Who::Opponent, Who::Both];
const WAYS: [Way; 3] = [Way::Either, Way::Future, Way::Past];
const CMPS: [Cmp; 5] = [Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More];

fn tests() -> Vec<Test> {
    let tag = |name: &str| Test::Tag(name.to_owned());
    let mut tests = vec![Test::Creature, Test::Location, Test::Event, Test::Yours, Test::Theirs];
    tests.extend([tag("test-guard"), tag("test-elf"), Test::Home(Epoch::One), Test::Home(Epoch::Three)]);
    tests.extend([Test::Turned, Test::Ready, Test::Spirit(0), Test::Spirit(3), Test::Other, Test::This]);
    tests
}

fn filters() -> Vec<Filter> {
    let mut filters = vec![Filter::default()];
    for one in tests() {
        filters.push(Filter(vec![one.clone()]));
        filters.extend(tests().into_iter().map(|other| Filter(vec![one.clone(), other])));
    }
    filters
}

fn amounts() -> Vec<Amount> {
    let hand = || Box::new(Hand(Who::You));
    let mut amounts = [-3, -1, 0, 1, 2, 5, 21].map(N).to_vec();
    for who in WHO {
        amounts.extend([Pool(who), Life(who), Hand(who), Times(2, Box::new(Life(who)))]);
    }
    amounts.extend([Amount::Age, Amount::Counters, Amount::Moved, Amount::Ages]);
    amounts.extend([Count(Filter::default()), Count(Filter(vec![Test::Yours])), Count(Filter(vec![Test::Theirs]))]);
    amounts.extend([
        Times(-1, hand()),
        Times(1, hand()),
        Times(2, Box::new(N(3))),
        Times(2, Box::new(Times(2, hand()))),
    ]);
    amounts.extend([Sum(hand(), Box::new(N(1))), Sum(Box::new(N(1)), hand())]);
    amounts.extend([Sum(Box::new(Sum(hand(), hand())), hand()), Sum(hand(), Box::new(Sum(hand(), hand())))]);
    amounts.extend([Times(2, Box::new(Sum(hand(), hand()))), Sum(Box::new(Times(2, hand())), hand())]);
    amounts
}

fn aims() -> Vec<Aim> {
    let mut aims = vec![Aim::This, Aim::That, Aim::Subject];
    for filter in filters() {
        aims.extend([Aim::One(filter.clone()), Aim::Mass(filter.clone(), N(4)), Aim::Each(filter)]);
    }
    aims.extend(amounts().into_iter().map(|amount| Aim::Mass(Filter::default(), amount)));
    aims
}

/// Every verb that contains no other, with every player, every aim and many amounts.
pub(crate) fn plain_verbs() -> Vec<Verb> {
    let mut verbs = vec![Verb::Insight, Verb::Fetch];
    for amount in amounts() {
        let n = || amount.clone();
        for who in WHO {
            verbs.extend([Verb::Concentrate(who, n()), Verb::Heal(who, n()), Verb::Lose(who, n())]);
            verbs.extend([Verb::Armor(who, n()), Verb::Draw(who, n()), Verb::Mill(who, n())]);
            verbs.extend([Verb::Discard(who, n(), Chooser::Owner), Verb::Discard(who, n(), Chooser::Chance)]);
            verbs.extend([Verb::Charge(who, n()), Verb::Drain(who, n())]);
        }
        verbs.extend(WAYS.map(|way| Verb::MoveTime(way, n())));
        verbs.extend([Verb::Damage(n()), Verb::Recover(n()), Verb::Token("test-spark".to_owned(), n())]);
        for aim in [Aim::This, Aim::One(Filter::default()), Aim::Mass(Filter::default(), Life(Who::You))] {
            verbs.extend([Verb::Mend(aim.clone(), n()), Verb::Unwind(aim, n())]);
        }
    }
    for aim in aims() {
        let aim = || aim.clone();
        verbs.extend([Verb::Disembody(aim()), Verb::Return(aim()), Verb::Snare(aim()), Verb::Turn(aim())]);
        verbs.extend([Verb::Ready(aim()), Verb::Shift(aim()), Verb::Sacrifice(aim())]);
        verbs.extend([Verb::Mend(aim(), N(2)), Verb::Unwind(aim(), N(2))]);
    }
    verbs
}

pub(crate) fn conditions() -> Vec<Cond> {
    let mut found = vec![Cond::Moved, Cond::YourTurn];
    found.extend(filters().into_iter().map(Cond::There));
    for cmp in CMPS {
        for one in amounts() {
            found.extend([N(-1), N(0), N(1), N(2), N(21), N(300)].map(|n| Cond::Is(one.clone(), cmp, n)));
            found.extend([Life(Who::Opponent), Hand(Who::You)].map(|other| Cond::Is(one.clone(), cmp, other)));
        }
        found.extend(filters().into_iter().map(|filter| Cond::Is(Count(filter), cmp, N(3))));
    }
    found
}

fn moments() -> Vec<Moment> {
    let mut found = vec![Moment::Changes];
    found.extend(WAYS.map(Moment::Moves));
    for who in WHO {
        found.extend([Moment::Begins(who), Moment::Ends(who), Moment::Casts(who), Moment::Embodies(who)]);
        found.extend([Moment::Attacks(who), Moment::Hurt(who), Moment::Meditates(who)]);
    }
    for filter in filters() {
        found.extend([Moment::Enters(filter.clone()), Moment::Dies(filter)]);
    }
    found
}

fn lastings() -> Vec<Lasting> {
    let mut found = Vec::new();
    for filter in filters() {
        found.extend([Lasting::Haste(filter.clone()), Lasting::Shielded(filter.clone())]);
        for n in [-2, 0, 1] {
            found.extend(Resource::ALL.map(|resource| Lasting::Yields(filter.clone(), resource, n)));
        }
    }
    for who in WHO {
        found.extend([-2, -1, 0, 1].map(|n| Lasting::Costs(who, n)));
    }
    found
}

/// Every keyword, moment and lasting change.
pub(crate) fn powers() -> Vec<Power> {
    let mut found = vec![Power::Haste];
    for effect in [vec![], vec![Verb::Insight], vec![Verb::Fetch, Verb::Return(Aim::Subject)]] {
        let keywords: [fn(Vec<Verb>) -> Power; 4] = [Power::Does, Power::Summon, Power::Manifest, Power::Fury];
        found.extend(keywords.map(|power| power(effect.clone())));
        found.extend([0, 1, 2].map(|price| Power::Turn(price, effect.clone())));
        found.extend(moments().into_iter().map(|moment| Power::When(moment, effect.clone())));
    }
    found.extend(lastings().into_iter().map(Power::Always));
    found
}

fn any_filter() -> impl Strategy<Value = Filter> {
    prop::collection::vec(prop::sample::select(tests()), 0..4).prop_map(Filter)
}

fn any_amount() -> impl Strategy<Value = Amount> {
    let leaf = prop_oneof![prop::sample::select(amounts()), any_filter().prop_map(Count)];
    leaf.prop_recursive(2, 4, 2, |inner| {
        prop_oneof![
            (-1..3_i16, inner.clone()).prop_map(|(factor, amount)| Times(factor, Box::new(amount))),
            (inner.clone(), inner).prop_map(|(one, other)| Sum(Box::new(one), Box::new(other))),
        ]
    })
}

fn any_aim() -> impl Strategy<Value = Aim> {
    prop_oneof![
        any_filter().prop_map(Aim::One),
        any_filter().prop_map(Aim::Each),
        (any_filter(), any_amount()).prop_map(|(filter, amount)| Aim::Mass(filter, amount)),
        prop::sample::select(vec![Aim::This, Aim::That, Aim::Subject]),
    ]
}

fn any_cond() -> impl Strategy<Value = Cond> {
    prop_oneof![
        (any_amount(), prop::sample::select(CMPS.to_vec()), any_amount()).prop_map(|(a, cmp, b)| Cond::Is(a, cmp, b)),
        any_filter().prop_map(Cond::There),
        prop::sample::select(vec![Cond::Moved, Cond::YourTurn]),
    ]
}

pub(crate) fn any_verb() -> impl Strategy<Value = Verb> {
    type OnCards = fn(Aim) -> Verb;
    let acts: Vec<OnCards> =
        vec![Verb::Disembody, Verb::Return, Verb::Snare, Verb::Turn, Verb::Ready, Verb::Shift, Verb::Sacrifice];
    let leaf = prop_oneof![
        prop::sample::select(plain_verbs()),
        (prop::sample::select(acts), any_aim()).prop_map(|(act, aim)| act(aim)),
        (any_aim(), any_amount()).prop_map(|(aim, amount)| Verb::Mend(aim, amount)),
        (any_aim(), any_amount()).prop_map(|(aim, amount)| Verb::Unwind(aim, amount)),
        any_amount().prop_map(Verb::Damage),
    ];
    leaf.prop_recursive(3, 10, 3, |inner| {
        let block = || prop::collection::vec(inner.clone(), 0..3);
        prop_oneof![
            (any_cond(), block(), block()).prop_map(|(cond, then, otherwise)| Verb::If(cond, then, otherwise)),
            prop::collection::vec(block(), 0..3).prop_map(Verb::ChooseOne),
            (0..3_u8, block()).prop_map(|(price, verbs)| Verb::May(price, verbs)),
        ]
    })
}

pub(crate) fn any_power() -> impl Strategy<Value = Power> {
    let block = || prop::collection::vec(any_verb(), 0..3);
    let keywords: Vec<fn(Vec<Verb>) -> Power> = vec![Power::Does, Power::Summon, Power::Manifest, Power::Fury];
    prop_oneof![
        (prop::sample::select(keywords), block()).prop_map(|(power, verbs)| power(verbs)),
        (0..3_u8, block()).prop_map(|(price, verbs)| Power::Turn(price, verbs)),
        (prop::sample::select(moments()), block()).prop_map(|(moment, verbs)| Power::When(moment, verbs)),
        prop::sample::select(lastings()).prop_map(Power::Always),
    ]
}

/// Small changes of a tree: drop, double, swap, wrap or unwrap a part of it.
pub(crate) fn neighbours(effect: &[Verb]) -> Vec<Vec<Verb>> {
    let mut found = vec![vec![Verb::May(0, effect.to_vec())], vec![Verb::ChooseOne(vec![effect.to_vec()])]];
    for (at, verb) in effect.iter().enumerate() {
        let with = |verbs: Vec<Verb>| [&effect[..at], &verbs, &effect[at + 1..]].concat();
        found.extend([
            with(vec![]),
            with(vec![verb.clone(), verb.clone()]),
            with(vec![Verb::May(0, vec![verb.clone()])]),
        ]);
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
                found.extend([inside(otherwise, then), inside(&[then.clone(), otherwise.clone()].concat(), &[])]);
                found.push(with([then.clone(), otherwise.clone()].concat()));
                found.extend(neighbours(then).iter().map(|then| inside(then, otherwise)));
                found.extend(neighbours(otherwise).iter().map(|otherwise| inside(then, otherwise)));
                if let Some((last, rest)) = then.split_last() {
                    found.push([inside(rest, otherwise), vec![last.clone()]].concat());
                }
            }
            Verb::ChooseOne(options) => {
                found.extend([with(options.concat()), with(vec![Verb::ChooseOne(vec![options.concat()])])]);
            }
            Verb::May(price, verbs) => {
                found.extend([with(verbs.clone()), with(vec![Verb::May(price + 1, verbs.clone())])]);
                found.extend(neighbours(verbs).into_iter().map(|verbs| with(vec![Verb::May(*price, verbs)])));
            }
            _ => {}
        }
    }
    found
}
