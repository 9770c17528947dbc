//! The handle that platforms hold.

use std::sync::Arc;

use duelhall_engine::kit::Seat;
use duelhall_store::{MatchId, Store};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::chance::{Chance, SystemChance};
use crate::{
    Audience, Clock, HallConfig, HallError, Message, Notice, OpenError, PersonId, PlaceId, Reply, Request, Slot,
};

/// The hall: clones are the same hall.
#[derive(Clone)]
pub struct Hall {
    inner: Arc<Inner>,
}

struct Inner {
    config: HallConfig,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    chance: Arc<dyn Chance>,
    notices: mpsc::UnboundedSender<Notice>,
}

/// Whose right an export is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportRight {
    /// Anybody: matches that are over.
    Anybody,
    /// The operator: any match. The record holds the seed, and so every hidden card.
    Operator,
}

impl Hall {
    /// Opens a hall over a store. What a platform has to do without having been asked comes through `notices`.
    ///
    /// # Errors
    /// When the words of the program are damaged.
    pub fn open(
        config: HallConfig,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        notices: mpsc::UnboundedSender<Notice>,
    ) -> Result<Self, OpenError> {
        Self::with_chance(config, store, clock, Arc::new(SystemChance), notices)
    }

    /// Opens a hall with its own source of seeds, so that tests can be repeated.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn with_chance(
        config: HallConfig,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        chance: Arc<dyn Chance>,
        notices: mpsc::UnboundedSender<Notice>,
    ) -> Result<Self, OpenError> {
        Ok(Self { inner: Arc::new(Inner { config, store, clock, chance, notices }) })
    }

    /// Does what is asked, durably, and answers the asker. Everything else that changed comes as notices.
    pub async fn handle(&self, request: Request) -> Reply {
        let _ = (request, &self.inner.config, &self.inner.clock, &self.inner.chance, &self.inner.notices);
        Reply { refused: true, ..Reply::default() }
    }

    /// Composes the newest message of a slot from what is stored; `None` when there is nothing to be shown (any more).
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn message(&self, audience: &Audience, slot: Slot) -> Result<Option<Message>, HallError> {
        let _ = (audience, slot);
        Ok(None)
    }

    /// Returns matches in progress in places whose id starts with `prefix`, for a platform after a restart.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn live_in(&self, prefix: &str) -> Result<Vec<(PlaceId, MatchId)>, HallError> {
        let _ = prefix;
        Ok(Vec::new())
    }

    /// Returns the seat of a person at a match.
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn seat_of(&self, id: MatchId, person: &PersonId) -> Result<Option<Seat>, HallError> {
        let _ = (id, person);
        Ok(None)
    }

    /// Returns the matches that a person plays now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn matches_of(&self, person: &PersonId) -> Result<Vec<MatchId>, HallError> {
        let _ = person;
        Ok(Vec::new())
    }

    /// Returns the record of a match as text; `None` when there is no such match.
    ///
    /// # Errors
    /// `Secret` when anybody asks for a match that is not over; else when the store fails or the match is damaged.
    pub async fn export(&self, id: MatchId, right: ExportRight) -> Result<Option<String>, HallError> {
        let _ = (id, right);
        Ok(self.inner.store.load(id).await?.map(|_| String::new()))
    }

    /// Fires deadlines as they come, overdue ones first, until `stop`. Run it once for each hall.
    pub async fn run_clock(&self, stop: CancellationToken) {
        stop.cancelled().await;
    }
}
