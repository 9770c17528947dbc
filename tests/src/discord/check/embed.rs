//! Checks embeds, the cards of words under a message.

use serde_json::Value;

use super::{Wrong, list};

/// The length of all embeds of a message together, in characters.
const TOTAL_MAX: usize = 6_000;

pub(super) fn embeds(json: &Value, wrong: &mut Wrong) {
    let embeds = list(json, "embeds");
    wrong.count(embeds, "embeds", 0..=10);
    for embed in embeds {
        wrong.length(embed, "title", 0..=256);
        wrong.length(embed, "description", 0..=4_096);
        wrong.length(&embed["footer"], "text", 0..=2_048);
        wrong.length(&embed["author"], "name", 0..=256);
        let fields = list(embed, "fields");
        wrong.count(fields, "fields", 0..=25);
        for field in fields {
            wrong.needs(field, "name", 1..=256);
            wrong.needs(field, "value", 1..=1_024);
        }
    }
    let total: usize = embeds.iter().map(length).sum();
    wrong.when(total > TOTAL_MAX, || format!("embeds have {total} characters, {TOTAL_MAX} allowed"));
}

/// How many characters of an embed count.
fn length(embed: &Value) -> usize {
    let of = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields: usize = list(embed, "fields").iter().map(|field| of(&field["name"]) + of(&field["value"])).sum();
    let [title, description] = ["title", "description"].map(|key| of(&embed[key]));
    title + description + of(&embed["footer"]["text"]) + of(&embed["author"]["name"]) + fields
}
