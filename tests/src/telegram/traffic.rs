//! All requests of the bot, and the people who could read them.

use serde_json::Value;

use super::method::Op;
use crate::cards::hand_in;
use crate::fake::{Upload, holds};
use crate::secrets::{Eyes, Letter, texts};

/// The people who can read the content of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody in a group.
    Group(i64),
    /// One person only.
    Person(i64),
    /// Nobody: the request holds no words, or words for everybody who opens the bot.
    Nobody,
}

/// A request, and the status of its answer.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The method.
    pub op: Op,
    /// The chat that it was about, if any.
    pub chat: Option<i64>,
    /// The parameters.
    pub params: Value,
    /// The files that were sent.
    pub files: Vec<Upload>,
    /// The size of the body in bytes.
    pub length: usize,
    /// The people who can read it.
    pub reader: Reader,
    /// When it came, by the fake's clock, in milliseconds.
    pub at: i64,
    /// When it came, by the machine's clock.
    pub came: std::time::Instant,
    /// The status of the answer.
    pub status: u16,
    /// The sentence of a refusal.
    pub refused: Option<String>,
}

impl Exchange {
    /// Whether it counts toward the limit on messages to a group.
    #[must_use]
    pub fn is_budgeted(&self) -> bool {
        self.op.is_budgeted() && self.chat.is_some_and(|chat| chat < 0)
    }

    /// Whether a text is anywhere in it, or in the bytes or the name of a file.
    #[must_use]
    pub fn holds(&self, mark: &str) -> bool {
        holds(&self.params, &self.files, mark)
    }

    /// Whether it holds the picture of a hand: of all pictures, only the hand of a match in progress is above *More* and
    /// neither *My Hand* nor *Rematch*.
    #[must_use]
    pub fn is_of_hand(&self) -> bool {
        let rows = self.params["reply_markup"].to_string();
        let has = |kind: &str| rows.contains(&format!("\"{kind}:"));
        has("M") && !has("h") && !has("m") && !self.files.is_empty()
    }

    /// The same request from the view of the people at a table. `players` has their numbers, from the first seat on.
    #[must_use]
    pub fn letter(&self, players: &[i64]) -> Letter {
        let eyes = match &self.reader {
            Reader::Person(id) => Eyes::of(id, players),
            Reader::Group(_) => Eyes::All,
            Reader::Nobody => Eyes::Others,
        };
        let captions = [&self.params["caption"], &self.params["media"]["caption"]];
        let caption = captions.into_iter().find_map(Value::as_str).filter(|_| self.is_of_hand());
        let pictures = self.files.iter().map(|file| file.bytes.clone()).collect();
        Letter { eyes, words: texts(&self.params), pictures, hand: caption.and_then(hand_in) }
    }
}
