//! The slash commands: the tree that Discord is told, and the meaning of a command that somebody used.

pub(crate) mod clickable;
mod decks;
pub(crate) mod options;
mod read;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::Hall;
use serde_json::Value;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};

pub(crate) use read::{Ask, Typed, read, typed};

use self::decks::deck as deck_tree;
use self::options::{about, clock, deck, game, level, local_name, more, name, page, seats, user, whom};
use super::words::{plain, say};

/// Where a command can be used.
#[derive(Clone, Copy)]
enum Where {
    /// Everywhere, even in places where only a person has brought the bot along.
    Everywhere,
    /// On servers that the bot is a member of.
    Servers,
    /// Everywhere but in a private chat with the bot, where nobody else is.
    AmongPeople,
}

/// The most options of a command that Discord accepts.
const OPTIONS: usize = 25;

/// Commands of the tree `/duel` that take no options.
const PLAIN: [&str; 6] = ["hand", "board", "resign", "rematch", "spectate", "text"];

/// The tree of all commands, in the form that Discord is told.
///
/// # Errors
/// When a command cannot be written as JSON.
pub(crate) fn tree_json(hall: &Hall) -> serde_json::Result<Value> {
    serde_json::to_value(tree(hall)).map(tidy)
}

/// Removes empty fields: serenity writes every field, even those that a kind of option does not have.
fn tidy(value: Value) -> Value {
    let says = |value: &Value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => true,
    };
    match value {
        Value::Array(values) => values.into_iter().map(tidy).collect(),
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(key, value)| (key, tidy(value)));
            fields.filter(|(_, value)| says(value)).collect()
        }
        plain => plain,
    }
}

fn tree(hall: &Hall) -> Vec<CreateCommand> {
    vec![
        duel(hall),
        command("join", Where::Everywhere).add_option(code()),
        command("rules", Where::Everywhere).add_option(game(hall)),
        cards(hall),
        command("card", Where::Everywhere).add_option(name_of_card()),
        deck_tree(hall),
        command("campaign", Where::Everywhere).add_option(options::nation(hall)),
        command("link", Where::Everywhere).add_option(link()),
        command("settings", Where::Everywhere),
        command("config", Where::Servers).default_member_permissions(Permissions::MANAGE_GUILD),
        command("help", Where::Everywhere),
        in_menu("menu-challenge"),
    ]
}

/// A command in the menu of a person. Its name may have capital letters and spaces, and it is about nothing else.
fn in_menu(words: &str) -> CreateCommand {
    let command = CreateCommand::new(name(words)).kind(CommandType::User);
    let named = |command: CreateCommand, (locale, local): (&str, String)| command.name_localized(locale, local);
    placed(local_name(words).fold(command, named), Where::AmongPeople)
}

/// The cards, of which a person may want only some.
fn cards(hall: &Hall) -> CreateCommand {
    let (game, last) = (game(hall), [options::text(), page()]);
    let traits = options::traits(hall, OPTIONS - 1 - last.len());
    let all = std::iter::once(game).chain(traits).chain(last);
    all.fold(command("cards", Where::Everywhere), CreateCommand::add_option)
}

/// The commands that matter most.
pub(crate) const FIRST: [&str; 5] = ["duel challenge", "duel open", "duel hand", "rules", "cards"];

/// The commands on the page of all of them.
pub(crate) const HELP: [&str; 31] = [
    "duel challenge",
    "duel open",
    "duel ai",
    "duel code",
    "duel sealed",
    "duel draft",
    "duel constructed",
    "join",
    "duel hand",
    "duel board",
    "duel text",
    "duel resign",
    "duel rematch",
    "duel spectate",
    "rules",
    "cards",
    "card",
    "deck list",
    "deck show",
    "deck new",
    "deck edit",
    "deck import",
    "deck copy",
    "deck rename",
    "deck delete",
    "deck save",
    "campaign",
    "link",
    "settings",
    "config",
    "help",
];

/// The hall's sentences name these commands; these are our names for them.
const IN_SENTENCES: [(&str, &str); 9] = [
    ("duel", "duel challenge"),
    ("cards", "cards"),
    ("card", "card"),
    ("deck", "deck list"),
    ("campaign", "campaign"),
    ("link", "link"),
    ("hand", "duel hand"),
    ("settings", "settings"),
    ("config", "config"),
];

/// A command as a client in a language shows it, such as `/duel challenge`.
pub(crate) fn spelled(lang: Lang, command: &str) -> String {
    let names: Vec<String> = command.split(' ').map(|key| plain(lang, &format!("cmd-{key}"))).collect();
    format!("/{}", names.join(" "))
}

/// What a command is about.
pub(crate) fn described(lang: Lang, command: &str) -> String {
    plain(lang, &format!("cmd-{}-about", command.rsplit(' ').next().unwrap_or_default()))
}

/// The commands for the hall's sentences, in Fluent's syntax. The command of a challenge must name the opponent.
pub(crate) fn in_sentences(lang: Lang) -> String {
    let line = |(key, command): (&str, &str)| {
        let whom = if key == "duel" { format!(" {}", plain(lang, "a-friend")) } else { String::new() };
        format!("command-{key} = {}{whom}\n", spelled(lang, command))
    };
    // The hall fills in the word for the deck.
    let brings = format!("command-brings = {}:{{$word}}\n", plain(lang, "opt-deck"));
    let plays = Text::new("plays-with").raw("deck", "{command-brings}").raw("command", "{command-duel}");
    format!("{}{brings}command-plays = {}\n", IN_SENTENCES.map(line).concat(), say(lang, &plays))
}

fn duel(hall: &Hall) -> CreateCommand {
    let rules = |sub: CreateCommandOption| {
        let sub = sub.add_sub_option(game(hall)).add_sub_option(deck()).add_sub_option(clock());
        more(hall).into_iter().fold(sub, CreateCommandOption::add_sub_option)
    };
    let begin = [
        rules(sub("challenge").add_sub_option(user())),
        rules(sub("open")),
        rules(sub("ai").add_sub_option(level())),
        rules(sub("code")),
    ];
    let formats = GameId::all_formats().into_iter().map(format);
    let all = begin.into_iter().chain(formats).chain(PLAIN.map(sub));
    all.fold(command("duel", Where::Everywhere), CreateCommand::add_option)
}

/// A duel in a format: with a person, with the computer, or with anybody who sits down.
fn format(format: &str) -> CreateCommandOption {
    let games: Vec<GameId> = GameId::all().iter().copied().filter(|game| game.formats().contains(&format)).collect();
    let command = sub(format).add_sub_option(whom()).add_sub_option(level()).add_sub_option(clock());
    let command = seats(&games).into_iter().fold(command, CreateCommandOption::add_sub_option);
    let brings = |game: &&GameId| {
        let options = [("format".to_owned(), format.to_owned())].into();
        !game.brings(&options, duelhall_engine::kit::Seat::FIRST).is_empty()
    };
    if games.iter().any(|game| brings(&game)) { command.add_sub_option(deck()) } else { command }
}

fn command(key: &str, r#where: Where) -> CreateCommand {
    let words = format!("cmd-{key}");
    let mut command = CreateCommand::new(name(&words)).description(about(&words));
    for (locale, local) in local_name(&words) {
        command = command.name_localized(locale, local);
    }
    for (locale, local) in options::local_about(&words) {
        command = command.description_localized(locale, local);
    }
    placed(command, r#where)
}

/// A command that can be used in these places.
fn placed(command: CreateCommand, r#where: Where) -> CreateCommand {
    let (guild, group) = (InteractionContext::Guild, InteractionContext::PrivateChannel);
    let (contexts, installs) = match r#where {
        Where::Everywhere => (vec![guild, InteractionContext::BotDm, group], true),
        Where::AmongPeople => (vec![guild, group], true),
        Where::Servers => (vec![guild], false),
    };
    let by_user = installs.then_some(InstallationContext::User);
    let installs = std::iter::once(InstallationContext::Guild).chain(by_user).collect();
    command.integration_types(installs).contexts(contexts)
}

fn sub(key: &str) -> CreateCommandOption {
    options::option(CommandOptionType::SubCommand, &format!("cmd-{key}"))
}

/// The longest code is far shorter; extra text pasted around a code does no harm.
fn code() -> CreateCommandOption {
    options::option(CommandOptionType::String, "opt-code").required(true).max_length(64)
}

fn link() -> CreateCommandOption {
    options::option(CommandOptionType::String, "opt-link").max_length(64)
}

fn name_of_card() -> CreateCommandOption {
    options::option(CommandOptionType::String, "opt-name").required(true).set_autocomplete(true).max_length(64)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use duelhall_hall::{HallConfig, SystemClock};
    use duelhall_store::MemoryStore;

    fn sent() -> Value {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        let store = Arc::new(MemoryStore::new());
        let hall = Hall::open(HallConfig::default(), store, Arc::new(SystemClock), sender).unwrap();
        tree_json(&hall).unwrap()
    }

    #[test]
    fn the_commands_are_within_the_limits_of_discord_in_every_language() {
        assert_eq!(crate::discord::checked_commands(), Ok(12));
    }

    #[test]
    fn every_line_of_the_help_is_a_command() {
        let commands = sent();
        let mut names: Vec<String> = Vec::new();
        let typed = |command: &&Value| command["type"] != 2;
        for command in commands.as_array().unwrap().iter().filter(typed) {
            let name = command["name"].as_str().unwrap();
            names.push(name.to_owned());
            let subs = command["options"].as_array().into_iter().flatten().filter(|option| option["type"] == 1);
            names.extend(subs.map(|option| format!("{name} {}", option["name"].as_str().unwrap())));
        }
        // The commands `duel` and `deck` only hold other commands, and cannot be sent by themselves.
        names.retain(|name| name != "duel" && name != "deck");
        let mut helped = HELP.map(|command| spelled(Lang::En, command)[1..].to_owned()).to_vec();
        names.sort();
        helped.sort();
        assert_eq!(names, helped);
    }

    #[test]
    fn the_hall_takes_the_spelling_of_the_commands() {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        let hall =
            Hall::open(HallConfig::default(), Arc::new(MemoryStore::new()), Arc::new(SystemClock), sender).unwrap();
        crate::discord::spell(&hall).unwrap();
        assert!(in_sentences(Lang::En).starts_with("command-duel = /duel challenge @friend\n"));
        assert!(in_sentences(Lang::Ru).starts_with("command-duel = /дуэль вызов @друг\n"));
        assert!(
            in_sentences(Lang::En)
                .replace('\u{a0}', " ")
                .ends_with("command-plays = add {command-brings} to {command-duel}\n")
        );
        assert!(
            in_sentences(Lang::Ru).contains("command-brings = колода:{$word}\n"),
            "the option as it is called there"
        );
    }

    #[test]
    fn a_person_is_challenged_from_their_menu_wherever_there_are_others() {
        let commands = sent();
        let menu = commands.as_array().unwrap().iter().find(|command| command["type"] == 2).unwrap();
        let wanted = serde_json::json!({
            "type": 2, "name": "Challenge", "name_localizations": { "ru": "Вызвать" },
            "contexts": [0, 2], "integration_types": [0, 1],
        });
        assert_eq!(*menu, wanted);
    }

    #[test]
    fn only_those_who_manage_a_server_see_config() {
        let commands = sent();
        let config = commands.as_array().unwrap().iter().find(|command| command["name"] == "config").unwrap();
        assert_eq!(config["default_member_permissions"], "32");
        assert_eq!(config["contexts"], serde_json::json!([0]));
    }
}
