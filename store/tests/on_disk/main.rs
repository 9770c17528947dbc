//! The promises of the durable backend beyond the port: a folder has one user, damage is named and set aside, every
//! group gets a real flush, and nothing is acknowledged after a failed flush.

mod earlier;
mod private;
mod space;
mod strace;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use duelhall_store::portable::Item;
use duelhall_store::sled::{Options, compact, restore};
use duelhall_store::{
    Change, Collection, CommitError, DocumentWrite, Ending, Expected, MatchId, NewMatch, OpId, Revision, SledStore,
    Store, StoreError, Timestamp, backup,
};

/// Tells a child process the folder to which it writes. Without it those tests do nothing.
const CHILD_FOLDER: &str = "DUELHALL_TEST_FOLDER";

/// How often a folder is opened that is still in use.
const TRIES: usize = 1_000;

/// Opens a folder. Another test may be starting a program at this moment: until it runs, it shares all of our open files,
/// and with them the lock of a folder that has just been closed.
fn open(folder: &Path) -> Result<SledStore, StoreError> {
    for _ in 1..TRIES {
        match SledStore::open(folder, &Options::default()) {
            Err(StoreError::Locked { .. }) => std::thread::sleep(Duration::from_millis(10)),
            opened => return opened,
        }
    }
    SledStore::open(folder, &Options::default())
}

fn id(n: u64) -> MatchId {
    MatchId::from_number(n)
}

fn op(n: u64, revision: u64) -> OpId {
    OpId::derived(id(n), Revision(revision), "test")
}

async fn begin(store: &SledStore, n: u64) {
    let new = NewMatch {
        op: op(n, 0),
        epoch: Default::default(),
        setup: b"setup".to_vec(),
        contents: vec![b"cards".to_vec()],
        meta: b"meta".to_vec(),
        snapshot: vec![n as u8; 500],
        deadline: Some(Timestamp(n as i64)),
        documents: Vec::new(),
    };
    store.create(id(n), new).await.unwrap();
}

fn step(n: u64, revision: u64) -> Change {
    let action = Some(format!("{revision} play"));
    Change { action, deadline: Some(Timestamp(n as i64)), ..Change::new(op(n, revision)) }
}

fn ending(record: &[u8]) -> Ending {
    Ending { at: Timestamp(77), record: record.to_vec() }
}

fn document(key: &str) -> DocumentWrite {
    let (collection, deadline) = (Collection::Challenges, Some(Timestamp(5)));
    DocumentWrite {
        collection,
        key: key.into(),
        expected: Expected::Any,
        value: Some(vec![7]),
        deadline,
        op: OpId([1; 16]),
    }
}

/// Changes the database without the store's knowledge.
fn meddle(folder: &Path, with: impl FnOnce(&sled::Db)) {
    let config = sled::Config::new().path(folder.join("store")).segment_size(2 << 20).flush_every_ms(None);
    let db = loop {
        match config.open() {
            Ok(db) => break db,
            Err(error) => assert!(error.to_string().contains("lock"), "{error}"),
        }
    };
    with(&db);
    db.flush().unwrap();
}

#[tokio::test]
async fn a_second_store_in_the_same_folder_is_refused_until_the_first_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let first = open(place.path()).unwrap();
    let error = SledStore::open(place.path(), &Options::default()).unwrap_err();
    assert!(matches!(&error, StoreError::Locked { folder } if folder == place.path()), "{error}");
    drop(first);
    open(place.path()).unwrap();
}

#[tokio::test]
async fn an_unreadable_match_is_set_aside_and_everything_else_goes_on() {
    for tree in ["heads", "starts", "parts", "log"] {
        let place = tempfile::tempdir().unwrap();
        let store = open(place.path()).unwrap();
        for n in 1..=3 {
            begin(&store, n).await;
            store.commit(id(n), Revision(0), step(n, 1)).await.unwrap();
        }
        drop(store);
        meddle(place.path(), |db| {
            let tree = db.open_tree(tree).unwrap();
            let (key, _) = tree.scan_prefix(id(2).as_bytes()).next().unwrap().unwrap();
            tree.insert(key, &[250, 1, 2]).unwrap();
        });

        let store = open(place.path()).unwrap();
        for _ in 0..2 {
            let error = store.load(id(2)).await.unwrap_err();
            assert!(matches!(error, StoreError::Unreadable { .. }), "{tree}: {error}");
        }
        let answer = store.commit(id(2), Revision(1), step(2, 2)).await;
        assert!(matches!(answer, Err(CommitError::Store(StoreError::Unreadable { .. }))), "{tree}: {answer:?}");
        assert_eq!(store.commit(id(3), Revision(1), step(3, 2)).await.unwrap(), Revision(2));
        assert_eq!(store.due(Timestamp(99), 9).await.unwrap().len(), 2, "{tree}");
        let counts = store.counts().await.unwrap();
        assert_eq!((counts.live, counts.quarantined), (2, 5), "{tree}: head, setup, meta, snapshot and log line");
        let items = store.export(None, 100).await.unwrap();
        let kept = items.iter().filter(|item| matches!(item, Item::Quarantined(found) if found.bytes == [250, 1, 2]));
        assert_eq!(kept.count(), 1, "{tree}: its bytes are kept");
    }
}

#[tokio::test]
async fn an_export_sets_aside_what_it_cannot_read_and_goes_on() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    for n in 1..=9 {
        begin(&store, n).await;
    }
    drop(store);
    meddle(place.path(), |db| {
        for n in [1, 2, 9] {
            db.open_tree("starts").unwrap().insert(id(n).as_bytes(), &[1]).unwrap();
        }
    });
    let store = open(place.path()).unwrap();
    let mut items: Vec<Item> = Vec::new();
    loop {
        let page = store.export(items.last().map(Item::position), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        items.extend(page);
    }
    let live = items.iter().filter(|item| matches!(item, Item::Live(_))).count();
    assert_eq!((live, items.len()), (6, 1 + 6 + 3 * 4));
}

#[tokio::test]
async fn an_unreadable_document_is_set_aside_and_can_be_written_anew() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    for key in ["a", "b", "c"] {
        store.put(document(key)).await.unwrap();
    }
    drop(store);
    meddle(place.path(), |db| {
        let tree = db.open_tree("documents").unwrap();
        tree.insert([&[1], &b"a"[..]].concat(), &[250]).unwrap();
        tree.insert([&[1], &b"b"[..]].concat(), &[]).unwrap();
    });
    let store = open(place.path()).unwrap();
    let keys: Vec<_> =
        store.scan(Collection::Challenges, "", None, 9).await.unwrap().into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["c"]);
    assert_eq!(store.due(Timestamp(9), 9).await.unwrap().len(), 1);
    assert_eq!(store.counts().await.unwrap().quarantined, 2);
    assert_eq!(store.put(document("a")).await.unwrap(), Revision(1));
}

#[tokio::test]
async fn a_database_behind_its_high_water_mark_is_not_opened() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    drop(store);
    fs::remove_dir_all(place.path().join("store")).unwrap();
    let error = open(place.path()).unwrap_err();
    assert!(matches!(error, StoreError::Missing { .. }), "{error}");

    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    begin(&store, 2).await;
    drop(store);
    meddle(place.path(), |db| drop(db.open_tree("heads").unwrap().remove(id(1).as_bytes()).unwrap()));
    let error = open(place.path()).unwrap_err();
    assert!(error.to_string().contains("1 matches in progress, 2 were there"), "{error}");
}

#[tokio::test]
async fn a_start_that_was_killed_half_way_does_no_harm() {
    let place = tempfile::tempdir().unwrap();
    // The process was killed while the first database was being made.
    fs::create_dir(place.path().join("store.new")).unwrap();
    fs::write(place.path().join("store.new/conf"), "segment_si").unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    drop(store);
    // The process was killed while sled wrote a snapshot of its page table.
    fs::write(place.path().join("store/snap.00000000FFFFFFFF.generating"), "half").unwrap();
    assert_eq!(open(place.path()).unwrap().live(None, 9).await.unwrap(), [id(1)]);
}

#[tokio::test]
async fn a_damaged_file_never_opens_as_if_nothing_were_missing() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    for n in 0..200 {
        begin(&store, n).await;
    }
    drop(store);
    let file = place.path().join("store/db");
    let whole = fs::read(&file).unwrap();
    let mark = fs::read(place.path().join("high-water")).unwrap();
    for (from, to) in [(0, 4096), (0, whole.len()), (whole.len() / 40, whole.len() / 20)] {
        let mut damaged = whole.clone();
        damaged[from..to].fill(0xA5);
        fs::write(&file, &damaged).unwrap();
        fs::write(place.path().join("high-water"), &mark).unwrap();
        match open(place.path()) {
            Err(StoreError::Unopenable { .. } | StoreError::Missing { .. }) => {}
            Err(error) => panic!("{error}"),
            Ok(store) => {
                let counts = store.counts().await.unwrap();
                assert_eq!(counts.live + counts.quarantined, 200, "damage {from}..{to} went unnoticed");
            }
        }
    }
}

#[tokio::test]
async fn compacting_keeps_everything_and_gives_space_back() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    for n in 0..40 {
        begin(&store, n).await;
        for revision in 1..=60 {
            let snapshot = Some((0..4000_u64).map(|k| ((k * revision * 7919) >> 5) as u8).collect());
            store.commit(id(n), Revision(revision - 1), Change { snapshot, ..step(n, revision) }).await.unwrap();
        }
        store.commit(id(n), Revision(60), Change { ending: Some(ending(b"won")), ..step(n, 61) }).await.unwrap();
    }
    begin(&store, 99).await;
    store.put(document("c")).await.unwrap();
    let before = store.export(None, 100).await.unwrap();
    drop(store);
    let mut seen = 0;
    let rebuilt = compact(place.path(), &Options::default(), &mut |progress| seen = progress.done).await.unwrap();
    assert_eq!((rebuilt.items, seen), (43, 43));
    assert!(rebuilt.bytes_after < rebuilt.bytes_before, "{rebuilt:?}");
    let store = open(place.path()).unwrap();
    assert_eq!(store.export(None, 100).await.unwrap(), before);
    assert!(!place.path().join("store.old").exists());
    assert!(!store.is_wasteful().unwrap(), "it is small");
}

#[tokio::test]
async fn a_damaged_backup_leaves_the_present_database_alone() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    let mut file = Vec::new();
    backup(&store, &mut file, &mut |_| {}).await.unwrap();
    begin(&store, 2).await;
    drop(store);
    let options = Options::default();
    let cut = &file[..file.len() - 3];
    assert!(restore(&mut &cut[..], place.path(), &options, &mut |_| {}).await.is_err());
    assert_eq!(open(place.path()).unwrap().counts().await.unwrap().live, 2);
    let rebuilt = restore(&mut &file[..], place.path(), &options, &mut |_| {}).await.unwrap();
    assert_eq!(rebuilt.items, 2, "a match and its content");
    assert_eq!(open(place.path()).unwrap().live(None, 9).await.unwrap(), [id(1)]);
}

/// Runs in a child process that may not write beyond a few megabytes; see the next test.
#[tokio::test]
async fn child_writes_until_the_disk_refuses() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else { return };
    let store = open(Path::new(&folder)).unwrap();
    begin(&store, 1).await;
    for revision in 1_u64.. {
        let snapshot = Some((0..8000_u64).map(|k| ((k * revision * 7919) >> 5) as u8).collect());
        let change = Change { snapshot, ..step(1, revision) };
        match store.commit(id(1), Revision(revision - 1), change).await {
            Ok(_) => println!("ACK {revision}"),
            Err(CommitError::Store(StoreError::Poisoned { .. })) => break,
            Err(error) => panic!("{error}"),
        }
    }
    // From now on nothing is accepted and nothing is read, because it might not be on the disk.
    let answer = store.put(document("late")).await;
    assert!(matches!(answer, Err(CommitError::Store(StoreError::Poisoned { .. }))), "{answer:?}");
    let found = store.load(id(1)).await;
    assert!(matches!(found, Err(StoreError::Poisoned { .. })), "{:.300}", format!("{found:?}"));
    println!("POISONED");
}

#[cfg(unix)]
#[tokio::test]
async fn after_a_refused_write_nothing_is_acknowledged_and_nothing_acknowledged_is_lost() {
    let place = tempfile::tempdir().unwrap();
    // A file may grow to 8 MiB; beyond it a write fails as on a full disk.
    let output = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 16384; exec \"$0\" --exact child_writes_until_the_disk_refuses --nocapture",
        ])
        .arg(std::env::current_exe().unwrap())
        .env(CHILD_FOLDER, place.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("POISONED"), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let acknowledged = said.lines().filter_map(|line| line.split("ACK ").nth(1)?.parse::<u64>().ok()).max().unwrap();
    let store = open(place.path()).unwrap();
    let found = store.load(id(1)).await.unwrap().unwrap();
    assert!(found.revision.0 >= acknowledged && found.revision.0 <= acknowledged + 1, "{acknowledged}, {found:?}");
    let expected: Vec<_> = (1..=found.revision.0).map(|revision| format!("{revision} play")).collect();
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), expected);
}

/// A copy of the database as it is on the disk at this moment, which is what a kill would leave.
fn as_if_killed(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    fs::create_dir(copy.path().join("store")).unwrap();
    for file in fs::read_dir(folder.join("store")).unwrap() {
        let file = file.unwrap();
        if file.file_type().unwrap().is_file() {
            fs::copy(file.path(), copy.path().join("store").join(file.file_name())).unwrap();
        }
    }
    copy
}

#[tokio::test]
async fn a_store_that_was_killed_stands_where_its_last_lines_say() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    for revision in 1..=40_u64 {
        let change = Change {
            deadline: Some(Timestamp(1_000 + revision as i64)),
            meta: revision.is_multiple_of(3).then(|| format!("meta {revision}").into_bytes()),
            snapshot: revision.is_multiple_of(7).then(|| vec![revision as u8; 500]),
            documents: if revision == 25 { vec![document("with-a-move")] } else { Vec::new() },
            ..step(1, revision)
        };
        store.commit(id(1), Revision(revision - 1), change).await.unwrap();

        let killed = as_if_killed(place.path());
        // Closed in order after the kill: the next start trusts the state that this close wrote.
        drop(open(killed.path()).unwrap());
        let found = open(killed.path()).unwrap();
        assert_eq!(found.load(id(1)).await.unwrap(), store.load(id(1)).await.unwrap(), "revision {revision}");
        assert_eq!(found.next_deadline().await.unwrap(), store.next_deadline().await.unwrap(), "revision {revision}");
        // The same commit again gets its first answer. Another commit is refused, because the match has moved on.
        let again = found.commit(id(1), Revision(revision - 1), step(1, revision)).await;
        assert_eq!(again.unwrap(), Revision(revision));
        let other = found.commit(id(1), Revision(revision - 1), step(1, 1_000)).await;
        assert!(matches!(other, Err(CommitError::Stale(now)) if now == Revision(revision)), "{other:?}");
    }
    let expected = store.load(id(1)).await.unwrap().unwrap();
    assert_eq!((expected.revision, expected.actions.len(), expected.meta), (Revision(40), 5, b"meta 39".to_vec()));
    drop(store);
    assert_eq!(open(place.path()).unwrap().history(id(1)).await.unwrap().unwrap().len(), 40);
}

#[tokio::test]
async fn a_line_of_a_change_that_never_came_to_count_is_not_followed() {
    let place = tempfile::tempdir().unwrap();
    let store = open(place.path()).unwrap();
    begin(&store, 1).await;
    store.commit(id(1), Revision(0), step(1, 1)).await.unwrap();
    drop(store);
    // The state after a kill between the line and the head of a change with documents; the line is in format 1.
    let line = [&[1][..], &op(1, 2).0, &[1, 6], b"2 play"].concat();
    let key = [&id(1).as_bytes()[..], &2_u64.to_be_bytes()].concat();
    meddle(place.path(), |db| drop(db.open_tree("log").unwrap().insert(&key, line).unwrap()));
    let store = open(place.path()).unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().revision, Revision(1));
    assert_eq!(store.commit(id(1), Revision(1), step(1, 3)).await.unwrap(), Revision(2));
    assert_eq!(store.history(id(1)).await.unwrap().unwrap(), ["1 play", "3 play"]);
}
