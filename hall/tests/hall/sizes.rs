//! Tests the size of finished matches in the store (L-4).

use std::io::Write as _;

use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::towers::Towers;
use duelhall_store::portable::{FinishedItem, Item};
use flate2::{Compression, write::DeflateEncoder};

use crate::plain::{Plain, people};

/// The size of a part in bytes, deflated as the store does it.
fn packed(bytes: &[u8]) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::new(4));
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap().len()
}

/// The size of a finished match as the hall stores it: plain, and deflated as a whole.
fn left(item: &FinishedItem) -> (usize, usize) {
    let actions = item.actions.join("\n");
    let parts = [&item.setup, &item.meta, &item.record, &actions.clone().into_bytes()];
    for (name, part) in ["setup", "meta", "ending", "log"].iter().zip(parts) {
        println!("  {name}: {} bytes, {} packed", part.len(), packed(part));
    }
    let whole = parts.map(|part| part.as_slice()).concat();
    (whole.len(), packed(&whole))
}

/// The deflated size of the finished match in this hall.
pub(crate) async fn show(hall: &Plain) -> usize {
    let kept = hall.store.export(None, 64).await.unwrap();
    let over = kept.into_iter().find_map(|item| match item {
        Item::Finished(item) => Some(item),
        _ => None,
    });
    let (plain, packed) = left(&over.expect("it is over"));
    println!("  {plain} bytes, {packed} packed");
    packed
}

/// The mean size of this many finished matches of two.
async fn of(game: GameId, matches: u64) -> usize {
    let mut sum = 0;
    for seed in 0..matches {
        let mut hall = Plain::in_memory();
        hall.seed(seed);
        let id = hall.begin(&people(2), game, &[]).await;
        hall.play(id).await;
        sum += show(&hall).await;
    }
    sum / usize::try_from(matches).unwrap()
}

#[tokio::test]
async fn l4_what_a_hundred_thousand_matches_leave_is_under_400_megabytes() {
    let (towers, heroes) = (of(GameId::of::<Towers>(), 3).await, of(GameId::of::<Heroes>(), 2).await);
    let each = (9 * towers + heroes) / 10;
    println!("Towers {towers}, Heroes {heroes}, {each} bytes a match");
    // The store adds keys and names of its own.
    assert!(each < 3_000, "Towers {towers}, Heroes {heroes}: {each} bytes a match");
}
