//! The state that all parts of the bot share.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall};
use duelhall_store::{Store, Timestamp};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::admins::Admins;
use super::alert::Alerts;
use super::codes::Codes;
use super::converter::Converter;
use super::identity::Identity;
use super::langs::Langs;
use super::lost::Lost;
use super::moved::Moved;
use super::people::People;
use super::refusals::Refusals;
use super::rest::Rest;
use super::returns::Returns;
use super::samples::Samples;
use super::shown::OpenHands;
use super::whispers::Whispers;
use crate::chat::{Places, is_done};
use crate::studio::Studio;

/// How long people are not told again that something cannot be shown.
const TOLD: Duration = Duration::from_secs(12 * 3_600);

/// How often work in the background that panics is begun.
const TRIES: u32 = 3;

/// The bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    pub(crate) converter: Converter,
    pub(crate) rest: Arc<Rest>,
    pub(crate) hands: OpenHands,
    pub(crate) chats: Places<Self>,
    pub(crate) whispers: Whispers,
    pub(crate) admins: Admins,
    pub(crate) people: People,
    pub(crate) alerts: Alerts,
    pub(crate) codes: Codes,
    pub(crate) moved: Moved,
    pub(crate) language: Lang,
    pub(crate) stop: CancellationToken,
    /// The running tasks, which the program waits for at its end.
    pub(crate) tasks: TaskTracker,
    pub(crate) identity: Identity,
    pub(crate) lost: Lost,
    pub(crate) returns: Returns,
    pub(crate) langs: Langs,
    /// The picture for newcomers in each language, once it was shown.
    pub(crate) samples: Samples,
    /// Chats whose people were told that no photos can be shown there.
    pub(crate) told_no_photos: Refusals,
    /// Chats whose players were told that nothing can be shown there.
    pub(crate) told_closed: Refusals,
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
        let (tasks, rest) = (TaskTracker::new(), Arc::new(rest));
        let chats = Places::new(Arc::clone(&store), stop.clone(), tasks.clone());
        let people = People::new(Arc::clone(&store));
        Self {
            hall,
            store,
            converter: Converter::new(studio, Arc::clone(&clock), language),
            lost: Lost::new(Arc::clone(&clock)),
            returns: Returns::default(),
            clock,
            hands: OpenHands::default(),
            chats,
            whispers: Whispers::new(Arc::clone(&rest)),
            admins: Admins::new(Arc::clone(&rest)),
            people,
            alerts: Alerts::default(),
            codes: Codes::new(Arc::clone(&rest)),
            rest,
            moved: Moved::default(),
            language,
            stop,
            tasks,
            identity: Identity::default(),
            langs: Langs::default(),
            samples: Samples::default(),
            told_no_photos: Refusals::new(1, TOLD),
            told_closed: Refusals::new(1, TOLD),
        }
    }

    /// The present moment, by the clock of the hall.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The clock of the hall.
    pub(crate) fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock)
    }

    /// Does something in the background for which nobody waits. Work that panics is begun again, a few times, and ends
    /// nothing else.
    pub(crate) fn begin<F>(self: &Arc<Self>, what: &'static str, work: impl Fn(Arc<Self>) -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send,
    {
        let bot = Arc::clone(self);
        self.tasks.spawn(async move {
            for _ in 0..TRIES {
                if is_done(what, work(Arc::clone(&bot))).await {
                    return;
                }
            }
        });
    }

    /// Whether the bot runs a chat, if that is known or can be asked quickly.
    pub(crate) async fn is_admin(&self, chat: i64) -> bool {
        match self.identity.me() {
            Some(me) => self.admins.is_admin(chat, me.id).await,
            None => false,
        }
    }

    /// The bot was let into a chat, or may do more there; returns whether its messages there have to be brought up to
    /// date.
    pub(crate) fn let_in(&self, chat: i64) -> bool {
        self.whispers.forgive(chat);
        let photos = self.rest.allow_photos(chat);
        self.told_closed.forgive(chat);
        self.lost.let_in(chat) || photos
    }
}
