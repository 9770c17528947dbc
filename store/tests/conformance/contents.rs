//! A content that many matches name is stored once; a large one is stored in pieces.

use duelhall_store::portable::{Item, LiveItem, LogLine, Position};
use duelhall_store::{Change, CommitError, ContentId, Ending, Epoch, NewMatch, Revision, StoreError, backup, restore};

use crate::backend::{Backend, Memory, Sled};
use crate::make::{action, at, ending, id, new_match, op};

/// Bytes that cannot be compressed.
fn noise(length: u32, salt: u32) -> Vec<u8> {
    (0..length).map(|at| (at.wrapping_add(salt).wrapping_mul(2_654_435_761).rotate_left(at % 29) >> 13) as u8).collect()
}

fn with(n: u64, contents: &[&[u8]]) -> NewMatch {
    NewMatch { contents: contents.iter().map(|content| content.to_vec()).collect(), ..new_match(n) }
}

pub(crate) async fn a_content_is_kept_once_under_its_hash(backend: impl Backend) {
    let store = backend.store();
    let (cards, large) = (b"cards".repeat(20_000), noise(4 << 20, 0));
    assert_eq!(store.content(ContentId::of(&cards)).await.unwrap(), None);
    store.create(id(1), with(1, &[&cards, &large])).await.unwrap();
    store.create(id(2), with(2, &[&cards])).await.unwrap();
    store.commit(id(1), Revision(0), ending(10)).await.unwrap();
    assert_eq!(store.counts().await.unwrap().contents, 2);
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    for content in [&cards, &large] {
        let found = store.content(ContentId::of(content)).await.unwrap();
        assert!(found.as_ref() == Some(content), "{} bytes", content.len());
    }
    assert_eq!(store.content(ContentId::of(b"other")).await.unwrap(), None);
}

pub(crate) async fn a_refused_match_brings_no_content(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    let answer = store.create(id(1), with(2, &[b"cards"])).await;
    assert!(matches!(answer, Err(CommitError::Stale(Revision(0)))), "{answer:?}");
    assert_eq!(store.content(ContentId::of(b"cards")).await.unwrap(), None);
    for contents in [vec![vec![0; (4 << 20) + 1]], vec![Vec::new(); 17]] {
        let answer = store.create(id(3), NewMatch { contents, ..new_match(3) }).await;
        assert!(matches!(answer, Err(CommitError::Store(StoreError::Invalid(_)))), "{answer:?}");
    }
    assert_eq!(store.counts().await.unwrap().contents, 0);
}

pub(crate) async fn contents_move_with_a_backup(backend: impl Backend) {
    let store = backend.store();
    let large = noise(300_000, 5);
    store.create(id(1), with(1, &[b"cards", &large])).await.unwrap();
    store.create(id(2), with(2, &[b"cards"])).await.unwrap();
    store.commit(id(2), Revision(0), ending(20)).await.unwrap();
    let first = store.export(None, 1).await.unwrap();
    assert!(matches!(first[0].position(), Position::Content(_)), "a match never comes before what it names");
    let mut file = Vec::new();
    assert_eq!(backup(&*store, &mut file, &mut |_| {}).await.unwrap(), 4);
    let (memory, sled) = (Memory::fresh(), Sled::fresh());
    for other in [memory.store(), sled.store()] {
        assert_eq!(restore(&mut &file[..], &*other, &mut |_| {}).await.unwrap(), 4);
        assert_eq!(other.content(ContentId::of(&large)).await.unwrap(), Some(large.clone()));
        assert_eq!(other.export(None, 100).await.unwrap(), store.export(None, 100).await.unwrap());
    }
}

pub(crate) async fn a_content_under_a_false_name_is_not_imported(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), with(1, &[b"cards"])).await.unwrap();
    let mut items = store.export(None, 1).await.unwrap();
    let Item::Content(content) = &mut items[0] else { panic!("{items:?}") };
    content.bytes.push(1);
    let fresh = Memory::fresh();
    assert!(matches!(fresh.store().import(items.clone()).await, Err(StoreError::Invalid(_))));
    assert!(matches!(store.import(items).await, Err(StoreError::Invalid(_))));
}

pub(crate) async fn what_is_larger_than_a_piece_comes_back_whole(backend: impl Backend) {
    let store = backend.store();
    let part = |salt| noise(200_000, salt);
    store.create(id(1), NewMatch { setup: part(1), meta: part(2), snapshot: part(3), ..new_match(1) }).await.unwrap();
    store.commit(id(1), Revision(0), Change { meta: Some(part(4)), ..action(2) }).await.unwrap();
    let snapshot = Some(noise(65_535, 5));
    store.commit(id(1), Revision(1), Change { snapshot: snapshot.clone(), ..action(3) }).await.unwrap();
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert!(found.setup == part(1) && found.meta == part(4) && Some(found.snapshot) == snapshot);
    let change = Change { ending: Some(Ending { at: at(9), record: noise(3 << 20, 6) }), ..action(4) };
    store.commit(id(1), Revision(2), change).await.unwrap();
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert!(found.setup == part(1) && found.meta == part(4) && found.finished == Some(noise(3 << 20, 6)));
}

/// a match can be ended whatever its number of entries.
pub(crate) async fn a_match_of_200_000_lines_ends_and_is_read(backend: impl Backend) {
    let store = backend.store();
    let line = |n: u64| LogLine { op: op(n), action: Some(format!("{} play {} > {}", n % 6, n % 60, n * 7919 % 64)) };
    let live = LiveItem {
        id: id(1),
        created: op(0),
        epoch: Epoch(1),
        setup: b"setup".to_vec(),
        contents: Vec::new(),
        meta: Vec::new(),
        snapshot: Vec::new(),
        snapshot_revision: Revision(200_000),
        deadline: None,
        log: (1..=200_000).map(line).collect(),
    };
    let mut expected: Vec<String> = live.log.iter().filter_map(|line| line.action.clone()).collect();
    store.import(vec![Item::Live(live)]).await.unwrap();
    assert_eq!(store.commit(id(1), Revision(200_000), ending(200_001)).await.unwrap(), Revision(200_001));
    expected.push("a200001".into());
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    assert!(store.history(id(1)).await.unwrap() == Some(expected));
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().finished, Some(b"record 200001".to_vec()));
}
