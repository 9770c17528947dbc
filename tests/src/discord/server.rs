//! The fake as a server: two sockets, one world.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use axum::routing::any;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::clock::Clock;
use super::contract::{self, Contract};
use super::world::World;
use super::{body, gateway, rest, tls};

/// How long a test waits for something that should come at once, on a machine with much to do.
pub(crate) const SOON: Duration = Duration::from_secs(60);

/// What every part of the fake shares.
#[derive(Debug)]
pub(crate) struct Inner {
    world: Mutex<World>,
    changed: watch::Sender<()>,
    pub(crate) clock: Clock,
    pub(crate) contract: Option<&'static Contract>,
    pub(crate) address: SocketAddr,
}

impl Inner {
    /// Does something with the world, and wakes those who wait for it to change.
    pub(crate) fn change<T>(&self, with: impl FnOnce(&mut World) -> T) -> T {
        let result = with(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_replace(());
        result
    }

    /// Looks at the world.
    pub(crate) fn look<T>(&self, with: impl FnOnce(&World) -> T) -> T {
        with(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until a look at the world finds something.
    pub(crate) async fn wait<T>(&self, what: &str, mut found: impl FnMut(&World) -> Option<T>) -> Result<T> {
        let mut changes = self.changed.subscribe();
        let until = Instant::now() + SOON;
        loop {
            changes.borrow_and_update();
            if let Some(found) = self.look(&mut found) {
                return Ok(found);
            }
            let left = until.saturating_duration_since(Instant::now());
            if tokio::time::timeout(left, changes.changed()).await.is_err() {
                bail!(
                    "waited in vain for {what}; violations so far: {:#?}",
                    self.look(|world| world.violations.clone())
                );
            }
        }
    }
}

/// Opens the sockets and begins to answer: plain, and under TLS as `discord.com`.
pub(crate) async fn open(clock: Clock, token: &str, shards: u64) -> Result<(Arc<Inner>, tls::Authority)> {
    let (plain, sealed) = (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
    let address = plain.local_addr()?;
    let mut world = World::new(clock.clone(), token, shards);
    world.sessions.address = format!("ws://{address}");
    let inner = Arc::new(Inner {
        world: Mutex::new(world),
        changed: watch::Sender::new(()),
        clock,
        contract: contract::published(),
        address,
    });
    let router = Router::new()
        .route("/", any(shard))
        .fallback(rest::door)
        .layer(axum::extract::DefaultBodyLimit::max(body::REQUEST_MAX))
        .with_state(Arc::clone(&inner));
    let authority = tls::Authority::serve(sealed, router.clone())?;
    tokio::spawn(async move { axum::serve(plain, router).await });
    Ok((inner, authority))
}

async fn shard(State(inner): State<Arc<Inner>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::serve(socket, inner))
}
