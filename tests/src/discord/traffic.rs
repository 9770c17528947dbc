//! All requests of the bot, and the people who could read them.

use serde_json::Value;

use super::route::Op;
use crate::cards::hand_in;
use crate::fake::{Upload, holds};
use crate::secrets::{Eyes, Letter, texts};

/// The people who can read the content of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody in a channel.
    Channel(u64),
    /// One person only.
    Person(u64),
    /// Nobody: the request holds no words.
    Nobody,
}

/// A request, and the status of its answer.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The route.
    pub op: Op,
    /// The path, after `/api/v10`.
    pub path: String,
    /// The JSON of the body.
    pub json: Value,
    /// The files of the body.
    pub files: Vec<Upload>,
    /// The size of the body in bytes.
    pub length: usize,
    /// The people who can read it.
    pub reader: Reader,
    /// When it came, by the fake's clock, in milliseconds.
    pub at: i64,
    /// The status of the answer.
    pub status: u16,
}

impl Exchange {
    /// Whether it counts toward the limit of invalid requests (10,000 in ten minutes), as 401, 403 and 429 do.
    #[must_use]
    pub fn is_invalid(&self) -> bool {
        matches!(self.status, 401 | 403 | 429)
    }

    /// Whether a text is anywhere in its JSON, or in the bytes or the name of a file.
    #[must_use]
    pub fn holds(&self, mark: &str) -> bool {
        holds(&self.json, &self.files, mark)
    }

    /// The same request from the view of the people at a table. `players` has their numbers, from the first seat on.
    #[must_use]
    pub fn letter(&self, players: &[u64]) -> Letter {
        let eyes = match &self.reader {
            Reader::Person(id) => Eyes::of(id, players),
            Reader::Channel(_) => Eyes::All,
            Reader::Nobody => Eyes::Others,
        };
        let names = self.files.iter().map(|file| file.filename.as_str());
        let words = names.fold(texts(&self.json), |words, name| words + name + "\n");
        let pictures = self.files.iter().map(|file| file.bytes.clone()).collect();
        Letter { eyes, words, pictures, hand: self.hand() }
    }

    /// The words of the hand that its picture shows.
    fn hand(&self) -> Option<String> {
        let data = if self.op == Op::Callback { &self.json["data"] } else { &self.json };
        // Of all pictures, only the hand of a match in progress is above *More* and neither *My Hand* nor *Rematch*.
        let rows = data["components"].to_string();
        let has = |kind: &str| rows.contains(&format!("\"custom_id\":\"{kind}:"));
        let is_hand = has("M") && !has("h") && !has("m");
        let alt = data["attachments"][0]["description"].as_str();
        alt.filter(|_| is_hand && !self.files.is_empty()).and_then(hand_in)
    }
}
