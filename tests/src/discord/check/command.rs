//! Checks the register of commands: names, depths, counts, and all words in every language.

use serde_json::Value;

use super::{Wrong, list};

/// How many commands an application may have.
const COMMANDS_MAX: usize = 100;
/// The length of all words of one command together, in characters.
const WORDS_MAX: usize = 8_000;
/// The languages that Discord has.
const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

pub(super) fn commands(json: &Value, wrong: &mut Wrong) {
    let Some(commands) = json.as_array() else {
        wrong.0.push("the register is no list".to_owned());
        return;
    };
    wrong.count(commands, "commands", 0..=COMMANDS_MAX);
    for command in commands {
        let before = wrong.0.len();
        one(command, wrong);
        let name = command["name"].as_str().unwrap_or_default();
        wrong.0[before..].iter_mut().for_each(|what| *what = format!("/{name}: {what}"));
    }
    let name = |command: &Value| (command["type"].as_u64().unwrap_or(1), command["name"].to_string());
    wrong.unique(commands.iter().map(name).collect(), "the command");
}

fn one(command: &Value, wrong: &mut Wrong) {
    if command["type"].as_u64().unwrap_or(1) == 1 {
        words(command, wrong);
        options(command, 0, wrong);
    } else {
        wrong.needs(command, "name", 1..=32);
        let more = ["description", "options"].iter().any(|key| !command[key].is_null());
        wrong.when(more, || "a command in a menu has nothing but a name".to_owned());
    }
    let total = total(command);
    wrong.when(total > WORDS_MAX, || format!("{total} characters in all, {WORDS_MAX} allowed"));
    for (key, most) in [("integration_types", 1), ("contexts", 2)] {
        let given: Vec<u64> = list(command, key).iter().filter_map(Value::as_u64).collect();
        wrong.when(given.len() != list(command, key).len() || given.iter().any(|kind| *kind > most), || {
            format!("{key} are {}", command[key])
        });
        wrong.unique(given, key);
    }
    let bits = &command["default_member_permissions"];
    let good = bits.is_null() || bits.as_str().is_some_and(|bits| bits.parse::<u64>().is_ok()) || bits.is_u64();
    wrong.when(!good, || format!("default_member_permissions are {bits}"));
}

/// A name and a description, in all languages.
fn words(of: &Value, wrong: &mut Wrong) {
    wrong.needs(of, "name", 1..=32);
    wrong.needs(of, "description", 1..=100);
    name(&of["name"], wrong);
    for key in ["name_localizations", "description_localizations"] {
        for (locale, text) in of[key].as_object().into_iter().flatten() {
            wrong.when(!LOCALES.contains(&locale.as_str()), || format!("{key} has the language {locale:?}"));
            let most = if key.starts_with("name") { 32 } else { 100 };
            let length = text.as_str().map_or(0, |text| text.chars().count());
            wrong.when(!(1..=most).contains(&length), || format!("{key} in {locale} has {length} characters"));
            if key.starts_with("name") {
                name(text, wrong);
            }
        }
    }
}

fn name(name: &Value, wrong: &mut Wrong) {
    let name = name.as_str().unwrap_or_default();
    let good = name.chars().all(|c| (c.is_alphanumeric() || matches!(c, '-' | '_' | '\'')) && !c.is_uppercase());
    wrong.when(!good, || format!("the name {name:?}"));
}

/// Options: subcommands are at most two deep and never mixed with other options; required options come first.
fn options(of: &Value, depth: u32, wrong: &mut Wrong) {
    let options = list(of, "options");
    wrong.count(options, "options", 0..=25);
    wrong.unique(options.iter().map(|option| option["name"].to_string()).collect(), "the option");
    let is_sub = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    let subs = options.iter().filter(|option| is_sub(option)).count();
    wrong.when(subs != 0 && subs != options.len(), || "subcommands beside options".to_owned());
    let first_free = options.iter().position(|option| option["required"] != true).unwrap_or(options.len());
    wrong.when(subs == 0 && options[first_free..].iter().any(|option| option["required"] == true), || {
        "an option that must be given after one that need not".to_owned()
    });
    for option in options {
        words(option, wrong);
        match option["type"].as_u64() {
            Some(1) => options_of_sub(option, depth, wrong),
            Some(2) if depth == 0 => {
                wrong.count(list(option, "options"), "subcommands of a group", 1..=25);
                options_below(option, wrong);
            }
            Some(3..=11) => choices(option, wrong),
            kind => wrong.0.push(format!("an option of the type {kind:?}")),
        }
    }
}

fn options_of_sub(option: &Value, depth: u32, wrong: &mut Wrong) {
    let nested = list(option, "options").iter().any(|inner| matches!(inner["type"].as_u64(), Some(1 | 2)));
    wrong.when(nested || depth > 1, || "a subcommand inside a subcommand".to_owned());
    options(option, 2, wrong);
}

fn options_below(group: &Value, wrong: &mut Wrong) {
    let plain = list(group, "options").iter().any(|inner| inner["type"] != 1);
    wrong.when(plain, || "a group with something that is no subcommand".to_owned());
    options(group, 1, wrong);
}

fn choices(option: &Value, wrong: &mut Wrong) {
    let choices = list(option, "choices");
    wrong.count(choices, "choices", 0..=25);
    wrong.when(!choices.is_empty() && option["autocomplete"] == true, || "choices beside suggestions".to_owned());
    for choice in choices {
        wrong.needs(choice, "name", 1..=100);
        if option["type"] == 3 {
            wrong.needs(choice, "value", 1..=100);
        }
        for (locale, text) in choice["name_localizations"].as_object().into_iter().flatten() {
            let length = text.as_str().map_or(0, |text| text.chars().count());
            let good = LOCALES.contains(&locale.as_str()) && (1..=100).contains(&length);
            wrong.when(!good, || format!("a choice called {text} in {locale:?}"));
        }
    }
    wrong.unique(choices.iter().map(|choice| choice["name"].to_string()).collect(), "the choice");
}

/// The length of the names, descriptions and values of a command and everything below it. Of several languages, the
/// longest counts.
fn total(of: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let others = of[format!("{key}_localizations")].as_object();
        let others = others.into_iter().flatten().map(|(_, text)| length(text));
        others.chain([length(&of[key])]).max().unwrap_or(0)
    };
    let below: usize = list(of, "options").iter().chain(list(of, "choices")).map(total).sum();
    longest("name") + longest("description") + length(&of["value"]) + below
}
