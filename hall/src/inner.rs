//! The state that all clones of a hall share.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, PoisonError, RwLock};

use duelhall_store::{Store, Timestamp};
use tokio::sync::{Notify, Semaphore, mpsc};

use crate::computer::Computers;
use crate::doors::Doors;
use crate::duels::Duels;
use crate::hints::Hints;
use crate::limits::Limits;
use crate::link::Codes;
use crate::outage::Heart;
use crate::play::Advised;
use crate::settings::Specs;
use crate::vocabulary::Vocabulary;
use crate::{Audience, Chance, Clock, HallConfig, Notice, PlaceId, Slot};

/// The ports, the duels, and other state that is also in the store or may be lost.
pub(crate) struct Inner {
    pub(crate) config: HallConfig,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) chance: Arc<dyn Chance>,
    pub(crate) notices: mpsc::UnboundedSender<Notice>,
    pub(crate) words: Arc<Vocabulary>,
    /// The words with the commands as a platform spells them, by the platform's name.
    pub(crate) spelled: RwLock<BTreeMap<String, Arc<Vocabulary>>>,
    /// The settings of people and places.
    pub(crate) specs: Specs,
    pub(crate) duels: Duels,
    pub(crate) hints: Hints,
    pub(crate) computers: Computers,
    pub(crate) advised: Advised,
    pub(crate) limits: Limits,
    /// The codes that link accounts.
    pub(crate) codes: Codes,
    pub(crate) heart: Heart,
    /// Closed while a challenge is made or answered, so that two challenges between the same pair cannot pass each
    /// other.
    pub(crate) doors: Doors,
    /// Records that do not replay to their end.
    pub(crate) unproven: AtomicU64,
    /// Lets one log at a time be read, or one match at a time be played again.
    pub(crate) reading: Semaphore,
    /// Tells the alarm that there may be an earlier deadline.
    pub(crate) alarm: Notify,
}

impl Inner {
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The words for people who ask in a place, with the commands of that place's platform.
    pub(crate) fn words_at(&self, place: &PlaceId) -> Arc<Vocabulary> {
        let spelled = self.spelled.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(spelled.get(place.platform()).unwrap_or(&self.words))
    }

    /// Tells the platforms. If no platform listens any more, the notice is dropped.
    pub(crate) fn notice(&self, notice: Notice) {
        let _ = self.notices.send(notice);
    }

    pub(crate) fn refresh(&self, audience: Audience, slot: Slot) {
        self.notice(Notice::Refresh(audience, slot));
    }
}
