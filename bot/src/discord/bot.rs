//! What all parts of the bot share.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall, Message, PlaceId};
use duelhall_store::{Store, Timestamp};
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::channels::Channels;
use super::fault::Fault;
use super::hands::{Hands, TOKEN_LIFE};
use super::rest::Rest;
use super::sheet::Sheet;
use crate::studio::Studio;

/// The same trouble in the same place is logged once in this time.
const QUIET: Duration = Duration::from_secs(600);

/// Troubles remembered before old ones are looked for.
const MANY: usize = 1_024;

/// Messages that a person's app may send for one interaction.
const FOLLOW_UPS: u8 = 5;

/// The bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    background: Semaphore,
    pub(crate) studio: Studio,
    pub(crate) rest: Rest,
    pub(crate) hands: Hands,
    pub(crate) channels: Channels,
    pub(crate) language: Lang,
    pub(crate) stop: CancellationToken,
    /// Everything that is being done, to be waited for at the end.
    pub(crate) tasks: TaskTracker,
    /// Channels that nothing can be sent to.
    lost: Mutex<HashSet<PlaceId>>,
    /// The newest token of each place that the bot is not in.
    reach: Mutex<HashMap<PlaceId, Reach>>,
    logged: Mutex<HashMap<(PlaceId, Fault), Instant>>,
}

/// A way into a place that the bot is not in.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// The token of an interaction there.
    pub(crate) token: String,
    /// When it is used up.
    pub(crate) until: Timestamp,
    /// Messages that can still be sent with it.
    left: u8,
}

impl Bot {
    /// Puts the parts together.
    pub(crate) fn new(
        hall: Hall,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        studio: Studio,
        rest: Rest,
        language: Lang,
        stop: CancellationToken,
    ) -> Self {
        Self {
            hall,
            store,
            clock,
            background: Semaphore::new(1),
            studio,
            rest,
            hands: Hands::default(),
            channels: Channels::default(),
            language,
            stop,
            tasks: TaskTracker::new(),
            lost: Mutex::default(),
            reach: Mutex::default(),
            logged: Mutex::default(),
        }
    }

    /// Puts a message on a sheet that nobody waits for: one at a time, so that answers find a free desk in the studio.
    pub(crate) async fn compose(&self, message: &Message, page: usize) -> Sheet {
        let _turn = self.background.acquire().await;
        Sheet::of(message, &self.studio, page).await
    }

    /// The present moment, by the clock of the hall.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Whether nothing can be sent to a channel.
    pub(crate) fn is_lost(&self, place: &PlaceId) -> bool {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).contains(place)
    }

    /// Leaves a channel alone: each further refusal would bring the ban of the address nearer.
    pub(crate) fn lose(&self, place: &PlaceId) {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).insert(place.clone());
    }

    /// Takes note that somebody uses the bot in a channel; whether it had been lost.
    pub(crate) fn found(&self, place: &PlaceId) -> bool {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).remove(place)
    }

    /// Remembers a way into a place that the bot is not in.
    pub(crate) fn reached(&self, place: &PlaceId, token: &str) {
        let mut reach = self.reach.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.now();
        reach.retain(|_, reach| reach.until > now);
        let new = Reach { token: token.to_owned(), until: now.after(TOKEN_LIFE), left: FOLLOW_UPS };
        reach.insert(place.clone(), new);
    }

    /// Takes one message's worth of a way into a place.
    pub(crate) fn reach(&self, place: &PlaceId) -> Option<Reach> {
        let mut reach = self.reach.lock().unwrap_or_else(PoisonError::into_inner);
        let found = reach.get_mut(place).filter(|reach| reach.until > self.now() && reach.left > 0)?;
        found.left -= 1;
        Some(found.clone())
    }

    /// Logs a trouble, unless the same was logged here lately.
    pub(crate) fn trouble(&self, place: &PlaceId, fault: Fault, what: &str) {
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if logged.len() > MANY {
            logged.retain(|_, at| *at + QUIET > now);
        }
        let known = logged.insert((place.clone(), fault), now).filter(|at| *at + QUIET > now);
        match (known, fault) {
            (Some(at), _) => drop(logged.insert((place.clone(), fault), at)),
            (None, Fault::Refused { .. }) => tracing::error!(%place, %fault, "{what}: Discord refused a request"),
            (None, _) => tracing::warn!(%place, %fault, "{what} did not reach Discord"),
        }
    }
}
