//! What a bot is made of, and the bot at work.

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

/// How long what is being done may take when the program ends.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);

/// What a bot is made of.
pub struct Parts {
    /// The hall.
    pub hall: Hall,
    /// What the hall has to say on the platform without having been asked.
    pub notices: mpsc::UnboundedReceiver<Notice>,
    /// The store of the hall, for what stands where.
    pub store: Arc<dyn Store>,
    /// The clock of the hall: what the bot has sent grows old by it.
    pub clock: Arc<dyn Clock>,
    /// The painter of the program.
    pub painter: Arc<Painter>,
    /// The language of people whose client speaks none of ours, and of what the program says.
    pub language: Lang,
}

/// A bot at work.
#[derive(Debug)]
pub struct Running {
    platform: &'static str,
    work: JoinHandle<()>,
}

impl Running {
    /// Sets a bot to work. When it is told to stop, what it is doing is waited for.
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
