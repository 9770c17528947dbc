//! What a hero may be (C-49..C-51, C-63).

use super::*;

/// The error of a hero with this throne.
fn refused(throne: &str) -> String {
    let abilities = "abilities: [(counters: 1), (counters: -1), (counters: 2)]";
    let hero = format!(r#"(id: "muse", kind: Hero, home: One, throne: ({throne}, {abilities})),"#);
    let cards: Vec<CardDef> = read(&format!("[{ALWAYS}{hero}]")).unwrap();
    let deck = DeckList { hero: "muse".to_owned(), ..DeckList::default() };
    let prepared = Rules::prepare(Setup { cards, decks: vec![deck.clone(), deck], ..Setup::default() });
    prepared.err().map(|error| error.0).unwrap_or_default()
}

#[test]
fn c_49_a_hero_gives_nothing_that_is_collected_in_an_attack_alone() {
    for resource in ["Attack", "Damage", "Defense"] {
        assert!(refused(&format!("base: 2, also: [({resource}, 1)]")).contains("C-49"), "{resource}");
    }
    assert!(refused("base: 2, also: [(Concentration, 1)]").contains("C-49"), "that is its base");
    assert_eq!(refused("base: 0, also: [(Life, 1), (Time, 1), (Future, 1), (Past, 1), (Loss, 1)]"), "");
}

#[test]
fn c_63_a_meditation_in_place_of_the_usual_one_does_something() {
    assert!(refused("base: 2, replaces: true").contains("C-63"));
    assert_eq!(refused("base: 2, replaces: true, meditation: [Heal(You, N(1))]"), "");
}

#[test]
fn c_49_c_63_the_words_of_a_hero_name_its_base_and_its_own_meditation() {
    use crate::text::{Lang, Words};
    let words = Words::engine();
    let hero = r#"[(id: "muse", kind: Hero, home: One, throne: (
        base: 1, also: [(Life, 2), (Time, 1)], replaces: true, meditation: [Heal(You, N(5))],
        abilities: [(counters: 1), (counters: -1), (counters: 2)],
    ))]"#;
    let hero = read::<Vec<CardDef>>(hero).unwrap().swap_remove(0);
    let said = |lang| {
        let text: Vec<String> = words.chrono_text(lang, &hero).iter().map(|text| text.replace('\u{a0}', " ")).collect();
        (text[0].clone(), text.last().unwrap().clone())
    };
    let (base, meditation) = said(Lang::En);
    assert_eq!(base, "1 concentration each turn, and time 1, life 2.");
    assert!(meditation.starts_with("Meditation in place of the usual one: "), "{meditation}");
    let (base, meditation) = said(Lang::Ru);
    assert_eq!(base, "1 концентрации каждый ход, а также время 1, жизнь 2.");
    assert!(meditation.starts_with("Медитация вместо обычной: "), "{meditation}");
}
