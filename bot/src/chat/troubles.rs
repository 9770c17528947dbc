//! Remembers the troubles that were logged lately, so that the same trouble in the same place is logged only once in a
//! while.

use std::hash::Hash;
use std::time::Duration;

use duelhall_store::Timestamp;
use tokio::time::Instant;

use super::Recent;

/// The same trouble in the same place is logged once in this time.
const QUIET: Duration = Duration::from_secs(600);

/// The troubles that were logged lately, by the clock of this machine.
pub(crate) struct Troubles<K> {
    since: Instant,
    logged: Recent<K>,
}

impl<K> Default for Troubles<K> {
    fn default() -> Self {
        Self { since: Instant::now(), logged: Recent::default() }
    }
}

impl<K: Hash + Eq> Troubles<K> {
    /// Whether a trouble should be logged.
    pub(crate) fn is_news(&self, trouble: K) -> bool {
        self.logged.begin(trouble, Timestamp(0).after(self.since.elapsed()), QUIET)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_same_trouble_is_news_once_in_ten_minutes() {
        let troubles = Troubles::default();
        assert!(troubles.is_news("a") && !troubles.is_news("a") && troubles.is_news("b"));
        tokio::time::advance(QUIET).await;
        assert!(troubles.is_news("a"));
    }
}
