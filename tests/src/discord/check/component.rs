//! Checks buttons and lists, of the classic version and of the second version.

use serde_json::Value;

use super::{Wrong, list};

/// How many components a message may have, including nested ones.
const COMPONENTS_MAX: usize = 40;
/// The length of all texts of the second version together, in characters.
const TEXT_MAX: usize = 4_000;

pub(super) fn components(json: &Value, v2: bool, wrong: &mut Wrong) {
    let top = list(json, "components");
    let (mut all, mut ids) = (Vec::new(), Vec::new());
    top.iter().for_each(|component| flatten(component, &mut all));
    wrong.when(all.len() > COMPONENTS_MAX, || format!("{} components, {COMPONENTS_MAX} allowed", all.len()));
    if !v2 {
        wrong.count(top, "rows", 0..=5);
        for component in top {
            wrong.when(component["type"] != 1, || format!("a component {} outside a row", component["type"]));
        }
    }
    for component in &all {
        one(component, v2, wrong);
        ids.extend(component["custom_id"].as_str());
    }
    wrong.unique(ids, "the custom_id");
    let words: usize = all.iter().filter(|one| one["type"] == 10).map(|one| chars(&one["content"])).sum();
    wrong.when(words > TEXT_MAX, || format!("texts of {words} characters, {TEXT_MAX} allowed"));
}

fn chars(text: &Value) -> usize {
    text.as_str().map_or(0, |text| text.chars().count())
}

fn flatten<'a>(component: &'a Value, all: &mut Vec<&'a Value>) {
    all.push(component);
    list(component, "components").iter().for_each(|inner| flatten(inner, all));
    if component["accessory"].is_object() {
        flatten(&component["accessory"], all);
    }
}

fn one(component: &Value, v2: bool, wrong: &mut Wrong) {
    match component["type"].as_u64() {
        Some(1) => row(component, wrong),
        Some(2) => button(component, wrong),
        Some(3) => select(component, wrong),
        Some(5..=8) => named(component, wrong),
        Some(9) if v2 => wrong.count(list(component, "components"), "texts of a section", 1..=3),
        Some(10) if v2 => wrong.needs(component, "content", 1..=TEXT_MAX),
        Some(12) if v2 => gallery(component, wrong),
        Some(11 | 13 | 14 | 17) if v2 => {}
        kind => wrong.0.push(format!("a component of the type {kind:?}")),
    }
}

/// A row holds one list or up to five buttons.
fn row(row: &Value, wrong: &mut Wrong) {
    let inside = list(row, "components");
    wrong.count(inside, "components in a row", 1..=5);
    let lists = inside.iter().filter(|one| one["type"] != 2).count();
    wrong.when(lists > 0 && inside.len() > 1, || "a list that does not stand alone in its row".to_owned());
}

fn named(component: &Value, wrong: &mut Wrong) {
    wrong.needs(component, "custom_id", 1..=100);
    wrong.length(component, "placeholder", 0..=150);
}

fn button(button: &Value, wrong: &mut Wrong) {
    wrong.length(button, "label", 1..=80);
    wrong.when(button["label"].is_null() && button["emoji"].is_null(), || "a button that shows nothing".to_owned());
    match button["style"].as_u64() {
        Some(1..=4) => {
            named(button, wrong);
            wrong.when(!button["url"].is_null(), || "a url on a button that is no link".to_owned());
        }
        Some(5) => {
            wrong.needs(button, "url", 1..=512);
            wrong.when(!button["custom_id"].is_null(), || "a custom_id on a link".to_owned());
        }
        style => wrong.0.push(format!("a button of the style {style:?}")),
    }
}

fn select(select: &Value, wrong: &mut Wrong) {
    named(select, wrong);
    let options = list(select, "options");
    wrong.count(options, "options", 1..=25);
    for option in options {
        wrong.needs(option, "label", 1..=100);
        wrong.needs(option, "value", 1..=100);
        wrong.length(option, "description", 1..=100);
    }
    wrong.unique(options.iter().filter_map(|option| option["value"].as_str()).collect(), "the value");
    let preset = options.iter().filter(|option| option["default"] == true).count();
    let [least, most] = ["min_values", "max_values"].map(|key| select[key].as_u64());
    wrong.when(preset as u64 > most.unwrap_or(1), || format!("{preset} options are chosen in advance"));
    wrong.when(least.unwrap_or(1) > most.unwrap_or(1) || most.unwrap_or(1) > options.len() as u64, || {
        format!("{least:?} to {most:?} of {} options", options.len())
    });
}

fn gallery(gallery: &Value, wrong: &mut Wrong) {
    let items = list(gallery, "items");
    wrong.count(items, "pictures of a gallery", 1..=10);
    for item in items {
        wrong.needs(item, "description", 1..=1_024);
        wrong.when(item["media"]["url"].is_null(), || "a picture of a gallery without an address".to_owned());
    }
}
