//! The whole store at once: backups, pages, closing and opening.

use duelhall_store::portable::Item;
use duelhall_store::{
    Change, Collection, DocumentWrite, Expected, MemoryStore, NewMatch, Progress, Revision, Store, StoreError, backup,
    restore,
};

use crate::backend::{Backend, Memory, Sled};
use crate::make::{action, at, ending, id, new_match, write};

/// Plays a little of everything.
async fn fill(store: &dyn Store) {
    for n in 1..=30 {
        store.create(id(n), NewMatch { deadline: Some(at(n as i64)), ..new_match(n) }).await.unwrap();
        for step in 0..n {
            let change = Change {
                snapshot: (step % 7 == 3).then(|| format!("snapshot {step}").into_bytes()),
                meta: (step % 5 == 2).then(|| format!("meta {step}").into_bytes()),
                deadline: Some(at((step * n) as i64)),
                ..action(1000 * n + step)
            };
            store.commit(id(n), Revision(step), change).await.unwrap();
        }
        if n % 3 == 0 {
            store.commit(id(n), Revision(n), ending(1000 * n + 999)).await.unwrap();
        }
        let document =
            write(n, Collection::ALL[n as usize % Collection::ALL.len()], &format!("key {n}"), Expected::Any, "value");
        store.put(DocumentWrite { deadline: (n % 2 == 0).then(|| at(n as i64)), ..document }).await.unwrap();
    }
}

async fn everything(store: &dyn Store, page: usize) -> Vec<Item> {
    let mut all: Vec<Item> = Vec::new();
    loop {
        let more = store.export(all.last().map(Item::position), page).await.unwrap();
        if more.is_empty() {
            return all;
        }
        assert!(more.len() <= page);
        all.extend(more);
    }
}

pub(crate) async fn a_backup_restored_is_the_same_store(backend: impl Backend) {
    let store = backend.store();
    fill(&*store).await;
    let mut file = Vec::new();
    let mut seen = Vec::new();
    let items = backup(&*store, &mut file, &mut |progress| seen.push(progress)).await.unwrap();
    assert_eq!((items, seen.last()), (60, Some(&Progress { done: 60, total: 60 })));

    let (memory, sled) = (Memory::fresh(), Sled::fresh());
    for other in [memory.store(), sled.store()] {
        assert_eq!(restore(&mut &file[..], &*other, &mut |_| {}).await.unwrap(), 60);
        assert_eq!(everything(&*other, 64).await, everything(&*store, 64).await);
        assert_eq!(other.due(at(9999), 99).await.unwrap(), store.due(at(9999), 99).await.unwrap());
        let again = restore(&mut &file[..], &*other, &mut |_| {}).await;
        assert!(matches!(again, Err(StoreError::Backup(_))), "only into an empty store");
        // The match continues from where it was, and still knows its op ids.
        assert_eq!(other.commit(id(29), Revision(28), action(29_028)).await.unwrap(), Revision(29));
        assert_eq!(other.commit(id(29), Revision(29), action(77)).await.unwrap(), Revision(30));
    }
}

pub(crate) async fn a_damaged_backup_is_refused(backend: impl Backend) {
    let store = backend.store();
    store.create(id(1), new_match(1)).await.unwrap();
    let mut file = Vec::new();
    backup(&*store, &mut file, &mut |_| {}).await.unwrap();
    for cut in [0, 5, 16, 20, 30, file.len() - 13, file.len() - 1] {
        let answer = restore(&mut &file[..cut], &MemoryStore::new(), &mut |_| {}).await;
        assert!(matches!(answer, Err(StoreError::Backup(_))), "cut at {cut}: {answer:?}");
    }
    for place in [0, 16, 30, 40, file.len() - 1] {
        let mut damaged = file.clone();
        damaged[place] ^= 0x55;
        let answer = restore(&mut &damaged[..], &MemoryStore::new(), &mut |_| {}).await;
        assert!(matches!(answer, Err(StoreError::Backup(_))), "damaged at {place}: {answer:?}");
    }
}

/// Backups of the data of [`fill`] in every format, as each format wrote them. They are never written again; a new
/// format adds one.
const FORMATS: [&[u8]; 2] = [include_bytes!("backup-format-1.bin"), include_bytes!("backup-format-2.bin")];

pub(crate) async fn a_backup_of_every_format_is_read<B: Backend>(_: B) {
    for mut file in FORMATS {
        let fresh = B::fresh();
        let store = fresh.store();
        assert_eq!(restore(&mut file, &*store, &mut |_| {}).await.unwrap(), 60);
        let counts = store.counts().await.unwrap();
        assert_eq!((counts.live, counts.finished, counts.documents, counts.quarantined), (20, 10, 30, 0));
        let history = store.history(id(29)).await.unwrap().unwrap();
        assert_eq!(history.len(), 29);
        let ended = store.load(id(30)).await.unwrap().unwrap();
        assert!(ended.finished.is_some());
        assert_eq!(store.due(at(9999), 99).await.unwrap().len(), 35);
        // It still knows the changes from before the backup.
        assert_eq!(store.commit(id(29), Revision(28), action(29_028)).await.unwrap(), Revision(29));
        assert_eq!(store.commit(id(29), Revision(29), action(77)).await.unwrap(), Revision(30));
    }
}

pub(crate) async fn everything_is_there_after_a_reopen(backend: impl Backend) {
    let store = backend.store();
    fill(&*store).await;
    let before = everything(&*store, 1000).await;
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.live, counts.finished, counts.documents, counts.quarantined), (20, 10, 30, 0));
    drop(store);
    let backend = backend.reopened();
    let store = backend.store();
    assert_eq!(everything(&*store, 1000).await, before);
}

pub(crate) async fn pages_of_an_export_join_without_a_gap(backend: impl Backend) {
    let store = backend.store();
    fill(&*store).await;
    let whole = everything(&*store, 1000).await;
    assert!(whole.is_sorted_by_key(Item::position));
    assert_eq!(whole.len(), 60);
    for page in [1, 7, 19, 20, 21, 30, 59] {
        assert_eq!(everything(&*store, page).await, whole, "pages of {page}");
    }
}

pub(crate) async fn live_matches_are_listed_in_pages(backend: impl Backend) {
    let store = backend.store();
    fill(&*store).await;
    let first = store.live(None, 3).await.unwrap();
    assert_eq!(first, [id(1), id(2), id(4)]);
    assert_eq!(store.live(Some(id(4)), 2).await.unwrap(), [id(5), id(7)]);
    assert_eq!(store.live(None, 99).await.unwrap().len(), 20);
}
