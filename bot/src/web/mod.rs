//! The local hall: a page that looks and works like a chat channel.
//!
//! It is a platform like Discord: it translates requests, draws what the hall describes, and delivers it. It knows no
//! rule. Private messages are sent only in answers to their reader's own secret.

mod api;
mod buttons;
mod channel;
mod commands;
mod complete;
mod deliver;
mod door;
mod duel_view;
mod duels;
mod editor_view;
mod feed;
mod gate;
mod idle;
mod invitations;
mod keys;
mod names;
mod page;
mod panels;
mod problem;
mod rate;
mod secret;
mod server;
mod sessions;
mod start;
mod stream;
mod streams;
mod timeline;
mod views;
mod words;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Router, middleware};
use duelhall_engine::text::Lang;
use duelhall_hall::{Hall, HallError, Notice, OpenError, PlaceId, SystemClock};
use duelhall_render::Painter;
use duelhall_store::{Store, StoreError};
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;
use tower_http::timeout::TimeoutLayer;

pub use door::Limits;
pub use server::Listener;
pub(crate) use words::{plain, say};

use self::duels::Beginnings;
use self::gate::Gate;
use self::panels::Panels;
use self::problem::Problem;
use self::rate::Rate;
use self::secret::SecretHash;
use self::server::Peer;
use self::sessions::{EnterError, Sessions};
use self::streams::Streams;
use self::timeline::Timeline;
use crate::studio::Studio;

/// The name of the platform.
pub(crate) const PLATFORM: &str = "web";

/// The longest body of a request, in bytes. The longest line in JSON is well below this.
const BODY_MAX: usize = 16 << 10;

/// How long a request other than a stream may take.
const REQUEST_TIME: Duration = Duration::from_secs(15);

/// How many boards of the channel are drawn at once.
const EASELS: usize = 1;

/// The parts of the local hall.
pub struct Parts {
    /// The hall.
    pub hall: Hall,
    /// The notices of the hall.
    pub notices: mpsc::UnboundedReceiver<Notice>,
    /// The store of the hall, for sessions and posts.
    pub store: Arc<dyn Store>,
    /// The painter of the program.
    pub painter: Arc<Painter>,
    /// The address on which it listens.
    pub address: SocketAddr,
    /// Whether people on other machines may come in, by invitation.
    pub public: bool,
    /// The language of pages whose browser asks for no language that we speak.
    pub language: Lang,
}

/// The local hall at work.
pub struct Web {
    hall: Hall,
    place: PlaceId,
    gate: Gate,
    language: Lang,
    sessions: Arc<Sessions>,
    timeline: Arc<Timeline>,
    panels: Panels,
    studio: Arc<Studio>,
    streams: Arc<Streams>,
    /// Limits the requests of each session.
    acts: Rate<SecretHash>,
    /// Limits entries without an invitation, by address.
    arrivals: Rate<Peer>,
    /// Limits words in the channel, by family.
    words: Rate<String>,
    beginnings: Beginnings,
    /// Limits the boards of the channel that are drawn at once: the hands of players come first.
    easels: Semaphore,
    /// The same for pictures of cards.
    card_easels: Semaphore,
    /// Tells this run from earlier runs.
    epoch: String,
    stop: CancellationToken,
}

/// The reason that the local hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The hall failed.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// The words of the page are damaged in the source.
    #[error(transparent)]
    Words(#[from] OpenError),
    /// The operating system gave no random bytes.
    #[error("the operating system gives no random numbers: {0}")]
    Chance(#[from] getrandom::Error),
    /// The sessions and invitations cannot be read or written.
    #[error("the list of guests cannot be kept: {0}")]
    Guests(String),
}

impl From<EnterError> for WebError {
    fn from(error: EnterError) -> Self {
        Self::Guests(error.to_string())
    }
}

impl Web {
    /// Opens the local hall: reads the sessions and posts, and begins to deliver.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(parts: Parts, stop: CancellationToken) -> Result<Arc<Self>, WebError> {
        let Parts { hall, notices, store, painter, address, public, language } = parts;
        let place = PlaceId::new(PLATFORM, "hall");
        hall.spell(PLATFORM, &words::BUTTONS)?;
        let studio = Arc::new(Studio::new(painter));
        let mut epoch = [0; 8];
        getrandom::fill(&mut epoch)?;
        let web = Arc::new(Self {
            sessions: Arc::new(Sessions::open(Arc::clone(&store), Arc::new(SystemClock)).await?),
            timeline: Arc::new(Timeline::open(store, hall.clone(), place.clone()).await?),
            panels: Panels::new(hall.clone(), place.clone(), Arc::clone(&studio)),
            gate: Gate::new(address, public),
            streams: Arc::default(),
            acts: Rate::new(20, 60),
            arrivals: Rate::new(5, 50),
            words: Rate::new(1, 10),
            beginnings: Beginnings::default(),
            easels: Semaphore::new(EASELS),
            card_easels: Semaphore::new(EASELS),
            epoch: secret::hex(&epoch),
            hall,
            place,
            language,
            studio,
            stop: stop.clone(),
        });
        tokio::spawn(deliver::deliver(Arc::clone(&web), notices, stop));
        Ok(web)
    }

    /// Makes an invitation for the host, and returns the part of the link after the address. It is good for a day, and
    /// earlier invitations for the host end.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn invite_host(&self) -> Result<String, WebError> {
        Ok(format!("#invite={}", self.sessions.invite_host().await?.reveal()))
    }

    /// The addresses of the local hall.
    fn router(self: &Arc<Self>) -> Router {
        let timeout = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME);
        let answers = Router::new()
            .route("/", get(page::page))
            .route("/rules", get(page::opened))
            .route("/rules/{game}", get(page::opened))
            .route("/cards", get(page::opened))
            .route("/cards/{game}", get(page::opened))
            .route("/help", get(page::opened))
            .route("/assets/{version}/{file}", get(page::asset))
            .route("/boards/{post}/{theme}/{file}", get(page::board))
            .route("/cards/{version}/{game}/{lang}/{theme}/{file}", get(page::card))
            .route("/api/enter", post(api::enter))
            .route("/api/act", post(api::act))
            .route("/api/say", post(api::say))
            .route("/api/invite", post(api::invite))
            .route("/api/watch", post(duels::watch))
            .route("/api/start", get(start::start))
            .route("/api/complete", get(api::complete))
            .layer(timeout);
        Router::new()
            .route("/api/stream", get(stream::stream))
            .merge(answers)
            .fallback(async || Problem::NotFound)
            .layer(DefaultBodyLimit::max(BODY_MAX))
            .layer(middleware::from_fn_with_state(self.gate.clone(), gate::guard))
            .layer(middleware::from_fn_with_state(Arc::clone(self), problem::speak))
            .layer(middleware::from_fn(gate::seal))
            .with_state(Arc::clone(self))
    }
}
