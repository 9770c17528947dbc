//! The words of Towers: every effect can be said in every language, and no two effects read the same.

mod trees;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use duelhall_engine::kit::art::Recipe;
use duelhall_engine::text::{Lang, Words, differences, sources};
use duelhall_engine::towers::card::Amount::{Half, Hand, N, Of};
use duelhall_engine::towers::card::{CardDef, Cmp, Cond, Cost, Resource, Side, Stat, Verb, Who};
use duelhall_engine::towers::library;
use duelhall_engine::towers::words::card_text;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use proptest::prelude::*;
use trees::{STATS, WHO, amounts, any_verb, conditions, neighbours, plain_verbs};

fn cards() -> &'static [Arc<CardDef>] {
    &library().cards
}

fn card(effect: Vec<Verb>) -> CardDef {
    CardDef {
        id: "test".to_owned(),
        suit: Resource::Ore,
        cost: Cost::default(),
        weight: 1,
        icon: String::new(),
        art: Recipe::default(),
        effect,
        undiscardable: false,
        name: None,
    }
}

fn say(lang: Lang, effect: &[Verb]) -> String {
    Words::engine().try_say(lang, &card_text(&card(effect.to_vec())), &[]).unwrap()
}

#[track_caller]
fn assert_all_read_differently<'a>(effects: impl IntoIterator<Item = &'a Vec<Verb>>) {
    let mut read: [HashMap<String, &Vec<Verb>>; 2] = Default::default();
    for effect in effects {
        for lang in Lang::ALL {
            let said = say(lang, effect);
            if let Some(before) = read[lang as usize].insert(said.clone(), effect) {
                assert_eq!(before, effect, "both read: {said}");
            }
        }
    }
}

#[test]
fn every_verb_with_every_amount_can_be_said_and_reads_like_no_other() {
    let verbs = plain_verbs(&amounts());
    assert!(verbs.len() > 5_000, "{}", verbs.len());
    let effects: Vec<Vec<Verb>> =
        verbs.into_iter().flat_map(|verb| [vec![verb.clone()], vec![Verb::Lowest(Stat::Wall, vec![verb])]]).collect();
    assert_all_read_differently(&effects);
}

#[test]
fn every_condition_and_every_choice_of_sides_reads_like_no_other() {
    let mut effects: Vec<Vec<Verb>> =
        conditions().into_iter().map(|cond| vec![Verb::If(cond, vec![Verb::ExtendTurn], vec![])]).collect();
    effects.extend(STATS.map(|stat| vec![Verb::Lowest(stat, vec![Verb::ExtendTurn])]));
    effects.extend(STATS.map(|stat| vec![Verb::Highest(stat, vec![Verb::ExtendTurn])]));
    assert_all_read_differently(&effects);
}

#[test]
fn blocks_in_every_arrangement_read_like_no_other() {
    let cond = || Cond(Of(Side::Own, Stat::Wall), Cmp::Equal, N(0));
    let when = |then: &[Verb], otherwise: &[Verb]| Verb::If(cond(), then.to_vec(), otherwise.to_vec());
    let low = |verbs: &[Verb]| Verb::Lowest(Stat::Wall, verbs.to_vec());
    let high = |verbs: &[Verb]| Verb::Highest(Stat::Wall, verbs.to_vec());
    let leaves: Vec<Verb> = WHO
        .into_iter()
        .flat_map(|who| {
            let wall = |n| Verb::Gain(who, Stat::Wall, n);
            [wall(N(1)), wall(Of(Side::Own, Stat::Wall)), Verb::Damage(who, N(1)), Verb::Draw(who, 1)]
        })
        .collect();
    let mut effects = vec![vec![], vec![when(&[], &[])], vec![low(&[])], vec![low(&[low(&[])])]];
    for a in &leaves {
        let one = [a.clone()];
        effects.push(vec![when(&one, &[])]);
        effects.push(vec![when(&[], &one)]);
        effects.push(vec![when(&[when(&one, &[])], &[])]);
        effects.push(vec![low(&[high(&one)])]);
        effects.push(vec![high(&[low(&one)])]);
        for b in &leaves {
            let other = [b.clone()];
            let both = [a.clone(), b.clone()];
            effects.push(both.to_vec());
            for wrap in [low, high] {
                effects.push(vec![wrap(&both)]);
                effects.push(vec![wrap(&one), b.clone()]);
                effects.push(vec![a.clone(), wrap(&other)]);
                effects.push(vec![wrap(&one), wrap(&other)]);
                effects.push(vec![wrap(&[when(&one, &other)])]);
                effects.push(vec![when(&[wrap(&one)], &other)]);
                effects.push(vec![when(&[wrap(&one), b.clone()], &[])]);
                effects.push(vec![when(&[wrap(&both)], &[])]);
            }
            effects.push(vec![when(&one, &other)]);
            effects.push(vec![when(&both, &[])]);
            effects.push(vec![when(&[], &both)]);
            effects.push(vec![when(&one, &[]), b.clone()]);
            effects.push(vec![a.clone(), when(&other, &[])]);
            effects.push(vec![when(&[when(&one, &other)], &[])]);
            effects.push(vec![when(&[when(&one, &[])], &other)]);
            effects.push(vec![when(&[when(&one, &[]), b.clone()], &[])]);
            effects.push(vec![when(&[], &[when(&one, &other)])]);
        }
    }
    assert!(effects.len() > 5_000, "{}", effects.len());
    assert_all_read_differently(&effects);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_tree_never_reads_like_another_that_is_almost_the_same(effect in prop::collection::vec(any_verb(), 0..4)) {
        let mut all = neighbours(&effect);
        all.push(effect);
        assert_all_read_differently(&all);
    }

    #[test]
    fn trees_never_read_like_each_other(effects in prop::collection::vec(prop::collection::vec(any_verb(), 0..3), 20)) {
        assert_all_read_differently(&effects);
    }
}

#[test]
fn the_flag_that_a_card_cannot_be_discarded_is_part_of_its_text() {
    for effect in [vec![], vec![Verb::ExtendTurn]] {
        let plain = card(effect);
        let flagged = CardDef { undiscardable: true, ..plain.clone() };
        for lang in Lang::ALL {
            assert_ne!(Words::engine().card_text(lang, &plain), Words::engine().card_text(lang, &flagged));
        }
    }
}

#[test]
fn the_languages_say_the_same_messages_with_the_same_variables() {
    assert_eq!(differences(&sources()), Vec::<String>::new());
}

#[test]
fn costs_are_said_by_resource_and_a_free_card_is_free() {
    let words = Words::engine();
    let cost = |ore, gems, gold| [Lang::En, Lang::Ru].map(|lang| words.card_cost(lang, Cost { ore, gems, gold }));
    assert_eq!(cost(0, 0, 0), ["free", "бесплатно"]);
    assert_eq!(cost(1, 0, 21), ["1 ore, 21 gold", "1\u{a0}ед. руды, 21\u{a0}ед. золота"]);
    assert_eq!(cost(2, 1, 0), ["2 ore, 1 gem", "2\u{a0}ед. руды, 1\u{a0}самоцвет"]);
    assert_eq!(cost(0, 3, 11), ["3 gems, 11 gold", "3\u{a0}самоцвета, 11\u{a0}ед. золота"]);
}

#[test]
fn russian_numbers_and_cases_agree() {
    let gems = Stat::Stock(Resource::Gems);
    let mine = Stat::Mine(Resource::Gold);
    let cond = |a, cmp, b| Verb::If(Cond(a, cmp, b), vec![Verb::ExtendTurn], vec![]);
    for (verb, said) in [
        (Verb::Gain(Who::Own, gems, N(1)), "+1 самоцвет."),
        (Verb::Gain(Who::Foe, gems, N(3)), "Противнику: +3 самоцвета."),
        (Verb::Lose(Who::Both, gems, N(11)), "Обоим: −11 самоцветов."),
        (Verb::Damage(Who::Foe, N(21)), "21 ед. урона."),
        (Verb::DamageTower(Who::Own, N(2)), "2 ед. урона вашей башне."),
        (Verb::Set(Who::Own, mine, Of(Side::Foe, mine)), "Ваша добыча золота станет равна добыче золота противника."),
        (Verb::Set(Who::Foe, gems, N(4)), "Самоцветы противника станут равны 4."),
        (Verb::Damage(Who::Foe, Half(Box::new(Of(Side::Own, gems)))), "X ед. урона (X — половина ваших самоцветов)."),
        (cond(Of(Side::Foe, gems), Cmp::More, N(1)), "Если у противника больше 1 самоцвета: ходите ещё раз."),
        (cond(Of(Side::Own, gems), Cmp::Equal, N(2)), "Если у вас ровно 2 самоцвета: ходите ещё раз."),
        (cond(Hand(Side::Own), Cmp::Less, N(2)), "Если у вас в руке меньше 2 карт: ходите ещё раз."),
        (
            Verb::Lowest(mine, vec![Verb::Draw(Who::They, 2), Verb::Gain(Who::Own, Stat::Wall, N(1))]),
            "Каждый, у кого самая низкая добыча золота: берёт 2 карты; вам: +1 к стене.",
        ),
    ] {
        assert_eq!(say(Lang::Ru, &[verb]).replace('\u{a0}', " "), said);
    }
}

/// Every piece of text in the sources of a language and the key of its message, without comments and the parts in braces.
fn written(lang: Lang) -> Vec<(String, String)> {
    fn collect(key: &str, pattern: &Pattern<&str>, found: &mut Vec<(String, String)>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => found.push((key.to_owned(), (*value).to_owned())),
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    variants.iter().for_each(|variant| collect(key, &variant.value, found));
                }
                PatternElement::Placeable { expression: Expression::Inline(_) } => {}
            }
        }
    }
    let mut found = Vec::new();
    for (_, source) in sources().iter().filter(|(source_lang, _)| *source_lang == lang) {
        for entry in fluent_syntax::parser::parse(*source).unwrap().body {
            match entry {
                Entry::Message(message) => {
                    message.value.iter().for_each(|pattern| collect(message.id.name, pattern, &mut found));
                }
                Entry::Term(term) => collect(term.id.name, &term.value, &mut found),
                _ => {}
            }
        }
    }
    found
}

#[test]
fn each_language_is_written_in_its_own_letters() {
    let cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    let (english, russian) = (written(Lang::En), written(Lang::Ru));
    assert!(english.len() > 300 && russian.len() > 300);
    assert_eq!(english.iter().find(|(_, text)| text.contains(cyrillic)), None);
    // In the names of War, types of machines keep the letters of their makers: Pz III, Ju 87.
    let is_type = |word: &str| word.len() <= 5 && word.contains(|c: char| c.is_ascii_uppercase());
    // X stands for an amount in every language.
    let foreign = |(key, text): &&(String, String)| {
        let latin = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty() && *word != "X");
        let of_war = ["card-war-", "war-mission-", "war-briefing-"].iter().any(|start| key.starts_with(start));
        latin.into_iter().any(|word| !of_war || !is_type(word))
    };
    assert_eq!(russian.iter().find(foreign), None);
}

#[test]
fn names_are_there_are_unique_and_fit() {
    let words = Words::engine();
    for lang in Lang::ALL {
        let cards: BTreeSet<String> = cards().iter().map(|card| words.card_name(lang, card)).collect();
        assert_eq!(cards.len(), 102, "two cards are called the same in {lang}");
        let taverns: BTreeSet<String> =
            library().taverns.iter().map(|tavern| words.plain(lang, &format!("tavern-{}", tavern.id))).collect();
        assert_eq!(taverns.len(), words.keys(lang).filter(|key| key.starts_with("tavern-")).count());
        assert_eq!(cards.len(), words.keys(lang).filter(|key| key.starts_with("card-towers-")).count());
        for name in cards.iter().chain(&taverns) {
            assert!(name.chars().count() <= 24 && !name.contains('⟨'), "{name}");
        }
    }
}

#[test]
fn the_text_of_every_card_fits_on_its_face() {
    for card in cards() {
        for lang in Lang::ALL {
            let text = Words::engine().card_text(lang, card);
            assert!(text.chars().count() <= 90, "{}: {text}", card.id);
        }
    }
}

#[test]
fn the_texts_of_all_cards_are_as_reviewed() {
    let words = Words::engine();
    let mut golden = String::new();
    for card in cards() {
        golden += &format!("{} ×{}\n", card.id, card.weight);
        for lang in Lang::ALL {
            let (name, cost) = (words.card_name(lang, card), words.card_cost(lang, card.cost));
            golden += &format!("  {name} ({cost})\n    {}\n", words.card_text(lang, card));
        }
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("towers-cards", golden);
    });
}
