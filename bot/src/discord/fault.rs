//! What went wrong with a request to Discord, as far as it decides what to do next.

use std::fmt;

use serenity::http::HttpError;

/// Why Discord did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fault {
    /// The interaction is not known any more: it was answered too late.
    TooLate,
    /// The interaction was answered before: it was delivered twice.
    Answered,
    /// The token of an interaction is used up.
    TokenDead,
    /// The message was deleted.
    NoMessage,
    /// The channel or the guild is gone, or the bot may not be there or not do this.
    NoAccess,
    /// The person takes no private messages of the bot.
    DmClosed,
    /// Old messages are edited too often.
    TooOld,
    /// Too many requests.
    Limited,
    /// Discord fails, or is not reached.
    Away,
    /// The token of the bot is not taken.
    Unauthorized,
    /// Discord did what was asked, and answered what is not understood.
    Garbled,
    /// The request was wrong: our mistake.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code of the error.
        code: i64,
    },
}

impl Fault {
    /// Reads serenity's error. The error itself may hold addresses with tokens in them: it is never logged.
    pub(crate) fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                Self::from_answer(answer.status_code.as_u16(), i64::try_from(answer.error.code).unwrap_or(-1))
            }
            serenity::Error::Json(_) => Self::Garbled,
            _ => Self::Away,
        }
    }

    /// Reads a status and a code, as Discord's documentation lists them.
    const fn from_answer(status: u16, code: i64) -> Self {
        match (status, code) {
            (_, 10_062) => Self::TooLate,
            (_, 40_060) => Self::Answered,
            (_, 50_027 | 10_015) => Self::TokenDead,
            (_, 10_008) => Self::NoMessage,
            (_, 30_046) => Self::TooOld,
            (_, 50_007) => Self::DmClosed,
            (429, _) => Self::Limited,
            (_, 10_003 | 10_004 | 50_001 | 50_013 | 50_083 | 160_005) | (403, _) => Self::NoAccess,
            (401, _) => Self::Unauthorized,
            (500.., _) => Self::Away,
            (404, _) => Self::NoMessage,
            _ => Self::Refused { status, code },
        }
    }

    /// Whether the same request may succeed a little later.
    pub(crate) const fn passes(self) -> bool {
        matches!(self, Self::Limited | Self::Away)
    }

    /// The same, of a request that was made with the token of an interaction.
    pub(crate) const fn by_token(self) -> Self {
        match self {
            Self::Unauthorized | Self::NoAccess | Self::TooLate => Self::TokenDead,
            other => other,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLate => f.write_str("unknown interaction: it was answered too late"),
            Self::Answered => f.write_str("the interaction was answered before"),
            Self::TokenDead => f.write_str("the interaction is over"),
            Self::NoMessage => f.write_str("the message is gone"),
            Self::NoAccess => f.write_str("no access to the channel"),
            Self::DmClosed => f.write_str("the person takes no private messages"),
            Self::TooOld => f.write_str("the message is too old to be edited so often"),
            Self::Limited => f.write_str("too many requests"),
            Self::Away => f.write_str("Discord is not reached"),
            Self::Unauthorized => f.write_str("the token is not taken"),
            Self::Garbled => f.write_str("the answer is not understood"),
            Self::Refused { status, code } => write!(f, "status {status}, code {code}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_known_by_code_first_and_by_status_then() {
        for (status, code, fault) in [
            (404, 10_062, Fault::TooLate),
            (400, 40_060, Fault::Answered),
            (401, 50_027, Fault::TokenDead),
            (404, 10_008, Fault::NoMessage),
            (404, 10_003, Fault::NoAccess),
            (403, 50_007, Fault::DmClosed),
            (403, 50_013, Fault::NoAccess),
            (429, 30_046, Fault::TooOld),
            (429, -1, Fault::Limited),
            (401, 0, Fault::Unauthorized),
            (503, -1, Fault::Away),
            (400, 50_035, Fault::Refused { status: 400, code: 50_035 }),
        ] {
            assert_eq!(Fault::from_answer(status, code), fault, "{status} {code}");
        }
        assert_eq!(Fault::Unauthorized.by_token(), Fault::TokenDead);
    }
}
