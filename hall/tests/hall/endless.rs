//! Tests that no match can continue without end.
//!
//! `DUELHALL_TABLES` sets how many large tables are played in each format; the default is 1.

use std::sync::Arc;
use std::time::Instant;

use duelhall_engine::formats::InFormat;
use duelhall_engine::games::{GameId, Origin, Resumed};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{MOST_ENTRIES, MOST_SILENT, Seat};
use duelhall_engine::towers::Towers;
use duelhall_hall::{ExportRight, Press};
use duelhall_store::portable::{Item, LiveItem, LogLine};
use duelhall_store::{MatchId, MemoryStore, OpId, Revision, Store};

use crate::plain::{Plain, people};
use crate::rig::hall_place;
use crate::sizes;

fn tables() -> u64 {
    std::env::var("DUELHALL_TABLES").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// The choice of the first card.
async fn first_card(hall: &Plain, id: MatchId) -> Option<Press> {
    let hand = hall.hand(&people(1)[0].id, &hall_place(), id).await;
    hand.buttons
        .iter()
        .find(|button| button.card.as_ref().is_some_and(|card| card.number == 1))
        .map(|button| button.press)
}

async fn last_answer(hall: &Plain, id: MatchId) -> Option<Press> {
    let hand = hall.hand(&people(1)[0].id, &hall_place(), id).await;
    hand.buttons.iter().map(|button| button.press).rfind(|press| matches!(press, Press::Answer(..)))
}

/// Sends answers that count, as long as the hall takes them, and then answers that came too late.
#[tokio::test]
async fn a1_who_answers_5000_times_without_effect_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = Plain::on_disk(folder.path());
    let (people, place) = (people(2), hall_place());
    let id = hall.begin(&people, GameId::of::<InFormat<Heroes>>(), &[("format", "sealed"), ("cap", "20")]).await;
    let (mut answers, mut taken) = (1, 0_u16);
    let mut old = last_answer(&hall, id).await.expect("a hero is chosen first");
    assert!(!hall.press(&people[0].id, &place, old).await.refused);
    while let Some(toggle) = first_card(&hall, id).await {
        assert!(!hall.press(&people[0].id, &place, toggle).await.refused);
        (answers, taken, old) = (answers + 1, taken + 1, toggle);
        assert!(taken <= MOST_SILENT + 2, "nobody can put a card in and take it out for ever");
    }
    assert!(taken >= MOST_SILENT, "{taken} answers are few: people may take their time");
    let before = hall.hall.facts(id).await.unwrap().unwrap().revision;
    while answers < 5_000 {
        hall.press(&people[0].id, &place, old).await;
        answers += 1;
    }
    assert_eq!(hall.hall.facts(id).await.unwrap().unwrap().revision, before, "old buttons do nothing");
    hall.play(id).await;
    assert_eq!(hall.hall.unproven(), 0);
}

/// A match that has just begun, after this many marks in its mulligan. The marks change nothing.
fn marked(item: &LiveItem, entries: u32, cards: &[u8]) -> LiveItem {
    let origin = Origin::read(&item.setup, Some(cards)).unwrap();
    let Ok(Resumed::On(mut game)) = origin.resume(&item.snapshot, &[]) else { panic!("it has just begun") };
    let mut log = Vec::new();
    while game.revision() < entries {
        let prompt = game.prompt(Seat(0)).expect("both may mark");
        let mark = (0..prompt.choices.len()).find(|index| *index != prompt.fallback).unwrap();
        let line = game.answer(Seat(0), prompt.step, mark).unwrap();
        game.take(&line).unwrap();
        let op = OpId::derived(item.id, Revision(game.revision().into()), "mark");
        log.push(LogLine { op, action: Some(line.to_string()) });
    }
    LiveItem { snapshot: game.snapshot(), snapshot_revision: Revision(entries.into()), log, ..item.clone() }
}

#[tokio::test]
async fn a1_after_20_000_entries_the_table_decides() {
    let mut begun = Plain::in_memory();
    let id = begun.begin(&people(2), GameId::of::<Towers>(), &[]).await;
    let mut items = begun.store.export(None, 64).await.unwrap();
    let cards = items.iter().find_map(|item| match item {
        Item::Content(content) => Some(content.bytes.clone()),
        _ => None,
    });
    for item in &mut items {
        if let Item::Live(live) = item {
            *live = marked(live, MOST_ENTRIES - 2, &cards.clone().expect("its cards are kept"));
        }
    }
    let store = MemoryStore::new();
    store.import(items).await.unwrap();
    let mut hall = Plain::over(Arc::new(store));
    assert_eq!(hall.play(id).await, 3);
    let record = hall.hall.export(id, ExportRight::Anybody).await.unwrap().expect("it is over");
    let last = record.lines().rfind(|line| line.ends_with(" cap"));
    // No turn has begun, so both towers are equally high.
    assert!(last.is_some() && record.contains("draw"), "{record}");
    assert_eq!(hall.hall.unproven(), 0);
}

/// Plays tables of this size in a format, each in a database of its own.
async fn large(format: &str, seats: usize) {
    let number = seats.to_string();
    for seed in 1..=tables() {
        let (begun, folder) = (Instant::now(), tempfile::tempdir().unwrap());
        let mut hall = Plain::on_disk(folder.path());
        hall.seed(seed);
        // The first table is short; the others have the usual end.
        let cap: &[_] = if seed == 1 { &[("cap", "20")] } else { &[] };
        let options = [&[("format", format), ("seats", number.as_str())], cap].concat();
        let id = hall.begin(&people(seats), GameId::of::<InFormat<Heroes>>(), &options).await;
        let answers = hall.play(id).await;
        let record = hall.hall.export(id, ExportRight::Anybody).await.unwrap().expect("it is over");
        let end = record.lines().rfind(|line| line.starts_with("end ")).expect("it has an end");
        println!("{format} {seed}: {answers} answers in {:.1} s, {end}", begun.elapsed().as_secs_f64());
        sizes::show(&hall).await;
        assert_eq!(hall.hall.unproven(), 0);
    }
}

#[tokio::test]
async fn a1_a_sealed_table_of_four_ends() {
    large("sealed", 4).await;
}

#[tokio::test]
async fn a1_a_draft_of_eight_ends() {
    large("draft", 8).await;
}

#[tokio::test]
async fn a1_a_table_of_six_with_decks_of_their_own_ends() {
    large("constructed", 6).await;
}
