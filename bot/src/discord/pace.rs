//! How fast Discord is written to: it takes about five messages and edits in five seconds in a channel, and five edits in
//! two seconds by the token of an interaction.

use std::time::Duration;

use tokio::time::Instant;

use crate::chat::Backoff;

/// Between two posts or edits of one channel.
const CHANNEL_GAP: Duration = Duration::from_millis(1_200);

/// Between two edits by one token: four in two seconds, which leaves one for a further message.
const TOKEN_GAP: Duration = Duration::from_millis(500);

/// When a channel, or by a token, may be written to next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    gap: Duration,
    next: Instant,
    waits: Backoff,
}

impl Pace {
    /// A channel that nobody has written to.
    pub(crate) fn of_channel() -> Self {
        Self { gap: CHANNEL_GAP, next: Instant::now(), waits: Backoff::default() }
    }

    /// A token that nothing was edited by.
    pub(crate) fn of_token() -> Self {
        Self { gap: TOKEN_GAP, ..Self::of_channel() }
    }

    /// Whether nothing has to be waited for.
    pub(crate) fn is_due(&self) -> bool {
        self.next <= Instant::now()
    }

    /// Waits until it may be written.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep_until(self.next).await;
    }

    /// Counts a request that was made.
    pub(crate) fn wrote(&mut self) {
        self.waits.worked();
        self.next = Instant::now() + self.gap;
    }

    /// Counts a failure that passes: the next try is later each time.
    pub(crate) fn failed(&mut self) {
        self.next = Instant::now() + self.waits.failed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_first_goes_at_once_and_the_next_keep_their_distance() {
        let begun = Instant::now();
        let mut pace = Pace::of_channel();
        let mut at = Vec::new();
        for _ in 0..4 {
            pace.wait().await;
            at.push(begun.elapsed().as_millis());
            pace.wrote();
        }
        assert_eq!(at, [0, 1_200, 2_400, 3_600]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_waits_longer_than_a_success() {
        let mut pace = Pace::of_token();
        let begun = Instant::now();
        pace.failed();
        pace.wait().await;
        assert!(begun.elapsed() >= Duration::from_secs(1));
        let begun = Instant::now();
        pace.wrote();
        pace.wait().await;
        assert_eq!(begun.elapsed(), TOKEN_GAP);
    }
}
