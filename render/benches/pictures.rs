//! How long pictures take: view to PNG file, on one core.
//!
//! Steady state: the tables of real matches one after another, with the parts kept that a running program keeps; no
//! file is given from memory. The checksum is that of all files, so that the work is seen to be the same.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::{captions, playout};
use criterion::{Criterion, criterion_group, criterion_main};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::table::Table;
use duelhall_render::{Captions, Frame, Painter, Theme, encode};

fn tables() -> Vec<Table> {
    let viewer = Viewer::Seat(Seat::FIRST);
    (1..=6).flat_map(|seed| playout(seed, viewer)).filter(|table| !table.hand.is_empty()).collect()
}

fn names(lang: Lang) -> Captions {
    captions(["Алиса", "DragonSlayer_99"], lang, Theme::Default)
}

/// FNV-1a over files.
fn checksum(files: impl Iterator<Item = Vec<u8>>) -> u64 {
    let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    files.fold(0xcbf2_9ce4_8422_2325, |sum, file| file.into_iter().fold(sum, step))
}

fn steady(criterion: &mut Criterion, name: &str, draw: impl Fn(&Painter, &Table, &Captions) -> Frame) {
    let (painter, tables, captions) = (Painter::default(), tables(), names(Lang::Ru));
    let file = |table: &Table| encode::indexed(&draw(&painter, table, &captions)).expect("in memory");
    let sizes: Vec<usize> = tables.iter().map(|table| file(table).len()).collect();
    let (mean, most) = (sizes.iter().sum::<usize>() / sizes.len(), sizes.iter().max().copied().unwrap_or_default());
    let sum = checksum(tables.iter().map(file));
    println!("{name}: {} tables, {mean} bytes on average, {most} at most, checksum {sum:016x}", tables.len());
    let mut next = tables.iter().cycle();
    criterion.bench_function(name, |bencher| bencher.iter(|| black_box(file(next.next().expect("tables go round")))));
}

fn pictures(criterion: &mut Criterion) {
    steady(criterion, "board steady", Painter::board_frame);
    steady(criterion, "hand steady", Painter::hand_frame);

    let (tables, captions) = (tables(), names(Lang::Ru));
    let mut next = tables.iter().cycle();
    criterion.bench_function("board of a new painter", |bencher| {
        bencher.iter(|| black_box(Painter::default().board(next.next().expect("tables go round"), &captions)));
    });
    let painter = Painter::default();
    criterion.bench_function("board from memory", |bencher| {
        bencher.iter(|| black_box(painter.board(&tables[20], &captions)));
    });
    let frame = painter.board_frame(&tables[20], &captions);
    criterion.bench_function("board to indexed PNG", |bencher| bencher.iter(|| black_box(encode::indexed(&frame))));
    criterion.bench_function("board to lossless PNG", |bencher| bencher.iter(|| black_box(encode::lossless(&frame))));
}

criterion_group!(benches, pictures);
criterion_main!(benches);
