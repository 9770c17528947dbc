//! Measures durable commits a second with 1, 16 and 64 matches moving at once. The same run measures redb, SQLite (WAL,
//! synchronous = FULL) and a raw log. The raw log appends the same bytes to a file, with one fdatasync for each group.
//!
//! `cargo bench --manifest-path benches/Cargo.toml --bench commits`. The rounds of all engines are interleaved, so a
//! busy moment of the disk affects all of them, and the median round counts. The folder is under `TMPDIR`, which should
//! be on the disk in question. The checksum is over every action read back from the engine, and must be equal for all
//! engines.

mod engine;
mod grouped;
mod ours;
mod raw;
mod redb;
mod sqlite;
mod work;

use std::path::Path;
use std::time::{Duration, Instant};

use engine::Engine;
use work::Move;

const ROUNDS: usize = 7;
/// Matches moving at once, and commits of each in a round.
const LOADS: [(u64, u64); 3] = [(1, 3000), (16, 1200), (64, 600)];

/// The result of one engine in one round.
#[derive(Debug, Clone)]
struct Round {
    per_second: f64,
    p50: Duration,
    p99: Duration,
    checksum: u32,
}

fn main() {
    // `cargo test --benches` runs this too. Then a check that it works is enough.
    let measuring = std::env::args().any(|word| word == "--bench");
    let (rounds, loads) = if measuring { (ROUNDS, &LOADS[..]) } else { (1, &[(4, 10)][..]) };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("threads can start");
    println!("| writers | engine | commits/s | of raw | p50 ms | p99 ms | checksum |");
    println!("|---|---|---|---|---|---|---|");
    for &(writers, each) in loads {
        let mut measured: Vec<(&str, Vec<Round>)> = ENGINES.iter().map(|(name, _)| (*name, Vec::new())).collect();
        for _ in 0..rounds {
            for ((_, open), (_, rounds)) in ENGINES.iter().zip(&mut measured) {
                let place = tempfile::tempdir().expect("there is room for a folder");
                rounds.push(runtime.block_on(round(open, place.path(), writers, each)));
            }
        }
        report(writers, &measured);
    }
}

type Open = fn(&Path) -> Engine;

const ENGINES: [(&str, Open); 4] = [
    ("raw append + fdatasync", raw::open),
    ("this store (sled 0.34)", ours::open),
    ("redb", redb::open),
    ("SQLite WAL FULL", sqlite::open),
];

async fn round(open: &Open, folder: &Path, writers: u64, each: u64) -> Round {
    let engine = open(folder);
    for writer in 0..writers {
        engine.begin(writer).await;
    }
    let begun = Instant::now();
    let tasks: Vec<_> = (0..writers).map(|writer| tokio::spawn(play(engine.clone(), writer, each))).collect();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await.expect("no writer fails"));
    }
    let took = begun.elapsed();
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    Round {
        per_second: latencies.len() as f64 / took.as_secs_f64(),
        p50: at(0.5),
        p99: at(0.99),
        checksum: engine.checksum(writers, each).await,
    }
}

async fn play(engine: Engine, writer: u64, each: u64) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for revision in 1..=each {
        let step = Move::of(writer, revision);
        let begun = Instant::now();
        engine.commit(step).await;
        latencies.push(begun.elapsed());
    }
    latencies
}

fn report(writers: u64, measured: &[(&str, Vec<Round>)]) {
    let raw = median(&measured[0].1, |round| round.per_second);
    let expected = measured[0].1[0].checksum;
    for (name, rounds) in measured {
        assert!(rounds.iter().all(|round| round.checksum == expected), "{name} did other work: {rounds:?}");
        let per_second = median(rounds, |round| round.per_second);
        println!(
            "| {writers} | {name} | {per_second:.0} | {:.2} | {:.2} | {:.2} | {expected:08x} |",
            per_second / raw,
            median(rounds, |round| round.p50.as_secs_f64() * 1e3),
            median(rounds, |round| round.p99.as_secs_f64() * 1e3),
        );
    }
}

fn median(rounds: &[Round], of: impl Fn(&Round) -> f64) -> f64 {
    let mut values: Vec<f64> = rounds.iter().map(of).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
