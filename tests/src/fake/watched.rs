//! A world that tests and sockets change, and in which tests wait for changes.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use tokio::sync::watch;

/// How long a test waits for something that should come. On Telegram, a hand may have to wait for the next minute of
/// its group, and the machine may be busy.
const SOON: Duration = Duration::from_secs(300);

/// A world that records forbidden deeds of the bot.
pub(crate) trait Booked {
    /// All forbidden deeds so far.
    fn violations(&self) -> &[String];
}

/// A world that announces each change.
#[derive(Debug)]
pub(crate) struct Watched<W> {
    world: Mutex<W>,
    changed: watch::Sender<()>,
}

impl<W: Booked> Watched<W> {
    pub(crate) fn new(world: W) -> Self {
        Self { world: Mutex::new(world), changed: watch::Sender::new(()) }
    }

    /// Changes the world, and wakes everybody who waits for a change.
    pub(crate) fn change<T>(&self, with: impl FnOnce(&mut W) -> T) -> T {
        let result = with(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_replace(());
        result
    }

    /// Changes the world in a way for which nobody waits.
    pub(crate) fn quietly<T>(&self, with: impl FnOnce(&mut W) -> T) -> T {
        with(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Looks at the world.
    pub(crate) fn look<T>(&self, with: impl FnOnce(&W) -> T) -> T {
        with(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The announcements of changes.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Waits until a look at the world finds something.
    pub(crate) async fn wait<T>(&self, what: &str, mut found: impl FnMut(&W) -> Option<T>) -> Result<T> {
        let mut changes = self.changes();
        let until = Instant::now() + SOON;
        loop {
            changes.borrow_and_update();
            if let Some(found) = self.look(&mut found) {
                return Ok(found);
            }
            let left = until.saturating_duration_since(Instant::now());
            if tokio::time::timeout(left, changes.changed()).await.is_err() {
                let violations = self.look(|world| world.violations().to_vec());
                bail!("waited in vain for {what}; violations so far: {violations:#?}");
            }
        }
    }
}

/// Waits until the books of a fake meet a condition. If they never do, the error names the `violations`.
pub(crate) async fn until(what: &str, meets: impl Fn() -> bool, violations: impl Fn() -> Vec<String>) -> Result<()> {
    find(what, || meets().then_some(()), violations).await
}

/// Waits until something is found in the books of a fake, and returns it as it was found: a second look may find nothing,
/// because the bot has gone on. If it never is there, the error names the `violations`.
pub(crate) async fn find<T>(
    what: &str,
    found: impl Fn() -> Option<T>,
    violations: impl Fn() -> Vec<String>,
) -> Result<T> {
    let until = Instant::now() + SOON;
    let mut pause = Duration::from_millis(10);
    loop {
        if let Some(found) = found() {
            return Ok(found);
        }
        if Instant::now() > until {
            bail!("waited in vain for {what}; violations so far: {:#?}", violations());
        }
        tokio::time::sleep(pause).await;
        // A crowd that waits should not slow the machine down.
        pause = (pause * 2).min(Duration::from_millis(320));
    }
}
