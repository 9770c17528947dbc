//! A proxy between one browser and the program, which keeps every byte that was sent to the browser.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Everything that one browser was sent so far.
#[derive(Clone)]
pub struct Wiretap {
    port: u16,
    heard: Heard,
}

/// The bytes of each connection. They are kept apart, because mixed connections would cut each other's texts.
type Heard = Arc<Mutex<Vec<Vec<u8>>>>;

impl Wiretap {
    /// Puts a wiretap in front of the program at `port`. The browser's other requests end there too.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn before(port: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let tap = Self { port: listener.local_addr()?.port(), heard: Arc::default() };
        let heard = Arc::clone(&tap.heard);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                // While the program restarts, nobody answers; for the browser, that is a refusal like any other.
                if let Ok(program) = TcpStream::connect(("127.0.0.1", port)).await {
                    tokio::spawn(relay(browser, program, Arc::clone(&heard)));
                }
            }
        });
        Ok(tap)
    }

    /// The port of the proxy.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// How often the browser was sent this text.
    #[must_use]
    pub fn count(&self, text: &str) -> usize {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let within = |heard: &Vec<u8>| heard.windows(text.len()).filter(|window| *window == text.as_bytes()).count();
        heard.iter().map(within).sum()
    }

    /// The words around this text when the browser was first sent it, for the message of a failing test.
    #[must_use]
    pub fn around(&self, text: &str) -> String {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let found = heard.iter().find_map(|heard| {
            let at = heard.windows(text.len()).position(|window| window == text.as_bytes())?;
            let (from, to) = (at.saturating_sub(300), (at + text.len() + 100).min(heard.len()));
            Some(String::from_utf8_lossy(&heard[from..to]).into_owned())
        });
        found.unwrap_or_default()
    }

    /// How many bytes the browser was sent.
    #[must_use]
    pub fn len(&self) -> usize {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).iter().map(Vec::len).sum()
    }

    /// Whether the browser was sent nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

async fn relay(browser: TcpStream, program: TcpStream, heard: Heard) {
    let (from_browser, to_browser) = browser.into_split();
    let (from_program, to_program) = program.into_split();
    let up = pump(from_browser, to_program, None);
    let down = pump(from_program, to_browser, Some(heard));
    tokio::join!(up, down);
}

async fn pump(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWriteExt + Unpin, heard: Option<Heard>) {
    let mut buffer = vec![0; 64 << 10];
    let connection = heard.as_ref().map(|heard| {
        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push(Vec::new());
        heard.len() - 1
    });
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if let (Some(heard), Some(connection)) = (&heard, connection) {
            heard.lock().unwrap_or_else(PoisonError::into_inner)[connection].extend_from_slice(&buffer[..length]);
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            break;
        }
    }
    // The other side may already be gone.
    let _ = to.shutdown().await;
}
