//! Records of matches: written to be checked, and checked.

use super::{BadGame, GameId, Match};
use crate::kit::{AnswerError, Entry, Record, Rng, SetupError, Status, commitment, outcome_line, record};

/// Why a record is not a true one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// It is of no game here.
    #[error(transparent)]
    Game(#[from] BadGame),
    /// It was played by other rules.
    #[error("it was played by version {theirs} of the rules; this program plays version {ours}")]
    Rules {
        /// The record's version.
        theirs: u16,
        /// This program's version.
        ours: u16,
    },
    /// It was played with another stream of chance.
    #[error("it uses version {0} of chance, which this program does not know")]
    Chance(u16),
    /// Seed and set-up are not those that were promised before the first card.
    #[error("the commitment does not belong to the seed and the set-up: it would be {0}")]
    Commitment(String),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry was refused.
    #[error("entry {number}, `{entry}`: {error}")]
    Entry {
        /// The number of the entry, from 1.
        number: u32,
        /// The entry.
        entry: String,
        /// Why.
        error: AnswerError,
    },
    /// A state was another than the record says.
    #[error("after entry {number} the fingerprint is {ours}, but the record says {theirs}")]
    Print {
        /// Entries taken.
        number: u32,
        /// What it is.
        ours: String,
        /// What the record says.
        theirs: String,
    },
    /// It has more or fewer entries than it says.
    #[error("it ends after {ours} entries, but the record says {theirs}")]
    Length {
        /// How many there are.
        ours: u32,
        /// How many the record says.
        theirs: u32,
    },
    /// The match ended otherwise.
    #[error("it ends with `{ours}`, but the record says `{theirs}`")]
    End {
        /// How it ends.
        ours: String,
        /// How the record says it ends.
        theirs: String,
    },
}

impl Match {
    /// What people are shown before the first card, to check the seed by afterwards.
    #[must_use]
    pub fn commitment(&self) -> String {
        commitment(&self.seed, &self.setup)
    }

    /// Writes the whole match as a record. The seed is in it: only for matches that are over, or their operator.
    ///
    /// # Errors
    /// Says which entry was refused; the entries are then not those of this match.
    pub fn record(&self, entries: &[Entry]) -> Result<Record, VerifyError> {
        let mut record = Record {
            game: self.game.name().to_owned(),
            rules: self.game.rules(),
            chance: Rng::VERSION,
            commitment: self.commitment(),
            seed: self.seed,
            setup: self.setup.to_string(),
            entries: entries.to_vec(),
            marks: Vec::new(),
            end: None,
        };
        let mut replay = Self::from_setup(self.game, &record.setup, self.seed)?;
        for (number, entry) in (1..).zip(entries) {
            take_numbered(&mut replay, number, entry)?;
            if number % record::STRIDE == 0 {
                record.marks.push((number, replay.fingerprint()));
            }
        }
        if let Status::Over(outcome) = replay.status() {
            record.end = Some((replay.revision(), replay.fingerprint(), outcome_line(outcome)));
        }
        Ok(record)
    }

    /// Replays a record and checks everything that it claims.
    ///
    /// # Errors
    /// Says what is not as the record claims.
    pub fn verify(record: &Record) -> Result<Self, VerifyError> {
        let game: GameId = record.game.parse()?;
        if record.rules != game.rules() {
            return Err(VerifyError::Rules { theirs: record.rules, ours: game.rules() });
        }
        if record.chance != Rng::VERSION {
            return Err(VerifyError::Chance(record.chance));
        }
        let promised = commitment(&record.seed, &record.setup);
        if promised != record.commitment {
            return Err(VerifyError::Commitment(promised));
        }
        let mut replay = Self::from_setup(game, &record.setup, record.seed)?;
        let mut marks = record.marks.iter().peekable();
        for (number, entry) in (1..).zip(&record.entries) {
            take_numbered(&mut replay, number, entry)?;
            if let Some((_, theirs)) = marks.next_if(|(after, _)| *after == number) {
                same_print(&replay, theirs)?;
            }
        }
        if let Some((number, theirs)) = marks.next() {
            let ours = "none".to_owned();
            return Err(VerifyError::Print { number: *number, ours, theirs: theirs.clone() });
        }
        if let Some((number, print, theirs)) = &record.end {
            same_print(&replay, print)?;
            if *number != replay.revision() {
                return Err(VerifyError::Length { ours: replay.revision(), theirs: *number });
            }
            let ours = match replay.status() {
                Status::Over(outcome) => outcome_line(outcome),
                Status::Waiting(_) => "nothing: it goes on".to_owned(),
            };
            if ours != *theirs {
                return Err(VerifyError::End { ours, theirs: theirs.clone() });
            }
        }
        Ok(replay)
    }
}

fn take_numbered(replay: &mut Match, number: u32, entry: &Entry) -> Result<(), VerifyError> {
    replay.take(entry).map_err(|error| VerifyError::Entry { number, entry: entry.to_string(), error })
}

fn same_print(replay: &Match, theirs: &str) -> Result<(), VerifyError> {
    let ours = replay.fingerprint();
    if ours == theirs {
        return Ok(());
    }
    Err(VerifyError::Print { number: replay.revision(), ours, theirs: theirs.to_owned() })
}
