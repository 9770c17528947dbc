//! Lists the commands, and reads what somebody means by one.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Text};
use duelhall_engine::text::Lang;
use duelhall_hall::{CardSearch, FieldValues, Hall, Intent, Look, Opponent, Pace};
use duelhall_store::MatchId;

use super::bot::Bot;
use super::data::{Data, Played, Scope};
use super::identity::ADDED;
use super::ids::{self, Spot};
use super::keys::own;
use super::links;
use super::outgoing::Outgoing;
use super::update::Message;
use super::visit::Visit;
use super::words::{WORDS, plain, say};
use crate::chat::decks;

/// The request that a message stands for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    /// Something for the hall.
    Hall(Intent),
    /// The person's hand.
    Hand(Option<MatchId>),
    /// The board: if a player asks, it is also posted again, below everything that was said since.
    Board,
    /// Settings; with a key and a value to change one.
    Settings(Scope, Option<(String, String)>),
    /// The question how to play a duel.
    Duel(Option<GameId>),
    /// The short help.
    Help,
    /// The page of all commands.
    Commands,
    /// The first words to somebody who has found the bot.
    Welcome,
    /// The first words to a group.
    Hello,
    /// A request that cannot be met, and why.
    Wrong(Text),
}

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
        "duel" | "new" => duel(bot, visit, message, rest).await,
        "join" => Ask::Hall(Intent::Join(rest.to_owned())),
        "hand" => Ask::Hand(None),
        "board" | "duels" | "spectate" => Ask::Board,
        "text" => Ask::Hall(Intent::Text(None)),
        "hint" => Ask::Hall(Intent::Hint(None)),
        "resign" => Ask::Hall(Intent::Resign(None)),
        "rematch" => Ask::Hall(Intent::Rematch(None)),
        "rules" => Ask::Hall(Intent::Rules(game_in(&bot.hall, rest))),
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

/// A duel with everything but the opponent and perhaps the game as usual.
pub(crate) fn duel_with(opponent: Opponent, played: Option<Played>) -> Intent {
    let format = played.and_then(|played| played.format);
    let options = format.map(|format| ("format".to_owned(), format.to_owned())).into_iter().collect();
    Intent::Challenge { opponent, game: played.map(|played| played.game), options, pace: None }
}

fn change(rest: &str) -> Option<(String, String)> {
    let (key, value) = rest.split_once(char::is_whitespace)?;
    Some((key.to_lowercase(), value.trim().to_owned()))
}

/// The other words of a challenge.
#[derive(Default)]
struct Wish {
    ai: bool,
    open: bool,
    code: bool,
    level: Option<Level>,
    game: Option<GameId>,
    options: Options,
    pace: Option<Pace>,
}

async fn duel(bot: &Bot, visit: &Visit, message: &Message, rest: &str) -> Ask {
    let mut wish = Wish::default();
    for word in rest.split_whitespace().filter(|word| !word.starts_with('@')) {
        // A mention without an `@` is a name of several words, and an entity covers them.
        if !understood(&bot.hall, &mut wish, &word.to_lowercase()) && !is_mentioned(message, word) {
            let text = Text::new("no-duel-word").raw("word", super::markup::cut(word, 32));
            return Ask::Wrong(text);
        }
    }
    let opponent = if wish.ai || wish.level.is_some() {
        Opponent::Ai(wish.level.unwrap_or_default())
    } else if wish.code {
        Opponent::Code
    } else if wish.open {
        Opponent::Open
    } else {
        match named(bot, visit, message).await {
            Ok(opponent) => opponent,
            Err(text) => return Ask::Wrong(text),
        }
    };
    let names_nobody = matches!(opponent, Opponent::Open) && !wish.open;
    if let Some(game) = wish.game.filter(|_| visit.spot.is_private() && names_nobody && wish.options.is_empty()) {
        return Ask::Duel(Some(game));
    }
    if visit.spot.is_private() && matches!(opponent, Opponent::Open | Opponent::Named { .. }) {
        return Ask::Wrong(Text::new("no-duel-private"));
    }
    Ask::Hall(Intent::Challenge { opponent, game: wish.game, options: wish.options, pace: wish.pace })
}

/// Reads one word of a challenge, in any language.
fn understood(hall: &Hall, wish: &mut Wish, word: &str) -> bool {
    let says = |key: &str| Lang::ALL.iter().any(|lang| plain(*lang, key).split(' ').any(|other| other == word));
    if says("say-ai") {
        wish.ai = true;
    } else if says("say-open") {
        wish.open = true;
    } else if says("say-code") {
        wish.code = true;
    } else if says("say-live") {
        wish.pace = Some(Pace::Live);
    } else if says("say-correspondence") {
        wish.pace = Some(Pace::Correspondence);
    } else if let Some(level) = Level::ALL.into_iter().find(|level| {
        level.name() == word || Lang::ALL.iter().any(|lang| plain(*lang, &format!("level-{}", level.name())) == word)
    }) {
        wish.level = Some(level);
    } else if let Some(game) = game(hall, word) {
        wish.game = Some(game);
    } else if let Some(format) = GameId::all_formats().into_iter().find(|format| {
        let words = format!("say-format-{format}");
        *format == word || WORDS.has(Lang::En, &words) && says(&words)
    }) {
        wish.options.insert("format".to_owned(), format.to_owned());
    } else if let Some((key, value)) = option(hall, word) {
        wish.options.insert(key, value);
    } else if let Some((game, deck)) = deck(hall, word) {
        // A deck names its game, unless the challenge names a game itself.
        wish.game = wish.game.or(Some(game));
        wish.options.insert("deck".to_owned(), deck);
    } else {
        return false;
    }
    true
}

/// The game that a word names.
fn game(hall: &Hall, word: &str) -> Option<GameId> {
    let called = |game: GameId| Lang::ALL.iter().any(|lang| hall.game_name(game, *lang).to_lowercase() == word);
    GameId::all().iter().copied().find(|game| game.name() == word || called(*game))
}

/// The first game that some words name.
pub(super) fn game_in(hall: &Hall, words: &str) -> Option<GameId> {
    words.split_whitespace().find_map(|word| game(hall, &word.to_lowercase()))
}

/// An option with its value, such as `seats:4`, `места:4` or `deck:quick`. The hall decides whether the value is
/// allowed.
fn option(hall: &Hall, word: &str) -> Option<(String, String)> {
    let (key, value) = word.split_once(':')?;
    let fields = GameId::all().iter().flat_map(|game| hall.more_options(*game, Lang::En));
    let says = |key: &str, word: &str| {
        let words = format!("say-{key}");
        Lang::ALL
            .iter()
            .any(|lang| WORDS.has(*lang, &words) && plain(*lang, &words).split(' ').any(|other| other == word))
    };
    let mut fields = fields.filter(|field| field.key == key || says(&field.key, key));
    let Some(field) = fields.next() else { return Some((key.to_owned(), value.to_owned())) };
    let FieldValues::OneOf(values) = &field.values else { return Some((field.key, value.to_owned())) };
    let said = values.iter().map(|(value, _)| value).find(|known| says(&format!("{}-{known}", field.key), value));
    Some((field.key.clone(), said.map_or(value, String::as_str).to_owned()))
}

/// The deck that a word names, and the first game that has it.
fn deck(hall: &Hall, word: &str) -> Option<(GameId, String)> {
    let named = |(value, words): &(String, String)| value == word || words.to_lowercase() == word;
    let of = |game: GameId, lang: Lang| {
        let field = hall.options(game, lang).into_iter().find(|field| field.key == "deck")?;
        let FieldValues::OneOf(values) = field.values else { return None };
        values.into_iter().find(named).map(|(value, _)| (game, value))
    };
    GameId::all().iter().find_map(|game| Lang::ALL.into_iter().find_map(|lang| of(*game, lang)))
}

fn is_mentioned(message: &Message, word: &str) -> bool {
    let text = message.text.as_deref().unwrap_or_default();
    message.entities.iter().filter(|entity| entity.kind == "text_mention").any(|entity| entity.of(text).contains(word))
}

/// The opponent in a challenge: a mentioned person, or else the author of the message replied to, or else nobody.
async fn named(bot: &Bot, visit: &Visit, message: &Message) -> Result<Opponent, Text> {
    let text = message.text.as_deref().unwrap_or_default();
    for entity in &message.entities {
        match (entity.kind.as_str(), &entity.user) {
            ("text_mention", Some(user)) if user.is_bot => return Err(Text::new("no-bot").raw("who", user.name())),
            ("text_mention", Some(user)) => {
                return Ok(Opponent::Named { id: ids::person(user.id), name: user.name() });
            }
            ("mention", _) => {
                let name = entity.of(text);
                let own =
                    bot.identity.me().is_some_and(|me| name.trim_start_matches('@').eq_ignore_ascii_case(&me.username));
                if own {
                    return Ok(Opponent::Ai(Level::default()));
                }
                return match bot.people.named(&name).await {
                    Some(named) => Ok(Opponent::Named { id: ids::person(named.id), name: named.name }),
                    None => Err(Text::new("no-known").raw("who", name)),
                };
            }
            _ => {}
        }
    }
    // In a topic, every message is a reply to the message that opened the topic.
    let replied = message.reply_to_message.as_deref().filter(|reply| {
        reply.forum_topic_created.is_none() && Some(reply.message_id) != message.topic() && reply.sender_chat.is_none()
    });
    match replied.and_then(|reply| reply.from.as_ref()) {
        Some(user) if bot.identity.me().is_some_and(|me| me.id == user.id) => Ok(Opponent::Open),
        Some(user) if user.is_bot => Err(Text::new("no-bot").raw("who", user.name())),
        Some(user) if user.id == visit.user => Ok(Opponent::Open),
        Some(user) => Ok(Opponent::Named { id: ids::person(user.id), name: user.name() }),
        None => Ok(Opponent::Open),
    }
}

#[cfg(test)]
mod tests {
    use duelhall_engine::heroes::Heroes;
    use duelhall_engine::towers::Towers;
    use std::sync::Arc;

    use super::*;
    use duelhall_hall::{HallConfig, SystemClock};
    use duelhall_store::MemoryStore;

    #[test]
    fn a_command_is_ours_when_it_names_no_other_bot() {
        assert_eq!(command("/duel@DuelBot  quick ", "duelbot"), Some(("duel".into(), "quick")));
        assert_eq!(command("/Duel", "duelbot"), Some(("duel".into(), "")));
        for other in ["/duel@OtherBot", "duel", "/", "/дуэль", "/a-b"] {
            assert_eq!(command(other, "duelbot"), None, "{other}");
        }
    }

    #[test]
    fn words_of_a_challenge_are_understood_in_both_languages() {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        let hall =
            Hall::open(HallConfig::default(), Arc::new(MemoryStore::new()), Arc::new(SystemClock), sender).unwrap();
        let read = |words: &str| {
            let mut wish = Wish::default();
            let all = words.split(' ').all(|word| understood(&hall, &mut wish, word));
            all.then_some(wish)
        };
        let wish = read("ai hard quick correspondence").unwrap();
        assert!(wish.ai && wish.level == Some(Level::Hard) && wish.pace == Some(Pace::Correspondence));
        assert_eq!(wish.options.get("deck").map(String::as_str), Some("quick"));
        assert_eq!(wish.game, Some(GameId::of::<Towers>()), "a deck names its game");
        let wish = read("герои deck:dogs-first opposing:lamp-oil").unwrap();
        assert_eq!(wish.game, Some(GameId::of::<Heroes>()));
        assert_eq!(wish.options.get("opposing").map(String::as_str), Some("lamp-oil"));
        assert!(read("lamp-oil").is_some_and(|wish| wish.game == Some(GameId::of::<Heroes>())));
        assert!(read("компьютер сильный").is_some_and(|wish| wish.ai && wish.level == Some(Level::Hard)));
        assert!(read("открытый вживую").is_some_and(|wish| wish.open && wish.pace == Some(Pace::Live)));
        let table = read("герои места:4 команды:две").unwrap();
        assert_eq!((table.game, table.options.len()), (Some(GameId::of::<Heroes>()), 2));
        assert_eq!(read("heroes seats:4 teams:two").map(|wish| wish.options), Some(table.options));
        assert!(read("nonsense").is_none());
        // E-12
        assert_eq!(game_in(&hall, "Heroes 2"), Some(GameId::of::<Heroes>()));
        assert_eq!((game_in(&hall, "герои"), game_in(&hall, "")), (Some(GameId::of::<Heroes>()), None));
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
