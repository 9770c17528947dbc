//! The bot on Telegram.
//!
//! It is a platform like the others: it translates updates into requests, draws what the hall describes, and delivers
//! it. It knows no rule. A secret message for one person goes only to their private chat with the bot, or to the window
//! that answers their own press. In a group, it goes only through a server that is proved to show it to nobody else.

mod address;
mod admins;
mod alert;
mod answers;
mod ask;
mod bot;
mod came;
mod codes;
mod commands;
mod converter;
mod data;
mod desk;
mod dispatch;
mod editor;
mod fault;
mod forms;
mod games;
mod hands;
mod identity;
mod ids;
mod inline;
mod intake;
mod keys;
mod lanes;
mod langs;
mod leads;
mod links;
mod lost;
mod markup;
mod menu;
mod messenger;
mod methods;
mod moved;
mod outgoing;
mod people;
mod poll;
mod posts;
mod presses;
mod rate;
mod refresh;
mod refusals;
mod register;
mod rest;
mod returns;
mod samples;
mod shown;
mod token;
mod told;
mod update;
mod visit;
mod wanted;
mod ways;
mod webhook;
mod welcome;
mod whispers;
mod words;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use teloxide::Bot as Client;
use teloxide::requests::{Request, Requester};
use tokio_util::sync::CancellationToken;

pub use token::{VARIABLE, find_token, is_shaped};

pub use crate::chat::{Parts, Running, Token, TokenError};

use self::bot::Bot;
use self::fault::{BAD_TOKEN, Fault};
use self::intake::{Attend, Intake};
use self::methods::Me;
use self::rest::Rest;
use crate::chat::{Backoff, Inbox};
use crate::config::TelegramConfig;
use crate::studio::Studio;

/// The messages whose places are kept in the store.
pub(crate) const KEPT_POSTS: [crate::chat::Posts; 2] = [posts::PUBLIC, posts::HANDS];

/// How long a request may take during the start.
const CALL: Duration = Duration::from_secs(5);

/// The settings that the bot needs to connect.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Its token.
    pub token: Token,
    /// How it receives updates.
    pub updates: Updates,
}

/// How the bot receives updates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Updates {
    /// It asks for them.
    Poll,
    /// Telegram sends them.
    Webhook {
        /// The address to listen on, for the proxy that has the certificate.
        listen: SocketAddr,
        /// The address to which Telegram sends them.
        url: String,
    },
}

/// Where Telegram is.
#[derive(Clone, Debug)]
pub enum Endpoint {
    /// At its own address.
    Official,
    /// At another Bot API server.
    At(String),
}

/// Why the bot cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The token is empty.
    #[error("there is no Telegram token")]
    NoToken,
    /// The address of the Bot API server is not valid.
    #[error("`{0}` is no address of a Bot API server")]
    Address(String),
    /// Requests cannot be made at all.
    #[error("requests cannot be made: {0}")]
    Client(String),
}

/// Starts the bot. It connects in the background, and keeps trying; the rest of the program does not wait for it.
///
/// # Errors
/// When there is no token to try with, or no valid address.
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
    let rest = Rest::new(client(&settings.token, &endpoint)?, Arc::clone(&clock));
    let bot = Arc::new(Bot::new(hall, store, clock, Studio::new(painter), rest, language, stop));
    bot.moved.load(&*bot.store).await;
    bot.tasks.spawn(crate::chat::notices(Arc::clone(&bot), notices, refresh::personal));
    let (stop, tasks) = (bot.stop.clone(), bot.tasks.clone());
    Ok(Running::begin("Telegram", async move { connect(&bot, &settings.updates).await }, stop, tasks))
}

/// The address of Telegram, according to the configuration.
#[must_use]
pub fn endpoint(config: &TelegramConfig) -> Endpoint {
    config.api.clone().map_or(Endpoint::Official, Endpoint::At)
}

/// What Telegram says about a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Introduction {
    /// Telegram knows the bot.
    Bot {
        /// Its name, without the `@`.
        name: String,
        /// Whether it can be added to groups.
        groups: bool,
        /// Whether it receives everything that is said in groups.
        reads_all: bool,
        /// Whether cards can be shared by typing its name.
        inline: bool,
    },
    /// Telegram does not accept the token, for this reason, in English.
    Refused(String),
    /// Telegram was not reached, for this reason, in English.
    Unreached(String),
}

/// Asks Telegram once who the bot is.
pub async fn introduce(token: &Token, endpoint: &Endpoint) -> Introduction {
    let client = match client(token, endpoint) {
        Ok(client) => client,
        Err(error) => return Introduction::Unreached(error.to_string()),
    };
    match Rest::new(client, Arc::new(duelhall_hall::SystemClock)).me().await {
        Ok(me) => Introduction::Bot {
            name: me.username,
            groups: me.can_join_groups,
            reads_all: me.can_read_all_group_messages,
            inline: me.supports_inline_queries,
        },
        Err(Fault::Unknown) => Introduction::Refused(BAD_TOKEN.to_owned()),
        Err(fault) => Introduction::Unreached(fault.to_string()),
    }
}

/// Counts the commands, if all of them are within Telegram's limits; otherwise says what is wrong, in English.
///
/// # Errors
/// What Telegram would not accept.
pub fn checked_commands() -> Result<usize, Vec<String>> {
    let wrong = register::wrong();
    if wrong.is_empty() { Ok(commands::COMMANDS.len()) } else { Err(wrong) }
}

fn client(token: &Token, endpoint: &Endpoint) -> Result<Client, StartError> {
    // teloxide's own client also gives up after seventeen seconds, but panics if it cannot be made.
    let http = reqwest::Client::builder()
        .connect_timeout(Duration::from_secs(5))
        .timeout(Duration::from_secs(20))
        .tcp_nodelay(true)
        .build()
        .map_err(|error| StartError::Client(error.without_url().to_string()))?;
    let client = Client::with_client(token.reveal(), http);
    match endpoint {
        Endpoint::Official => Ok(client),
        Endpoint::At(address) => match address.parse() {
            Ok(url) => Ok(client.set_api_url(url)),
            Err(_) => Err(StartError::Address(address.clone())),
        },
    }
}

/// Finds out who the bot is, and receives updates until the program ends.
async fn connect(bot: &Arc<Bot>, updates: &Updates) {
    eprintln!("{}", words::plain(bot.language, "serve-telegram"));
    let Some(me) = ask_who(bot).await else { return };
    eprintln!("{}", words::say(bot.language, &Text::new("serve-telegram-on").raw("name", &*me.username)));
    let number = me.id;
    register::register(bot, number);
    bot.identity.set(me);
    let intake = Arc::new(open_intake(bot, number));
    intake.begin_with_the_rest().await;
    refresh::everything(bot).await;
    match updates {
        Updates::Poll => {
            ask_not_to_be_brought(&bot.rest).await;
            poll::poll(bot, &intake).await;
        }
        Updates::Webhook { listen, url } => webhook::receive(bot, &intake, *listen, url).await,
    }
}

/// Makes the intake of a bot, by its number, which passes updates to be dispatched.
fn open_intake(bot: &Arc<Bot>, number: i64) -> Intake {
    let inbox = Inbox::new(Arc::clone(&bot.store), &format!("telegram {number}"));
    let attending = Arc::clone(bot);
    let attend: Attend =
        Box::new(move |update, arrival| Box::pin(dispatch::attend(Arc::clone(&attending), update, arrival)));
    Intake::new(inbox, bot.clock(), bot.stop.clone(), bot.tasks.clone(), attend)
}

/// Removes the webhook: while Telegram sends updates to one, it refuses requests for updates.
async fn ask_not_to_be_brought(rest: &Rest) {
    // If this fails, the next request for updates says so, and it is tried again.
    let _ = tokio::time::timeout(CALL, rest.client().delete_webhook().send()).await;
}

/// Asks who the bot is, with as many tries as it takes; `None` when the program ends.
async fn ask_who(bot: &Arc<Bot>) -> Option<Me> {
    let mut waits = Backoff::default();
    loop {
        let asked = tokio::select! {
            () = bot.stop.cancelled() => return None,
            asked = bot.rest.me() => asked,
        };
        let wait = match asked {
            Ok(me) => {
                hints(&me);
                return Some(me);
            }
            Err(Fault::Unknown) => {
                say_refused(bot.language, BAD_TOKEN);
                // The token may be wrong, or a proxy may have answered: if the answer changes, the bot connects without
                // a restart.
                waits.refused()
            }
            Err(fault) => {
                say_failed(bot.language, &fault);
                waits.failed()
            }
        };
        tokio::select! {
            () = bot.stop.cancelled() => return None,
            () = tokio::time::sleep(wait) => {}
        }
    }
}

/// Logs settings that the host could improve at BotFather.
fn hints(me: &Me) {
    if !me.can_join_groups {
        tracing::warn!("the bot cannot be added to groups; allow it at BotFather: /setjoingroups");
    }
    if !me.supports_inline_queries {
        tracing::info!("cards cannot be shared by typing the bot's name; allow it at BotFather: /setinline");
    }
}

fn say_failed(lang: Lang, fault: &Fault) {
    eprintln!("{}", words::say(lang, &Text::new("serve-telegram-failed").raw("why", fault.to_string())));
}

/// Says why Telegram cannot send updates: the cause is this machine, not Telegram.
fn say_deaf(lang: Lang, why: &str) {
    eprintln!("{}", words::say(lang, &Text::new("serve-telegram-deaf").raw("why", why)));
}

fn say_refused(lang: Lang, why: &str) {
    eprintln!("{}", words::say(lang, &Text::new("serve-telegram-refused").raw("why", why)));
}
