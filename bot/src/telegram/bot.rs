//! What all parts of the bot share.

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

/// How long a chat that refused something is left alone, whatever is pressed there.
const LOST: Duration = Duration::from_secs(60);

/// How long people are not told again that something cannot be shown.
const TOLD: Duration = Duration::from_secs(12 * 3_600);

/// How often something in the background is begun that breaks off.
const TRIES: u32 = 3;

/// Languages remembered before they are asked for again.
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
    /// Everything that is being done, to be waited for at the end.
    pub(crate) tasks: TaskTracker,
    me: OnceLock<Me>,
    /// Chats that nothing can be sent to.
    lost: Mutex<HashMap<i64, Timestamp>>,
    /// The language of each group, as far as its people show it: of whoever dueled there first.
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

    /// Puts a message on a sheet that nobody waits for: one at a time, so that answers find a free desk in the studio.
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

    /// Does something in the background that nobody waits for. What breaks off is begun again, a few times, and ends nothing
    /// else.
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
        // It is told once; a bot has the same number for ever.
        let _ = self.me.set(me);
    }

    /// Who the bot is, once Telegram has said so.
    pub(crate) fn me(&self) -> Option<&Me> {
        self.me.get()
    }

    /// Whether the bot runs a chat, as far as is known or quickly asked.
    pub(crate) async fn is_admin(&self, chat: i64) -> bool {
        match self.me() {
            Some(me) => self.admins.is_admin(&self.rest, chat, me.id).await,
            None => false,
        }
    }

    /// The address that opens the private chat with the bot and tells it something.
    pub(crate) fn deep_link(&self, payload: &str) -> Option<String> {
        let name = &self.me()?.username;
        (!name.is_empty()).then(|| format!("https://t.me/{name}?start={payload}"))
    }

    /// Where messages for a place go now.
    pub(crate) fn spot(&self, place: &PlaceId) -> Option<Spot> {
        Spot::of(place).map(|spot| Spot { chat: self.moved.now(spot.chat), ..spot })
    }

    /// Whether nothing can be sent to a chat.
    pub(crate) fn is_lost(&self, chat: i64) -> bool {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&chat)
    }

    /// Leaves a chat alone until somebody uses the bot there.
    pub(crate) fn lose(&self, chat: i64) {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).insert(chat, self.now());
    }

    /// Takes note that somebody uses the bot in a chat; whether it had been lost, and is to be tried again.
    pub(crate) fn found(&self, chat: i64) -> bool {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.now();
        // By a clock that was set back it was lost later than now; nobody waits for the clock.
        let long_ago = lost.get(&chat).is_some_and(|at| *at > now || now.since(*at) >= LOST);
        if long_ago {
            lost.remove(&chat);
        }
        long_ago
    }

    /// The bot was let into a chat, or may do more there; whether what is shown there is to be brought up to date.
    pub(crate) fn let_in(&self, chat: i64) -> bool {
        self.whispers.forgive(chat);
        let photos = self.rest.allow_photos(chat);
        self.told_closed.forgive(chat);
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).remove(&chat).is_some() || photos
    }

    /// The language of a group; `heard` is that of somebody who begins a duel there, and counts if nobody did before.
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
