//! The text form of a whole match: readable, replayable, checkable.
//!
//! ```text
//! duelhall match 2
//! game towers rules 1 code 1 chance 1
//! commitment 8c3e…
//! seed 00ff…
//! setup {"cards":[…]}
//! 1 keep
//! 2 swap 3
//! = 2 0a1b2c3d4e5f6071
//! end 57 0a1b2c3d4e5f6071 winners 1 construction
//! ```

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::{BadEntry, Entry, Line, Outcome, Reason, Seam, Seat, SeatSet, hex};

/// The version of the format, in the first line. Format 1 did not say how cards were compiled, and had no seams.
pub const FORMAT: u16 = 2;

/// The number of entries between two fingerprints.
pub const STRIDE: u32 = 25;

/// A whole match as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The version of the compiled cards, whose numbers are part of the fingerprints.
    pub code: u16,
    /// The version of the stream of chance.
    pub chance: u16,
    /// The value that was shown before the first card: see [`commitment`].
    pub commitment: String,
    /// The seed, revealed when the match is over.
    pub seed: [u8; 32],
    /// The set-up, as JSON on one line.
    pub setup: String,
    /// The entries of the log.
    pub entries: Vec<Entry>,
    /// The seams at which other rules took over, each with the number of entries before it.
    pub seams: Vec<(usize, Seam)>,
    /// Fingerprints of the state, each with the number of entries before it.
    pub marks: Vec<(u32, String)>,
    /// The end: entries, fingerprint and outcome line; `None` while the match goes on.
    pub end: Option<(u32, String, String)>,
}

/// A file that is not a record, or is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadRecord {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// The value that the hall shows before the first card: the SHA-256 of the seed and the set-up, as hex digits.
#[must_use]
pub fn commitment(seed: &[u8; 32], setup: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(setup.as_bytes());
    hex(&hash.finalize())
}

/// The outcome as the last line of a record writes it.
#[must_use]
pub fn outcome_line(outcome: Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let winners = if winners.is_empty() { "none".to_owned() } else { winners.join(",") };
    format!("winners {winners} {}", outcome.reason.name())
}

/// Reads what [`outcome_line`] wrote.
#[must_use]
pub fn read_outcome(line: &str) -> Option<Outcome> {
    let (winners, reason) = line.strip_prefix("winners ")?.split_once(' ')?;
    let winners = match winners {
        "none" => SeatSet::NONE,
        seats => seats.split(',').map(|seat| seat.parse::<Seat>().ok()).collect::<Option<SeatSet>>()?,
    };
    Some(Outcome { winners, reason: Reason::named(reason)? })
}

impl Record {
    /// Writes the record.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("duelhall match {FORMAT}\n");
        let Self { game, rules, code, chance, commitment, setup, .. } = self;
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "game {game} rules {rules} code {code} chance {chance}\ncommitment {commitment}\nseed {}\nsetup {setup}\n",
            hex(&self.seed)
        );
        let mut marks = self.marks.iter().peekable();
        let mut seams = self.seams.iter().peekable();
        for (number, entry) in (1..).zip(&self.entries) {
            while let Some((_, seam)) = seams.next_if(|(at, _)| *at < number as usize) {
                let _ = writeln!(text, "{seam}");
            }
            let _ = writeln!(text, "{entry}");
            if let Some((_, print)) = marks.next_if(|(after, _)| *after == number) {
                let _ = writeln!(text, "= {number} {print}");
            }
        }
        for (_, seam) in seams {
            let _ = writeln!(text, "{seam}");
        }
        if let Some((entries, print, outcome)) = &self.end {
            let _ = writeln!(text, "end {entries} {print} {outcome}");
        }
        text
    }

    /// Reads a record. Empty lines and lines that begin with `#` are comments.
    ///
    /// # Errors
    /// Names the first line that is wrong, and what was expected there.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let mut lines = (1..)
            .zip(text.lines())
            .map(|(number, line)| (number, line.trim_end()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut head = |name: &str| match lines.next() {
            Some((line, text)) => match text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')) {
                Some(rest) => Ok((line, rest)),
                None => Err(BadRecord { line, what: format!("`{name} …` should stand here") }),
            },
            None => Err(BadRecord { line: 0, what: format!("the file ends before `{name} …`") }),
        };
        let (line, version) = head("duelhall match")?;
        if version != "1" && version != FORMAT.to_string() {
            let what = format!("format {version} is not known here; this program reads formats 1 and {FORMAT}");
            return Err(BadRecord { line, what });
        }
        let (line, game) = head("game")?;
        let wrong = |what: &str| BadRecord { line, what: what.to_owned() };
        let parts: Vec<&str> = game.split(' ').collect();
        let (game, rules, code, chance) = match parts[..] {
            [game, "rules", rules, "chance", chance] if version == "1" => (game, rules, "1", chance),
            [game, "rules", rules, "code", code, "chance", chance] => (game, rules, code, chance),
            _ => return Err(wrong("`game NAME rules NUMBER code NUMBER chance NUMBER` should stand here")),
        };
        let code = code.parse().map_err(|_| wrong("the version of compiled cards is no number"))?;
        let rules = rules.parse().map_err(|_| wrong("the version of the rules is no number"))?;
        let chance = chance.parse().map_err(|_| wrong("the version of chance is no number"))?;
        let (_, commitment) = head("commitment")?;
        let (line, seed) = head("seed")?;
        let seed = unhex(seed).ok_or_else(|| BadRecord { line, what: "a seed is 64 hex digits".to_owned() })?;
        let (_, setup) = head("setup")?;
        let mut record = Self {
            game: game.to_owned(),
            rules,
            code,
            chance,
            commitment: commitment.to_owned(),
            seed,
            setup: setup.to_owned(),
            entries: Vec::new(),
            seams: Vec::new(),
            marks: Vec::new(),
            end: None,
        };
        for (line, text) in lines {
            record.line(text).map_err(|what| BadRecord { line, what })?;
        }
        Ok(record)
    }

    fn line(&mut self, text: &str) -> Result<(), String> {
        if self.end.is_some() {
            return Err("nothing may follow the end".to_owned());
        }
        if let Some(rest) = text.strip_prefix("= ") {
            let (after, print) = rest.split_once(' ').ok_or("a fingerprint is `= ENTRIES PRINT`")?;
            let after = after.parse().map_err(|_| "the number of entries is no number")?;
            self.marks.push((after, print.to_owned()));
        } else if let Some(rest) = text.strip_prefix("end ") {
            let mut parts = rest.splitn(3, ' ');
            let (Some(entries), Some(print), Some(outcome)) = (parts.next(), parts.next(), parts.next()) else {
                return Err("the end is `end ENTRIES PRINT winners SEATS REASON`".to_owned());
            };
            let entries = entries.parse().map_err(|_| "the number of entries is no number")?;
            self.end = Some((entries, print.to_owned(), outcome.to_owned()));
        } else {
            match text.parse().map_err(|error: BadEntry| error.to_string())? {
                Line::Entry(entry) => self.entries.push(entry),
                Line::Seam(seam) => self.seams.push((self.entries.len(), seam)),
            }
        }
        Ok(())
    }
}

/// Reads the 64 hex digits of a seed.
#[must_use]
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect();
    let digits = digits?;
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|[high, low]| high << 4 | low).collect::<Vec<u8>>().try_into().ok()
}
