//! Reads a typed chat line by the register of commands, as a client of Discord does.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::super::world::{BOT, User, World};

/// A command in the form of an interaction.
#[derive(Debug)]
pub(super) struct Typed {
    /// The `data` of the interaction.
    pub(super) data: Value,
    /// The rights that a sender needs, as Discord's bits; `None` for everybody.
    pub(super) needs: Option<u64>,
    /// Where it can be sent: 0 guilds, 1 private chats with the bot, 2 other private chats.
    pub(super) contexts: Vec<u64>,
    /// For whom it is installed: 0 guilds, 1 users.
    pub(super) installs: Vec<u64>,
}

/// Reads `duel challenge user:@Bob game:towers`. `typing` is an unfinished option, for suggestions.
pub(super) fn read(world: &World, line: &str, typing: Option<&str>) -> Result<Typed> {
    let line = line.trim().trim_start_matches('/');
    let (name, mut rest) = word(line);
    let command = world.commands.iter().find(|command| command["name"] == name);
    let command = command.with_context(|| format!("no command {name:?} is registered"))?;
    let (mut level, mut path) = (command, Vec::new());
    while let Some(sub) = find(level, word(rest).0).filter(|option| matches!(option["type"].as_u64(), Some(1 | 2))) {
        path.push(sub);
        (level, rest) = (sub, word(rest).1);
    }
    let is_group =
        level["options"].as_array().into_iter().flatten().any(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if is_group {
        bail!("/{line} stops before a subcommand");
    }
    let mut resolved = json!({});
    let mut options = options(world, level, rest, typing, &mut resolved)?;
    for sub in path.iter().rev() {
        options = json!([{ "name": sub["name"], "type": sub["type"], "options": options }]);
    }
    let mut data = json!({ "id": command["id"], "name": command["name"], "type": 1, "options": options });
    if resolved.as_object().is_some_and(|resolved| !resolved.is_empty()) {
        data["resolved"] = resolved;
    }
    Ok(Typed::of(command, data))
}

/// Reads a command in the menu of a person.
pub(super) fn menu(world: &World, name: &str, whom: &str) -> Result<Typed> {
    let in_menu = |command: &&Value| {
        command["type"] == 2 && (command["name"] == name || command["name_localizations"].to_string().contains(name))
    };
    let command = world.commands.iter().find(in_menu).with_context(|| format!("no menu has {name:?}"))?;
    let mut resolved = json!({});
    let id = resolve(world, whom, &mut resolved)?;
    let data = json!({
        "id": command["id"], "name": command["name"], "type": 2, "target_id": id, "resolved": resolved,
    });
    Ok(Typed::of(command, data))
}

impl Typed {
    fn of(command: &Value, data: Value) -> Self {
        let numbers = |key: &str| command[key].as_array().map(|list| list.iter().filter_map(Value::as_u64).collect());
        Self {
            data,
            needs: command["default_member_permissions"].as_str().and_then(|bits| bits.parse().ok()),
            contexts: numbers("contexts").unwrap_or_else(|| vec![0, 1]),
            installs: numbers("integration_types").unwrap_or_else(|| vec![0]),
        }
    }
}

/// Adds a person to what an interaction explains, and returns their number. Whoever has left is no member.
fn resolve(world: &World, text: &str, resolved: &mut Value) -> Result<String> {
    let user = person(world, text)?;
    resolved["users"][user.id.to_string()] = user.json();
    if !user.left {
        resolved["members"][user.id.to_string()] = user.member_without_user();
    }
    Ok(user.id.to_string())
}

fn word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim_start())
}

fn find<'a>(of: &'a Value, name: &str) -> Option<&'a Value> {
    of["options"].as_array().into_iter().flatten().find(|option| option["name"] == name)
}

/// Reads `name:value name:value`; a value ends where another option of the command begins.
fn options(world: &World, of: &Value, text: &str, typing: Option<&str>, resolved: &mut Value) -> Result<Value> {
    let mut given: Vec<(&Value, String)> = Vec::new();
    for part in text.split(' ').filter(|part| !part.is_empty()) {
        let known = part.split_once(':').and_then(|(name, value)| Some((find(of, name)?, value)));
        match (known, given.last_mut()) {
            (Some((option, value)), _) => given.push((option, value.to_owned())),
            (None, Some((_, value))) => *value = format!("{value} {part}"),
            (None, None) => bail!("{part:?} is no option of the command"),
        }
    }
    for option in of["options"].as_array().into_iter().flatten().filter(|option| option["required"] == true) {
        if typing.is_none() && !given.iter().any(|(known, _)| known["name"] == option["name"]) {
            bail!("the option {} is missing", option["name"]);
        }
    }
    let read = |(option, value): &(&Value, String)| -> Result<Value> {
        let focused = typing.is_some_and(|name| option["name"] == name);
        let value = if focused { json!(value) } else { self::value(world, option, value, resolved)? };
        let mut read = json!({ "name": option["name"], "type": option["type"], "value": value });
        if focused {
            read["focused"] = json!(true);
        }
        Ok(read)
    };
    given.iter().map(read).collect()
}

fn value(world: &World, option: &Value, text: &str, resolved: &mut Value) -> Result<Value> {
    let choices = option["choices"].as_array();
    if let Some(choices) = choices {
        let chosen = choices.iter().find(|choice| {
            let number = choice["value"].to_string();
            choice["value"] == text || choice["name"] == text || number == text
        });
        return chosen
            .map(|choice| choice["value"].clone())
            .with_context(|| format!("{text:?} cannot be chosen: {choices:?}"));
    }
    Ok(match option["type"].as_u64() {
        Some(4) => json!(text.parse::<i64>().with_context(|| format!("{text:?} is no number"))?),
        Some(5) => json!(text.parse::<bool>().with_context(|| format!("{text:?} is neither true nor false"))?),
        Some(10) => json!(text.parse::<f64>().with_context(|| format!("{text:?} is no number"))?),
        Some(6) => json!(resolve(world, text, resolved)?),
        Some(7) => {
            let channel = world.channels.values().find(|channel| channel.name == text.trim_start_matches('#'));
            let channel = channel.with_context(|| format!("no channel {text:?}"))?;
            let mut whole = world.channel_json(channel);
            whole["permissions"] = json!(channel.permissions.to_string());
            resolved["channels"][channel.id.to_string()] = whole;
            json!(channel.id.to_string())
        }
        _ => json!(text),
    })
}

/// A person by name, or the bot.
fn person<'a>(world: &'a World, text: &str) -> Result<&'a User> {
    let name = text.trim_start_matches('@');
    let found = world.users.values().find(|user| user.name == name);
    found
        .or_else(|| world.users.get(&BOT).filter(|_| name == "bot"))
        .with_context(|| format!("nobody is called {name:?}"))
}
