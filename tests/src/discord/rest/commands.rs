//! The register of commands.

use serde_json::{Value, json};

use super::super::refusal::{Refusal, Reply};
use super::super::route::Op;
use super::super::world::{BOT, World};
use super::Call;

pub(super) fn commands(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    if call.id("application_id") != BOT {
        return Err(Refusal::NO_ACCESS);
    }
    match call.op {
        Op::SetCommands => {
            let given = call.json.as_array().cloned().unwrap_or_default();
            world.commands = given.iter().map(|command| registered(world, command)).collect();
        }
        Op::CreateCommand => {
            let command = registered(world, &call.json);
            world.commands.retain(|known| known["name"] != command["name"]);
            world.commands.push(command.clone());
            return Ok(Reply { status: 201, ..Reply::ok(command) });
        }
        _ => {}
    }
    Ok(Reply::ok(Value::Array(world.commands.clone())))
}

/// A command in the form in which Discord keeps it: with a number, a version and every default.
fn registered(world: &mut World, given: &Value) -> Value {
    let version = world.next_id().to_string();
    let id = world.commands.iter().find(|known| known["name"] == given["name"]).map(|known| known["id"].clone());
    let or = |key: &str, default: Value| if given[key].is_null() { default } else { given[key].clone() };
    let mut command = json!({
        "id": id.unwrap_or_else(|| json!(version)), "application_id": BOT.to_string(), "version": version,
        "type": or("type", json!(1)), "name": given["name"], "description": or("description", json!("")),
        "name_localizations": or("name_localizations", Value::Null), "nsfw": or("nsfw", json!(false)),
        "description_localizations": or("description_localizations", Value::Null),
        "default_member_permissions": or("default_member_permissions", Value::Null),
        "integration_types": or("integration_types", json!([0])), "contexts": or("contexts", Value::Null),
        "dm_permission": or("dm_permission", json!(true)),
    });
    let options: Vec<Value> = given["options"].as_array().into_iter().flatten().map(option).collect();
    if !options.is_empty() {
        command["options"] = json!(options);
    }
    command
}

/// An option without its empty fields.
fn option(given: &Value) -> Value {
    let mut kept = json!({});
    for (key, value) in given.as_object().into_iter().flatten() {
        let empty = value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        if key == "options" && !empty {
            kept[key] = value.as_array().into_iter().flatten().map(option).collect();
        } else if !empty {
            kept[key] = value.clone();
        }
    }
    kept
}
