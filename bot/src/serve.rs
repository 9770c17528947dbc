//! `serve`: opens all parts, prints the address, and runs until it is told to end.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Hall, HallConfig, Notice, SystemClock, watch_panics};
use duelhall_render::Painter;
use duelhall_store::sled::Options;
use duelhall_store::{Progress, SledStore, Store};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::chat::Token;
use crate::config::{self, Config};
use crate::web::{Listener, Parts, Web, plain, say};
use crate::{chat, discord, notices, telegram};

/// How often the store is asked whether it can still write.
const PULSE: Duration = Duration::from_secs(2);

/// The stack of a thread. In a build without optimization answers on Discord overflow the usual two MiB. Only what is used
/// takes memory.
const STACK: usize = 8 << 20;

/// Runs the hall until ctrl-c or SIGTERM.
///
/// # Errors
/// When the data folder, the address or random numbers are not available, or when the disk refuses a write.
pub fn run(config: &Config) -> Result<()> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.thread_stack_size(STACK).enable_all().build().context("threads cannot be started")?;
    runtime.block_on(serve(config))
}

async fn serve(config: &Config) -> Result<()> {
    let lang = config.hall.language;
    watch_panics();
    let stop = CancellationToken::new();
    end_on_signals(stop.clone())?;
    let store =
        step(lang, "serve-store", &config.store.folder.display().to_string(), || open_store(&config.store)).await?;
    let painter = step(lang, "serve-fonts", "", || Ok(warm_painter(lang))).await?;
    let (on_discord, on_telegram) = (discord::find_token(&config.discord)?, telegram::find_token(&config.telegram)?);
    let (sender, notices) = mpsc::unbounded_channel();
    let hall = Hall::open(hall_config(config), Arc::clone(&store), Arc::new(SystemClock), sender)?;
    hall.wake().await?;
    let (to_web, for_web) = mpsc::unbounded_channel();
    let (to_discord, for_discord) = mpsc::unbounded_channel();
    let (to_telegram, for_telegram) = mpsc::unbounded_channel();
    let platforms = vec![("web", to_web), ("discord", to_discord), ("telegram", to_telegram)];
    tokio::spawn(notices::hand_out(notices, platforms));
    let wanted = SocketAddr::new(config.hall.address, config.hall.port);
    let listener = Listener::bind(wanted.ip(), wanted.port()).await.map_err(|error| {
        let text = Text::new("serve-no-address").raw("what", wanted.to_string()).raw("why", error.to_string());
        anyhow::anyhow!(say(lang, &text))
    })?;
    let address = listener.address()?;
    let parts = Parts {
        hall: hall.clone(),
        notices: for_web,
        store: Arc::clone(&store),
        painter: Arc::clone(&painter),
        address,
        public: config.hall.public,
        language: lang,
    };
    let web = Web::open(parts, stop.clone()).await?;
    let clock = tokio::spawn({
        let (hall, stop) = (hall.clone(), stop.clone());
        async move { hall.run_clock(stop).await }
    });
    let tidying = tokio::spawn({
        let (hall, stop) = (hall.clone(), stop.clone());
        async move { hall.run_tidying(stop).await }
    });
    let sessions = tokio::spawn({
        let (web, keep, stop) = (Arc::clone(&web), config.retention.sessions(), stop.clone());
        async move { web.run_sessions(keep, stop).await }
    });
    let kinds = [&discord::KEPT_POSTS[..], &telegram::KEPT_POSTS[..]].concat();
    tokio::spawn(chat::run_sweeps(Arc::clone(&store), kinds, stop.clone()));
    announce(config, &listener, address, &web).await?;
    let chats = Chats { hall, store: Arc::clone(&store), painter, stop: stop.clone() };
    let discord = chats.discord(config, on_discord, for_discord).await?;
    let telegram = chats.telegram(config, on_telegram, for_telegram).await?;
    let pulse = tokio::spawn(watch_store(Arc::clone(&store), stop.clone()));
    listener.serve(Arc::clone(&web), stop.clone()).await;
    clock.await.context("the clock of the hall failed")?;
    tidying.await.context("the tidying of the hall failed")?;
    sessions.await.context("the watch on the sessions failed")?;
    if let Some(discord) = discord {
        discord.ended().await;
    }
    if let Some(telegram) = telegram {
        telegram.ended().await;
    }
    let ended = pulse.await.context("the watch on the store failed")?;
    eprintln!("{}", plain(lang, "serve-ended"));
    ended
}

/// The parts that all chat bots need.
struct Chats {
    hall: Hall,
    store: Arc<dyn Store>,
    painter: Arc<Painter>,
    stop: CancellationToken,
}

impl Chats {
    /// Starts the bot on Discord, if there is a token.
    async fn discord(
        &self,
        config: &Config,
        token: Option<Token>,
        notices: mpsc::UnboundedReceiver<Notice>,
    ) -> Result<Option<discord::Running>> {
        let Some(token) = token else { return Ok(None) };
        let parts = self.parts(config, notices);
        let endpoint = discord::endpoint(&config.discord);
        Ok(Some(discord::start(parts, discord::Settings { token }, endpoint, self.stop.clone()).await?))
    }

    /// The parts of one bot.
    fn parts(&self, config: &Config, notices: mpsc::UnboundedReceiver<Notice>) -> chat::Parts {
        chat::Parts {
            hall: self.hall.clone(),
            notices,
            store: Arc::clone(&self.store),
            clock: Arc::new(SystemClock),
            painter: Arc::clone(&self.painter),
            language: config.hall.language,
        }
    }

    /// Starts the bot on Telegram, if there is a token.
    async fn telegram(
        &self,
        config: &Config,
        token: Option<Token>,
        notices: mpsc::UnboundedReceiver<Notice>,
    ) -> Result<Option<telegram::Running>> {
        let Some(token) = token else { return Ok(None) };
        let parts = self.parts(config, notices);
        let updates = match config.telegram.webhook_url.clone() {
            Some(url) => telegram::Updates::Webhook { listen: config.telegram.webhook_listen, url },
            None => telegram::Updates::Poll,
        };
        let endpoint = telegram::endpoint(&config.telegram);
        Ok(Some(telegram::start(parts, telegram::Settings { token, updates }, endpoint, self.stop.clone()).await?))
    }
}

fn open_store(config: &config::StoreConfig) -> Result<Arc<dyn Store>> {
    let options = Options { cache_bytes: u64::from(config.cache_mib) << 20, ..Options::default() };
    let bar = ProgressBar::hidden();
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}") {
        bar.set_style(style);
    }
    let mut told = |progress: Progress| {
        // The bar appears with the first entry, because most starts rewrite nothing.
        bar.set_draw_target(ProgressDrawTarget::stderr());
        bar.set_length(progress.total.max(progress.done));
        bar.set_position(progress.done);
    };
    let opened = SledStore::open_tidy(&config.folder, &options, &mut told);
    let store = tokio::runtime::Handle::current().block_on(opened)?;
    bar.finish_and_clear();
    Ok(Arc::new(store))
}

/// Draws a first picture, which reads the fonts, so that nobody has to wait for that.
fn warm_painter(lang: Lang) -> Arc<Painter> {
    use duelhall_engine::games::GameId;
    let painter = Painter::default();
    if let Some((_, card)) = GameId::all()[0].cards().into_iter().next() {
        drop(painter.card(&card, lang, duelhall_render::Theme::default()));
    }
    Arc::new(painter)
}

fn hall_config(config: &Config) -> HallConfig {
    HallConfig {
        language: config.hall.language,
        live: config.clock.live(),
        correspondence: config.clock.correspondence(),
        strikes: config.clock.strikes,
        matches_per_person: config.limits.matches_per_person,
        challenges_per_person: config.limits.challenges_per_person,
        rates: config.limits.rates(),
        retention: config.retention.rules(),
        ..HallConfig::default()
    }
}

/// Shows that a step is in progress, does it off the async threads, and prints how long it took.
async fn step<T: Send + 'static>(
    lang: Lang,
    key: &str,
    what: &str,
    work: impl FnOnce() -> Result<T> + Send,
) -> Result<T> {
    let doing = say(lang, &Text::new(key).raw("what", what));
    let spinner = ProgressBar::new_spinner().with_message(doing.clone());
    spinner.set_style(
        ProgressStyle::with_template("{spinner} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    spinner.enable_steady_tick(Duration::from_millis(100));
    let began = Instant::now();
    let done = tokio::task::block_in_place(work);
    spinner.finish_and_clear();
    if done.is_ok() {
        let millis = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
        eprintln!("{}", say(lang, &Text::new("serve-done").raw("what", doing).num("millis", millis)));
    }
    done
}

/// Prints the address to open, alone on a line of the standard output, so that programs can read it.
async fn announce(config: &Config, listener: &Listener, address: SocketAddr, web: &Web) -> Result<()> {
    let lang = config.hall.language;
    if listener.moved() {
        let (wanted, port) = (config.hall.port.to_string(), address.port().to_string());
        eprintln!("{}", say(lang, &Text::new("serve-moved").raw("wanted", wanted).raw("port", port)));
    }
    let secret = if config.hall.public { web.invite_host().await? } else { String::new() };
    eprintln!("{}", plain(lang, if config.hall.public { "serve-open-public" } else { "serve-open" }));
    let mut out = std::io::stdout();
    // Our output may be closed. The hall is open in any case.
    let _ = writeln!(out, "http://{}/{secret}", reachable(address)).and_then(|()| out.flush());
    eprintln!("{}", plain(lang, "serve-how-to-end"));
    Ok(())
}

/// An address that others can open. If the hall listens on all addresses, it is the address towards the outside.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only says which address it would send from.
    let outside = std::net::UdpSocket::bind((address.ip(), 0)).and_then(|socket| {
        socket.connect(if address.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" })?;
        socket.local_addr()
    });
    let home =
        || if address.is_ipv4() { std::net::Ipv4Addr::LOCALHOST.into() } else { std::net::Ipv6Addr::LOCALHOST.into() };
    SocketAddr::new(outside.map_or_else(|_| home(), |outside| outside.ip()), address.port())
}

fn end_on_signals(stop: CancellationToken) -> Result<()> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        .context("signals cannot be listened to")?;
    tokio::spawn(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
        stop.cancel();
    });
    Ok(())
}

/// Ends the program when the disk refuses writes, because later changes would be lost.
async fn watch_store(store: Arc<dyn Store>, stop: CancellationToken) -> Result<()> {
    loop {
        tokio::select! {
            () = stop.cancelled() => return Ok(()),
            () = tokio::time::sleep(PULSE) => {}
        }
        if let Err(error) = store.next_deadline().await
            && error.is_fatal()
        {
            stop.cancel();
            return Err(error.into());
        }
    }
}
