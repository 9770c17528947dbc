//! The messages that a house has to post or edit, and which of them is next.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

use super::messenger::Spotted;

/// A slot that has waited this long goes before those that changed later.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// A slot whose message is out of date.
struct Entry {
    spotted: Spotted,
    /// Since when it waits.
    since: Instant,
    /// When it changed last.
    changed: Instant,
    /// It was tried, and goes before all others.
    again: bool,
}

/// The slots to be posted or edited; each is there once, however often it changes.
///
/// The one that changed last goes first: people have just pressed there and look at it. Another board may
/// change once more while it waits, which saves an edit. A slot that has waited for [`PATIENCE`] goes before all that.
#[derive(Default)]
pub(super) struct DueSlots(VecDeque<Entry>);

impl DueSlots {
    /// A slot has changed.
    pub(super) fn mark(&mut self, spotted: Spotted) {
        let now = Instant::now();
        match self.0.iter_mut().find(|entry| entry.spotted == spotted) {
            Some(entry) => entry.changed = now,
            None => self.0.push_back(Entry { spotted, since: now, changed: now, again: false }),
        }
    }

    /// A slot that failed goes before all others.
    pub(super) fn mark_again(&mut self, spotted: Spotted) {
        self.remove(&spotted);
        let now = Instant::now();
        self.0.push_front(Entry { spotted, since: now, changed: now, again: true });
    }

    /// A slot that fails again and again goes behind all others.
    pub(super) fn mark_last(&mut self, spotted: Spotted) {
        self.remove(&spotted);
        self.mark(spotted);
    }

    /// Takes the slot that goes next.
    pub(super) fn take(&mut self) -> Option<Spotted> {
        self.0.remove(self.place_of_next()).map(|entry| entry.spotted)
    }

    fn place_of_next(&self) -> usize {
        let Some(first) = self.0.front() else { return 0 };
        if first.again || first.since.elapsed() >= PATIENCE {
            return 0;
        }
        // Of those that changed together, the one that waits longer.
        let newest = self.0.iter().map(|entry| entry.changed).max();
        self.0.iter().position(|entry| Some(entry.changed) == newest).unwrap_or(0)
    }

    /// A slot does not have to be delivered any more.
    pub(super) fn remove(&mut self, spotted: &Spotted) {
        self.0.retain(|entry| entry.spotted != *spotted);
    }

    pub(super) fn contains(&self, spotted: &Spotted) -> bool {
        self.0.iter().any(|entry| entry.spotted == *spotted)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{PlaceId, Slot};
    use duelhall_store::MatchId;

    use super::*;

    fn board(n: u8) -> Spotted {
        (PlaceId::stored("discord:1"), Slot::Board(MatchId::from_number(n.into())))
    }

    async fn later(millis: u64) {
        tokio::time::advance(Duration::from_millis(millis)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_changed_last_goes_first_until_another_has_waited_too_long() {
        let mut due = DueSlots::default();
        due.mark(board(1));
        later(400).await;
        due.mark(board(2));
        assert_eq!(due.take(), Some(board(2)));
        later(1_600).await;
        due.mark(board(2));
        later(600).await;
        due.mark(board(3));
        assert_eq!(
            [due.take(), due.take(), due.take(), due.take()],
            [Some(board(1)), Some(board(3)), Some(board(2)), None]
        );
    }

    #[tokio::test(start_paused = true)]
    async fn what_changes_again_keeps_its_place_among_those_that_wait_long() {
        let mut due = DueSlots::default();
        due.mark(board(1));
        later(100).await;
        due.mark(board(2));
        later(2_400).await;
        due.mark(board(1));
        due.mark(board(2));
        assert_eq!([due.take(), due.take(), due.take()], [Some(board(1)), Some(board(2)), None]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_failed_goes_first_and_what_fails_for_ever_goes_last() {
        let mut due = DueSlots::default();
        due.mark(board(1));
        due.mark_again(board(2));
        later(10).await;
        due.mark(board(3));
        assert_eq!(due.take(), Some(board(2)));
        due.mark_again(board(2));
        later(3_000).await;
        due.mark_last(board(2));
        assert_eq!([due.take(), due.take(), due.take()], [Some(board(1)), Some(board(3)), Some(board(2))]);
        due.mark(board(4));
        due.remove(&board(4));
        assert!(due.is_empty() && !due.contains(&board(4)));
    }
}
