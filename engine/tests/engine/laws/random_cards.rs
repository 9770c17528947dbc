//! The laws of Towers with random cards: any effect that the card language can express, however absurd.

use duelhall_engine::kit::art::Recipe;
use duelhall_engine::kit::{FirstTurn, Game, Seat};
use duelhall_engine::towers::card::{
    Amount, CardDef, Chooser, Cmp, Cond, Cost, Resource, Share, Side, Stat, Verb, Who,
};
use duelhall_engine::towers::{House, Setup, Tie, Towers};
use proptest::prelude::*;

use crate::laws::playout::{Playout, ends_and_conserves_cards};
use crate::laws::{leaks, saves};

fn resource() -> impl Strategy<Value = Resource> + Clone {
    prop::sample::select(Resource::ALL.to_vec())
}

fn stat() -> impl Strategy<Value = Stat> + Clone {
    prop_oneof![Just(Stat::Tower), Just(Stat::Wall), resource().prop_map(Stat::Stock), resource().prop_map(Stat::Mine)]
}

fn side() -> impl Strategy<Value = Side> + Clone {
    prop::sample::select(vec![Side::Own, Side::Foe])
}

fn amount() -> impl Strategy<Value = Amount> + Clone {
    let leaf = prop_oneof![
        6 => (-5_i16..60).prop_map(Amount::N),
        1 => prop::sample::select(vec![i16::MIN, i16::MAX]).prop_map(Amount::N),
        3 => (side(), stat()).prop_map(|(side, stat)| Amount::Of(side, stat)),
        1 => side().prop_map(Amount::Hand),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        let pair = (inner.clone().prop_map(Box::new), inner.clone().prop_map(Box::new));
        prop_oneof![
            pair.clone().prop_map(|(one, other)| Amount::Min(one, other)),
            pair.clone().prop_map(|(one, other)| Amount::Max(one, other)),
            pair.prop_map(|(one, other)| Amount::Sum(one, other)),
            inner.prop_map(|whole| Amount::Half(Box::new(whole))),
        ]
    })
}

fn who(they: bool) -> impl Strategy<Value = Who> + Clone {
    let most: usize = if they { 4 } else { 3 };
    (0..most).prop_map(|index| [Who::Own, Who::Foe, Who::Both, Who::They][index])
}

fn plain(they: bool) -> impl Strategy<Value = Verb> {
    let amounts = (who(they), amount());
    let cards = (who(they), 0_u8..4);
    prop_oneof![
        (who(they), stat(), amount()).prop_map(|(who, stat, amount)| Verb::Gain(who, stat, amount)),
        (who(they), stat(), amount()).prop_map(|(who, stat, amount)| Verb::Lose(who, stat, amount)),
        (who(they), stat(), amount()).prop_map(|(who, stat, amount)| Verb::Set(who, stat, amount)),
        amounts.clone().prop_map(|(who, amount)| Verb::Damage(who, amount)),
        amounts.clone().prop_map(|(who, amount)| Verb::DamageWall(who, amount)),
        amounts.prop_map(|(who, amount)| Verb::DamageTower(who, amount)),
        stat().prop_map(Verb::Swap),
        (resource(), amount(), prop::bool::ANY).prop_map(|(resource, amount, all)| {
            Verb::Steal(resource, amount, if all { Share::All } else { Share::Half })
        }),
        Just(Verb::ExtendTurn),
        cards.clone().prop_map(|(who, count)| Verb::Draw(who, count)),
        (cards, prop::bool::ANY).prop_map(|((who, count), chance)| {
            Verb::Discard(who, count, if chance { Chooser::Chance } else { Chooser::Owner })
        }),
    ]
}

fn cond() -> impl Strategy<Value = Cond> {
    let cmp = prop::sample::select(vec![Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More]);
    (amount(), cmp, amount()).prop_map(|(one, cmp, other)| Cond(one, cmp, other))
}

fn verbs(they: bool) -> impl Strategy<Value = Vec<Verb>> {
    let verb = plain(they).prop_recursive(2, 8, 3, |inner| {
        let block = prop::collection::vec(inner, 0..3);
        (cond(), block.clone(), block).prop_map(|(cond, then, otherwise)| Verb::If(cond, then, otherwise))
    });
    prop::collection::vec(verb, 0..4)
}

fn effect() -> impl Strategy<Value = Vec<Verb>> {
    let each = (stat(), verbs(true), prop::bool::ANY)
        .prop_map(|(stat, verbs, low)| vec![if low { Verb::Lowest(stat, verbs) } else { Verb::Highest(stat, verbs) }]);
    (verbs(false), prop_oneof![3 => Just(Vec::new()), 1 => each]).prop_map(|(mut verbs, each)| {
        verbs.extend(each);
        verbs
    })
}

fn card() -> impl Strategy<Value = (CardDef, u8)> {
    let cost = (0_u8..6, 0_u8..2, 0_u8..2).prop_map(|(ore, gems, gold)| Cost { ore, gems, gold });
    (resource(), cost, effect(), prop::bool::weighted(0.2), 0_u8..4).prop_map(
        |(suit, cost, effect, undiscardable, copies)| {
            let (id, icon) = (String::new(), String::new());
            (
                CardDef { id, suit, cost, weight: 1, icon, art: Recipe::default(), effect, undiscardable, name: None },
                copies,
            )
        },
    )
}

fn setup() -> impl Strategy<Value = Setup> {
    let house = (1_i16..60, 0_i16..60, 1_i16..9, 0_i16..20, 0_i16..5, prop::bool::ANY).prop_map(
        |(tower, wall, mine, stock, bonus, rank)| House {
            tower,
            wall,
            mine,
            stock,
            bonus,
            tower_goal: tower + 30,
            stock_goal: stock + bonus + 60,
            tie: if rank { Tie::Rank } else { Tie::Draw },
            turn_cap: 60,
        },
    );
    let first =
        prop::sample::select(vec![FirstTurn::Random, FirstTurn::Seat(Seat::SECOND), FirstTurn::ChosenBy(Seat::FIRST)]);
    (prop::collection::vec(card(), 1..14), house, first)
        .prop_filter("a deck has a card", |(cards, ..)| cards.iter().any(|(_, copies)| *copies > 0))
        .prop_map(|(cards, house, first)| {
            let (mut cards, copies): (Vec<CardDef>, Vec<u8>) = cards.into_iter().unzip();
            (0..).zip(&mut cards).for_each(|(number, card): (usize, _)| card.id = format!("card-{number}"));
            Setup { cards, copies, house, first, position: None }
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn matches_of_any_cards_obey_the_laws(setup in setup(), number in 0_u64..1_000) {
        let text = serde_json::to_string(&setup).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Setup>(&text).unwrap(), &setup);
        let rules = Towers::prepare(setup).unwrap();
        let begin = || Playout::<Towers>::begin(&rules, number).thoughtless();
        ends_and_conserves_cards(begin());
        saves::goes_on_from_every_save(begin());
        leaks::leaks_nothing(begin());
    }
}
