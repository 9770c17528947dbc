//! A world that tests and sockets change, and that others wait for.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use tokio::sync::watch;

/// How long a test waits for something that should come. On Telegram a hand may have to wait for the next minute of its group,
/// and the machine may have much to do.
const SOON: Duration = Duration::from_secs(300);

/// A world that keeps what the bot must never do and did.
pub(crate) trait Booked {
    /// Everything of that so far.
    fn violations(&self) -> &[String];
}

/// A world with a bell that rings at each change.
#[derive(Debug)]
pub(crate) struct Watched<W> {
    world: Mutex<W>,
    changed: watch::Sender<()>,
}

impl<W: Booked> Watched<W> {
    pub(crate) fn new(world: W) -> Self {
        Self { world: Mutex::new(world), changed: watch::Sender::new(()) }
    }

    /// Does something with the world, and wakes those who wait for it to change.
    pub(crate) fn change<T>(&self, with: impl FnOnce(&mut W) -> T) -> T {
        let result = with(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_replace(());
        result
    }

    /// Does something with the world that nobody waits for.
    pub(crate) fn quietly<T>(&self, with: impl FnOnce(&mut W) -> T) -> T {
        with(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Looks at the world.
    pub(crate) fn look<T>(&self, with: impl FnOnce(&W) -> T) -> T {
        with(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The bell.
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

/// Waits until something can be seen in the books of a fake; `violations` are told when it never can.
pub(crate) async fn until(what: &str, meets: impl Fn() -> bool, violations: impl Fn() -> Vec<String>) -> Result<()> {
    let until = Instant::now() + SOON;
    let mut pause = Duration::from_millis(10);
    while !meets() {
        if Instant::now() > until {
            bail!("waited in vain for {what}; violations so far: {:#?}", violations());
        }
        tokio::time::sleep(pause).await;
        // A crowd that waits should not keep the machine from what it waits for.
        pause = (pause * 2).min(Duration::from_millis(320));
    }
    Ok(())
}
