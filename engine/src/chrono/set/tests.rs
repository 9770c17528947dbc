use std::collections::{BTreeMap, BTreeSet};

use super::points::{budget, is_strongest_at_home, is_thoughtform, points};
use super::*;
use crate::chrono::card::{Aim, Epoch, Lasting, Moment, Power, Rarity, Resource, Row, Test, Type, Verb, Way};
use crate::text::{Lang, Words};

/// The cards that a deck can have.
fn cards() -> impl Iterator<Item = &'static CardDef> {
    all().filter(|card| card.kind != Type::Hero && !card.token)
}

fn all() -> impl Iterator<Item = &'static CardDef> {
    library().cards.iter().map(AsRef::as_ref)
}

fn card(id: &str) -> &'static CardDef {
    library().card(id).unwrap_or_else(|| panic!("no card {id}"))
}

fn row(card: &CardDef, epoch: Epoch) -> &Row {
    card.row(epoch).unwrap_or_else(|| panic!("{} has no row for {epoch:?}", card.id))
}

const fn verbs(power: &Power) -> &[Verb] {
    match power {
        Power::Does(verbs)
        | Power::Summon(verbs)
        | Power::Manifest(verbs)
        | Power::Fury(verbs)
        | Power::Turn(_, verbs)
        | Power::When(_, verbs) => verbs.as_slice(),
        Power::Always(_) | Power::Haste => &[],
    }
}

/// A verb, and the verbs that it contains.
fn whole(verb: &Verb) -> Vec<&Verb> {
    let within: Vec<&Verb> = match verb {
        Verb::If(_, then, otherwise) => then.iter().chain(otherwise).collect(),
        Verb::ChooseOne(options) => options.iter().flatten().collect(),
        Verb::May(_, verbs) => verbs.iter().collect(),
        _ => Vec::new(),
    };
    std::iter::once(verb).chain(within.into_iter().flat_map(whole)).collect()
}

fn row_verbs(row: &Row) -> impl Iterator<Item = &Verb> {
    row.powers.iter().flat_map(verbs).flat_map(whole)
}

fn card_verbs(card: &CardDef) -> impl Iterator<Item = &Verb> {
    let throne = card.throne.iter();
    let heroic =
        throne.flat_map(|hero| hero.meditation.iter().chain(hero.abilities.iter().flat_map(|one| &one.effect)));
    card.rows.iter().flat_map(row_verbs).chain(heroic.flat_map(whole))
}

/// How a thoughtform changes with the epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    AlwaysCreature,
    SpellAwayFromHome,
    AlwaysSpell,
    CreatureAwayFromHome,
}

fn shape(card: &CardDef) -> Shape {
    let creature = Epoch::ALL.map(|epoch| row(card, epoch).window.is_some());
    match creature {
        [true, true, true] => Shape::AlwaysCreature,
        [false, false, false] => Shape::AlwaysSpell,
        [..] if creature[card.home.index()] => Shape::SpellAwayFromHome,
        [..] => Shape::CreatureAwayFromHome,
    }
}

fn count(is: impl Fn(&CardDef) -> bool) -> usize {
    cards().filter(|card| is(card)).count()
}

#[test]
fn every_epoch_is_home_to_28_thoughtforms_4_locations_3_events_and_5_shadows() {
    for epoch in Epoch::ALL {
        let of = |is: fn(Type) -> bool| count(|card| card.home == epoch && is(card.kind));
        let numbers = [
            of(|kind| kind == Type::Thoughtform),
            of(|kind| matches!(kind, Type::Location(_))),
            of(|kind| matches!(kind, Type::Event(_))),
            of(|kind| kind == Type::Shadow),
        ];
        assert_eq!(numbers, [28, 4, 3, 5], "{epoch:?}");
    }
    assert_eq!((cards().count(), all().filter(|card| card.kind == Type::Hero).count()), (120, 6));
}

#[test]
fn c30_the_rarities_are_48_36_24_and_12_and_the_same_in_every_epoch() {
    for epoch in Epoch::ALL {
        let numbers = [Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Mythic]
            .map(|rarity| count(|card| card.home == epoch && card.rarity == rarity));
        assert_eq!(numbers, [16, 12, 8, 4], "{epoch:?}");
    }
}

/// The 15 shadows cost nothing, so the curve of 120 cards is held by the other 105.
#[test]
fn the_cost_curve_is_that_of_the_rules_and_shadows_cost_nothing() {
    let mut curve = [0; 7];
    cards().for_each(|card| curve[usize::from(card.cost.min(6))] += 1);
    assert_eq!(curve, [15, 14, 25, 26, 19, 12, 9]);
    assert!(cards().all(|card| (card.cost == 0) == (card.kind == Type::Shadow)));
}

#[test]
fn the_shapes_of_thoughtforms_have_their_shares() {
    let mut shapes = BTreeMap::new();
    for card in cards().filter(|card| is_thoughtform(card)) {
        *shapes.entry(shape(card)).or_insert(0) += 1;
        assert!(shape(card) != Shape::AlwaysCreature || card.rows.len() > 1, "{} does not change", card.id);
    }
    let wanted = [
        (Shape::AlwaysCreature, 38),
        (Shape::SpellAwayFromHome, 25),
        (Shape::AlwaysSpell, 13),
        (Shape::CreatureAwayFromHome, 8),
    ];
    assert_eq!(shapes, BTreeMap::from(wanted));
}

#[test]
fn c38_rows_name_every_epoch_once_in_order_and_span_only_adjacent_ones() {
    for card in all() {
        let epochs: Vec<Epoch> = card.rows.iter().flat_map(|row| row.epochs.clone()).collect();
        let wanted = if card.kind == Type::Hero { &[][..] } else { &Epoch::ALL };
        assert_eq!(epochs, wanted, "{}", card.id);
        assert!(card.rows.windows(2).all(|two| two[0] != two[1] || two[0].epochs == [Epoch::One]), "{}", card.id);
    }
}

#[test]
fn c41_a_row_without_a_window_only_does_and_one_with_a_window_never() {
    for (card, row) in all().flat_map(|card| card.rows.iter().map(move |row| (card, row))) {
        let does = |power: &Power| matches!(power, Power::Does(_));
        let fits = row.powers.iter().all(|power| does(power) == row.window.is_none());
        assert!(fits, "{}: {row:?}", card.id);
        assert_eq!(row.leaves.is_some(), card.kind == Type::Shadow, "{}", card.id);
    }
}

#[test]
fn most_cards_are_of_use_in_every_epoch_and_a_quarter_is_strongest_at_home() {
    let is_of_use = |card: &CardDef| {
        let rows = Epoch::ALL.map(|epoch| row(card, epoch));
        rows.iter().all(|row| !row.powers.is_empty() || row.window.as_ref().is_some_and(|window| !window.is_empty()))
    };
    assert!(count(is_of_use) * 10 >= 120 * 6, "{}", count(is_of_use));
    assert!(cards().all(|card| points(card, card.home) > 0));
    assert!(count(is_strongest_at_home) * 4 >= 120, "{}", count(is_strongest_at_home));
}

#[test]
fn no_card_is_far_from_the_budget_of_its_cost() {
    let mut far = Vec::new();
    for card in cards().filter(|card| is_thoughtform(card)) {
        let worth = Epoch::ALL.map(|epoch| points(card, epoch));
        let (best, sum) = (worth.iter().copied().max().unwrap_or(0), worth.iter().sum::<i32>());
        let budget = budget(card.cost);
        // A card that is worth more in one epoch is worth less in another. Rows of later epochs may be worth more, because
        // fewer turns are left for them.
        let fits = (budget * 8 / 10..=budget * 17 / 10 + 18).contains(&best) && sum <= budget * 41 / 10 + 14;
        if !fits {
            far.push(format!("{} costs {}: {worth:?}", card.id, card.cost));
        }
    }
    assert!(far.is_empty(), "{far:#?}");
    for card in cards().filter(|card| card.kind == Type::Shadow) {
        assert!(
            Epoch::ALL.map(|epoch| points(card, epoch)).iter().all(|worth| (1..=34).contains(worth)),
            "{}",
            card.id
        );
    }
}

/// A row has room for about sixty letters.
#[test]
fn no_row_has_more_than_two_powers_or_two_steps() {
    for (card, row) in all().flat_map(|card| card.rows.iter().map(move |row| (card, row))) {
        let steps = row.powers.iter().flat_map(verbs).count();
        assert!(row.powers.len() <= 2 && steps <= 2, "{}: {row:?}", card.id);
    }
}

/// Every keyword with what has it.
type Keyword = (&'static str, fn(&Row) -> bool);

fn does(row: &Row, is: fn(&Verb) -> bool) -> bool {
    row_verbs(row).any(is)
}

const fn is_mass(aim: &Aim) -> bool {
    matches!(aim, Aim::Mass(..))
}

fn is_power(row: &Row, is: fn(&Power) -> bool) -> bool {
    row.powers.iter().any(is)
}

fn moves(row: &Row, way: Way) -> bool {
    row.powers.iter().any(|power| matches!(power, Power::When(Moment::Moves(when), _) if *when == way))
}

const KEYWORDS: [Keyword; 15] = [
    ("haste", |row| is_power(row, |power| matches!(power, Power::Haste | Power::Always(Lasting::Haste(_))))),
    ("summon", |row| is_power(row, |power| matches!(power, Power::Summon(_)))),
    ("manifest", |row| is_power(row, |power| matches!(power, Power::Manifest(_)))),
    ("fury", |row| is_power(row, |power| matches!(power, Power::Fury(_)))),
    ("turn", |row| is_power(row, |power| matches!(power, Power::Turn(..)))),
    ("insight", |row| does(row, |verb| matches!(verb, Verb::Insight))),
    ("snare", |row| does(row, |verb| matches!(verb, Verb::Snare(_)))),
    ("return", |row| does(row, |verb| matches!(verb, Verb::Return(aim) if !is_mass(aim)))),
    ("disembody", |row| does(row, |verb| matches!(verb, Verb::Disembody(aim) if !is_mass(aim)))),
    ("mass return", |row| does(row, |verb| matches!(verb, Verb::Return(aim) if is_mass(aim)))),
    ("mass disembody", |row| does(row, |verb| matches!(verb, Verb::Disembody(aim) if is_mass(aim)))),
    ("shift", |row| does(row, |verb| matches!(verb, Verb::Shift(_)))),
    ("time moves", |row| moves(row, Way::Either)),
    ("to the future", |row| moves(row, Way::Future)),
    ("to the past", |row| moves(row, Way::Past)),
];

#[test]
fn c106_every_keyword_is_on_four_cards_and_in_a_row_of_every_epoch() {
    for (name, has) in KEYWORDS {
        let on = count(|card| card.rows.iter().any(has));
        let epochs = Epoch::ALL.map(|epoch| count(|card| has(row(card, epoch))));
        assert!(on >= 4 && epochs.iter().all(|&rows| rows > 0), "{name}: on {on}, in {epochs:?}");
    }
    assert!(count(|card| card_verbs(card).any(|verb| *verb == Verb::Insight)) >= 5);
}

#[test]
fn c77_ten_cards_move_time_each_way_and_six_take_time_counters() {
    let moves = |way: Way| {
        count(|card| card_verbs(card).any(|verb| matches!(verb, Verb::MoveTime(verb_way, _) if *verb_way == way)))
    };
    let ways = [Way::Either, Way::Future, Way::Past].map(moves);
    assert!(ways.iter().sum::<usize>() >= 10 && ways.iter().all(|&cards| cards >= 3), "{ways:?}");
    let is_time = |kind: Resource| matches!(kind, Resource::Time | Resource::Future | Resource::Past);
    let yields = |row: &Row| row.window.iter().flatten().any(|(kind, _)| is_time(*kind));
    for epoch in Epoch::ALL {
        let takers =
            count(|card| yields(row(card, epoch)) || does(row(card, epoch), |verb| matches!(verb, Verb::Unwind(..))));
        assert!(takers >= 6, "{epoch:?}: {takers}");
    }
}

/// The language has no verb and no moment that only scenarios use.
#[test]
fn every_verb_and_every_moment_is_on_a_card() {
    let verbs = "MoveTime Concentrate Heal Lose Armor Damage Draw Discard Mill Disembody Return Snare Turn Ready Shift \
                 Charge Drain Mend Unwind Insight Token Fetch Recover Sacrifice If ChooseOne May";
    let used: BTreeSet<String> = all().flat_map(card_verbs).map(name_of).collect();
    assert_eq!(used, verbs.split_whitespace().map(str::to_owned).collect());
    let moments = "Moves Begins Ends Enters Dies Casts Embodies Changes Attacks Hurt Meditates";
    let rows = || all().flat_map(|card| &card.rows);
    let when = rows().flat_map(|row| &row.powers).filter_map(|power| match power {
        Power::When(moment, _) => Some(moment),
        _ => None,
    });
    let used: BTreeSet<String> = when.chain(rows().filter_map(|row| row.leaves.as_ref())).map(name_of).collect();
    assert_eq!(used, moments.split_whitespace().map(str::to_owned).collect());
}

/// The name of a variant: the beginning of how it is written.
fn name_of(variant: impl std::fmt::Debug) -> String {
    format!("{variant:?}").chars().take_while(char::is_ascii_alphabetic).collect()
}

#[test]
fn c51_every_hero_has_two_concentration_and_three_abilities_of_which_one_puts_a_counter() {
    for hero in all().filter(|card| card.kind == Type::Hero) {
        let throne = hero.throne.as_ref().unwrap_or_else(|| panic!("{} has no throne", hero.id));
        assert_eq!((throne.base, throne.abilities.len(), throne.meditation.len()), (2, 3, 1), "{}", hero.id);
        assert_eq!(throne.abilities.iter().filter(|one| one.counters > 0).count(), 1, "{}", hero.id);
        assert!(throne.abilities.iter().all(|one| one.counters != 0 && !one.effect.is_empty()), "{}", hero.id);
    }
    assert!(all().all(|card| (card.kind == Type::Hero) == card.throne.is_some()));
}

#[test]
fn c126_every_token_that_a_card_makes_is_there_and_every_token_is_made() {
    let made: BTreeSet<&str> = all()
        .flat_map(card_verbs)
        .filter_map(|verb| if let Verb::Token(id, _) = verb { Some(id.as_str()) } else { None })
        .collect();
    let there: BTreeSet<&str> = all().filter(|card| card.token).map(|card| card.id.as_str()).collect();
    assert_eq!(made, there);
    assert!(all().all(|card| card.token == card.spirit.is_some()));
}

#[test]
fn every_tag_that_a_power_names_is_on_at_least_four_cards() {
    let named = all().flat_map(|card| &card.rows).flat_map(|row| &row.powers).filter_map(|power| match power {
        Power::Always(Lasting::Yields(filter, ..)) => Some(filter),
        _ => None,
    });
    let tags: BTreeSet<&String> = named
        .flat_map(|filter| &filter.0)
        .filter_map(|test| if let Test::Tag(tag) = test { Some(tag) } else { None })
        .collect();
    assert!(tags.len() >= 4, "{tags:?}");
    for tag in tags {
        assert!(count(|card| card.tags.contains(tag)) >= 4, "{tag}");
    }
}

fn size(cards: &[(String, u8)]) -> u32 {
    cards.iter().map(|(_, copies)| u32::from(*copies)).sum()
}

#[test]
fn c26_the_decks_are_legal_and_every_hero_has_one() {
    let heroes: BTreeSet<&str> = all().filter(|card| card.kind == Type::Hero).map(|card| card.id.as_str()).collect();
    let led: BTreeSet<&str> = library().decks.iter().map(|deck| deck.hero.as_str()).collect();
    assert_eq!((heroes, library().decks.len()), (led, 6));
    for deck in &library().decks {
        assert_eq!((size(&deck.cards), size(&deck.side)), (30, 10), "{}", deck.id);
        let mut mythics = 0;
        for (list, is_side) in [(&deck.cards, false), (&deck.side, true)] {
            let ids: BTreeSet<&String> = list.iter().map(|(id, _)| id).collect();
            assert_eq!(ids.len(), list.len(), "{} lists a card twice", deck.id);
            for (id, copies) in list {
                let card = card(id);
                assert!(card.kind != Type::Hero && !card.token && (1..=2).contains(copies), "{}: {id}", deck.id);
                if card.rarity == Rarity::Mythic {
                    assert!(!is_side && *copies == 1, "{}: {id}", deck.id);
                    mythics += 1;
                }
            }
        }
        assert_eq!(mythics, 1, "{}", deck.id);
    }
}

#[test]
fn every_id_and_every_sign_is_its_cards_own() {
    let ids: BTreeSet<&str> = all().map(|card| card.id.as_str()).collect();
    let icons: BTreeSet<&str> = all().map(|card| card.icon.as_str()).collect();
    assert_eq!((ids.len(), icons.len()), (all().count(), all().count()));
    assert!(!icons.contains(""));
}

#[test]
fn every_card_tag_and_deck_has_a_name_of_at_most_22_letters_in_every_language() {
    let mut keys: BTreeSet<String> = all().map(|card| format!("card-chrono-{}", card.id)).collect();
    keys.extend(all().flat_map(|card| &card.tags).map(|tag| format!("tag-chrono-{tag}")));
    keys.extend(library().decks.iter().map(|deck| format!("deck-chrono-{}", deck.id)));
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for key in &keys {
            let name = Words::engine().plain(lang, key);
            assert!(name.chars().count() <= 22 && !name.contains('⟨'), "{key}: {name}");
            assert_eq!(seen.insert(name.clone(), key), None, "two things are called {name}");
        }
    }
}
