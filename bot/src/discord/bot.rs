//! What all parts of the bot share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall, Message, PersonId, PlaceId};
use duelhall_render::Painter;
use duelhall_store::{Store, Timestamp};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::channels::Channels;
use super::crowd::Crowd;
use super::fault::Fault;
use super::hands::{Hands, TOKEN_LIFE};
use super::marks::Marks;
use super::rest::Rest;
use super::sheet::Sheet;
use crate::chat::Recent;
use crate::studio::Studio;

/// The same trouble in the same place is logged once in this time.
const QUIET: Duration = Duration::from_secs(600);

/// Troubles remembered before old ones are looked for.
const MANY: usize = 1_024;

/// The same person is told the same of the same channel once in this time, unless they ask for it.
const REMINDER: Duration = Duration::from_secs(600);

/// How long it is remembered that something waits for a way into a place.
const OWED: Duration = Duration::from_secs(7 * 86_400);

/// Messages that a person's app may send for one interaction.
const FOLLOW_UPS: u8 = 5;

/// The bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    pub(crate) studio: Studio,
    /// Where the pictures are drawn that nobody waits for: answers find the desks of the studio free.
    backroom: Studio,
    pub(crate) rest: Rest,
    pub(crate) hands: Hands,
    pub(crate) channels: Channels,
    pub(crate) language: Lang,
    pub(crate) stop: CancellationToken,
    /// Everything that is being done, to be waited for at the end.
    pub(crate) tasks: TaskTracker,
    pub(crate) crowd: Arc<Crowd>,
    /// What channels do not take now.
    pub(crate) marks: Marks,
    /// Who was told what is wrong with a channel.
    told: Recent<(Option<PersonId>, u64)>,
    /// Who has opened the settings of a server by its command, which Discord offers to whomever its admins allow.
    grants: Recent<(PersonId, PlaceId)>,
    /// Places in which something waits for a way in, and that have no worker.
    owed: Recent<PlaceId>,
    /// The newest token of each place that the bot is not in.
    reach: Mutex<HashMap<PlaceId, Reach>>,
    logged: Mutex<HashMap<(PlaceId, Fault), Instant>>,
}

/// A way into a place that the bot is not in.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// The token of an interaction there.
    pub(crate) token: String,
    /// The language of the one whose interaction it is.
    pub(crate) lang: Lang,
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
        painter: &Arc<Painter>,
        rest: Rest,
        language: Lang,
        stop: CancellationToken,
    ) -> Self {
        Self {
            hall,
            store,
            clock,
            studio: Studio::new(Arc::clone(painter)),
            backroom: Studio::new(Arc::clone(painter)),
            rest,
            hands: Hands::default(),
            channels: Channels::default(),
            language,
            stop,
            tasks: TaskTracker::new(),
            crowd: Arc::default(),
            marks: Marks::default(),
            told: Recent::default(),
            grants: Recent::default(),
            owed: Recent::default(),
            reach: Mutex::default(),
            logged: Mutex::default(),
        }
    }

    /// Puts a message on a sheet that nobody waits for.
    pub(crate) async fn compose(&self, message: &Message, page: usize) -> Sheet {
        Sheet::of(message, &self.backroom, page).await
    }

    /// The present moment, by the clock of the hall.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Whether a person, or whoever presses, is to be told now what is wrong with a channel.
    pub(crate) fn reminds(&self, person: Option<&PersonId>, channel: u64) -> bool {
        self.told.begin((person.cloned(), channel), self.now(), REMINDER)
    }

    /// Lets a person change the settings of a server for as long as the message with them can be pressed.
    pub(crate) fn grant(&self, person: &PersonId, place: &PlaceId) {
        self.grants.insert((person.clone(), place.house()), self.now(), TOKEN_LIFE);
    }

    /// Whether a person has opened the settings of a server by its command.
    pub(crate) fn is_granted(&self, person: &PersonId, place: &PlaceId) -> bool {
        self.grants.holds(&(person.clone(), place.house()), self.now())
    }

    /// Remembers that something waits for a way into a place.
    pub(crate) fn owes(&self, place: &PlaceId) {
        self.owed.insert(place.clone(), self.now(), OWED);
    }

    /// Whether something has waited for a way into a place; asked once.
    pub(crate) fn is_owed(&self, place: &PlaceId) -> bool {
        self.owed.take(place, self.now())
    }

    /// Remembers a way into a place that the bot is not in.
    pub(crate) fn reached(&self, place: &PlaceId, token: &str, lang: Lang) {
        let mut reach = self.reach.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.now();
        reach.retain(|_, reach| reach.until > now);
        let new = Reach { token: token.to_owned(), lang, until: now.after(TOKEN_LIFE), left: FOLLOW_UPS };
        reach.insert(place.clone(), new);
    }

    /// Whether there is a way into a place.
    pub(crate) fn is_reached(&self, place: &PlaceId) -> bool {
        let reach = self.reach.lock().unwrap_or_else(PoisonError::into_inner);
        reach.get(place).is_some_and(|reach| reach.until > self.now() && reach.left > 0)
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
