//! Deadlines come due in order, once.

use duelhall_store::{Change, Collection, DocumentWrite, Due, Expected, NewMatch, Revision};

use crate::backend::Backend;
use crate::make::{action, at, ending, id, new_match, write};

fn due_match(n: u64, revision: u64, time: i64) -> Due {
    Due::Match { id: id(n), revision: Revision(revision), at: at(time) }
}

fn timed(n: u64, time: i64) -> NewMatch {
    NewMatch { deadline: Some(at(time)), ..new_match(n) }
}

pub(crate) async fn what_is_due_comes_in_order(backend: impl Backend) {
    let store = backend.store();
    assert_eq!(store.next_deadline().await.unwrap(), None);
    for (n, time) in [(1, 30), (2, 10), (3, -5), (4, 20), (5, 10)] {
        store.create(id(n), timed(n, time)).await.unwrap();
    }
    store.create(id(6), new_match(6)).await.unwrap();
    assert_eq!(store.next_deadline().await.unwrap(), Some(at(-5)));
    let due = store.due(at(20), 10).await.unwrap();
    assert_eq!(due, [due_match(3, 0, -5), due_match(2, 0, 10), due_match(5, 0, 10), due_match(4, 0, 20)]);
    assert_eq!(store.due(at(20), 2).await.unwrap(), due[..2]);
    assert!(store.due(at(-6), 10).await.unwrap().is_empty());
}

pub(crate) async fn a_moved_deadline_is_due_once(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), timed(1, 10)).await.unwrap();
    let moved = Change { deadline: Some(at(40)), ..action(2) };
    store.commit(id(1), Revision(0), moved.clone()).await.unwrap();
    assert!(store.due(at(39), 10).await.unwrap().is_empty());
    assert_eq!(store.due(at(40), 10).await.unwrap(), [due_match(1, 1, 40)]);
    // The same op again does not move anything, nor does a stale change.
    store.commit(id(1), Revision(0), moved).await.unwrap();
    assert!(store.commit(id(1), Revision(0), Change { deadline: Some(at(5)), ..action(3) }).await.is_err());
    assert_eq!(store.due(at(100), 10).await.unwrap(), [due_match(1, 1, 40)]);
    store.commit(id(1), Revision(1), action(4)).await.unwrap();
    assert_eq!(store.next_deadline().await.unwrap(), None);
}

pub(crate) async fn documents_and_matches_share_one_order(backend: impl Backend) {
    let store = backend.store();
    let challenge = |n, key: &str, expected, time| DocumentWrite {
        deadline: Some(at(time)),
        ..write(n, Collection::Challenges, key, expected, "open")
    };
    store.put(challenge(1, "late", Expected::Absent, 30)).await.unwrap();
    store.put(challenge(2, "early", Expected::Absent, 5)).await.unwrap();
    store.create(id(3), timed(3, 10)).await.unwrap();
    store.put(challenge(4, "late", Expected::At(Revision(1)), 20)).await.unwrap();
    let due = store.due(at(100), 10).await.unwrap();
    let document = |key: &str, revision, time| Due::Document {
        collection: Collection::Challenges,
        key: key.to_owned(),
        revision: Revision(revision),
        at: at(time),
    };
    assert_eq!(due, [document("early", 1, 5), due_match(3, 0, 10), document("late", 2, 20)]);
    let gone = DocumentWrite { value: None, ..challenge(5, "early", Expected::Any, 1) };
    store.put(gone).await.unwrap();
    store.put(write(6, Collection::Challenges, "late", Expected::Any, "closed")).await.unwrap();
    assert_eq!(store.due(at(100), 10).await.unwrap(), [due_match(3, 0, 10)]);
}

pub(crate) async fn deadlines_are_there_after_a_reopen(backend: impl Backend) {
    let store = backend.store();
    for n in 1..=20 {
        store.create(id(n), timed(n, 1000 - n as i64)).await.unwrap();
        let moved = Change { deadline: (n % 4 != 0).then(|| at(n as i64)), ..action(100 + n) };
        store.commit(id(n), Revision(0), moved).await.unwrap();
    }
    let expiring = write(50, Collection::Challenges, "c", Expected::Absent, "");
    store.put(DocumentWrite { deadline: Some(at(3)), ..expiring }).await.unwrap();
    let before = store.due(at(5000), 100).await.unwrap();
    assert_eq!(before.len(), 16);
    assert!(before.is_sorted_by_key(Due::at));
    drop(store);
    let backend = backend.reopened();
    assert_eq!(backend.store().due(at(5000), 100).await.unwrap(), before);
}

pub(crate) async fn an_ended_match_is_never_due(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), timed(1, 10)).await.unwrap();
    store.commit(id(1), Revision(0), Change { deadline: Some(at(20)), ..ending(2) }).await.unwrap();
    assert!(store.due(at(100), 10).await.unwrap().is_empty());
    assert_eq!(store.next_deadline().await.unwrap(), None);
}
