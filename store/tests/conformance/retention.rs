//! Data that was kept long enough is removed, and nothing else.

use std::time::Duration;

use duelhall_store::portable::{FinishedItem, Item};
use duelhall_store::{Change, Collection, CommitError, ContentId, Ending, Epoch, Expected, NewMatch, Revision, Store};

use crate::backend::Backend;
use crate::make::{action, at, ending, id, new_match, op, write};

const DAY: i64 = 86_400_000;

/// Plays match `n`, which ends at `end` and names `content`.
async fn over(store: &dyn Store, n: u64, end: i64, content: &str) {
    let contents = vec![content.into()];
    store.create(id(n), NewMatch { contents, ..new_match(n) }).await.unwrap();
    let last = Ending { at: at(end), record: b"won".to_vec() };
    store.commit(id(n), Revision(0), Change { ending: Some(last), ..action(100 + n) }).await.unwrap();
}

async fn is_there(store: &dyn Store, content: &str) -> bool {
    store.content(ContentId::of(content.as_bytes())).await.unwrap().is_some()
}

pub(crate) async fn the_oldest_matches_are_removed_with_what_only_they_name(backend: impl Backend) {
    let store = backend.store();
    // Endings in another order than the names of the matches.
    for (n, end, content) in [(1, 40, "both"), (2, 10, "first"), (3, 20, "both"), (4, 30, "third")] {
        over(&*store, n, end * DAY, content).await;
    }
    store.create(id(5), NewMatch { contents: vec![b"third".to_vec()], ..new_match(5) }).await.unwrap();
    let keep = Duration::from_hours(24 * 5);
    assert_eq!(store.remove_finished(at(15 * DAY), keep, 9).await.unwrap(), 0, "not before its time");
    assert_eq!(store.remove_finished(at(36 * DAY), keep, 2).await.unwrap(), 2);
    for gone in [2, 3] {
        assert_eq!(store.load(id(gone)).await.unwrap(), None);
        assert_eq!(store.history(id(gone)).await.unwrap(), None);
        assert!(matches!(store.commit(id(gone), Revision(1), action(9)).await, Err(CommitError::Gone)));
    }
    assert_eq!(store.remove_finished(at(36 * DAY), keep, 2).await.unwrap(), 1);
    assert_eq!(store.remove_finished(at(36 * DAY), keep, 2).await.unwrap(), 0);
    assert!(!is_there(&*store, "first").await);
    assert!(is_there(&*store, "both").await, "match 1 names it");
    assert!(is_there(&*store, "third").await, "match 5, which is played, names it");
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.live, counts.finished, counts.contents, counts.quarantined), (1, 1, 2, 0));
    // A name that has become free can be used again.
    store.create(id(2), NewMatch { contents: vec![b"first".to_vec()], ..new_match(20) }).await.unwrap();
    assert!(is_there(&*store, "first").await);
}

pub(crate) async fn a_match_whose_end_has_no_time_is_kept_from_now_on(backend: impl Backend) {
    let store = backend.store();
    let item = |n: u64| FinishedItem {
        id: id(n),
        epoch: Epoch(1),
        revision: Revision(3),
        ended: None,
        setup: b"setup".to_vec(),
        contents: Vec::new(),
        meta: b"meta".to_vec(),
        record: b"won".to_vec(),
        actions: vec!["a".to_owned()],
        recent: vec![(Revision(3), op(n))],
    };
    store.import((1..=3).map(|n| Item::Finished(item(n))).collect()).await.unwrap();
    let keep = Duration::from_hours(24 * 10);
    for (day, removed) in [(100, 0), (105, 0), (110, 0), (111, 2), (116, 1), (117, 0)] {
        assert_eq!(store.remove_finished(at(day * DAY), keep, 2).await.unwrap(), removed, "day {day}");
        if day == 105 {
            let ended: Vec<_> = store.export(None, 9).await.unwrap();
            let ended = ended.iter().map(|item| matches!(item, Item::Finished(item) if item.ended.is_some()));
            assert_eq!(ended.collect::<Vec<_>>(), [true; 3]);
        }
    }
    assert_eq!(store.counts().await.unwrap().finished, 0);
}

pub(crate) async fn the_ops_of_a_finished_match_are_remembered_for_a_day(backend: impl Backend) {
    let store = backend.store();
    let keep = Duration::from_hours(24 * 180);
    store.create(id(1), new_match(1)).await.unwrap();
    let last = Change { ending: Some(Ending { at: at(DAY), record: b"won".to_vec() }), ..action(2) };
    store.commit(id(1), Revision(0), last.clone()).await.unwrap();
    store.remove_finished(at(2 * DAY), keep, 9).await.unwrap();
    assert_eq!(store.commit(id(1), Revision(0), last.clone()).await.unwrap(), Revision(1));
    store.remove_finished(at(2 * DAY + 1), keep, 9).await.unwrap();
    assert!(matches!(store.commit(id(1), Revision(0), last).await, Err(CommitError::Gone)));
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert_eq!((found.revision, found.finished), (Revision(1), Some(b"won".to_vec())));
}

pub(crate) async fn a_document_is_removed_only_as_it_was_read(backend: impl Backend) {
    let store = backend.store();
    for (n, key) in [(1, "a"), (2, "b"), (3, "c")] {
        let mut new = write(n, Collection::Sessions, key, Expected::Absent, "one");
        new.deadline = (n == 1).then(|| at(5));
        store.put(new).await.unwrap();
    }
    let page = store.scan(Collection::Sessions, "", None, 2).await.unwrap();
    store.put(write(9, Collection::Sessions, "b", Expected::Any, "two")).await.unwrap();
    let read = page.into_iter().map(|(key, document)| (key, document.revision)).collect::<Vec<_>>();
    assert_eq!(store.remove_documents(Collection::Sessions, read.clone()).await.unwrap(), 1);
    assert_eq!(store.remove_documents(Collection::Sessions, read).await.unwrap(), 0);
    let left = store.scan(Collection::Sessions, "", None, 9).await.unwrap();
    assert_eq!(left.into_iter().map(|(key, _)| key).collect::<Vec<_>>(), ["b", "c"]);
    assert_eq!(store.next_deadline().await.unwrap(), None);
    drop(store);
    let backend = backend.reopened();
    assert_eq!(backend.store().get(Collection::Sessions, "a").await.unwrap(), None);
    assert_eq!(backend.store().due(at(9), 9).await.unwrap(), []);
}

pub(crate) async fn what_is_played_is_never_removed(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.create(id(2), new_match(2)).await.unwrap();
    store.commit(id(2), Revision(0), ending(3)).await.unwrap();
    assert_eq!(store.remove_finished(at(i64::MAX), Duration::ZERO, 99).await.unwrap(), 1);
    assert_eq!(store.live(None, 9).await.unwrap(), [id(1)]);
}
