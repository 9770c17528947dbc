//! What somebody asks for, and the words of `/duel`: the opponent, the game, its options and the pace, in any language.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Text};
use duelhall_engine::text::Lang;
use duelhall_hall::{FieldValues, Hall, Intent, Opponent, Pace};
use duelhall_store::MatchId;

use super::bot::Bot;
use super::data::{Played, Scope};
use super::ids;
use super::update::Message;
use super::visit::Visit;
use super::words::{WORDS, plain};

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

pub(super) async fn duel(bot: &Bot, visit: &Visit, message: &Message, rest: &str) -> Ask {
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

/// A duel with everything but the opponent and perhaps the game as usual.
pub(crate) fn duel_with(opponent: Opponent, played: Option<Played>) -> Intent {
    let format = played.and_then(|played| played.format);
    let options = format.map(|format| ("format".to_owned(), format.to_owned())).into_iter().collect();
    Intent::Challenge { opponent, game: played.map(|played| played.game), options, pace: None }
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
    use std::sync::Arc;

    use duelhall_engine::heroes::Heroes;
    use duelhall_engine::towers::Towers;
    use duelhall_hall::{HallConfig, SystemClock};
    use duelhall_store::MemoryStore;

    use super::*;

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
}
