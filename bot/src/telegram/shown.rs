//! Remembers where hands are shown, and what those messages show.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::{PersonId, Slot};
use duelhall_store::{MatchId, Store, StoreError, Timestamp};
use tokio::sync::watch;
use tokio::time::Instant;

use super::address::At;
use super::outgoing::Outgoing;
use super::posts::{HANDS, HandPost};
use super::rest::Rest;
use crate::chat::desk::Leaf;
use crate::chat::{self, Backoff, SLOT_TRIES, Seen, Turned};

/// A message that shows a hand.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(crate) at: At,
    /// What it shows; `None` when unknown.
    pub(crate) seen: Option<Seen>,
    /// The page of its buttons.
    pub(crate) leaf: Leaf,
    /// When it was sent.
    pub(crate) since: Instant,
    /// Whether its owner was told that there is a newer hand.
    pub(crate) called_back: bool,
    /// Whether it has only words.
    pub(super) plain: bool,
    /// Advice above it, and the question that the advice is about.
    pub(super) advice: Option<(u32, String)>,
}

impl Live {
    /// A message that was just sent, or found in the store.
    pub(crate) fn new(at: At, seen: Option<Seen>, at_page: Turned) -> Self {
        let (leaf, since) = (Leaf::at(at_page), Instant::now());
        Self { at, seen, leaf, since, called_back: false, plain: false, advice: None }
    }

    /// A message that was just sent to a chat that may have refused its picture.
    pub(crate) fn sent(rest: &Rest, at: At, outgoing: &Outgoing) -> Self {
        let plain = outgoing.picture.is_some() && rest.has_no_photos(at.chat());
        Self { plain, ..Self::new(at, Some(outgoing.seen()), Turned::default()) }
    }
}

/// Where a hand is shown, if that was looked up.
#[derive(Debug, Default)]
pub(crate) enum Shown {
    /// It was not looked up yet, or the store did not say.
    #[default]
    Unknown,
    /// Nowhere.
    Nowhere,
    /// In this message.
    Here(Live),
}

impl Shown {
    /// What the store says. If it cannot be read, nobody knows whether the hand is shown.
    fn read(found: Result<Option<HandPost>, StoreError>, id: MatchId) -> Self {
        match found {
            Ok(Some(post)) => Self::Here(Live::new(post.at(), None, Turned::default())),
            Ok(None) => Self::Nowhere,
            Err(error) => {
                tracing::error!(%id, %error, "where a hand is shown cannot be read");
                Self::Unknown
            }
        }
    }
}

/// One person's hand of one match.
#[derive(Default)]
pub(crate) struct Cell {
    /// Locked while the message is sent or edited.
    pub(crate) shown: tokio::sync::Mutex<Shown>,
    /// Whether the hand will be looked at again a little later.
    pub(super) later: AtomicBool,
    /// How many tries have failed since the last that worked.
    failures: AtomicU32,
    pub(super) wishes: Wishes,
    /// Advice in a message of its own, and the question that it is about.
    apart: Mutex<Option<(u32, At)>>,
}

/// Counts requests to show a hand in its present state. One message serves every request that was made before the hand
/// was read, and those requests stop waiting for the chat. So each change is sent once, and requests never pile up.
#[derive(Default)]
pub(super) struct Wishes {
    /// How many requests there were.
    made: AtomicU64,
    /// How many of them are served.
    served: watch::Sender<u64>,
}

impl Wishes {
    /// Makes one more request, and returns its number.
    pub(super) fn make(&self) -> u64 {
        self.made.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// How many requests were made so far.
    pub(super) fn made(&self) -> u64 {
        self.made.load(Ordering::SeqCst)
    }

    /// Marks the first `made` requests as served: the hand that is shown was read after them.
    pub(super) fn serve(&self, made: u64) {
        self.served.send_replace(made);
    }

    pub(super) fn is_served(&self, wish: u64) -> bool {
        *self.served.borrow() >= wish
    }

    /// Waits until a request is served.
    pub(super) async fn served(&self, wish: u64) {
        // The channel cannot be closed, because we hold the other end.
        let _ = self.served.subscribe().wait_for(|served| *served >= wish).await;
    }
}

/// All hands.
pub(crate) type OpenHands = chat::OpenHands<Cell>;

impl chat::Cell for Cell {
    /// A forgotten hand is found again in the store.
    fn is_live(&self, _: Timestamp) -> bool {
        false
    }
}

impl Cell {
    /// Counts a failure that may pass as so many `tries`; how long to wait before the next one, or `None` when the hand is
    /// given up until it changes. It is tried as often as the board.
    pub(super) fn failed(&self, tries: u32) -> Option<Duration> {
        let failures = self.failures.fetch_add(tries, Ordering::SeqCst) + tries;
        if failures < SLOT_TRIES {
            return Some(Backoff::after(failures));
        }
        self.worked();
        None
    }

    /// Notes where advice about a question is; returns where older advice is, which it replaces.
    pub(super) fn advise(&self, asked: u32, at: At) -> Option<At> {
        self.apart.lock().unwrap_or_else(PoisonError::into_inner).replace((asked, at)).map(|(_, older)| older)
    }

    /// Takes advice about another question than this away. Telegram does not count that.
    pub(super) async fn take_back(&self, rest: &Rest, asked: Option<u32>) {
        if let Some(at) = self.outdated(asked) {
            // It may already be gone.
            let _ = rest.delete(at).await;
        }
    }

    /// Forgets where advice about another question than this is, and returns that.
    fn outdated(&self, asked: Option<u32>) -> Option<At> {
        let mut apart = self.apart.lock().unwrap_or_else(PoisonError::into_inner);
        apart.take_if(|(about, _)| Some(*about) != asked).map(|(_, at)| at)
    }

    /// The hand shows its newest state: later failures are counted from the beginning.
    pub(super) fn worked(&self) {
        self.failures.store(0, Ordering::SeqCst);
    }

    /// Locks the cell, and looks up in the store where the hand is shown, if that is unknown.
    pub(crate) async fn look(
        &self,
        store: &dyn Store,
        person: &PersonId,
        id: MatchId,
    ) -> tokio::sync::MutexGuard<'_, Shown> {
        let mut shown = self.shown.lock().await;
        if matches!(*shown, Shown::Unknown) {
            *shown = Shown::read(HANDS.load(store, person.as_str(), Slot::Hand(id)).await, id);
        }
        shown
    }
}

/// Remembers where a hand is shown.
pub(crate) async fn keep(store: &dyn Store, person: &PersonId, id: MatchId, at: Option<At>) {
    let post = at.map(HandPost::new);
    if let Err(error) = HANDS.keep(store, person.as_str(), Slot::Hand(id), post.as_ref()).await {
        tracing::error!(%id, %error, "where a hand is shown cannot be kept");
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;
    use crate::chat::SLOT_UNSURE;

    #[test]
    fn a_hand_is_tried_as_often_as_a_board_with_growing_pauses_until_it_changes() {
        let cell = Cell::default();
        let waits: Vec<Duration> = std::iter::from_fn(|| cell.failed(1)).collect();
        assert_eq!(waits.len(), SLOT_TRIES as usize - 1, "the last failure gives it up");
        assert!(waits[0] < Duration::from_secs(2) && waits[10] >= Duration::from_secs(60));
        assert!(cell.failed(1).is_some_and(|wait| wait < Duration::from_secs(2)), "the next change is tried as often");
        cell.worked();
        assert_eq!(std::iter::from_fn(|| cell.failed(SLOT_UNSURE)).count(), 4, "each of these may have left a copy");
    }

    #[test]
    fn advice_in_a_message_of_its_own_goes_with_its_question_and_with_the_next_advice() {
        let (cell, at) = (Cell::default(), |message| At::Ephemeral { chat: -5, user: 1, message });
        assert_eq!(cell.advise(7, at(1)), None);
        assert_eq!(cell.advise(7, at(2)), Some(at(1)), "two about one question are a heap already");
        assert_eq!(cell.outdated(Some(7)), None, "its question is still asked");
        assert_eq!(cell.outdated(Some(8)), Some(at(2)));
        assert_eq!(cell.advise(8, at(3)), None);
        assert_eq!(cell.outdated(None), Some(at(3)), "the match is over, or another is asked");
        assert_eq!(cell.outdated(None), None);
    }

    // A chat that was lost for a while does not take the hand with it.
    #[tokio::test]
    async fn a_hand_of_which_nothing_is_known_is_looked_up_again() {
        let (store, cell) = (duelhall_store::MemoryStore::new(), Cell::default());
        let (person, id) = (PersonId::new("telegram", "1"), MatchId::from_number(1));
        let at = At::Ephemeral { chat: -5, user: 1, message: 2 };
        assert!(matches!(*cell.look(&store, &person, id).await, Shown::Nowhere));
        keep(&store, &person, id, Some(at)).await;
        assert!(matches!(*cell.look(&store, &person, id).await, Shown::Nowhere), "it was looked up already");
        *cell.shown.lock().await = Shown::Unknown;
        assert!(matches!(&*cell.look(&store, &person, id).await, Shown::Here(live) if live.at == at));
    }

    #[test]
    fn a_hand_whose_place_cannot_be_read_is_not_taken_for_one_that_is_shown_nowhere() {
        let id = MatchId::from_number(1);
        assert!(matches!(Shown::read(Ok(None), id), Shown::Nowhere));
        assert!(matches!(Shown::read(Err(StoreError::Backend("by the test".to_owned())), id), Shown::Unknown));
    }

    #[test]
    fn one_message_serves_the_requests_made_before_the_hand_was_read_and_no_later_one() {
        let wishes = Wishes::default();
        let [first, second] = [wishes.make(), wishes.make()];
        let made = wishes.made();
        let late = wishes.make();
        assert!(wishes.served(first).now_or_never().is_none() && !wishes.is_served(first));
        wishes.serve(made);
        for wish in [first, second] {
            assert!(wishes.served(wish).now_or_never().is_some() && wishes.is_served(wish));
        }
        assert!(wishes.served(late).now_or_never().is_none() && !wishes.is_served(late));
    }
}
