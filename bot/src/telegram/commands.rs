//! Lists the commands, and reads what somebody means by one.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{CardSearch, Intent, Look};

use super::bot::Bot;
use super::data::{Data, Scope};
use super::identity::ADDED;
use super::ids::Spot;
use super::keys::own;
use super::links;
use super::outgoing::Outgoing;
use super::update::Message;
use super::visit::Visit;
use super::wanted::{self, Ask};
use super::words::{plain, say};
use crate::chat::decks;

/// Where a command is useful.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// Everywhere.
    Everywhere,
    /// In groups, for admins.
    Admins,
}

/// A command.
pub(crate) struct Known {
    pub(crate) name: &'static str,
    pub(crate) place: Where,
    /// Whether its use can be hidden from other people.
    pub(crate) alone: bool,
}

const fn known(name: &'static str, alone: bool) -> Known {
    Known { name, place: Where::Everywhere, alone }
}

/// The proposed commands, in this order.
pub(crate) const COMMANDS: [Known; 16] = [
    known("duel", false),
    known("join", false),
    known("hand", true),
    known("board", false),
    known("text", true),
    known("resign", true),
    known("rematch", false),
    known("rules", true),
    known("cards", true),
    known("card", true),
    known("deck", true),
    known("campaign", true),
    known("link", true),
    known("settings", true),
    Known { name: "config", place: Where::Admins, alone: true },
    known("help", true),
];

/// The commands that matter most.
const FIRST: [&str; 5] = ["duel", "hand", "board", "rules", "cards"];

/// The short help: how to begin, and the five most important commands.
pub(crate) fn help(lang: Lang, spot: Spot) -> Outgoing {
    let private = spot.is_private();
    let start = say(lang, &Text::new("help-start").raw("ai", "/duel ai"));
    let hint = plain(lang, if private { "help-private" } else { "help-group-first" });
    let lines = [plain(lang, "help-title"), start].into_iter().chain(FIRST.map(|name| about(lang, name)));
    let mut outgoing = Outgoing::words(lines.chain([hint]).collect::<Vec<_>>().join("\n"));
    // In a group, others would read what somebody is asked about a duel with the computer.
    let play = private.then(|| own(&Data::Play, &plain(lang, "press-duel"), Look::Primary));
    let all = own(&Data::Commands, &plain(lang, "press-commands"), Look::Plain);
    outgoing.rows = vec![play.into_iter().chain([all]).collect()];
    outgoing
}

/// The page of all commands.
pub(crate) fn all(lang: Lang, spot: Spot) -> String {
    let used = COMMANDS.iter().filter(|command| command.place == Where::Everywhere || !spot.is_private());
    let hint = plain(lang, if spot.is_private() { "help-private" } else { "help-group" });
    let title = plain(lang, "commands-title");
    let lines = std::iter::once(title).chain(used.map(|command| about(lang, command.name))).chain([hint]);
    lines.collect::<Vec<_>>().join("\n")
}

/// A command and what it is about, in a line.
fn about(lang: Lang, name: &str) -> String {
    let about = plain(lang, &format!("tg-{name}"));
    say(lang, &Text::new("help-line").raw("name", format!("/{name}")).raw("about", about))
}

/// Reads a message; `None` when it is not for the bot.
pub(crate) async fn read(bot: &Bot, visit: &Visit, message: &Message) -> Option<Ask> {
    let text = message.text.as_deref()?;
    let Some((name, rest)) = command(text, bot.identity.me().map_or("", |me| me.username.as_str())) else {
        // In a private chat, every message is for the bot.
        return visit.spot.is_private().then_some(Ask::Help);
    };
    let private = visit.spot.is_private();
    let ask = match name.as_str() {
        "start" if private => links::start(&bot.hall, rest),
        "start" if rest == ADDED => Ask::Hello,
        "start" => Ask::Help,
        "duel" | "new" if private && rest.is_empty() => Ask::Duel(None),
        "duel" | "new" => wanted::duel(bot, visit, message, rest).await,
        "join" => Ask::Hall(Intent::Join(rest.to_owned())),
        "hand" => Ask::Hand(None),
        "board" | "duels" | "spectate" => Ask::Board,
        "text" => Ask::Hall(Intent::Text(None)),
        "hint" => Ask::Hall(Intent::Hint(None)),
        "resign" => Ask::Hall(Intent::Resign(None)),
        "rematch" => Ask::Hall(Intent::Rematch(None)),
        "rules" => Ask::Hall(Intent::Rules(wanted::game_in(&bot.hall, rest))),
        "cards" => Ask::Hall(Intent::Cards(CardSearch::typed(None, rest), 0)),
        "card" => Ask::Hall(Intent::Card(None, rest.to_owned())),
        "deck" => match decks::read(rest) {
            Some(ask) => Ask::Hall(Intent::Deck(ask)),
            None => Ask::Wrong(Text::new("no-deck-words")),
        },
        "campaign" => Ask::Hall(Intent::Campaign(None, rest.to_owned())),
        "link" => Ask::Hall(Intent::Link(rest.to_owned())),
        "settings" => Ask::Settings(Scope::Own(visit.user), change(rest)),
        "config" if private => Ask::Wrong(Text::new("no-config-private")),
        "config" => Ask::Settings(Scope::Chat(visit.spot.chat), change(rest)),
        "about" => Ask::Hall(Intent::About),
        "help" => Ask::Help,
        // In a group, a command without the bot's name may be another bot's.
        _ if private || text.split_whitespace().next().is_some_and(|word| word.contains('@')) => Ask::Help,
        _ => return None,
    };
    Some(ask)
}

/// The name of a command and the text after it; `None` if it is not a command, or belongs to another bot.
fn command<'a>(text: &'a str, own_name: &str) -> Option<(String, &'a str)> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let word = word.strip_prefix('/')?;
    let (name, bot) = word.split_once('@').unwrap_or((word, own_name));
    let plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    (plain && bot.eq_ignore_ascii_case(own_name)).then(|| (name.to_lowercase(), rest.trim()))
}

fn change(rest: &str) -> Option<(String, String)> {
    let (key, value) = rest.split_once(char::is_whitespace)?;
    Some((key.to_lowercase(), value.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_ours_when_it_names_no_other_bot() {
        assert_eq!(command("/duel@DuelBot  quick ", "duelbot"), Some(("duel".into(), "quick")));
        assert_eq!(command("/Duel", "duelbot"), Some(("duel".into(), "")));
        for other in ["/duel@OtherBot", "duel", "/", "/дуэль", "/a-b"] {
            assert_eq!(command(other, "duelbot"), None, "{other}");
        }
    }

    #[test]
    fn the_page_of_commands_has_a_line_for_each_and_the_help_is_short() {
        for lang in Lang::ALL {
            let page = all(lang, Spot::chat(-5)).replace('\u{a0}', " ");
            for command in COMMANDS {
                assert!(page.contains(&format!("/{} ", command.name)), "{page}");
            }
            assert!(!all(lang, Spot::chat(5)).contains("/config"));
            for spot in [Spot::chat(-5), Spot::chat(5)] {
                let help = help(lang, spot);
                assert!(help.words.lines().count() <= 8 && help.words.chars().count() <= 480, "{}", help.words);
                let last = help.rows.last().and_then(|row| row.last()).and_then(|key| key.callback_data.clone());
                assert_eq!(last.as_deref(), Some("@l"));
            }
        }
    }
}
