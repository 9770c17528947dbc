//! Measures what a cold process needs for its first board: `cargo run --release --example first_board`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::fs;

use common::{Dice, captions, hand, midgame};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::table::Table;
use duelhall_render::{Captions, Frame, Painter, Theme, encode};

type Draw = fn(&Painter, &Table, &Captions) -> Frame;

fn main() {
    let start = busy_ms();
    let painter = Painter::default();
    let captions = captions(["Алиса", "DragonSlayer_99"], Lang::Ru, Theme::Default);
    let file = painter.board(&midgame(7), &captions);
    println!("{:.1} ms of processor time to the first board of {} bytes", busy_ms() - start, file.len());
    for (what, draw) in [("board", Painter::board_frame as Draw), ("hand", Painter::hand_frame as Draw)] {
        let (start, rounds) = (busy_ms(), 200);
        let mut bytes = 0;
        for round in 0..rounds {
            // Eight tables in turn: their parts are kept, their files are not.
            let mut table = midgame(round % 8);
            table.hand = hand(&mut Dice::new(40 + round % 8), 6);
            bytes += encode::indexed(&draw(&painter, &table, &captions)).map_or(0, |file| file.len());
        }
        let each = (busy_ms() - start) / rounds as f64;
        println!("{what}: {each:.2} ms of processor time, {} bytes", bytes / rounds as usize);
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
