//! Who did what where, read from an update.

use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Person, PlaceId, Reply, Request};
use duelhall_store::OpId;
use sha2::{Digest, Sha256};

use super::address::At;
use super::bot::Bot;
use super::ids::{self, ANONYMOUS, Spot};
use super::intake::Arrival;
use super::update::{Callback, Message, User};

/// How somebody spoke to the bot.
#[derive(Clone, Debug)]
pub(crate) enum Via {
    /// By a command.
    Command {
        /// The message.
        message: i64,
        /// Its number, if nobody else sees it.
        ephemeral: Option<i64>,
    },
    /// By a button.
    Press {
        /// What to answer.
        query: String,
        /// The message that it stands under, as far as Telegram says.
        on: Option<On>,
    },
}

/// The message that a button stands under.
#[derive(Clone, Copy, Debug)]
pub(crate) struct On {
    /// Where it stands.
    pub(crate) at: At,
    /// Whether it shows a picture.
    pub(crate) picture: bool,
}

/// Somebody's word to the bot, as far as it is not about what they said.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    op: OpId,
    pub(crate) who: Person,
    /// The person's number.
    pub(crate) user: i64,
    /// The place as the hall knows it.
    pub(crate) place: PlaceId,
    /// The same, as Telegram numbers it now.
    pub(crate) spot: Spot,
    pub(crate) via: Via,
    /// Whether they write as the chat, or as another: nobody knows who it is.
    pub(crate) anonymous: bool,
    /// Whether they write as the chat itself, which only admins can.
    pub(crate) as_chat: bool,
    place_lang: Option<Lang>,
    arrival: Arrival,
}

impl Visit {
    /// Of a message.
    pub(crate) fn message(bot: &Bot, update: i64, message: &Message, arrival: &Arrival) -> Option<Self> {
        let from = message.from.as_ref()?;
        let as_chat =
            from.id == ANONYMOUS && message.sender_chat.as_ref().is_none_or(|sender| sender.id == message.chat.id);
        let anonymous = from.id == ANONYMOUS || message.sender_chat.is_some();
        let (message_id, ephemeral) = (message.message_id, message.ephemeral_message_id);
        let via = Via::Command { message: message_id, ephemeral };
        let spot = Spot { chat: message.chat.id, topic: message.topic() };
        let what = format!("{update} {} {message_id} {}", message.chat.id, ephemeral.unwrap_or_default());
        Some(Self { anonymous, as_chat, ..Self::of(bot, from, spot, via, (&what, arrival)) })
    }

    /// Of a press.
    pub(crate) fn press(bot: &Bot, callback: &Callback, arrival: &Arrival) -> Self {
        let message = callback.message.as_ref();
        // Without its message a press is that of a private chat.
        let chat = message.map_or(callback.from.id, |message| message.chat.id);
        let spot = Spot { chat, topic: message.and_then(Message::topic) };
        let on = message.map(|message| {
            let at = match message.ephemeral_message_id {
                Some(ephemeral) => At::Ephemeral { chat, user: callback.from.id, message: ephemeral },
                None => At::Message { chat, message: message.message_id },
            };
            On { at, picture: message.photo.is_some() }
        });
        let via = Via::Press { query: callback.id.clone(), on };
        Self::of(bot, &callback.from, spot, via, (&format!("press {}", callback.id), arrival))
    }

    fn of(bot: &Bot, from: &User, spot: Spot, via: Via, (what, arrival): (&str, &Arrival)) -> Self {
        let lang = from.language_code.as_deref().and_then(Lang::of_locale);
        let place = Spot { chat: bot.moved.first(spot.chat), ..spot }.place();
        let spot = Spot { chat: bot.moved.now(spot.chat), ..spot };
        let who =
            Person { id: ids::person(from.id), name: from.name(), lang, admin: spot.is_private(), groups: Vec::new() };
        // A private chat speaks as its person does; a group as those who began to duel in it.
        let place_lang = if spot.is_private() { lang } else { bot.langs.of(spot.chat, None) };
        let (anonymous, as_chat, arrival) = (false, false, arrival.clone());
        Self { op: op_of(what), who, user: from.id, place, spot, via, anonymous, as_chat, place_lang, arrival }
    }

    /// The message that was pressed.
    pub(crate) const fn on(&self) -> Option<On> {
        match &self.via {
            Via::Press { on, .. } => *on,
            Via::Command { .. } => None,
        }
    }

    /// The message that was pressed, if its reader alone sees it.
    pub(crate) fn on_own(&self) -> Option<On> {
        self.on().filter(|on| self.spot.is_private() || matches!(on.at, At::Ephemeral { .. }))
    }

    /// How long ago it was said.
    pub(crate) fn age(&self) -> Duration {
        self.arrival.age + self.arrival.since.elapsed()
    }

    /// Asks the hall for something. With its answer it is decided what comes of the visit, and the same person's next one
    /// may go on.
    pub(crate) async fn ask(&self, bot: &Bot, intent: Intent) -> Reply {
        self.ask_for(bot, self.request(bot, intent)).await
    }

    /// The same for a request that was changed.
    pub(crate) async fn ask_for(&self, bot: &Bot, request: Request) -> Reply {
        let reply = bot.hall.handle(request).await;
        self.decided();
        reply
    }

    /// Takes note that it is decided what comes of the visit: its answer may have to wait, and the same person's next one need
    /// not.
    pub(crate) fn decided(&self) {
        self.arrival.decided.cancel();
    }

    /// What the hall is asked for.
    pub(crate) fn request(&self, bot: &Bot, intent: Intent) -> Request {
        let place_lang = match intent {
            Intent::Challenge { .. } | Intent::Join(_) if !self.spot.is_private() => {
                bot.langs.of(self.spot.chat, self.who.lang)
            }
            _ => self.place_lang,
        };
        Request { op: self.op, who: self.who.clone(), place: self.place.clone(), place_lang, intent }
    }
}

/// Names an update for the hall: delivered twice, it acts once. Numbers of updates begin anew now and then, so what the
/// update is about is in the name too.
fn op_of(what: &str) -> OpId {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&Sha256::digest(format!("telegram {what}"))[..16]);
    OpId(bytes)
}
