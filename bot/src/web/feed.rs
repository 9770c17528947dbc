//! A changing list that tells every reader what changed since their last visit, without loss or repetition.
//!
//! A reader has a cursor and asks for the changes since then. A thing that changed twice is told once, so a slow reader
//! costs no memory and gets the newest state. A reader whose cursor is too old, or from an earlier run, gets everything
//! again.

use std::collections::VecDeque;

use tokio::sync::watch;

/// How many removals are remembered. A reader that missed more starts again.
const REMOVALS: usize = 256;

/// The position of a reader.
pub(crate) type Cursor = u64;

/// A changing list of things. An id is used once and never again; things are in the order of their ids.
#[derive(Debug)]
pub(crate) struct Feed<T> {
    /// By id, lowest first.
    things: VecDeque<Thing<T>>,
    removed: VecDeque<(Cursor, u64)>,
    /// Readers before this cursor have missed removals that are forgotten.
    horizon: Cursor,
    now: watch::Sender<Cursor>,
}

/// A thing in a feed.
#[derive(Clone, Debug)]
pub(crate) struct Thing<T> {
    /// Its id.
    pub(crate) id: u64,
    /// The cursor of its last change.
    pub(crate) changed: Cursor,
    /// The thing.
    pub(crate) item: T,
}

/// The changes since a cursor.
#[derive(Debug)]
pub(crate) struct Delta<T> {
    /// Whether the reader has to forget everything first.
    pub(crate) reset: bool,
    /// The new and changed things, in order.
    pub(crate) things: Vec<Thing<T>>,
    /// The ids of removed things.
    pub(crate) gone: Vec<u64>,
    /// The new position of the reader.
    pub(crate) cursor: Cursor,
}

impl<T> Delta<T> {
    /// Whether there is nothing to tell.
    pub(crate) fn is_empty(&self) -> bool {
        !self.reset && self.things.is_empty() && self.gone.is_empty()
    }
}

impl<T: Clone> Feed<T> {
    /// Makes an empty feed.
    pub(crate) fn new() -> Self {
        Self { things: VecDeque::new(), removed: VecDeque::new(), horizon: 0, now: watch::Sender::new(0) }
    }

    /// Ticks when something has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<Cursor> {
        self.now.subscribe()
    }

    /// Every thing, in order.
    pub(crate) fn things(&self) -> impl DoubleEndedIterator<Item = &Thing<T>> + ExactSizeIterator {
        self.things.iter()
    }

    /// The thing under an id.
    pub(crate) fn get(&self, id: u64) -> Option<&Thing<T>> {
        self.things.get(self.at(id).ok()?)
    }

    /// The index of an id, or the index at which it belongs.
    fn at(&self, id: u64) -> Result<usize, usize> {
        self.things.binary_search_by_key(&id, |thing| thing.id)
    }

    /// Puts a thing under an id, in place of the old one.
    pub(crate) fn put(&mut self, id: u64, item: T) -> Cursor {
        let changed = self.tick();
        match self.at(id) {
            Ok(at) => (self.things[at].changed, self.things[at].item) = (changed, item),
            Err(at) => self.things.insert(at, Thing { id, changed, item }),
        }
        self.now.send_replace(changed);
        changed
    }

    /// Removes a thing.
    pub(crate) fn remove(&mut self, id: u64) -> Option<T> {
        let at = self.at(id).ok()?;
        let thing = self.things.remove(at)?;
        let changed = self.tick();
        self.removed.push_back((changed, id));
        if self.removed.len() > REMOVALS
            && let Some((forgotten, _)) = self.removed.pop_front()
        {
            self.horizon = forgotten;
        }
        self.now.send_replace(changed);
        Some(thing.item)
    }

    /// The changes since `cursor`; everything for a new reader.
    pub(crate) fn since(&self, cursor: Option<Cursor>) -> Delta<T> {
        let now = *self.now.borrow();
        let (reset, from) = match cursor {
            Some(cursor) if (self.horizon..=now).contains(&cursor) => (false, cursor),
            _ => (true, 0),
        };
        let things = self.things.iter().filter(|thing| thing.changed > from || reset).cloned().collect();
        let gone = self.removed.iter().filter(|(at, _)| *at > from && !reset).map(|(_, id)| *id).collect();
        Delta { reset, things, gone, cursor: now }
    }

    fn tick(&self) -> Cursor {
        *self.now.borrow() + 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The things that a reader has on the page.
    #[derive(Default)]
    struct Page {
        cursor: Option<Cursor>,
        shown: BTreeMap<u64, u32>,
    }

    impl Page {
        fn catch_up(&mut self, feed: &Feed<u32>) {
            let delta = feed.since(self.cursor);
            if delta.reset {
                self.shown.clear();
            }
            self.shown.extend(delta.things.into_iter().map(|thing| (thing.id, thing.item)));
            delta.gone.iter().for_each(|id| {
                self.shown.remove(id);
            });
            self.cursor = Some(delta.cursor);
        }
    }

    fn present(feed: &Feed<u32>) -> BTreeMap<u64, u32> {
        feed.things().map(|thing| (thing.id, thing.item)).collect()
    }

    #[test]
    fn readers_that_catch_up_at_any_moment_see_the_present_things() {
        let mut feed = Feed::new();
        let mut pages: Vec<Page> = (0..4).map(|_| Page::default()).collect();
        for step in 0..1_000_u64 {
            match step % 5 {
                0 | 1 => drop(feed.put(step, 0)),
                2 => drop(feed.put(step - 1, 7)),
                3 => drop(feed.remove(step - 3)),
                _ => drop(feed.remove(step.saturating_sub(200))),
            }
            for (page, every) in pages.iter_mut().zip([1, 7, 130, 999]) {
                if step % every == 0 {
                    page.catch_up(&feed);
                    assert_eq!(page.shown, present(&feed), "every {every}, step {step}");
                }
            }
        }
        assert!(feed.things().len() > 100);
    }

    #[test]
    fn a_reader_that_has_everything_is_told_nothing() {
        let mut feed = Feed::new();
        feed.put(1, 1);
        let delta = feed.since(None);
        assert!(delta.reset && delta.things.len() == 1);
        assert!(feed.since(Some(delta.cursor)).is_empty());
    }

    #[test]
    fn a_cursor_from_elsewhere_starts_again() {
        let mut feed = Feed::new();
        feed.put(1, 1);
        assert!(feed.since(Some(99)).reset);
        for id in 2..1_000 {
            feed.put(id, 1);
            feed.remove(id);
        }
        assert!(feed.since(Some(3)).reset, "its removals are forgotten");
    }
}
