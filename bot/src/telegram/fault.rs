//! What went wrong with a request to Telegram, in as much detail as is needed to decide what to do next. Every fault
//! has its line in the table of `docs/telegram.md`, and its sentences and its cure here.

use std::fmt;
use std::time::Duration;

use serde_json::Value;
use teloxide::{ApiError, RequestError};

/// Why Telegram did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fault {
    /// The message already shows what it should.
    NotModified,
    /// The message was deleted, or can no longer be edited.
    NoMessage,
    /// The message has a picture but should have only words, or the other way round.
    OtherShape,
    /// The person has blocked the bot, has never written to it, or is gone.
    Closed,
    /// The chat is gone, or the bot may not be in it or not write in it.
    NoAccess,
    /// The bot may write there, but may send no photos.
    NoPhotos,
    /// The topic is gone, or closed.
    NoTopic,
    /// The group has another number now.
    Moved(i64),
    /// The press was answered too late.
    TooLate,
    /// Telegram does not accept this picture, or no longer knows its name.
    BadPicture,
    /// The server accepts no new picture when a message for one person is edited.
    NoUpload,
    /// The bot may not answer this person in private in this group, or no longer.
    NoWhisper,
    /// There were too many requests; none is allowed before this time.
    Limited(Duration),
    /// Telegram fails, or cannot be reached.
    Away,
    /// Telegram was reached and did not answer in time. It may have done what was asked.
    Unheard,
    /// Another program fetches the updates of this bot.
    Rival,
    /// The server does not accept the token, or does not know the method: its answer is the same for both.
    Unknown,
    /// Telegram did what was asked, but its answer cannot be understood.
    Garbled,
    /// The request was wrong: our mistake. Only the kind of Telegram's sentence is kept, because the rest may quote our
    /// text.
    Refused(String),
}

/// What is done about a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cure {
    /// Nothing: there is nothing left to do.
    Nothing,
    /// The same request is made again, a little later.
    Retry,
    /// Another request replaces it, such as a new message, or words without a picture.
    Instead,
    /// The chat or the person is left alone for a while, and somebody who can change the situation is told.
    Leave,
    /// The host can read about it in the log.
    TellHost,
}

/// The kinds of Telegram's sentences, in small letters, with their meaning; the first match counts.
const SENTENCES: [(&str, Fault); 49] = [
    ("internal server error", Fault::Away),
    ("bad gateway", Fault::Away),
    ("gateway timeout", Fault::Away),
    ("service unavailable", Fault::Away),
    ("too many requests", Fault::Limited(Duration::from_secs(5))),
    ("flood", Fault::Limited(Duration::from_secs(30))),
    ("message is not modified", Fault::NotModified),
    ("message to edit not found", Fault::NoMessage),
    ("message to delete not found", Fault::NoMessage),
    ("message can't be edited", Fault::NoMessage),
    ("message can't be deleted", Fault::NoMessage),
    ("message_id_invalid", Fault::NoMessage),
    ("message not found", Fault::NoMessage),
    ("no text in the message", Fault::OtherShape),
    ("no caption in the message", Fault::OtherShape),
    ("query is too old", Fault::TooLate),
    ("query id is invalid", Fault::TooLate),
    ("query_id_invalid", Fault::TooLate),
    ("can't upload new files", Fault::NoUpload),
    ("image_process_failed", Fault::BadPicture),
    ("photo_invalid", Fault::BadPicture),
    ("wrong file", Fault::BadPicture),
    ("wrong remote file", Fault::BadPicture),
    ("invalid file id", Fault::BadPicture),
    ("file_reference", Fault::BadPicture),
    ("wrong type of", Fault::BadPicture),
    ("too large", Fault::BadPicture),
    // A group may take photos and no animations.
    ("rights to send animations", Fault::BadPicture),
    ("send_gifs_forbidden", Fault::BadPicture),
    ("rights to send photos", Fault::NoPhotos),
    ("send_photos_forbidden", Fault::NoPhotos),
    ("send_media_forbidden", Fault::NoPhotos),
    ("bot_not_admin", Fault::NoWhisper),
    ("user_not_participant", Fault::NoWhisper),
    ("bot was blocked", Fault::Closed),
    ("user is deactivated", Fault::Closed),
    ("can't initiate conversation", Fault::Closed),
    ("user not found", Fault::Closed),
    ("thread not found", Fault::NoTopic),
    ("topic_closed", Fault::NoTopic),
    ("topic_deleted", Fault::NoTopic),
    ("terminated by other", Fault::Rival),
    ("webhook is active", Fault::Rival),
    ("forbidden", Fault::NoAccess),
    ("chat not found", Fault::NoAccess),
    ("group is deactivated", Fault::NoAccess),
    ("not enough rights", Fault::NoAccess),
    ("have no rights", Fault::NoAccess),
    ("unauthorized", Fault::Unknown),
];

impl Fault {
    /// Reads teloxide's error. The error itself is never logged, because it may hold the address of the request, which
    /// contains the token.
    pub(crate) fn of(error: &RequestError) -> Self {
        match error {
            RequestError::Api(ApiError::InvalidToken) => Self::Unknown,
            RequestError::Api(ApiError::Unknown(sentence)) => Self::said(sentence),
            RequestError::Api(error) => Self::said(&error.to_string()),
            RequestError::MigrateToChatId(chat) => Self::Moved(chat.0),
            RequestError::RetryAfter(wait) => Self::Limited(wait.duration()),
            RequestError::InvalidJson { raw, .. } => Self::unread(raw),
            RequestError::Network(error) if !error.is_connect() => Self::Unheard,
            _ => Self::Away,
        }
    }

    /// Reads Telegram's sentence: teloxide expects some of them in other words than servers use.
    fn said(sentence: &str) -> Self {
        let small = sentence.to_lowercase();
        let known = SENTENCES.iter().find(|(kind, _)| small.contains(kind));
        known.map_or_else(|| Self::Refused(kind_of(sentence)), |(_, fault)| fault.clone())
    }

    /// Reads an answer that is not in Telegram's form. Only an answer that says `ok` comes from a server that did
    /// something. Others are pages of a gateway on the way.
    fn unread(raw: &str) -> Self {
        let done = serde_json::from_str::<Value>(raw).is_ok_and(|answer| answer["ok"] == true);
        if done { Self::Garbled } else { Self::Away }
    }

    /// What is done about the fault.
    pub(crate) const fn cure(&self) -> Cure {
        match self {
            Self::NotModified | Self::TooLate => Cure::Nothing,
            Self::Limited(_) | Self::Away | Self::Unheard => Cure::Retry,
            Self::NoMessage
            | Self::OtherShape
            | Self::Moved(_)
            | Self::BadPicture
            | Self::NoUpload
            | Self::NoPhotos
            | Self::NoWhisper => Cure::Instead,
            Self::Closed | Self::NoAccess | Self::NoTopic => Cure::Leave,
            Self::Rival | Self::Unknown | Self::Garbled | Self::Refused(_) => Cure::TellHost,
        }
    }

    /// Whether the same request may succeed a little later.
    pub(crate) fn passes(&self) -> bool {
        self.cure() == Cure::Retry
    }
}

/// The start of a sentence, before the part that may quote our request.
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
            Self::OtherShape => f.write_str("the message is of another kind"),
            Self::Closed => f.write_str("the person takes no private messages"),
            Self::NoAccess => f.write_str("the bot may not write in the chat"),
            Self::NoPhotos => f.write_str("the bot may not send photos in the chat"),
            Self::NoTopic => f.write_str("the topic is gone or closed"),
            Self::Moved(_) => f.write_str("the group has another number"),
            Self::TooLate => f.write_str("the press was answered too late"),
            Self::BadPicture => f.write_str("Telegram does not take the picture"),
            Self::NoUpload => f.write_str("the server takes no new picture for a private message in a group"),
            Self::NoWhisper => f.write_str("the bot may not answer one person alone in the group"),
            Self::Limited(wait) => write!(f, "too many requests, not before {} s", wait.as_secs()),
            Self::Away => f.write_str("Telegram is not reached"),
            Self::Unheard => f.write_str("Telegram does not answer in time"),
            Self::Rival => f.write_str("another program runs this bot"),
            Self::Unknown => f.write_str("the token is not taken, or the server does not know the method"),
            Self::Garbled => f.write_str("the answer is not understood"),
            Self::Refused(kind) => f.write_str(kind),
        }
    }
}

/// What the host reads when Telegram does not accept the token.
pub(crate) const BAD_TOKEN: &str = "the token is not taken";

#[cfg(test)]
mod tests {
    use super::*;

    /// A server's answer, as teloxide reads it.
    fn answered(body: &str) -> Fault {
        let answer = serde_json::from_str::<Value>(body).ok();
        let sentence = answer.as_ref().and_then(|answer| answer["description"].as_str());
        let error = match sentence {
            Some(sentence) => RequestError::Api(serde_json::from_value(sentence.into()).unwrap()),
            None => RequestError::InvalidJson {
                source: std::sync::Arc::new(serde_json::from_str::<u8>("x").unwrap_err()),
                raw: body.into(),
            },
        };
        Fault::of(&error)
    }

    fn says(sentence: &str) -> Fault {
        answered(&serde_json::json!({ "ok": false, "description": sentence }).to_string())
    }

    #[test]
    fn e_1_e_2_a_server_that_fails_is_tried_again_whatever_its_answer_looks_like() {
        for sentence in [
            "Internal Server Error",
            "Internal Server Error: file not found",
            "Bad Gateway",
            "Gateway Timeout",
            "Service Unavailable",
            "Internal Server Error: restart",
        ] {
            assert_eq!((says(sentence), says(sentence).cure()), (Fault::Away, Cure::Retry), "{sentence}");
        }
        for page in ["<html>502</html>", "", "{\"error\":\"upstream\"}", "{\"ok\":false}"] {
            assert_eq!(answered(page), Fault::Away, "{page}");
        }
        assert_eq!(answered("{\"ok\":true,\"result\":{\"new\":1}}"), Fault::Garbled);
        assert_eq!(says("Too Many Requests: retry later").cure(), Cure::Retry);
    }

    #[test]
    fn e_3_a_wrong_token_and_an_unknown_method_are_told_from_a_failing_server() {
        for sentence in ["Unauthorized", "Not Found"] {
            assert_eq!((says(sentence), says(sentence).cure()), (Fault::Unknown, Cure::TellHost), "{sentence}");
        }
    }

    #[test]
    fn sentences_of_real_servers_have_their_fault_and_their_cure() {
        for (sentence, fault, cure) in [
            (
                "Bad Request: message is not modified: specified new message content and reply markup are exactly the same",
                Fault::NotModified,
                Cure::Nothing,
            ),
            ("Bad Request: message to edit not found", Fault::NoMessage, Cure::Instead),
            ("Bad Request: message can't be edited", Fault::NoMessage, Cure::Instead),
            ("Bad Request: MESSAGE_ID_INVALID", Fault::NoMessage, Cure::Instead),
            ("Bad Request: message to delete not found", Fault::NoMessage, Cure::Instead),
            ("Bad Request: there is no text in the message to edit", Fault::OtherShape, Cure::Instead),
            ("Bad Request: there is no caption in the message to edit", Fault::OtherShape, Cure::Instead),
            (
                "Bad Request: query is too old and response timeout expired or query ID is invalid",
                Fault::TooLate,
                Cure::Nothing,
            ),
            ("Bad Request: not enough rights to send photos to the chat", Fault::NoPhotos, Cure::Instead),
            ("Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN", Fault::NoPhotos, Cure::Instead),
            ("Bad Request: not enough rights to send animations to the chat", Fault::BadPicture, Cure::Instead),
            ("Bad Request: CHAT_SEND_GIFS_FORBIDDEN", Fault::BadPicture, Cure::Instead),
            ("Bad Request: not enough rights to send text messages to the chat", Fault::NoAccess, Cure::Leave),
            ("Bad Request: have no rights to send a message", Fault::NoAccess, Cure::Leave),
            ("Bad Request: wrong file identifier/HTTP URL specified", Fault::BadPicture, Cure::Instead),
            ("Bad Request: wrong remote file identifier specified", Fault::BadPicture, Cure::Instead),
            ("Bad Request: IMAGE_PROCESS_FAILED", Fault::BadPicture, Cure::Instead),
            ("Bad Request: PHOTO_INVALID_DIMENSIONS", Fault::BadPicture, Cure::Instead),
            ("Request Entity Too Large", Fault::BadPicture, Cure::Instead),
            ("Bad Request: can't upload new files when editing ephemeral messages", Fault::NoUpload, Cure::Instead),
            ("Bad Request: BOT_NOT_ADMIN", Fault::NoWhisper, Cure::Instead),
            ("Bad Request: TOPIC_CLOSED", Fault::NoTopic, Cure::Leave),
            ("Bad Request: message thread not found", Fault::NoTopic, Cure::Leave),
            ("Bad Request: chat not found", Fault::NoAccess, Cure::Leave),
            ("Bad Request: user not found", Fault::Closed, Cure::Leave),
            ("Forbidden: bot was blocked by the user", Fault::Closed, Cure::Leave),
            ("Forbidden: user is deactivated", Fault::Closed, Cure::Leave),
            ("Forbidden: bot can't initiate conversation with a user", Fault::Closed, Cure::Leave),
            ("Forbidden: bot was kicked from the group chat", Fault::NoAccess, Cure::Leave),
            ("Forbidden: bot was kicked from the supergroup chat", Fault::NoAccess, Cure::Leave),
            ("Forbidden: bot is not a member of the supergroup chat", Fault::NoAccess, Cure::Leave),
            ("Forbidden: the group chat was deleted", Fault::NoAccess, Cure::Leave),
            (
                "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                Fault::Rival,
                Cure::TellHost,
            ),
            (
                "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
                Fault::Rival,
                Cure::TellHost,
            ),
        ] {
            assert_eq!((says(sentence), says(sentence).cure()), (fault, cure), "{sentence}");
        }
    }

    #[test]
    fn e_14_a_sentence_that_is_not_known_is_logged_as_telegram_says_it_without_what_it_quotes() {
        for (sentence, kept) in [
            ("Bad Request: SOMETHING_NEW", "Bad Request: SOMETHING_NEW"),
            ("Bad Request: message is too long", "Bad Request: message is too long"),
            (
                "Bad Request: can't parse entities: Unsupported start tag \"quarry\" at byte offset 5",
                "Bad Request: can't parse entities",
            ),
        ] {
            assert_eq!((says(sentence), says(sentence).cure()), (Fault::Refused(kept.into()), Cure::TellHost));
        }
    }
}
