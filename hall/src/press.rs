//! Buttons and their text form, at most 64 bytes of ASCII, which every platform can carry.

use std::fmt;
use std::str::FromStr;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Seat;
use duelhall_store::MatchId;

use crate::{ChallengeId, DeckId, Found, MissionId, Put, Shelf, Sift};

/// A button. Its text form is at most 64 bytes of ASCII, which every platform can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Accept a challenge: `y:CHALLENGE`.
    Accept(ChallengeId),
    /// Decline a challenge, or withdraw one's own: `n:CHALLENGE`.
    Decline(ChallengeId),
    /// Sit down in a team of a lobby: `j:CHALLENGE:TEAM`.
    Join(ChallengeId, u8),
    /// Get up in a lobby: `l:CHALLENGE`.
    Leave(ChallengeId),
    /// Give the free seats of one's own lobby to computer players: `f:CHALLENGE`.
    Fill(ChallengeId),
    /// Withdraw one's own challenge: `w:CHALLENGE`.
    Withdraw(ChallengeId),
    /// Show the choices that I could play with: `d:CHALLENGE`.
    Decks(ChallengeId),
    /// Accept or sit down with this value of the seat's option: `k:CHALLENGE:SEAT:INDEX`.
    Bring(ChallengeId, Seat, u8),
    /// A page of the choices, from 0: `P:CHALLENGE:PAGE`.
    DecksPage(ChallengeId, u8),
    /// Accept or sit down with a deck of one's own: `K:CHALLENGE:SEAT:DECK`.
    BringOwn(ChallengeId, Seat, DeckId),
    /// Pick a choice: `a:MATCH:STEP:INDEX`.
    Answer(MatchId, u32, u16),
    /// Show my hand: `h:MATCH`.
    Hand(MatchId),
    /// Show my hand with these cards of the pool from which I build a deck: `u:MATCH:SIFT`.
    Sift(MatchId, Sift),
    /// Show the board again: `b:MATCH`.
    Board(MatchId),
    /// Show the table in words: `t:MATCH`.
    Text(MatchId),
    /// The course of the match, newest first: `o:MATCH:0` opens it, and `o:MATCH:PAGE` turns to a page, from 1.
    Log(MatchId, u16),
    /// How the shuffles can be checked: `F:MATCH`.
    Fair(MatchId),
    /// The rules of the match's game: `E:MATCH`.
    Rules(MatchId),
    /// The cards in sight: `g:MATCH:0` opens their list, and `g:MATCH:PAGE` turns to a page, from 1.
    Look(MatchId, u8),
    /// Show one of them large: `G:MATCH:39` or `G:MATCH:k12`.
    LookAt(MatchId, InSight),
    /// What is seldom needed in a duel: `M:MATCH`.
    More(MatchId),
    /// Advise me: `i:MATCH`.
    Hint(MatchId),
    /// Ask whether I really resign: `r:MATCH`.
    Resign(MatchId),
    /// Really resign: `R:MATCH`.
    ResignNow(MatchId),
    /// Play again: `m:MATCH`.
    Rematch(MatchId),
    /// Show a duel that is over as an animation: `re:MATCH`.
    Replay(MatchId),
    /// Challenge the computer to this game: `e:GAME:LEVEL`; without a level, at the usual one: `e:GAME`.
    DuelGame(GameId, Option<Level>),
    /// Ask how well the computer is to play this game: `c:GAME`.
    DuelLevels(GameId),
    /// A page of the cards, from 0: `p:PAGE`.
    CardsPage(u16),
    /// A page of the cards that were found, from 0: `q:PAGE:SEARCH`.
    FoundPage(u16, Found),
    /// A page of one's own decks and the ready ones, from 0: `L:PAGE`.
    DeckList(u16),
    /// Show a deck, from a page of its cards: `D:DECK:PAGE`.
    Deck(DeckId, u8),
    /// Duel the computer with a deck: `A:DECK`.
    DuelDeck(DeckId),
    /// Copy a deck: `C:DECK`.
    CopyDeck(DeckId),
    /// Ask whether my deck is really to be deleted: `X:DECK`.
    DeleteDeck(DeckId),
    /// Really delete my deck: `Z:DECK`.
    DeleteDeckNow(DeckId),
    /// Keep the deck that I have built in a match: `S:MATCH`.
    SaveDeck(MatchId),
    /// The map of a nation of a game's campaign, from 0: `T:GAME:NATION`.
    Campaign(GameId, u8),
    /// A mission of it, from 0: `v:GAME:NATION:MISSION`.
    Mission(MissionId),
    /// A page of the decks with which I can play a mission: `Q:GAME:NATION:MISSION:PAGE`.
    MissionDecks(MissionId, u8),
    /// Begin a mission with a deck: `W:GAME:NATION:MISSION:DECK`.
    MissionBegin(MissionId, DeckId),
    /// A page of the cards of a nation, with those that I own, both from 0: `H:GAME:NATION:PAGE`.
    Collection(GameId, u8, u8),
    /// Show one of them large, by its position among the cards of the game: `s:GAME:CARD`.
    OwnedCard(GameId, u16),
    /// Begin a new deck of a game and edit it: `N:GAME`; `N` asks of which game.
    NewDeck(Option<GameId>),
    /// Edit my deck, and show these cards: `V:DECK:SHELF`.
    EditDeck(DeckId, Shelf),
    /// Put a card into my deck or take it out: `B:DECK:CARD.FROM.TO:SHELF`.
    PutCard(DeckId, Put, Shelf),
    /// Take back the last step in my deck as it was at this mark: `U:DECK:MARK:SHELF`.
    UndoDeck(DeckId, u32, Shelf),
    /// Show the cards of the editor that have certain words: `x:DECK:SHELF`. It wants words.
    FindInDeck(DeckId, Shelf),
    /// Give my deck another name: `J:DECK`. It wants words.
    RenameDeck(DeckId),
    /// Keep a deck that comes as a code or as a list of cards: `I`. It wants words.
    ImportDeck,
    /// Link this account to the one that has made this code: `z:CODE`.
    LinkNow(MatchId),
    /// Ask whether this account is really to be taken out of those that I have linked: `Y`.
    Unlink,
    /// Really take it out: `O`.
    UnlinkNow,
}

/// A card in sight on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InSight {
    /// The card in play on which this number is painted.
    Painted(u16),
    /// A card without a painted number, by its position among the cards of the game.
    Kind(u16),
}

impl Press {
    /// The match that it is about.
    #[must_use]
    pub const fn match_id(&self) -> Option<MatchId> {
        match self {
            Self::Answer(id, ..)
            | Self::Hand(id)
            | Self::Sift(id, _)
            | Self::Board(id)
            | Self::Text(id)
            | Self::Log(id, _)
            | Self::Fair(id)
            | Self::Rules(id)
            | Self::Look(id, _)
            | Self::LookAt(id, _)
            | Self::More(id)
            | Self::Hint(id)
            | Self::Resign(id)
            | Self::ResignNow(id)
            | Self::Rematch(id)
            | Self::Replay(id)
            | Self::SaveDeck(id) => Some(*id),
            _ => None,
        }
    }
}

/// Words that a button wants. A platform with forms asks for them and sends [`crate::Intent::Words`]; without words the hall
/// says how to write them in a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Names them: the platforms have words for `find`, `name` and `deck`.
    pub what: &'static str,
    /// The most letters.
    pub most: u16,
    /// Whether none at all are words too.
    pub may_be_empty: bool,
}

impl Press {
    /// The words that this button wants, if it wants any.
    #[must_use]
    pub const fn wants(&self) -> Option<Wanted> {
        match self {
            Self::FindInDeck(..) => {
                Some(Wanted { what: "find", most: crate::editor::WORDS as u16, may_be_empty: true })
            }
            Self::RenameDeck(_) => {
                Some(Wanted { what: "name", most: crate::decks::LONGEST as u16, may_be_empty: false })
            }
            Self::ImportDeck => Some(Wanted { what: "deck", most: 4_000, may_be_empty: false }),
            _ => None,
        }
    }

    /// Whether it is behind *More* too, so that a message without room can leave it out.
    #[must_use]
    pub const fn is_behind_more(&self) -> bool {
        matches!(
            self,
            Self::Log(..)
                | Self::Look(..)
                | Self::Text(_)
                | Self::Fair(_)
                | Self::Rules(_)
                | Self::SaveDeck(_)
                | Self::Replay(_)
        )
    }
}

/// The text is not a button of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no button of the hall")]
pub struct BadPress;

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Accept(id) => write!(f, "y:{id}"),
            Self::Decline(id) => write!(f, "n:{id}"),
            Self::Join(id, team) => write!(f, "j:{id}:{team}"),
            Self::Leave(id) => write!(f, "l:{id}"),
            Self::Fill(id) => write!(f, "f:{id}"),
            Self::Withdraw(id) => write!(f, "w:{id}"),
            Self::Decks(id) => write!(f, "d:{id}"),
            Self::Bring(id, seat, index) => write!(f, "k:{id}:{seat}:{index}"),
            Self::DecksPage(id, page) => write!(f, "P:{id}:{page}"),
            Self::BringOwn(id, seat, deck) => write!(f, "K:{id}:{seat}:{deck}"),
            Self::Answer(id, step, index) => write!(f, "a:{id}:{step}:{index}"),
            Self::Hand(id) => write!(f, "h:{id}"),
            Self::Sift(id, sift) => write!(f, "u:{id}:{sift}"),
            Self::Board(id) => write!(f, "b:{id}"),
            Self::Text(id) => write!(f, "t:{id}"),
            Self::Fair(id) => write!(f, "F:{id}"),
            Self::Rules(id) => write!(f, "E:{id}"),
            Self::Log(id, page) => write!(f, "o:{id}:{page}"),
            Self::Look(id, page) => write!(f, "g:{id}:{page}"),
            Self::LookAt(id, card) => write!(f, "G:{id}:{card}"),
            Self::More(id) => write!(f, "M:{id}"),
            Self::Hint(id) => write!(f, "i:{id}"),
            Self::Resign(id) => write!(f, "r:{id}"),
            Self::ResignNow(id) => write!(f, "R:{id}"),
            Self::Rematch(id) => write!(f, "m:{id}"),
            Self::Replay(id) => write!(f, "re:{id}"),
            Self::DuelGame(game, None) => write!(f, "e:{}", game.name()),
            Self::DuelGame(game, Some(level)) => write!(f, "e:{}:{}", game.name(), level.name()),
            Self::DuelLevels(game) => write!(f, "c:{}", game.name()),
            Self::CardsPage(page) => write!(f, "p:{page}"),
            Self::FoundPage(page, found) => write!(f, "q:{page}:{found}"),
            Self::DeckList(page) => write!(f, "L:{page}"),
            Self::Deck(id, page) => write!(f, "D:{id}:{page}"),
            Self::DuelDeck(id) => write!(f, "A:{id}"),
            Self::CopyDeck(id) => write!(f, "C:{id}"),
            Self::DeleteDeck(id) => write!(f, "X:{id}"),
            Self::DeleteDeckNow(id) => write!(f, "Z:{id}"),
            Self::SaveDeck(id) => write!(f, "S:{id}"),
            Self::Campaign(game, nation) => write!(f, "T:{}:{nation}", game.name()),
            Self::Mission(id) => write!(f, "v:{id}"),
            Self::MissionDecks(id, page) => write!(f, "Q:{id}:{page}"),
            Self::MissionBegin(id, deck) => write!(f, "W:{id}:{deck}"),
            Self::Collection(game, nation, page) => write!(f, "H:{}:{nation}:{page}", game.name()),
            Self::OwnedCard(game, kind) => write!(f, "s:{}:{kind}", game.name()),
            Self::NewDeck(None) => f.write_str("N"),
            Self::NewDeck(Some(game)) => write!(f, "N:{}", game.name()),
            Self::EditDeck(id, shelf) => write!(f, "V:{id}:{shelf}"),
            Self::PutCard(id, put, shelf) => write!(f, "B:{id}:{put}:{shelf}"),
            Self::UndoDeck(id, mark, shelf) => write!(f, "U:{id}:{mark}:{shelf}"),
            Self::FindInDeck(id, shelf) => write!(f, "x:{id}:{shelf}"),
            Self::RenameDeck(id) => write!(f, "J:{id}"),
            Self::ImportDeck => f.write_str("I"),
            Self::LinkNow(code) => write!(f, "z:{code}"),
            Self::Unlink => f.write_str("Y"),
            Self::UnlinkNow => f.write_str("O"),
        }
    }
}

impl fmt::Display for MissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.game.name(), self.nation, self.mission)
    }
}

impl fmt::Display for InSight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Painted(number) => number.fmt(f),
            Self::Kind(kind) => write!(f, "k{kind}"),
        }
    }
}

impl FromStr for InSight {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        match text.strip_prefix('k') {
            Some(kind) => Ok(Self::Kind(number(kind)?)),
            None => Ok(Self::Painted(number(text)?)),
        }
    }
}

impl FromStr for Press {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        let mut parts = text.split(':');
        let what = parts.next().ok_or(BadPress)?;
        let mut next = || parts.next().ok_or(BadPress);
        let press = match what {
            "y" => Self::Accept(read(next()?)?),
            "n" => Self::Decline(read(next()?)?),
            "j" => Self::Join(read(next()?)?, number(next()?)?),
            "l" => Self::Leave(read(next()?)?),
            "f" => Self::Fill(read(next()?)?),
            "w" => Self::Withdraw(read(next()?)?),
            "d" => Self::Decks(read(next()?)?),
            "k" => Self::Bring(read(next()?)?, number(next()?)?, number(next()?)?),
            "a" => Self::Answer(read(next()?)?, number(next()?)?, number(next()?)?),
            "h" => Self::Hand(read(next()?)?),
            "u" => Self::Sift(read(next()?)?, read(next()?)?),
            "b" => Self::Board(read(next()?)?),
            "t" => Self::Text(read(next()?)?),
            "F" => Self::Fair(read(next()?)?),
            "E" => Self::Rules(read(next()?)?),
            "o" => Self::Log(read(next()?)?, number(next()?)?),
            "g" => Self::Look(read(next()?)?, number(next()?)?),
            "G" => Self::LookAt(read(next()?)?, read(next()?)?),
            "M" => Self::More(read(next()?)?),
            "i" => Self::Hint(read(next()?)?),
            "r" => Self::Resign(read(next()?)?),
            "R" => Self::ResignNow(read(next()?)?),
            "m" => Self::Rematch(read(next()?)?),
            "re" => Self::Replay(read(next()?)?),
            "e" => Self::DuelGame(named(next()?)?, next().ok().map(read).transpose()?),
            "c" => Self::DuelLevels(named(next()?)?),
            "p" => Self::CardsPage(number(next()?)?),
            "q" => Self::FoundPage(number(next()?)?, read(next()?)?),
            "P" => Self::DecksPage(read(next()?)?, number(next()?)?),
            "K" => Self::BringOwn(read(next()?)?, number(next()?)?, read(next()?)?),
            "L" => Self::DeckList(number(next()?)?),
            "D" => Self::Deck(read(next()?)?, number(next()?)?),
            "A" => Self::DuelDeck(read(next()?)?),
            "C" => Self::CopyDeck(read(next()?)?),
            "X" => Self::DeleteDeck(read(next()?)?),
            "Z" => Self::DeleteDeckNow(read(next()?)?),
            "S" => Self::SaveDeck(read(next()?)?),
            "T" => Self::Campaign(named(next()?)?, number(next()?)?),
            "v" => Self::Mission(mission([next()?, next()?, next()?])?),
            "Q" => Self::MissionDecks(mission([next()?, next()?, next()?])?, number(next()?)?),
            "W" => Self::MissionBegin(mission([next()?, next()?, next()?])?, read(next()?)?),
            "H" => Self::Collection(named(next()?)?, number(next()?)?, number(next()?)?),
            "s" => Self::OwnedCard(named(next()?)?, number(next()?)?),
            "N" => Self::NewDeck(next().ok().map(named).transpose()?),
            "V" => Self::EditDeck(read(next()?)?, read(next()?)?),
            "B" => Self::PutCard(read(next()?)?, read(next()?)?, read(next()?)?),
            "U" => Self::UndoDeck(read(next()?)?, number(next()?)?, read(next()?)?),
            "x" => Self::FindInDeck(read(next()?)?, read(next()?)?),
            "J" => Self::RenameDeck(read(next()?)?),
            "I" => Self::ImportDeck,
            "z" => Self::LinkNow(read(next()?)?),
            "Y" => Self::Unlink,
            "O" => Self::UnlinkNow,
            _ => return Err(BadPress),
        };
        if parts.next().is_some() { Err(BadPress) } else { Ok(press) }
    }
}

/// The game of this name; a former name is in no button.
fn named(text: &str) -> Result<GameId, BadPress> {
    read(text).and_then(|game: GameId| if game.name() == text { Ok(game) } else { Err(BadPress) })
}

/// The mission of these parts of a button.
fn mission([game, nation, mission]: [&str; 3]) -> Result<MissionId, BadPress> {
    Ok(MissionId { game: named(game)?, nation: number(nation)?, mission: number(mission)? })
}

fn read<T: FromStr>(text: &str) -> Result<T, BadPress> {
    text.parse().map_err(|_| BadPress)
}

/// Reads digits exactly as they are written here, so that every button has one text. `+1` and `01` are refused.
pub(crate) fn number<T: FromStr + fmt::Display>(text: &str) -> Result<T, BadPress> {
    let number: T = read(text)?;
    if number.to_string() == text { Ok(number) } else { Err(BadPress) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_game(index: u16) -> GameId {
        GameId::all()[usize::from(index) % GameId::all().len()]
    }

    fn any_mission(index: u16, step: u32) -> MissionId {
        MissionId { game: any_game(index), nation: (step % 256) as u8, mission: (step / 256 % 256) as u8 }
    }

    fn shelf(step: u32, index: u16) -> Shelf {
        let words = ["", "tank", "самые длинные слова на свете"][usize::from(index % 3)];
        Shelf { sort: Some(index as u8 % 8), cost: Some(step as u8 % 8), beside: step > 9, ..Shelf::default() }
            .with_words(words)
    }

    fn any_press() -> impl Strategy<Value = Press> {
        let id = any::<u64>().prop_map(MatchId::from_number);
        (0..55, id, any::<u32>(), any::<u16>()).prop_map(|(kind, id, step, index)| match kind {
            0 => Press::Accept(ChallengeId(id)),
            1 => Press::Decline(ChallengeId(id)),
            2 => Press::Answer(id, step, index),
            3 => Press::Hand(id),
            4 => Press::Board(id),
            5 => Press::Text(id),
            6 => Press::Hint(id),
            7 => Press::Resign(id),
            8 => Press::ResignNow(id),
            9 => Press::Rematch(id),
            10 => Press::Replay(id),
            11 => Press::Join(ChallengeId(id), (index % 256) as u8),
            12 => Press::Leave(ChallengeId(id)),
            13 => Press::Fill(ChallengeId(id)),
            14 => Press::Withdraw(ChallengeId(id)),
            15 => Press::Decks(ChallengeId(id)),
            16 => Press::Bring(ChallengeId(id), Seat((step % 8) as u8), (index % 256) as u8),
            17 => Press::DecksPage(ChallengeId(id), (index % 256) as u8),
            18 => Press::BringOwn(ChallengeId(id), Seat((step % 8) as u8), DeckId(id)),
            19 => Press::DeckList(index),
            20 => Press::Deck(DeckId(id), (index % 256) as u8),
            21 => Press::CopyDeck(DeckId(id)),
            22 => Press::DeleteDeck(DeckId(id)),
            23 => Press::DeleteDeckNow(DeckId(id)),
            24 => Press::SaveDeck(id),
            25 => Press::Log(id, index),
            26 => Press::Fair(id),
            27 => Press::Look(id, (index % 256) as u8),
            28 => Press::LookAt(id, InSight::Painted(index)),
            29 => Press::LookAt(id, InSight::Kind(index)),
            30 => Press::More(id),
            31 => Press::FoundPage(index, Found::new([1, 2, 3, 4], &step.to_string())),
            32 => Press::Sift(
                id,
                [Sift::All, Sift::In, Sift::Out, Sift::Type(step as u8), Sift::Cost(step as u8)]
                    [usize::from(index % 5)],
            ),
            33 => Press::Rules(id),
            34 => Press::DuelDeck(DeckId(id)),
            35 => Press::DuelGame(any_game(index), Level::ALL.get(step as usize % 6).copied()),
            52 => Press::DuelLevels(any_game(index)),
            36 => Press::NewDeck((index > 9).then(|| GameId::all()[usize::from(index) % GameId::all().len()])),
            37 => Press::EditDeck(DeckId(id), shelf(step, index)),
            38 => {
                let put = Put { card: index % 1_000, from: (step % 100) as u8, to: (index % 100) as u8 };
                Press::PutCard(DeckId(id), put, shelf(step, index))
            }
            39 => Press::UndoDeck(DeckId(id), step, shelf(step, index)),
            40 => Press::FindInDeck(DeckId(id), shelf(step, index)),
            41 => Press::RenameDeck(DeckId(id)),
            42 => Press::ImportDeck,
            43 => Press::Campaign(any_game(index), (step % 256) as u8),
            44 => Press::Mission(any_mission(index, step)),
            45 => Press::MissionDecks(any_mission(index, step), (index % 256) as u8),
            46 => Press::MissionBegin(any_mission(index, step), DeckId(id)),
            47 => Press::Unlink,
            48 => Press::UnlinkNow,
            49 => Press::LinkNow(id),
            50 => Press::Collection(any_game(index), (step % 256) as u8, (index % 256) as u8),
            51 => Press::OwnedCard(any_game(index), index),
            _ => Press::CardsPage(index),
        })
    }

    proptest! {
        #[test]
        fn a_button_reads_as_it_is_written_in_at_most_64_bytes(press in any_press()) {
            let text = press.to_string();
            prop_assert!(text.len() <= 64 && text.is_ascii());
            prop_assert_eq!(text.parse(), Ok(press));
        }

        #[test]
        fn any_other_text_is_refused_or_is_the_text_of_its_button(text in "[a-zA-Z]?(:[0-9A-Za-z+]{0,11}){0,4}|.*") {
            if let Ok(press) = text.parse::<Press>() {
                prop_assert_eq!(press.to_string(), text);
            }
        }
    }
}
