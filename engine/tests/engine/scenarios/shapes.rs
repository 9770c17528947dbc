//! A value of another shape than it must have is named with its field, and what must be there.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::scenario::Scenario;

use super::refused::all_said;

const CHRONO: &str = r#"game = "chrono"
title = "An attack"
rules = ["C-65"]
seed = 1

[[card]]
id = "wolf"
def = 'kind: Thoughtform, cost: 2, home: One, rows: [(epochs: [One, Two, Three], window: [(Attack, 2)])]'

[given]
house = { life = 20 }
seats.1 = { field = ["wolf"] }
seats.2 = {}

[[step]]
take = "1 attack"
state.seats.2.life = 18
"#;

#[test]
fn a_value_of_another_shape_is_named_with_its_field_and_with_what_must_be_there() {
    let report = Scenario::parse(CHRONO).unwrap().run();
    assert!(report.holds(), "{:?}", report.differences);
    let cases = [
        (
            "seed = 1",
            "seed = -1",
            "line 4, column 8: in `seed`: here is the number -1, but a whole number from 0 to 184467",
        ),
        (
            "seed = 1",
            "seed = 99999999999999999999",
            "line 4, column 8: in `seed`: here is the number 99999999999999999999, but",
        ),
        (
            "seed = 1",
            "seed = \"one\"",
            "line 4, column 8: in `seed`: here is the text \"one\", but a whole number from 0",
        ),
        (
            "[One, Two, Three]",
            "[1, 2, 3]",
            "line 8, column 64: not in the card language: in `epochs`: here is `1`, but one of these words must be: `One`, `Two`, \
             `Three`",
        ),
        (
            "home: One",
            "home: \"One\"",
            "line 8, column 42: not in the card language: in `home`: here is `\"One\"`, but one of these",
        ),
        ("cost: 2", "cost: two", "line 8, column 32: not in the card language: in `cost`: "),
        ("cost: 2", "cost: 300", "line 8, column 33: not in the card language: in `cost`: this number is too large"),
        ("rows: [(", "rows: ((", "line 8, column 52: not in the card language: in `rows`: a list must be here"),
        ("[(Attack, 2)]", "[Attack]", "line 8, column 91: not in the card language: in `window`: `(` is missing"),
        (
            "life = 20",
            "life = \"20\"",
            "line 11, column 18: in `life`: here is the text \"20\", but a whole number from",
        ),
        ("field = [\"wolf\"]", "field = [5]", "line 12, column 22: in `field`: here is the number 5, but "),
        ("seats.2 = {}", "seats.2 = 5", "line 13, column 11: in `seats.2`: here is the number 5, but a table must be"),
        (
            "take = \"1 attack\"",
            "take = [5]",
            "line 16, column 9: in `take`: here is the number 5, but a text in quotes must be",
        ),
    ];
    all_said(CHRONO, &cases);
}

#[test]
fn a_list_in_place_of_a_table_a_rule_that_is_not_there_and_a_house_out_of_bounds_are_refused() {
    let cases = [
        ("seats.2 = {}", "seats.2 = []", "line 13, column 11: `seats.2` is a list, but a table must be here"),
        ("house = { life = 20 }", "house = []", "line 11, column 9: `house` is a list, but a table must be here"),
        ("[\"C-65\"]", "[\"C-65\", \"C-999\"]", "line 3, column 18: `C-999` is no rule of chrono: C-01 to C-128 are"),
        ("[\"C-65\"]", "[\"T-01\"]", "line 3, column 10: `T-01` is no rule of chrono"),
        ("life = 20", "life = 0", "line 10, column 1: the house rule `life` is 0, but must be from 1 to 32767"),
        (
            "[(epochs",
            "[(epochs: [], window: []), (epochs",
            "line 8, column 7: card `wolf`: a row names at least one epoch",
        ),
    ];
    all_said(CHRONO, &cases);
}

#[test]
fn what_goes_wrong_before_the_first_step_is_in_no_step() {
    let wrong = CHRONO.replace("seed = 1", "before = \"1 play 1\"\nseed = 1");
    let report = Scenario::parse(&wrong).unwrap().run();
    let said = report.differences.iter().map(ToString::to_string).collect::<String>();
    assert!(said.starts_with("line 4, before the first step: `1 play 1` was refused"), "{said}");
}

#[test]
fn a_set_up_of_another_shape_is_named_with_its_field() {
    let chrono: GameId = "chrono".parse().unwrap();
    let setup = Scenario::parse(CHRONO).unwrap().setup().to_owned();
    let said = |from: &str, to: &str| {
        assert!(setup.contains(from), "`{from}` is in {setup}");
        Match::restart(chrono, &setup.replacen(from, to, 1), [1; 32]).expect_err(to).to_string()
    };
    let epochs = said("\"epochs\":[\"One\"", "\"epochs\":[1");
    assert!(epochs.contains("in `epochs`: here is no value that can be read"), "{epochs}");
    let life = said("\"life\":20", "\"life\":\"x\"");
    assert!(life.contains("in `life`: here is the text \"x\", but a whole number from"), "{life}");
}

#[test]
fn a_damaged_code_of_a_deck_is_called_damaged() {
    let chrono: GameId = "chrono".parse().unwrap();
    let (_, deck) = chrono.ready_decks().swap_remove(0);
    let code = duelhall_engine::decks::code(chrono, &deck);
    let begun = |code: String| {
        let options = [("deck".to_owned(), code)].into_iter().collect();
        Match::begin(chrono, &options, duelhall_engine::kit::FirstTurn::Random, [1; 32]).map(drop)
    };
    for whole in [code.clone(), code.replacen('-', "", 1), code.replace('-', ""), format!("  {code} ")] {
        assert!(begun(whole.clone()).is_ok(), "{whole}");
    }
    let wrong = if code.ends_with('Z') { "Y" } else { "Z" };
    for damaged in [
        code[..code.len() - 1].to_owned(),
        code[..code.len() / 2].to_owned(),
        code[..code.len() - 1].to_owned() + wrong,
        code.clone() + "!",
    ] {
        let said = begun(damaged.clone()).unwrap_err().to_string();
        assert!(said.contains("cannot be the value of `deck`: the code has a slip in it"), "{damaged}: {said}");
    }
    assert!(begun("chronology".to_owned()).unwrap_err().to_string().contains("is no value of `deck`"));
}
