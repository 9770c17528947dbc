//! The parts of a bot, and the bot at work.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Hall, Notice};
use duelhall_render::Painter;
use duelhall_store::Store;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long a task may still take when the program ends.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// The parts of a bot.
pub struct Parts {
    /// The hall.
    pub hall: Hall,
    /// The notices of the hall for this platform.
    pub notices: mpsc::UnboundedReceiver<Notice>,
    /// The store of the hall, which keeps the addresses of messages.
    pub store: Arc<dyn Store>,
    /// The clock of the hall: it tells how old the bot's messages are.
    pub clock: Arc<dyn Clock>,
    /// The painter of the program.
    pub painter: Arc<Painter>,
    /// The language of people whose client uses none of our languages, and of the program's own messages.
    pub language: Lang,
}

/// A bot at work.
#[derive(Debug)]
pub struct Running {
    platform: &'static str,
    work: JoinHandle<()>,
}

impl Running {
    /// Starts a bot. When it is told to stop, it finishes the work that it has begun.
    pub(crate) fn begin(
        platform: &'static str,
        work: impl Future<Output = ()> + Send + 'static,
        stop: CancellationToken,
        tasks: TaskTracker,
    ) -> Self {
        let work = tokio::spawn(async move {
            work.await;
            stop.cancelled().await;
            tasks.close();
            if tokio::time::timeout(FAREWELL, tasks.wait()).await.is_err() {
                tracing::warn!("some messages did not reach {platform}; they are repaired at the next start");
            }
        });
        Self { platform, work }
    }

    /// Waits until the bot has ended, after it was told to stop.
    pub async fn ended(self) {
        if let Err(error) = self.work.await {
            tracing::error!(%error, "the bot on {} broke off", self.platform);
        }
    }
}
