//! The words of Heroes: everything in the card language can be said in every language, and no two effects read the same.

#[macro_use]
mod variants;
mod normal;
mod trees;
mod verbs;
mod words;

use std::collections::{BTreeSet, HashMap};

use duelhall_engine::heroes::card::*;
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::words as names;
use duelhall_engine::heroes::words::{effect_text, paragraphs, power_effect, power_price, power_text, type_line};
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words, differences, sources};
use normal::{normal_power, normal_verbs};
use proptest::prelude::*;
use trees::{any_power, any_verb, small_verb};
use variants::{filters, preds};
use verbs::{around, is_plain, plain_verbs, powers};
use words::words;

fn sample() -> Vec<CardDef> {
    ron::from_str(include_str!("sample.ron")).unwrap()
}

/// All the words of a card, one line for each paragraph.
fn face(lang: Lang, card: &CardDef) -> String {
    let texts = std::iter::once(type_line(card)).chain(paragraphs(card));
    texts.map(|text| format!("    {}\n", words().try_say(lang, &text, &[]).unwrap())).collect()
}

#[test]
fn the_languages_say_the_same_messages_with_the_same_variables() {
    assert_eq!(differences(&sources()), Vec::<String>::new());
}

#[test]
fn the_texts_of_sample_cards_are_as_reviewed() {
    let mut golden = String::new();
    for card in sample() {
        golden += &format!("{}\n{}{}", card.id, face(Lang::En, &card), face(Lang::Ru, &card));
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("heroes-sample", golden);
    });
}

#[test]
fn the_texts_of_all_cards_are_as_reviewed() {
    let words = Words::engine();
    let mut golden = String::new();
    for card in &library().cards {
        golden += &format!("{}\n", card.id);
        for lang in Lang::ALL {
            let texts = std::iter::once(type_line(card)).chain(paragraphs(card));
            let said: Vec<String> = texts
                .map(|text| {
                    checked(words.try_say(lang, &text, &[]).unwrap_or_else(|error| panic!("{}: {error}", card.id)))
                })
                .collect();
            golden += &format!("    {}: {}\n", words.card_name(lang, card), said.join("\n        "));
        }
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("heroes-cards", golden);
    });
}

fn card(kind: CardType) -> CardDef {
    let mut card = sample().swap_remove(0);
    (card.kind, card.effect, card.powers) = (kind, vec![], vec![]);
    card
}

/// Every noun in every case and number, as the target of a verb that needs this form.
#[test]
fn nouns_in_every_case_and_number_are_as_reviewed() {
    let mut golden = String::new();
    let [card, ..] = bearers();
    for head in preds().into_iter().take_while(|pred| !matches!(pred, Pred::Tag(_))) {
        let filter = || vec![head.clone(), Pred::Exhausted, Pred::Opposing];
        let whos = [
            Who::Target(filter()),
            Who::Targets(0, 2, filter()),
            Who::Targets(2, 2, filter()),
            Who::Targets(5, 5, filter()),
            Who::Targets(21, 21, filter()),
            Who::Choose(Chooser::You, 1, vec![head.clone(), Pred::Yours, Pred::Other]),
            Who::Choose(Chooser::Chance, 2, vec![head.clone(), Pred::Yours, Pred::Attacking]),
        ];
        for who in whos {
            let who = || who.clone();
            let deal = Verb::Deal { n: Amount::N(1), kind: None, to: who(), by: Dealer::Hero, sure: false };
            let effect = vec![
                Verb::Give(who(), vec![Mod::LosePowers], Until::Forever),
                Verb::RemoveCounters("test-edge".to_owned(), Most::All, who()),
                deal,
                Verb::Move(who(), Where::PlayExhausted),
                Verb::Put(Amount::N(2), who()),
                Verb::Destroy(Who::That),
            ];
            golden += &format!("{}\n", say_effect(Lang::Ru, &card, &effect));
        }
    }
    let golden = golden.replace('\u{a0}', " ");
    insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("heroes-cases", golden);
    });
}

#[test]
fn labels_say_what_a_power_does_without_its_price() {
    let card = sample().swap_remove(1);
    let said = |text: Option<Text>| text.map(|text| words().say(Lang::En, &text, &[]));
    assert_eq!(said(power_effect(&card, 0)).as_deref(), Some("Draw a card."));
    let deals = "This ally deals 1 fire damage to target exhausted opposing ally with cost 3 or less.";
    assert_eq!(said(power_effect(&card, 1)).as_deref(), Some(deals));
    assert_eq!(said(power_price(&card, 1)).as_deref(), Some("pay 2, exhaust this ally"));
    assert_eq!(
        (said(power_price(&card, 0)), said(power_effect(&card, 2)), said(effect_text(&card))),
        (None, None, None)
    );
    let fire = sample().swap_remove(0);
    assert_eq!(said(effect_text(&fire)).as_deref(), Some("Your hero deals 3 fire damage to target ally or hero."));
}

#[test]
fn names_of_classes_and_the_rest_are_said_in_every_language() {
    for lang in Lang::ALL {
        let mut names: Vec<Text> = Class::ALL.map(names::class).to_vec();
        names.extend(Keyword::ALL.map(names::keyword));
        names.extend(variants::DAMAGE.map(names::damage));
        names.extend([Faction::Lantern, Faction::Thorn].map(names::faction));
        names.extend([Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Epic].map(names::rarity));
        let said: BTreeSet<String> = names.iter().map(|name| words().try_say(lang, name, &[]).unwrap()).collect();
        assert_eq!(said.len(), names.len(), "two things are called the same in {lang}");
    }
}

/// Cards in which effects are read: one with a masculine noun in Russian, one with a neuter noun, and one that is attached.
fn bearers() -> [CardDef; 3] {
    let ally = sample().swap_remove(1).kind;
    [card(ally), card(CardType::Ability), card(CardType::Ongoing(Ongoing::Attach(vec![Pred::Weapon])))]
}

fn say_effect(lang: Lang, on: &CardDef, effect: &[Verb]) -> String {
    let card = CardDef { effect: effect.to_vec(), ..on.clone() };
    let texts: Vec<_> = paragraphs(&card).iter().map(|text| words().try_say(lang, text, &[]).unwrap()).collect();
    checked(texts.join("\n"))
}

fn say_power(lang: Lang, on: &CardDef, power: &Power) -> String {
    let card = CardDef { powers: vec![power.clone()], ..on.clone() };
    checked(words().try_say(lang, &power_text(&card, 0).unwrap(), &[]).unwrap())
}

/// Returns a text after checking that it has no gaps, keys, double spaces or spaces before a full stop.
#[track_caller]
fn checked(text: String) -> String {
    let plain = text.replace('\u{a0}', " ");
    for bad in ["fx-", "⟨", "{", "}", "  ", " .", " ,", " :", "..", "()", ",,", " )", "( "] {
        assert!(!plain.contains(bad), "{bad:?} in: {plain}");
    }
    text
}

/// Reads trees in every language. Trees that read the same must have the same normal form.
#[track_caller]
fn assert_all_read_differently<T: PartialEq + std::fmt::Debug>(
    trees: &[T],
    normal: impl Fn(&T) -> T,
    say: impl Fn(Lang, &T) -> String,
) {
    for lang in Lang::ALL {
        let mut read: HashMap<String, T> = HashMap::new();
        for tree in trees {
            let said = say(lang, tree);
            let normal = normal(tree);
            if let Some(before) = read.get(&said) {
                assert_eq!(*before, normal, "both read: {said}");
            }
            read.insert(said, normal);
        }
    }
}

fn assert_effects_differ(effects: &[Vec<Verb>]) {
    for card in bearers() {
        assert_all_read_differently(
            effects,
            |effect| normal_verbs(effect),
            |lang, effect| say_effect(lang, &card, effect),
        );
    }
}

#[test]
fn every_verb_with_everything_it_can_hold_is_said_and_reads_like_no_other() {
    let verbs = plain_verbs();
    assert!(verbs.len() > 2_000 && verbs.iter().all(is_plain), "{}", verbs.len());
    let mut effects: Vec<Vec<Verb>> = verbs.into_iter().map(|verb| vec![verb]).collect();
    effects.push(vec![]);
    effects.extend(around(&effects[0], &effects[1]).into_iter().map(|verb| vec![verb]));
    assert_effects_differ(&effects);
}

#[test]
fn every_power_with_everything_it_can_hold_is_said_and_reads_like_no_other() {
    let powers = powers();
    assert!(powers.len() > 1_000, "{}", powers.len());
    for card in bearers() {
        assert_all_read_differently(&powers, normal_power, |lang, power| say_power(lang, &card, power));
    }
}

#[test]
fn every_two_demands_together_read_like_no_other() {
    let preds = preds();
    let mut all: Vec<Filter> = filters();
    for a in &preds {
        all.extend(preds.iter().map(|b| vec![a.clone(), b.clone()]));
        all.extend(preds.iter().map(|b| vec![Pred::Any(vec![a.clone(), b.clone()])]));
    }
    let effects: Vec<Vec<Verb>> = all.into_iter().map(|filter| vec![Verb::Destroy(Who::Target(filter))]).collect();
    let [card, ..] = bearers();
    assert_all_read_differently(
        &effects,
        |effect| normal_verbs(effect),
        |lang, effect| say_effect(lang, &card, effect),
    );
}

#[test]
fn blocks_in_every_arrangement_read_like_no_other() {
    let leaves = [vec![], vec![trees::draw()], vec![trees::hit()], vec![trees::draw(), trees::hit()]];
    let mut inner: Vec<Vec<Verb>> = leaves.to_vec();
    for a in &leaves {
        for b in &leaves {
            inner.extend(around(a, b).into_iter().map(|verb| vec![verb]));
        }
    }
    let mut effects = inner.clone();
    for a in &inner {
        for b in &leaves {
            effects.extend(around(a, b).into_iter().map(|verb| vec![verb]));
            effects.extend(around(b, a).into_iter().map(|verb| vec![verb]));
            effects.push([a.clone(), b.clone()].concat());
            effects.push(vec![Verb::AtEnd([a.clone(), b.clone()].concat())]);
        }
    }
    assert!(effects.len() > 5_000, "{}", effects.len());
    let [card, ..] = bearers();
    assert_all_read_differently(
        &effects,
        |effect| normal_verbs(effect),
        |lang, effect| say_effect(lang, &card, effect),
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn trees_never_read_like_each_other(effects in prop::collection::vec(prop::collection::vec(any_verb(), 0..3), 40)) {
        assert_effects_differ(&effects);
    }

    #[test]
    fn small_trees_never_read_like_each_other(effects in prop::collection::vec(prop::collection::vec(small_verb(), 0..3), 200)) {
        let [card, ..] = bearers();
        assert_all_read_differently(&effects, |effect| normal_verbs(effect), |lang, effect| say_effect(lang, &card, effect));
    }

    #[test]
    fn powers_never_read_like_each_other(powers in prop::collection::vec(any_power(), 40)) {
        for card in bearers() {
            assert_all_read_differently(&powers, normal_power, |lang, power| say_power(lang, &card, power));
        }
    }
}
