//! Measures the time of pictures: from a view to a PNG file, on one core.
//!
//! The state is steady: tables of real matches come one after another, and the painter keeps the parts that a running
//! program keeps. No file comes from a cache. The checksum is over all files, and shows that the work is the same.

#[path = "../render/tests/render/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::sync::Arc;

use common::{ToAny, captions, playout};
use criterion::{Criterion, criterion_group, criterion_main};
use duelhall_engine::games::{AnyTable, GameId};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_render::{Captions, Painter, Raster, Shape, Theme, art, encode};

fn tables() -> Vec<AnyTable> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let tables = (1..=6).flat_map(|seed| playout(seed, viewer));
    tables.filter(|table| !table.hand.is_empty()).map(|table| table.any()).collect()
}

/// Tables of Chrono, of which every fifth is taken: a match has many small steps.
fn chrono_tables() -> Vec<AnyTable> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let tables = (1..=3).flat_map(|seed| common::chrono::playout(seed, viewer));
    tables.filter(|table| !table.hand.is_empty()).step_by(5).map(|table| table.any()).collect()
}

/// Tables of War, of which every tenth is taken.
fn war_tables() -> Vec<AnyTable> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let tables = (1..=3).flat_map(|seed| common::war::playout(seed, viewer));
    tables.filter(|table| !table.hand.is_empty()).step_by(10).map(|table| table.any()).collect()
}

fn names(lang: Lang) -> Captions {
    captions(["Алиса", "DragonSlayer_99"], lang, Theme::Default)
}

/// FNV-1a over files.
fn checksum(files: &[Arc<[u8]>]) -> u64 {
    let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    files.iter().flat_map(|file| file.iter().copied()).fold(0xcbf2_9ce4_8422_2325, step)
}

type Draw = fn(&Painter, &AnyTable, &Captions) -> Arc<[u8]>;

fn steady(criterion: &mut Criterion, name: &str, tables: &[AnyTable], captions: &Captions, draw: Draw) {
    let painter = Painter::keeping(0);
    let files: Vec<Arc<[u8]>> = tables.iter().map(|table| draw(&painter, table, captions)).collect();
    let sizes: Vec<usize> = files.iter().map(|file| file.len()).collect();
    let (mean, most) = (sizes.iter().sum::<usize>() / sizes.len(), sizes.iter().max().copied().unwrap_or_default());
    println!(
        "{name}: {} tables, {mean} bytes on average, {most} at most, checksum {:016x}",
        files.len(),
        checksum(&files)
    );
    let mut next = tables.iter().cycle();
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| black_box(draw(&painter, next.next().expect("the tables repeat"), captions)));
    });
}

/// Art is drawn once for each size and kept, so only the first time counts.
fn art(criterion: &mut Criterion) {
    let samples: Vec<_> = art::samples().iter().map(art::Sample::plan).collect();
    let war: Vec<_> = art::cards(GameId::of::<War>(), Lang::En).exhibits.into_iter().map(|exhibit| exhibit.plan).collect();
    for (what, plans) in [("art", samples), ("art of War", war)] {
        for size in [(320, 236), (226, 150), (100, 70)] {
            let (mut raster, mut next) = (Raster::default(), plans.iter().cycle());
            criterion.bench_function(&format!("{what} {} x {}", size.0, size.1), |bencher| {
                bencher.iter(|| {
                    let plan = next.next().expect("the plans repeat");
                    black_box(art::draw(plan, size, art::State::Plain, &mut raster))
                });
            });
        }
    }
}

fn pictures(criterion: &mut Criterion) {
    let (tables, captions) = (tables(), names(Lang::Ru));
    steady(criterion, "board steady", &tables, &captions, Painter::board);
    steady(criterion, "hand steady", &tables, &captions, Painter::hand);
    let (chrono, wide) = (chrono_tables(), captions.clone().on_page(Shape::Wide, 0));
    steady(criterion, "Chrono board steady", &chrono, &captions, Painter::board);
    steady(criterion, "Chrono hand steady", &chrono, &wide, Painter::hand);

    let war = war_tables();
    steady(criterion, "War board steady", &war, &captions, Painter::board);
    steady(criterion, "War hand steady", &war, &wide, Painter::hand);

    let mut next = tables.iter().cycle();
    criterion.bench_function("board of a new painter", |bencher| {
        bencher.iter(|| black_box(Painter::default().board(next.next().expect("the tables repeat"), &captions)));
    });
    let mut next = chrono.iter().cycle();
    criterion.bench_function("Chrono board of a new painter", |bencher| {
        bencher.iter(|| black_box(Painter::default().board(next.next().expect("the tables repeat"), &captions)));
    });
    let painter = Painter::default();
    criterion.bench_function("board from memory", |bencher| {
        bencher.iter(|| black_box(painter.board(&tables[20], &captions)));
    });
    let frame = painter.board_frame(&tables[20], &captions);
    criterion.bench_function("board to lossless PNG", |bencher| bencher.iter(|| black_box(encode::lossless(&frame))));
}

criterion_group!(benches, pictures, art);
criterion_main!(benches);
