//! Requests of platforms to the hall.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, OpId};

use crate::{DeckAsk, DeckId, PersonId, PlaceId, Press, Put, Shelf};

/// A request of one person in one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Names this update of the platform, so that an update that comes twice acts once.
    pub op: OpId,
    /// The person who asks.
    pub who: Person,
    /// The place in which they ask.
    pub place: PlaceId,
    /// The language of the place, as far as the platform knows one.
    pub place_lang: Option<Lang>,
    /// The thing that they want.
    pub intent: Intent,
}

/// A person as the platform knows them now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's id.
    pub id: PersonId,
    /// The name by which others know them.
    pub name: String,
    /// The language of their client.
    pub lang: Option<Lang>,
    /// Whether they may configure the place.
    pub admin: bool,
    /// The person's groups in the house, by the platform's ids. Places may let only some groups start duels.
    pub groups: Vec<String>,
}

/// The opponent of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// This person, if they accept.
    Named {
        /// The person's id.
        id: PersonId,
        /// The name by which others know them.
        name: String,
    },
    /// Whoever accepts first.
    Open,
    /// The first person who joins by a code that the asker is told, in any place and on any platform.
    Code,
    /// A computer player.
    Ai(Level),
}

/// How fast a match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Both players are present: seconds for a move.
    #[default]
    Live,
    /// By correspondence: hours for a move.
    Correspondence,
}

/// The most choices that are taken at once.
pub(crate) const MOST_ANSWERS: usize = 100;

/// The cards that somebody looks for. The default is every card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardSearch {
    /// Their game; every game if `None`.
    pub game: Option<GameId>,
    /// The traits that they have: pairs of a key and a value, such as `type` and `ally`. `Hall::card_traits` lists them.
    pub traits: Vec<(String, String)>,
    /// Words in their names and texts. As people type them, they may also be a game, a trait such as `cost 3`, or at the
    /// end of a list without other words the number of a page.
    pub text: String,
}

impl CardSearch {
    /// The cards of a game.
    #[must_use]
    pub fn of(game: Option<GameId>) -> Self {
        Self { game, ..Self::default() }
    }

    /// What somebody has typed after a command.
    #[must_use]
    pub fn typed(game: Option<GameId>, text: &str) -> Self {
        Self { game, text: text.to_owned(), ..Self::default() }
    }
}

/// The thing that a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A duel.
    Challenge {
        /// The opponent.
        opponent: Opponent,
        /// The game; the place's usual game if `None`.
        game: Option<GameId>,
        /// Options of the game; they override the house rules of the place.
        options: Options,
        /// The pace; the place's usual pace if `None`.
        pace: Option<Pace>,
    },
    /// To accept the challenge with this code, and to play it in the place of this request.
    Join(String),
    /// To press a button.
    Press(Press),
    /// To take several choices of a question that are independent of each other, one after another. A choice that is named
    /// twice is taken twice.
    Answers {
        /// The match.
        id: MatchId,
        /// The step of the question.
        step: u32,
        /// The choices, by their places in the question: 100 at most.
        indices: Vec<u16>,
    },
    /// To put several cards into a deck, or to take them out, as one step.
    PutCards(DeckId, Vec<Put>, Shelf),
    /// A button that wants words, with the words.
    Words(Press, String),
    /// To see one's hand; if `None`, of the only match.
    Hand(Option<MatchId>),
    /// To see the board again.
    Board(Option<MatchId>),
    /// To read the table in words.
    Text(Option<MatchId>),
    /// Advice for the present question.
    Hint(Option<MatchId>),
    /// To resign; the hall asks first.
    Resign(Option<MatchId>),
    /// To play again.
    Rematch(Option<MatchId>),
    /// The rules of a game.
    Rules(Option<GameId>),
    /// The cards that somebody looks for, from a page counted from 0.
    Cards(CardSearch, usize),
    /// One card, by a part of its name.
    Card(Option<GameId>, String),
    /// Something about decks.
    Deck(DeckAsk),
    /// The campaign of a game, or the first one, and a nation of it as people type it; without a nation, the one in which there
    /// is something left to do. The name of the game may stand before the nation.
    Campaign(Option<GameId>, String),
    /// To link this account to the one that has made this code; without a code, to make one.
    Link(String),
    /// One's own settings; with a key and a value to change one.
    Settings(Option<(String, String)>),
    /// The settings of the place; with a key and a value to change one, for admins.
    Config(Option<(String, String)>),
    /// The log of who changed which setting of the place, for admins.
    Audit,
    /// A list of what one can do here.
    Help,
    /// What the program is, and whom it thanks.
    About,
}

impl Intent {
    /// Whether this makes or accepts a challenge, or begins a duel. Then somebody is called, and a board is posted.
    #[must_use]
    pub const fn begins_duel(&self) -> bool {
        match self {
            Self::Challenge { .. } | Self::Join(_) | Self::Rematch(_) => true,
            Self::Press(press) => matches!(
                press,
                Press::Accept(_)
                    | Press::Join(..)
                    | Press::Fill(_)
                    | Press::Bring(..)
                    | Press::BringOwn(..)
                    | Press::Rematch(_)
                    | Press::DuelGame(..)
                    | Press::DuelDeck(_)
                    | Press::MissionBegin(..)
            ),
            _ => false,
        }
    }
}
