//! Tests the commands for the data folder: `export`, `backup`, `restore`, `compact`.

use std::fs;
use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Rng, Status};
use duelhall_engine::towers::Towers;
use duelhall_store::sled::Options as StoreOptions;
use duelhall_store::{Change, Ending, Epoch, MatchId, NewMatch, OpId, Revision, SledStore, Store, Timestamp};
use tempfile::tempdir;

use crate::program::run;

fn op(number: usize) -> OpId {
    OpId((number as u128).to_le_bytes())
}

/// Stores a match as the hall does. The match ends if `moves` are enough.
async fn keep(store: &SledStore, id: MatchId, moves: usize) {
    let mut duel = Match::begin(GameId::of::<Towers>(), &Options::new(), FirstTurn::Random, [3; 32]).unwrap();
    let new = NewMatch {
        op: op(0),
        epoch: Epoch::default(),
        setup: duel.origin(),
        contents: duel.contents(),
        meta: Vec::new(),
        snapshot: duel.snapshot(),
        deadline: None,
        documents: Vec::new(),
    };
    store.create(id, new).await.unwrap();
    let (mut entries, mut chance) = (Vec::new(), Rng::from_number(1));
    for number in 0..moves {
        let Status::Waiting(seats) = duel.status() else { break };
        let seat = seats.iter().next().unwrap();
        let index = duel.advise(seat, Level::Greedy, &mut chance).unwrap();
        let entry = duel.answer(seat, duel.prompt(seat).unwrap().step, index).unwrap();
        duel.take(&entry).unwrap();
        let mut change = Change::new(op(number + 1));
        change.action = Some(entry.to_string());
        entries.push(entry);
        if matches!(duel.status(), Status::Over(_)) {
            let record = duel.record(&entries).unwrap().write().into_bytes();
            change.ending = Some(Ending { at: Timestamp(0), record });
        }
        store.commit(id, Revision(number as u64), change).await.unwrap();
    }
}

/// Makes a data folder with a finished match and a match in progress.
fn furnish(folder: &Path) -> [MatchId; 2] {
    let ids = [MatchId::from_number(1), MatchId::from_number(2)];
    let store = SledStore::open(&folder.join("duelhall-data"), &StoreOptions::default()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        keep(&store, ids[0], usize::MAX).await;
        keep(&store, ids[1], 7).await;
    });
    ids
}

#[test]
fn a_finished_match_is_exported_as_a_record_that_verifies() {
    let folder = tempdir().unwrap();
    let [over, going_on] = furnish(folder.path()).map(|id| id.to_string());
    let ran = run(folder.path(), &["export", &over, "--out", "match.duel"]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(run(folder.path(), &["verify", "match.duel"]).code, 0);
    assert_eq!(
        run(folder.path(), &["export", &over]).out,
        fs::read_to_string(folder.path().join("match.duel")).unwrap()
    );

    let refused = run(folder.path(), &["export", &going_on]);
    assert!(refused.code == 2 && refused.err.contains("--unfinished"), "{refused:?}");
    let ran = run(folder.path(), &["export", &going_on, "--unfinished", "--out", "part.duel"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let checked = run(folder.path(), &["verify", "part.duel"]);
    assert!(checked.code == 0 && checked.out.contains("7 entries, not over yet"), "{checked:?}");

    let missing = run(folder.path(), &["export", "zzzzzzzzzz"]);
    assert_eq!(
        (missing.code, missing.err.as_str()),
        (4, "duelhall: there is no match zzzzzzzzzz in the data folder\n")
    );
    assert_eq!(run(folder.path(), &["export", "short"]).code, 2);
}

#[test]
fn a_backup_restores_everything_and_compacting_loses_nothing() {
    let folder = tempdir().unwrap();
    let path = folder.path();
    let [over, _] = furnish(path).map(|id| id.to_string());
    let before = run(path, &["export", &over]).out;
    let ran = run(path, &["backup", "all.backup"]);
    // Two matches, and the cards to which both refer.
    assert_eq!((ran.code, ran.out.as_str()), (0, "3 items written to all.backup\n"));
    let unfinished = |entry: fs::DirEntry| entry.file_name().to_string_lossy().ends_with(".part");
    assert!(!fs::read_dir(path).unwrap().any(|entry| unfinished(entry.unwrap())));
    // S-5: the backup holds hidden cards and seeds.
    #[cfg(unix)]
    for private in ["all.backup", "duelhall-data", "duelhall-data/store", "duelhall-data/store/db"] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(path.join(private)).unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "{private} is open to others: {mode:o}");
    }

    let ran = run(path, &["restore", "all.backup"]);
    assert!(ran.code == 2 && ran.err.contains("--replace"), "{ran:?}");
    fs::write(path.join("other.toml"), "[store]\nfolder = \"other\"\n").unwrap();
    let ran = run(path, &["--config", "other.toml", "restore", "all.backup"]);
    assert!(ran.code == 0 && ran.out.starts_with("3 items in other; "), "{ran:?}");
    assert_eq!(run(path, &["--config", "other.toml", "export", &over]).out, before);

    let ran = run(path, &["compact"]);
    assert!(ran.code == 0 && ran.out.starts_with("3 items in duelhall-data; "), "{ran:?}");
    assert_eq!(run(path, &["export", &over]).out, before);

    let mut damaged = fs::read(path.join("all.backup")).unwrap();
    damaged.truncate(damaged.len() / 2);
    fs::write(path.join("half.backup"), damaged).unwrap();
    let ran = run(path, &["restore", "half.backup", "--replace"]);
    assert!(ran.code == 4 && !ran.err.is_empty(), "{ran:?}");
    assert_eq!(run(path, &["export", &over]).out, before, "a damaged backup changes nothing");
}

#[test]
fn a_folder_that_another_process_uses_or_that_is_not_there_is_named() {
    let folder = tempdir().unwrap();
    let ran = run(folder.path(), &["backup", "x"]);
    assert!(ran.code == 4 && ran.err.contains("there is no data folder duelhall-data"), "{ran:?}");
    assert!(!folder.path().join("duelhall-data").exists());
    let store = SledStore::open(&folder.path().join("duelhall-data"), &StoreOptions::default()).unwrap();
    for args in
        [["export", "zzzzzzzzzz"].as_slice(), &["backup", "x"], &["compact"], &["restore", "x", "--replace"], &[]]
    {
        fs::write(folder.path().join("x"), "").unwrap();
        let ran = run(folder.path(), args);
        assert!(ran.code == 4 && ran.err.contains("in use by another process"), "{args:?}: {ran:?}");
    }
    let ran = run(folder.path(), &["doctor"]);
    assert!(ran.code == 0 && ran.out.contains("warn  store"), "{ran:?}");
    drop(store);
}
