//! A match of any game in progress.

use super::door::Offered;
use super::{AnyTable, GameId};
use crate::ai::{self, Level, Why};
use crate::kit::deck::Deck;
use crate::kit::{
    AnswerError, BadState, Entry, FirstTurn, Live, Numbers, Prompt, Rng, Seat, SeatSet, SetupError, Status, Text,
    Viewer,
};
use crate::scenario;

/// The operations on a match of any game. The functions are those of [`Live`] and of some traits of the game.
pub(super) trait Playing: Send + Sync {
    fn boxed(&self) -> Box<dyn Playing>;
    fn is_quiet(&self) -> bool;
    fn cut_short(&mut self, revision: u32) -> Result<bool, BadState>;
    fn revision(&self) -> u32;
    fn seats(&self) -> u8;
    fn out(&self) -> SeatSet;
    fn status(&self) -> Status;
    fn is_unhurried(&self) -> bool;
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError>;
    fn take(&mut self, entry: &Entry) -> Result<(), AnswerError>;
    fn tell(&self, viewer: Viewer) -> Vec<Text>;
    fn table(&self, game: GameId, viewer: Viewer) -> AnyTable;
    fn advise(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<usize>;
    fn why(&self, seat: Seat, index: usize, rng: &mut Rng) -> Why;
    fn worths(&self) -> Vec<f32>;
    fn fingerprint(&self) -> String;
    fn snapshot(&self) -> Vec<u8>;
    fn judge(&self) -> Result<(), SetupError>;
    fn again(&self, first: FirstTurn) -> Option<String>;
    fn built(&self, seat: Seat) -> Option<Deck>;
    fn aims_met(&self, mission: &str, seat: Seat) -> [bool; 2];
    fn spelled(&self, entry: &Entry) -> Result<Entry, String>;
    fn with_snapshot(&self, saved: &[u8]) -> Result<Box<dyn Playing>, BadState>;
    fn taken_over(&self, saved: &[u8], revision: u32) -> Result<(Box<dyn Playing>, bool), BadState>;
    fn numbers_of(&self, saved: &[u8]) -> Result<Numbers, BadState>;
    fn is_quiet_snapshot(&self, saved: &[u8]) -> bool;
}

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        // Calling it on the box itself would call this very function again.
        (**self).boxed()
    }
}

impl<G: Offered> Playing for Live<G> {
    fn boxed(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn is_quiet(&self) -> bool {
        self.is_quiet()
    }

    fn cut_short(&mut self, revision: u32) -> Result<bool, BadState> {
        self.cut_short(revision)
    }

    fn revision(&self) -> u32 {
        self.revision()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn out(&self) -> SeatSet {
        self.out()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn is_unhurried(&self) -> bool {
        self.is_unhurried()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.prompt(seat)
    }

    fn answer(&self, seat: Seat, step: u32, index: usize) -> Result<Entry, AnswerError> {
        self.answer(seat, step, index)
    }

    fn take(&mut self, entry: &Entry) -> Result<(), AnswerError> {
        self.take(entry)
    }

    fn tell(&self, viewer: Viewer) -> Vec<Text> {
        self.tell(viewer)
    }

    fn table(&self, game: GameId, viewer: Viewer) -> AnyTable {
        AnyTable::new(game, self.table(viewer))
    }

    fn advise(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<usize> {
        ai::advise(self, seat, level, rng)
    }

    fn why(&self, seat: Seat, index: usize, rng: &mut Rng) -> Why {
        ai::why(self, seat, index, rng)
    }

    fn worths(&self) -> Vec<f32> {
        ai::worths(&self.view(Viewer::Public), self.seats())
    }

    fn fingerprint(&self) -> String {
        self.fingerprint()
    }

    fn snapshot(&self) -> Vec<u8> {
        self.save().unwrap_or_default()
    }

    fn judge(&self) -> Result<(), SetupError> {
        G::judge(self.rules())
    }

    fn again(&self, first: FirstTurn) -> Option<String> {
        serde_json::to_string(&G::again(self.state(), first)?).ok()
    }

    fn built(&self, seat: Seat) -> Option<Deck> {
        if seat.0 < self.seats() { G::built(&self.view(Viewer::Seat(seat))) } else { None }
    }

    fn aims_met(&self, mission: &str, seat: Seat) -> [bool; 2] {
        G::aims_met(self.state(), mission, seat)
    }

    fn spelled(&self, entry: &Entry) -> Result<Entry, String> {
        scenario::spelled::<G>(self.state(), entry)
    }

    fn with_snapshot(&self, saved: &[u8]) -> Result<Box<dyn Playing>, BadState> {
        Ok(Box::new(Self::load(self.rules(), saved)?))
    }

    fn taken_over(&self, saved: &[u8], revision: u32) -> Result<(Box<dyn Playing>, bool), BadState> {
        let (live, cut) = Self::take_over(self.rules(), saved, revision)?;
        Ok((Box::new(live), cut))
    }

    fn numbers_of(&self, saved: &[u8]) -> Result<Numbers, BadState> {
        Self::numbers(saved)
    }

    fn is_quiet_snapshot(&self, saved: &[u8]) -> bool {
        Self::is_quiet_snapshot(saved)
    }
}
