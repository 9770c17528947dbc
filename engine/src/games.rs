//! Every game, behind one door: a match of any of them, its tables and its cards. A new game is one line here.

mod any;
mod door;
mod ended;
mod id;
mod moments;
mod playing;
mod proof;
mod setup;
mod stored;
mod thin;

use std::sync::{Arc, OnceLock};

use crate::ai::{Level, Why};
use crate::kit::deck::Deck;
use crate::kit::{
    AnswerError, BadState, Entry, FirstTurn, Numbers, Options, Prompt, Rng, Seat, SeatSet, SetupError, Status, Text,
    Viewer,
};

pub use any::{AnyCard, AnyTable};
pub use door::Offered;
pub use ended::Ended;
pub use id::{BadGame, GameId, TooLate, add};
pub use moments::{MOST_MOMENTS, Moment, MomentsError};
use playing::Playing;
pub use proof::{Checked, Stretch, VerifyError};
use setup::SetupText;
pub use stored::{Origin, ResumeError, Resumed, TakenOver};

/// The games of this crate, in the order in which people see them.
static SHIPPED: &[GameId] = &[
    GameId::new::<crate::towers::Towers>(),
    GameId::new::<crate::chrono::Chrono>(),
    GameId::new::<crate::heroes::Heroes>(),
    GameId::new::<crate::war::War>(),
    GameId::new::<crate::formats::InFormat<crate::heroes::Heroes>>(),
];

/// A match of any game that is being played: the one door for halls.
#[derive(Clone)]
pub struct Match {
    game: GameId,
    seed: [u8; 32],
    /// As it was written when the match began: the commitment is of these very bytes.
    setup: SetupText,
    /// The numbers of the release in which it began.
    numbers: Numbers,
    live: Box<dyn Playing>,
    /// What was promised about the seed, once somebody has asked; copies share it.
    promise: Arc<OnceLock<String>>,
}

impl Match {
    fn new(game: GameId, seed: [u8; 32], setup: &str, live: Box<dyn Playing>) -> Self {
        let numbers = Numbers { rules: game.rules(), code: game.code() };
        Self { game, seed, setup: SetupText::new(setup), numbers, live, promise: Arc::default() }
    }

    /// Begins a match by options.
    ///
    /// # Errors
    /// Names the option that cannot be, and what is allowed.
    pub fn begin(game: GameId, options: &Options, first: FirstTurn, seed: [u8; 32]) -> Result<Self, SetupError> {
        let (setup, live) = game.door().begin(options, first, seed)?;
        Ok(Self::new(game, seed, &setup, live))
    }

    /// Begins a new match from a set-up as JSON. The decks in it are judged.
    ///
    /// # Errors
    /// Says what is wrong with the set-up.
    pub fn from_setup(game: GameId, setup: &str, seed: [u8; 32]) -> Result<Self, SetupError> {
        let begun = Self::restart(game, setup, seed)?;
        begun.live.judge()?;
        Ok(begun)
    }

    /// Begins a match again that has begun once. Its decks were judged then, by the rules of that day; those of a
    /// scenario need not be legal.
    ///
    /// # Errors
    /// Says why the set-up cannot be played at all.
    pub fn restart(game: GameId, setup: &str, seed: [u8; 32]) -> Result<Self, SetupError> {
        Ok(Self::new(game, seed, setup, game.door().restart(setup, seed)?))
    }

    /// The set-up of the next game of a match, if it follows from this one that is over; as JSON on one line. Without one
    /// the next game begins as the first did.
    #[must_use]
    pub fn again(&self, first: FirstTurn) -> Option<String> {
        self.live.again(first)
    }

    /// The deck that a seat has built in this match, if it is one to be kept; from the view of that seat.
    #[must_use]
    pub fn built(&self, seat: Seat) -> Option<Deck> {
        self.live.built(seat)
    }

    /// Which aims of a mission a seat has met in this match, once it is over.
    #[must_use]
    pub fn aims_met(&self, mission: &str, seat: Seat) -> [bool; 2] {
        self.live.aims_met(mission, seat)
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
        self.live.is_quiet()
    }

    /// Cancels what is half done, and says whether anything was.
    fn cut_short(&mut self, revision: u32) -> Result<bool, BadState> {
        self.live.cut_short(revision)
    }

    /// Entries taken so far.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.live.revision()
    }

    /// Seats at the table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.live.seats()
    }

    /// The seats that are out while others play on.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        self.live.out()
    }

    /// What the match waits for.
    #[must_use]
    pub fn status(&self) -> Status {
        self.live.status()
    }

    /// Whether those who are asked have many small things to do, such as building a deck.
    #[must_use]
    pub fn is_unhurried(&self) -> bool {
        self.live.is_unhurried()
    }

    /// The question that `seat` has to answer.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.live.prompt(seat)
    }

    /// The entry that an answer means; take it to make it so.
    ///
    /// # Errors
    /// Says why it means nothing now.
    pub fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError> {
        self.live.answer(seat, step, index)
    }

    /// Takes an entry.
    ///
    /// # Errors
    /// Says why it cannot be taken; nothing has changed then.
    pub fn take(&mut self, entry: &Entry) -> Result<(), AnswerError> {
        self.live.take(entry)
    }

    /// What happened through the last entry, as `viewer` may know it.
    #[must_use]
    pub fn tell(&self, viewer: Viewer) -> Vec<Text> {
        self.live.tell(viewer)
    }

    /// The table as `viewer` may see it.
    #[must_use]
    pub fn table(&self, viewer: Viewer) -> AnyTable {
        self.live.table(self.game, viewer)
    }

    /// A choice as a scenario writes it, with a number in place of the name of a card.
    ///
    /// # Errors
    /// Says why the name means no single card now.
    pub fn spelled(&self, entry: &Entry) -> Result<Entry, String> {
        self.live.spelled(entry)
    }

    /// The choice that a computer player would make for `seat`, by index; it sees what the seat sees.
    #[must_use]
    pub fn advise(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<usize> {
        self.live.advise(seat, level, rng)
    }

    /// Why a choice of `seat` is good, by its index, as far as that is certain from what the seat sees.
    #[must_use]
    pub fn why(&self, seat: Seat, index: usize, rng: &mut Rng) -> Why {
        self.live.why(seat, index, rng)
    }

    /// The chance of each seat to win, from 0 to 1, as somebody who only watches may judge it.
    #[must_use]
    pub fn worths(&self) -> Vec<f32> {
        self.live.worths()
    }

    /// A short sum of the whole state.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        self.live.fingerprint()
    }

    /// What is stored now and then, to go on from without the entries before.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        self.live.snapshot()
    }

    /// This match as a snapshot says that it stood.
    fn with_snapshot(&self, saved: &[u8]) -> Result<Self, BadState> {
        Ok(Self { live: self.live.with_snapshot(saved)?, ..self.clone() })
    }

    /// This match as a snapshot of another release says that it stood, brought to a quiet moment.
    fn taken_over(&self, saved: &[u8], revision: u32) -> Result<(Self, bool), BadState> {
        let (live, cut) = self.live.taken_over(saved, revision)?;
        Ok((Self { live, ..self.clone() }, cut))
    }

    /// The numbers with which a snapshot of this game was written.
    fn numbers_of(&self, saved: &[u8]) -> Result<Numbers, BadState> {
        self.live.numbers_of(saved)
    }

    /// Whether a snapshot was taken at a quiet moment.
    fn is_quiet_snapshot(&self, saved: &[u8]) -> bool {
        self.live.is_quiet_snapshot(saved)
    }
}

/// Shows neither seed nor hidden cards.
impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("game", &self.game).field("revision", &self.revision()).finish_non_exhaustive()
    }
}
