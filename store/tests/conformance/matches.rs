//! A single match: how it is made, changed and ended.

use std::collections::BTreeSet;

use duelhall_store::{Change, CommitError, Ending, Epoch, OpId, Revision, StoreError, StoredMatch};

use crate::backend::Backend;
use crate::make::{action, at, ending, id, new_match};

pub(crate) async fn a_new_match_is_loaded_as_it_was_made(backend: impl Backend) {
    let store = backend.store();
    let mut new = new_match(1);
    new.deadline = Some(at(50));
    let made = new.op;
    assert_eq!(store.create(id(1), new).await.unwrap(), Revision(0));
    let found = store.load(id(1)).await.unwrap().unwrap();
    let expected = StoredMatch {
        setup: b"setup 1".to_vec(),
        meta: b"meta 0".to_vec(),
        snapshot: b"snapshot 0".to_vec(),
        snapshot_revision: Revision(0),
        actions: Vec::new(),
        revision: Revision(0),
        epoch: Epoch(1),
        deadline: Some(at(50)),
        finished: None,
        recent: vec![made],
    };
    assert_eq!(found, expected);
    assert_eq!(store.load(id(2)).await.unwrap(), None);
    assert_eq!(store.history(id(2)).await.unwrap(), None);
}

pub(crate) async fn changes_are_loaded_after_the_snapshot(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    for n in 0..5 {
        let mut change = action(10 + n);
        if n == 2 {
            change.snapshot = Some(b"snapshot 3".to_vec());
        }
        if n == 3 {
            change.action = None;
        }
        assert_eq!(store.commit(id(1), Revision(n), change).await.unwrap(), Revision(n + 1));
    }
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert_eq!((found.revision, found.snapshot_revision), (Revision(5), Revision(3)));
    assert_eq!(found.snapshot, b"snapshot 3");
    assert_eq!(found.actions, ["a14"], "the change without an action leaves no line");
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), ["a10", "a11", "a12", "a14"]);
}

pub(crate) async fn a_stale_change_changes_nothing(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.commit(id(1), Revision(0), action(2)).await.unwrap();
    let before = store.load(id(1)).await.unwrap();
    for expected in [0, 2, 9] {
        let answer = store.commit(id(1), Revision(expected), action(100 + expected)).await;
        assert!(matches!(answer, Err(CommitError::Stale(Revision(1)))), "{answer:?}");
    }
    assert_eq!(store.load(id(1)).await.unwrap(), before);
}

pub(crate) async fn the_same_op_gets_the_same_answer(backend: impl Backend) {
    let store = backend.store();
    assert_eq!(store.create(id(1), new_match(1)).await.unwrap(), Revision(0));
    assert_eq!(store.create(id(1), new_match(1)).await.unwrap(), Revision(0));
    for n in 0..6 {
        store.commit(id(1), Revision(n), action(10 + n)).await.unwrap();
    }
    // At the revision for which it was sent, and at any other: the op id decides.
    assert_eq!(store.commit(id(1), Revision(2), action(12)).await.unwrap(), Revision(3));
    assert_eq!(store.commit(id(1), Revision(6), action(12)).await.unwrap(), Revision(3));
    assert_eq!(store.create(id(1), new_match(1)).await.unwrap(), Revision(0));
    assert_eq!(store.history(id(1)).await.unwrap().unwrap().len(), 6);
    assert_eq!(store.commit(id(1), Revision(6), ending(20)).await.unwrap(), Revision(7));
    assert_eq!(store.commit(id(1), Revision(6), ending(20)).await.unwrap(), Revision(7));
    assert_eq!(store.commit(id(1), Revision(4), action(14)).await.unwrap(), Revision(5));
}

/// if two processes decide for the same computer player, only one may believe that its choice counted.
pub(crate) async fn the_same_op_with_another_action_is_stale(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    for n in 0..3 {
        store.commit(id(1), Revision(n), action(10 + n)).await.unwrap();
    }
    for expected in [1, 3] {
        let other = Change { action: Some("another".into()), ..action(11) };
        let answer = store.commit(id(1), Revision(expected), other).await;
        assert!(matches!(answer, Err(CommitError::Stale(Revision(3)))), "{answer:?}");
    }
    assert_eq!(store.commit(id(1), Revision(1), action(11)).await.unwrap(), Revision(2));
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), ["a10", "a11", "a12"]);
}

pub(crate) async fn a_repeated_op_is_known_after_a_reopen(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.create(id(2), new_match(2)).await.unwrap();
    for n in 0..40 {
        store.commit(id(1), Revision(n), action(10 + n)).await.unwrap();
    }
    store.commit(id(2), Revision(0), ending(90)).await.unwrap();
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    assert_eq!(store.commit(id(1), Revision(39), action(49)).await.unwrap(), Revision(40));
    assert_eq!(store.commit(id(1), Revision(8), action(18)).await.unwrap(), Revision(9), "the 32nd last");
    assert_eq!(store.commit(id(2), Revision(0), ending(90)).await.unwrap(), Revision(1));
    assert_eq!(store.create(id(2), new_match(2)).await.unwrap(), Revision(0));
}

pub(crate) async fn an_op_older_than_the_window_is_stale(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    for n in 0..33 {
        store.commit(id(1), Revision(n), action(10 + n)).await.unwrap();
    }
    let answer = store.commit(id(1), Revision(0), action(10)).await;
    assert!(matches!(answer, Err(CommitError::Stale(Revision(33)))), "{answer:?}");
    assert_eq!(store.commit(id(1), Revision(1), action(11)).await.unwrap(), Revision(2));
}

pub(crate) async fn a_match_is_made_once(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.commit(id(1), Revision(0), action(5)).await.unwrap();
    let answer = store.create(id(1), new_match(2)).await;
    assert!(matches!(answer, Err(CommitError::Stale(Revision(1)))), "{answer:?}");
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().setup, b"setup 1");
}

pub(crate) async fn an_older_owner_is_fenced_off(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.commit(id(1), Revision(0), Change { epoch: Epoch(3), ..action(2) }).await.unwrap();
    // `Fenced` is checked before `Stale`, and a duplicate before both.
    let answer = store.commit(id(1), Revision(0), action(3)).await;
    assert!(matches!(answer, Err(CommitError::Fenced(Epoch(3)))), "{answer:?}");
    let again = store.commit(id(1), Revision(0), Change { epoch: Epoch(1), ..action(2) }).await;
    assert_eq!(again.unwrap(), Revision(1));
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().epoch, Epoch(3));
}

pub(crate) async fn an_unknown_match_is_gone(backend: impl Backend) {
    let answer = backend.store().commit(id(1), Revision(0), action(1)).await;
    assert!(matches!(answer, Err(CommitError::Gone)), "{answer:?}");
}

pub(crate) async fn a_finished_match_takes_no_change(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.commit(id(1), Revision(0), ending(2)).await.unwrap();
    for expected in [0, 1] {
        let answer = store.commit(id(1), Revision(expected), action(50 + expected)).await;
        assert!(matches!(answer, Err(CommitError::Gone)), "{answer:?}");
    }
    assert!(matches!(store.create(id(1), new_match(9)).await, Err(CommitError::Stale(Revision(1)))));
}

pub(crate) async fn a_finished_match_keeps_its_whole_history(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    for n in 0..60 {
        let snapshot = (n % 25 == 24).then(|| b"later".to_vec());
        store.commit(id(1), Revision(n), Change { snapshot, ..action(n + 10) }).await.unwrap();
    }
    let last = Change { meta: Some(b"the end".to_vec()), ..ending(99) };
    store.commit(id(1), Revision(60), last).await.unwrap();
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert_eq!(found.finished.as_deref(), Some(&b"record 99"[..]));
    assert_eq!((found.revision, found.deadline), (Revision(61), None));
    assert_eq!((&found.setup[..], &found.meta[..]), (&b"setup 1"[..], &b"the end"[..]));
    let expected: Vec<_> = (10..70).chain([99]).map(|n| format!("a{n}")).collect();
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), expected);
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.live, counts.finished), (0, 1));
}

pub(crate) async fn meta_is_replaced_and_setup_is_not(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    store.commit(id(1), Revision(0), Change { meta: Some(b"meta 1".to_vec()), ..action(2) }).await.unwrap();
    store.commit(id(1), Revision(1), action(3)).await.unwrap();
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert_eq!((&found.meta[..], &found.setup[..]), (&b"meta 1"[..], &b"setup 1"[..]));
    store.commit(id(1), Revision(2), Change { meta: Some(Vec::new()), ..action(4) }).await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().meta, b"");
}

pub(crate) async fn of_many_writers_at_one_revision_one_wins(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    for round in 0..10 {
        let tries = (0..16).map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.commit(id(1), Revision(round), action(100 + round * 16 + n)).await })
        });
        let mut won = Vec::new();
        for answer in tries.collect::<Vec<_>>() {
            match answer.await.unwrap() {
                Ok(revision) => won.push(revision),
                Err(CommitError::Stale(now)) => assert_eq!(now, Revision(round + 1)),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, [Revision(round + 1)]);
    }
    let lines = store.history(id(1)).await.unwrap().unwrap();
    assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), 10);
}

pub(crate) async fn values_that_are_too_large_are_refused(backend: impl Backend) {
    let store = backend.store();
    let mut new = new_match(1);
    new.snapshot = vec![7; (4 << 20) + 1];
    let answer = store.create(id(1), new).await;
    assert!(matches!(answer, Err(CommitError::Store(StoreError::Invalid(_)))), "{answer:?}");
    let mut new = new_match(1);
    new.snapshot = (0..4 << 20).map(|n: u32| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let snapshot = new.snapshot.clone();
    store.create(id(1), new).await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().snapshot, snapshot);
}

pub(crate) async fn a_long_match_ends_whole(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    // Text that hardly compresses, so that the finished record is larger than one piece.
    let noise = |n, k| format!("{:02x?}", OpId::derived(id(n), Revision(k), "noise").0);
    let lines: Vec<String> = (0..40).map(|n| (0..60).map(|k| noise(n, k)).collect()).collect();
    for (line, n) in lines.iter().zip(0..) {
        let record: Vec<u8> = (0..90_000_u32).map(|k| (k.wrapping_mul(2_654_435_761) >> 11) as u8).collect();
        let ending = (n == 39).then_some(Ending { at: at(1), record });
        let change = Change { action: Some(line.clone()), ending, ..action(10 + n) };
        store.commit(id(1), Revision(n), change).await.unwrap();
    }
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), lines);
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().finished.unwrap().len(), 90_000);
}
