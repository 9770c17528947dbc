//! Records of matches: writing them and checking them.

use std::collections::BTreeMap;

use super::{BadGame, GameId, Match, Origin};
use crate::kit::{
    AnswerError, BadState, Entry, Line, Outcome, Record, Rng, Seam, SetupError, Status, commitment, outcome_line,
    record,
};

/// Why a record is not true.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The record names an unknown game.
    #[error(transparent)]
    Game(#[from] BadGame),
    /// The match was played by other rules.
    #[error("it was played by version {theirs} of the rules; this program plays version {ours}")]
    Rules {
        /// The record's version.
        theirs: u16,
        /// This program's version.
        ours: u16,
    },
    /// The match was played with another stream of chance.
    #[error("it uses version {0} of chance, which this program does not know")]
    Chance(u16),
    /// Seed and set-up are not those to which the hall committed before the first card.
    #[error("the commitment does not belong to the seed and the set-up: it would be {0}")]
    Commitment(String),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The state at a change of rules is impossible.
    #[error(transparent)]
    State(#[from] BadState),
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
    /// A state differs from the fingerprint in the record.
    #[error("after entry {number} the fingerprint is {ours}, but the record says {theirs}")]
    Print {
        /// The number of entries taken.
        number: u32,
        /// The fingerprint of the replay.
        ours: String,
        /// The fingerprint in the record.
        theirs: String,
    },
    /// The number of entries is not the number that the record states.
    #[error("it ends after {ours} entries, but the record says {theirs}")]
    Length {
        /// The number of entries found.
        ours: u32,
        /// The number that the record states.
        theirs: u32,
    },
    /// The match ends differently.
    #[error("it ends with `{ours}`, but the record says `{theirs}`")]
    End {
        /// The outcome of the replay.
        ours: String,
        /// The outcome in the record.
        theirs: String,
    },
}

/// A part of a record that was played by the same rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The version of the rules.
    pub rules: u16,
    /// The first entry, from 1, and the last.
    pub entries: (u32, u32),
    /// Whether it was replayed; a stretch that was not replayed may hold anything.
    pub checked: bool,
}

/// The result of checking a record.
#[derive(Debug)]
pub struct Checked {
    /// Its stretches, in order.
    pub stretches: Vec<Stretch>,
    /// The match at the end of the record, if the rules of the last stretch are known.
    pub last: Option<Match>,
}

impl Checked {
    /// The rules of the first stretch that was not replayed: a version that this program does not know.
    #[must_use]
    pub fn unknown(&self) -> Option<u16> {
        self.stretches.iter().find(|stretch| !stretch.checked).map(|stretch| stretch.rules)
    }
}

impl Match {
    /// The value that people are shown before the first card, so that they can check the seed afterwards.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.promise.get_or_init(|| commitment(&self.seed, &self.setup.whole())).clone()
    }

    /// Writes the whole match as a record, which contains the seed: only for matches that are over, or for their operator.
    ///
    /// # Errors
    /// Says which entry was refused; the entries then do not belong to this match.
    pub fn record(&self, entries: &[Entry]) -> Result<Record, VerifyError> {
        let origin = Origin {
            game: self.game,
            seed: self.seed,
            setup: self.setup.clone(),
            numbers: self.numbers,
            chance: Rng::VERSION,
        };
        let lines: Vec<Line> = entries.iter().cloned().map(Line::Entry).collect();
        let (record, checked) = origin.record(&lines, None);
        checked.map(|_| record)
    }

    /// Replays a record and checks everything that it claims.
    ///
    /// # Errors
    /// Says which claim of the record is false, or which rules are not known here.
    pub fn verify(record: &Record) -> Result<Self, VerifyError> {
        let checked = Self::check(record)?;
        match (checked.unknown(), checked.last) {
            (None, Some(last)) => Ok(last),
            (theirs, _) => {
                let ours = record.game.parse::<GameId>()?.rules();
                Err(VerifyError::Rules { theirs: theirs.unwrap_or_default(), ours })
            }
        }
    }

    /// Replays every stretch of a record whose rules are known, and checks every claim that the record makes there.
    ///
    /// # Errors
    /// Says which claim of the record is false.
    pub fn check(record: &Record) -> Result<Checked, VerifyError> {
        let game: GameId = record.game.parse()?;
        if record.chance != Rng::VERSION {
            return Err(VerifyError::Chance(record.chance));
        }
        let promised = commitment(&record.seed, &record.setup);
        if promised != record.commitment {
            return Err(VerifyError::Commitment(promised));
        }
        let marks: BTreeMap<u32, &String> = record.marks.iter().map(|(after, print)| (*after, print)).collect();
        let same_code = record.code == game.code();
        let checked = walk(record, game, |number, replay| match marks.get(&number) {
            // A state with something half done contains the numbers of compiled cards.
            Some(theirs) if same_code => same_print(number, replay, theirs),
            _ => Ok(()),
        })?;
        if let Some((number, theirs)) =
            record.marks.iter().find(|(at, _)| *at == 0 || *at as usize > record.entries.len())
        {
            let ours = "none".to_owned();
            return Err(VerifyError::Print { number: *number, ours, theirs: theirs.clone() });
        }
        if let Some((number, print, theirs)) = &record.end {
            let length = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
            if *number != length {
                return Err(VerifyError::Length { ours: length, theirs: *number });
            }
            if let Some(last) = &checked.last {
                if same_code {
                    same_print(length, last, print)?;
                }
                same_end(last, theirs)?;
            }
        }
        Ok(checked)
    }
}

impl Origin {
    /// The commitment that was shown before the first card.
    #[must_use]
    pub fn commitment(&self) -> String {
        commitment(&self.seed, &self.setup.whole())
    }

    /// The seed as hex digits. Only for matches that are over.
    #[must_use]
    pub fn seed(&self) -> String {
        crate::kit::hex(&self.seed)
    }

    /// Composes the record of a match from its log, and replays it as a check. `end` is the stored fingerprint and
    /// outcome; they go into the record whatever the replay says.
    pub fn record(&self, lines: &[Line], end: Option<(&str, Outcome)>) -> (Record, Result<Checked, VerifyError>) {
        let mut record = Record {
            game: self.game.name().to_owned(),
            rules: self.numbers.rules,
            code: self.game.code(),
            chance: self.chance,
            commitment: self.commitment(),
            seed: self.seed,
            setup: self.setup.whole(),
            entries: Vec::new(),
            seams: Vec::new(),
            marks: Vec::new(),
            end: None,
        };
        for line in lines {
            match line {
                Line::Entry(entry) => record.entries.push(entry.clone()),
                Line::Seam(seam) => record.seams.push((record.entries.len(), seam.clone())),
            }
        }
        let length = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
        record.end = end.map(|(print, outcome)| (length, print.to_owned(), outcome_line(outcome)));
        let mut marks = Vec::new();
        let checked = walk(&record, self.game, |number, replay| {
            if number % record::STRIDE == 0 {
                marks.push((number, replay.fingerprint()));
            }
            Ok(())
        });
        record.marks = marks;
        let checked = checked.and_then(|checked| {
            if let Some(last) = &checked.last
                && let Status::Over(outcome) = last.status()
            {
                let (print, ours) = (last.fingerprint(), outcome_line(outcome));
                if let Some((_, _, theirs)) = &record.end {
                    same_end(last, theirs)?;
                }
                record.end = Some((length, print, ours));
            }
            Ok(checked)
        });
        (record, checked)
    }
}

/// Replays every stretch of a record that can be replayed, and shows each state with the number of entries before it.
pub(super) fn walk(
    record: &Record,
    game: GameId,
    mut look: impl FnMut(u32, &Match) -> Result<(), VerifyError>,
) -> Result<Checked, VerifyError> {
    let mut checked = Checked { stretches: Vec::new(), last: None };
    let seams = record.seams.iter().map(|(at, seam)| (*at, Some(seam)));
    let starts: Vec<(usize, Option<&Seam>)> = std::iter::once((0, None)).chain(seams).collect();
    for (at, (from, seam)) in starts.iter().enumerate() {
        let to = starts.get(at + 1).map_or(record.entries.len(), |(next, _)| *next);
        let rules = seam.map_or(record.rules, |seam| seam.rules);
        let entries = record.entries.get(*from..to).unwrap_or_default();
        checked.stretches.push(Stretch {
            rules,
            entries: (*from as u32 + 1, to as u32),
            checked: rules == game.rules(),
        });
        checked.last = None;
        if rules != game.rules() {
            continue;
        }
        let start = Match::restart(game, &record.setup, record.seed)?;
        let mut replay = match seam {
            Some(seam) => start.with_snapshot(seam.state.as_bytes())?,
            None => start,
        };
        for (number, entry) in (*from as u32 + 1..).zip(entries) {
            replay.take(entry).map_err(|error| VerifyError::Entry { number, entry: entry.to_string(), error })?;
            look(number, &replay)?;
        }
        checked.last = Some(replay);
    }
    Ok(checked)
}

fn same_print(number: u32, replay: &Match, theirs: &str) -> Result<(), VerifyError> {
    let ours = replay.fingerprint();
    if ours == theirs {
        return Ok(());
    }
    Err(VerifyError::Print { number, ours, theirs: theirs.to_owned() })
}

fn same_end(replay: &Match, theirs: &str) -> Result<(), VerifyError> {
    let ours = match replay.status() {
        Status::Over(outcome) => outcome_line(outcome),
        Status::Waiting(_) => "nothing: it goes on".to_owned(),
    };
    if ours == theirs { Ok(()) } else { Err(VerifyError::End { ours, theirs: theirs.to_owned() }) }
}
