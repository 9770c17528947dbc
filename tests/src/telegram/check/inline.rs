//! Checks proposals to a person who types after the bot's name.

use serde_json::Value;

use super::{Wrong, keyboard, list, words};

/// How many results an answer may have.
const RESULTS_MAX: usize = 50;

pub(super) fn results(params: &Value, wrong: &mut Wrong) {
    let results = list(params, "results");
    wrong.count(results, "results", 0..=RESULTS_MAX);
    for result in results {
        let id = result["id"].as_str().unwrap_or_default();
        wrong.when(!(1..=64).contains(&id.len()), || format!("a result with the id {id:?}"));
        keyboard::keyboard(&result["reply_markup"], wrong);
        words::words(result, "caption", 0..=words::CAPTION_MAX, wrong);
        match result["type"].as_str() {
            Some("article") => {
                wrong.needs(result, "title", 1..=256);
                let content = &result["input_message_content"];
                let text = serde_json::json!({
                    "text": content["message_text"], "parse_mode": content["parse_mode"],
                    "entities": content["entities"],
                });
                words::words(&text, "text", 1..=words::TEXT_MAX, wrong);
            }
            Some("photo") => {
                let cached = result["photo_file_id"].is_string();
                wrong.when(!cached && !result["photo_url"].is_string(), || "a photo from nowhere".to_owned());
            }
            kind => wrong.0.push(format!("a result of the type {kind:?}")),
        }
    }
    wrong.unique(results.iter().map(|result| result["id"].to_string()).collect(), "the result");
    let button = &params["button"];
    if !button.is_null() {
        wrong.needs(button, "text", 1..=64);
        let payload = button["start_parameter"].as_str().unwrap_or_default();
        let letters = payload.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
        wrong.when(!letters || !(1..=64).contains(&payload.len()), || format!("a button that sends {payload:?}"));
    }
    let offset = params["next_offset"].as_str().unwrap_or_default();
    wrong.when(offset.len() > 64, || format!("the next offset has {} bytes", offset.len()));
}
