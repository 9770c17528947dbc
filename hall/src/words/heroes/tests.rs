//! Tests the words of a made-up table.

use std::collections::BTreeSet;
use std::sync::Arc;

use duelhall_engine::heroes::card::{CardDef, CardType, Faction, Keyword};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::table::{CombatView, Hit, LinkView, PermView, ResourceView, SeatView, Shown};
use duelhall_engine::kit::{Seat, SeatSet, Viewer};
use duelhall_engine::text::Lang;

use super::board::{board, brief, keyword};
use super::terms::{self, Term};
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

fn perm(number: u16, seat: Seat, card: Arc<CardDef>) -> PermView {
    PermView {
        number,
        card,
        owner: seat,
        controller: seat,
        atk: 2,
        health: 9,
        damage: 4,
        strike: 1,
        exhausted: number == 2,
        fresh: false,
        flipped: false,
        keywords: if number == 2 { vec![Keyword::Protector] } else { Vec::new() },
        counters: Vec::new(),
        attached: Vec::new(),
        change: 0,
        offered: false,
    }
}

fn table() -> Table {
    let side = |seat: Seat| {
        let base = u16::from(seat.0) * 10;
        let faction = if seat == Seat::FIRST { Faction::Lantern } else { Faction::Thorn };
        let hero = first(|card| matches!(card.kind, CardType::Hero { .. }) && card.faction == Some(faction));
        let ally = first(|card| matches!(card.kind, CardType::Ally { .. }) && card.faction == Some(faction));
        let weapon = first(|card| matches!(card.kind, CardType::Weapon { .. }));
        let quest = first(|card| matches!(card.kind, CardType::Quest));
        let resource = ResourceView {
            number: base + 4,
            card: Some(quest.clone()),
            face_up: true,
            exhausted: false,
            offered: false,
        };
        SeatView {
            seat,
            team: seat.0,
            out: false,
            hero: Some(perm(base + 1, seat, hero)),
            fallen: None,
            allies: vec![perm(base + 2, seat, ally)],
            equipment: vec![perm(base + 3, seat, weapon)],
            ongoing: Vec::new(),
            resources: vec![resource],
            deck: 21,
            hand: 1,
            graveyard: vec![quest],
            removed: 0,
        }
    };
    let card = first(|card| matches!(card.kind, CardType::Ability));
    Table {
        viewer: Viewer::Seat(Seat::FIRST),
        phase: Phase::Defend,
        asked: SeatSet::one(Seat::SECOND),
        turn: Some(Seat::FIRST),
        turns: 7,
        seats: vec![side(Seat::FIRST), side(Seat::SECOND)],
        chain: vec![LinkView {
            card: Some(card.clone()),
            effect: true,
            controller: Seat::SECOND,
            targets: vec![2],
            players: SeatSet::NONE,
        }],
        combat: Some(CombatView {
            attacker: 2,
            defender: 12,
            protected: false,
            struck: Hit::default(),
            back: Hit::default(),
        }),
        hand: vec![HandCard { card: card.clone(), number: 1, usable: Use::Place, missing: None, cost: Some(3) }],
        looking: Vec::new(),
        yields: Vec::new(),
        shown: vec![Shown { seat: Seat::FIRST, card }],
        outcome: None,
    }
}

/// A mulligan plays no card, so nothing is said of how each can be used.
#[test]
fn a_hand_of_which_no_card_can_be_used_names_its_cards_alone() {
    for (lang, idle) in [(Lang::En, "Not now"), (Lang::Ru, "Сейчас нельзя")] {
        let voice = voice(lang);
        let card = |number, usable| HandCard { number, usable, ..table().hand[0].clone() };
        let said = |hand_of: Vec<HandCard>| {
            let lines = hand(&voice, &Table { hand: hand_of, ..table() });
            lines.iter().filter(|line| line.words.contains(idle)).count()
        };
        assert_eq!(said(vec![card(1, Use::Nothing), card(2, Use::Nothing)]), 0);
        assert_eq!(said(vec![card(1, Use::Nothing), card(2, Use::Play)]), 1);
    }
}

#[test]
fn a_hand_names_the_cards_to_which_its_player_yields() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        let table = Table { yields: table().shown.into_iter().map(|shown| shown.card).collect(), ..table() };
        let card = name(&voice, &table.yields[0]);
        assert!(hand(&voice, &table).iter().any(|line| line.words.ends_with(&format!(": {card}."))), "{card}");
        assert!(hand(&voice, &Table { viewer: Viewer::Public, ..table }).is_empty());
    }
}

#[test]
fn the_table_names_fighters_and_all_cards_in_play() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        let said = board(&voice, &table()).join("\n").replace('\u{a0}', " ");
        assert!(!said.contains('⟨') && !said.contains('{'), "{said}");
        let hero = name(&voice, &table().seats[0].hero.as_ref().unwrap().card);
        let ally = name(&voice, &table().seats[1].allies[0].card);
        let number = if lang == Lang::En { '#' } else { '№' };
        for must in [format!("{number}1 {hero}"), format!("{number}12 {ally} 2/5"), "Боб".to_owned()] {
            let must = must.replace('\u{a0}', " ");
            assert!(said.contains(&must), "`{must}` is not in: {said}");
        }
        assert!(said.contains(if lang == Lang::En { "exhausted, Bulwark" } else { "истощено, Заслон" }), "{said}");
        assert!(said.contains(if lang == Lang::En { "attacks #12" } else { "цель — №12" }), "{said}");
    }
}

#[test]
fn a_hand_says_what_each_card_does_and_the_public_is_told_nothing_of_it() {
    for lang in Lang::ALL {
        let (voice, mut table) = (voice(lang), table());
        let said = hand(&voice, &table);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[1].words.starts_with("1.") && said[1].words.contains("(3)"), "{said:?}");
        assert!(said[1].words.contains(&voice.words().heroes_text(lang, &table.hand[0].card)[0]), "{said:?}");
        table.viewer = Viewer::Public;
        assert!(hand(&voice, &table).is_empty());
    }
}

#[test]
fn while_a_card_is_chosen_the_numbers_are_those_of_the_cards_to_choose_from() {
    for lang in Lang::ALL {
        let (voice, table) = (voice(lang), table());
        let offered = HandCard {
            card: first(|card| matches!(card.kind, CardType::Quest)),
            usable: Use::Choose,
            ..table.hand[0].clone()
        };
        let held = HandCard { number: 0, usable: Use::Nothing, ..table.hand[0].clone() };
        let lines = hand(&voice, &Table { looking: vec![offered.clone()], hand: vec![held.clone()], ..table });
        let numbered: Vec<_> = lines.iter().filter(|line| line.card == Some(1)).map(|line| &line.id).collect();
        assert_eq!(numbered, [&offered.card.id]);
        let own: Vec<_> = lines.iter().filter(|line| line.card == Some(0)).collect();
        assert_eq!(own.len(), 1);
        assert!(own[0].id == held.card.id && own[0].words.starts_with(&name(&voice, &held.card)), "{:?}", own[0]);
    }
}

#[test]
fn a_card_that_can_be_placed_says_what_is_missing_to_play_it() {
    for lang in Lang::ALL {
        let (voice, mut table) = (voice(lang), table());
        table.hand[0].missing = Some(2);
        let said = hand(&voice, &table)[1].words.replace('\u{a0}', " ");
        let words = if lang == Lang::En {
            "Needs 2 more, or as a resource"
        } else {
            "Не хватает 2, можно в ряд ресурсов"
        };
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_turn_in_which_nothing_can_be_paid_for_yet_says_that_a_resource_comes_first() {
    let asked = |usable| {
        let held = table().hand.into_iter().map(|held| HandCard { usable, ..held }).collect();
        Speaker.question(&Table { hand: held, ..table() }, &Text::new("ask-heroes-act"))
    };
    for (lang, end) in
        [(Lang::En, "left. Place a card as a resource first."), (Lang::Ru, ". Сначала положите карту в ряд ресурсов.")]
    {
        let said = |usable| voice(lang).say(&asked(usable)).replace('\u{a0}', " ");
        assert!(said(Use::Place).ends_with(end), "{}", said(Use::Place));
        assert!(!said(Use::Play).ends_with(end) && !said(Use::Nothing).ends_with(end));
    }
}

#[test]
fn every_word_of_the_glossary_is_on_a_card_and_is_explained_in_every_language() {
    let on_cards: BTreeSet<Term> = library().cards.iter().flat_map(|card| terms::of(card)).collect();
    for (term, lang) in Term::ALL.into_iter().flat_map(|term| Lang::ALL.map(|lang| (term, lang))) {
        assert!(on_cards.contains(&term), "no card has the word {term:?}");
        let said = voice(lang).say(&term.text());
        let has_name = said.find(": ").is_some_and(|at| at < 40) && said.ends_with('.');
        assert!(has_name && said.chars().count() <= 180, "{said}");
    }
    for one in Keyword::ALL {
        for lang in Lang::ALL {
            let (name, line) = (keyword(&voice(lang), one), voice(lang).say(&Term::from(one).text()));
            assert!(line.starts_with(&format!("{name}: ")), "{line}");
        }
    }
}

#[test]
fn a_card_explains_the_words_on_it_and_no_others() {
    let voice = voice(Lang::En);
    let card = first(|card| card.keywords == [Keyword::Ferocity] && card.powers.is_empty());
    let said = Speaker.terms(&voice, &card);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("Impatience: "), "{said:?}");
    let plain = CardDef { keywords: Vec::new(), ..(*card).clone() };
    assert!(Speaker.terms(&voice, &plain).is_empty());
    let held = HandCard { card, ..table().hand.swap_remove(0) };
    let line = &hand(&voice, &Table { hand: vec![held], ..table() })[1];
    assert_eq!(line.terms, said.join("\n"), "the hand has them for whoever looks at the card large");
}

#[test]
fn every_card_and_the_rules_have_all_their_words() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        let lines = library().cards.iter().map(|one| card(&voice, one)).chain(rules(&voice, &table(), &Options::new()));
        for line in lines {
            assert!(!line.contains('⟨') && !line.contains("{ ") && !line.contains(".."), "{line}");
        }
    }
}

#[test]
fn the_rules_explain_the_sign_of_every_type_of_damage_and_every_keyword() {
    for lang in Lang::ALL {
        let voice = voice(lang);
        let spaced = |said: String| said.replace('\u{a0}', " ");
        let rules: Vec<String> = rules(&voice, &table(), &Options::new()).into_iter().map(spaced).collect();
        // Other rules name keywords too.
        let rules = &rules[rules.len() - 4..];
        let of = |kind: &'static str| voice.words().keys(lang).filter(move |key| key.starts_with(kind));
        let keys = of("damage-heroes-").chain(of("keyword-heroes-"));
        let names: Vec<String> = keys.map(|key| spaced(voice.plain(key))).collect();
        assert!(names.len() >= 14, "{names:?}");
        for name in names {
            let ends = [",", ".", ";"].map(|end| format!("{name}{end}"));
            let explained = rules.iter().any(|rule| ends.iter().any(|end| rule.contains(end)));
            assert!(explained, "{lang}: {name} in {rules:#?}");
        }
    }
}

#[test]
fn h_06_a_player_whose_deck_is_almost_empty_is_warned_in_the_question() {
    let said = |lang: Lang, deck: u16, title: &str| {
        let mut table = table();
        table.seats[0].deck = deck;
        // The deck of another is not the reader's concern.
        table.seats[1].deck = 0;
        let text = Speaker.question(&table, &Text::new(title).raw("place", "no"));
        voice(lang).say(&text).replace('\u{a0}', " ")
    };
    let act = PAYS[0];
    let warned = |lang, deck, warning: &str| {
        let (asked, unasked) = (said(lang, deck, act), said(lang, 9, act));
        assert_eq!(asked, format!("{unasked} {warning}"));
        assert!(!asked.contains('\n'), "what stands below a question is folded away: {asked}");
    };
    warned(Lang::En, 0, "Your deck is empty: you are out if you must draw.");
    warned(Lang::En, 1, "Your deck has 1 card left.");
    warned(Lang::Ru, 0, "Ваша колода пуста: если придётся брать карту, вы выбываете.");
    warned(Lang::Ru, 3, "В вашей колоде осталось 3 карты.");
    assert_eq!(said(Lang::En, 4, act), said(Lang::En, 9, act));
    assert!(!said(Lang::En, 0, "ask-heroes-mulligan").contains("deck is empty"));
}

#[test]
fn a_card_on_the_chain_is_read_on_the_board() {
    let table = table();
    let seen = sights::sights(&voice(Lang::En), &table);
    let card = table.chain[0].card.as_ref().expect("the chain has a card");
    let on_board: Vec<&str> =
        seen.iter().filter(|sight| sight.is_on_board() && sight.number.is_none()).map(|sight| &*sight.id).collect();
    assert_eq!(on_board, [card.id.as_str()], "neither the hand nor a graveyard is there");
}

#[test]
fn the_board_of_six_fits_an_alt_text_whole() {
    let mut table = table();
    let two = table.seats.clone();
    table.seats = (0..6_u8)
        .map(|seat| SeatView { seat: Seat(seat), team: seat % 2, ..two[usize::from(seat) % 2].clone() })
        .collect();
    table.seats[4].out = true;
    for lang in Lang::ALL {
        let mut voice = voice(lang);
        voice.names = (1..=6).map(|seat| format!("A name of twenty-four l{seat}")).collect();
        let lines = brief(&voice, &table);
        assert!(lines.join(" ").chars().count() <= 1_024, "{lines:?}");
        let team = if lang == Lang::Ru { "Команда B, A name" } else { "Team B, A name" };
        assert!(lines.iter().any(|line| line.replace('\u{a0}', " ").starts_with(team)), "{lines:?}");
        let said = lines.join(" ").replace('\u{a0}', " ");
        assert!(voice.names.iter().all(|name| said.contains(name)), "{said}");
    }
}

#[test]
fn a_turn_in_which_one_more_resource_can_be_placed_says_so_h_78() {
    let asked = |place: &str| {
        let hand = table().hand.into_iter().map(|held| HandCard { usable: Use::Play, ..held }).collect();
        Speaker.question(&Table { hand, ..table() }, &Text::new("ask-heroes-act").raw("place", place))
    };
    for (lang, end) in [(Lang::En, " left, one more can be placed"), (Lang::Ru, ", можно положить ещё один")]
    {
        let said = |place| voice(lang).say(&asked(place)).replace('\u{a0}', " ");
        assert!(said("yes").ends_with(end) && !said("no").contains(end), "{}", said("yes"));
    }
}

/// Buttons have room for a name and a price alone, so the texts of powers stand below the question, each in a line.
#[test]
fn what_powers_do_stands_below_the_question() {
    let power = |number: i64| {
        let text = Text::new("asked-heroes-power").num("number", number).raw("card", "Well");
        text.raw("what", "Pay 1: draw a card.")
    };
    let notes = Text::new("asked-heroes-notes").text("first", power(3)).text("then", power(4));
    for lang in Lang::ALL {
        let title = Text::new("ask-heroes-act").text("notes", notes.clone());
        let question = crate::words::noted(Speaker.question(&table(), &title), &title);
        let said = voice(lang).say(&question).replace('\u{a0}', " ");
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 3, "{said}");
        assert!(lines[2].starts_with("Well ") && lines[2].ends_with("4: Pay 1: draw a card."), "{said}");
        assert!(!voice(lang).say(&Speaker.question(&table(), &Text::new("ask-heroes-act"))).contains('\n'));
    }
}
