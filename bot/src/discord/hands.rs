//! The private messages that show a hand and can still be edited: by the token of the last press, for a quarter of an
//! hour. They may vanish at any time, so they are never the only way to a decision.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::PersonId;
use duelhall_store::{MatchId, Timestamp};

use super::sheet::Seen;

/// How long a token is used. It lives fifteen minutes by Discord's clock, which is not ours.
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// Hands remembered before those that are over are looked for.
const MANY: usize = 1_024;

/// A private message that can be edited.
pub(crate) struct Live {
    /// The token of the interaction that it answers.
    pub(crate) token: String,
    /// When the token is used up.
    pub(crate) until: Timestamp,
    /// What it shows; `None` when that is not known.
    pub(crate) seen: Option<Seen>,
    /// The page of its buttons.
    pub(crate) page: usize,
}

/// One person's hand of one match.
#[derive(Default)]
pub(crate) struct Cell {
    /// Presses of this person about this match that are being answered.
    busy: AtomicUsize,
    /// Whether the hand changed meanwhile.
    missed: AtomicBool,
    /// The message. Held while it is edited.
    pub(crate) live: tokio::sync::Mutex<Option<Live>>,
    until: Mutex<Option<Timestamp>>,
}

/// A press that is being answered: it shows the newest hand itself.
pub(crate) struct Busy(Arc<Cell>);

/// All hands.
#[derive(Default)]
pub(crate) struct Hands(Mutex<HashMap<(PersonId, MatchId), Arc<Cell>>>);

impl Hands {
    /// The hand of a person, made if there is none.
    pub(crate) fn cell(&self, person: &PersonId, id: MatchId, now: Timestamp) -> Arc<Cell> {
        let mut cells = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cells.len() > MANY {
            cells.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.is_live(now));
        }
        Arc::clone(cells.entry((person.clone(), id)).or_default())
    }

    /// The hand of a person, if they have opened it lately.
    pub(crate) fn known(&self, person: &PersonId, id: MatchId) -> Option<Arc<Cell>> {
        let cells = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cells.get(&(person.clone(), id)).map(Arc::clone)
    }

    /// Whether a person has their hand before them, as far as is known.
    pub(crate) fn is_open(&self, person: &PersonId, id: MatchId, now: Timestamp) -> bool {
        self.known(person, id).is_some_and(|cell| cell.is_live(now))
    }
}

impl Cell {
    /// Begins to answer a press.
    pub(crate) fn begin(self: &Arc<Self>) -> Busy {
        self.busy.fetch_add(1, Ordering::SeqCst);
        Busy(Arc::clone(self))
    }

    /// Whether the newest hand is shown by an answer that is on its way; if so, it is remembered that there was news.
    pub(crate) fn is_being_answered(&self) -> bool {
        let busy = self.busy.load(Ordering::SeqCst) > 0;
        if busy {
            self.missed.store(true, Ordering::SeqCst);
        }
        busy
    }

    /// Puts the message of a new answer in place of the old.
    pub(crate) async fn put(&self, live: Live) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(live.until);
        *self.live.lock().await = Some(live);
    }

    /// Forgets the message, which is held.
    pub(crate) fn forget(&self, live: &mut Option<Live>) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = None;
        *live = None;
    }

    /// Whether the hand is before its owner, or on its way.
    fn is_live(&self, now: Timestamp) -> bool {
        if self.busy.load(Ordering::SeqCst) > 0 {
            return true;
        }
        self.until.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| until > now)
    }
}

impl Busy {
    /// Ends the answer; whether something changed while it was made.
    pub(crate) fn end(self) -> bool {
        let cell = Arc::clone(&self.0);
        drop(self);
        cell.busy.load(Ordering::SeqCst) == 0 && cell.missed.swap(false, Ordering::SeqCst)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> (PersonId, MatchId) {
        (PersonId::new("discord", "1"), MatchId::from_number(1))
    }

    const NOW: Timestamp = Timestamp(1_000);

    fn live() -> Live {
        Live { token: "t".into(), until: NOW.after(TOKEN_LIFE), seen: None, page: 0 }
    }

    #[tokio::test]
    async fn a_hand_is_open_as_long_as_its_token_lives() {
        let (hands, (person, id)) = (Hands::default(), key());
        assert!(!hands.is_open(&person, id, NOW));
        hands.cell(&person, id, NOW).put(live()).await;
        assert!(hands.is_open(&person, id, NOW.after(TOKEN_LIFE - Duration::from_secs(1))));
        assert!(!hands.is_open(&person, id, NOW.after(TOKEN_LIFE)));
    }

    #[tokio::test]
    async fn news_during_an_answer_is_looked_at_once_it_is_given() {
        let (hands, (person, id)) = (Hands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        let (one, two) = (cell.begin(), cell.begin());
        assert!(cell.is_being_answered());
        assert!(!one.end(), "the other answer is still on its way");
        assert!(two.end());
        assert!(!cell.is_being_answered());
        assert!(!cell.begin().end(), "nothing new");
    }

    #[tokio::test]
    async fn hands_that_are_over_are_forgotten_when_there_are_many() {
        let (hands, (person, _)) = (Hands::default(), key());
        for number in 0..=MANY as u64 {
            hands.cell(&person, MatchId::from_number(number), NOW).put(live()).await;
        }
        hands.cell(&person, MatchId::from_number(9_999_999), NOW.after(TOKEN_LIFE));
        assert_eq!(hands.0.lock().unwrap().len(), 1);
    }
}
