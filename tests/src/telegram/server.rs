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

/// The state that all parts of the fake share.
#[derive(Debug)]
pub(crate) struct Inner {
    world: Watched<World>,
    pub(crate) clock: Clock,
    pub(crate) address: SocketAddr,
    /// The address on which the bot listens for posted updates.
    pub(crate) listener: Mutex<Option<SocketAddr>>,
}

impl Deref for Inner {
    type Target = Watched<World>;

    fn deref(&self) -> &Watched<World> {
        &self.world
    }
}

impl Inner {
    /// Forgets the updates that the bot has confirmed, and returns the waiting ones; announces no change.
    pub(crate) fn fetch(&self, offset: i64, limit: usize) -> Vec<Value> {
        self.world.quietly(|world| world.updates.fetch(offset, limit))
    }

    pub(crate) fn listener(&self) -> Option<SocketAddr> {
        *self.listener.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens the socket, and begins to answer requests and to post updates to the bot's address.
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
