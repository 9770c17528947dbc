//! The state that all parts of the bot share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall, Message, PlaceId};
use duelhall_store::{Store, Timestamp};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::admins::Admins;
use super::alert::Alerts;
use super::codes::Codes;
use super::ids::Spot;
use super::methods::Me;
use super::moved::Moved;
use super::people::People;
use super::rest::Rest;
use super::sheet::Sheet;
use super::shown::Hands;
use super::strikes::Strikes;
use super::whispers::Whispers;
use crate::chat::{Places, is_done};
use crate::studio::Studio;

/// How long the bot sends nothing to a chat that refused something, even if somebody presses a button there.
const LOST: Duration = Duration::from_secs(60);

/// How long people are not told again that something cannot be shown.
const TOLD: Duration = Duration::from_secs(12 * 3_600);

/// How often work in the background that panics is begun.
const TRIES: u32 = 3;

/// When more languages than this are remembered, all are forgotten.
const MANY: usize = 4_096;

/// The bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    background: Semaphore,
    pub(crate) studio: Studio,
    pub(crate) rest: Rest,
    pub(crate) hands: Hands,
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
    me: OnceLock<Me>,
    /// Chats to which nothing can be sent.
    lost: Mutex<HashMap<i64, Timestamp>>,
    /// The language of each group: that of the first person who began a duel there.
    langs: Mutex<HashMap<i64, Lang>>,
    /// Chats whose people were told that no photos can be shown there.
    pub(crate) told_no_photos: Strikes,
    /// Chats whose players were told that nothing can be shown there.
    pub(crate) told_closed: Strikes,
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
        let tasks = TaskTracker::new();
        let chats = Places::new(Arc::clone(&store), stop.clone(), tasks.clone());
        Self {
            hall,
            store,
            clock,
            background: Semaphore::new(1),
            studio,
            rest,
            hands: Hands::default(),
            chats,
            whispers: Whispers::default(),
            admins: Admins::default(),
            people: People::default(),
            alerts: Alerts::default(),
            codes: Codes::default(),
            moved: Moved::default(),
            language,
            stop,
            tasks,
            me: OnceLock::new(),
            lost: Mutex::default(),
            langs: Mutex::default(),
            told_no_photos: Strikes::new(1, TOLD),
            told_closed: Strikes::new(1, TOLD),
        }
    }

    /// Puts a message for which nobody waits on a sheet, one at a time, so that the studio stays free for answers.
    pub(crate) async fn compose(&self, message: &Message, lang: Lang) -> Sheet {
        let _turn = self.background.acquire().await;
        self.sheet(message, 0, lang).await
    }

    /// Puts a message on a sheet for somebody who waits for it.
    pub(crate) async fn sheet(&self, message: &Message, page: usize, lang: Lang) -> Sheet {
        Sheet::of(message, &self.studio, page, lang, self.now()).await
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

    /// Remembers who the bot is.
    pub(crate) fn set_me(&self, me: Me) {
        // It is set once; a bot never changes its number.
        let _ = self.me.set(me);
    }

    /// Who the bot is, once Telegram has said so.
    pub(crate) fn me(&self) -> Option<&Me> {
        self.me.get()
    }

    /// Whether the bot runs a chat, if that is known or can be asked quickly.
    pub(crate) async fn is_admin(&self, chat: i64) -> bool {
        match self.me() {
            Some(me) => self.admins.is_admin(&self.rest, chat, me.id).await,
            None => false,
        }
    }

    /// The address that opens the private chat with the bot and sends it a payload.
    pub(crate) fn deep_link(&self, payload: &str) -> Option<String> {
        let name = &self.me()?.username;
        (!name.is_empty()).then(|| format!("https://t.me/{name}?start={payload}"))
    }

    /// Where messages for a place go now.
    pub(crate) fn spot(&self, place: &PlaceId) -> Option<Spot> {
        Spot::of(place).map(|spot| Spot { chat: self.moved.now(spot.chat), ..spot })
    }

    /// Whether nothing can be sent to a chat now.
    pub(crate) fn is_lost(&self, chat: i64) -> bool {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&chat)
    }

    /// Leaves a chat alone until somebody uses the bot there.
    pub(crate) fn lose(&self, chat: i64) {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).insert(chat, self.now());
    }

    /// Notes that somebody uses the bot in a chat; returns whether the chat was lost and should be tried again.
    pub(crate) fn found(&self, chat: i64) -> bool {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.now();
        // If the clock was set back, the chat may seem to be lost in the future; it is tried again at once.
        let long_ago = lost.get(&chat).is_some_and(|at| *at > now || now.since(*at) >= LOST);
        if long_ago {
            lost.remove(&chat);
        }
        long_ago
    }

    /// The bot was let into a chat, or may do more there; returns whether its messages there have to be brought up to
    /// date.
    pub(crate) fn let_in(&self, chat: i64) -> bool {
        self.whispers.forgive(chat);
        let photos = self.rest.allow_photos(chat);
        self.told_closed.forgive(chat);
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).remove(&chat).is_some() || photos
    }

    /// The language of a group. `heard` is the language of somebody who begins a duel there; it counts only for the
    /// first duel.
    pub(crate) fn place_lang(&self, chat: i64, heard: Option<Lang>) -> Option<Lang> {
        let mut langs = self.langs.lock().unwrap_or_else(PoisonError::into_inner);
        if langs.len() > MANY {
            langs.clear();
        }
        match (langs.get(&chat), heard) {
            (Some(lang), _) => Some(*lang),
            (None, Some(lang)) => Some(*langs.entry(chat).or_insert(lang)),
            (None, None) => None,
        }
    }
}
