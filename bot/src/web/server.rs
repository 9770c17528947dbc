//! The socket: the address that is free, connections with limits, and an end that finishes what was begun.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

/// How many connections are served at once.
const CONNECTIONS: usize = 512;
/// How long the headers of a request may take.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// The longest head of a request, in bytes.
const HEAD_MAX: usize = 16 << 10;
/// The most headers of a request.
const HEADERS: usize = 64;
/// How long requests that were begun may take when the program ends.
const LAST_ORDERS: Duration = Duration::from_secs(5);
/// How many ports are tried.
const PORTS: u16 = 100;

/// A listening socket.
pub struct Listener {
    socket: TcpListener,
    /// Whether the wanted port was taken.
    moved: bool,
}

impl Listener {
    /// Listens on the wanted port, or on the next free one.
    ///
    /// # Errors
    /// When the address is not this machine's, may not be used, or a hundred ports in a row are taken.
    pub async fn bind(address: IpAddr, port: u16) -> io::Result<Self> {
        let mut tried = port;
        loop {
            match TcpListener::bind((address, tried)).await {
                Ok(socket) => return Ok(Self { socket, moved: tried != port }),
                Err(error) if error.kind() == io::ErrorKind::AddrInUse && tried < port.saturating_add(PORTS) => {
                    tried += 1
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Where it listens.
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

    /// Serves until `stop`; then takes no more connections and ends those that are there.
    pub async fn serve(self, router: Router, stop: CancellationToken) {
        let graceful = GracefulShutdown::new();
        let seats = Arc::new(Semaphore::new(CONNECTIONS));
        loop {
            let Ok(seat) = Arc::clone(&seats).acquire_owned().await else { break };
            let accepted = tokio::select! {
                accepted = self.socket.accept() => accepted,
                () = stop.cancelled() => break,
            };
            match accepted {
                Ok((stream, _)) => connect(stream, router.clone(), &graceful, seat),
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    // Most often there are no file handles left; some connection has to end first.
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
        drop(self.socket);
        if tokio::time::timeout(LAST_ORDERS, graceful.shutdown()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

fn connect(stream: TcpStream, router: Router, graceful: &GracefulShutdown, seat: OwnedSemaphorePermit) {
    // A press must not wait for the rest of a packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection cannot be made quick");
    }
    let service = TowerToHyperService::new(router);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(HEAD_MAX)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(stream), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection broke");
        }
        drop(seat);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_port_is_passed_over_and_said() {
        let local = IpAddr::from([127, 0, 0, 1]);
        let first = Listener::bind(local, 0).await.unwrap();
        let port = first.address().unwrap().port();
        let second = Listener::bind(local, port).await.unwrap();
        assert!(second.moved() && !first.moved());
        assert_ne!(second.address().unwrap().port(), port);
    }
}
