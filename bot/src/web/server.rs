//! The socket: it finds a free port, limits connections, and finishes open requests at the end.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;

use super::Web;
use super::door::{Admission, Door, Limits, Permit, full};

/// The longest head of a request, in bytes.
const HEAD_MAX: usize = 16 << 10;
/// The most headers of a request.
const HEADERS: usize = 64;
/// How long open requests may take when the program ends.
const LAST_ORDERS: Duration = Duration::from_secs(5);
/// How many ports are tried in a row.
const PORTS: u16 = 100;

/// The address from which a request comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// A listening socket.
pub struct Listener {
    socket: TcpListener,
    /// Whether the wanted port was taken.
    moved: bool,
    limits: Limits,
}

impl Listener {
    /// Listens on the wanted port, or on the next free one.
    ///
    /// # Errors
    /// When the address is not this machine's or may not be used, or when a hundred ports in a row are taken.
    pub async fn bind(address: IpAddr, port: u16) -> io::Result<Self> {
        let mut tried = port;
        loop {
            match TcpListener::bind((address, tried)).await {
                Ok(socket) => return Ok(Self { socket, moved: tried != port, limits: Limits::default() }),
                Err(error) if error.kind() == io::ErrorKind::AddrInUse && tried < port.saturating_add(PORTS) => {
                    tried += 1
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Replaces the usual limits.
    #[must_use]
    pub fn limited(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The address on which it listens.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    /// Whether the wanted port was taken.
    #[must_use]
    pub const fn moved(&self) -> bool {
        self.moved
    }

    /// Serves the hall until `stop`. Then it accepts no more connections and ends the existing ones.
    pub async fn serve(self, web: Arc<Web>, stop: CancellationToken) {
        let graceful = GracefulShutdown::new();
        let (door, router, full) = (Door::new(self.limits), web.router(), full(&web));
        loop {
            let accepted = tokio::select! {
                accepted = self.socket.accept() => accepted,
                () = stop.cancelled() => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    // The usual reason is that no file handle is left; some connection has to end first.
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            match door.admit(peer.ip()) {
                Admission::Guest(permit) => {
                    let router = router.clone().layer(Extension(Peer(peer.ip())));
                    connect(stream, router, &graceful, permit, self.limits);
                }
                Admission::Full(permit) => turn_away(stream, full.clone(), permit, self.limits),
                // There is no room for an answer in words. A closed connection is still an answer.
                Admission::Closed => drop(stream),
            }
        }
        drop(self.socket);
        if tokio::time::timeout(LAST_ORDERS, graceful.shutdown()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

fn connect(stream: TcpStream, router: Router, graceful: &GracefulShutdown, permit: Permit, limits: Limits) {
    let service = TowerToHyperService::new(router);
    let connection = http(limits).serve_connection(TokioIo::new(timed(stream, limits)), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection broke");
        }
        drop(permit);
    });
}

/// Answers one request with the sentence that the hall is full, and closes the connection.
fn turn_away(stream: TcpStream, full: Router, permit: Permit, limits: Limits) {
    let io = TokioIo::new(timed(stream, limits));
    let service = TowerToHyperService::new(full);
    tokio::spawn(async move {
        let answered = http(limits).keep_alive(false).serve_connection(io, service);
        if tokio::time::timeout(limits.full_time, answered).await.is_err() {
            tracing::debug!("somebody who was turned away did not listen");
        }
        drop(permit);
    });
}

fn http(limits: Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.header_time).max_buf_size(HEAD_MAX).max_headers(HEADERS);
    http
}

/// A connection that breaks if its client takes no data for too long.
fn timed(stream: TcpStream, limits: Limits) -> std::pin::Pin<Box<TimeoutStream<TcpStream>>> {
    // A press must not wait for the rest of a packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection cannot be made quick");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write_time));
    Box::pin(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_port_is_skipped_and_reported() {
        let local = IpAddr::from([127, 0, 0, 1]);
        let first = Listener::bind(local, 0).await.unwrap();
        let port = first.address().unwrap().port();
        let second = Listener::bind(local, port).await.unwrap();
        assert!(second.moved() && !first.moved());
        assert_ne!(second.address().unwrap().port(), port);
    }
}
