//! Tests the words of a made-up table.

use std::collections::BTreeSet;
use std::sync::Arc;

use duelhall_engine::kit::{BySeat, SeatSet, Viewer};
use duelhall_engine::war::card::{Power, Trait};
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::{HandCard, Use};

use super::hand::hand;
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

fn unit() -> Arc<CardDef> {
    first(|card| card.kind == Type::Tank)
}

fn held(number: u8, card: Arc<CardDef>, usable: Use) -> HandCard {
    HandCard { card, number, usable, cost: 2, lack: None }
}

fn perm(number: u16, card: Arc<CardDef>) -> PermView {
    PermView {
        number,
        card,
        attack: 3,
        defense: 4,
        damage: 0,
        used: false,
        fresh: false,
        ammo: 0,
        attacks: false,
        blocked: false,
        against: None,
        with: None,
        offered: false,
    }
}

/// The first seat attacks with two units, of which the second seat has blocked one.
fn table() -> Table {
    let side = |seat: Seat| {
        let base = u16::from(seat.0) * 10;
        let attacker = PermView { attacks: true, used: true, blocked: base == 0, ..perm(base + 1, unit()) };
        let other = PermView { attacks: base == 0, damage: 2, ..perm(base + 2, unit()) };
        let blocker = PermView { against: Some(1), ..perm(base + 1, unit()) };
        let medal = PermView { with: Some(base + 1), ..perm(base + 3, first(|card| card.kind == Type::Medal)) };
        SideView {
            health: 22 - i16::from(seat.0),
            hand: 3,
            library: 30,
            destroyed: vec![unit()],
            bases: vec![BasesView { country: Country::Usa, all: 6, left: 2 }],
            cover: 1,
            units: vec![if seat == Seat::FIRST { attacker } else { blocker }, other],
            support: vec![medal],
            chosen_bases: Vec::new(),
        }
    };
    Table {
        viewer: Viewer::Seat(Seat::FIRST),
        phase: Phase::Clash,
        asked: SeatSet::one(Seat::FIRST),
        turn: Some(Seat::FIRST),
        turns: 7,
        weather: None,
        hold: None,
        asking: None,
        sides: BySeat::from_fn(side),
        shown: vec![(Seat::SECOND, unit())],
        hand: vec![held(1, unit(), Use::Play)],
        choosing: Vec::new(),
        outcome: None,
    }
}

#[test]
fn the_board_names_both_sides_every_card_and_who_blocks_whom() {
    for (lang, parts) in [
        (
            Lang::En,
            [
                "2 of 6 bases free (USA 2/6), units have +1 defense",
                "attacks, blocked by #11",
                "not blocked",
                "2 damage",
            ],
        ),
        (Lang::Ru, ["свободно баз: 2 из 6 (США 2/6), защита юнитов +1", "на пути №11", "никто не блокирует", "урон 2"]),
    ] {
        let voice = voice(lang);
        // Short words and numbers stay with their nouns.
        let loose = |text: &str| text.replace('\u{a0}', " ");
        let said = loose(&board(&voice, &table()).join("\n"));
        let names = [name(&voice, &unit()), "Ann".to_owned(), "Боб".to_owned(), "3/4".to_owned()];
        for part in names.iter().map(String::as_str).chain(parts) {
            assert!(said.contains(&loose(part)), "{part} in\n{said}");
        }
        assert!(!said.contains('{'), "{said}");
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
        let idle = |number| held(number, unit(), Use::Nothing);
        assert_eq!(said(vec![idle(1), idle(2)]), 0);
        assert_eq!(said(vec![idle(1), held(2, unit(), Use::Play)]), 1);
    }
}

#[test]
fn a_base_is_built_and_any_other_card_is_used() {
    let base = first(|card| card.kind == Type::Base);
    let hand_of = vec![held(1, base, Use::Play), held(2, unit(), Use::Play)];
    let lines = hand(&voice(Lang::En), &Table { hand: hand_of, ..table() });
    assert!(lines[1].words.contains("Can be built"), "{}", lines[1].words);
    assert!(lines[2].words.contains("Can be played"), "{}", lines[2].words);
}

/// What lies under another card has the last numbers, so that those that are shown have no gaps.
#[test]
fn the_shown_cards_of_a_hand_are_numbered_without_gaps() {
    let base = || first(|card| card.kind == Type::Base);
    let cards = [base(), unit(), base(), unit(), base()];
    let hand = (1..).zip(cards).map(|(number, card)| held(number, card, Use::Play)).collect();
    let (table, numbers) = Speaker.renumbered(&Table { hand, ..table() }).unwrap();
    assert_eq!(numbers, [(1, 1), (2, 2), (4, 3), (3, 4), (5, 5)]);
    assert_eq!(
        table.stacked().iter().map(|(held, count)| (held.number, *count)).collect::<Vec<_>>(),
        [(1, 3), (2, 1), (3, 1)]
    );
    assert_eq!(Speaker.under(&table), [(4, 1), (5, 1)]);
    let hand = vec![held(1, base(), Use::Play), held(2, unit(), Use::Play)];
    assert!(Speaker.renumbered(&Table { hand, ..table }).is_none());
}

#[test]
fn equal_bases_of_a_hand_are_one_card_with_how_many_they_are() {
    let base = || first(|card| card.kind == Type::Base);
    let cards = [base(), unit(), base(), unit(), base()];
    let hand_of = (1..).zip(cards).map(|(number, card)| held(number, card, Use::Play)).collect();
    let table = Table { hand: hand_of, ..table() };
    assert_eq!(Speaker.under(&table), [(3, 1), (5, 1)]);
    let lines = hand(&voice(Lang::En), &table);
    assert_eq!(lines.iter().filter_map(|line| line.card).collect::<Vec<_>>(), [1, 2, 4]);
    assert!(lines[1].words.ends_with("You have 3 of these.") && !lines[2].words.contains("of these"), "{lines:?}");
    for lang in Lang::ALL {
        assert!(hand(&voice(lang), &table)[1].words.contains('3'));
    }
}

#[test]
fn while_a_card_is_chosen_the_numbers_are_those_of_the_cards_to_choose_from() {
    let table = Table { choosing: table().hand, ..table() };
    let lines = hand(&voice(Lang::En), &table);
    assert_eq!(lines.iter().filter(|line| line.card == Some(1)).count(), 1);
    assert_eq!(lines.iter().filter(|line| line.card == Some(0)).count(), table.hand.len());
}

#[test]
fn the_public_sees_no_hand_and_every_sight_in_play_has_its_number() {
    let public = Table { viewer: Viewer::Public, hand: Vec::new(), ..table() };
    assert!(hand(&voice(Lang::En), &public).is_empty());
    let seen = sights::sights(&voice(Lang::En), &public);
    let numbers: Vec<u16> = seen.iter().filter_map(|seen| seen.number).collect();
    assert_eq!(numbers, [1, 2, 3, 11, 12, 13]);
}

#[test]
fn a_base_of_each_country_is_in_sight_once_for_both_sides() {
    let seen = sights::sights(&voice(Lang::En), &table());
    let bases: Vec<&str> =
        seen.iter().filter(|seen| seen.card.kind == Type::Base).map(|seen| seen.id.as_str()).collect();
    assert_eq!(bases, ["base-usa"]);
}

/// The aims of a mission count the turns of its player, and the time of a duel those of both.
#[test]
fn w_14_the_end_says_the_turns_of_both_and_those_of_the_reader() {
    let said = |lang: Lang, turns: u16, viewer: Viewer| {
        let table = Table { phase: Phase::Over, turn: Some(Seat::FIRST), turns, viewer, ..table() };
        voice(lang).say(&Speaker.moment(&table).expect("it has begun")).replace('\u{a0}', " ")
    };
    let [one, two] = [Seat::FIRST, Seat::SECOND].map(Viewer::Seat);
    assert_eq!(said(Lang::En, 19, one), "turn 19, your turn 10");
    assert_eq!(said(Lang::En, 19, two), "turn 19, your turn 9");
    assert_eq!(said(Lang::Ru, 20, one), "ход 20, ваш 10-й");
    assert_eq!(said(Lang::En, 19, Viewer::Public), "turn 19");
}

#[test]
fn a_turn_begins_with_the_bases_that_are_left() {
    let title = Text::new("ask-war-main");
    let table = Table { phase: Phase::Main, ..table() };
    assert_eq!(voice(Lang::En).say(&Speaker.question(&table, &title)), "Your turn: 2 of 6 bases free");
    let other = Text::new("ask-war-pick");
    assert_eq!(Speaker.question(&table, &other).key, other.key);
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
                assert!(key == "cost" || said.is_some_and(|said| !said.contains("war")), "{key} {value}");
            }
        }
        let chosen = [("attackers", "used"), ("ships", "pass"), ("damage", "stays"), ("cap", "200")];
        let options = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let rules = rules(&voice, &table(), &options.into());
        assert!(rules.iter().all(|rule| !rule.contains('{')), "{rules:?}");
        // Sixteen rules in parts, each with its heading after an empty line.
        let heads: Vec<usize> = (0..rules.len()).filter(|at| rules[*at].starts_with('◆')).collect();
        assert_eq!((heads.len(), rules.len()), (8, 16 + 2 * 8), "{rules:#?}");
        assert!(heads.iter().all(|at| rules[at - 1].is_empty() && rules[*at].chars().count() <= 34), "{rules:#?}");
        assert!(heads.windows(2).all(|two| (3..=5).contains(&(two[1] - two[0]))), "short parts: {rules:#?}");
    }
}

#[test]
fn every_word_of_the_glossary_is_explained_in_every_language() {
    let on_cards: BTreeSet<Term> = library().cards.iter().flat_map(|card| terms::of(card)).collect();
    assert!(on_cards.len() > 10, "{on_cards:?}");
    for (term, lang) in Term::ALL.into_iter().flat_map(|term| Lang::ALL.map(|lang| (term, lang))) {
        let said = voice(lang).say(&term.text());
        let has_name = said.find(": ").is_some_and(|at| at < 60) && said.ends_with('.');
        assert!(has_name && said.chars().count() <= 180, "{said}");
    }
}

#[test]
fn a_card_explains_the_words_on_it_and_no_others() {
    let voice = voice(Lang::En);
    let card = first(|card| card.kind == Type::TankDestroyer && card.powers.contains(&Power::Has(Trait::Fast)));
    let said = Speaker.terms(&voice, &card);
    for word in ["Tank Destroyer: ", "Fast: "] {
        assert_eq!(said.iter().filter(|line| line.starts_with(word)).count(), 1, "{said:?}");
    }
    let plain = CardDef { powers: Vec::new(), ammo: 0, token: false, ..(*unit()).clone() };
    assert!(Speaker.terms(&voice, &plain).is_empty());
    let line = &hand(&voice, &Table { hand: vec![held(1, card, Use::Play)], ..table() })[1];
    assert_eq!(line.terms, said.join("\n"), "the hand has them for whoever looks at the card large");
}

/// What a button does is its verb, and its number comes last, as on every short label.
#[test]
fn the_short_label_of_a_card_for_nothing_says_what_the_button_does_w_81() {
    let said = Lang::ALL.map(|lang| voice(lang).say(&Text::new("do-war-play-idle-short").num("number", 3)));
    assert_eq!(said.map(|said| said.replace('\u{a0}', " ")), ["Play (Nothing Now) 3", "Сыграть впустую 3"]);
}
