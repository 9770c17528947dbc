//! The fake as a server: two sockets, one world.

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use axum::routing::any;
use tokio::net::TcpListener;

use super::contract::{self, Contract};
use super::world::World;
use super::{body, gateway, rest, tls};
use crate::fake::{Clock, Watched};

/// The state that all parts of the fake share.
#[derive(Debug)]
pub(crate) struct Inner {
    world: Watched<World>,
    pub(crate) clock: Clock,
    pub(crate) contract: Option<&'static Contract>,
    pub(crate) address: SocketAddr,
}

impl Deref for Inner {
    type Target = Watched<World>;

    fn deref(&self) -> &Watched<World> {
        &self.world
    }
}

/// Opens the sockets and begins to answer: one without TLS, and one with TLS as `discord.com`.
pub(crate) async fn open(clock: Clock, token: &str, shards: u64) -> Result<(Arc<Inner>, tls::Authority)> {
    let (plain, sealed) = (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
    let address = plain.local_addr()?;
    let mut world = World::new(clock.clone(), token, shards);
    world.sessions.address = format!("ws://{address}");
    let inner = Arc::new(Inner { world: Watched::new(world), clock, contract: contract::published(), address });
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
