//! Keeps the posts of the channel in memory, and decides which of them a page shows.
//!
//! In a small room everybody sees every board. In a crowded room a page shows the boards of duels that its person plays
//! or watches; a line counts the others. So a move is sent to a few readers, and not to everybody in the hall.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use duelhall_hall::{Press, Slot};
use duelhall_store::{MatchId, Timestamp};

use super::feed::{Cursor, Delta, Feed, Thing};
use super::timeline::{Body, Post, Spoken};

/// How many settled posts a channel keeps: posts that nothing can change any more.
pub(crate) const POSTS_MAX: usize = 200;

/// How many posts a channel keeps in all, including duels in progress and open challenges.
const ALL_MAX: usize = 2_000;

/// With more boards in progress than this, the room is crowded.
const CROWD: usize = 12;

/// With this many boards in progress or fewer, the room is no longer crowded.
const CALM: usize = 8;

/// A message with more newer posts under it than this is posted again when it changes.
const OUT_OF_SIGHT: usize = 3;

/// How many superseded messages are kept, for pages that are about to ask for their pictures.
const SUPERSEDED: usize = 256;

/// The posts of the channel.
#[derive(Debug)]
pub(crate) struct Channel {
    feed: Feed<Arc<Post>>,
    superseded: VecDeque<(u64, Arc<Spoken>)>,
    next: u64,
    /// Boards in progress.
    boards: usize,
    /// Counts how often the room became crowded or calm. The number is odd in a crowded room.
    view: u64,
    /// Counts the changes that every page shows.
    for_all: u64,
}

/// The state of the channel on one page.
#[derive(Debug, Default)]
pub(crate) struct Sight {
    cursor: Option<Cursor>,
    view: u64,
    /// The posts on the page, if the room is crowded.
    shown: HashSet<u64>,
}

impl Sight {
    /// A page that has come as far as [`Self::mark`] says. A crowded room starts such a page again.
    pub(crate) fn at(cursor: Cursor, view: u64) -> Self {
        let cursor = view.is_multiple_of(2).then_some(cursor);
        Self { cursor, view, shown: HashSet::new() }
    }

    /// How far the page has come.
    pub(crate) fn mark(&self) -> (Cursor, u64) {
        (self.cursor.unwrap_or_default(), self.view)
    }
}

/// The result of showing a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    /// The post of the message, if it is new.
    pub(crate) new: Option<u64>,
    /// The earlier post of the message, if the post is new.
    pub(crate) old: Option<u64>,
}

impl Channel {
    /// Makes an empty channel.
    pub(crate) fn new() -> Self {
        Self { feed: Feed::new(), superseded: VecDeque::new(), next: 0, boards: 0, view: 0, for_all: 0 }
    }

    /// Returns the id of a new post.
    pub(crate) fn next_id(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }

    /// Puts a post under its id.
    pub(crate) fn put(&mut self, id: u64, post: Post) {
        self.next = self.next.max(id + 1);
        self.count(id, Some(&post));
        self.feed.put(id, Arc::new(post));
    }

    /// Removes a post.
    pub(crate) fn remove(&mut self, id: u64) {
        self.count(id, None);
        self.feed.remove(id);
    }

    /// Shows the newest message of a slot: in its old post, or in a new post if the old one is out of sight.
    pub(crate) fn show(&mut self, slot: Slot, message: Arc<Spoken>, now: Timestamp) -> Moved {
        let found = self.find(slot);
        if let Some((id, ..)) = found {
            self.supersede(id);
        }
        let body = Body::Slot(slot, message);
        match found {
            Some((id, at, below)) if below <= OUT_OF_SIGHT => {
                self.put(id, Post { at, body });
                Moved { new: None, old: None }
            }
            found => {
                let (id, old) = (self.next_id(), found.map(|(id, ..)| id));
                self.put(id, Post { at: now, body });
                if let Some(old) = old {
                    self.remove(old);
                }
                Moved { new: Some(id), old }
            }
        }
    }

    /// The newest post of a slot, the time at which it was posted, and the number of posts under it.
    pub(crate) fn find(&self, slot: Slot) -> Option<(u64, Timestamp, usize)> {
        let of_slot = |post: &Post| matches!(post.body, Body::Slot(of, _) if of == slot);
        let (below, thing) = self.feed.things().rev().enumerate().find(|(_, thing)| of_slot(&thing.item))?;
        Some((thing.id, thing.item.at, below))
    }

    /// The messages that a post has shown, newest first.
    pub(crate) fn messages(&self, id: u64) -> Vec<Arc<Spoken>> {
        let now = self.feed.get(id).and_then(|thing| match &thing.item.body {
            Body::Slot(_, message) => Some(Arc::clone(message)),
            Body::Chat { .. } | Body::Said(_) => None,
        });
        let before = self.superseded.iter().rev().filter(|(of, _)| *of == id).map(|(_, message)| Arc::clone(message));
        now.into_iter().chain(before).collect()
    }

    /// The surplus posts: the oldest settled posts, else the oldest of all.
    pub(crate) fn surplus(&self) -> Vec<u64> {
        let settled: Vec<u64> =
            self.feed.things().filter(|thing| !is_open(&thing.item)).map(|thing| thing.id).collect();
        let mut surplus = settled[..settled.len().saturating_sub(POSTS_MAX)].to_vec();
        let others = self.feed.things().len() - surplus.len();
        surplus.extend(self.feed.things().map(|thing| thing.id).take(others.saturating_sub(ALL_MAX)));
        surplus
    }

    /// A number that changes when there is something new for every page.
    pub(crate) const fn news_for_all(&self) -> u64 {
        self.for_all
    }

    /// The number of boards in progress that a page does not show, apart from those of `own` duels.
    pub(crate) fn others(&self, own: impl Fn(MatchId) -> bool) -> usize {
        match self.is_crowded() {
            true => self.boards_in_progress().filter(|id| !own(*id)).count(),
            false => 0,
        }
    }

    /// The matches whose boards are in progress, oldest first.
    pub(crate) fn boards_in_progress(&self) -> impl Iterator<Item = MatchId> {
        self.feed.things().filter_map(|thing| board_in_progress(&thing.item))
    }

    /// The changes for a page since its last event; `own` are the duels that its person plays or watches.
    pub(crate) fn since(&self, sight: &mut Sight, own: impl Fn(MatchId) -> bool) -> Delta<Arc<Post>> {
        let all = self.feed.since(sight.cursor);
        let visible = |thing: &&Thing<Arc<Post>>| !self.is_crowded() || is_visible(&thing.item, &own);
        let delta = if sight.view != self.view || all.reset {
            let things = self.feed.things().filter(visible).cloned().collect();
            Delta { reset: true, things, gone: Vec::new(), cursor: all.cursor }
        } else if self.is_crowded() {
            let from = sight.cursor.unwrap_or_default();
            let there: HashSet<u64> = self.feed.things().filter(visible).map(|thing| thing.id).collect();
            let is_news = |thing: &&Thing<Arc<Post>>| thing.changed > from || !sight.shown.contains(&thing.id);
            let things = self.feed.things().filter(visible).filter(is_news).cloned().collect();
            let mut gone: Vec<u64> = sight.shown.difference(&there).copied().collect();
            gone.sort_unstable();
            Delta { reset: false, things, gone, cursor: all.cursor }
        } else {
            all
        };
        if self.is_crowded() {
            for id in &delta.gone {
                sight.shown.remove(id);
            }
            if delta.reset {
                sight.shown.clear();
            }
            sight.shown.extend(delta.things.iter().map(|thing| thing.id));
        }
        (sight.cursor, sight.view) = (Some(delta.cursor), self.view);
        delta
    }

    const fn is_crowded(&self) -> bool {
        !self.view.is_multiple_of(2)
    }

    /// Counts the boards in progress and the changes that every page shows, before a post is put or removed.
    fn count(&mut self, id: u64, next: Option<&Post>) {
        let before = self.feed.get(id).is_some_and(|thing| board_in_progress(&thing.item).is_some());
        let after = next.is_some_and(|post| board_in_progress(post).is_some());
        self.boards = self.boards + usize::from(after) - usize::from(before);
        let turns = if self.is_crowded() { self.boards <= CALM } else { self.boards > CROWD };
        self.view += u64::from(turns);
        let post = next.or_else(|| self.feed.get(id).map(|thing| &*thing.item));
        let shown = post.is_some_and(|post| is_visible(post, |_| !self.is_crowded()));
        self.for_all += u64::from(shown || turns || before != after);
    }

    fn supersede(&mut self, id: u64) {
        let Some(message) = self.messages(id).into_iter().next() else { return };
        self.superseded.push_back((id, message));
        if self.superseded.len() > SUPERSEDED {
            self.superseded.pop_front();
        }
    }
}

/// Whether a post is shown in a crowded room to a person with these duels.
fn is_visible(post: &Post, own: impl Fn(MatchId) -> bool) -> bool {
    match post.body {
        Body::Slot(Slot::Board(id) | Slot::Ping(id) | Slot::Hand(id), _) => own(id),
        Body::Slot(Slot::Challenge(_), _) | Body::Chat { .. } | Body::Said(_) => true,
    }
}

/// The match of a board in progress. Only such a match can have a hand to show.
fn board_in_progress(post: &Post) -> Option<MatchId> {
    match &post.body {
        Body::Slot(Slot::Board(id), message) => {
            message.any().buttons.iter().any(|button| matches!(button.press, Press::Hand(_))).then_some(*id)
        }
        _ => None,
    }
}

/// Whether a post can still change.
fn is_open(post: &Post) -> bool {
    match &post.body {
        Body::Slot(Slot::Board(_), _) => board_in_progress(post).is_some(),
        Body::Slot(Slot::Ping(_), _) => true,
        Body::Slot(_, message) => !message.any().buttons.is_empty(),
        Body::Chat { .. } | Body::Said(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{Button, Look, Message};

    use super::*;

    fn board(number: u64, over: bool) -> (Slot, Arc<Spoken>) {
        let id = MatchId::from_number(number);
        let press = if over { Press::Rematch(id) } else { Press::Hand(id) };
        let button = Button { press, label: String::new(), card: None, look: Look::Plain, group: 0 };
        let message = Message { buttons: vec![button], ..Message::default() };
        (Slot::Board(id), Arc::new(Spoken { messages: [message.clone(), message], parties: None, players: Vec::new() }))
    }

    fn show(channel: &mut Channel, number: u64, over: bool) -> Moved {
        let (slot, message) = board(number, over);
        channel.show(slot, message, Timestamp(0))
    }

    fn chat(channel: &mut Channel) -> u64 {
        let id = channel.next_id();
        let body = Body::Chat { who: "Ann".into(), text: "hello".into() };
        channel.put(id, Post { at: Timestamp(0), body });
        id
    }

    fn crowd(boards: u64) -> Channel {
        let mut channel = Channel::new();
        for number in 0..boards {
            show(&mut channel, number, false);
        }
        channel
    }

    fn own(of: u64) -> impl Fn(MatchId) -> bool {
        move |id| id == MatchId::from_number(of)
    }

    fn ids(delta: &Delta<Arc<Post>>) -> Vec<u64> {
        delta.things.iter().map(|thing| thing.id).collect()
    }

    #[test]
    fn in_a_small_room_everybody_sees_every_board() {
        let channel = crowd(CROWD as u64);
        let delta = channel.since(&mut Sight::default(), own(3));
        assert_eq!((delta.things.len(), channel.others(own(3))), (CROWD, 0));
    }

    // L-1
    #[test]
    fn in_a_crowd_a_page_is_told_of_its_own_boards_and_of_words_alone() {
        let mut channel = crowd(200);
        let mut sight = Sight::default();
        assert_eq!(ids(&channel.since(&mut sight, own(3))), [3]);
        assert_eq!(channel.others(own(3)), 199);
        show(&mut channel, 7, false);
        assert!(channel.since(&mut sight, own(3)).is_empty(), "the move of another player is no news");
        let said = chat(&mut channel);
        assert_eq!(ids(&channel.since(&mut sight, own(3))), [said]);
        let Moved { new: Some(new), old: Some(3) } = show(&mut channel, 3, false) else {
            panic!("the post was out of sight")
        };
        let delta = channel.since(&mut sight, own(3));
        assert_eq!((ids(&delta), delta.gone), (vec![new], vec![3]));
        let delta = channel.since(&mut sight, |id| own(3)(id) || own(5)(id));
        assert_eq!(ids(&delta), [5], "a board that one begins to watch");
        let delta = channel.since(&mut sight, own(3));
        assert_eq!((ids(&delta), delta.gone), (vec![], vec![5]));
    }

    #[test]
    fn a_page_starts_again_when_the_room_becomes_crowded_or_calm() {
        let mut channel = crowd(2);
        let mut sight = Sight::default();
        channel.since(&mut sight, own(0));
        for number in 2..40 {
            show(&mut channel, number, false);
        }
        let delta = channel.since(&mut sight, own(0));
        assert!(delta.reset && delta.things.len() == 1);
        let (cursor, view) = sight.mark();
        assert!(channel.since(&mut Sight::at(cursor, view), own(0)).reset, "a page that comes back to a crowd");
        for number in 0..40 {
            show(&mut channel, number, true);
        }
        let delta = channel.since(&mut sight, own(0));
        assert!(delta.reset && delta.things.len() == 40);
        let (cursor, view) = sight.mark();
        assert!(channel.since(&mut Sight::at(cursor, view), own(0)).is_empty());
    }

    // S-6
    #[test]
    fn words_push_out_older_words_and_never_what_is_in_progress() {
        let mut channel = crowd(3);
        let first = chat(&mut channel);
        for _ in 0..POSTS_MAX {
            chat(&mut channel);
        }
        assert_eq!(channel.surplus(), [first]);
        show(&mut channel, 1, true);
        assert_eq!(channel.surplus().len(), 2);
    }
}
