//! Everything that the bot has sent, and who could read it.

use serde_json::Value;

use super::route::Op;
use crate::fake::{Upload, holds};

/// Who can read what a request carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody in a channel.
    Channel(u64),
    /// One person alone.
    Person(u64),
    /// Nobody: it carries no words.
    Nobody,
}

/// A request and the status of its answer.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// What was asked.
    pub op: Op,
    /// Where, after `/api/v10`.
    pub path: String,
    /// The JSON of the body.
    pub json: Value,
    /// The files of the body.
    pub files: Vec<Upload>,
    /// The bytes of the body.
    pub length: usize,
    /// Who can read it.
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

    /// Whether a text stands anywhere in its JSON, or in the bytes or the name of a file.
    #[must_use]
    pub fn holds(&self, mark: &str) -> bool {
        holds(&self.json, &self.files, mark)
    }
}
