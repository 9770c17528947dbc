//! Tests the words of a made-up table.

use std::collections::BTreeSet;
use std::sync::Arc;

use duelhall_engine::chrono::card::{Power, Verb};
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::table::{Change, ShadeView};
use duelhall_engine::kit::{BySeat, SeatSet, Viewer};
use duelhall_engine::text::Lang;

use super::terms::Term;
use super::*;
use crate::vocabulary::Vocabulary;
use crate::voice::{COMMANDS, words};

fn voice(lang: Lang) -> Voice {
    let mut voice = Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), lang);
    voice.names = vec!["Ann".to_owned(), "Боб".to_owned()];
    voice
}

fn first(is: impl Fn(&CardDef) -> bool) -> Arc<CardDef> {
    library().cards.iter().find(|card| is(card)).expect("the set has one").clone()
}

fn thoughtform() -> Arc<CardDef> {
    first(|card| card.kind == Type::Thoughtform)
}

fn shadow() -> Arc<CardDef> {
    first(|card| card.kind == Type::Shadow)
}

fn held(number: u8, card: Arc<CardDef>, usable: Use) -> HandCard {
    HandCard { card, number, usable, cost: 2, missing: None }
}

/// The table of the first seat, which has laid a shadow; the second has laid another.
fn table() -> Table {
    let side = |seat: Seat| {
        let base = u16::from(seat.0) * 10;
        let perm = |number: u16, card: Arc<CardDef>| PermView {
            number,
            card,
            epoch: Epoch::Two,
            shifted: number == 2,
            turned: number == 11,
            snared: number == 11,
            sick: number == 1,
            counters: 3,
            yields: vec![(Resource::Attack, 2)],
            offered: false,
        };
        let location = first(|card| matches!(card.kind, Type::Location(_)));
        SideView {
            life: 30 - i16::from(seat.0),
            armor: i16::from(seat.0) * 4,
            hero: first(|card| card.kind == Type::Hero),
            counters: 2,
            pool: 5,
            hand: 1,
            deck: 20,
            beside: 9,
            graveyard: vec![thoughtform()],
            shades: vec![ShadeView { number: base + 3, card: (seat == Seat::FIRST).then(shadow), offered: false }],
            field: vec![perm(base + 1, thoughtform()), perm(base + 2, location)],
            force: [2, 0, 1],
        }
    };
    Table {
        viewer: Viewer::Seat(Seat::FIRST),
        phase: Phase::Main,
        asked: SeatSet::one(Seat::FIRST),
        turn: Some(Seat::FIRST),
        turns: 7,
        age: 17,
        epoch: Epoch::Two,
        moved: Some((15, 17)),
        sides: BySeat::from_fn(side),
        shown: vec![(Seat::SECOND, thoughtform())],
        hand: vec![held(1, thoughtform(), Use::Play)],
        choosing: Vec::new(),
        forecast: Vec::new(),
        latest: None,
        outcome: None,
    }
}

#[test]
fn the_board_names_time_both_sides_and_every_card_that_the_viewer_may_know() {
    for (lang, age, moved) in [
        (Lang::En, "Age 17 of 30, epoch 2.", "Time moved from age 15 to 17."),
        (Lang::Ru, "Век 17 из 30, эпоха 2.", "Время сдвинулось: был век 15, теперь 17."),
    ] {
        let voice = voice(lang);
        // Short words and numbers stay with their nouns.
        let loose = |text: &str| text.replace('\u{a0}', " ");
        let said = loose(&board(&voice, &table()).join("\n"));
        for part in [age, moved, "Ann", "Боб", &name(&voice, &thoughtform()), &name(&voice, &shadow())] {
            assert!(said.contains(&loose(part)), "{part} in\n{said}");
        }
        let hidden = voice.say(&Text::new("table-chrono-shade").num("number", 13));
        assert!(said.contains(&loose(&hidden)), "the other's shadow is a back:\n{said}");
        assert_eq!(said.matches(&loose(&name(&voice, &shadow()))).count(), 1);
        assert!(!said.contains("{"), "{said}");
    }
}

#[test]
fn what_cannot_be_used_at_all_is_named_alone() {
    for (lang, idle) in [(Lang::En, "Not now"), (Lang::Ru, "Сейчас нельзя")] {
        let voice = voice(lang);
        let said = |hand_of: Vec<HandCard>| {
            let lines = hand(&voice, &Table { hand: hand_of, ..table() });
            lines.iter().filter(|line| line.words.contains(idle)).count()
        };
        let idle = |number| held(number, thoughtform(), Use::Nothing);
        assert_eq!(said(vec![idle(1), idle(2)]), 0);
        assert_eq!(said(vec![idle(1), held(2, shadow(), Use::Play)]), 1);
    }
}

#[test]
fn a_shadow_is_laid_and_a_card_that_is_too_dear_says_what_is_missing() {
    let voice = voice(Lang::En);
    let dear = HandCard { missing: Some(3), ..held(2, thoughtform(), Use::Nothing) };
    let lines = hand(&voice, &Table { hand: vec![held(1, shadow(), Use::Play), dear], ..table() });
    assert!(lines[1].words.contains("Can be laid face down"), "{}", lines[1].words);
    assert!(lines[2].words.contains("Needs 3 more"), "{}", lines[2].words);
}

#[test]
fn a_hand_says_which_cards_die_in_an_epoch_that_time_could_reach() {
    let change = |number, dies| Change { seat: Seat::FIRST, number, card: thoughtform(), dies };
    let reached = |by: i8, epoch, changes| Forecast { by, age: 17_u8.saturating_add_signed(by), epoch, changes };
    let ages = vec![
        reached(-3, Epoch::One, vec![change(1, true)]),
        reached(-2, Epoch::One, vec![change(1, true), change(2, false)]),
        reached(1, Epoch::Two, Vec::new()),
    ];
    let voice = voice(Lang::En);
    let said = forecast(&voice, &Table { forecast: ages, ..table() });
    let card = name(&voice, &thoughtform());
    let wanted = [
        format!("If time moves 2 back to epoch 1, these die: #1 {card}."),
        format!("If time moves 2 back to epoch 1, these change: #2 {card}."),
    ];
    assert_eq!(said, wanted);
}

#[test]
fn while_a_card_is_chosen_the_numbers_are_those_of_the_cards_to_choose_from() {
    let table = Table { choosing: table().hand, ..table() };
    assert!(!table.choosing.is_empty());
    let lines = hand(&voice(Lang::En), &table);
    for held in &table.choosing {
        let numbered = lines.iter().filter(|line| line.card == Some(held.number));
        let words: Vec<_> = numbered.map(|line| line.words.as_str()).collect();
        assert_eq!(words.len(), 1, "{words:?}");
    }
    assert_eq!(lines.iter().filter(|line| line.card == Some(0)).count(), table.hand.len());
}

#[test]
fn the_public_sees_no_hand_and_looks_at_no_shadow() {
    let public = Table { viewer: Viewer::Public, hand: Vec::new(), ..table() };
    assert!(hand(&voice(Lang::En), &public).is_empty());
    let seen = sights::sights(&voice(Lang::En), &table());
    let shadows: Vec<_> = seen.iter().filter(|seen| seen.card.kind == Type::Shadow).map(|seen| seen.number).collect();
    assert_eq!(shadows, [Some(3)], "the own shadow alone");
    // A press on a card that lies face down says so, and no more.
    let covered = sights::covered(&voice(Lang::En), &table());
    let unknown: Vec<u16> = table()
        .sides
        .iter()
        .flat_map(|(_, side)| side.shades.iter().filter(|shade| shade.card.is_none()).map(|shade| shade.number))
        .collect();
    assert_eq!(covered.iter().map(|(number, _)| *number).collect::<Vec<_>>(), unknown);
    assert!(!covered.is_empty() && covered.iter().all(|(_, words)| words.contains("lies face down")), "{covered:?}");
}

#[test]
fn a_turn_begins_with_the_time_and_what_is_left_to_spend() {
    let title = Text::new("ask-chrono-main");
    let said = voice(Lang::En).say(&Speaker.question(&table(), &title));
    assert_eq!(said, "Your turn: age 17, epoch 2 · 5 concentration");
    let other = Text::new("ask-chrono-fetch");
    assert_eq!(Speaker.question(&table(), &other).key, other.key);
}

#[test]
fn every_card_and_the_rules_are_said_in_every_language() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        for card in &library().cards {
            let (whole, brief) = (Speaker.card(&voice, card), Speaker.brief_card(&voice, card));
            assert!(whole.starts_with(&brief) && !whole.contains('{'), "{whole}");
            for (key, value) in Speaker.traits(card) {
                let said = Speaker.trait_name(&voice, key, &value);
                assert!(key == "cost" || said.is_some_and(|said| !said.contains('-')), "{key} {value}");
            }
        }
        let options = [("end", "draw"), ("cap", "200")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let rules = rules(&voice, &table(), &options.into());
        assert!(rules.iter().all(|rule| !rule.contains('{')), "{rules:?}");
    }
}

#[test]
fn the_rules_are_in_parts_with_headings_and_explain_the_signs_of_every_resource() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        let rules = rules(&voice, &table(), &Options::new());
        let heads: Vec<usize> = (0..rules.len()).filter(|at| rules[*at].starts_with('◆')).collect();
        assert!(heads.len() >= 6 && heads[0] == 1, "{rules:#?}");
        assert!(heads.windows(2).all(|two| (3..=6).contains(&(two[1] - two[0]))), "short parts: {rules:#?}");
        assert!(heads.iter().all(|at| rules[at - 1].is_empty() && rules[*at].chars().count() <= 34), "{rules:#?}");
        let signs: Vec<&String> = rules.iter().filter(|line| line.matches(['–', '—']).count() >= 4).collect();
        let said = signs.iter().flat_map(|line| line.split([',', ';', ':'])).collect::<BTreeSet<_>>();
        assert!(signs.len() >= 2 && said.len() >= 16, "every resource and every mark has a sign: {signs:#?}");
    }
}

#[test]
fn the_rules_show_the_shape_of_each_sign_and_name_types_and_epochs_as_cards_do() {
    for (lang, types, epochs) in [
        (Lang::En, "its type: thoughtform, location, event or shadow", "epochs 1, 2 and 3"),
        (Lang::Ru, "её тип: мысль, местность, событие или тень", "эпохи 1, 2 и 3"),
    ] {
        let voice = voice(lang);
        let said = rules(&voice, &table(), &Options::new()).join("\n").replace('\u{a0}', " ");
        assert!(said.contains(types) && said.contains(epochs) && !said.contains("II"), "{said}");
        let sign = |resource| voice.say(&Text::new("rules-chrono-sign").word("resource", resource));
        let shapes: BTreeSet<char> =
            Resource::ALL.into_iter().filter_map(|resource| sign(resource).chars().next()).collect();
        assert!(shapes.len() == Resource::ALL.len() && shapes.iter().all(|shape| !shape.is_alphabetic()), "{shapes:?}");
    }
}

#[test]
fn every_word_of_the_glossary_is_on_a_card_and_is_explained_in_every_language() {
    let on_cards: BTreeSet<Term> = library().cards.iter().flat_map(|card| terms::of(card)).collect();
    for term in Term::ALL {
        assert!(on_cards.contains(&term), "no card has the word {term:?}");
        for lang in Lang::ALL {
            let said = voice(lang).say(&term.text());
            let has_name = said.find(": ").is_some_and(|at| at < 40) && said.ends_with('.');
            assert!(has_name && said.chars().count() <= 180, "{said}");
        }
    }
}

#[test]
fn a_card_explains_the_words_on_it_and_no_others() {
    let voice = voice(Lang::En);
    let snares = |verb: &Verb| matches!(verb, Verb::Snare(_));
    let card = first(|card| {
        card.rows.iter().flat_map(|row| &row.powers).any(|power| match power {
            Power::Summon(verbs) => verbs.iter().any(snares),
            _ => false,
        })
    });
    let said = Speaker.terms(&voice, &card);
    for word in ["Summon: ", "Snare: "] {
        assert_eq!(said.iter().filter(|line| line.starts_with(word)).count(), 1, "{said:?}");
    }
    let plain = CardDef { rows: Vec::new(), token: false, ..(*thoughtform()).clone() };
    assert!(Speaker.terms(&voice, &plain).is_empty());
    let line = &hand(&voice, &Table { hand: vec![held(1, card, Use::Play)], ..table() })[1];
    assert_eq!(line.terms, said.join("\n"), "the hand has them for whoever looks at the card large");
}
