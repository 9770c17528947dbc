//! Removed data frees its space.

use std::time::Duration;

use duelhall_store::sled::Options;
use duelhall_store::{Change, Revision, SledStore, Store, Timestamp};

use super::{as_if_killed, begin, ending, id, meddle, open, step};

/// Bytes that cannot be compressed.
fn noise(seed: u64) -> Vec<u8> {
    let mut state = seed + 1;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    (0..500_000).map(|_| next()).collect()
}

/// the database shrinks at a start, and is not examined again as long as little has changed.
#[tokio::test]
async fn a_wasteful_database_is_written_anew_at_a_start() {
    let place = tempfile::tempdir().unwrap();
    let options = Options { tidy_above: 2 << 20, ..Options::default() };
    let store = open(place.path()).unwrap();
    for n in 0..40 {
        begin(&store, n).await;
        let snapshot = Some(noise(n));
        store.commit(id(n), Revision(0), Change { snapshot, ..step(n, 1) }).await.unwrap();
    }
    for n in 0..40 {
        let last = Change { ending: Some(ending(b"won")), ..step(n, 2) };
        store.commit(id(n), Revision(1), last).await.unwrap();
    }
    begin(&store, 99).await;
    let far = Timestamp(i64::MAX);
    assert_eq!(store.remove_finished(far, Duration::ZERO, 30).await.unwrap(), 30);
    let (before, bytes_before) = (store.export(None, 100).await.unwrap(), store.counts().await.unwrap().disk_bytes);
    drop(store);

    let mut seen = 0;
    let store = SledStore::open_tidy(place.path(), &options, &mut |progress| seen = progress.done).await.unwrap();
    assert_eq!(seen, 12, "eleven matches and a content");
    let bytes_after = store.counts().await.unwrap().disk_bytes;
    assert!(bytes_after * 2 < bytes_before, "{bytes_before} became {bytes_after}");
    assert_eq!(store.export(None, 100).await.unwrap(), before);
    drop(store);
    let store = SledStore::open_tidy(place.path(), &options, &mut |_| panic!("once is enough")).await.unwrap();
    assert_eq!(store.export(None, 100).await.unwrap(), before);
}

#[tokio::test]
async fn what_a_kill_kept_from_being_swept_is_swept_at_the_next_start() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    for n in [2, 3] {
        begin(&store, n).await;
        store.commit(id(n), Revision(0), step(n, 1)).await.unwrap();
    }
    let killed = as_if_killed(place.path());
    // The state after a kill: match 2 has ended and was not swept, match 3 was about to be made.
    meddle(killed.path(), |db| {
        for n in [2, 3] {
            db.open_tree("heads").unwrap().remove(id(n).as_bytes()).unwrap();
        }
    });
    let swept = open(killed.path()).unwrap();
    assert_eq!(swept.live(None, 9).await.unwrap(), [id(1)]);
    drop(swept);
    meddle(killed.path(), |db| {
        for tree in ["starts", "parts", "log"] {
            let tree = db.open_tree(tree).unwrap();
            assert!([2, 3].iter().all(|n| tree.scan_prefix(id(*n).as_bytes()).next().is_none()));
        }
        assert!(db.open_tree("starts").unwrap().contains_key(id(1).as_bytes()).unwrap());
    });
    assert!(open(killed.path()).unwrap().load(id(1)).await.unwrap().is_some());
}
