//! Checks the lists of commands.

use serde_json::Value;

use super::{Wrong, list};

/// How many commands a list may have.
const COMMANDS_MAX: usize = 100;

pub(super) fn commands(params: &Value, wrong: &mut Wrong) {
    let commands = list(params, "commands");
    wrong.count(commands, "commands", 1..=COMMANDS_MAX);
    for command in commands {
        wrong.needs(command, "command", 1..=32);
        wrong.needs(command, "description", 1..=256);
        let name = command["command"].as_str().unwrap_or_default();
        let good = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        wrong.when(!good, || format!("a command is called {name:?}"));
    }
    wrong.unique(commands.iter().map(|command| command["command"].to_string()).collect(), "the command");
    let lang = params["language_code"].as_str().unwrap_or_default();
    let good = lang.is_empty() || (lang.len() == 2 && lang.chars().all(|c| c.is_ascii_lowercase()));
    wrong.when(!good, || format!("the language {lang:?}"));
}
