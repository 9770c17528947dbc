//! Data written by an earlier release can still be read.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

use duelhall_store::portable::Item;
use duelhall_store::sled::{Options, compact};
use duelhall_store::{SledStore, Store, Timestamp};
use flate2::read::GzDecoder;

use super::open;

/// Unpacks a folder of gzipped files.
fn unpack(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() {
            unpack(&entry.path(), &to.join(entry.file_name()));
        } else {
            let name = to.join(entry.path().file_stem().unwrap());
            io::copy(&mut GzDecoder::new(File::open(entry.path()).unwrap()), &mut File::create(name).unwrap()).unwrap();
        }
    }
}

async fn everything(store: &SledStore) -> Vec<Item> {
    store.export(None, 10_000).await.unwrap()
}

#[tokio::test]
async fn a_folder_of_release_0_1_0_is_read_and_its_finished_matches_are_kept_from_now_on() {
    let place = tempfile::tempdir().unwrap();
    unpack(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/written-by/0.1.0"), place.path());
    let store = open(place.path()).unwrap();
    let before = everything(&store).await;
    let counts = store.counts().await.unwrap();
    assert!(counts.live > 0 && counts.finished > 0 && counts.quarantined == 0, "{counts:?}");
    let mut ended = Vec::new();
    for item in &before {
        match item {
            Item::Live(live) => {
                let found = store.load(live.id).await.unwrap().unwrap();
                assert!(!found.setup.is_empty() && !found.snapshot.is_empty());
            }
            Item::Finished(finished) => {
                assert_eq!((finished.ended, finished.contents.len()), (None, 0));
                assert!(!finished.record.is_empty() && !finished.actions.is_empty() && !finished.recent.is_empty());
                assert_eq!(store.history(finished.id).await.unwrap().as_ref(), Some(&finished.actions));
                ended.push(finished.id);
            }
            _ => {}
        }
    }
    assert_eq!(ended.len() as u64, counts.finished);

    // The first look notes a time for a few matches at once; a kill in between loses none of them.
    let (now, keep) = (Timestamp(1_700_000_000_000), Duration::from_hours(24));
    let mut store = store;
    for _ in 0..=ended.len() {
        assert_eq!(store.remove_finished(now, keep, 1).await.unwrap(), 0);
        drop(store);
        store = open(place.path()).unwrap();
    }
    let timed: Vec<Item> = before
        .into_iter()
        .map(|item| match item {
            Item::Finished(mut finished) => {
                finished.ended = Some(now);
                Item::Finished(finished)
            }
            other => other,
        })
        .collect();
    assert!(everything(&store).await == timed);
    drop(store);
    // Opening waits until nobody else holds the lock; compacting does not.
    drop(open(place.path()).unwrap());
    compact(place.path(), &Options::default(), &mut |_| {}).await.unwrap();
    let store = open(place.path()).unwrap();
    assert!(everything(&store).await == timed);
    let later = now.after(keep + Duration::from_millis(1));
    assert_eq!(store.remove_finished(later, keep, 1000).await.unwrap(), counts.finished);
    assert_eq!(
        store.counts().await.unwrap(),
        duelhall_store::Counts {
            live: counts.live,
            documents: counts.documents,
            disk_bytes: store.counts().await.unwrap().disk_bytes,
            cache_bytes: counts.cache_bytes,
            ..Default::default()
        }
    );
}
