//! What a platform asks of the hall.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, OpId};

use crate::{DeckAsk, PersonId, PlaceId, Press};

/// Somebody wants something somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Names this update of the platform, so that one delivered twice acts once.
    pub op: OpId,
    /// Who.
    pub who: Person,
    /// Where.
    pub place: PlaceId,
    /// The language of the place, as far as the platform knows one.
    pub place_lang: Option<Lang>,
    /// What.
    pub intent: Intent,
}

/// A person as the platform knows them now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who they are.
    pub id: PersonId,
    /// What others call them.
    pub name: String,
    /// The language of their client.
    pub lang: Option<Lang>,
    /// Whether they may configure the place.
    pub admin: bool,
    /// The groups of the house that they belong to, by the platform's ids; places may let only some groups start duels.
    pub groups: Vec<String>,
}

/// Against whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// This person, if they accept.
    Named {
        /// Who they are.
        id: PersonId,
        /// What others call them.
        name: String,
    },
    /// Whoever accepts first.
    Open,
    /// Whoever is first to join by the code that the asker is told: in any place, on any platform.
    Code,
    /// A computer player.
    Ai(Level),
}

/// How fast a match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Both are there: seconds for a move.
    #[default]
    Live,
    /// By correspondence: hours for a move.
    Correspondence,
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A duel.
    Challenge {
        /// Against whom.
        opponent: Opponent,
        /// Which game; the place's usual one if `None`.
        game: Option<GameId>,
        /// Options of the game over the house rules of the place.
        options: Options,
        /// How fast; the place's usual pace if `None`.
        pace: Option<Pace>,
    },
    /// To take up the challenge with this code, and to play it in the place where this is asked.
    Join(String),
    /// To press a button.
    Press(Press),
    /// To see one's hand; of the only match there is if `None`.
    Hand(Option<MatchId>),
    /// To see the board again.
    Board(Option<MatchId>),
    /// To read the table in words.
    Text(Option<MatchId>),
    /// Advice for the present question.
    Hint(Option<MatchId>),
    /// To give up; asks first.
    Resign(Option<MatchId>),
    /// To play again.
    Rematch(Option<MatchId>),
    /// The rules of a game.
    Rules(Option<GameId>),
    /// The list of cards, from a page counted from 0.
    Cards(Option<GameId>, usize),
    /// One card, by a part of its name.
    Card(Option<GameId>, String),
    /// Something about decks.
    Deck(DeckAsk),
    /// One's own settings; with a key and a value to change one.
    Settings(Option<(String, String)>),
    /// The settings of the place; with a key and a value to change one, for admins.
    Config(Option<(String, String)>),
    /// Who changed which setting of the place, for admins.
    Audit,
    /// What one can do here.
    Help,
    /// What the program is and whom it thanks.
    About,
}

impl Intent {
    /// Whether it makes or takes up a challenge, or begins a duel: then somebody is called, and a board is posted.
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
                    | Press::DuelAi
            ),
            _ => false,
        }
    }
}
