//! What went wrong with a request to Telegram, as far as it decides what to do next.

use std::fmt;
use std::time::Duration;

use serde::de::IgnoredAny;
use teloxide::RequestError;

/// Why Telegram did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fault {
    /// The message is as it should be already.
    NotModified,
    /// The message was deleted, or cannot be edited any more.
    NoMessage,
    /// The person has blocked the bot, has never written to it, or is gone.
    Closed,
    /// The chat is gone, or the bot may not be there or not do this.
    NoAccess,
    /// The topic is gone, or closed.
    NoTopic,
    /// The group has another number now.
    Moved(i64),
    /// The press was answered too late.
    TooLate,
    /// Too many requests; not before this time.
    Limited(Duration),
    /// Telegram fails, or is not reached.
    Away,
    /// Another program fetches the updates of this bot.
    Rival,
    /// The token of the bot is not taken.
    Unauthorized,
    /// This server does not know the method.
    Unknown,
    /// Telegram did what was asked, and answered what is not understood.
    Garbled,
    /// The request was wrong: our mistake. Only the kind of Telegram's sentence is kept, for the rest may quote ours.
    Refused(String),
}

/// The kinds of Telegram's sentences, in small letters, with what they mean; the first that fits counts.
const SENTENCES: [(&str, Fault); 25] = [
    ("message is not modified", Fault::NotModified),
    ("message to edit not found", Fault::NoMessage),
    ("message to delete not found", Fault::NoMessage),
    ("message can't be edited", Fault::NoMessage),
    ("message can't be deleted", Fault::NoMessage),
    ("message_id_invalid", Fault::NoMessage),
    ("message not found", Fault::NoMessage),
    ("query is too old", Fault::TooLate),
    ("query id is invalid", Fault::TooLate),
    ("query_id_invalid", Fault::TooLate),
    ("bot was blocked", Fault::Closed),
    ("user is deactivated", Fault::Closed),
    ("can't initiate conversation", Fault::Closed),
    ("user not found", Fault::Closed),
    ("thread not found", Fault::NoTopic),
    ("topic_closed", Fault::NoTopic),
    ("terminated by other", Fault::Rival),
    ("webhook is active", Fault::Rival),
    ("unauthorized", Fault::Unauthorized),
    ("forbidden", Fault::NoAccess),
    ("chat not found", Fault::NoAccess),
    ("not enough rights", Fault::NoAccess),
    ("chat_write_forbidden", Fault::NoAccess),
    ("have no rights", Fault::NoAccess),
    ("not found", Fault::Unknown),
];

impl Fault {
    /// Reads teloxide's error. The error itself may hold the address of the request, and that holds the token: it is never
    /// logged.
    pub(crate) fn of(error: &RequestError) -> Self {
        match error {
            RequestError::Api(error) => Self::said(&error.to_string()),
            RequestError::MigrateToChatId(chat) => Self::Moved(chat.0),
            RequestError::RetryAfter(wait) => Self::Limited(wait.duration()),
            // A page of some gateway on the way is no answer of Telegram's.
            RequestError::InvalidJson { raw, .. } if serde_json::from_str::<IgnoredAny>(raw).is_err() => Self::Away,
            RequestError::InvalidJson { .. } => Self::Garbled,
            _ => Self::Away,
        }
    }

    /// Reads Telegram's sentence: teloxide knows some of them by other words than servers say.
    fn said(sentence: &str) -> Self {
        let small = sentence.to_lowercase();
        let known = SENTENCES.iter().find(|(kind, _)| small.contains(kind));
        known.map_or_else(|| Self::Refused(kind_of(sentence)), |(_, fault)| fault.clone())
    }

    /// Whether the same request may succeed a little later.
    pub(crate) const fn passes(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Away)
    }
}

/// A sentence up to where it may quote our request.
fn kind_of(sentence: &str) -> String {
    let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, ' ' | '_' | '\'' | ':');
    let mut parts = sentence.split(':');
    let kind: Vec<&str> = parts.by_ref().take(2).collect();
    kind.join(":").chars().take_while(plain).take(80).collect()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotModified => f.write_str("the message is so already"),
            Self::NoMessage => f.write_str("the message is gone"),
            Self::Closed => f.write_str("the person takes no private messages"),
            Self::NoAccess => f.write_str("no access to the chat"),
            Self::NoTopic => f.write_str("the topic is gone or closed"),
            Self::Moved(_) => f.write_str("the group has another number"),
            Self::TooLate => f.write_str("the press was answered too late"),
            Self::Limited(wait) => write!(f, "too many requests, not before {} s", wait.as_secs()),
            Self::Away => f.write_str("Telegram is not reached"),
            Self::Rival => f.write_str("another program runs this bot"),
            Self::Unauthorized => f.write_str("the token is not taken"),
            Self::Unknown => f.write_str("the server does not know the method"),
            Self::Garbled => f.write_str("the answer is not understood"),
            Self::Refused(kind) => f.write_str(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_of_real_servers_are_known() {
        for (sentence, fault) in [
            (
                "Bad Request: message is not modified: specified new message content and reply markup are exactly the same",
                Fault::NotModified,
            ),
            ("Bad Request: message to edit not found", Fault::NoMessage),
            ("Bad Request: query is too old and response timeout expired or query ID is invalid", Fault::TooLate),
            ("Forbidden: bot was blocked by the user", Fault::Closed),
            ("Forbidden: bot can't initiate conversation with a user", Fault::Closed),
            ("Forbidden: bot was kicked from the group chat", Fault::NoAccess),
            ("Forbidden: bot is not a member of the supergroup chat", Fault::NoAccess),
            ("Bad Request: chat not found", Fault::NoAccess),
            (
                "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                Fault::Rival,
            ),
            ("Unauthorized", Fault::Unauthorized),
            ("Not Found", Fault::Unknown),
        ] {
            assert_eq!(Fault::said(sentence), fault, "{sentence}");
        }
    }

    #[test]
    fn what_a_sentence_quotes_of_ours_is_not_kept() {
        let quoted =
            Fault::said("Bad Request: can't parse entities: Unsupported start tag \"quarry\" at byte offset 5");
        assert_eq!(quoted, Fault::Refused("Bad Request: can't parse entities".into()));
    }
}
