//! The state that all parts of the bot share.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall, Message, PersonId, PlaceId};
use duelhall_render::Painter;
use duelhall_store::{Store, Timestamp};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::crowd::Crowd;
use super::fault::Fault;
use super::hands::{OpenHands, TOKEN_LIFE};
use super::marks::Marks;
use super::outgoing::Outgoing;
use super::rest::Rest;
use crate::chat::{Places, Recent, Troubles, Turned};
use crate::studio::Studio;

/// How long a person is not told again about the same trouble of a channel, unless they ask for it.
const REMINDER: Duration = Duration::from_secs(600);

/// How long the bot remembers that something waits for a way into a place.
const OWED: Duration = Duration::from_secs(7 * 86_400);

/// How many messages a person's app may send for one interaction.
const FOLLOW_UPS: u8 = 5;

/// The bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    pub(crate) studio: Studio,
    /// Draws the pictures for which nobody waits, so that answers do not have to wait for the studio.
    backroom: Studio,
    pub(crate) rest: Rest,
    pub(crate) hands: OpenHands,
    pub(crate) channels: Places<Self>,
    pub(crate) language: Lang,
    pub(crate) stop: CancellationToken,
    /// The running tasks, which the program waits for at its end.
    pub(crate) tasks: TaskTracker,
    pub(crate) crowd: Arc<Crowd>,
    /// What the channels do not accept now.
    pub(crate) marks: Marks,
    /// The people who were told what is wrong with a channel.
    told: Recent<(Option<PersonId>, u64)>,
    /// The people who opened the settings of a server by its command. Discord offers that command only to people whom
    /// the admins allow.
    grants: Recent<(PersonId, PlaceId)>,
    /// Places that have no worker, and in which something waits for a way in.
    owed: Recent<PlaceId>,
    /// The newest token of each place that the bot is not in.
    reach: Recent<PlaceId, Reach>,
    troubles: Troubles<(PlaceId, Fault)>,
}

/// A way into a place that the bot is not in.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// The token of an interaction there.
    pub(crate) token: String,
    /// The language of the person whose interaction it is.
    pub(crate) lang: Lang,
    /// When the token is used up.
    pub(crate) until: Timestamp,
    /// How many messages can still be sent with the token.
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
        let tasks = TaskTracker::new();
        Self {
            channels: Places::new(Arc::clone(&store), stop.clone(), tasks.clone()),
            hall,
            store,
            clock,
            studio: Studio::new(Arc::clone(painter)),
            backroom: Studio::new(Arc::clone(painter)),
            rest,
            hands: OpenHands::default(),
            language,
            stop,
            tasks,
            crowd: Arc::default(),
            marks: Marks::default(),
            told: Recent::default(),
            grants: Recent::default(),
            owed: Recent::default(),
            reach: Recent::default(),
            troubles: Troubles::default(),
        }
    }

    /// Converts a message for which nobody waits.
    pub(crate) async fn compose(&self, message: &Message, at: Turned) -> Outgoing {
        Outgoing::of(message, &self.backroom, at).await
    }

    /// The present moment, by the clock of the hall.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Whether a person, or anybody who presses, should be told now what is wrong with a channel.
    pub(crate) fn reminds(&self, person: Option<&PersonId>, channel: u64) -> bool {
        self.told.begin((person.cloned(), channel), self.now(), REMINDER)
    }

    /// Allows a person to change the settings of a server for as long as the buttons of the settings message work.
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

    /// Whether something has waited for a way into a place; the first call forgets it.
    pub(crate) fn is_owed(&self, place: &PlaceId) -> bool {
        self.owed.take(place, self.now()).is_some()
    }

    /// Remembers a way into a place that the bot is not in.
    pub(crate) fn reached(&self, place: &PlaceId, token: &str, lang: Lang) {
        let now = self.now();
        let reach = Reach { token: token.to_owned(), lang, until: now.after(TOKEN_LIFE), left: FOLLOW_UPS };
        self.reach.put(place.clone(), reach, now, TOKEN_LIFE);
    }

    /// Whether there is a way into a place.
    pub(crate) fn is_reached(&self, place: &PlaceId) -> bool {
        self.reach.with(place, self.now(), |reach| reach.left > 0).unwrap_or(false)
    }

    /// Takes from a way into a place the right to send one message.
    pub(crate) fn reach(&self, place: &PlaceId) -> Option<Reach> {
        let take = |reach: &mut Reach| {
            reach.left = reach.left.checked_sub(1)?;
            Some(reach.clone())
        };
        self.reach.with(place, self.now(), take).flatten()
    }

    /// Logs a trouble, unless the same trouble was logged here lately.
    pub(crate) fn trouble(&self, place: &PlaceId, fault: Fault, what: &str) {
        if !self.troubles.is_news((place.clone(), fault)) {
            return;
        }
        if let Fault::Refused { .. } = fault {
            tracing::error!(%place, %fault, "{what}: Discord refused a request");
        } else {
            tracing::warn!(%place, %fault, "{what} did not reach Discord");
        }
    }
}
