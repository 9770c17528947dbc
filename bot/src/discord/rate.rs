//! How fast the bot may write to Discord. A channel accepts about five messages and edits in five seconds, and the
//! token of an interaction five edits in two seconds.

use std::time::Duration;

use tokio::time::Instant;

use crate::chat::Backoff;

/// The time between two posts or edits in one channel. A shorter one brings boards sooner where matches share a channel, and
/// costs more calls a move.
const CHANNEL_GAP: Duration = Duration::from_millis(1_700);

/// The time between two edits by one token: four edits in two seconds, which leaves one for a further message.
const TOKEN_GAP: Duration = Duration::from_millis(500);

/// When a channel may be written to next, or a token used next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    gap: Duration,
    next: Instant,
    waits: Backoff,
}

impl Rate {
    /// The rate of a channel that nobody has written to.
    pub(crate) fn of_channel() -> Self {
        Self { gap: CHANNEL_GAP, next: Instant::now(), waits: Backoff::default() }
    }

    /// The rate of a token that has edited nothing yet.
    pub(crate) fn of_token() -> Self {
        Self { gap: TOKEN_GAP, ..Self::of_channel() }
    }

    /// Whether the next request may be made now.
    pub(crate) fn is_due(&self) -> bool {
        self.next <= Instant::now()
    }

    /// Waits until the next request may be made.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep_until(self.next).await;
    }

    /// Counts a successful request.
    pub(crate) fn wrote(&mut self) {
        self.waits.worked();
        self.next = Instant::now() + self.gap;
    }

    /// Counts a failure that will pass: the wait before the next try gets longer each time.
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
        let mut rate = Rate::of_channel();
        let mut at = Vec::new();
        for _ in 0..4 {
            rate.wait().await;
            at.push(begun.elapsed().as_millis());
            rate.wrote();
        }
        assert_eq!(at, [0, 1_700, 3_400, 5_100]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_waits_longer_than_a_success() {
        let mut rate = Rate::of_token();
        let begun = Instant::now();
        rate.failed();
        rate.wait().await;
        assert!(begun.elapsed() >= Duration::from_secs(1));
        let begun = Instant::now();
        rate.wrote();
        rate.wait().await;
        assert_eq!(begun.elapsed(), TOKEN_GAP);
    }
}
