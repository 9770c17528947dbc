//! An unknown name is refused at every depth, and the error names it: a typing error never makes a scenario hold (C-1).

use std::fs;

use duelhall_engine::games::GameId;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::set::library;
use duelhall_engine::scenario::Scenario;
use duelhall_engine::towers;
use duelhall_engine::towers::Towers;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::scenarios::{BOOKS, names, read, root};

/// Files with types that scenario files are read into.
const TYPES: [&str; 20] = [
    "chrono/card",
    "chrono/card.rs",
    "chrono/given.rs",
    "chrono/setup.rs",
    "formats/setup.rs",
    "formats/staged.rs",
    "heroes/card",
    "heroes/given.rs",
    "heroes/set.rs",
    "heroes/setup.rs",
    "scenario",
    "towers/card.rs",
    "towers/given.rs",
    "towers/house.rs",
    "towers/setup.rs",
    "kit/written.rs",
    "war/card",
    "war/card.rs",
    "war/given.rs",
    "war/setup.rs",
];

/// Positions in a text of the card language at which a named field begins.
fn fields(text: &str) -> Vec<usize> {
    let begins = |at: usize| {
        let name = text[at..].find(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'));
        name.is_some_and(|long| long > 0 && text[at + long..].starts_with(':'))
    };
    text.match_indices(['(', ',']).map(|(at, _)| at + 1).filter(|at| begins(*at)).collect()
}

/// Checks that a card with an unknown field is refused, before each of its fields in turn.
fn refuses_everywhere<T: DeserializeOwned>(text: &str) -> usize {
    let fields = fields(text);
    assert!(ron::from_str::<T>(text).is_ok(), "{text}");
    for at in &fields {
        let wrong = format!("{}nonesuch:1,{}", &text[..*at], &text[*at..]);
        match ron::from_str::<T>(&wrong) {
            Ok(_) => panic!("swallowed: {wrong}"),
            Err(error) => assert!(error.to_string().contains("nonesuch"), "{error}: {wrong}"),
        }
    }
    fields.len()
}

#[test]
fn an_unknown_field_is_refused_at_every_depth_of_every_shipped_card() {
    let heroes: usize =
        library().cards.iter().map(|card| refuses_everywhere::<CardDef>(&ron::to_string(&**card).unwrap())).sum();
    let towers: usize = GameId::of::<Towers>()
        .cards()
        .iter()
        .map(|(_, card)| ron::to_string(card.get::<towers::card::CardDef>().unwrap()).unwrap())
        .map(|text| refuses_everywhere::<towers::card::CardDef>(&text))
        .sum();
    assert!(heroes > 2_000 && towers > 500, "the fields were found: {heroes}, {towers}");
}

/// Each table of a file with an unknown key added, one at a time. The statements that must hold are compared only when
/// the scenario runs.
fn with_unknown_keys(whole: &Table) -> Vec<Table> {
    fn walk(value: &Value, found: &mut Vec<Value>, rebuild: &dyn Fn(Value) -> Value) {
        match value {
            Value::Table(parts) => {
                let mut wrong = parts.clone();
                wrong.insert("nonesuch".to_owned(), Value::Integer(1));
                found.push(rebuild(Value::Table(wrong)));
                for (key, part) in parts.iter().filter(|(key, _)| !["state", "sees"].contains(&key.as_str())) {
                    walk(part, found, &|other| {
                        let mut parts = parts.clone();
                        parts.insert(key.clone(), other);
                        rebuild(Value::Table(parts))
                    });
                }
            }
            Value::Array(parts) => {
                for (at, part) in parts.iter().enumerate() {
                    walk(part, found, &|other| {
                        let mut parts = parts.clone();
                        parts[at] = other;
                        rebuild(Value::Array(parts))
                    });
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk(&Value::Table(whole.clone()), &mut found, &|value| value);
    found.into_iter().filter_map(|value| value.as_table().cloned()).collect()
}

#[test]
fn an_unknown_key_is_refused_at_every_depth_of_every_shipped_scenario() {
    let mut tried = 0;
    for book in BOOKS {
        let folder = format!("tests/scenarios/{}", book.game);
        for name in names(&root().join(&folder), "") {
            let whole: Table = toml::from_str(&read(&format!("{folder}/{name}"))).unwrap();
            for wrong in with_unknown_keys(&whole) {
                let text = toml::to_string(&wrong).unwrap();
                match Scenario::parse(&text) {
                    Ok(_) => panic!("{name}: swallowed\n{text}"),
                    Err(error) => {
                        let line = text.lines().nth(error.line - 1).unwrap_or_default();
                        let named = error.what.contains("nonesuch") || line.contains("nonesuch");
                        assert!(named, "{name}: {error}\n{text}");
                    }
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 2_000, "the tables were found: {tried}");
}

/// Items of a source file that are read with serde, have named fields and accept unknown ones.
fn swallowing(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in source
        .match_indices("#[derive(")
        .filter(|(at, _)| source[*at..].split_once(']').is_some_and(|(derive, _)| derive.contains("Deserialize")))
    {
        let item = &source[at..];
        let item = &item[..item.find("\n}").unwrap_or(item.len())];
        let Some(body) = item.find(['{', ';']) else { continue };
        let head = &item[..body];
        // A struct with fields, or an enum with a variant that has fields.
        let named = item.as_bytes()[body] == b'{' && (head.contains("struct ") || item[body + 1..].contains(" {\n"));
        if named && !head.contains("deny_unknown_fields") {
            found.push(head.lines().last().unwrap_or_default().to_owned());
        }
    }
    found
}

#[test]
fn every_type_that_a_scenario_is_read_into_refuses_unknown_fields() {
    let mut swallowing_types = Vec::new();
    for path in TYPES {
        let path = root().join("engine/src").join(path);
        let files =
            if path.is_dir() { names(&path, "").iter().map(|name| path.join(name)).collect() } else { vec![path] };
        for file in files {
            let found = swallowing(&fs::read_to_string(&file).unwrap());
            swallowing_types.extend(found.into_iter().map(|item| format!("{}: {item}", file.display())));
        }
    }
    assert!(swallowing_types.is_empty(), "{}", swallowing_types.join("\n"));
}
