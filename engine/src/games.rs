//! Every game, behind one door: a match of any of them, its tables and its cards. A new game is one line here.

mod ended;
mod proof;
mod setup;
mod stored;
mod thin;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::kit::{
    AnswerError, BadState, Entry, FirstTurn, Game, Hosted, Live, Numbers, OptionSpec, Options, Prompt, Rng, Seat,
    SeatSet, SetupError, Status, Text, Viewer, plain,
};
use crate::scenario::{self, Report, Scenario, ScenarioError};

pub use ended::Ended;
pub use proof::{Checked, Stretch, VerifyError};
use setup::SetupText;
pub use stored::{Origin, ResumeError, Resumed, TakenOver};

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

            /// The version of what its cards are compiled to.
            #[must_use]
            pub const fn code(self) -> u16 {
                match self { $(Self::$name => <$game>::CODE,)+ }
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

            /// The options with a choice for everything that they leave to chance. It follows from the seed of the match, and says
            /// nothing of what else the seed decides.
            #[must_use]
            pub fn draw(self, options: &Options, seed: [u8; 32]) -> Options {
                let mut chance = Rng::beside(&seed, "options");
                match self { $(Self::$name => <$game as Hosted>::draw(options, &mut chance),)+ }
            }

            /// The game whose cards it is played with: mostly itself.
            #[must_use]
            pub fn set(self) -> Self {
                let set = match self { $(Self::$name => <$game as Hosted>::CARDS,)+ };
                Self::ALL.iter().copied().find(|game| game.name() == set).unwrap_or(self)
            }

            /// Every game with cards of its own.
            pub fn sets() -> impl Iterator<Item = Self> {
                Self::ALL.iter().copied().filter(|game| game.set() == *game)
            }

            /// Whether a rematch is the next game of the same match: nothing is chosen anew then.
            #[must_use]
            pub const fn goes_on(self) -> bool {
                match self { $(Self::$name => <$game as Hosted>::GOES_ON,)+ }
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
            pub(crate) fn read_scenario(self, document: scenario::Document<'_>) -> Result<Scenario, ScenarioError> {
                match self { $(Self::$name => scenario::read::<$game>(self, document),)+ }
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
                        let rules = <$game>::prepare(setup)?;
                        <$game as Hosted>::judge(&rules)?;
                        let live = Live::<$game>::start(&rules, seed);
                        Ok(Self::new(game, seed, &text, AnyLive::$name(Box::new(live))))
                    })+
                }
            }

            /// The set-up of the next game of a match, if it follows from this one that is over; as JSON on one line. Without one
            /// the next game begins as the first did.
            #[must_use]
            pub fn again(&self, first: FirstTurn) -> Option<String> {
                match &self.live {
                    $(AnyLive::$name(live) => {
                        let setup = <$game as Hosted>::again(live.state(), first)?;
                        serde_json::to_string(&setup).ok()
                    })+
                }
            }

            /// Begins a new match from a set-up as JSON. The decks in it are judged.
            ///
            /// # Errors
            /// Says what is wrong with the set-up.
            pub fn from_setup(game: GameId, setup: &str, seed: [u8; 32]) -> Result<Self, SetupError> {
                let begun = Self::restart(game, setup, seed)?;
                match &begun.live { $(AnyLive::$name(live) => <$game as Hosted>::judge(live.rules())?,)+ }
                Ok(begun)
            }

            /// Begins a match again that has begun once. Its decks were judged then, by the rules of that day; those of a
            /// scenario need not be legal.
            ///
            /// # Errors
            /// Says why the set-up cannot be played at all.
            pub fn restart(game: GameId, setup: &str, seed: [u8; 32]) -> Result<Self, SetupError> {
                match game {
                    $(GameId::$name => {
                        let parsed = serde_json::from_str(setup).map_err(|error| SetupError(plain::json(&error)))?;
                        let live = Live::<$game>::start(&<$game>::prepare(parsed)?, seed);
                        Ok(Self::new(game, seed, setup, AnyLive::$name(Box::new(live))))
                    })+
                }
            }

            /// The table as `viewer` may see it.
            #[must_use]
            pub fn table(&self, viewer: Viewer) -> AnyTable {
                match &self.live { $(AnyLive::$name(live) => AnyTable::$name(live.table(viewer)),)+ }
            }

            /// A choice as a scenario writes it, with a number in place of the name of a card.
            ///
            /// # Errors
            /// Says why the name means no single card now.
            pub fn spelled(&self, entry: &Entry) -> Result<Entry, String> {
                match &self.live { $(AnyLive::$name(live) => scenario::spelled::<$game>(live.state(), entry),)+ }
            }

            /// This match as a snapshot says that it stood.
            fn with_snapshot(&self, saved: &[u8]) -> Result<Self, BadState> {
                let live = match &self.live {
                    $(AnyLive::$name(live) => AnyLive::$name(Box::new(Live::load(live.rules(), saved)?)),)+
                };
                Ok(Self { live, ..self.clone() })
            }

            /// This match as a snapshot of another release says that it stood, brought to a quiet moment.
            fn taken_over(&self, saved: &[u8], revision: u32) -> Result<(Self, bool), BadState> {
                let (live, cut) = match &self.live {
                    $(AnyLive::$name(live) => {
                        let (live, cut) = Live::take_over(live.rules(), saved, revision)?;
                        (AnyLive::$name(Box::new(live)), cut)
                    })+
                };
                Ok((Self { live, ..self.clone() }, cut))
            }

            /// The numbers with which a snapshot of this game was written.
            fn numbers_of(&self, saved: &[u8]) -> Result<Numbers, BadState> {
                match &self.live { $(AnyLive::$name(_) => Live::<$game>::numbers(saved),)+ }
            }

            /// Whether a snapshot was taken at a quiet moment.
            fn is_quiet_snapshot(&self, saved: &[u8]) -> bool {
                match &self.live { $(AnyLive::$name(_) => Live::<$game>::is_quiet_snapshot(saved),)+ }
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
    setup: SetupText,
    /// The numbers of the release in which it began.
    numbers: Numbers,
    live: AnyLive,
}

games! {
    /// Towers: build your tower, break the other's, or fill your stores.
    Towers => crate::towers::Towers,
    /// Heroes: two hostile factions, a hero and an army each.
    Heroes => crate::heroes::Heroes,
    /// Heroes with decks of one's own: built of boosters, or with cards beside them that are exchanged between games.
    Tournament => crate::tournament::Tournament,
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

impl Match {
    fn new(game: GameId, seed: [u8; 32], setup: &str, live: AnyLive) -> Self {
        let numbers = Numbers { rules: game.rules(), code: game.code() };
        Self { game, seed, setup: SetupText::new(setup), numbers, live }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The set-up as JSON on one line.
    #[must_use]
    pub fn setup(&self) -> String {
        self.setup.whole()
    }

    /// Whether nothing is half done, so that a later release could go on from here.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        each!(&self.live, live => live.is_quiet())
    }

    /// Cancels what is half done, and says whether anything was.
    fn cut_short(&mut self, revision: u32) -> Result<bool, BadState> {
        each!(&mut self.live, live => live.cut_short(revision))
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

    /// Whether those who are asked have many small things to do, such as building a deck.
    #[must_use]
    pub fn is_unhurried(&self) -> bool {
        each!(&self.live, live => live.is_unhurried())
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

    /// What is stored now and then, to go on from without the entries before.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        each!(&self.live, live => live.save().unwrap_or_default())
    }
}

/// Shows neither seed nor hidden cards.
impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("game", &self.game).field("revision", &self.revision()).finish_non_exhaustive()
    }
}
