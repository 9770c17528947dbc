//! Tests that matches outlive a release: stored matches of an earlier release continue, end, and can be looked at (A-1,
//!

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use duelhall_engine::games::Match;
use duelhall_engine::kit::Record;
use duelhall_hall::{Audience, ExportRight, Press, Slot};
use duelhall_store::portable::{Item, LiveItem};
use duelhall_store::{MatchId, MemoryStore, SledStore, Store, sled};
use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::plain::Plain;

/// The answers after which a match has gone on.
const SOME: usize = 10;

fn unpack(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap();
        if path.is_dir() {
            unpack(&path, &to.join(path.file_name().unwrap()));
        } else {
            std::io::copy(&mut GzDecoder::new(File::open(&path).unwrap()), &mut File::create(to.join(name)).unwrap())
                .unwrap();
        }
    }
}

/// The data folder of the first release.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    unpack(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/written-by/0.1.0")), folder.path());
    folder
}

async fn everything(store: &dyn Store) -> Vec<Item> {
    let (mut all, mut after) = (Vec::new(), None);
    loop {
        let page = store.export(after, 64).await.unwrap();
        let Some(last) = page.last() else { return all };
        after = Some(last.position());
        all.extend(page);
    }
}

/// The content of a store, with changed snapshots of live matches.
async fn changed(items: &[Item], change: impl Fn(&mut LiveItem)) -> Plain {
    let store = MemoryStore::new();
    let changed = items.iter().cloned().map(|mut item| {
        if let Item::Live(live) = &mut item {
            change(live);
        }
        item
    });
    store.import(changed.collect()).await.unwrap();
    Plain::over(Arc::new(store))
}

async fn matches(store: &dyn Store) -> (Vec<MatchId>, Vec<MatchId>) {
    let (mut live, mut over) = (Vec::new(), Vec::new());
    for item in everything(store).await {
        match item {
            Item::Live(item) => live.push(item.id),
            Item::Finished(item) => over.push(item.id),
            _ => {}
        }
    }
    (live, over)
}

/// Checks that anybody can look at a match that is over, and export it.
async fn look(old: &mut Plain, id: MatchId) {
    let facts = old.hall.facts(id).await.unwrap().expect("the match is known");
    assert!(facts.over, "{id}");
    let place = &facts.places[0];
    let board = old.hall.message(&Audience::Place(place.clone()), Slot::Board(id)).await.unwrap().unwrap();
    assert!(board.buttons.iter().any(|button| button.press == Press::More(id)), "{:?}", board.buttons);
    for player in &facts.players {
        let hand = old.hand(&player.id, place, id).await;
        assert!(!hand.text.is_empty());
        let text = old.press(&player.id, place, Press::Text(id)).await;
        assert!(!text.refused && text.message.is_some(), "{text:?}");
        let fair = old.press(&player.id, place, Press::Fair(id)).await.message.expect("an answer").text;
        assert!(fair.contains("duelhall verify"), "{fair}");
    }
    let record = old.hall.export(id, ExportRight::Anybody).await.unwrap().expect("it is known");
    let record = Record::read(&record).unwrap();
    assert!(record.end.is_some(), "{id} has an end");
    Match::check(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
}

/// Plays every match, and one in `whole` to its end.
async fn play_all(mut old: Plain, whole: usize) {
    let (live, over) = matches(&*old.store).await;
    assert!(live.len() > 20 && over.len() > 7, "{} live, {} over", live.len(), over.len());
    for (at, id) in live.iter().copied().enumerate() {
        if at % whole == 0 {
            old.play(id).await;
            look(&mut old, id).await;
            continue;
        }
        for _ in 0..SOME {
            let Some((who, place, press)) = old.next(id).await else { break };
            let reply = old.press(&who, &place, press).await;
            assert!(!reply.refused, "{id}: {reply:?}");
        }
    }
    for id in over {
        look(&mut old, id).await;
    }
    if whole == 1 {
        assert_eq!(old.store.counts().await.unwrap().live, 0);
    }
    assert_eq!(old.hall.unproven(), 0);
}

/// Changes the numbers of rules and code in a snapshot.
fn renumber(live: &mut LiveItem, numbers: Value) {
    let mut snapshot: Value = serde_json::from_slice(&live.snapshot).unwrap();
    snapshot["numbers"] = numbers;
    live.snapshot = serde_json::to_vec(&snapshot).unwrap();
}

/// Makes running effects continue at a step that no effect has.
fn scramble(value: &mut Value) {
    match value {
        Value::Object(fields) => fields.iter_mut().for_each(|(name, part)| match name.as_str() {
            "pc" | "next" if part.is_u64() => *part = json!(60_000),
            _ => scramble(part),
        }),
        Value::Array(parts) => parts.iter_mut().for_each(scramble),
        _ => {}
    }
}

#[tokio::test]
async fn a2_the_data_folder_of_the_first_release_is_opened_and_every_match_in_it_ends() {
    let folder = folder();
    play_all(Plain::on_disk(folder.path()), 1).await;
}

#[tokio::test]
async fn a2_after_a_change_of_rules_each_match_continues_from_a_quiet_moment() {
    let folder = folder();
    let store = SledStore::open(folder.path(), &sled::Options::default()).unwrap();
    let all = everything(&store).await;
    let old = changed(&all, |live| {
        renumber(live, json!({ "rules": 0, "code": 0 }));
        let mut snapshot: Value = serde_json::from_slice(&live.snapshot).unwrap();
        scramble(&mut snapshot["state"]);
        live.snapshot = serde_json::to_vec(&snapshot).unwrap();
    })
    .await;
    play_all(old, 4).await;
}

/// The hands of everybody at a match: their texts and their choices.
async fn hands(old: &Plain, id: MatchId) -> Vec<(String, Vec<String>)> {
    let facts = old.hall.facts(id).await.unwrap().expect("the match is known");
    let mut hands = Vec::new();
    for player in &facts.players {
        let hand = old.hand(&player.id, &facts.places[0], id).await;
        hands.push((hand.text, hand.buttons.into_iter().map(|button| button.label).collect()));
    }
    hands
}

#[tokio::test]
async fn a2_after_a_change_of_compiled_cards_nothing_is_taken_back() {
    let folder = folder();
    let store = SledStore::open(folder.path(), &sled::Options::default()).unwrap();
    let mut today = changed(&everything(&store).await, |_| {}).await;
    let (live, _) = matches(&*today.store).await;
    for id in &live {
        for _ in 0..10 {
            let Some((who, place, press)) = today.next(*id).await else { break };
            assert!(!today.press(&who, &place, press).await.refused);
        }
    }
    let (live, _) = matches(&*today.store).await;
    let before: Vec<usize> = seams(&today, &live).await;
    let otherwise = changed(&everything(&*today.store).await, |live| {
        let mut snapshot: Value = serde_json::from_slice(&live.snapshot).unwrap();
        let rules = snapshot["numbers"]["rules"].as_u64().unwrap_or(1);
        snapshot["numbers"] = json!({ "rules": rules, "code": 0 });
        scramble(&mut snapshot["state"]);
        live.snapshot = serde_json::to_vec(&snapshot).unwrap();
    })
    .await;
    for id in &live {
        assert_eq!(hands(&today, *id).await, hands(&otherwise, *id).await, "{id}");
    }
    assert_eq!(seams(&otherwise, &live).await, before);
}

/// The number of seams in the log of each match.
async fn seams(old: &Plain, matches: &[MatchId]) -> Vec<usize> {
    let mut counts = Vec::new();
    for id in matches {
        let lines = old.store.history(*id).await.unwrap().unwrap_or_default();
        counts.push(lines.iter().filter(|line| line.starts_with("seam ")).count());
    }
    counts
}
