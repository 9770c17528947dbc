//! A proxy between one browser and the program, which keeps every byte that the browser was sent.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What one browser was sent so far.
#[derive(Clone)]
pub struct Wiretap {
    port: u16,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl Wiretap {
    /// Puts a wiretap before the program at `port`. Whatever else the browser asks for ends there too.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn before(port: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let tap = Self { port: listener.local_addr()?.port(), heard: Arc::default() };
        let heard = Arc::clone(&tap.heard);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                // While the program restarts there is nobody behind us; the browser hears that as any other refusal.
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
        heard.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
    }

    /// How many bytes the browser was sent.
    #[must_use]
    pub fn len(&self) -> usize {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether the browser was sent nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

async fn relay(browser: TcpStream, program: TcpStream, heard: Arc<Mutex<Vec<u8>>>) {
    let (from_browser, to_browser) = browser.into_split();
    let (from_program, to_program) = program.into_split();
    let up = pump(from_browser, to_program, None);
    let down = pump(from_program, to_browser, Some(heard));
    tokio::join!(up, down);
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    heard: Option<Arc<Mutex<Vec<u8>>>>,
) {
    let mut buffer = vec![0; 64 << 10];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if let Some(heard) = &heard {
            heard.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(&buffer[..length]);
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            break;
        }
    }
    // The other side may be gone already.
    let _ = to.shutdown().await;
}
