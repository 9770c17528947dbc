//! Every game, behind one door: a match of any of them, its tables and its cards. A new game is one line here.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::kit::{
    AnswerError, BadState, Entry, FirstTurn, Game, Hosted, Live, OptionSpec, Options, Prompt, Record, Rng, Seat,
    SeatSet, SetupError, Status, Text, Viewer, commitment, hex, outcome_line, record, unhex,
};
use crate::scenario::{self, Report, Scenario, ScenarioError};

macro_rules! games {
    ($($(#[$doc:meta])* $name:ident => $game:ty,)+) => {
        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId { $($(#[$doc])* $name,)+ }

        impl GameId {
            /// Every game.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// The name in records and commands.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => <$game>::ID,)+ }
            }

            /// The version of its rules.
            #[must_use]
            pub const fn rules(self) -> u16 {
                match self { $(Self::$name => <$game>::RULES,)+ }
            }

            /// Seats at its table at most.
            #[must_use]
            pub const fn seats(self) -> u8 {
                match self { $(Self::$name => <$game>::SEATS,)+ }
            }

            /// What a host can choose.
            #[must_use]
            pub fn options(self) -> Vec<OptionSpec> {
                match self { $(Self::$name => <$game as Hosted>::options(),)+ }
            }

            /// What a host of a larger table can choose besides.
            #[must_use]
            pub fn table_options(self) -> Vec<OptionSpec> {
                match self { $(Self::$name => <$game as Hosted>::table_options(),)+ }
            }

            /// The team of each seat of a table with these options, from 0; without teams each seat has its own.
            ///
            /// # Errors
            /// Says which options do not go together.
            pub fn seating(self, options: &Options) -> Result<Vec<u8>, SetupError> {
                match self { $(Self::$name => <$game as Hosted>::seating(options),)+ }
            }

            /// The option by which a seat chooses what it plays with; `None` where there is nothing to choose.
            #[must_use]
            pub fn seat_option(self, seat: Seat) -> Option<OptionSpec> {
                match self { $(Self::$name => <$game as Hosted>::seat_option(seat),)+ }
            }

            /// The values of a seat's option that go with all other options, each with what it is called.
            #[must_use]
            pub fn brings(self, options: &Options, seat: Seat) -> Vec<(String, Text)> {
                match self { $(Self::$name => <$game as Hosted>::brings(options, seat),)+ }
            }

            /// Every card with its id.
            #[must_use]
            pub fn cards(self) -> Vec<(String, AnyCard)> {
                match self {
                    $(Self::$name => {
                        <$game as Hosted>::cards().into_iter().map(|(id, card)| (id, AnyCard::$name(card))).collect()
                    })+
                }
            }
        }

        impl GameId {
            /// Reads a scenario of this game.
            pub(crate) fn read_scenario(self, text: &str) -> Result<Scenario, ScenarioError> {
                match self { $(Self::$name => scenario::read::<$game>(self, text),)+ }
            }

            /// Plays a scenario of this game.
            pub(crate) fn run_scenario(self, scenario: &Scenario) -> Report {
                match self { $(Self::$name => scenario::run::<$game>(scenario),)+ }
            }
        }

        /// A match of any game that is being played.
        #[derive(Clone, Debug)]
        enum AnyLive { $($name(Box<Live<$game>>),)+ }

        /// The table of any game, as one viewer may see it.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", rename_all = "lowercase")]
        pub enum AnyTable { $($(#[$doc])* $name(<$game as crate::kit::Present>::Table),)+ }

        /// A card of any game.
        #[derive(Clone, Debug)]
        pub enum AnyCard { $($(#[$doc])* $name(<$game as Hosted>::Card),)+ }

        macro_rules! each {
            ($any:expr, $live:ident => $what:expr) => {
                match $any { $(AnyLive::$name($live) => $what,)+ }
            };
        }

        impl Match {
            /// Begins a match by options.
            ///
            /// # Errors
            /// Names the option that cannot be, and what is allowed.
            pub fn begin(game: GameId, options: &Options, first: FirstTurn, seed: [u8; 32]) -> Result<Self, SetupError> {
                match game {
                    $(GameId::$name => {
                        let setup = <$game as Hosted>::choose(options, first)?;
                        let text = serde_json::to_string(&setup).map_err(|error| SetupError(error.to_string()))?;
                        let live = Live::<$game>::start(&<$game>::prepare(setup)?, seed);
                        Ok(Self { game, seed, setup: text.into(), live: AnyLive::$name(Box::new(live)) })
                    })+
                }
            }

            /// Begins a match from a set-up as JSON.
            ///
            /// # Errors
            /// Says what is wrong with the set-up.
            pub fn from_setup(game: GameId, setup: &str, seed: [u8; 32]) -> Result<Self, SetupError> {
                match game {
                    $(GameId::$name => {
                        let parsed = serde_json::from_str(setup).map_err(|error| SetupError(error.to_string()))?;
                        let live = Live::<$game>::start(&<$game>::prepare(parsed)?, seed);
                        Ok(Self { game, seed, setup: setup.into(), live: AnyLive::$name(Box::new(live)) })
                    })+
                }
            }

            /// The table as `viewer` may see it.
            #[must_use]
            pub fn table(&self, viewer: Viewer) -> AnyTable {
                match &self.live { $(AnyLive::$name(live) => AnyTable::$name(live.table(viewer)),)+ }
            }

            fn load(&self, saved: &[u8]) -> Result<AnyLive, BadState> {
                match &self.live {
                    $(AnyLive::$name(live) => {
                        Ok(AnyLive::$name(Box::new(Live::load(live.rules(), saved)?)))
                    })+
                }
            }
        }
    };
}

/// A match of any game that is being played: the one door for halls.
#[derive(Clone)]
pub struct Match {
    game: GameId,
    seed: [u8; 32],
    /// As it was written when the match began: the commitment is of these very bytes.
    setup: Arc<str>,
    live: AnyLive,
}

games! {
    /// Towers: build your tower, break the other's, or fill your stores.
    Towers => crate::towers::Towers,
    /// Heroes: two hostile factions, a hero and an army each.
    Heroes => crate::heroes::Heroes,
}

/// The text was the name of no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no game here: {list} are", list = names())]
pub struct BadGame(pub String);

fn names() -> String {
    GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for GameId {
    type Err = BadGame;

    fn from_str(text: &str) -> Result<Self, BadGame> {
        Self::ALL.iter().copied().find(|game| game.name() == text).ok_or_else(|| BadGame(text.to_owned()))
    }
}

/// What is stored of a match once, when it begins. Holds the seed: never shown before the end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Origin {
    format: u16,
    game: String,
    chance: u16,
    seed: String,
    setup: Box<serde_json::value::RawValue>,
}

/// Why a stored match cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The origin cannot be read.
    #[error("the stored beginning of the match is damaged: {0}")]
    Origin(String),
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
    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The set-up as JSON on one line.
    #[must_use]
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// Entries taken so far.
    #[must_use]
    pub fn revision(&self) -> u32 {
        each!(&self.live, live => live.revision())
    }

    /// Seats at the table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        each!(&self.live, live => live.seats())
    }

    /// The seats that are out while others play on.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        each!(&self.live, live => live.out())
    }

    /// What the match waits for.
    #[must_use]
    pub fn status(&self) -> Status {
        each!(&self.live, live => live.status())
    }

    /// The question that `seat` has to answer.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        each!(&self.live, live => live.prompt(seat))
    }

    /// The entry that an answer means; take it to make it so.
    ///
    /// # Errors
    /// Says why it means nothing now.
    pub fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError> {
        each!(&self.live, live => live.answer(seat, step, index))
    }

    /// Takes an entry.
    ///
    /// # Errors
    /// Says why it cannot be taken; nothing has changed then.
    pub fn take(&mut self, entry: &Entry) -> Result<(), AnswerError> {
        each!(&mut self.live, live => live.take(entry))
    }

    /// What happened through the last entry, as `viewer` may know it.
    #[must_use]
    pub fn tell(&self, viewer: Viewer) -> Vec<Text> {
        each!(&self.live, live => live.tell(viewer))
    }

    /// The choice that a computer player would make for `seat`, by index; it sees what the seat sees.
    #[must_use]
    pub fn advise(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<usize> {
        each!(&self.live, live => crate::ai::advise(live, seat, level, rng))
    }

    /// A short sum of the whole state.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        each!(&self.live, live => live.fingerprint())
    }

    /// What people are shown before the first card, to check the seed by afterwards.
    #[must_use]
    pub fn commitment(&self) -> String {
        commitment(&self.seed, &self.setup)
    }

    /// What is stored once, when the match begins. Holds the seed: never show it before the end.
    #[must_use]
    pub fn origin(&self) -> Vec<u8> {
        let origin = Origin {
            format: 1,
            game: self.game.name().to_owned(),
            chance: Rng::VERSION,
            seed: hex(&self.seed),
            setup: serde_json::value::RawValue::from_string(self.setup.to_string()).unwrap_or_default(),
        };
        serde_json::to_vec(&origin).unwrap_or_default()
    }

    /// What is stored now and then, to go on from without the entries before.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        each!(&self.live, live => live.save().unwrap_or_default())
    }

    /// Goes on from what [`Self::origin`] and [`Self::snapshot`] wrote and the entries after it.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn resume(origin: &[u8], snapshot: Option<&[u8]>, entries: &[String]) -> Result<Self, ResumeError> {
        let damaged = |what: &str| ResumeError::Origin(what.to_owned());
        let origin: Origin = serde_json::from_slice(origin).map_err(|error| damaged(&error.to_string()))?;
        if origin.format != 1 || origin.chance != Rng::VERSION {
            return Err(damaged("it was written by a newer release"));
        }
        let game = origin.game.parse().map_err(|error: BadGame| damaged(&error.to_string()))?;
        let seed = unhex(&origin.seed).ok_or_else(|| damaged("the seed is no seed"))?;
        let mut this = Self::from_setup(game, origin.setup.get(), seed)?;
        if let Some(saved) = snapshot {
            this.live = this.load(saved)?;
        }
        for line in entries {
            let refused = |error| ResumeError::Entry { entry: line.clone(), error };
            let entry: Entry = line.parse().map_err(|_| damaged(&format!("`{line}` is no entry")))?;
            this.take(&entry).map_err(refused)?;
        }
        Ok(this)
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
        if let Some((_, print, theirs)) = &record.end {
            same_print(&replay, print)?;
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

/// Shows neither seed nor hidden cards.
impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("game", &self.game).field("revision", &self.revision()).finish_non_exhaustive()
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
