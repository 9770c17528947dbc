//! The answers with which Discord refuses a request.

use std::time::Duration;

use serde_json::{Value, json};

/// A refusal: the status of HTTP, Discord's own code, and its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The status of HTTP.
    pub status: u16,
    /// Discord's code for what is wrong.
    pub code: u32,
    /// Its sentence.
    pub message: &'static str,
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl Refusal {
            $($(#[$doc])* pub const $name: Self = Self { status: $status, code: $code, message: $message };)*
        }
    };
}

refusals! {
    /// There is no such channel (any more).
    UNKNOWN_CHANNEL = 404 10003 "Unknown Channel";
    /// There is no such guild (any more).
    UNKNOWN_GUILD = 404 10004 "Unknown Guild";
    /// There is no such member of the guild.
    UNKNOWN_MEMBER = 404 10007 "Unknown Member";
    /// There is no such message (any more).
    UNKNOWN_MESSAGE = 404 10008 "Unknown Message";
    /// There is no such user.
    UNKNOWN_USER = 404 10013 "Unknown User";
    /// There is no such token.
    UNKNOWN_WEBHOOK = 404 10015 "Unknown Webhook";
    /// The interaction was not answered within three seconds, or there is none.
    UNKNOWN_INTERACTION = 404 10062 "Unknown interaction";
    /// It belongs to somebody else.
    NO_ACCESS = 403 50001 "Missing Access";
    /// The message is empty.
    EMPTY_MESSAGE = 400 50006 "Cannot send an empty message";
    /// They accept no messages from strangers.
    CLOSED_DM = 403 50007 "Cannot send messages to this user";
    /// The message was written by somebody else.
    NOT_THE_AUTHOR = 403 50005 "Cannot edit a message authored by another user";
    /// A permission is missing.
    NO_PERMISSION = 403 50013 "Missing Permissions";
    /// The token of the interaction is older than 15 minutes.
    DEAD_TOKEN = 401 50027 "Invalid Webhook Token";
    /// The body is not what the route accepts.
    BAD_BODY = 400 50035 "Invalid Form Body";
    /// The thread is archived.
    ARCHIVED = 400 50083 "Thread is archived";
    /// The thread is locked.
    LOCKED = 400 160005 "Thread is locked";
    /// The picture is too large.
    TOO_LARGE = 413 40005 "Request entity too large";
    /// Messages are posted in the channel too often.
    WRITE_LIMIT = 429 20028 "The channel you are writing has hit the write rate limit.";
    /// Discord fails, and says so in its own words.
    SERVER_ERROR = 500 0 "500: Internal Server Error";
    /// The interaction was already answered.
    ALREADY_ANSWERED = 400 40060 "Interaction has already been acknowledged.";
    /// An app that only its user has installed sends too many messages.
    TOO_MANY_FOLLOW_UPS = 400 40094 "This interaction has reached its maximum number of follow-up messages";
    /// The message already has a thread.
    HAS_A_THREAD = 400 160004 "A thread has already been created for this message";
    /// Messages older than an hour are edited too often.
    OLD_EDITS = 429 30046 "Maximum number of edits to messages older than 1 hour reached. Try again later";
    /// The token of the bot is missing or wrong.
    UNAUTHORIZED = 401 0 "401: Unauthorized";
    /// There is no such route.
    NOT_FOUND = 404 0 "404: Not Found";
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// The status of HTTP.
    pub(crate) status: u16,
    /// The body; `None` with 204.
    pub(crate) body: Option<Value>,
    /// Headers beyond the usual ones.
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Reply {
    /// 200 with a body.
    pub(crate) fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body), headers: Vec::new() }
    }

    /// 204.
    pub(crate) fn done() -> Self {
        Self { status: 204, body: None, headers: Vec::new() }
    }

    /// 429, with the time to wait.
    pub(crate) fn limited(scope: Scope, after: Duration) -> Self {
        let seconds = after.as_secs_f64();
        let body = json!({
            "message": "You are being rate limited.", "retry_after": seconds, "global": scope == Scope::Global,
        });
        let mut headers = vec![
            ("retry-after", seconds.ceil().to_string()),
            ("x-ratelimit-scope", scope.name().to_owned()),
            ("x-ratelimit-reset-after", format!("{seconds:.3}")),
        ];
        if scope == Scope::Global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        Self { status: 429, body: Some(body), headers }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Self {
        let mut body = json!({ "message": refusal.message, "code": refusal.code });
        let mut headers = Vec::new();
        if refusal.status == 429 {
            body["retry_after"] = json!(5.0);
            body["global"] = json!(false);
            headers.push(("retry-after", "5".to_owned()));
        }
        Self { status: refusal.status, body: Some(body), headers }
    }
}

/// The kind of limit that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The limit of this bot on this route.
    User,
    /// The limit of the resource for all requests.
    Shared,
    /// The limit of this bot on all routes.
    Global,
}

impl Scope {
    fn name(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Shared => "shared",
            Self::Global => "global",
        }
    }
}
