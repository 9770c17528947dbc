//! Measures a start with 10,000 matches in progress: its time, and its memory compared to an empty store.
//!
//! `cargo bench --manifest-path benches/Cargo.toml --bench resume`. Each figure comes from a process of its own. Memory
//! is the resident memory on Linux; elsewhere it is left out. The checksum is over the deadlines that the start has
//! read.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use duelhall_store::sled::Options;
use duelhall_store::{Change, Due, MatchId, NewMatch, OpId, Revision, SledStore, Store, Timestamp};

const MOVES: u64 = 40;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("threads can start");
    match words.iter().position(|word| word == "--open") {
        Some(at) => runtime.block_on(open(Path::new(&words[at + 1]))),
        None => {
            let matches = if words.iter().any(|word| word == "--bench") { 10_000 } else { 10 };
            let place = tempfile::tempdir().expect("there is room for a folder");
            let (empty, full) = (place.path().join("empty"), place.path().join("full"));
            runtime.block_on(fill(&full, matches));
            for (what, folder) in [("an empty store", empty), ("matches in progress", full)] {
                let program = std::env::current_exe().expect("this program has a path");
                let output = Command::new(program).arg("--open").arg(folder).output().expect("it runs again");
                println!("{what}: {}", String::from_utf8_lossy(&output.stdout).trim());
            }
        }
    }
}

async fn fill(folder: &Path, matches: u64) {
    let store = std::sync::Arc::new(SledStore::open(folder, &Options::default()).expect("an empty folder opens"));
    let tasks: Vec<_> = (0..matches.min(64))
        .map(|first| {
            let store = store.clone();
            tokio::spawn(async move {
                for n in (first..matches).step_by(64) {
                    play(&store, n).await;
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("no writer fails");
    }
}

async fn play(store: &SledStore, n: u64) {
    let id = MatchId::from_number(n);
    let new = NewMatch {
        op: OpId::derived(id, Revision(0), "begin"),
        epoch: Default::default(),
        setup: vec![n as u8; 1000],
        contents: Vec::new(),
        meta: vec![1; 300],
        snapshot: vec![2; 2000],
        deadline: None,
        documents: Vec::new(),
    };
    store.create(id, new).await.expect("it is new");
    for revision in 1..=MOVES {
        let change = Change {
            action: Some(format!("play {revision} > {} and look at the tower", n % 60)),
            snapshot: revision.is_multiple_of(20).then(|| (0..3000).map(|k| ((k * n) >> 3) as u8).collect()),
            deadline: Some(Timestamp((n * 7919 % 1_000_003 + revision) as i64)),
            ..Change::new(OpId::derived(id, Revision(revision), "move"))
        };
        store.commit(id, Revision(revision - 1), change).await.expect("nobody else moves");
    }
}

/// Opens a store, prints its time and memory, and reads the soonest deadline.
async fn open(folder: &Path) {
    let before = resident_kib();
    let begun = Instant::now();
    let store = SledStore::open(folder, &Options::default()).expect("it was closed in order");
    let soonest = store.next_deadline().await.expect("it reads");
    let took = begun.elapsed();
    let memory = resident_kib().zip(before).map(|(after, before)| after.saturating_sub(before) as f64 / 1024.0);
    let due = store.due(Timestamp(i64::MAX), usize::MAX).await.expect("it reads");
    let checksum = due.iter().map(Due::at).fold(0_i64, |sum, at| sum.rotate_left(3) ^ at.0);
    let bytes = store.counts().await.expect("it counts").disk_bytes;
    println!(
        "{} clocks, first at {soonest:?}; ready in {:.1} ms, {memory:.1?} MiB more resident, {} MiB on disk, checksum {checksum:016x}",
        due.len(),
        took.as_secs_f64() * 1e3,
        bytes >> 20,
    );
}

fn resident_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}
