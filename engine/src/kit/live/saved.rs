//! The stored form of a match: writing it, reading it back, and taking it over from a release with other numbers.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::Live;
use super::seats::names_only;
use crate::kit::{BadState, Game, Outcome, Present, Strength};

/// The version of a game's rules and of its compiled cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// The version of what the log means: [`Game::RULES`].
    pub rules: u16,
    /// The version of how cards are compiled: [`Game::CODE`].
    pub code: u16,
}

impl Numbers {
    /// The numbers of this program.
    #[must_use]
    pub const fn of<G: Game>() -> Self {
        Self { rules: G::RULES, code: G::CODE }
    }
}

/// Snapshots of the first release name no numbers; these were its own.
impl Default for Numbers {
    fn default() -> Self {
        Self { rules: 1, code: 1 }
    }
}

/// What is stored of a match in addition to its set-up and seed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot<S, R> {
    #[serde(default)]
    numbers: Numbers,
    revision: u32,
    asked: [u32; 8],
    ended: Option<Outcome>,
    state: S,
    recent: Vec<R>,
    /// What the numbers of compiled cards in the state stand for.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    legend: Value,
}

/// The numbers with which a snapshot was written.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    numbers: Numbers,
}

impl<G: Present + Strength> Live<G> {
    /// Writes what is needed to continue, in addition to set-up and seed.
    ///
    /// # Errors
    /// Does not fail for the games of this crate; otherwise the encoder's error.
    pub fn save(&self) -> Result<Vec<u8>, serde_json::Error> {
        serde_json::to_vec(&Snapshot {
            revision: self.revision,
            asked: self.asked,
            ended: self.ended,
            state: &self.state,
            recent: self.recent.iter().map(|group| &**group).collect(),
            legend: G::legend(&self.state),
            numbers: Numbers::of::<G>(),
        })
    }

    /// Continues from what [`Self::save`] wrote.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn load(rules: &Arc<G::Rules>, saved: &[u8]) -> Result<Self, BadState> {
        let mut live = Self::read(rules, saved)?;
        G::attach(&mut live.state, rules)?;
        Ok(live)
    }

    /// Continues from what a release with other rules wrote. Whatever was half done is cancelled, and every question is
    /// asked again as of `revision`. Says whether anything was half done.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn take_over(rules: &Arc<G::Rules>, saved: &[u8], revision: u32) -> Result<(Self, bool), BadState> {
        let mut live = Self::read(rules, saved)?;
        let stirred = live.ended.is_none() && G::calm(&mut live.state);
        G::attach(&mut live.state, rules)?;
        if stirred {
            live.wake();
        }
        live.renumber(revision);
        Ok((live, stirred))
    }

    /// Cancels whatever is half done, and asks every question again as of `revision`. Says whether anything was half done.
    ///
    /// # Errors
    /// Says what shows that the state is damaged.
    pub fn cut_short(&mut self, revision: u32) -> Result<bool, BadState> {
        let stirred = self.ended.is_none() && G::calm(&mut self.state);
        if stirred {
            let rules = Arc::clone(&self.rules);
            G::attach(&mut self.state, &rules)?;
            self.wake();
        }
        self.renumber(revision);
        Ok(stirred)
    }

    fn wake(&mut self) {
        let mut events = Vec::new();
        G::wake(&mut self.state, &mut events);
        self.settle(&mut events);
        self.recent.push(events.into());
    }

    /// Makes the buttons of all earlier questions out of date.
    fn renumber(&mut self, revision: u32) {
        self.revision = revision;
        self.asked = [revision; 8];
    }

    /// Whether nothing is half done, so that a later release can continue from here.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.ended.is_none() && G::is_quiet(&self.state)
    }

    /// Whether a snapshot can be loaded however its cards are compiled now.
    #[must_use]
    pub fn is_quiet_snapshot(saved: &[u8]) -> bool {
        serde_json::from_slice::<Snapshot<G::State, Vec<Box<RawValue>>>>(saved)
            .is_ok_and(|snapshot| G::is_quiet(&snapshot.state))
    }

    /// The numbers with which a snapshot was written.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn numbers(saved: &[u8]) -> Result<Numbers, BadState> {
        serde_json::from_slice(saved).map(|Head { numbers }| numbers).map_err(|error| BadState(error.to_string()))
    }

    fn read(rules: &Arc<G::Rules>, saved: &[u8]) -> Result<Self, BadState> {
        let snapshot: Snapshot<G::State, Vec<Box<RawValue>>> =
            serde_json::from_slice(saved).map_err(|error| BadState(error.to_string()))?;
        let Snapshot { numbers, revision, asked, ended, mut state, recent, legend } = snapshot;
        if numbers.code != G::CODE {
            G::relabel(&mut state, rules, &legend);
        }
        // Recent events are only shown, so an event that this release does not know is left out.
        // So is one that names a seat which is not there: whoever shows it may look that seat up.
        let seats = G::seats(rules);
        let event = |event: Box<RawValue>| {
            serde_json::from_str(event.get()).ok().filter(|event: &G::Event| names_only(event, seats))
        };
        let recent = recent.into_iter().map(|group| group.into_iter().filter_map(event).collect()).collect();
        Ok(Self { rules: Arc::clone(rules), state, revision, asked, recent, ended })
    }
}
