//! Matches outlive a release: what an earlier one wrote goes on, and ends, and can be looked at.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::games::Match;
use duelhall_engine::kit::{Record, Rng};
use duelhall_hall::{
    Audience, CountedChance, ExportRight, Hall, HallConfig, Intent, JumpClock, Look, Message, Person, PersonId,
    PlaceId, Press, Reply, Request, Slot,
};
use duelhall_store::portable::{Entry, LiveEntry};
use duelhall_store::{MatchId, MemoryStore, OpId, SledStore, Store, Timestamp, sled};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// Answers after which a match should long be over.
const PATIENCE: usize = 4_000;

/// A hall over what an earlier release left behind.
struct Old {
    hall: Hall,
    store: Arc<dyn Store>,
    notices: mpsc::UnboundedReceiver<duelhall_hall::Notice>,
    chance: Rng,
    clock: Arc<JumpClock>,
}

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

/// The data folder of the first release, as it was left.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    unpack(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/written-by/0.1.0")), folder.path());
    folder
}

async fn everything(store: &dyn Store) -> Vec<Entry> {
    let (mut all, mut after) = (Vec::new(), None);
    loop {
        let page = store.export(after, 64).await.unwrap();
        let Some(last) = page.last() else { return all };
        after = Some(last.position());
        all.extend(page);
    }
}

impl Old {
    fn over(store: Arc<dyn Store>) -> Self {
        let (sender, notices) = mpsc::unbounded_channel();
        let clock = Arc::new(JumpClock::new(Timestamp(1_790_000_000_000)));
        let chance = Arc::new(CountedChance::default());
        let hall = Hall::with_chance(HallConfig::default(), store.clone(), clock.clone(), chance, sender).unwrap();
        Self { hall, store, notices, chance: Rng::from_number(5), clock }
    }

    /// What a store keeps, with the snapshots of live matches changed.
    async fn changed(entries: &[Entry], change: impl Fn(&mut LiveEntry)) -> Self {
        let store = MemoryStore::new();
        let changed = entries.iter().cloned().map(|mut entry| {
            if let Entry::Live(live) = &mut entry {
                change(live);
            }
            entry
        });
        store.import(changed.collect()).await.unwrap();
        Self::over(Arc::new(store))
    }

    async fn matches(&self) -> (Vec<MatchId>, Vec<MatchId>) {
        let (mut live, mut over) = (Vec::new(), Vec::new());
        for entry in everything(&*self.store).await {
            match entry {
                Entry::Live(entry) => live.push(entry.id),
                Entry::Finished(entry) => over.push(entry.id),
                _ => {}
            }
        }
        (live, over)
    }

    async fn hand(&self, who: &PersonId, place: &PlaceId, id: MatchId) -> Message {
        let audience = Audience::Person(who.clone(), place.clone());
        self.hall.message(&audience, Slot::Hand(id)).await.unwrap().expect("a seat has a hand")
    }

    /// Presses a button, as slowly as people do.
    async fn press(&self, who: &PersonId, place: &PlaceId, press: Press) -> Reply {
        let who = Person { id: who.clone(), name: who.to_string(), lang: None, admin: false, groups: Vec::new() };
        self.clock.jump(Duration::from_secs(1));
        let (op, intent) = (OpId::random().unwrap(), Intent::Press(press));
        self.hall.handle(Request { op, who, place: place.clone(), place_lang: None, intent }).await
    }

    /// Who is asked, and an answer.
    async fn next(&mut self, id: MatchId) -> Option<(PersonId, PlaceId, Press)> {
        let facts = self.hall.facts(id).await.unwrap().expect("the match is known");
        for player in &facts.players {
            let hand = self.hand(&player.id, &facts.places[0], id).await;
            let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
            let main: Vec<Press> = answers().filter(|one| one.look == Look::Primary).map(|one| one.press).collect();
            let all: Vec<Press> = answers().map(|one| one.press).collect();
            if let Some(press) = self.chance.pick(if main.is_empty() { &all } else { &main }) {
                return Some((player.id.clone(), facts.places[0].clone(), *press));
            }
        }
        None
    }

    /// Plays a match to its end, and looks at it.
    async fn play(&mut self, id: MatchId) {
        for _ in 0..PATIENCE {
            let Some((who, place, press)) = self.next(id).await else { return self.look(id).await };
            let reply = self.press(&who, &place, press).await;
            assert!(!reply.refused, "{id}: {reply:?}");
            while self.notices.try_recv().is_ok() {}
        }
        panic!("{id} does not end");
    }

    /// Everybody can look at a match that is over, and export it.
    async fn look(&self, id: MatchId) {
        let facts = self.hall.facts(id).await.unwrap().expect("the match is known");
        assert!(facts.over, "{id}");
        let place = &facts.places[0];
        let board = self.hall.message(&Audience::Place(place.clone()), Slot::Board(id)).await.unwrap().unwrap();
        assert!(board.text.contains("seed"), "{}", board.text);
        for player in &facts.players {
            let hand = self.hand(&player.id, place, id).await;
            assert!(!hand.text.is_empty());
            let text = self.press(&player.id, place, Press::Text(id)).await;
            assert!(!text.refused && text.message.is_some(), "{text:?}");
        }
        let record = self.hall.export(id, ExportRight::Anybody).await.unwrap().expect("it is known");
        let record = Record::read(&record).unwrap();
        assert!(record.end.is_some(), "{id} has an end");
        Match::check(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
    }

    async fn play_all(&mut self) {
        let (live, over) = self.matches().await;
        assert!(live.len() > 20 && over.len() > 7, "{} live, {} over", live.len(), over.len());
        for id in live {
            self.play(id).await;
        }
        for id in over {
            self.look(id).await;
        }
        assert_eq!(self.store.counts().await.unwrap().live, 0);
        assert_eq!(self.hall.unproven(), 0);
    }
}

/// Changes a snapshot: it says that it was written with these numbers.
fn renumber(live: &mut LiveEntry, numbers: Value) {
    let mut snapshot: Value = serde_json::from_slice(&live.snapshot).unwrap();
    snapshot["numbers"] = numbers;
    live.snapshot = serde_json::to_vec(&snapshot).unwrap();
}

/// Where effects go on is where no effect is any more.
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
    let store = SledStore::open(folder.path(), &sled::Options::default()).unwrap();
    Old::over(Arc::new(store)).play_all().await;
}

#[tokio::test]
async fn a2_where_the_rules_of_every_game_are_others_each_match_goes_on_from_a_quiet_moment() {
    let folder = folder();
    let store = SledStore::open(folder.path(), &sled::Options::default()).unwrap();
    let all = everything(&store).await;
    let mut old = Old::changed(&all, |live| {
        renumber(live, json!({ "rules": 0, "code": 0 }));
        let mut snapshot: Value = serde_json::from_slice(&live.snapshot).unwrap();
        scramble(&mut snapshot["state"]);
        live.snapshot = serde_json::to_vec(&snapshot).unwrap();
    })
    .await;
    old.play_all().await;
}

/// The hands of everybody at a match, as they read and can be answered.
async fn hands(old: &Old, id: MatchId) -> Vec<(String, Vec<String>)> {
    let facts = old.hall.facts(id).await.unwrap().expect("the match is known");
    let mut hands = Vec::new();
    for player in &facts.players {
        let hand = old.hand(&player.id, &facts.places[0], id).await;
        hands.push((hand.text, hand.buttons.into_iter().map(|button| button.label).collect()));
    }
    hands
}

#[tokio::test]
async fn a2_where_cards_are_only_compiled_otherwise_nothing_is_taken_back() {
    let folder = folder();
    let store = SledStore::open(folder.path(), &sled::Options::default()).unwrap();
    let mut today = Old::changed(&everything(&store).await, |_| {}).await;
    let (live, _) = today.matches().await;
    for id in &live {
        for _ in 0..10 {
            let Some((who, place, press)) = today.next(*id).await else { break };
            assert!(!today.press(&who, &place, press).await.refused);
        }
    }
    let (live, _) = today.matches().await;
    let before: Vec<usize> = seams(&today, &live).await;
    let otherwise = Old::changed(&everything(&*today.store).await, |live| {
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

/// How many seams the log of each match has.
async fn seams(old: &Old, matches: &[MatchId]) -> Vec<usize> {
    let mut counts = Vec::new();
    for id in matches {
        let lines = old.store.history(*id).await.unwrap().unwrap_or_default();
        counts.push(lines.iter().filter(|line| line.starts_with("seam ")).count());
    }
    counts
}
