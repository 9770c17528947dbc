//! Receives updates that Telegram sends, through a small server that accepts only requests with its secret. TLS is the
//! work of a proxy in front of it.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use http_body_util::{BodyExt, Empty, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use sha2::{Digest, Sha256};
use teloxide::payloads::SetWebhookSetters;
use teloxide::requests::{Request as _, Requester};
use teloxide::types::AllowedUpdate;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::bot::Bot;
use super::fault::{BAD_TOKEN, Fault};
use super::intake::Intake;
use crate::chat::Backoff;

/// The header that holds the secret.
const SECRET: &str = "x-telegram-bot-api-secret-token";

/// The longest update, in bytes.
const LONGEST: usize = 1 << 20;

/// How long the head of a request may take.
const HEADER_TIME: Duration = Duration::from_secs(10);

/// How long its body may take.
const BODY_TIME: Duration = Duration::from_secs(20);

/// How long Telegram waits until an update is kept.
const KEEP_TIME: Duration = Duration::from_secs(20);

/// How many connections may be open at once.
const CONNECTIONS: usize = 128;

/// The state of the server.
struct Door {
    stop: CancellationToken,
    intake: Arc<Intake>,
    path: String,
    secret: String,
}

/// Takes the updates that Telegram sends until the program ends. Any trouble is logged and tried again.
pub(crate) async fn receive(bot: &Arc<Bot>, intake: &Arc<Intake>, listen: SocketAddr, url: &str) {
    let mut waits = Backoff::default();
    while let Err(trouble) = open(bot, intake, listen, url).await {
        match trouble {
            Trouble::Telegram(Fault::Unknown) => super::say_refused(bot.language, BAD_TOKEN),
            Trouble::Telegram(fault) => super::say_refused(bot.language, &fault.to_string()),
            here => super::say_deaf(bot.language, &here.to_string()),
        }
        tokio::select! {
            () = bot.stop.cancelled() => return,
            () = tokio::time::sleep(waits.failed()) => {}
        }
    }
}

/// Opens the server, tells Telegram its address, and takes updates until the program ends.
async fn open(bot: &Arc<Bot>, intake: &Arc<Intake>, listen: SocketAddr, url: &str) -> Result<(), Trouble> {
    let address: reqwest::Url = url.parse().map_err(|_| Trouble::Address)?;
    let socket = TcpListener::bind(listen).await.map_err(Trouble::Listen)?;
    let secret = new_secret().ok_or(Trouble::Chance)?;
    let (intake, path) = (Arc::clone(intake), address.path().to_owned());
    let door = Arc::new(Door { stop: bot.stop.clone(), intake, path, secret });
    let serving = tokio::spawn(serve(Arc::clone(&door), socket));
    let told = tell(bot, address, &door.secret).await;
    if told.is_err() {
        serving.abort();
    } else {
        bot.stop.cancelled().await;
    }
    // It ends by the same signal, and then its socket is closed; the updates that it took are among the bot's tasks.
    let _ = serving.await;
    told.map_err(Trouble::Telegram)
}

/// Why updates cannot be received.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The address that Telegram should use is not valid.
    #[error("webhook_url is no address")]
    Address,
    /// The address cannot be listened on.
    #[error("webhook_listen cannot be listened on: {0}")]
    Listen(std::io::Error),
    /// The system provides no random numbers.
    #[error("the system gives no random numbers")]
    Chance,
    /// Telegram rejects this bot.
    #[error("{0}")]
    Telegram(Fault),
}

fn new_secret() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(duelhall_engine::kit::hex(&bytes))
}

/// Tells Telegram the address of the server, with as many tries as it takes.
async fn tell(bot: &Bot, url: reqwest::Url, secret: &str) -> Result<(), Fault> {
    let mut waits = Backoff::default();
    loop {
        let wanted = [
            AllowedUpdate::Message,
            AllowedUpdate::CallbackQuery,
            AllowedUpdate::InlineQuery,
            AllowedUpdate::MyChatMember,
            AllowedUpdate::ChatMember,
        ];
        let request =
            bot.rest.client().set_webhook(url.clone()).secret_token(secret.to_owned()).allowed_updates(wanted);
        let told = tokio::time::timeout(super::CALL, request.send()).await;
        let fault = match told {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => Fault::of(&error),
            Err(_) => Fault::Unheard,
        };
        if !fault.passes() {
            return Err(fault);
        }
        super::say_failed(bot.language, &fault);
        tokio::select! {
            () = bot.stop.cancelled() => return Ok(()),
            () = tokio::time::sleep(waits.failed()) => {}
        }
    }
}

async fn serve(door: Arc<Door>, socket: TcpListener) {
    let guests = Guests::default();
    loop {
        let accepted = tokio::select! {
            () = door.stop.cancelled() => return,
            accepted = socket.accept() => accepted,
        };
        let Ok((stream, _)) = accepted else {
            // For example, too many files may be open: other connections are closed in the meantime.
            guests.make_room();
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let (door, stop, guest) = (Arc::clone(&door), door.stop.clone(), guests.enter());
        tokio::spawn(async move {
            let asking = Arc::clone(&guest);
            let service = service_fn(move |request| knock(Arc::clone(&door), Arc::clone(&asking), request));
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
            tokio::select! {
                () = stop.cancelled() => {}
                () = guest.leave.cancelled() => {}
                // A client that has gone wants no answer.
                _ = http.serve_connection(TokioIo::new(stream), service) => {}
            }
        });
    }
}

/// An open connection.
#[derive(Default)]
struct Guest {
    leave: CancellationToken,
    /// Whether it has shown the secret and is being answered.
    is_served: AtomicBool,
}

/// The connections, oldest first. When there is no room for a new one, the oldest one without a request is closed. So
/// idle connections cannot keep Telegram out.
#[derive(Default)]
struct Guests(Mutex<VecDeque<Weak<Guest>>>);

impl Guests {
    fn enter(&self) -> Arc<Guest> {
        let guest = Arc::new(Guest::default());
        let full = {
            let mut guests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            guests.retain(|guest| guest.strong_count() > 0);
            guests.push_back(Arc::downgrade(&guest));
            guests.len() > CONNECTIONS
        };
        if full {
            self.make_room();
        }
        guest
    }

    fn make_room(&self) {
        let mut guests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |guest: &Weak<Guest>| guest.upgrade().is_none_or(|guest| !guest.is_served.load(Ordering::SeqCst));
        let oldest = guests.iter().position(idle).and_then(|at| guests.remove(at));
        if let Some(guest) = oldest.and_then(|guest| guest.upgrade()) {
            guest.leave.cancel();
        }
    }
}

async fn knock(
    door: Arc<Door>,
    guest: Arc<Guest>,
    request: Request<Incoming>,
) -> Result<Response<Empty<Bytes>>, Infallible> {
    let status = answer(&door, &guest, request).await;
    guest.is_served.store(false, Ordering::SeqCst);
    let mut response = Response::new(Empty::new());
    *response.status_mut() = status;
    Ok(response)
}

async fn answer(door: &Door, guest: &Guest, request: Request<Incoming>) -> StatusCode {
    if request.method() != Method::POST || request.uri().path() != door.path {
        return StatusCode::NOT_FOUND;
    }
    let known = request.headers().get(SECRET).is_some_and(|given| same(given.as_bytes(), door.secret.as_bytes()));
    if !known {
        return StatusCode::UNAUTHORIZED;
    }
    guest.is_served.store(true, Ordering::SeqCst);
    let body = Limited::new(request.into_body(), LONGEST).collect();
    let Ok(Ok(body)) = tokio::time::timeout(BODY_TIME, body).await else { return StatusCode::BAD_REQUEST };
    match serde_json::from_slice(&body.to_bytes()) {
        Ok(value) => keep(&door.intake, value).await,
        Err(_) => StatusCode::BAD_REQUEST,
    }
}

/// Keeps an update; if it was not taken, Telegram is told so and sends it again.
async fn keep(intake: &Arc<Intake>, value: serde_json::Value) -> StatusCode {
    let intake = Arc::clone(intake);
    // This is a task of its own, because a connection that ends must not leave an update half taken.
    let taken = tokio::spawn(async move { intake.take_one(value).await });
    match tokio::time::timeout(KEEP_TIME, taken).await {
        Ok(Ok(true)) => StatusCode::OK,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Compares two values in a time that does not reveal where they differ.
fn same(one: &[u8], other: &[u8]) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e_14_connections_that_only_stand_there_make_room_for_those_that_bring_something() {
        let guests = Guests::default();
        let served = guests.enter();
        served.is_served.store(true, Ordering::SeqCst);
        let idle: Vec<Arc<Guest>> = (0..200).map(|_| guests.enter()).collect();
        assert!(!served.leave.is_cancelled(), "a connection that is being answered stays");
        let left = idle.iter().filter(|guest| guest.leave.is_cancelled()).count();
        assert_eq!(left, 201 - CONNECTIONS);
        assert!(idle[0].leave.is_cancelled() && !idle[199].leave.is_cancelled(), "the oldest goes first");
    }
}
