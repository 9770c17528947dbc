//! Counts the open pages: a few for each person and family. Beyond that, the newest page closes the oldest.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use duelhall_hall::PersonId;
use tokio_util::sync::CancellationToken;

/// How many pages of one person are served at once. A browser opens six connections to one address, and each served
/// page holds one of them.
const OF_PERSON: usize = 4;
/// How many pages of a family of guests are served at once.
const OF_FAMILY: usize = 24;

/// The open pages.
#[derive(Debug, Default)]
pub(crate) struct Streams(Mutex<Open>);

#[derive(Debug, Default)]
struct Open {
    next: u64,
    /// The pages of each family, oldest first.
    by_family: HashMap<String, VecDeque<Page>>,
}

#[derive(Debug)]
struct Page {
    number: u64,
    person: PersonId,
    close: CancellationToken,
}

/// An open page, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct OpenStream {
    streams: Arc<Streams>,
    family: String,
    number: u64,
    close: CancellationToken,
}

impl Streams {
    /// Counts one more page of a person. If there are too many, the oldest page is asked to close.
    pub(crate) fn open(self: &Arc<Self>, family: &str, person: &PersonId) -> OpenStream {
        let close = CancellationToken::new();
        let mut open = self.lock();
        open.next += 1;
        let number = open.next;
        let pages = open.by_family.entry(family.to_owned()).or_default();
        pages.push_back(Page { number, person: person.clone(), close: close.clone() });
        let own = |page: &Page| page.person == *person;
        if pages.iter().filter(|page| own(page)).count() > OF_PERSON
            && let Some(oldest) = pages.iter().position(own)
            && let Some(page) = pages.remove(oldest)
        {
            page.close.cancel();
        }
        if pages.len() > OF_FAMILY
            && let Some(page) = pages.pop_front()
        {
            page.close.cancel();
        }
        drop(open);
        OpenStream { streams: Arc::clone(self), family: family.to_owned(), number, close }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenStream {
    /// Cancelled when a newer page has replaced this one.
    pub(crate) fn closing(&self) -> &CancellationToken {
        &self.close
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.lock();
        let Some(pages) = open.by_family.get_mut(&self.family) else { return };
        pages.retain(|page| page.number != self.number);
        if pages.is_empty() {
            open.by_family.remove(&self.family);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed(pages: &[OpenStream]) -> Vec<usize> {
        pages.iter().enumerate().filter(|(_, page)| page.closing().is_cancelled()).map(|(at, _)| at).collect()
    }

    // S-1
    #[test]
    fn the_newest_page_of_a_person_or_family_closes_the_oldest() {
        let streams = Arc::new(Streams::default());
        let person = |name: usize| PersonId::new("web", &name.to_string());
        let own: Vec<_> = (0..6).map(|_| streams.open("ann", &person(0))).collect();
        assert_eq!(closed(&own), [0, 1]);
        let others: Vec<_> = (0..22).map(|at| streams.open("ann", &person(1 + at / 4))).collect();
        assert_eq!(closed(&own), [0, 1, 2, 3], "four of six were left, and two of them gave way");
        let far = streams.open("bob", &person(9));
        assert!(!far.closing().is_cancelled() && closed(&others).is_empty());
        drop((own, others, far));
        assert!(streams.lock().by_family.is_empty());
    }
}
