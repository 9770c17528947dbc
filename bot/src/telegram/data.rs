//! The callback data of a button: the presses of the hall unchanged, and ours after an `@`. It holds no card and no
//! secret, and at most 64 bytes.

use std::fmt;
use std::str::FromStr;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_hall::{Found, Press};
use duelhall_store::MatchId;

use crate::chat::Turned;

/// The longest data that Telegram accepts, in bytes.
pub(crate) const LONGEST: usize = 64;

/// A button's press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Data {
    /// A press for the hall.
    Press(Press),
    /// A page of a hand that has more choices than a message has room for, or that is turned over: `@h:MATCH:PAGE`.
    HandPage(MatchId, Turned),
    /// The filters of the cards from which a deck is built: `@g:MATCH`.
    Filters(MatchId),
    /// A number under the board, from 1. It means the choice that the presser was told for it: `@k:MATCH:NUMBER`.
    Pick(MatchId, u8),
    /// The presser's next choices: `@m:MATCH`.
    More(MatchId),
    /// All settings: `@s:SCOPE`.
    Menu(Scope),
    /// The settings of a group: `@o:SCOPE:GROUP`.
    Group(Scope, String),
    /// One setting: `@f:SCOPE:KEY`.
    Field(Scope, String),
    /// A value for a setting: `@v:SCOPE:KEY=VALUE`.
    Value(Scope, String, String),
    /// The list of who changed which setting: `@a:SCOPE`.
    Audit(Scope),
    /// The question how to play a game: `@j:GAME`.
    Game(Played),
    /// A duel against the computer: `@d:LEVEL:GAME`; without a game, as earlier releases wrote it, the usual one.
    Duel(Level, Option<Played>),
    /// A duel by a code: `@c:GAME`; without a game, the usual one.
    Code(Option<Played>),
    /// The values of a filter of the cards that are found, or, without a filter, the list of filters: `@q:FILTER:CARDS`.
    Cards(u8, Found),
    /// The page of all commands: `@l`.
    Commands,
    /// The question which game to play: `@p`.
    Play,
    /// The question whose rules to read: `@r`.
    Rules,
    /// The rules of a game: `@r:GAME`.
    RulesOf(GameId),
}

/// A game, and its format if one is chosen: `GAME` or `GAME:FORMAT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) game: GameId,
    pub(crate) format: Option<&'static str>,
}

/// Whether settings are a person's or a chat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// A person's own: `pUSER`.
    Own(i64),
    /// A chat's: `cCHAT`.
    Chat(i64),
}

/// The text is not a button of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no button of Duelhall")]
pub(crate) struct BadData;

impl From<GameId> for Played {
    fn from(game: GameId) -> Self {
        Self { game, format: None }
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.format {
            Some(format) => write!(f, "{}:{format}", self.game),
            None => self.game.fmt(f),
        }
    }
}

impl FromStr for Played {
    type Err = BadData;

    fn from_str(text: &str) -> Result<Self, BadData> {
        let Some((game, format)) = text.split_once(':') else { return read::<GameId>(text).map(Self::from) };
        let game: GameId = read(game)?;
        let format = game.formats().into_iter().find(|known| *known == format).ok_or(BadData)?;
        Ok(Self { game, format: Some(format) })
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(user) => write!(f, "p{user}"),
            Self::Chat(chat) => write!(f, "c{chat}"),
        }
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Press(press) => press.fmt(f),
            Self::HandPage(id, page) => write!(f, "@h:{id}:{page}"),
            Self::Filters(id) => write!(f, "@g:{id}"),
            Self::Pick(id, number) => write!(f, "@k:{id}:{number}"),
            Self::More(id) => write!(f, "@m:{id}"),
            Self::Menu(scope) => write!(f, "@s:{scope}"),
            Self::Group(scope, group) => write!(f, "@o:{scope}:{group}"),
            Self::Field(scope, key) => write!(f, "@f:{scope}:{key}"),
            Self::Value(scope, key, value) => write!(f, "@v:{scope}:{key}={value}"),
            Self::Audit(scope) => write!(f, "@a:{scope}"),
            Self::Game(game) => write!(f, "@j:{game}"),
            Self::Duel(level, Some(game)) => write!(f, "@d:{}:{game}", level.name()),
            Self::Duel(level, None) => write!(f, "@d:{}", level.name()),
            Self::Code(Some(game)) => write!(f, "@c:{game}"),
            Self::Code(None) => f.write_str("@c"),
            Self::Cards(filter, found) => write!(f, "@q:{filter}:{found}"),
            Self::Commands => f.write_str("@l"),
            Self::Play => f.write_str("@p"),
            Self::Rules => f.write_str("@r"),
            Self::RulesOf(game) => write!(f, "@r:{game}"),
        }
    }
}

impl FromStr for Data {
    type Err = BadData;

    fn from_str(text: &str) -> Result<Self, BadData> {
        let Some(own) = text.strip_prefix('@') else {
            return text.parse().map(Self::Press).map_err(|_| BadData);
        };
        // A game can have its format behind it.
        if let Some(("c" | "j" | "d", _)) = own.split_once(':') {
            return of_game(own);
        }
        let parts: Vec<&str> = own.splitn(3, ':').collect();
        match parts[..] {
            ["h", id, page] => Ok(Self::HandPage(read(id)?, read(page)?)),
            ["g", id] => Ok(Self::Filters(read(id)?)),
            ["k", id, number] => Ok(Self::Pick(read(id)?, read(number)?)),
            ["c"] => Ok(Self::Code(None)),
            ["q", filter, found] => Ok(Self::Cards(read(filter)?, read(found)?)),
            ["l"] => Ok(Self::Commands),
            ["p"] => Ok(Self::Play),
            ["r"] => Ok(Self::Rules),
            ["r", game] => Ok(Self::RulesOf(read(game)?)),
            ["m", id] => Ok(Self::More(read(id)?)),
            ["s", scope] => Ok(Self::Menu(scope.parse()?)),
            ["a", scope] => Ok(Self::Audit(scope.parse()?)),
            ["o", scope, group] if is_key(group) => Ok(Self::Group(scope.parse()?, group.to_owned())),
            ["f", scope, key] if is_key(key) => Ok(Self::Field(scope.parse()?, key.to_owned())),
            ["v", scope, change] => match change.split_once('=') {
                Some((key, value)) if is_key(key) => Ok(Self::Value(scope.parse()?, key.to_owned(), value.to_owned())),
                _ => Err(BadData),
            },
            _ => Err(BadData),
        }
    }
}

impl FromStr for Scope {
    type Err = BadData;

    fn from_str(text: &str) -> Result<Self, BadData> {
        match text.split_at_checked(1) {
            Some(("p", user)) => Ok(Self::Own(read(user)?)),
            Some(("c", chat)) => Ok(Self::Chat(read(chat)?)),
            _ => Err(BadData),
        }
    }
}

/// A button that begins a game.
fn of_game(own: &str) -> Result<Data, BadData> {
    match own.split_once(':') {
        Some(("c", game)) => Ok(Data::Code(Some(read(game)?))),
        Some(("j", game)) => Ok(Data::Game(read(game)?)),
        Some(("d", rest)) => match rest.split_once(':') {
            Some((level, game)) => Ok(Data::Duel(read(level)?, Some(read(game)?))),
            None => Ok(Data::Duel(read(rest)?, None)),
        },
        _ => Err(BadData),
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, BadData> {
    text.parse().map_err(|_| BadData)
}

fn is_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-' || b == b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_reads_as_it_is_written_and_is_short() {
        let id = MatchId::from_number(u64::MAX);
        let chat = Scope::Chat(-1_009_999_999_999);
        let key = || "correspondence-hours".to_owned();
        let game = *GameId::all().iter().find(|game| !game.formats().is_empty()).unwrap();
        let in_format = Played { game, format: game.formats().last().copied() };
        let all = [
            Data::Press(Press::Answer(id, u32::MAX, u16::MAX)),
            Data::HandPage(id, Turned { page: usize::from(u16::MAX), over: true }),
            Data::Filters(id),
            Data::Pick(id, 8),
            Data::More(id),
            Data::Menu(Scope::Own(7_999_999_999)),
            Data::Group(chat, "heroes-formats".to_owned()),
            Data::Field(chat, key()),
            Data::Value(chat, key(), "default".to_owned()),
            Data::Value(Scope::Own(7_999_999_999), "theme".to_owned(), "high-contrast".to_owned()),
            Data::Audit(chat),
            Data::Game(GameId::all()[0].into()),
            Data::Game(in_format),
            Data::Duel(Level::default(), None),
            Data::Duel(Level::default(), Some(GameId::all()[0].into())),
            Data::Duel(Level::default(), Some(in_format)),
            Data::Code(None),
            Data::Code(Some(GameId::all()[0].into())),
            Data::Code(Some(in_format)),
            Data::Cards(u8::MAX, Found::new([u8::MAX; 4], &"w".repeat(64))),
            Data::Commands,
            Data::Play,
            Data::Rules,
            Data::RulesOf(GameId::all()[0]),
        ];
        for data in all {
            let text = data.to_string();
            assert!(text.len() <= LONGEST, "{text}");
            assert_eq!(text.parse(), Ok(data));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "@",
            "@x",
            "@h:1",
            "@s:q1",
            "@s:p",
            "@v:p1:",
            "@v:p1:A b=1",
            "@v:p1:key",
            "@a",
            "z:1",
            "@h:x:1",
            "@j:chess",
            "@c:chess",
            "@r:chess",
            "@c:heroes:blitz",
            "@q:1:",
        ] {
            assert_eq!(text.parse::<Data>(), Err(BadData), "{text}");
        }
    }
}
