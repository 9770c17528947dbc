//! The lists of commands, for each scope and language.

use serde_json::{Value, json};

use super::super::method::Op;
use super::super::refusal::Reply;
use super::super::world::World;
use super::Call;

pub(super) fn commands(world: &mut World, call: &Call) -> Reply {
    let scope = &call.params["scope"];
    let scope = if scope.is_null() { json!({ "type": "default" }) } else { scope.clone() };
    let key = format!("{scope} {}", call.text("language_code"));
    match call.op {
        Op::SetMyCommands => drop(world.commands.insert(key, call.params["commands"].clone())),
        Op::DeleteMyCommands => drop(world.commands.remove(&key)),
        _ => return Reply::ok(world.commands.get(&key).cloned().unwrap_or(Value::Array(Vec::new()))),
    }
    Reply::done()
}
