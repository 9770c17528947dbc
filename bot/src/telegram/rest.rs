//! Makes requests to Telegram: with a time limit, at the rate of their chat, and with each picture uploaded only once.

use std::num::NonZeroU32;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::Clock;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use lru::LruCache;
use teloxide::Bot as Client;
use teloxide::payloads::AnswerCallbackQuerySetters;
use teloxide::requests::{JsonRequest, MultipartRequest, Payload, Request, Requester};
use teloxide::types::{CallbackQueryId, FileId, InputFile};

use super::address::{LONGEST_ALERT, Say, To};
use super::fault::{Cure, Fault};
use super::methods::{
    AnswerInlineQuery, GetChatAdministrators, GetMe, GetUpdates, HTML, Markup, Me, NO_PREVIEW, SendAnimation,
    SendMessage, SendPhoto, Sent, SetMyCommands,
};
use super::outgoing::Outgoing;
use super::rate::{Class, Rates};
use super::refusals::Refusals;
use super::update::Member;
use crate::chat::{Drawn, PictureKey, Troubles};

mod edits;

/// The result of a request, or why it failed.
pub(crate) type Done<T> = Result<T, Fault>;

/// How long a request may take. teloxide sleeps for ten seconds when a server fails, which is too long to wait.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long a request with a picture may take.
const UPLOAD: Duration = Duration::from_secs(14);

/// How long an answer to a press may take.
const ANSWER: Duration = Duration::from_secs(5);

/// How many hands may be sent in a second. Telegram wants no more than about thirty messages a second in all chats
/// together, and some arrive closer together than they were sent. Hands have their own share, because somebody waits
/// for each; boards skip old states.
const HANDS_PER_SECOND: Quota = quota(16, 3);

/// How many public messages may be sent in a second.
const PUBLIC_PER_SECOND: Quota = quota(7, 2);

/// How long to wait before the clock is read again.
const TICK: Duration = Duration::from_millis(100);

/// How long a group that accepts no photos gets only words before a photo is tried again.
const NO_PHOTOS: Duration = Duration::from_secs(600);

/// How many uploaded pictures are remembered.
const FILES: NonZeroUsize = NonZeroUsize::new(2_048).unwrap();

/// Makes requests to Telegram.
pub(crate) struct Rest {
    client: Client,
    /// Requests wait here for the turn of the whole bot.
    hands: DefaultDirectRateLimiter,
    public: DefaultDirectRateLimiter,
    rates: Rates,
    clock: Arc<dyn Clock>,
    files: Mutex<LruCache<PictureKey, String>>,
    /// Groups in which the bot may send no photos.
    no_photos: Refusals,
    troubles: Troubles<(i64, Fault)>,
}

impl Rest {
    /// Makes requests through a client.
    pub(crate) fn new(client: Client, clock: Arc<dyn Clock>) -> Self {
        Self {
            client,
            hands: RateLimiter::direct(HANDS_PER_SECOND),
            public: RateLimiter::direct(PUBLIC_PER_SECOND),
            rates: Rates::default(),
            clock,
            files: Mutex::new(LruCache::new(FILES)),
            no_photos: Refusals::new(1, NO_PHOTOS),
            troubles: Troubles::default(),
        }
    }

    /// The client, for requests that need nothing else from here.
    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// Logs a trouble in a chat, unless the same trouble was logged here lately.
    pub(crate) fn trouble(&self, chat: i64, fault: &Fault, what: &str) {
        if !self.troubles.is_news((chat, fault.clone())) {
            return;
        }
        if fault.cure() == Cure::TellHost {
            tracing::error!(chat, %fault, "{what}: Telegram refused a request");
        } else {
            tracing::warn!(chat, %fault, "{what} did not reach Telegram");
        }
    }

    fn json<P: Payload>(&self, payload: P) -> JsonRequest<P> {
        JsonRequest::new(self.client.clone(), payload)
    }

    fn form<P>(&self, payload: P) -> MultipartRequest<P> {
        MultipartRequest::new(self.client.clone(), payload)
    }

    /// Asks who the bot is.
    pub(crate) async fn me(&self) -> Done<Me> {
        within(ANSWER, self.json(GetMe {})).await
    }

    /// Fetches updates; waits `seconds` for the first.
    pub(crate) async fn updates(&self, offset: Option<i64>, seconds: u32) -> Done<Vec<serde_json::Value>> {
        let wanted = GetUpdates { offset, timeout: seconds, allowed_updates: super::update::WANTED.to_vec() };
        within(ANSWER + Duration::from_secs(seconds.into()), self.json(wanted)).await
    }

    /// Asks who runs a chat.
    pub(crate) async fn admins(&self, chat: i64) -> Done<Vec<Member>> {
        within(ANSWER, self.json(GetChatAdministrators { chat_id: chat })).await
    }

    /// Tells Telegram the commands.
    pub(crate) async fn set_commands(&self, commands: SetMyCommands) -> Done<()> {
        within(PATIENCE, self.json(commands)).await.map(drop)
    }

    /// Answers a press. Telegram does not count these answers.
    pub(crate) async fn answer(&self, query: &str, say: &Say) -> Done<()> {
        let request = self.client.answer_callback_query(CallbackQueryId(query.to_owned()));
        let cut = |text: &str| super::markup::whole_sentences(text, LONGEST_ALERT);
        let request = match say {
            Say::Nothing => request,
            Say::Toast(text) => request.text(cut(text)),
            Say::Alert(text) => request.text(cut(text)).show_alert(true),
            Say::Open(address) => match address.parse() {
                Ok(address) => request.url(address),
                Err(_) => request,
            },
        };
        within(ANSWER, request).await.map(drop)
    }

    /// Answers somebody who types after the name of the bot.
    pub(crate) async fn answer_inline(&self, answer: AnswerInlineQuery) -> Done<()> {
        within(ANSWER, self.json(answer)).await.map(drop)
    }

    /// Sends a message.
    pub(crate) async fn send(&self, to: &To, outgoing: &Outgoing) -> Done<Sent> {
        let chat = to.spot.chat;
        let markup = (!outgoing.rows.is_empty()).then(|| Markup { inline_keyboard: outgoing.rows.clone() });
        if outgoing.picture.is_some() && self.has_no_photos(chat) {
            return self.send_bare(to, outgoing).await;
        }
        let Some(picture) = &outgoing.picture else {
            let request = self.json(SendMessage {
                chat_id: chat,
                message_thread_id: to.spot.topic,
                text: outgoing.text(),
                parse_mode: HTML,
                link_preview_options: NO_PREVIEW,
                disable_notification: to.silent,
                ephemeral_message_parameters: to.whisper.clone(),
                reply_parameters: to.reply.clone(),
                reply_markup: markup,
            });
            return self.budgeted(chat, to.class, PATIENCE, request).await;
        };
        let photo = |photo: InputFile| SendPhoto {
            chat_id: chat,
            message_thread_id: to.spot.topic,
            photo,
            caption: outgoing.caption(),
            parse_mode: HTML,
            disable_notification: to.silent,
            ephemeral_message_parameters: to.whisper.clone(),
            reply_parameters: to.reply.clone(),
            reply_markup: markup.clone(),
        };
        // A secret picture is not kept on Telegram under a name that others could be given.
        let known = self.known(picture).filter(|_| picture.is_public);
        let first = photo(known.unwrap_or_else(|| fresh(picture)));
        let mut sent = self.upload(to, first, picture.moves).await;
        if let Err(Fault::Refused(_) | Fault::BadPicture) = sent {
            sent = self.upload(to, photo(fresh(picture)), picture.moves).await;
        }
        match sent {
            Err(fault @ (Fault::Refused(_) | Fault::BadPicture)) => {
                tracing::error!(%fault, "Telegram refused a picture; the words are sent alone");
                self.send_bare(to, outgoing).await
            }
            Err(Fault::NoPhotos) => {
                self.no_photos.count(chat);
                self.send_bare(to, outgoing).await
            }
            sent => {
                let sent = sent?;
                self.learn(picture, &sent);
                Ok(sent)
            }
        }
    }

    /// Sends a message without its picture, because that is better than none: the words say the same.
    async fn send_bare(&self, to: &To, outgoing: &Outgoing) -> Done<Sent> {
        let sent = Box::pin(self.send(to, &outgoing.bare())).await?;
        Ok(Sent { plain: true, ..sent })
    }

    /// Whether a chat accepts no photos from the bot.
    pub(crate) fn has_no_photos(&self, chat: i64) -> bool {
        self.no_photos.are_enough(chat)
    }

    /// Notes that a chat may accept photos again; returns whether it was known not to.
    pub(crate) fn allow_photos(&self, chat: i64) -> bool {
        let had_none = self.has_no_photos(chat);
        self.no_photos.forgive(chat);
        had_none
    }

    async fn upload(&self, to: &To, photo: SendPhoto, moves: bool) -> Done<Sent> {
        if moves {
            return self.budgeted(to.spot.chat, to.class, UPLOAD, self.form(SendAnimation::from(photo))).await;
        }
        self.budgeted(to.spot.chat, to.class, UPLOAD, self.form(photo)).await
    }

    /// Makes a request that Telegram counts.
    async fn budgeted<R>(&self, chat: i64, class: Class, patience: Duration, request: R) -> Done<Output<R>>
    where
        R: Request<Err = teloxide::RequestError>,
        Output<R>: Send,
    {
        let line = self.rates.line(chat, self.clock.now());
        let _turn = match line {
            Some(line) => Some(line.lock_owned().await),
            None => None,
        };
        let share = if class == Class::Hand { &self.hands } else { &self.public };
        share.until_ready().await;
        let sent = loop {
            let now = self.clock.now();
            match self.rates.reserve(chat, class, now) {
                Ok(()) => break now,
                Err(room) => tokio::time::sleep(room.since(now).min(TICK)).await,
            }
        };
        let done = within(patience, request).await;
        let now = self.clock.now();
        self.rates.arrived(chat, sent, now);
        match &done {
            Ok(_) => self.rates.went_well(chat, now),
            Err(Fault::Limited(wait)) => self.rates.hold(chat, *wait, now),
            Err(Fault::Away | Fault::Unheard) => self.rates.failed(chat, now),
            Err(_) => {}
        }
        done
    }

    /// How long a chat still has to be left alone.
    pub(crate) fn left(&self, chat: i64, class: Class) -> Duration {
        let now = self.clock.now();
        self.rates.next(chat, class, now).since(now)
    }

    /// Waits until the bot may write to a chat. The clock is the hall's, which need not run as fast as that of the
    /// machine.
    pub(crate) async fn ready(&self, chat: i64, class: Class) {
        loop {
            let left = self.left(chat, class);
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(TICK)).await;
        }
    }

    /// Whether a chat has much room left in its minute.
    pub(crate) fn is_quiet(&self, chat: i64) -> bool {
        self.rates.is_quiet(chat, self.clock.now())
    }

    /// The name of a public picture that was uploaded before.
    pub(crate) fn file_of(&self, key: PictureKey) -> Option<String> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned()
    }

    fn known(&self, picture: &Drawn) -> Option<InputFile> {
        self.file_of(picture.key).map(|file| InputFile::file_id(FileId(file)))
    }

    fn learn(&self, picture: &Drawn, sent: &Sent) {
        if let Some(file) = sent.file().filter(|_| picture.is_public) {
            self.files.lock().unwrap_or_else(PoisonError::into_inner).put(picture.key, file.to_owned());
        }
    }
}

/// A quota of `second` requests in a second, with at most `burst` at once.
const fn quota(second: u32, burst: u32) -> Quota {
    match (NonZeroU32::new(second), NonZeroU32::new(burst)) {
        (Some(second), Some(burst)) => Quota::per_second(second).allow_burst(burst),
        _ => Quota::per_second(NonZeroU32::MIN),
    }
}

type Output<R> = <<R as teloxide::requests::HasPayload>::Payload as Payload>::Output;

fn fresh(picture: &Drawn) -> InputFile {
    InputFile::memory(picture.png.to_vec()).file_name(picture.name)
}

/// Makes a request with a time limit.
async fn within<R>(patience: Duration, request: R) -> Done<Output<R>>
where
    R: Request<Err = teloxide::RequestError>,
    Output<R>: Send,
{
    match tokio::time::timeout(patience, request.send()).await {
        Ok(done) => done.map_err(|error| Fault::of(&error)),
        Err(_) => Err(Fault::Unheard),
    }
}
