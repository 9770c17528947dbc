//! The standing of a match: in progress, or over and only shown.

use duelhall_engine::games::{AnyTable, Ended, GameId, Match};
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{
    AnswerError, Entry, FirstTurn, Outcome, Prompt, Record, Seat, SeatSet, Status, Viewer, read_outcome,
};

/// The standing of a match.
#[derive(Debug)]
pub(crate) enum Standing {
    /// The match is in progress.
    Live(Box<Match>),
    /// The match is over.
    Over(Box<Over>),
}

/// A match that is over. It is shown from what was kept; only a record of the first release is replayed.
#[derive(Debug)]
pub(crate) struct Over {
    pub(crate) outcome: Outcome,
    pub(crate) commitment: String,
    /// The seed, which is no longer secret.
    pub(crate) seed: String,
    game: GameId,
    seats: u8,
    last: Last,
}

/// The knowledge of the last table.
#[derive(Debug)]
enum Last {
    Kept(Box<Ended>),
    /// The first release kept only the record, which was replayed.
    Replayed(Box<Match>),
    /// That record could not be replayed, because this release has other rules.
    Unknown(u32),
}

impl Over {
    /// A match whose end was kept.
    pub(crate) fn kept(ended: Ended, seats: u8, commitment: String, seed: String) -> Self {
        let (game, outcome) = (ended.game(), ended.outcome());
        Self { outcome, commitment, seed, game, seats, last: Last::Kept(Box::new(ended)) }
    }

    /// A match whose record was kept.
    pub(crate) fn recorded(record: &Record, seats: u8) -> Option<Self> {
        let (entries, _, outcome) = record.end.as_ref()?;
        let last = match Match::verify(record) {
            Ok(replay) => Last::Replayed(Box::new(replay)),
            Err(_) => Last::Unknown(*entries),
        };
        Some(Self {
            outcome: read_outcome(outcome)?,
            commitment: record.commitment.clone(),
            seed: duelhall_engine::kit::hex(&record.seed),
            game: record.game.parse().ok()?,
            seats,
            last,
        })
    }
}

impl Standing {
    /// A match after a move, with its kept end if the move ended it.
    pub(crate) fn of(game: Match, ended: Option<Ended>) -> Self {
        match ended {
            Some(ended) => {
                let (seats, commitment, seed) = (game.seats(), game.commitment(), game.seed());
                Self::Over(Box::new(Over::kept(ended, seats, commitment, seed)))
            }
            None => Self::Live(Box::new(game)),
        }
    }

    /// The match, while it is in progress.
    pub(crate) const fn live(&self) -> Option<&Match> {
        match self {
            Self::Live(game) => Some(game),
            Self::Over(_) => None,
        }
    }

    pub(crate) fn game(&self) -> GameId {
        match self {
            Self::Live(game) => game.game(),
            Self::Over(over) => over.game,
        }
    }

    pub(crate) fn seats(&self) -> u8 {
        match self {
            Self::Live(game) => game.seats(),
            Self::Over(over) => over.seats,
        }
    }

    /// The number of lines of the log.
    pub(crate) fn revision(&self) -> u32 {
        match self {
            Self::Live(game) => game.revision(),
            Self::Over(over) => match &over.last {
                Last::Kept(ended) => ended.revision(),
                Last::Replayed(replay) => replay.revision(),
                Last::Unknown(entries) => *entries,
            },
        }
    }

    pub(crate) fn status(&self) -> Status {
        match self {
            Self::Live(game) => game.status(),
            Self::Over(over) => Status::Over(over.outcome),
        }
    }

    /// The seats that are out while others play on, or that were out when the match ended.
    pub(crate) fn out(&self) -> SeatSet {
        match self {
            Self::Live(game) => game.out(),
            Self::Over(over) => match &over.last {
                Last::Kept(ended) => ended.out(),
                Last::Replayed(replay) => replay.out(),
                Last::Unknown(_) => SeatSet::NONE,
            },
        }
    }

    pub(crate) fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.live().and_then(|game| game.prompt(seat))
    }

    pub(crate) fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError> {
        self.live().map_or(Err(AnswerError::Over), |game| game.answer(seat, step, index))
    }

    /// The table as `viewer` may see it, unless the match is over and this release cannot draw it.
    pub(crate) fn table(&self, viewer: Viewer) -> Option<AnyTable> {
        match self {
            Self::Live(game) => Some(game.table(viewer)),
            Self::Over(over) => match &over.last {
                Last::Kept(ended) => ended.table(viewer).cloned(),
                Last::Replayed(replay) => Some(replay.table(viewer)),
                Last::Unknown(_) => None,
            },
        }
    }

    pub(crate) fn commitment(&self) -> String {
        match self {
            Self::Live(game) => game.commitment(),
            Self::Over(over) => over.commitment.clone(),
        }
    }

    /// The set-up of the next game of the same match, if there is one.
    pub(crate) fn again(&self, first: FirstTurn) -> Option<String> {
        match self {
            Self::Live(game) => game.again(first),
            Self::Over(over) => match &over.last {
                Last::Kept(ended) => ended.again(first),
                Last::Replayed(replay) => replay.again(first),
                Last::Unknown(_) => None,
            },
        }
    }

    /// The deck that a seat has built in the match, for its owner alone.
    pub(crate) fn built(&self, seat: Seat) -> Option<Deck> {
        match self {
            Self::Live(game) => game.built(seat),
            Self::Over(over) => match &over.last {
                Last::Kept(ended) => ended.built(seat),
                Last::Replayed(replay) => replay.built(seat),
                Last::Unknown(_) => None,
            },
        }
    }

    /// The seed, once it is no longer secret.
    pub(crate) fn seed(&self) -> Option<&str> {
        match self {
            Self::Live(_) => None,
            Self::Over(over) => Some(&over.seed),
        }
    }
}
