//! What the history says of a card that is played or revealed, and of what comes of it.

use super::*;
use crate::kit::Present;
use crate::text::{Lang, Words};

const CAUSES: &str = r#"
    (id: "killer", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Disembody(One([]))])])]),
    (id: "mender", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([Mend(One([]), N(3))])])]),
    (id: "rush", kind: Thoughtform, cost: 0, home: One, rows: [(epochs: [One, Two, Three], powers: [Does([MoveTime(Future, N(2))])])]),
    (id: "ogre", kind: Thoughtform, cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [(Attack, 4)])]),
    (id: "echo", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Moves(Either), powers: [Does([Draw(You, N(1))])])]),
    (id: "trap", kind: Shadow, home: One, rows: [(epochs: [One, Two, Three], leaves: Attacks(Opponent), window: [(Defense, 2)])]),
    (id: "keep", kind: Location(5), cost: 4, home: One, rows: [(epochs: [One, Two, Three], window: [])]),
"#;

/// What a viewer is told of the last of some actions.
fn told(table: &mut Table, actions: &[&str], viewer: Seat, lang: Lang) -> Vec<String> {
    let (last, before) = actions.split_last().expect("an action");
    table.take(before);
    table.log.clear();
    table.take(&[last]);
    let viewer = Viewer::Seat(viewer);
    let seen: Vec<Event> = table.log.iter().map(|event| Chrono::redact(event, viewer)).collect();
    let lines = Chrono::tell_all(|| View::of(&table.state, viewer), &table.state.rules, &seen);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let said = lines.iter().map(|line| Words::engine().say(lang, line, &names));
    // The cards of this test have no names, only ids.
    said.map(|said| said.replace('\u{a0}', " ").replace(['⟨', '⟩'], "").replace("card-chrono-", "")).collect()
}

#[test]
fn c_103a_a_shadow_that_is_revealed_says_what_it_did_without_the_card_that_was_drawn() {
    let table = || Table::new(CAUSES).shade(TWO, "echo").hand(ONE, &["rush"]);
    let actions = ["1 play 1", "2 yes"];
    assert_eq!(
        told(&mut table(), &actions, ONE, Lang::En),
        ["“echo” leaves the shadows.", "Bob draws a card."],
        "the opponent learns that a card was drawn"
    );
    let said = told(&mut table(), &actions, TWO, Lang::En);
    assert!(said.len() == 2 && said[1].starts_with("Bob draws “"), "{said:?}");
    assert_eq!(told(&mut table(), &actions, ONE, Lang::Ru)[1], "Bob берёт 1 карту.");
}

#[test]
fn c_103b_a_shadow_that_stays_says_so() {
    let mut table = Table::new(CAUSES).play(ONE, "ogre").shade(TWO, "trap");
    let said = told(&mut table, &["1 attack", "2 yes"], ONE, Lang::En);
    assert_eq!(said[0], "“trap” leaves the shadows and stays in play.", "{said:?}");
    assert!(said.iter().all(|line| line != "Nothing comes of it."), "{said:?}");
}

#[test]
fn c_90_a_spell_that_finds_nothing_says_so_and_one_that_leaves_no_event_is_quoted() {
    let said = told(&mut Table::new(CAUSES).hand(ONE, &["killer"]), &["1 play 1"], TWO, Lang::En);
    assert_eq!(said, ["Ann plays “killer”.", "Nothing comes of it."]);
    let mut table = Table::new(CAUSES).play(ONE, "keep").hand(ONE, &["mender"]);
    let said = told(&mut table, &["1 play 1"], TWO, Lang::En);
    assert!(said.len() == 2 && said[1].starts_with("The card says: “Put 3 "), "{said:?}");
    // A card that stays is no cause of anything.
    let mut table = Table::new(CAUSES).pool(ONE, 4).hand(ONE, &["ogre"]);
    assert_eq!(told(&mut table, &["1 play 1"], TWO, Lang::En), ["Ann plays “ogre”."]);
}

#[test]
fn c_51_an_ability_of_a_hero_is_told_in_its_words() {
    for (lang, line) in [
        (Lang::En, "Ann uses an ability of the hero: “−2: draw 2 cards.”"),
        (Lang::Ru, "Ann применяет умение героя: «−2: возьмите 2 карты.»"),
    ] {
        let mut table = Table::new(CAUSES);
        table.state.players[ONE].counters = 2;
        let said = told(&mut table, &["1 hero 2"], TWO, lang);
        assert_eq!(said[0], line, "{said:?}");
    }
}
