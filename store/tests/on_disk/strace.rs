//! Counts the system calls of a writing process: every group reaches the disk with a real fdatasync.

use std::path::Path;
use std::process::Command;

use duelhall_store::{Revision, Store};

use super::{CHILD_FOLDER, begin, id, open, step};

/// The number of commits of the child, one after another, so that each is a group.
const GROUPS: u64 = 25;

/// Runs in a child process under `strace`; see the next test.
#[tokio::test]
async fn child_writes_a_few_groups() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else { return };
    let store = open(Path::new(&folder)).unwrap();
    begin(&store, 1).await;
    for revision in 1..GROUPS {
        store.commit(id(1), Revision(revision - 1), step(1, revision)).await.unwrap();
    }
}

#[test]
fn every_group_is_flushed_with_fdatasync() {
    let place = tempfile::tempdir().unwrap();
    let trace = place.path().join("trace");
    let traced = Command::new("strace")
        .args(["-f", "-qq", "-e", "trace=fdatasync,sync_file_range", "-o"])
        .arg(&trace)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "strace::child_writes_a_few_groups"])
        .env(CHILD_FOLDER, place.path().join("data"))
        .output();
    let traced = match traced {
        Ok(output) if output.status.success() => output,
        Ok(output) => {
            let reason = String::from_utf8_lossy(&output.stderr);
            assert!(reason.contains("ptrace"), "{reason}{}", String::from_utf8_lossy(&output.stdout));
            println!("skipped: strace may not trace here: {reason}");
            return;
        }
        Err(error) => {
            println!("skipped: strace cannot be run: {error}");
            return;
        }
    };
    assert!(String::from_utf8_lossy(&traced.stdout).contains("1 passed"));
    let calls = std::fs::read_to_string(&trace).unwrap();
    let count = |name: &str| calls.lines().filter(|line| line.contains(&format!(" {name}("))).count() as u64;
    assert!(count("fdatasync") >= GROUPS, "{} calls for {GROUPS} groups", count("fdatasync"));
    assert_eq!(count("sync_file_range"), 0, "no flush takes the short way");
}
