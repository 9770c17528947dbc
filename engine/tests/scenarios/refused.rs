//! What is wrong with a scenario or a set-up is said in one sentence, with the line; never a panic.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::scenario::Scenario;

const RIGHT: &str = r#"game = "towers"
title = "Damage hits the wall first"
rules = ["T-32"]

[[card]]
id = "boulder"
effect = "Damage(Foe, N(8))"

[given]
turn = 1
draw = ["boulder", "boulder"]
sides.1.hand = ["boulder"]
sides.2 = { tower = 20, wall = 5, hand = ["boulder"] }

[[step]]
take = "1 play 1"
state.sides.2 = { wall = 0, tower = 17 }
"#;

const HEROES: &str = r#"game = "heroes"
title = "Two in attack"
rules = ["H-86"]

[[card]]
id = "wolf"
def = 'kind: Ally(atk: 2, damage: Melee, health: 3), cost: N(2)'

[given]
turn = 1
teams = [0, 1]
seats.1 = { hand = ["wolf"], play = ["wolf"], resources = 2 }
seats.2 = { damage = 6 }

[[step]]
take = ["1 attack 3", "1 pick 2"]
state.seats.2.hero.damage = 8
"#;

/// What is said of the scenario of Towers with one thing changed.
fn said(from: &str, to: &str) -> String {
    said_of(RIGHT, from, to)
}

/// What is said of a scenario with one thing changed.
fn said_of(right: &str, from: &str, to: &str) -> String {
    assert!(right.contains(from), "`{from}` stands in the scenario");
    match Scenario::parse(&right.replacen(from, to, 1)) {
        Ok(scenario) => {
            let report = scenario.run();
            assert!(!report.holds(), "`{to}` is wrong, but nothing was said of it");
            report.differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_right_scenario_holds() {
    let report = Scenario::parse(RIGHT).unwrap().run();
    assert!(report.holds(), "{:?}", report.differences);
    assert_eq!(report.checked, 3, "one choice taken, two numbers");
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let cases = [
        ("title", "titel", "line 2: unknown field `titel`, expected one of `game`, `title`"),
        ("turn = 1", "turm = 1", "line 10: unknown field `turm`"),
        ("turn = 1", "turn = = 1", "line 10: extra `=`"),
        ("\"towers\"", "\"tower\"", "line 1: `tower` is no game here"),
        ("N(8)", "N(eight)", "line 7: the effect is not in the card language: Invalid digit 'e'"),
        ("Damage(", "Damag(", "line 7: the effect is not in the card language: Unexpected variant named `Damag`"),
        ("take =", "takes =", "line 16: unknown field `takes`"),
        ("1 play 1", "play 1", "line 15: `play 1` is no line of a log"),
        ("state.sides", "sees.3.sides", "line 15: `3` is no viewer: `public` and the seats from 1 to 2 are"),
        ("state.sides", "sees.all.sides", "line 15: `all` is no viewer"),
        ("state.sides.2 = { wall = 0, tower = 17 }", "", "line 1: no step states what must hold"),
    ];
    for (from, to, expected) in cases {
        let said = said(from, to);
        assert!(said.starts_with(expected), "`{to}`: {said}");
    }
}

#[test]
fn what_cannot_be_set_up_is_named_with_its_line() {
    let cases = [
        ("turn = 1", "turn = 3", "line 9: 3 is no seat of Towers: 1 and 2 are"),
        ("sides.2", "sides.4", "line 9: 4 is no seat"),
        ("turn = 1", "first = 1", "line 9: `first` belongs to an ordinary start"),
        ("turn = 1", "options = {}\nhouse = {}", "line 9: `options` choose the house rules"),
        ("turn = 1", "options = { deck = \"tarot\" }", "line 9: `tarot` is no value of `deck`"),
        ("tower = 20", "tower = 50", "line 9: the tower of seat 2 is 50, but must be from 1 to 49"),
        ("tower = 20", "tower = 0", "line 9: the tower of seat 2 is 0"),
        ("wall = 5", "wall = -1", "line 9: the wall of seat 2 is -1"),
        ("wall = 5", "stock.ore = 100", "line 9: the stock of seat 2 is 100, but must be from 0 to 99"),
        ("wall = 5", "mine.ore = 0", "line 9: the mine of seat 2 is 0"),
        ("turn = 1", "taken = 400", "line 9: 400 actions were taken, but the match ends after 400"),
        ("hand = [\"boulder\"] }", "hand = [\"pebble\"] }", "line 9: the position names no known card: `pebble`"),
        ("draw = [\"boulder\", \"boulder\"]", "", "line 9: the position holds more of a card than the deck does"),
    ];
    for (from, to, expected) in cases {
        let said = said(from, to);
        assert!(said.starts_with(expected), "`{to}`: {said}");
    }
}

#[test]
fn what_differs_is_said_with_what_is_there() {
    let cases = [
        ("tower = 17", "tower = 18", "line 15, step 1: state.sides.2.tower is 17, but 18 was expected"),
        ("{ wall = 0", "{ wal = 0", "line 15, step 1: there is no state.sides.2.wal; there is hand, mine, stock"),
        (
            "1 play 1",
            "1 play 2",
            "line 15, step 1: `1 play 2` was refused: seat 1 may not `play 2` now; seat 1 may play 1",
        ),
        ("1 play 1", "2 play 1", "line 15, step 1: `2 play 1` was refused"),
        (
            "take = \"1 play 1\"",
            "refused = [\"1 play 1\"]",
            "line 15, step 1: `1 play 1` was taken, but should be refused",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "outcome = \"winners 1 destruction\"",
            "line 15, step 1: the outcome is `none`",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "offers.2 = [\"skip\"]",
            "line 15, step 1: offers.2 are [play 1, discard 1, skip], but [skip] was expected",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "events.2.lacks = [\"1 played boulder\"]",
            "line 15, step 1: events.2 are [1 played boulder",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "events.2.has = [\"1 played pebble\"]",
            "line 15, step 1: events.2 are [1 played boulder",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "tones.2.skip = \"danger\"",
            "line 15, step 1: the tone of `skip` is Pass, not Danger",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "fallback.2 = \"play 1\"",
            "line 15, step 1: the fallback is `skip`",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "state.sides.1.hand = [\"boulder\", \"boulder\"]",
            "line 15, step 1: state.sides.1.hand is [\"boulder\"]",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "state.draw.count = 2",
            "line 15, step 1: state.draw.count is 1, but 2 was expected",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "state.draw.2 = \"boulder\"",
            "line 15, step 1: there is no state.draw.2; there is a list: `count` and the numbers from 1 to 1",
        ),
    ];
    for (from, to, expected) in cases {
        let said = said(from, to);
        assert!(said.starts_with(expected), "`{to}`: {said}");
    }
}

#[test]
fn what_is_wrong_with_a_scenario_of_heroes_is_named_with_its_line() {
    assert!(Scenario::parse(HEROES).unwrap().run().holds());
    let cases = [
        ("turn = 1", "turm = 1", "line 10: unknown field `turm`"),
        ("damage = 6", "damages = 6", "line 13: unknown field `damages`"),
        ("health: 3)", "healthy: 3)", "line 7: the card is not in the card language"),
        ("kind: Ally", "kind: Alloy", "line 7: the card is not in the card language"),
        (
            "cost: N(2)",
            "effect: [Repeat(N(2), [Repeat(N(2), [Draw(You, N(1))])])]",
            "a repetition cannot stand inside another",
        ),
        ("cost: N(2)", "also: [Destroy(1, [Ally]), Discard(1, [])]", "a price can ask for cards of one sort only"),
        ("hand = [\"wolf\"]", "hand = [\"wolves\"]", "the position names no known card: `wolves`"),
        ("seats.2", "seats.3", "the seats must be 1, 2 and so on, but there is `3`"),
        ("turn = 1", "turn = 7", "7 is no seat of Heroes"),
        ("turn = 1", "turn = 3", "the position must have a part for each of the 2 seats"),
        ("turn = 1", "first = 1", "`options` and `first` belong to an ordinary start"),
        ("[0, 1]", "[0]", "1 teams are named for 2 seats"),
        ("[0, 1]", "[0, 0]", "everybody is in one team"),
        ("1 pick 2", "1 pick 1", "`1 pick 1` was refused"),
        ("damage = 8", "damage = 9", "line 15, step 1: state.seats.2.hero.damage is 8, but 9 was expected"),
    ];
    for (from, to, expected) in cases {
        let said = said_of(HEROES, from, to);
        assert!(said.starts_with("line ") && said.contains(expected), "`{to}`: {said}");
    }
}

#[test]
fn a_match_can_be_taken_after_any_step() {
    let scenario = Scenario::parse(RIGHT).unwrap();
    assert_eq!(scenario.match_after(0).unwrap().revision(), 0);
    assert_eq!(scenario.match_after(1).unwrap().revision(), 1);
    assert_eq!(scenario.match_after(9).unwrap().revision(), 1);
    assert_eq!(scenario.entries().count(), 1);
}

/// A set-up may come from another program, as JSON: seats that do not exist are refused too.
#[test]
fn a_set_up_of_json_with_a_seat_that_does_not_exist_is_refused() {
    let scenario = Scenario::parse(RIGHT).unwrap();
    let setup: serde_json::Value = serde_json::from_str(scenario.setup()).unwrap();
    for (pointer, value) in [("/position/turn", serde_json::json!(7)), ("/first", serde_json::json!({ "chosenby": 2 }))]
    {
        let mut wrong = setup.clone();
        *wrong.pointer_mut(pointer).unwrap() = value;
        let error = Match::from_setup(GameId::Towers, &wrong.to_string(), [0; 32]).unwrap_err();
        assert!(error.to_string().contains("Towers has seats 1 and 2"), "{error}");
    }
    assert!(Match::from_setup(GameId::Towers, &setup.to_string(), [0; 32]).is_ok());
}
