//! Checks every request against Discord's published limits. Pure functions: they take a request and return sentences.

mod command;
mod component;
mod embed;
mod files;
mod interaction;
mod message;
#[cfg(test)]
mod mutations;

use serde_json::Value;

use super::rest::Call;
use super::route::Op;
use crate::fake::{Wrong, list};

/// The errors in a request; empty when Discord would accept it.
pub(crate) fn request(call: &Call) -> Vec<String> {
    let mut wrong = Wrong::default();
    let (json, files) = (&call.json, call.files.as_slice());
    match call.op {
        Op::Callback => interaction::callback(json, files, &mut wrong),
        Op::CreateMessage => message::message(json, files, message::Use::Post, &mut wrong),
        Op::FollowUp => message::message(json, files, message::Use::Private, &mut wrong),
        Op::EditMessage | Op::EditOriginal | Op::EditFollowUp => {
            message::message(json, files, message::Use::Edit, &mut wrong);
        }
        Op::SetCommands => command::commands(json, &mut wrong),
        Op::CreateCommand => command::commands(&Value::Array(vec![json.clone()]), &mut wrong),
        Op::ThreadFromMessage | Op::CreateThread => {
            wrong.length(json, "name", 1..=100);
            wrong.within(json, "auto_archive_duration", &[60, 1_440, 4_320, 10_080]);
        }
        Op::EditChannel => wrong.length(json, "name", 1..=100),
        _ => {}
    }
    wrong.0
}
