//! Reads from an update who did something, where, and how.

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

/// How somebody addressed the bot.
#[derive(Clone, Debug)]
pub(crate) enum Via {
    /// By a command.
    Command {
        /// The message.
        message: i64,
        /// Its private number, if nobody else sees it.
        ephemeral: Option<i64>,
    },
    /// By a button.
    Press {
        /// The id of the press, which the answer needs.
        query: String,
        /// The message with the button, if Telegram names it.
        on: Option<On>,
    },
}

/// The message with a button.
#[derive(Clone, Copy, Debug)]
pub(crate) struct On {
    /// Where it is.
    pub(crate) at: At,
    /// Whether it shows a picture.
    pub(crate) picture: bool,
}

/// The facts about an update, except what the person said.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    op: OpId,
    pub(crate) who: Person,
    /// The person's number.
    pub(crate) user: i64,
    /// The place as the hall knows it.
    pub(crate) place: PlaceId,
    /// The same place, with its present number on Telegram.
    pub(crate) spot: Spot,
    pub(crate) via: Via,
    /// Whether they write as the chat or as another chat: then nobody knows who they are.
    pub(crate) anonymous: bool,
    /// Whether they write as the chat itself, which only admins can.
    pub(crate) as_chat: bool,
    place_lang: Option<Lang>,
    arrival: Arrival,
}

impl Visit {
    /// Reads a message.
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

    /// Reads a press.
    pub(crate) fn press(bot: &Bot, callback: &Callback, arrival: &Arrival) -> Self {
        let message = callback.message.as_ref();
        // A press without its message comes from a private chat.
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
        // A private chat has the language of its person; a group has the language of the first person who dueled in it.
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

    /// The pressed message, if only its reader sees it.
    pub(crate) fn on_own(&self) -> Option<On> {
        self.on().filter(|on| self.spot.is_private() || matches!(on.at, At::Ephemeral { .. }))
    }

    /// How long ago the update was made.
    pub(crate) fn age(&self) -> Duration {
        self.arrival.age + self.arrival.since.elapsed()
    }

    /// The language of the person.
    pub(crate) async fn lang(&self, bot: &Bot) -> Lang {
        let found = bot.hall.person_lang(&self.who.id, &self.place, self.who.lang).await;
        found.unwrap_or(self.who.lang.unwrap_or(bot.language))
    }

    /// Asks the hall for something. Its answer decides the visit, and the same person's next update may continue.
    pub(crate) async fn ask(&self, bot: &Bot, intent: Intent) -> Reply {
        self.ask_for(bot, self.request(bot, intent)).await
    }

    /// The same, with a changed request.
    pub(crate) async fn ask_for(&self, bot: &Bot, request: Request) -> Reply {
        let reply = bot.hall.handle(request).await;
        self.decided();
        reply
    }

    /// Notes that the visit is decided: its answer may have to wait, but the same person's next update need not.
    pub(crate) fn decided(&self) {
        self.arrival.decided.cancel();
    }

    /// Makes a request to the hall.
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

/// Names an update for the hall, so that one that is delivered twice acts only once. Update numbers are sometimes used
/// again, so the name also includes what the update is about.
fn op_of(what: &str) -> OpId {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&Sha256::digest(format!("telegram {what}"))[..16]);
    OpId(bytes)
}
