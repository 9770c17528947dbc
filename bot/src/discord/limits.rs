//! Checks Discord's published limits on commands and messages when the program is built: if one command is too long,
//! Discord accepts none of them.

use serde_json::Value;

/// The errors in a list of commands; empty if Discord will accept it.
pub(crate) fn commands(commands: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let list = items(commands);
    if list.len() > 100 {
        wrong.push(format!("{} commands", list.len()));
    }
    for command in list {
        let label = command["name"].as_str().unwrap_or_default().to_owned();
        if command["type"] == 2 {
            // A command in a menu has a name like a sentence, and nothing else.
            if said(command, "name").into_iter().any(|name| long(name, 32)) || !command["description"].is_null() {
                wrong.push(format!("{label}: a command in a menu"));
            }
            continue;
        }
        named(command, &label, &mut wrong);
        options(command, &label, 0, &mut wrong);
        let letters = letters(command);
        if letters > 8_000 {
            wrong.push(format!("/{label} has {letters} letters in all"));
        }
    }
    wrong
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn long(text: &Value, most: usize) -> bool {
    let count = text.as_str().unwrap_or_default().chars().count();
    !(1..=most).contains(&count)
}

/// A text and its translations.
fn said<'a>(thing: &'a Value, key: &str) -> Vec<&'a Value> {
    let local = thing[format!("{key}_localizations")].as_object();
    std::iter::once(&thing[key]).chain(local.into_iter().flat_map(|local| local.values())).collect()
}

fn named(thing: &Value, label: &str, wrong: &mut Vec<String>) {
    for name in said(thing, "name") {
        let text = name.as_str().unwrap_or_default();
        let plain = text.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
        if long(name, 32) || !plain || text.to_lowercase() != text {
            wrong.push(format!("{label}: the name {name}"));
        }
    }
    for about in said(thing, "description") {
        if long(about, 100) {
            wrong.push(format!("{label}: the description {about}"));
        }
    }
}

fn options(thing: &Value, label: &str, depth: usize, wrong: &mut Vec<String>) {
    let list = items(&thing["options"]);
    if list.len() > 25 || depth > 2 {
        wrong.push(format!("{label}: {} options at depth {depth}", list.len()));
    }
    let optional = |option: &&Value| option["required"] != true;
    if list.iter().skip_while(|option| !optional(option)).any(|option| !optional(&option)) {
        wrong.push(format!("{label}: what is required must come first"));
    }
    for option in list {
        let label = format!("{label} {}", option["name"].as_str().unwrap_or_default());
        named(option, &label, wrong);
        let choices = items(&option["choices"]);
        if choices.len() > 25 {
            wrong.push(format!("{label}: {} choices", choices.len()));
        }
        for choice in choices {
            if said(choice, "name").into_iter().any(|name| long(name, 100)) || long(&choice["value"], 100) {
                wrong.push(format!("{label}: the choice {choice}"));
            }
        }
        options(option, &label, depth + 1, wrong);
    }
}

/// Counts the letters of names, descriptions and values; a command may have 8,000. Discord counts the longest
/// translation.
fn letters(thing: &Value) -> usize {
    let longest = |key: &str| {
        said(thing, key).iter().map(|text| text.as_str().unwrap_or_default().chars().count()).max().unwrap_or_default()
    };
    let value = thing["value"].as_str().unwrap_or_default().chars().count();
    let inner = items(&thing["options"]).iter().chain(items(&thing["choices"])).map(letters).sum::<usize>();
    longest("name") + longest("description") + value + inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_command_beyond_a_limit_is_found() {
        let fine = json!([{ "name": "duel", "description": "Duels" }]);
        assert!(commands(&fine).is_empty());
        let sub = |n: usize| json!({ "type": 1, "name": format!("s{n}"), "description": "x" });
        let subs: Vec<Value> = (0..26).map(sub).collect();
        let wrong = json!([
            { "name": "Duel", "description": "x" },
            { "name": "duel", "description": "x".repeat(101) },
            { "name": "duel", "description": "x", "name_localizations": { "ru": "д".repeat(33) } },
            { "name": "duel", "description": "x", "options": subs },
            { "name": "duel", "description": "x", "options": (0..25).map(|n| json!({
                "type": 1, "name": format!("s{n}"), "description": "x".repeat(100), "options": (0..3).map(|m|
                    json!({ "type": 3, "name": format!("o{m}"), "description": "y".repeat(100) })).collect::<Vec<_>>(),
            })).collect::<Vec<_>>() },
        ]);
        assert_eq!(commands(&wrong).len(), 5, "{:?}", commands(&wrong));
    }
}
