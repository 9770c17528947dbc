//! Checks answers to interactions.

use serde_json::Value;

use super::super::world::message::EPHEMERAL;
use super::message::Use;
use super::{Wrong, list, message};
use crate::fake::Upload;

pub(super) fn callback(json: &Value, files: &[Upload], wrong: &mut Wrong) {
    let data = &json["data"];
    match json["type"].as_u64() {
        Some(4) => message::message(data, files, Use::Private, wrong),
        Some(7) => message::message(data, files, Use::Edit, wrong),
        Some(kind @ (5 | 6)) => {
            wrong.when(!files.is_empty(), || format!("files with an answer of the type {kind}"));
            deferred(data, kind, wrong);
        }
        Some(8) => suggestions(data, wrong),
        Some(9) => form(data, wrong),
        kind => wrong.0.push(format!("an answer of the type {kind:?}")),
    }
}

/// A promised answer may only say who will see it.
fn deferred(data: &Value, kind: u64, wrong: &mut Wrong) {
    for (key, value) in data.as_object().into_iter().flatten() {
        let empty = value.is_null() || value.as_array().is_some_and(Vec::is_empty) || *value == 0;
        let allowed = kind == 5 && key == "flags" && *value == EPHEMERAL;
        wrong.when(!empty && !allowed, || format!("{key} = {value} with an answer of the type {kind}"));
    }
}

fn suggestions(data: &Value, wrong: &mut Wrong) {
    let choices = list(data, "choices");
    wrong.when(!data["choices"].is_array(), || "suggestions without a list".to_owned());
    wrong.count(choices, "suggestions", 0..=25);
    for choice in choices {
        wrong.needs(choice, "name", 1..=100);
        wrong.when(choice["value"].is_null(), || "a suggestion without a value".to_owned());
        if choice["value"].is_string() {
            wrong.length(choice, "value", 1..=100);
        }
    }
}

fn form(data: &Value, wrong: &mut Wrong) {
    wrong.needs(data, "custom_id", 1..=100);
    wrong.needs(data, "title", 1..=45);
    let rows = list(data, "components");
    wrong.count(rows, "rows of a form", 1..=5);
    let inputs: Vec<&Value> = rows.iter().flat_map(|row| list(row, "components")).collect();
    for input in &inputs {
        wrong.when(input["type"] != 4, || format!("a component {} in a form", input["type"]));
        wrong.needs(input, "custom_id", 1..=100);
        wrong.needs(input, "label", 1..=45);
        wrong.length(input, "placeholder", 0..=100);
        wrong.length(input, "value", 0..=4_000);
        wrong.within(input, "style", &[1, 2]);
    }
    wrong.unique(inputs.iter().filter_map(|input| input["custom_id"].as_str()).collect(), "the custom_id");
}
