//! The fake as a server: one socket, one world.

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use axum::Router;
use serde_json::Value;
use tokio::net::TcpListener;

use super::world::World;
use super::{api, body, contract, deliver};
use crate::fake::{Clock, Watched};

/// What every part of the fake shares.
#[derive(Debug)]
pub(crate) struct Inner {
    world: Watched<World>,
    pub(crate) clock: Clock,
    pub(crate) address: SocketAddr,
    /// Where the bot listens, for what is posted to its address.
    pub(crate) listener: Mutex<Option<SocketAddr>>,
}

impl Deref for Inner {
    type Target = Watched<World>;

    fn deref(&self) -> &Watched<World> {
        &self.world
    }
}

impl Inner {
    /// Forgets what the bot has confirmed, and returns what waits; rings no bell.
    pub(crate) fn fetch(&self, offset: i64, limit: usize) -> Vec<Value> {
        self.world.quietly(|world| world.updates.fetch(offset, limit))
    }

    pub(crate) fn listener(&self) -> Option<SocketAddr> {
        *self.listener.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens the socket and begins to answer, and to post to where the bot wants it.
pub(crate) async fn open(clock: Clock, token: &str) -> Result<Arc<Inner>> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let world = Watched::new(World::new(clock.clone(), token, contract::published()));
    let inner = Arc::new(Inner { world, clock, address, listener: Mutex::default() });
    let router = Router::new()
        .fallback(api::door)
        .layer(axum::extract::DefaultBodyLimit::max(body::REQUEST_MAX))
        .with_state(Arc::clone(&inner));
    tokio::spawn(async move { axum::serve(listener, router).await });
    tokio::spawn(deliver::post_updates(Arc::downgrade(&inner)));
    Ok(inner)
}
