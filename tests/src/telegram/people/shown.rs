//! A message as a person sees it.

use axum::body::Bytes;
use serde_json::Value;

use super::super::world::{BOT, Message, World};

/// A message as a person sees it.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The chat that it is in.
    pub chat: i64,
    /// Its number; private messages have their own row of numbers.
    pub id: i64,
    /// Its words, including those under a picture.
    pub text: String,
    /// The parts of its words that look different: the kind of each, such as `bold`, and the part.
    pub marks: Vec<(String, String)>,
    /// Its buttons, row by row.
    pub rows: Vec<Vec<Button>>,
    /// Its picture.
    pub picture: Option<Bytes>,
    /// Telegram's name for the picture.
    pub file: Option<String>,
    /// The people whom it notifies.
    pub mentions: Vec<i64>,
    /// The message that it replies to.
    pub reply_to: Option<i64>,
    /// The topic that it is in.
    pub thread: Option<i64>,
    /// Whether only one person in a group sees it.
    pub ephemeral: bool,
    /// Whether the bot wrote it.
    pub by_bot: bool,
    /// Whether it was changed after it was posted.
    pub edited: bool,
    /// Whether it asks for a reply.
    pub asks: bool,
    /// Its place in the order of messages over all chats.
    pub order: i64,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label.
    pub label: String,
    /// The data that it sends; empty for a link.
    pub data: String,
    /// The address that it opens; empty if it sends data.
    pub url: String,
    /// Its colour; empty for the usual one.
    pub style: String,
}

impl Shown {
    /// Reads a message.
    pub(crate) fn of(world: &World, message: &Message) -> Self {
        let rows = message.keyboard["inline_keyboard"].as_array().into_iter().flatten();
        let row = |row: &Value| row.as_array().into_iter().flatten().map(button).collect();
        Self {
            chat: message.key.chat,
            id: message.key.id,
            text: message.words.text.clone(),
            marks: message.words.parts(),
            rows: rows.map(row).collect(),
            picture: message.photo.as_ref().map(|photo| photo.bytes.clone()),
            file: message.photo.as_ref().map(|photo| photo.id.clone()),
            mentions: message.notifies(world),
            reply_to: message.reply_to,
            thread: message.thread,
            ephemeral: message.key.receiver != 0,
            by_bot: message.from == BOT,
            edited: message.edited.is_some(),
            asks: message.asks,
            order: message.order,
        }
    }

    /// Its buttons, in order.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.rows.iter().flatten()
    }

    /// Finds a button by its label, data or address, or by the beginning of one.
    #[must_use]
    pub fn button(&self, wanted: &str) -> Option<&Button> {
        let exact = |button: &&Button| [&button.label, &button.data, &button.url].iter().any(|text| **text == wanted);
        let begins =
            |button: &&Button| [&button.label, &button.data, &button.url].iter().any(|text| text.starts_with(wanted));
        self.buttons().find(exact).or_else(|| self.buttons().find(begins))
    }

    /// The buttons whose data begins with `prefix`.
    pub fn buttons_of<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a Button> {
        self.buttons().filter(move |button| button.data.starts_with(prefix))
    }

    /// All readable words on it.
    #[must_use]
    pub fn words(&self) -> String {
        let labels = self.buttons().map(|button| button.label.as_str());
        std::iter::once(self.text.as_str()).chain(labels).collect::<Vec<_>>().join("\n")
    }
}

fn button(json: &Value) -> Button {
    let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
    Button { label: text("text"), data: text("callback_data"), url: text("url"), style: text("style") }
}
