//! Every fault of a scenario or a set-up is reported in one sentence with its line; there is never a panic.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::towers::Towers;

pub(crate) const RIGHT: &str = r#"game = "towers"
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

/// The error of a scenario after one change.
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

/// Checks that each change makes a scenario wrong, and that the error has the expected place and the expected beginning.
pub(crate) fn all_said(right: &str, cases: &[(&str, &str, &str)]) {
    let other = |(from, to, expected): &(&str, &str, &str)| {
        let said = said_of(right, from, to);
        (!said.starts_with(expected)).then(|| format!("`{to}`: {said}"))
    };
    let others: Vec<String> = cases.iter().filter_map(other).collect();
    assert!(others.is_empty(), "{}", others.join("\n"));
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
        (
            "title",
            "titel",
            "line 2, column 1: unknown field `titel`; did you mean `title`? Known here: `game`, `title`",
        ),
        ("turn = 1", "turm = 1", "line 10, column 1: unknown field `turm`; did you mean `turn`?"),
        (
            "turn = 1",
            "turn = \"one\"",
            "line 10, column 8: in `turn`: here is the text \"one\", but a whole number from 0 to 255 must be",
        ),
        ("turn = 1", "turn = = 1", "line 10, column 8: extra `=`"),
        ("\"towers\"", "\"tower\"", "line 1, column 8: `tower` is no game here; did you mean `towers`?"),
        ("N(8)", "N(eight)", "line 7, column 25: not in the card language: `e` is no digit"),
        (
            "Damage(",
            "Damag(",
            "line 7, column 11: not in the card language: unknown word `Damag`; did you mean `Damage`?",
        ),
        ("take =", "takes =", "line 16, column 1: unknown field `takes`; did you mean `take`?"),
        ("1 play 1", "play 1", "line 16, column 8: `play 1` is no choice: the number of a seat"),
        ("state.sides", "sees.3.sides", "line 17, column 6: `3` is no viewer: `public` and the seats from 1 to 2 are"),
        ("state.sides", "sees.all.sides", "line 17, column 6: `all` is no viewer"),
        ("state.sides.2 = { wall = 0, tower = 17 }", "", "line 1, column 1: no step states what must hold"),
    ];
    all_said(RIGHT, &cases);
}

#[test]
fn what_cannot_be_set_up_is_named_with_its_line() {
    let cases = [
        ("turn = 1", "turn = 3", "line 10, column 8: 3 is no seat of Towers: 1 and 2 are"),
        ("sides.2", "sides.4", "line 13, column 7: `4` is no side: 1 and 2 are"),
        ("turn = 1", "first = 1", "line 9, column 1: `first` belongs to an ordinary start"),
        ("turn = 1", "options = {}\nhouse = {}", "line 9, column 1: `options` choose the house rules"),
        ("turn = 1", "options = { deck = \"tarot\" }", "line 10, column 11: `tarot` is no value of `deck`"),
        ("tower = 20", "tower = 50", "line 13, column 11: the tower of seat 2 is 50, but must be from 1 to 49"),
        ("tower = 20", "tower = 0", "line 13, column 11: the tower of seat 2 is 0"),
        ("wall = 5", "wall = -1", "line 13, column 11: the wall of seat 2 is -1"),
        ("wall = 5", "stock.ore = 100", "line 13, column 11: the stock of seat 2 is 100, but must be from 0 to 99"),
        ("wall = 5", "mine.ore = 0", "line 13, column 11: the mine of seat 2 is 0"),
        ("turn = 1", "taken = 400", "line 9, column 1: 400 actions were taken, but the match ends after 400"),
        ("hand = [\"boulder\"] }", "hand = [\"pebble\"] }", "line 13, column 43: there is no card `pebble`"),
        (
            "draw = [\"boulder\", \"boulder\"]",
            "",
            "line 9, column 1: the position holds more of a card than the deck does",
        ),
    ];
    all_said(RIGHT, &cases);
}

#[test]
fn what_differs_is_said_with_what_is_there() {
    let cases = [
        ("tower = 17", "tower = 18", "line 15, step 1: state.sides.2.tower is 17, but 18 was expected"),
        ("{ wall = 0", "{ wal = 0", "line 15, step 1: there is no state.sides.2.wal; there is hand, mine, stock"),
        (
            "1 play 1",
            "1 play 2",
            "line 16, step 1: `1 play 2` was refused: seat 1 may not `play 2` now; seat 1 may play 1",
        ),
        (
            "1 play 1",
            "2 play 1",
            "line 16, step 1: `2 play 1` was refused: seat 2 may not `play 1` now; seat 2 is not asked anything; seat 1 is, and \
             may play 1",
        ),
        (
            "take = \"1 play 1\"",
            "refused = [\"1 play 1\"]",
            "line 16, step 1: `1 play 1` was taken, but should be refused",
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
            "events.2.has = [\"2 played boulder\"]",
            "line 15, step 1: events.2 are [1 played boulder",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "events.2.has = [\"1 played pebble\"]",
            "line 17, column 17: there is no card `pebble`",
        ),
        (
            "state.sides.2 = { wall = 0, tower = 17 }",
            "tones.2.skip = \"danger\"",
            "line 15, step 1: the tone of `skip` is pass, not danger",
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
    all_said(RIGHT, &cases);
}

#[test]
fn what_is_wrong_with_a_scenario_of_heroes_is_named_with_its_line() {
    assert!(Scenario::parse(HEROES).unwrap().run().holds());
    let cases = [
        ("turn = 1", "turm = 1", "line 10, column 1: unknown field `turm`; did you mean `turn`?"),
        ("damage = 6", "damages = 6", "line 13, column 13: unknown field `damages`; did you mean `damage`?"),
        (
            "damage = 6",
            "damage = 600",
            "line 13, column 22: in `damage`: here is the number 600, but a whole number from 0 to 255",
        ),
        (
            "health: 3)",
            "healthy: 3)",
            "line 7, column 42: not in the card language: unknown field `healthy` of `Ally`; did you mean `health`?",
        ),
        (
            "damage: Melee",
            "damge: Melee",
            "line 7, column 27: not in the card language: unknown field `damge` of `Ally`; did you mean `damage`?",
        ),
        (", health: 3)", ")", "line 7, column 40: not in the card language: the field `health` of `Ally` is missing"),
        (
            "'kind: Ally(atk: 2, damage: Melee, health: 3), cost: N(2)'",
            "'''\n  kind: Ally(atk: 2, damage: Melee, health: 3),\n  armour: 9\n'''",
            "line 9, column 3: not in the card language: unknown field `armour`",
        ),
        (
            "kind: Ally",
            "kind: Alloy",
            "line 7, column 14: not in the card language: unknown word `Alloy`; did you mean `Ally`?",
        ),
        ("N(2)'", "N(2'", "line 7, column 63: not in the card language: "),
        (
            "cost: N(2)",
            "effect: [Repeat(N(2), [Repeat(N(2), [Draw(You, N(1))])])]",
            "line 7, column 7: card `wolf`: a repetition cannot stand inside another",
        ),
        (
            "cost: N(2)",
            "also: [Destroy(1, [Ally]), Discard(1, [])]",
            "line 7, column 7: card `wolf`: a price can ask for cards of one sort only",
        ),
        ("cost: N(2)", "effect: [Token(\"pup\", N(1))]", "line 7, column 7: card `wolf`: "),
        (
            "\n[given]",
            "\n[[card]]\nid = \"wolf\"\ndef = 'kind: Item'\n\n[given]",
            "line 10, column 6: there are two cards with the id `wolf`",
        ),
        (
            "hand = [\"wolf\"]",
            "hand = [\"wolves\"]",
            "line 12, column 21: there is no card `wolves`; did you mean `wolf`?",
        ),
        (
            "hand = [\"wolf\"]",
            "hand = [\"stray-hound\"]",
            "line 12, column 21: `stray-hound` is a token, which can only be in play (H-161)",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", on = 77 }]",
            "line 12, column 60: card 3 is attached to card 77",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", on = 3 }]",
            "line 12, column 60: card 3 is attached to itself",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", on = \"bear\" }]",
            "line 12, column 60: there is no `bear` in play",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", on = 4 }, { card = \"wolf\", on = 3 }]",
            "line 12, column 60: card 3 is attached to itself, at once or by way of others",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", owner = 0 }]",
            "line 12, column 63: there is no seat 0: the seats from 1 to 2 are",
        ),
        (
            "play = [\"wolf\"]",
            "play = [{ card = \"wolf\", onn = 3 }]",
            "line 12, column 55: unknown field `onn`; did you mean `on`?",
        ),
        ("seats.2", "seats.3", "line 13, column 7: the seats must be 1, 2 and so on, but there is `3`"),
        ("turn = 1", "turn = 7", "line 10, column 8: there is no seat 7: the seats from 1 to 2 are"),
        ("turn = 1", "turn = 3", "line 10, column 8: there is no seat 3"),
        ("turn = 1", "first = 1", "line 10, column 9: `options` and `first` belong to an ordinary start"),
        (
            "turn = 1",
            "at = \"combat\"",
            "line 10, column 6: unknown word `combat`; known here: `action`, `begin`, `mulligan`",
        ),
        ("[0, 1]", "[0]", "line 9, column 1: `teams` must name one team for each of the 2 seats, but names 1"),
        ("[0, 1]", "[0, 0]", "line 9, column 1: everybody is in one team"),
        ("{ damage = 6 }", "{ out = true }", "line 9, column 1: players of two teams at least must be in the game"),
        ("1 pick 2\"", "1 fly 3\"", "line 16, column 23: `fly` is no choice of heroes; "),
        ("1 pick 2\"", "1 pick wulf\"", "line 16, column 23: there is no card `wulf`; did you mean `wolf`?"),
        ("1 pick 2\"", "1 pass 2\"", "line 16, column 23: `pass 2`: nothing follows on `pass`"),
        ("1 pick 2\"", "1 x two\"", "line 16, column 23: `x two`: a number follows on `x`"),
        (
            "1 pick 2\"",
            "1 pick 0x\"",
            "line 16, column 23: `pick 0x`: the number of a card, from 1, or its name follows on `pick`",
        ),
        ("1 pick 2\"", "3 pick 2\"", "line 16, column 23: there is no seat 3: the seats from 1 to 2 play"),
        ("1 pick 2\"", "1 pick bolt\"", "line 16, column 23: there is no card `bolt`"),
        ("1 pick 2\"", "1 pick 1\"", "line 16, step 1: `1 pick 1` was refused"),
        (
            "1 pick 2\"",
            "1 pick poultice\"",
            "line 16, step 1: `1 pick poultice` was refused: there is no `poultice` for `pick` now",
        ),
        ("damage = 8", "damage = 9", "line 15, step 1: state.seats.2.hero.damage is 8, but 9 was expected"),
        (
            "damage = 8",
            "damage = { at-least = 9 }",
            "line 15, step 1: state.seats.2.hero.damage is 8, but at-least 9 was expected",
        ),
        (
            "damage = 8",
            "damage = { has = [9] }",
            "line 15, step 1: state.seats.2.hero.damage is 8, of which `has` [9] cannot be said",
        ),
        (
            "state.seats.2.hero.damage = 8",
            "either = [{ state.turn = 2 }, { outcome = \"winners 1 defeat\" }]",
            "line 15, step 1: no alternative holds: state.turn is 1, but 2 was expected; or the outcome is `none`",
        ),
        (
            "state.seats.2.hero.damage = 8",
            "either = [{ take = \"1 end\" }]",
            "line 17, column 11: an alternative says what holds",
        ),
        ("\n[[card]]", "before = \"1 attack bear\"\n[[card]]", "line 4, column 10: there is no card `bear`"),
    ];
    all_said(HEROES, &cases);
}

#[test]
fn a_match_can_be_taken_after_any_step() {
    let scenario = Scenario::parse(RIGHT).unwrap();
    assert_eq!(scenario.match_after(0).unwrap().revision(), 0);
    assert_eq!(scenario.match_after(1).unwrap().revision(), 1);
    assert_eq!(scenario.match_after(9).unwrap().revision(), 1);
    assert_eq!(scenario.entries().count(), 1);
}

/// A set-up may come from another program as JSON, so seats that do not exist are refused there too.
#[test]
fn a_set_up_of_json_with_a_seat_that_does_not_exist_is_refused() {
    let scenario = Scenario::parse(RIGHT).unwrap();
    let setup: serde_json::Value = serde_json::from_str(scenario.setup()).unwrap();
    for (pointer, value) in [("/position/turn", serde_json::json!(7)), ("/first", serde_json::json!({ "chosenby": 2 }))]
    {
        let mut wrong = setup.clone();
        *wrong.pointer_mut(pointer).unwrap() = value;
        let error = Match::from_setup(GameId::of::<Towers>(), &wrong.to_string(), [0; 32]).unwrap_err();
        assert!(error.to_string().contains("Towers has seats 1 and 2"), "{error}");
    }
    assert!(Match::from_setup(GameId::of::<Towers>(), &setup.to_string(), [0; 32]).is_ok());
}

/// C-1: a statement that is lost by a typing error must not make a scenario hold.
#[test]
fn an_unknown_field_inside_of_a_power_is_refused_with_its_place() {
    let mut text = include_str!("swallowed.toml").to_owned();
    for (key, whole, known) in [
        ("armour", ", armour: 9", "of `Ally`"),
        ("onec", ", onec: true", "of `Paid`; did you mean `once`?"),
        ("wehn", ", wehn: Combat", "of `Trigger`; did you mean `when`?"),
        ("sur", ", sur: true", "of `Deal`; did you mean `sure`?"),
    ] {
        let error = Scenario::parse(&text).unwrap_err();
        assert!(error.what.contains(&format!("unknown field `{key}` {known}")), "{error}");
        let line = text.lines().nth(error.line - 1).unwrap();
        let there: String = line.chars().skip(error.column - 1).collect();
        assert!(there.starts_with(key), "{error}: {there}");
        text = text.replace(whole, "");
    }
    assert!(Scenario::parse(&text).is_ok());
}

/// C-3: a line is found without counting from the start, so a step costs the same wherever it is. If the cost grew with
/// the square of the number of steps, this test would take minutes.
#[test]
fn a_scenario_of_20_000_steps_is_played() {
    let step =
        "[[step]]\ntake = \"1 always\"\noutcome = \"none\"\n\n[[step]]\ntake = \"1 sometimes\"\noutcome = \"none\"\n\n";
    let head = "game = \"heroes\"\ntitle = \"Long\"\n\n[given]\nseats.1 = {}\nseats.2 = {}\n\n";
    let scenario = Scenario::parse(&format!("{head}{}", step.repeat(10_000))).unwrap();
    assert_eq!((scenario.steps.len(), scenario.steps[19_999].line), (20_000, 8 + 19_999 * 4));
    let report = scenario.run();
    assert!(report.holds() && report.checked == 40_000, "{:?}", report.differences.first());
}

/// C-9: the first power of a card may be given with its number.
#[test]
fn the_first_power_of_a_card_may_be_named_with_its_number() {
    let power = "kind: Item, powers: [Paid(price: [Pay(1)], effect: [Draw(You, N(1))])]";
    for choice in ["use 3", "use 3.1", "use wolf", "use wolf.1"] {
        let text = HEROES
            .replace("kind: Ally(atk: 2, damage: Melee, health: 3), cost: N(2)", power)
            .replace("\"1 attack 3\", \"1 pick 2\"", &format!("\"1 {choice}\""))
            .replace("state.seats.2.hero.damage = 8", "state.seats.1.hand.count = 2");
        let report = Scenario::parse(&text).unwrap().run();
        assert!(report.holds(), "{choice}: {:?}", report.differences);
    }
}
