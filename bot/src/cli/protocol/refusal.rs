//! The kinds of refused requests.

use duelhall_engine::kit::AnswerError;
use serde::Serialize;

/// The kind of a refusal. Programs may rely on its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    /// The line is not JSON.
    BadJson,
    /// The line is too long.
    TooLong,
    /// There is no such request, or a part of it is missing, unknown or of the wrong kind.
    BadRequest,
    /// There is no match with that name.
    NoMatch,
    /// There is a match with that name already.
    Exists,
    /// There are too many matches.
    TooMany,
    /// The set-up cannot be played.
    BadSetup,
    /// There is no such seat or viewer.
    BadSeat,
    /// The saved match cannot be read.
    BadSaved,
    /// The answer is to an earlier question.
    Stale,
    /// The seat is not asked.
    NotAsked,
    /// There is no choice with that number.
    NoSuchChoice,
    /// The game does not allow this action now.
    Illegal,
    /// The match is over.
    Over,
    /// The program itself failed.
    Internal,
}

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Refusal {
    code: Code,
    message: String,
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl ToString) -> Self {
        Self { code, message: message.to_string() }
    }
}

impl From<AnswerError> for Refusal {
    fn from(error: AnswerError) -> Self {
        let code = match &error {
            AnswerError::Stale { .. } => Code::Stale,
            AnswerError::NotAsked => Code::NotAsked,
            AnswerError::NoSuchChoice { .. } => Code::NoSuchChoice,
            AnswerError::Illegal(_) => Code::Illegal,
            AnswerError::Over => Code::Over,
        };
        Self::new(code, error)
    }
}
