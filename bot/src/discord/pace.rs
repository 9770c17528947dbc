//! How fast Discord is written to: it takes about five messages and edits in five seconds in a channel, and five edits in
//! two seconds by the token of an interaction.

use std::time::Duration;

use tokio::time::Instant;

/// Between two posts or edits of one channel.
const CHANNEL_GAP: Duration = Duration::from_millis(1_200);

/// Between two edits by one token: four in two seconds, which leaves one for a further message.
const TOKEN_GAP: Duration = Duration::from_millis(500);

/// The first wait after a failure that passes; doubled each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);

/// The longest wait.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// When a channel, or by a token, may be written to next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    gap: Duration,
    next: Instant,
    failures: u32,
}

impl Pace {
    /// A channel that nobody has written to.
    pub(crate) fn of_channel() -> Self {
        Self { gap: CHANNEL_GAP, next: Instant::now(), failures: 0 }
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
        self.failures = 0;
        self.next = Instant::now() + self.gap;
    }

    /// Counts a failure that passes: the next try is later each time.
    pub(crate) fn failed(&mut self) {
        let wait = FIRST_WAIT.saturating_mul(1 << self.failures.min(6)).min(LONGEST_WAIT);
        self.failures = self.failures.saturating_add(1);
        self.next = Instant::now() + wait;
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
    async fn failures_wait_longer_each_time_and_are_forgotten_by_a_success() {
        let mut pace = Pace::of_token();
        let mut waits = Vec::new();
        for _ in 0..8 {
            pace.failed();
            let begun = Instant::now();
            pace.wait().await;
            waits.push(begun.elapsed().as_secs());
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
        pace.wrote();
        pace.failed();
        let begun = Instant::now();
        pace.wait().await;
        assert_eq!(begun.elapsed().as_secs(), 1);
    }
}
