//! What a statement names must exist, and what differs is said so that it can be found.

use duelhall_engine::scenario::Scenario;

use super::refused::{RIGHT, all_said};

/// C-1: what does not exist is lacking everywhere, so a misspelled name would make a statement hold.
#[test]
fn what_no_match_can_hold_is_refused_also_where_it_is_to_be_lacking() {
    let right = "state.sides.2 = { wall = 0, tower = 17 }";
    let cases = [
        (
            right,
            "events.2.lacks = [\"1 playd boulder\"]",
            "line 17, column 19: no event of towers is told as `1 playd boulder`; did you mean `played`?",
        ),
        (
            right,
            "events.2.lacks = [\"1 played\"]",
            "line 17, column 19: no event of towers is told as `1 played`; such lines are `SEAT played CARD`",
        ),
        (
            right,
            "events.2.lacks = [\"1 played bouldr\"]",
            "line 17, column 19: there is no card `bouldr`; did you mean `boulder`?",
        ),
        (
            right,
            "events.2.lacks = [\"3 played boulder\"]",
            "line 17, column 19: no event of towers is told as `3 played",
        ),
        (
            right,
            "state.sides.1.hand = { lacks = [\"bouldr\"] }",
            "line 17, column 33: there is no card `bouldr`; did you mean `boulder`?",
        ),
        (
            right,
            "state.phase = { not = \"plya\" }",
            "line 17, column 23: `phase` is never `plya`; did you mean `play`? it can be `choose-first`",
        ),
        (
            right,
            "state.phase = { not = 3 }",
            "line 15, step 1: state.phase is \"play\", of which `not` 3 cannot be said",
        ),
        (
            right,
            "sees.2.hand = { lacks = [{ card = \"boulder\", usabel = \"play\" }] }",
            "line 17, column 55: there is no card `play`",
        ),
        (right, "sees.2.hand = { lacks = [{ cart = 1 }] }", "line 15, step 1: sees.2.hand is [{"),
        (right, "outcome = \"winner 1 destruction\"", "line 17, column 11: `winner 1 destruction` is no outcome"),
        (
            right,
            "either = [{ state.turn = 2 }, { state.phase = \"plya\" }]",
            "line 17, column 47: `phase` is never `plya`",
        ),
        ("id = \"boulder\"", "id = \"Big boulder\"", "line 6, column 6: `Big boulder` is no id of a card"),
    ];
    all_said(RIGHT, &cases);
    let none = RIGHT.split("[[step]]").next().unwrap();
    assert!(Scenario::parse(none).unwrap_err().what.starts_with("`[[step]]` is missing"));
}

#[test]
fn what_is_offered_is_named_in_any_order_and_what_is_told_in_its_own() {
    let with = |statement: &str| RIGHT.replace("state.sides.2 = { wall = 0, tower = 17 }", statement);
    let report = Scenario::parse(&with("offers.2.has = [\"skip\", \"play 1\"]")).unwrap().run();
    assert!(report.holds(), "{:?}", report.differences);
    let told = Scenario::parse(&with("events.2.has = [\"1 drew ?\", \"1 played boulder\"]")).unwrap().run();
    let said = &told.differences[0].what;
    assert!(said.ends_with("where `1 played boulder` was expected after the others of `has`"), "{said}");
}

#[test]
fn a_refused_choice_is_said_with_the_turn_and_the_phase() {
    let text = RIGHT.replace("1 play 1", "1 play 2");
    let said = Scenario::parse(&text).unwrap().run().differences[0].to_string();
    assert!(said.ends_with(", of seat 1, phase `play`"), "{said}");
    let over = RIGHT.replace("\"1 play 1\"", "[\"1 concede\", \"1 play 1\"]");
    let said = Scenario::parse(&over).unwrap().run().differences[0].to_string();
    assert!(said.ends_with("`1 play 1` was refused: the match is over"), "{said}");
}
