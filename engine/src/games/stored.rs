//! The stored form of a match, and how the match continues from it.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::setup::SetupText;
use super::{BadGame, GameId, Match};
use crate::kit::{AnswerError, BadState, Line, Numbers, Rng, Seam, SetupError, Text, Viewer, hex, unhex};

/// The current format, in which the set-up names its cards. Format 1 contained the cards.
const FORMAT: u16 = 2;

/// What is stored once, when a match begins. It holds the seed, so it must never be shown before the end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    format: u16,
    game: String,
    #[serde(default)]
    numbers: Numbers,
    chance: u16,
    seed: String,
    setup: Box<RawValue>,
}

/// Why a stored match cannot continue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The origin cannot be read.
    #[error("the stored beginning of the match is damaged: {0}")]
    Origin(String),
    /// The cards that the origin names are missing.
    #[error("the cards of the match are missing or damaged")]
    Content,
    /// The set-up cannot be played by this release.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The snapshot cannot be read.
    #[error(transparent)]
    State(#[from] BadState),
    /// An entry after the snapshot was refused.
    #[error("the stored entry `{entry}` was refused: {error}")]
    Entry {
        /// The entry.
        entry: String,
        /// Why.
        error: AnswerError,
    },
}

/// The beginning of a match, read from the output of [`Match::origin`].
#[derive(Clone)]
pub struct Origin {
    pub(super) game: GameId,
    pub(super) seed: [u8; 32],
    pub(super) setup: SetupText,
    /// The numbers of the release in which it began.
    pub(super) numbers: Numbers,
    pub(super) chance: u16,
}

/// Shows neither seed nor hidden cards.
impl std::fmt::Debug for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Origin").field("game", &self.game).field("numbers", &self.numbers).finish_non_exhaustive()
    }
}

/// How a stored match continues.
#[derive(Debug)]
pub enum Resumed {
    /// From exactly where it was.
    On(Box<Match>),
    /// By playing every line of its log again ([`Origin::replay`]): cards are compiled to something else now, and the
    /// snapshot was taken in the middle of an effect.
    Replay,
    /// By other rules: [`Origin::take_over`].
    OtherRules,
}

/// A match that continues by the rules of this release.
#[derive(Debug)]
pub struct TakenOver {
    /// The match, at a quiet moment.
    pub game: Match,
    /// The line of the log that marks the change.
    pub seam: Seam,
    /// Whether something that players had done was taken back.
    pub taken_back: bool,
}

impl Origin {
    /// The SHA-256 of the cards that an origin names; `None` if the origin contains the cards.
    #[must_use]
    pub fn content(origin: &[u8]) -> Option<[u8; 32]> {
        let stored: Stored = serde_json::from_slice(origin).ok()?;
        SetupText::named(stored.setup.get())
    }

    /// Reads what [`Match::origin`] wrote, with the cards that it names.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn read(origin: &[u8], content: Option<&[u8]>) -> Result<Self, ResumeError> {
        let damaged = |what: &str| ResumeError::Origin(what.to_owned());
        let stored: Stored = serde_json::from_slice(origin).map_err(|error| damaged(&error.to_string()))?;
        if stored.format > FORMAT {
            return Err(damaged("it was written by a newer release"));
        }
        let short = stored.setup.get();
        let setup = match (SetupText::named(short), content) {
            (None, _) => SetupText::new(short),
            (Some(_), None) => return Err(ResumeError::Content),
            (Some(_), Some(cards)) => {
                SetupText::join(short, std::str::from_utf8(cards).map_err(|_| ResumeError::Content)?)
            }
        };
        if setup.short() != short && stored.format == FORMAT {
            return Err(ResumeError::Content);
        }
        let game = stored.game.parse().map_err(|error: BadGame| damaged(&error.to_string()))?;
        let seed = unhex(&stored.seed).ok_or_else(|| damaged("the seed is no seed"))?;
        Ok(Self { game, seed, setup, numbers: stored.numbers, chance: stored.chance })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The match before its first entry.
    fn start(&self) -> Result<Match, ResumeError> {
        if self.chance != Rng::VERSION {
            return Err(ResumeError::Origin("it uses a stream of chance that this program does not know".to_owned()));
        }
        let mut start = Match::restart(self.game, &self.setup.whole(), self.seed)?;
        start.numbers = self.numbers;
        Ok(start)
    }

    /// Continues from a snapshot and the lines of the log after it.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn resume(&self, snapshot: &[u8], lines: &[String]) -> Result<Resumed, ResumeError> {
        let start = self.start()?;
        let numbers = start.numbers_of(snapshot)?;
        if numbers.rules != self.game.rules() {
            return Ok(Resumed::OtherRules);
        }
        if numbers.code != self.game.code() && !start.is_quiet_snapshot(snapshot) {
            return Ok(Resumed::Replay);
        }
        let mut game = start.with_snapshot(snapshot)?;
        lines.iter().try_for_each(|line| game.take_line(line))?;
        Ok(Resumed::On(Box::new(game)))
    }

    /// The match at the last seam of its log, or at its beginning, and the lines of the log from there.
    fn since_seam<'a>(&self, lines: &'a [String]) -> Result<(Match, &'a [String]), ResumeError> {
        let start = self.start()?;
        let Some(at) = lines.iter().rposition(|line| line.starts_with("seam ")) else {
            return Ok((start, lines));
        };
        let Ok(Line::Seam(seam)) = lines[at].parse() else { return Err(bad_line(&lines[at])) };
        Ok((start.with_snapshot(seam.state.as_bytes())?, &lines[at + 1..]))
    }

    /// Plays every line of a log again, from its last seam or from the beginning.
    ///
    /// # Errors
    /// Says which line does not belong to this match.
    pub fn replay(&self, lines: &[String]) -> Result<Match, ResumeError> {
        let (mut game, lines) = self.since_seam(lines)?;
        lines.iter().try_for_each(|line| game.take_line(line))?;
        Ok(game)
    }

    /// The course of a match as `viewer` may know it: the lines of each entry of its log from the last seam or from the
    /// beginning, oldest first. `None` if the match was played by rules that this release no longer has.
    ///
    /// # Errors
    /// Says which line does not belong to this match.
    pub fn course(&self, lines: &[String], viewer: Viewer) -> Result<Option<Vec<Vec<Text>>>, ResumeError> {
        // A set-up of other rules may not even be readable any more.
        let seam = lines.iter().rev().find_map(|line| match line.parse() {
            Ok(Line::Seam(seam)) => Some(seam.rules),
            _ => None,
        });
        if seam.unwrap_or(self.numbers.rules) != self.game.rules() {
            return Ok(None);
        }
        let (mut game, lines) = self.since_seam(lines)?;
        let mut course = vec![game.tell(viewer)];
        for line in lines {
            game.take_line(line)?;
            course.push(game.tell(viewer));
        }
        course.retain(|lines| !lines.is_empty());
        Ok(Some(course))
    }

    /// Continues by the rules of this release from what another release wrote; its log has `lines`. Whatever is half
    /// done is cancelled, and lines after the snapshot are taken back. Returns the seam, which must be stored.
    ///
    /// # Errors
    /// If the set-up can no longer be played.
    pub fn take_over(&self, snapshot: &[u8], after: usize, lines: &[String]) -> Result<TakenOver, ResumeError> {
        let start = self.start()?;
        let revision = u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_add(1);
        let kept = u32::try_from(lines.len().saturating_sub(after)).unwrap_or(u32::MAX);
        let (game, kept, cut) = match start.taken_over(snapshot, revision) {
            Ok((game, cut)) => (game, kept, cut),
            // The state can no longer be read: play as much of the log as these rules understand.
            Err(_) => start.taken_as_far_as(lines, revision)?,
        };
        let state = String::from_utf8(game.snapshot()).unwrap_or_default();
        let seam = Seam { rules: self.game.rules(), code: self.game.code(), kept, state };
        Ok(TakenOver { game, seam, taken_back: cut || kept.saturating_add(1) < revision })
    }
}

fn bad_line(line: &str) -> ResumeError {
    let shown = if line.starts_with("seam ") { "seam" } else { line };
    ResumeError::Origin(format!("`{shown}` is no line of a log"))
}

impl Match {
    /// What is stored once, when the match begins. It holds the seed: never show it before the end.
    #[must_use]
    pub fn origin(&self) -> Vec<u8> {
        let stored = Stored {
            format: FORMAT,
            game: self.game.name().to_owned(),
            numbers: self.numbers,
            chance: Rng::VERSION,
            seed: hex(&self.seed),
            setup: RawValue::from_string(self.setup.short()).unwrap_or_default(),
        };
        serde_json::to_vec(&stored).unwrap_or_default()
    }

    /// What the origin names and what must be stored with it, each item under its SHA-256.
    #[must_use]
    pub fn contents(&self) -> Vec<Vec<u8>> {
        let cards = self.setup.cards();
        if cards.is_empty() { Vec::new() } else { vec![cards.as_bytes().to_vec()] }
    }

    /// Takes a stored line of the log.
    fn take_line(&mut self, text: &str) -> Result<(), ResumeError> {
        match text.parse() {
            Ok(Line::Entry(entry)) => {
                self.take(&entry).map_err(|error| ResumeError::Entry { entry: text.to_owned(), error })
            }
            // A snapshot is taken with each seam, so no seam comes after a snapshot.
            Ok(Line::Seam(_)) | Err(_) => Err(bad_line(text)),
        }
    }

    /// Takes as many lines as possible and brings the match to a quiet moment. Returns the match, the number of lines
    /// taken, and whether anything was cancelled.
    fn taken_as_far_as(mut self, lines: &[String], revision: u32) -> Result<(Self, u32, bool), ResumeError> {
        let taken = lines.iter().take_while(|line| self.take_line(line).is_ok()).count();
        let cut = self.cut_short(revision)?;
        Ok((self, u32::try_from(taken).unwrap_or(u32::MAX), cut))
    }
}
