//! What went wrong with a request to Discord, in as much detail as is needed to decide what to do next.

use std::fmt;

use serenity::http::HttpError;

use super::marks::Door;

/// Why Discord did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fault {
    /// The interaction is no longer known: it was answered too late.
    TooLate,
    /// The interaction was already answered: it was delivered twice.
    Answered,
    /// The token of an interaction is used up.
    TokenDead,
    /// The message was deleted, or is not ours.
    NoMessage,
    /// The channel or the server is gone.
    Gone,
    /// The bot is no longer there, or does not see the channel.
    NoAccess,
    /// The bot lacks a right for this.
    NoRight,
    /// The thread is archived.
    Archived,
    /// The thread is locked.
    Locked,
    /// The message has a thread already.
    HasThread,
    /// The person accepts no private messages from the bot.
    DmClosed,
    /// Old messages are edited too often.
    TooOld,
    /// The picture is too large.
    TooLarge,
    /// The message was empty.
    Empty,
    /// Too many requests.
    Limited,
    /// Discord fails, or cannot be reached.
    Away,
    /// The token of the bot is not accepted.
    Unauthorized,
    /// Discord did what was asked, but its answer cannot be understood.
    Garbled,
    /// The request was wrong: our mistake.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code of the error.
        code: i64,
    },
}

/// What is done about a fault when a message of a place is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// The same request is tried again a little later, with longer waits each time.
    Retry,
    /// The channel is left alone for a while, longer each time. A person who presses there is told.
    Rest(Door),
    /// The thread is opened again, and the request is repeated.
    Open,
    /// The message is tried again as words alone.
    InWords,
    /// The message is posted again.
    Anew,
    /// The message waits until a press opens a new way.
    Wait,
    /// The message is given up. The next change is delivered as usual.
    GiveUp,
}

/// Every error code that Discord can return, according to its documentation, and what it means to us. `docs/discord.md`
/// has the same table in words.
const CODES: [(i64, Fault); 27] = [
    (10_003, Fault::Gone),
    (10_004, Fault::Gone),
    (10_008, Fault::NoMessage),
    (10_015, Fault::TokenDead),
    (10_062, Fault::TooLate),
    (20_016, Fault::Limited),
    (20_028, Fault::Limited),
    (20_029, Fault::Limited),
    (30_046, Fault::TooOld),
    (40_005, Fault::TooLarge),
    (40_060, Fault::Answered),
    (40_062, Fault::Limited),
    (40_094, Fault::TokenDead),
    (50_001, Fault::NoAccess),
    (50_005, Fault::NoMessage),
    (50_006, Fault::Empty),
    (50_007, Fault::DmClosed),
    (50_008, Fault::Gone),
    (50_013, Fault::NoRight),
    (50_021, Fault::NoMessage),
    (50_027, Fault::TokenDead),
    (50_045, Fault::TooLarge),
    (50_083, Fault::Archived),
    (50_278, Fault::DmClosed),
    (160_002, Fault::NoRight),
    (160_004, Fault::HasThread),
    (160_005, Fault::Locked),
];

impl Fault {
    /// Reads serenity's error. The error itself is never logged, because it may hold addresses with tokens in them.
    pub(crate) fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                Self::from_answer(answer.status_code.as_u16(), i64::try_from(answer.error.code).unwrap_or(-1))
            }
            serenity::Error::Json(_) => Self::Garbled,
            _ => Self::Away,
        }
    }

    /// Reads a status and a code. The status decides when the code is not in the table.
    fn from_answer(status: u16, code: i64) -> Self {
        if let Some((_, fault)) = CODES.iter().find(|(known, _)| *known == code) {
            return *fault;
        }
        match status {
            429 => Self::Limited,
            401 => Self::Unauthorized,
            403 => Self::NoAccess,
            404 => Self::NoMessage,
            413 => Self::TooLarge,
            408 | 500.. => Self::Away,
            _ => Self::Refused { status, code },
        }
    }

    /// What is done about the fault.
    pub(crate) const fn course(self) -> Course {
        match self {
            Self::Limited | Self::Away => Course::Retry,
            Self::Gone | Self::NoAccess | Self::NoRight | Self::Locked | Self::Unauthorized | Self::DmClosed => {
                Course::Rest(Door::All)
            }
            Self::Archived => Course::Open,
            Self::TooLarge | Self::Empty | Self::Refused { .. } => Course::InWords,
            Self::NoMessage | Self::TooOld => Course::Anew,
            Self::TokenDead => Course::Wait,
            Self::TooLate | Self::Answered | Self::HasThread | Self::Garbled => Course::GiveUp,
        }
    }

    /// Whether the same request may succeed a little later.
    pub(crate) fn passes(self) -> bool {
        self.course() == Course::Retry
    }

    /// Whether a message with less in it may be accepted: the missing right may be the right to send pictures.
    pub(crate) fn is_about_content(self) -> bool {
        self == Self::NoRight || self.course() == Course::InWords
    }

    /// The fault of a request that was made with the token of an interaction.
    pub(crate) const fn by_token(self) -> Self {
        match self {
            Self::Unauthorized | Self::NoAccess | Self::TooLate | Self::Gone => Self::TokenDead,
            other => other,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLate => "unknown interaction: it was answered too late",
            Self::Answered => "the interaction was answered before",
            Self::TokenDead => "the interaction is over",
            Self::NoMessage => "the message is gone",
            Self::Gone => "the channel is gone",
            Self::NoAccess => "no access to the channel",
            Self::NoRight => "a permission is missing",
            Self::Archived => "the thread is archived",
            Self::Locked => "the thread is locked",
            Self::HasThread => "the message has a thread already",
            Self::DmClosed => "the person takes no private messages",
            Self::TooOld => "the message is too old to be edited so often",
            Self::TooLarge => "the picture is too large",
            Self::Empty => "the message is empty",
            Self::Limited => "too many requests",
            Self::Away => "Discord is not reached",
            Self::Unauthorized => "the token is not taken",
            Self::Garbled => "the answer is not understood",
            Self::Refused { status, code } => return write!(f, "status {status}, code {code}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's answer, its meaning, and the reaction to it.
    const ANSWERS: [(u16, i64, Fault, Course); 33] = [
        (404, 10_003, Fault::Gone, Course::Rest(Door::All)),
        (404, 10_004, Fault::Gone, Course::Rest(Door::All)),
        (404, 10_008, Fault::NoMessage, Course::Anew),
        (404, 10_015, Fault::TokenDead, Course::Wait),
        (404, 10_062, Fault::TooLate, Course::GiveUp),
        (429, 20_016, Fault::Limited, Course::Retry),
        (429, 20_028, Fault::Limited, Course::Retry),
        (429, 20_029, Fault::Limited, Course::Retry),
        (429, 30_046, Fault::TooOld, Course::Anew),
        (413, 40_005, Fault::TooLarge, Course::InWords),
        (400, 40_060, Fault::Answered, Course::GiveUp),
        (429, 40_062, Fault::Limited, Course::Retry),
        (400, 40_094, Fault::TokenDead, Course::Wait),
        (403, 50_001, Fault::NoAccess, Course::Rest(Door::All)),
        (403, 50_005, Fault::NoMessage, Course::Anew),
        (400, 50_006, Fault::Empty, Course::InWords),
        (403, 50_007, Fault::DmClosed, Course::Rest(Door::All)),
        (400, 50_008, Fault::Gone, Course::Rest(Door::All)),
        (403, 50_013, Fault::NoRight, Course::Rest(Door::All)),
        (403, 50_021, Fault::NoMessage, Course::Anew),
        (401, 50_027, Fault::TokenDead, Course::Wait),
        (400, 50_035, Fault::Refused { status: 400, code: 50_035 }, Course::InWords),
        (400, 50_045, Fault::TooLarge, Course::InWords),
        (400, 50_083, Fault::Archived, Course::Open),
        (403, 50_278, Fault::DmClosed, Course::Rest(Door::All)),
        (400, 160_002, Fault::NoRight, Course::Rest(Door::All)),
        (400, 160_004, Fault::HasThread, Course::GiveUp),
        (403, 160_005, Fault::Locked, Course::Rest(Door::All)),
        (429, -1, Fault::Limited, Course::Retry),
        (401, 0, Fault::Unauthorized, Course::Rest(Door::All)),
        (403, -1, Fault::NoAccess, Course::Rest(Door::All)),
        (500, 0, Fault::Away, Course::Retry),
        (503, -1, Fault::Away, Course::Retry),
    ];

    #[test]
    fn every_answer_of_discord_has_its_meaning_and_its_course() {
        for (status, code, fault, course) in ANSWERS {
            let read = Fault::from_answer(status, code);
            assert_eq!((read, read.course()), (fault, course), "{status} {code}");
        }
        for (code, _) in CODES {
            assert!(ANSWERS.iter().any(|(_, tested, ..)| *tested == code), "{code} is not tested");
        }
        assert_eq!(Fault::Unauthorized.by_token(), Fault::TokenDead);
    }

    #[test]
    fn the_documentation_lists_every_code() {
        let page = include_str!("../../../docs/discord.md");
        for (code, _) in CODES.iter().chain([&(50_035, Fault::Empty)]) {
            assert!(page.contains(&code.to_string()), "docs/discord.md says nothing of {code}");
        }
    }

    #[test]
    fn no_answer_rests_anything_but_one_channel_and_no_fault_of_the_server_is_for_ever() {
        for status in 300..=599 {
            let course = Fault::from_answer(status, -1).course();
            assert!(status < 500 || course == Course::Retry, "{status}: {course:?}");
        }
    }
}
