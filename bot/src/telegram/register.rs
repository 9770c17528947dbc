//! Tells Telegram the commands, for each kind of chat and each language, when they differ from those that it was told
//! last.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_store::Store;

use super::bot::Bot;
use super::commands::{COMMANDS, Where};
use super::fault::Fault;
use super::methods::{Command, CommandScope, SetMyCommands};
use super::rest::Rest;
use super::words::plain;
use crate::chat::tell;

/// The kinds of chat. For each: whether the commands for admins are shown, and whether the use of commands can be
/// hidden.
const SCOPES: [(&str, bool, bool); 4] = [
    ("default", false, false),
    ("all_private_chats", false, false),
    ("all_group_chats", false, true),
    ("all_chat_administrators", true, true),
];

/// Every list of commands, in the form that Telegram is told. People who use none of our languages see the English
/// list.
pub(crate) fn lists() -> Vec<SetMyCommands> {
    let codes = [(Lang::En, ""), (Lang::Ru, "ru")];
    let list = |(kind, admins, hidden): (&'static str, bool, bool), (lang, code): (Lang, &'static str)| {
        let used = COMMANDS.iter().filter(|command| admins || command.place == Where::Everywhere);
        let commands = used.map(|command| Command {
            command: command.name,
            description: plain(lang, &format!("tg-{}", command.name)),
            is_ephemeral: hidden && command.alone,
        });
        SetMyCommands { commands: commands.collect(), scope: CommandScope { kind }, language_code: code }
    };
    SCOPES.iter().flat_map(|scope| codes.map(|code| list(*scope, code))).collect()
}

/// The errors in the lists; empty if Telegram will accept them.
pub(crate) fn wrong() -> Vec<String> {
    let mut wrong = Vec::new();
    for list in lists() {
        if list.commands.len() > 100 {
            wrong.push(format!("{} commands", list.commands.len()));
        }
        for command in list.commands {
            let plain = command.command.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
            if !plain || !(1..=32).contains(&command.command.len()) {
                wrong.push(format!("the name /{}", command.command));
            }
            if !(1..=256).contains(&command.description.chars().count()) {
                wrong.push(format!("the description of /{}", command.command));
            }
        }
    }
    wrong
}

/// Sends the commands in the background, with as many tries as it takes.
pub(crate) fn register(bot: &Arc<Bot>, id: i64) {
    let bot = Arc::clone(bot);
    bot.tasks.clone().spawn(async move {
        tokio::select! {
            () = bot.stop.cancelled() => {}
            () = tell_all(&*bot.store, &bot.rest, id) => {}
        }
    });
}

async fn tell_all(store: &dyn Store, rest: &Rest, id: i64) {
    for list in lists() {
        let key = format!("telegram commands {id} {} {}", list.scope.kind, list.language_code);
        let text = serde_json::to_string(&list).unwrap_or_default();
        tell(store, key, &text, Fault::passes, || rest.set_commands(list.clone())).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_are_within_the_limits_of_telegram_in_every_language() {
        assert_eq!(wrong(), Vec::<String>::new());
        assert_eq!(lists().len(), 8);
    }

    #[test]
    fn only_admins_are_shown_config_and_only_groups_hide_commands() {
        for list in lists() {
            let admins = list.scope.kind == "all_chat_administrators";
            assert_eq!(list.commands.iter().any(|command| command.command == "config"), admins);
            let hidden = list.commands.iter().any(|command| command.is_ephemeral);
            assert_eq!(hidden, list.scope.kind != "default" && list.scope.kind != "all_private_chats");
        }
    }
}
