//! Checks every request against Telegram's published limits. Pure functions: they take a request and return sentences.

mod command;
mod files;
mod inline;
mod keyboard;
#[cfg(test)]
mod mutations;
mod words;

use serde_json::Value;

use super::api::Call;
use super::method::Op;
use crate::fake::{Wrong, list};

/// The errors in a request; empty when Telegram would accept it.
pub(crate) fn request(call: &Call) -> Vec<String> {
    let mut wrong = Wrong::default();
    let params = &call.params;
    files::files(call, &mut wrong);
    match call.op {
        Op::SendMessage => {
            words::words(params, "text", 1..=words::TEXT_MAX, &mut wrong);
            post(params, &mut wrong);
        }
        Op::SendPhoto | Op::SendAnimation | Op::SendDocument => {
            words::words(params, "caption", 0..=words::CAPTION_MAX, &mut wrong);
            post(params, &mut wrong);
        }
        Op::EditMessageText => words::words(params, "text", 1..=words::TEXT_MAX, &mut wrong),
        Op::EditEphemeralMessageText => words::words(params, "text", 1..=words::EPHEMERAL_MAX, &mut wrong),
        Op::EditMessageCaption | Op::EditEphemeralMessageCaption => {
            words::words(params, "caption", 0..=words::CAPTION_MAX, &mut wrong);
        }
        Op::EditMessageMedia | Op::EditEphemeralMessageMedia => {
            words::words(&params["media"], "caption", 0..=words::CAPTION_MAX, &mut wrong);
            wrong.when(params["media"]["type"] != "photo", || format!("media of the type {}", params["media"]["type"]));
        }
        Op::AnswerCallbackQuery => words::alert(params, &mut wrong),
        Op::AnswerInlineQuery => inline::results(params, &mut wrong),
        Op::SetMyCommands => command::commands(params, &mut wrong),
        Op::SetWebhook => webhook(params, &mut wrong),
        Op::GetUpdates => {
            let timeout = params["timeout"].as_u64();
            // A bot that asks without a timeout would ask again and again.
            wrong.when(timeout.is_some_and(|timeout| timeout > 50), || format!("a timeout of {timeout:?} seconds"));
        }
        _ => {}
    }
    if call.op.is_send() || call.op.is_edit() || call.op.is_ephemeral() {
        wrong.when(super::api::number(&params["chat_id"]).is_none(), || format!("chat_id is {}", params["chat_id"]));
        keyboard::keyboard(&params["reply_markup"], &mut wrong);
    }
    if call.op.is_edit() || call.op == Op::DeleteMessage {
        let id = params["message_id"].as_i64();
        wrong.when(id.is_none_or(|id| id <= 0), || format!("message_id is {}", params["message_id"]));
    }
    if call.op.is_ephemeral() {
        for key in ["receiver_user_id", "ephemeral_message_id"] {
            wrong.when(!params[key].is_i64(), || format!("{key} is {}", params[key]));
        }
    }
    wrong.0
}

/// Checks the fields that all posts have.
fn post(params: &Value, wrong: &mut Wrong) {
    let asked = &params["ephemeral_message_parameters"];
    if asked.is_null() {
        return;
    }
    wrong.when(!asked["receiver_user_id"].is_i64(), || format!("the receiver is {}", asked["receiver_user_id"]));
    let replaces = asked["replace_callback_query_message"] == true;
    wrong.when(replaces && !asked["callback_query_id"].is_string(), || "in the place of no press".to_owned());
}

fn webhook(params: &Value, wrong: &mut Wrong) {
    let secret = params["secret_token"].as_str();
    let good = |secret: &str| {
        (1..=256).contains(&secret.len()) && secret.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
    };
    wrong.when(secret.is_some_and(|secret| !good(secret)), || "the secret is none that Telegram takes".to_owned());
    wrong
        .when(secret.is_none() && params["url"] != "", || "an address without a secret: anybody could post".to_owned());
}
