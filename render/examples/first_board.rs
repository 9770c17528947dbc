//! Measures what a cold process needs for its first board: `cargo run --release --example first_board`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::fs;

use common::{captions, midgame};
use duelhall_engine::text::Lang;
use duelhall_render::{Painter, Theme};

fn main() {
    let start = busy_ms();
    let painter = Painter::default();
    let file = painter.board(&midgame(7), &captions(["Алиса", "DragonSlayer_99"], Lang::Ru, Theme::Default));
    println!("{:.1} ms of processor time to the first board of {} bytes", busy_ms() - start, file.len());
    for seed in 0..200 {
        let captions = captions(["Алиса", "DragonSlayer_99"], Lang::ALL[seed as usize % 2], Theme::Default);
        let _ = (painter.board(&midgame(seed), &captions), painter.hand(&midgame(seed), &captions));
    }
    // Linux tells the peak; elsewhere there is nothing to print.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(line) = status.lines().find(|line| line.starts_with("VmHWM")) {
        println!("after 400 more pictures: {line}");
    }
}

/// Processor time of this thread in milliseconds, as Linux tells it; 0 elsewhere.
fn busy_ms() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()).unwrap_or_default() / 1e6
}
