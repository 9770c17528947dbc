//! Messages in a group that only one person sees (Bot API 10.2). A server that does not know the parameter would ignore
//! it and show a hand to everybody. So nothing private is sent this way before the server has proved itself, and each
//! answer is checked again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_engine::text::Lang;
use tokio::time::Instant;

use super::address::{At, To};
use super::fault::Fault;
use super::ids::Spot;
use super::methods::{ReplyTo, Whisper};
use super::outgoing::Outgoing;
use super::rate::Class;
use super::refusals::Refusals;
use super::rest::{Done, Rest};
use super::shown::Live;
use super::words;

/// How long after a press a bot that is not an admin may answer it this way. The delay of the request is already
/// subtracted.
pub(crate) const WINDOW: Duration = Duration::from_secs(13);

/// How long a chat that refused such messages twice in a row is not tried again.
const REFUSED: Duration = Duration::from_secs(120);

/// How long a chat in which pictures of such messages cannot be changed is not tried again.
const NO_UPLOADS: Duration = Duration::from_secs(600);

/// How long a server that does not know the method counts as old.
const OLD: Duration = Duration::from_secs(3_600);

/// How long a server that shows such messages to everybody is not tried again.
const LOUD: Duration = Duration::from_secs(24 * 3_600);

/// How long a person waits for the server to prove itself.
const PATIENCE: Duration = Duration::from_secs(4);

/// A number that no such message has.
const NOBODY: i64 = i32::MAX as i64;

/// The parameters of a private message: the person who sees it, and the message that it answers.
pub(crate) type Parameters = (Whisper, Option<ReplyTo>);

/// What is known about the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Server {
    /// It was not asked yet.
    #[default]
    Unasked,
    /// It shows such messages to one person only.
    Proved,
    /// It does not know such messages, or shows them to everybody; it is not asked again before this time.
    Old(Instant),
}

/// What is known about such messages.
pub(crate) struct Whispers {
    rest: Arc<Rest>,
    server: tokio::sync::Mutex<Server>,
    /// Until when the server counts as old, for readers that must not wait for the lock.
    old: Mutex<Option<Instant>>,
    /// Chats that refused such messages.
    refused: Refusals,
    /// Chats in which the server accepts no new picture when such a message is edited (Bot API 10.2).
    pub(crate) no_uploads: Refusals,
}

impl Whispers {
    /// Sends by this way.
    pub(crate) fn new(rest: Arc<Rest>) -> Self {
        let (server, old) = (tokio::sync::Mutex::default(), Mutex::default());
        Self { rest, server, old, refused: Refusals::new(2, REFUSED), no_uploads: Refusals::new(2, NO_UPLOADS) }
    }

    /// Trusts a chat again: it accepted such a message, or the bot was let in again.
    pub(crate) fn forgive(&self, chat: i64) {
        self.refused.forgive(chat);
    }

    /// Whether people in a chat need another way.
    pub(crate) fn is_refused(&self, chat: i64) -> bool {
        let old = *self.old.lock().unwrap_or_else(PoisonError::into_inner);
        old.is_some_and(|until| until > Instant::now()) || self.refused.are_enough(chat)
    }

    /// Whether another picture in the message of a hand needs a new message, or none can be shown there at all.
    pub(crate) fn need_new(&self, live: &Live) -> bool {
        let chat = live.at.chat();
        matches!(live.at, At::Ephemeral { .. })
            && !live.plain
            && (self.no_uploads.are_enough(chat) || self.rest.has_no_photos(chat))
    }

    fn learn(&self, server: Server) {
        let until = if let Server::Old(until) = server { Some(until) } else { None };
        *self.old.lock().unwrap_or_else(PoisonError::into_inner) = until;
    }

    /// Whether the server is known to show such messages to one person only; if it was not asked yet, it is asked now.
    pub(crate) async fn prove(&self, spot: Spot, (whisper, reply): &Parameters, lang: Lang) -> bool {
        // While another task asks, this one waits a little for its result.
        let Ok(mut server) = tokio::time::timeout(PATIENCE, self.server.lock()).await else { return false };
        let is_open = match *server {
            Server::Unasked => true,
            Server::Proved => false,
            Server::Old(until) => until <= Instant::now(),
        };
        if is_open && let Ok(Some(found)) = tokio::time::timeout(PATIENCE, self.ask(spot, whisper, reply, lang)).await {
            *server = found;
            self.learn(found);
        }
        *server == Server::Proved
    }

    /// Asks in two steps: first with a method that shows nothing to anybody, then with a message that everybody might
    /// see.
    async fn ask(&self, spot: Spot, whisper: &Whisper, reply: &Option<ReplyTo>, lang: Lang) -> Option<Server> {
        let user = whisper.receiver_user_id;
        let gone = At::Ephemeral { chat: spot.chat, user, message: NOBODY };
        let mut asked = self.rest.delete(gone).await;
        if asked == Err(Fault::Unknown) {
            // One answer is no proof, because a server in between may have given it.
            asked = self.rest.delete(gone).await;
        }
        match asked {
            Err(Fault::Unknown) => {
                tracing::info!("the Bot API server knows no private messages in groups; other ways are used");
                return Some(Server::Old(Instant::now() + OLD));
            }
            Err(Fault::Away | Fault::Unheard | Fault::Limited(_) | Fault::Moved(_)) => return None,
            _ => {}
        }
        let to = to_spot(spot, whisper.clone(), reply.clone());
        let outgoing = Outgoing::words(words::plain(lang, "hand-comes"));
        match self.rest.send(&to, &outgoing).await {
            Ok(sent) => {
                let (server, at) = match sent.ephemeral_message_id {
                    Some(message) => (Server::Proved, At::Ephemeral { chat: spot.chat, user, message }),
                    None => {
                        (Server::Old(Instant::now() + LOUD), At::Message { chat: spot.chat, message: sent.message_id })
                    }
                };
                if server != Server::Proved {
                    tracing::warn!(
                        "the Bot API server shows private messages of groups to everybody; other ways are used"
                    );
                }
                if let Err(fault) = self.rest.delete(at).await {
                    tracing::debug!(%fault, "the message that asked the server was not taken away");
                }
                Some(server)
            }
            Err(fault) => {
                self.rest.trouble(spot.chat, &fault, "a private message in a group");
                if !fault.passes() {
                    self.refused.count(spot.chat);
                }
                None
            }
        }
    }

    /// Sends a message that only one person sees.
    pub(crate) async fn send(
        &self,
        spot: Spot,
        whisper: Whisper,
        reply: Option<ReplyTo>,
        outgoing: &Outgoing,
    ) -> Done<At> {
        let user = whisper.receiver_user_id;
        let done = self.rest.send(&to_spot(spot, whisper, reply), outgoing).await;
        match done {
            Ok(sent) => match sent.ephemeral_message_id {
                Some(message) => {
                    self.forgive(spot.chat);
                    Ok(At::Ephemeral { chat: spot.chat, user, message })
                }
                None => {
                    // This should be impossible by now; but if it happens, everybody sees the message.
                    tracing::error!("a private message in a group was shown to everybody, and is taken away");
                    let old = Server::Old(Instant::now() + LOUD);
                    *self.server.lock().await = old;
                    self.learn(old);
                    let _ = self.rest.delete(At::Message { chat: spot.chat, message: sent.message_id }).await;
                    Err(Fault::Unknown)
                }
            },
            Err(fault) => Err(fault),
        }
    }

    /// Counts a refusal of a private message, sent `age` after the person asked; a later refusal proves nothing.
    pub(crate) fn failed(&self, chat: i64, age: Duration, fault: &Fault) {
        if !fault.passes() && age < WINDOW {
            self.refused.count(chat);
        }
    }
}

const fn to_spot(spot: Spot, whisper: Whisper, reply: Option<ReplyTo>) -> To {
    To { spot, whisper: Some(whisper), reply, silent: true, class: Class::Hand }
}
