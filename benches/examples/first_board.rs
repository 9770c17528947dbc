//! Measures the time and memory of the first board in a cold process.
//! `cargo run --release --manifest-path benches/Cargo.toml --example first_board`.

#[path = "../../render/tests/render/common/mod.rs"]
mod common;

use std::fs;
use std::sync::Arc;

use common::{ToAny, captions, midgame, playout};
use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Theme};

type Draw = fn(&Painter, &AnyTable, &Captions) -> Arc<[u8]>;

fn main() {
    let start = busy_ms();
    let painter = Painter::default();
    let captions = captions(["Алиса", "DragonSlayer_99"], Lang::Ru, Theme::Default);
    let file = painter.board(&midgame(7).any(), &captions);
    println!("{:.1} ms of processor time to the first board of {} bytes", busy_ms() - start, file.len());
    // Matches come one after another: parts of earlier matches are kept, and no two tables are equal.
    let matches = |seeds: std::ops::Range<u64>| -> Vec<AnyTable> {
        seeds.flat_map(|seed| playout(seed, Viewer::Seat(Seat::FIRST))).map(|table| table.any()).collect()
    };
    for (what, draw) in [("board", Painter::board as Draw), ("hand", Painter::hand as Draw)] {
        matches(1..5).iter().for_each(|table| drop(draw(&painter, table, &captions)));
        let tables = matches(5..13);
        let start = busy_ms();
        let bytes: usize = tables.iter().map(|table| draw(&painter, table, &captions).len()).sum();
        let each = (busy_ms() - start) / tables.len() as f64;
        println!("{what}: {each:.2} ms of processor time, {} bytes, {} pictures", bytes / tables.len(), tables.len());
    }
    // Linux reports the peak memory; elsewhere nothing is printed.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(line) = status.lines().find(|line| line.starts_with("VmHWM")) {
        println!("after all of them: {line}");
    }
}

/// Processor time of this thread in milliseconds, as Linux reports it; 0 elsewhere.
fn busy_ms() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()).unwrap_or_default() / 1e6
}
