//! Documents, by themselves and together with matches.

use duelhall_store::{Change, Collection, CommitError, DocumentWrite, Expected, Revision, StoreError};

use crate::backend::Backend;
use crate::make::{action, ending, id, new_match, write};

use Expected::{Absent, Any, At};

pub(crate) async fn a_document_is_compared_and_set(backend: impl Backend) {
    let store = backend.store();
    let collection = Collection::PersonSettings;
    assert_eq!(store.get(collection, "ann").await.unwrap(), None);
    assert_eq!(store.put(write(1, collection, "ann", Absent, "en")).await.unwrap(), Revision(1));
    assert_eq!(store.put(write(2, collection, "ann", At(Revision(1)), "ru")).await.unwrap(), Revision(2));
    for (n, expected) in [(3, Absent), (4, At(Revision(1))), (5, At(Revision(3)))] {
        let answer = store.put(write(n, collection, "ann", expected, "xx")).await;
        assert!(matches!(answer, Err(CommitError::Conflict { now: Some(Revision(2)), .. })), "{answer:?}");
    }
    assert_eq!(store.put(write(6, collection, "ann", Any, "en")).await.unwrap(), Revision(3));
    assert_eq!(store.put(write(7, collection, "bob", Any, "ru")).await.unwrap(), Revision(1));
    let found = store.get(collection, "ann").await.unwrap().unwrap();
    assert_eq!((&found.value[..], found.revision), (&b"en"[..], Revision(3)));
    assert_eq!(store.get(Collection::PlaceSettings, "ann").await.unwrap(), None, "collections are apart");
    let answer = store.put(write(8, collection, "eve", At(Revision(1)), "en")).await;
    assert!(matches!(answer, Err(CommitError::Conflict { now: None, .. })), "{answer:?}");
}

pub(crate) async fn the_same_write_gets_the_same_answer(backend: impl Backend) {
    let store = backend.store();
    for _ in 0..3 {
        assert_eq!(store.put(write(1, Collection::Decks, "a", Absent, "one")).await.unwrap(), Revision(1));
    }
    assert_eq!(store.put(write(2, Collection::Decks, "a", Any, "two")).await.unwrap(), Revision(2));
    assert_eq!(store.put(write(2, Collection::Decks, "a", Any, "two")).await.unwrap(), Revision(2));
}

pub(crate) async fn several_documents_are_written_together_or_not_at_all(backend: impl Backend) {
    let store = backend.store();
    let collection = Collection::Sessions;
    store.put(write(1, collection, "invite", Absent, "x")).await.unwrap();
    let swap = |n, seat: &str| {
        let used = DocumentWrite { value: None, ..write(n, collection, "invite", At(Revision(1)), "") };
        vec![write(n, collection, seat, Absent, "y"), used]
    };
    store.put_all(swap(2, "ann")).await.unwrap();
    store.put_all(Vec::new()).await.unwrap();
    let answer = store.put_all(swap(3, "boris")).await;
    assert!(matches!(answer, Err(CommitError::Conflict { .. })), "{answer:?}");
    let found = store.scan(collection, "", None, 9).await.unwrap();
    assert_eq!(found.iter().map(|(key, _)| &**key).collect::<Vec<_>>(), ["ann"]);
    let twice = vec![write(4, collection, "cleo", Any, "y"), write(4, collection, "cleo", Any, "z")];
    assert!(matches!(store.put_all(twice).await, Err(CommitError::Store(StoreError::Invalid(_)))));
}

pub(crate) async fn a_deleted_document_is_gone(backend: impl Backend) {
    let store = backend.store();
    store.put(write(1, Collection::Sessions, "s", Absent, "x")).await.unwrap();
    let delete = |n, expected| DocumentWrite { value: None, ..write(n, Collection::Sessions, "s", expected, "") };
    assert!(store.put(delete(2, At(Revision(7)))).await.is_err());
    assert_eq!(store.put(delete(3, At(Revision(1)))).await.unwrap(), Revision(1));
    assert_eq!(store.get(Collection::Sessions, "s").await.unwrap(), None);
    assert_eq!(store.put(delete(4, Any)).await.unwrap(), Revision(0), "nothing to delete is no error");
    assert_eq!(store.put(write(5, Collection::Sessions, "s", Absent, "y")).await.unwrap(), Revision(1));
}

pub(crate) async fn a_scan_is_ordered_and_paged(backend: impl Backend) {
    let store = backend.store();
    for (key, n) in ["b/2", "a/9", "b/10", "b/1", "c/1", "b"].into_iter().zip(1..) {
        store.put(write(n, Collection::Seats, key, Absent, key)).await.unwrap();
    }
    store.put(write(9, Collection::Tallies, "b/5", Absent, "")).await.unwrap();
    let keys = |found: Vec<(String, _)>| found.into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    let found = store.scan(Collection::Seats, "b/", None, 10).await.unwrap();
    assert!(found.iter().all(|(key, document)| document.value == key.as_bytes()));
    assert_eq!(keys(found), ["b/1", "b/10", "b/2"]);
    assert_eq!(keys(store.scan(Collection::Seats, "b/", None, 2).await.unwrap()), ["b/1", "b/10"]);
    assert_eq!(keys(store.scan(Collection::Seats, "b/", Some("b/10"), 2).await.unwrap()), ["b/2"]);
    assert_eq!(keys(store.scan(Collection::Seats, "b/", Some("a"), 1).await.unwrap()), ["b/1"]);
    assert_eq!(keys(store.scan(Collection::Seats, "", Some("b/10"), 9).await.unwrap()), ["b/2", "c/1"]);
    assert!(store.scan(Collection::Seats, "b/", Some("c"), 9).await.unwrap().is_empty());
    assert!(store.scan(Collection::Seats, "b/", None, 0).await.unwrap().is_empty());
}

pub(crate) async fn documents_change_with_a_match_or_not_at_all(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.put(write(2, Collection::Tallies, "ann", Absent, "0")).await.unwrap();
    let documents = vec![
        write(3, Collection::Tallies, "bob", Absent, "1"),
        write(3, Collection::Tallies, "ann", Absent, "1"), // it is there already
    ];
    let answer = store.commit(id(1), Revision(0), Change { documents, ..action(3) }).await;
    assert!(matches!(answer, Err(CommitError::Conflict { ref key, .. }) if key == "ann"), "{answer:?}");
    assert_eq!(store.get(Collection::Tallies, "bob").await.unwrap(), None);
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().revision, Revision(0));

    let documents = vec![
        write(4, Collection::Tallies, "bob", Absent, "1"),
        write(4, Collection::Tallies, "ann", At(Revision(1)), "1"),
    ];
    assert_eq!(store.commit(id(1), Revision(0), Change { documents, ..action(4) }).await.unwrap(), Revision(1));
    // A stale change does not touch its documents either.
    let documents = vec![write(5, Collection::Tallies, "bob", Any, "2")];
    assert!(store.commit(id(1), Revision(0), Change { documents, ..action(5) }).await.is_err());
    assert_eq!(store.get(Collection::Tallies, "bob").await.unwrap().unwrap().value, b"1");
    assert_eq!(store.get(Collection::Tallies, "ann").await.unwrap().unwrap().value, b"1");
}

pub(crate) async fn an_ending_and_its_ratings_are_one(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    let rated = |n| vec![write(n, Collection::Tallies, "ann", Any, "won")];
    let last = Change { documents: rated(7), ..ending(7) };
    for _ in 0..2 {
        assert_eq!(store.commit(id(1), Revision(0), last.clone()).await.unwrap(), Revision(1));
    }
    let answer = store.commit(id(1), Revision(0), Change { documents: rated(8), ..ending(8) }).await;
    assert!(matches!(answer, Err(CommitError::Gone)), "{answer:?}");
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    assert_eq!(store.get(Collection::Tallies, "ann").await.unwrap().unwrap().revision, Revision(1), "rated once");
    assert!(store.load(id(1)).await.unwrap().unwrap().finished.is_some());
}

pub(crate) async fn a_challenge_turns_into_a_match_once(backend: impl Backend) {
    let store = backend.store();
    store.put(write(1, Collection::Challenges, "c1", Absent, "open")).await.unwrap();
    let accept = |n| {
        let gone = DocumentWrite { value: None, ..write(n, Collection::Challenges, "c1", At(Revision(1)), "") };
        let mut new = new_match(n);
        new.documents = vec![gone, write(n, Collection::Seats, &format!("ann/{n}"), Absent, "")];
        store.create(id(n), new)
    };
    assert_eq!(accept(10).await.unwrap(), Revision(0));
    let answer = accept(11).await;
    assert!(
        matches!(answer, Err(CommitError::Conflict { collection: Collection::Challenges, now: None, .. })),
        "{answer:?}"
    );
    assert_eq!(accept(10).await.unwrap(), Revision(0), "the first is told again that it worked");
    assert_eq!(store.load(id(11)).await.unwrap(), None);
    assert_eq!(store.scan(Collection::Seats, "ann/", None, 9).await.unwrap().len(), 1);
}

pub(crate) async fn odd_keys_are_refused(backend: impl Backend) {
    let store = backend.store();
    for key in [String::new(), "k".repeat(513)] {
        let answer = store.put(write(1, Collection::Audit, &key, Any, "")).await;
        assert!(matches!(answer, Err(CommitError::Store(StoreError::Invalid(_)))), "{answer:?}");
    }
    store.put(write(2, Collection::Audit, &"k".repeat(512), Any, "")).await.unwrap();
    store.put(write(3, Collection::Audit, "Жанна 🃏", Any, "")).await.unwrap();
    assert!(store.get(Collection::Audit, "Жанна 🃏").await.unwrap().is_some());
    let twice = vec![write(4, Collection::Audit, "x", Any, "1"), write(4, Collection::Audit, "x", Any, "2")];
    store.create(id(1), new_match(1)).await.unwrap();
    let answer = store.commit(id(1), Revision(0), Change { documents: twice, ..action(5) }).await;
    assert!(matches!(answer, Err(CommitError::Store(StoreError::Invalid(_)))), "{answer:?}");
}
