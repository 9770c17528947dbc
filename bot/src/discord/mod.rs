//! The bot on Discord.
//!
//! It is a platform like the local hall: it translates interactions into requests, draws what the hall describes, and
//! delivers it. It knows no rule. Secret messages for one person leave only in answers to that person's own
//! interactions.

mod answer;
mod ask;
mod bot;
mod commands;
mod complete;
mod crowd;
mod custom;
mod desk;
mod dispatch;
mod doors;
mod editor;
mod fault;
mod forms;
mod gateway;
mod hands;
mod ids;
mod layout;
mod limits;
mod marks;
mod markup;
mod messenger;
mod outgoing;
mod posts;
mod rate;
mod refresh;
mod register;
mod rest;
mod rights;
mod threads;
mod token;
mod visit;
mod words;

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::Hall;
use serenity::client::ClientBuilder;
use serenity::gateway::GatewayError;
use serenity::http::{Http, HttpBuilder, HttpError};
use serenity::model::gateway::GatewayIntents;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

pub use rights::INVITED;
pub use token::{VARIABLE, find_token, is_shaped};

pub use crate::chat::{Parts, Running, Token, TokenError};

use self::bot::Bot;
use self::gateway::{Alarm, Ears};
use self::rest::Rest;
use crate::chat::{Backoff, FAREWELL};
use crate::config::DiscordConfig;

/// The waits before Discord is tried again.
const WAITS: Backoff = Backoff::new(Duration::from_secs(2), Duration::from_secs(120));

/// How long Discord may take to say which bot a token belongs to.
const PATIENCE: Duration = Duration::from_secs(20);

/// The messages whose places are kept in the store.
pub(crate) const KEPT_POSTS: [crate::chat::Posts; 1] = [posts::POSTS];

/// How often expired things are forgotten.
const SWEEP: Duration = Duration::from_secs(600);

/// The settings that the bot needs to connect.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Its token.
    pub token: Token,
}

/// Where Discord is.
#[derive(Clone, Debug)]
pub enum Endpoint {
    /// At its own address.
    Official,
    /// Behind a proxy that keeps to the rate limits.
    Proxy(String),
    /// At its own address, through a client that may find it elsewhere.
    Pinned {
        /// The client.
        client: reqwest::Client,
    },
}

/// Why the bot cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The token is empty.
    #[error("there is no Discord token")]
    NoToken,
    /// The names of the commands are damaged.
    #[error(transparent)]
    Words(#[from] duelhall_hall::OpenError),
}

/// Starts the bot. It connects in the background, and keeps trying; the rest of the program does not wait for it.
///
/// # Errors
/// When there is no token to try with, or the words of the program are damaged.
pub async fn start(
    parts: Parts,
    settings: Settings,
    endpoint: Endpoint,
    stop: CancellationToken,
) -> Result<Running, StartError> {
    if settings.token.reveal().is_empty() {
        return Err(StartError::NoToken);
    }
    let Parts { hall, notices, store, clock, painter, language } = parts;
    spell(&hall)?;
    let rest = Rest::new(http(&settings.token, &endpoint, Limiter::On), http(&settings.token, &endpoint, Limiter::Off));
    let bot = Arc::new(Bot::new(hall, store, clock, &painter, rest, language, stop));
    bot.tasks.spawn(crate::chat::notices(Arc::clone(&bot), notices, refresh::personal));
    bot.tasks.spawn(sweep(Arc::clone(&bot)));
    let (stop, tasks) = (bot.stop.clone(), bot.tasks.clone());
    Ok(Running::begin("Discord", async move { connect(&bot, &settings.token, &endpoint).await }, stop, tasks))
}

/// The address of Discord, according to these settings.
#[must_use]
pub fn endpoint(config: &DiscordConfig) -> Endpoint {
    config.proxy.clone().map_or(Endpoint::Official, Endpoint::Proxy)
}

/// What Discord says of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Introduction {
    /// It belongs to the bot with this name.
    Bot(String),
    /// Discord does not accept it.
    Refused,
    /// Discord was not reached, for this reason.
    Unreached(String),
}

/// Asks Discord which bot a token belongs to.
pub async fn introduce(token: &Token, endpoint: &Endpoint) -> Introduction {
    let asked = tokio::time::timeout(PATIENCE, http(token, endpoint, Limiter::Off).get_current_user()).await;
    match asked {
        Ok(Ok(user)) => Introduction::Bot(user.name.clone()),
        Ok(Err(error)) if refusal(&error).is_some() => Introduction::Refused,
        Ok(Err(error)) => Introduction::Unreached(fault::Fault::of(&error).to_string()),
        Err(_) => Introduction::Unreached("Discord gave no answer".to_owned()),
    }
}

/// Tells the hall the names of the commands as Discord's clients show them.
fn spell(hall: &Hall) -> Result<(), duelhall_hall::OpenError> {
    let [en, ru] = Lang::ALL.map(|lang| (lang, commands::in_sentences(lang)));
    hall.spell(ids::PLATFORM, &[(en.0, &en.1), (ru.0, &ru.1)])
}

/// Counts the commands, if all of them are within Discord's limits; otherwise says what is wrong, in English.
///
/// # Errors
/// What Discord would not accept.
pub fn checked_commands() -> Result<usize, Vec<String>> {
    let (sender, _) = mpsc::unbounded_channel();
    let store = Arc::new(duelhall_store::MemoryStore::new());
    let clock = Arc::new(duelhall_hall::SystemClock);
    let hall = Hall::open(duelhall_hall::HallConfig::default(), store, clock, sender)
        .map_err(|error| vec![error.to_string()])?;
    let tree = commands::tree_json(&hall).map_err(|error| vec![error.to_string()])?;
    let wrong = limits::commands(&tree);
    if wrong.is_empty() { Ok(tree.as_array().map_or(0, Vec::len)) } else { Err(wrong) }
}

/// Whether serenity keeps to the rate limits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Limiter {
    On,
    Off,
}

fn http(token: &Token, endpoint: &Endpoint, limiter: Limiter) -> Http {
    let builder = HttpBuilder::new(token.reveal()).ratelimiter_disabled(limiter == Limiter::Off);
    match endpoint {
        Endpoint::Official => builder.build(),
        // serenity uses a proxy only if its own rate limiter is off.
        Endpoint::Proxy(address) => builder.proxy(address).ratelimiter_disabled(true).build(),
        Endpoint::Pinned { client } => builder.client(client.clone()).build(),
    }
}

/// How long to wait before the next connection: longer each time, until a connection has succeeded. `stood` says
/// whether Discord greeted the bot on the last connection, and `refused` whether Discord rejects this bot.
fn wait(waits: &mut Backoff, stood: bool, refused: bool) -> Duration {
    if stood {
        waits.worked();
    }
    if refused { waits.refused() } else { waits.failed() }
}

/// Connects again and again until the program ends. A token that Discord rejects is reported at once and tried again
/// seldom. One answer may be wrong, so it switches nothing off.
async fn connect(bot: &Arc<Bot>, token: &Token, endpoint: &Endpoint) {
    eprintln!("{}", words::plain(bot.language, "serve-discord"));
    let mut waits = WAITS;
    let ears = Arc::new(Ears::new(Arc::clone(bot)));
    while !bot.stop.is_cancelled() {
        let ended = connection(bot, &ears, token, endpoint).await;
        if bot.stop.is_cancelled() {
            return;
        }
        let refused = ended.as_ref().err().and_then(refusal);
        let why = match &ended {
            Ok(()) => "the connection ended".to_owned(),
            Err(error) => refused.map_or_else(|| fault::Fault::of(error).to_string(), str::to_owned),
        };
        say(bot.language, if refused.is_some() { "serve-discord-refused" } else { "serve-discord-failed" }, &why);
        tokio::select! {
            () = bot.stop.cancelled() => return,
            () = tokio::time::sleep(wait(&mut waits, ears.stood(), refused.is_some())) => {}
        }
    }
}

fn say(lang: Lang, key: &str, why: &str) {
    eprintln!("{}", words::say(lang, &Text::new(key).raw("why", why)));
}

/// One connection, with as many shards as Discord advises.
async fn connection(bot: &Arc<Bot>, ears: &Arc<Ears>, token: &Token, endpoint: &Endpoint) -> serenity::Result<()> {
    // No intents: interactions come without one, and the bot listens to nothing else.
    let mut client = ClientBuilder::new_with_http(http(token, endpoint, Limiter::On), GatewayIntents::empty())
        .event_handler_arc(Arc::clone(ears))
        .raw_event_handler(Alarm(Arc::clone(bot)))
        .await?;
    let shards = Arc::clone(&client.shard_manager);
    let stop = bot.stop.clone();
    let watch = tokio::spawn(async move {
        stop.cancelled().await;
        shards.shutdown_all().await;
    });
    let ended = tokio::select! {
        ended = client.start_autosharded() => ended,
        // Shards that are still connecting do not hear that they should end.
        () = async { bot.stop.cancelled().await; tokio::time::sleep(FAREWELL).await; } => Ok(()),
    };
    watch.abort();
    ended
}

/// Why Discord rejects this bot; `None` for any other error. After a rejection, trying again soon would not help.
fn refusal(error: &serenity::Error) -> Option<&'static str> {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Some("the token is not taken"),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents) => {
            Some("the intents are not taken")
        }
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401 => {
            Some("the token is not taken")
        }
        _ => None,
    }
}

/// Forgets expired things from time to time.
async fn sweep(bot: Arc<Bot>) {
    loop {
        tokio::select! {
            () = bot.stop.cancelled() => return,
            () = tokio::time::sleep(SWEEP) => bot.rest.sweep().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // D-14
    #[test]
    fn a_connection_that_stood_makes_the_next_wait_short_again() {
        let mut waits = WAITS;
        let mut next = |stood, refused| wait(&mut waits, stood, refused).as_secs();
        for least in [2, 4, 8, 16, 32, 64, 120, 120] {
            assert!((least..=least * 5 / 4).contains(&next(false, false)));
        }
        assert_eq!([true, false, false].map(|stood| next(stood, false) < 11), [true; 3]);
        assert!(
            [true, false].map(|stood| next(stood, true)).iter().all(|wait| *wait >= 120),
            "a refused bot waits longest"
        );
    }
}
