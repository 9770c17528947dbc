//! The answers with which Telegram refuses a request.

use serde_json::{Value, json};

/// A refusal: the status of HTTP, which is Telegram's code too, and its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The status of HTTP.
    pub status: u16,
    /// Its sentence.
    pub description: &'static str,
    /// The new number of the chat, if it became a supergroup.
    pub migrated_to: Option<i64>,
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $description:literal;)*) => {
        impl Refusal {
            $($(#[$doc])* pub const $name: Self =
                Self { status: $status, description: $description, migrated_to: None };)*
        }
    };
}

refusals! {
    /// Telegram fails, and says so in its usual form.
    INTERNAL = 500 "Internal Server Error";
    /// A sentence that no documentation names.
    SOMETHING_NEW = 400 "Bad Request: SOMETHING_NEW";
    /// The token of the bot is missing or wrong.
    UNAUTHORIZED = 401 "Unauthorized";
    /// There is no such method.
    NOT_FOUND = 404 "Not Found";
    /// Another program fetches the updates.
    TWO_FETCH = 409 "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running";
    /// Updates are posted to an address.
    HAS_WEBHOOK = 409 "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";
    /// The request is not what the method accepts.
    BAD_REQUEST = 400 "Bad Request: parameters are invalid";
    /// The address is not one that Telegram posts to.
    BAD_WEBHOOK = 400 "Bad Request: bad webhook: An HTTPS URL must be provided for webhook";
    /// The message already looks like this.
    NOT_MODIFIED = 400 "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message";
    /// There is no such message (any more).
    EDIT_NOT_FOUND = 400 "Bad Request: message to edit not found";
    /// It was written by somebody else, or is too old.
    CANT_EDIT = 400 "Bad Request: message can't be edited";
    /// The message is a picture.
    NO_TEXT = 400 "Bad Request: there is no text in the message to edit";
    /// The message has no picture.
    NO_CAPTION = 400 "Bad Request: there is no caption in the message to edit";
    /// There is no such message (any more).
    DELETE_NOT_FOUND = 400 "Bad Request: message to delete not found";
    /// It was written by somebody else, or is too old.
    CANT_DELETE = 400 "Bad Request: message can't be deleted for everyone";
    /// The press was not answered in time, or there was none.
    QUERY_TOO_OLD = 400 "Bad Request: query is too old and response timeout expired or query ID is invalid";
    /// There is no such chat (any more).
    CHAT_NOT_FOUND = 400 "Bad Request: chat not found";
    /// There is no such person.
    USER_NOT_FOUND = 400 "Bad Request: user not found";
    /// There is no such topic.
    NO_THREAD = 400 "Bad Request: message thread not found";
    /// The topic is closed.
    TOPIC_CLOSED = 400 "Bad Request: TOPIC_CLOSED";
    /// There is no message to reply to.
    NO_REPLY = 400 "Bad Request: message to be replied not found";
    /// Posting is not allowed here.
    NO_RIGHT_TO_TEXT = 400 "Bad Request: not enough rights to send text messages to the chat";
    /// Posting pictures is not allowed here.
    NO_RIGHT_TO_PHOTOS = 400 "Bad Request: not enough rights to send photos to the chat";
    /// There is no such file.
    WRONG_FILE = 400 "Bad Request: wrong file identifier/HTTP URL specified";
    /// The picture cannot be read.
    BAD_PICTURE = 400 "Bad Request: IMAGE_PROCESS_FAILED";
    /// The picture is too large or too narrow.
    BAD_SIZE = 400 "Bad Request: PHOTO_INVALID_DIMENSIONS";
    /// A file cannot be sent with an edit of a message for one person.
    NO_UPLOAD = 400 "Bad Request: can't upload new files when editing ephemeral messages";
    /// A message for one person is not allowed now or here.
    NOT_ADMIN = 400 "Bad Request: BOT_NOT_ADMIN";
    /// They have blocked the bot.
    BLOCKED = 403 "Forbidden: bot was blocked by the user";
    /// Their account is deleted.
    DEACTIVATED = 403 "Forbidden: user is deactivated";
    /// They have never written to the bot.
    CANT_INITIATE = 403 "Forbidden: bot can't initiate conversation with a user";
    /// The bot was removed from a group.
    KICKED_FROM_GROUP = 403 "Forbidden: bot was kicked from the group chat";
    /// The bot was removed from a supergroup.
    KICKED_FROM_SUPERGROUP = 403 "Forbidden: bot was kicked from the supergroup chat";
    /// The bot is not in the chat.
    NOT_A_MEMBER = 403 "Forbidden: bot is not a member of the supergroup chat";
    /// The group was deleted.
    GROUP_DELETED = 403 "Forbidden: the group chat was deleted";
    /// The group has become a supergroup.
    UPGRADED = 400 "Bad Request: group chat was upgraded to a supergroup chat";
}

impl Refusal {
    /// The group has become this supergroup.
    #[must_use]
    pub const fn upgraded(to: i64) -> Self {
        Self { migrated_to: Some(to), ..Self::UPGRADED }
    }
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// The status of HTTP.
    pub(crate) status: u16,
    /// The body; `None` is a page that is not JSON.
    pub(crate) body: Option<Value>,
}

impl Reply {
    /// 200 with a result.
    pub(crate) fn ok(result: Value) -> Self {
        Self { status: 200, body: Some(json!({ "ok": true, "result": result })) }
    }

    /// 200 with an empty result.
    pub(crate) fn done() -> Self {
        Self::ok(json!(true))
    }

    /// 429, with the time to wait.
    pub(crate) fn limited(seconds: u64) -> Self {
        let body = json!({
            "ok": false, "error_code": 429, "description": format!("Too Many Requests: retry after {seconds}"),
            "parameters": { "retry_after": seconds },
        });
        Self { status: 429, body: Some(body) }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Self {
        let Refusal { status, description, migrated_to } = refusal;
        let mut body = json!({ "ok": false, "error_code": status, "description": description });
        if let Some(chat) = migrated_to {
            body["parameters"] = json!({ "migrate_to_chat_id": chat });
        }
        Self { status, body: Some(body) }
    }
}
