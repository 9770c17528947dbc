//! The private messages that show a hand and can still be edited, by the token of the last press, for a quarter of an
//! hour. They may vanish at any time, so they are never the only way to make a decision.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use duelhall_store::Timestamp;

use super::rate::Rate;
use crate::chat::desk::Leaf;
use crate::chat::{self, Seen};

/// How long a token is used. It lives for fifteen minutes by Discord's clock, which may differ from ours.
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// A private message that can be edited.
pub(crate) struct Live {
    /// The interaction that it answers. Discord numbers interactions in the order of time.
    pub(crate) interaction: u64,
    /// The token of that interaction.
    pub(crate) token: String,
    /// When the token is used up.
    pub(crate) until: Timestamp,
    /// What it shows; `None` when unknown.
    pub(crate) seen: Option<Seen>,
    /// The page of its buttons.
    pub(crate) leaf: Leaf,
    /// How fast it may be edited.
    pub(crate) rate: Rate,
}

impl Live {
    /// The message of an answer that has just been given.
    pub(crate) fn new(interaction: u64, token: String, until: Timestamp, seen: Option<Seen>, leaf: Leaf) -> Self {
        Self { interaction, token, until, seen, leaf, rate: Rate::of_token() }
    }
}

/// One person's hand of one match.
#[derive(Default)]
pub(crate) struct Cell {
    /// The message. It is locked while it is edited.
    live: tokio::sync::Mutex<Option<Live>>,
    way: Mutex<OnTheWay>,
    until: Mutex<Option<Timestamp>>,
    /// Whether somebody waits to bring the message up to date.
    awaited: AtomicBool,
    /// Whether somebody lets a while pass first, because nobody is asked in it.
    rested: AtomicBool,
}

/// The changes that are on their way to the message of a hand.
#[derive(Default)]
struct OnTheWay {
    /// The number of the person's presses in this match that are being answered.
    answers: usize,
    /// Whether the message is being edited.
    edit: bool,
    /// Whether the hand changed while an answer was on its way.
    missed: bool,
    /// Whether two of these overlapped. Nobody knows which of them Discord did last, so what the message shows is
    /// unknown.
    crossed: bool,
}

/// A press that is being answered. The answer itself shows the newest hand.
pub(crate) struct Busy(Arc<Cell>);

/// The wait to bring a message up to date.
pub(crate) struct Waits<'a>(&'a AtomicBool);

/// An edit in progress.
pub(crate) struct Edit<'a>(&'a Cell);

/// All hands.
pub(crate) type OpenHands = chat::OpenHands<Cell>;

impl chat::Cell for Cell {
    /// Whether its owner has the hand open, or an answer with it is on its way.
    fn is_live(&self, now: Timestamp) -> bool {
        if self.way().answers > 0 {
            return true;
        }
        self.open_until().is_some_and(|until| until > now)
    }
}

impl Cell {
    /// Until when the message of the hand can be edited, if there is one.
    pub(crate) fn open_until(&self) -> Option<Timestamp> {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to answer a press.
    pub(crate) fn begin(self: &Arc<Self>) -> Busy {
        let mut way = self.way();
        way.crossed |= way.edit || way.answers > 0;
        way.answers += 1;
        Busy(Arc::clone(self))
    }

    /// Whether an answer that is on its way will show the newest hand; if so, the change of the hand is remembered.
    pub(crate) fn is_being_answered(&self) -> bool {
        self.way().is_answered()
    }

    /// Begins an edit of the locked message; `None` when an answer itself will show the newest hand.
    pub(crate) fn edit(&self) -> Option<Edit<'_>> {
        let mut way = self.way();
        if way.is_answered() {
            return None;
        }
        way.edit = true;
        Some(Edit(self))
    }

    /// Begins to wait for the message; `None` if somebody waits for it already.
    pub(crate) fn queue(&self) -> Option<Waits<'_>> {
        Waits::begin(&self.awaited)
    }

    /// Begins to let a while pass; `None` if somebody does so already, who will then show the newest hand.
    pub(crate) fn rest(&self) -> Option<Waits<'_>> {
        Waits::begin(&self.rested)
    }

    /// Locks the message.
    pub(crate) async fn live(&self) -> tokio::sync::MutexGuard<'_, Option<Live>> {
        self.live.lock().await
    }

    /// Locks the message as soon as it may be edited.
    pub(crate) async fn turn(&self) -> tokio::sync::MutexGuard<'_, Option<Live>> {
        loop {
            let live = self.live.lock().await;
            let Some(rate) = live.as_ref().map(|live| live.rate).filter(|rate| !rate.is_due()) else { return live };
            // In the meantime an answer may replace the message with another.
            drop(live);
            rate.wait().await;
        }
    }

    /// Puts the message of a new answer in place of the old message, and returns the old one. An answer to an earlier
    /// interaction than the message's, which was noted late, is the old one itself.
    pub(crate) async fn put(&self, mut live: Live) -> Option<Live> {
        let mut held = self.live.lock().await;
        if let Some(newer) = held.as_mut().filter(|held| held.interaction > live.interaction) {
            // Both may be answers on one message, of which nobody knows which Discord did last.
            newer.seen = None;
            self.way().missed = true;
            return Some(live);
        }
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(live.until);
        let mut way = self.way();
        if way.crossed {
            live.seen = None;
            way.missed = true;
        }
        held.replace(live)
    }

    /// Forgets the locked message.
    pub(crate) fn forget(&self, live: &mut Option<Live>) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = None;
        *live = None;
    }

    fn way(&self) -> MutexGuard<'_, OnTheWay> {
        self.way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OnTheWay {
    fn is_answered(&mut self) -> bool {
        self.missed |= self.answers > 0;
        self.answers > 0
    }
}

impl Busy {
    /// Ends the answer; returns whether the hand must be checked, because something changed during the answer.
    pub(crate) fn end(self) -> bool {
        let cell = Arc::clone(&self.0);
        drop(self);
        let mut way = cell.way();
        way.answers == 0 && std::mem::take(&mut way.missed)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut way = self.0.way();
        way.answers -= 1;
        way.crossed &= way.answers > 0;
    }
}

impl<'a> Waits<'a> {
    fn begin(one: &'a AtomicBool) -> Option<Self> {
        (!one.swap(true, Ordering::SeqCst)).then(|| Self(one))
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::SeqCst);
    }
}

impl Drop for Edit<'_> {
    fn drop(&mut self) {
        self.0.way().edit = false;
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::PersonId;
    use duelhall_store::MatchId;

    use super::*;
    use crate::chat::{MANY_HANDS, Turned};
    use crate::discord::outgoing::Outgoing;

    fn key() -> (PersonId, MatchId) {
        (PersonId::new("discord", "1"), MatchId::from_number(1))
    }

    const NOW: Timestamp = Timestamp(1_000);

    fn live() -> Live {
        answer_to(1)
    }

    fn answer_to(interaction: u64) -> Live {
        let seen = Some(Outgoing::words("x").seen());
        Live::new(interaction, format!("t{interaction}"), NOW.after(TOKEN_LIFE), seen, Leaf::at(Turned::default()))
    }

    #[tokio::test]
    async fn an_answer_that_is_noted_late_does_not_take_the_place_of_a_newer_one() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        assert!(cell.put(answer_to(8)).await.is_none());
        let old = cell.put(answer_to(7)).await;
        assert_eq!(old.map(|old| old.interaction), Some(7));
        assert_eq!(cell.live().await.as_ref().map(|live| live.interaction), Some(8));
        assert!(!is_known(&cell).await, "both may have changed one message");
    }

    #[test]
    fn one_at_a_time_waits_to_bring_a_hand_up_to_date() {
        let cell = Cell::default();
        let waits = cell.queue();
        assert!(waits.is_some() && cell.queue().is_none());
        let rests = cell.rest();
        assert!(rests.is_some() && cell.rest().is_none());
        drop(waits);
        assert!(cell.queue().is_some() && cell.rest().is_none(), "who rests holds up nobody who need not");
        drop(rests);
        assert!(cell.rest().is_some());
    }

    #[tokio::test]
    async fn a_hand_is_open_as_long_as_its_token_lives() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        assert!(!hands.is_open(&person, id, NOW));
        hands.cell(&person, id, NOW).put(live()).await;
        assert!(hands.is_open(&person, id, NOW.after(TOKEN_LIFE - Duration::from_secs(1))));
        assert!(!hands.is_open(&person, id, NOW.after(TOKEN_LIFE)));
    }

    #[tokio::test]
    async fn news_during_an_answer_is_looked_at_once_it_is_given() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        let (one, two) = (cell.begin(), cell.begin());
        assert!(cell.is_being_answered());
        assert!(!one.end(), "the other answer is still on its way");
        assert!(two.end());
        assert!(!cell.is_being_answered());
        assert!(!cell.begin().end(), "nothing new");
    }

    /// Whether it is known what the message shows.
    async fn is_known(cell: &Cell) -> bool {
        cell.live().await.as_ref().is_some_and(|live| live.seen.is_some())
    }

    #[tokio::test]
    async fn an_edit_that_meets_an_answer_leaves_it_open_what_the_message_shows() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        let edit = cell.edit().unwrap();
        let answer = cell.begin();
        drop(edit);
        cell.put(live()).await;
        assert!(!is_known(&cell).await && answer.end(), "the edit may have come after the answer");
        let answer = cell.begin();
        assert!(cell.edit().is_none(), "the answer shows the newest");
        cell.put(live()).await;
        assert!(is_known(&cell).await && answer.end(), "the hand changed, and nothing overlapped");
    }

    #[tokio::test]
    async fn two_answers_at_once_leave_it_open_what_the_message_shows() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        let (one, two) = (cell.begin(), cell.begin());
        for answer in [two, one] {
            cell.put(live()).await;
            assert!(!is_known(&cell).await);
            drop(answer);
        }
        let answer = cell.begin();
        cell.put(live()).await;
        assert!(is_known(&cell).await);
        drop(answer);
    }

    #[tokio::test(start_paused = true)]
    async fn a_message_is_edited_twice_a_second_at_most_and_a_new_one_at_once() {
        let (hands, (person, id)) = (OpenHands::default(), key());
        let cell = hands.cell(&person, id, NOW);
        cell.put(live()).await;
        let begun = tokio::time::Instant::now();
        for passed in [0, 500, 1_000] {
            let mut held = cell.turn().await;
            assert_eq!(begun.elapsed().as_millis(), passed);
            held.as_mut().unwrap().rate.wrote();
        }
        cell.put(live()).await;
        drop(cell.turn().await);
        assert_eq!(begun.elapsed().as_millis(), 1_000);
    }

    #[tokio::test]
    async fn hands_that_are_over_are_forgotten_when_there_are_many() {
        let (hands, (person, _)) = (OpenHands::default(), key());
        for number in 0..=MANY_HANDS as u64 {
            hands.cell(&person, MatchId::from_number(number), NOW).put(live()).await;
        }
        hands.cell(&person, MatchId::from_number(9_999_999), NOW.after(TOKEN_LIFE));
        assert_eq!(hands.len(), 1);
    }
}
