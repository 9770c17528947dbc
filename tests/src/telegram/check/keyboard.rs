//! Checks buttons under messages.

use serde_json::Value;

use super::super::world::BOT_NAME;
use super::{Wrong, list};

/// How many buttons a message may have.
const BUTTONS_MAX: usize = 100;
/// How many buttons a row may have.
const ROW_MAX: usize = 8;
/// The longest payload of a deep link.
const PAYLOAD_MAX: usize = 64;
/// The things that a button can do; each button does one of them.
const DEEDS: &[&str] = &[
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
];

pub(super) fn keyboard(markup: &Value, wrong: &mut Wrong) {
    let rows = list(markup, "inline_keyboard");
    let buttons: Vec<&Value> = rows.iter().flat_map(|row| row.as_array().into_iter().flatten()).collect();
    wrong.when(buttons.len() > BUTTONS_MAX, || format!("{} buttons, {BUTTONS_MAX} allowed", buttons.len()));
    for row in rows {
        let length = row.as_array().map_or(0, Vec::len);
        wrong.when(!(1..=ROW_MAX).contains(&length), || format!("{length} buttons in a row"));
    }
    for button in &buttons {
        one(button, wrong);
    }
    wrong.unique(buttons.iter().filter_map(|button| button["callback_data"].as_str()).collect(), "the callback_data");
}

fn one(button: &Value, wrong: &mut Wrong) {
    wrong.needs(button, "text", 1..=64);
    let deeds = DEEDS.iter().filter(|deed| !button[**deed].is_null()).count();
    wrong.when(deeds != 1, || format!("a button that does {deeds} things: {button}"));
    if let Some(data) = button["callback_data"].as_str() {
        wrong.when(!(1..=64).contains(&data.len()), || format!("callback_data of {} bytes", data.len()));
    }
    if let Some(url) = button["url"].as_str() {
        link(url, wrong);
    }
    let style = &button["style"];
    let good = style.is_null() || ["danger", "success", "primary"].iter().any(|known| *style == **known);
    wrong.when(!good, || format!("a button of the style {style}"));
}

/// A link: to the web, or into a chat with this bot.
pub(super) fn link(url: &str, wrong: &mut Wrong) {
    let known = ["https://", "http://", "tg://"].iter().any(|scheme| url.starts_with(scheme));
    wrong.when(!known || url.contains(' '), || format!("no link: {url:?}"));
    let Some((before, payload)) = url.split_once("?start=") else { return };
    let bot = before.trim_start_matches("https://").trim_start_matches("t.me/");
    wrong.when(bot != BOT_NAME, || format!("a deep link to {bot:?}"));
    let letters = payload.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
    wrong.when(!letters || !(1..=PAYLOAD_MAX).contains(&payload.len()), || format!("a deep link with {payload:?}"));
}
