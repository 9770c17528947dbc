//! Checks words: their length, and that their marks can be read.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::super::markup;
use super::Wrong;

/// The longest text.
pub(super) const TEXT_MAX: usize = 4_096;
/// The longest words under a picture.
pub(super) const CAPTION_MAX: usize = 1_024;
/// The longest text of an edit of a message for one person.
pub(super) const EPHEMERAL_MAX: usize = 1_024;
/// The longest alert.
const ALERT_MAX: usize = 200;

pub(super) fn words(of: &Value, name: &str, allowed: RangeInclusive<usize>, wrong: &mut Wrong) {
    let text = match &of[name] {
        Value::Null => "",
        Value::String(text) => text,
        other => {
            wrong.0.push(format!("{name} is no text: {other}"));
            return;
        }
    };
    let entities = if name == "text" { "entities" } else { "caption_entities" };
    match markup::read(text, &of["parse_mode"], &of[entities]) {
        Err(what) => wrong.0.push(format!("{name}: {what}")),
        Ok(marked) => {
            let length = markup::length(&marked.text);
            wrong.when(!allowed.contains(&length), || format!("{name} has {length} characters, {allowed:?} allowed"));
            wrong.when(marked.entities.len() > 100, || format!("{name} has {} marks", marked.entities.len()));
        }
    }
}

pub(super) fn alert(params: &Value, wrong: &mut Wrong) {
    wrong.needs(params, "callback_query_id", 1..=64);
    let length = params["text"].as_str().map_or(0, markup::length);
    wrong.when(length > ALERT_MAX, || format!("an alert of {length} characters, {ALERT_MAX} allowed"));
    wrong.when(length == 0 && params["show_alert"] == true, || "an alert that says nothing".to_owned());
    if let Some(url) = params["url"].as_str() {
        super::keyboard::link(url, wrong);
    }
}
