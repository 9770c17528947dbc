//! A list of things that changes, told to anybody from wherever they were: never lost, never doubled.
//!
//! A reader holds a cursor and asks for what changed since. What changed twice in between is told once, so a slow reader
//! costs no memory and gets the newest; one whose cursor is too old, or is of an earlier run, gets everything anew.

use std::collections::VecDeque;

use tokio::sync::watch;

/// How many removals are remembered; a reader that missed more starts anew.
const REMOVALS: usize = 256;

/// How far a reader has come.
pub(crate) type Cursor = u64;

/// A list of things that changes. Ids are given once and never again; things are in the order of their ids.
#[derive(Debug)]
pub(crate) struct Feed<T> {
    /// By id, lowest first.
    entries: VecDeque<Entry<T>>,
    removed: VecDeque<(Cursor, u64)>,
    /// Readers before this have missed removals that are forgotten.
    horizon: Cursor,
    now: watch::Sender<Cursor>,
}

/// A thing in a feed.
#[derive(Clone, Debug)]
pub(crate) struct Entry<T> {
    /// Its name in the feed.
    pub(crate) id: u64,
    /// When it changed last.
    pub(crate) changed: Cursor,
    /// The thing.
    pub(crate) item: T,
}

/// What changed since a cursor.
#[derive(Debug)]
pub(crate) struct Delta<T> {
    /// Whether the reader has to forget everything first.
    pub(crate) reset: bool,
    /// What is new or changed, in order.
    pub(crate) entries: Vec<Entry<T>>,
    /// What is gone.
    pub(crate) gone: Vec<u64>,
    /// Where the reader is now.
    pub(crate) cursor: Cursor,
}

impl<T> Delta<T> {
    /// Whether there is nothing to tell.
    pub(crate) fn is_empty(&self) -> bool {
        !self.reset && self.entries.is_empty() && self.gone.is_empty()
    }
}

impl<T: Clone> Feed<T> {
    /// Makes an empty feed.
    pub(crate) fn new() -> Self {
        Self { entries: VecDeque::new(), removed: VecDeque::new(), horizon: 0, now: watch::Sender::new(0) }
    }

    /// Tells when there is something new.
    pub(crate) fn watch(&self) -> watch::Receiver<Cursor> {
        self.now.subscribe()
    }

    /// Everything in it, in order.
    pub(crate) fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry<T>> + ExactSizeIterator {
        self.entries.iter()
    }

    /// The thing under an id.
    pub(crate) fn get(&self, id: u64) -> Option<&Entry<T>> {
        self.entries.get(self.at(id).ok()?)
    }

    /// Where an id is, or where it belongs.
    fn at(&self, id: u64) -> Result<usize, usize> {
        self.entries.binary_search_by_key(&id, |entry| entry.id)
    }

    /// Puts a thing under an id, in place of what was there.
    pub(crate) fn put(&mut self, id: u64, item: T) -> Cursor {
        let changed = self.tick();
        match self.at(id) {
            Ok(at) => (self.entries[at].changed, self.entries[at].item) = (changed, item),
            Err(at) => self.entries.insert(at, Entry { id, changed, item }),
        }
        self.now.send_replace(changed);
        changed
    }

    /// Takes a thing away.
    pub(crate) fn remove(&mut self, id: u64) -> Option<T> {
        let at = self.at(id).ok()?;
        let entry = self.entries.remove(at)?;
        let changed = self.tick();
        self.removed.push_back((changed, id));
        if self.removed.len() > REMOVALS
            && let Some((forgotten, _)) = self.removed.pop_front()
        {
            self.horizon = forgotten;
        }
        self.now.send_replace(changed);
        Some(entry.item)
    }

    /// What changed since `cursor`; everything for a new reader.
    pub(crate) fn since(&self, cursor: Option<Cursor>) -> Delta<T> {
        let now = *self.now.borrow();
        let (reset, from) = match cursor {
            Some(cursor) if (self.horizon..=now).contains(&cursor) => (false, cursor),
            _ => (true, 0),
        };
        let entries = self.entries.iter().filter(|entry| entry.changed > from || reset).cloned().collect();
        let gone = self.removed.iter().filter(|(at, _)| *at > from && !reset).map(|(_, id)| *id).collect();
        Delta { reset, entries, gone, cursor: now }
    }

    fn tick(&self) -> Cursor {
        *self.now.borrow() + 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// What a reader has on the page.
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
            self.shown.extend(delta.entries.into_iter().map(|entry| (entry.id, entry.item)));
            delta.gone.iter().for_each(|id| {
                self.shown.remove(id);
            });
            self.cursor = Some(delta.cursor);
        }
    }

    fn present(feed: &Feed<u32>) -> BTreeMap<u64, u32> {
        feed.entries().map(|entry| (entry.id, entry.item)).collect()
    }

    #[test]
    fn readers_that_catch_up_at_any_moments_see_what_is_there() {
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
        assert!(feed.entries().len() > 100);
    }

    #[test]
    fn a_reader_that_has_everything_is_told_nothing() {
        let mut feed = Feed::new();
        feed.put(1, 1);
        let delta = feed.since(None);
        assert!(delta.reset && delta.entries.len() == 1);
        assert!(feed.since(Some(delta.cursor)).is_empty());
    }

    #[test]
    fn a_cursor_from_elsewhere_begins_anew() {
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
