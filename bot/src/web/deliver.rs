//! Delivers notices, which the hall sends unasked.
//!
//! Every person and every post has a lane of its own. Lanes run at the same time, and in each of them a newer notice of
//! a slot replaces the older one. So nobody waits for another person's picture, and nothing piles up behind a slow one.

use std::collections::{HashMap, VecDeque};
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use duelhall_hall::{Audience, Notice, PersonId, Slot};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::Web;
use crate::chat::attended;

/// How many notices are taken from the hall at once.
const BATCH: usize = 256;
/// How many notices may wait in one lane. If there are more, the oldest is dropped.
const LANE_MAX: usize = 64;

/// The receiver of a notice. Lanes do not wait for each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Lane {
    /// The panel of one person.
    Person(PersonId),
    /// One post of the channel.
    Slot(Slot),
    /// Everybody, for words that the hall says once.
    Words,
}

impl Lane {
    /// The lane of a notice, if it concerns anybody who is present.
    fn of(web: &Web, notice: &Notice) -> Option<Self> {
        let (audience, slot) = match notice {
            Notice::Refresh(audience, slot) | Notice::Remove(audience, slot) => (audience, Some(*slot)),
            Notice::Say(audience, _) => (audience, None),
            // The asker gets an answer, and everybody has what is posted here.
            Notice::Show(..) => return None,
        };
        match audience {
            Audience::Person(person, _) => web.panels.is_open(person).then(|| Self::Person(person.clone())),
            Audience::Place(place) if *place != web.place => None,
            Audience::Place(_) => Some(slot.map_or(Self::Words, Self::Slot)),
        }
    }
}

/// Delivers notices until the hall is closed or the program ends.
pub(crate) async fn deliver(web: Arc<Web>, mut notices: mpsc::UnboundedReceiver<Notice>, stop: CancellationToken) {
    let lanes = Arc::new(Lanes::default());
    let mut batch = Vec::new();
    loop {
        let taken = tokio::select! {
            taken = notices.recv_many(&mut batch, BATCH) => taken,
            () = stop.cancelled() => 0,
        };
        if taken == 0 {
            return;
        }
        for notice in batch.drain(..) {
            let Some(lane) = Lane::of(&web, &notice) else { continue };
            if lanes.put(lane.clone(), notice) {
                let (web, lanes) = (Arc::clone(&web), Arc::clone(&lanes));
                tokio::spawn(async move { lanes.work(&lane, |notice| one(&web, notice)).await });
            }
        }
    }
}

/// The waiting notices by lane. A lane exists while a task works on it.
#[derive(Debug, Default)]
struct Lanes(Mutex<HashMap<Lane, VecDeque<Notice>>>);

impl Lanes {
    /// Puts a notice into its lane. Returns `true` if no task works on the lane yet.
    fn put(&self, lane: Lane, notice: Notice) -> bool {
        let mut lanes = self.all();
        let is_new = !lanes.contains_key(&lane);
        let waiting = lanes.entry(lane).or_default();
        let slot = slot_of(&notice);
        waiting.retain(|other| slot.is_none() || slot_of(other) != slot);
        waiting.push_back(notice);
        if waiting.len() > LANE_MAX {
            tracing::warn!("a delivery is too slow: the oldest message in its lane is dropped");
            waiting.pop_front();
        }
        is_new
    }

    /// Delivers the notices of a lane until none waits. A panic is logged, and the lane continues.
    async fn work<F: Future<Output = ()>>(&self, lane: &Lane, one: impl Fn(Notice) -> F) {
        while let Some(notice) = self.next(lane) {
            attended("a notice in the browser", async { one(notice).await }).await;
        }
    }

    /// The next notice of a lane. An empty lane is removed.
    fn next(&self, lane: &Lane) -> Option<Notice> {
        let mut lanes = self.all();
        let next = lanes.get_mut(lane)?.pop_front();
        if next.is_none() {
            lanes.remove(lane);
        }
        next
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Lane, VecDeque<Notice>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The slot of a notice. A newer notice about the slot makes an older one useless.
fn slot_of(notice: &Notice) -> Option<Slot> {
    match notice {
        Notice::Refresh(_, slot) | Notice::Remove(_, slot) => Some(*slot),
        Notice::Say(..) | Notice::Show(..) => None,
    }
}

async fn one(web: &Web, notice: Notice) {
    match notice {
        Notice::Refresh(Audience::Place(_), slot) => {
            web.timeline.refresh(slot).await;
            board_changed(web, slot);
            if let Slot::Board(id) = slot {
                web.panels.refresh_watchers(id).await;
            }
        }
        Notice::Show(..) => {}
        Notice::Remove(Audience::Place(_), slot) => {
            web.timeline.remove(slot).await;
            board_changed(web, slot);
        }
        Notice::Say(Audience::Place(_), message) => {
            if let Err(error) = web.timeline.say(message.text).await {
                tracing::error!(%error, "a message was not kept");
            }
        }
        Notice::Refresh(Audience::Person(person, _), slot) => web.panels.refresh(&person, slot).await,
        Notice::Remove(Audience::Person(person, _), slot) => web.panels.remove(&person, slot),
        Notice::Say(Audience::Person(person, _), message) => web.panels.say(&person, message).await,
    }
}

/// In a crowded room, only people who see a board are woken for it.
fn board_changed(web: &Web, slot: Slot) {
    if let Slot::Board(id) | Slot::Ping(id) = slot {
        web.panels.board_changed(id);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use duelhall_hall::{Message, PlaceId};
    use duelhall_store::MatchId;

    fn board(number: u64) -> Notice {
        Notice::Refresh(Audience::Place(PlaceId::new("web", "hall")), Slot::Board(MatchId::from_number(number)))
    }

    fn words(text: &str) -> Notice {
        let message = Message { text: text.to_owned(), ..Message::default() };
        Notice::Say(Audience::Place(PlaceId::new("web", "hall")), message)
    }

    #[test]
    fn the_newest_message_of_a_slot_and_every_word_are_delivered() {
        let lanes = Lanes::default();
        assert!(lanes.put(Lane::Words, board(1)));
        for notice in [words("a"), board(1), board(2), words("b"), board(2)] {
            assert!(!lanes.put(Lane::Words, notice), "a task works on it already");
        }
        let mut left = Vec::new();
        while let Some(notice) = lanes.next(&Lane::Words) {
            left.push(match notice {
                Notice::Say(_, message) => message.text,
                other => format!("{:?}", slot_of(&other).unwrap()),
            });
        }
        let [one, two] = [1, 2].map(|number| format!("{:?}", Slot::Board(MatchId::from_number(number))));
        assert_eq!(left, ["a".to_owned(), one, "b".to_owned(), two]);
        assert!(lanes.all().is_empty());
    }

    #[test]
    fn a_lane_is_bounded() {
        let lanes = Lanes::default();
        for number in 0..1_000 {
            lanes.put(Lane::Words, words(&number.to_string()));
        }
        assert_eq!(lanes.all()[&Lane::Words].len(), LANE_MAX);
    }

    // one message that cannot be made does not end the delivery of the others.
    #[tokio::test]
    async fn a_delivery_that_panics_does_not_end_its_lane() {
        let lanes = Lanes::default();
        for number in 0..3 {
            lanes.put(Lane::Words, board(number));
        }
        let delivered = AtomicUsize::new(0);
        let one = |notice| {
            let bad = slot_of(&notice) == Some(Slot::Board(MatchId::from_number(1)));
            assert!(!bad, "this notice cannot be delivered");
            delivered.fetch_add(1, Ordering::SeqCst);
            std::future::ready(())
        };
        lanes.work(&Lane::Words, one).await;
        assert_eq!(delivered.into_inner(), 2);
    }
}
