//! Tests a failing store, a damaged record and a second process: people get a sentence, and nothing is half done.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use duelhall_hall::{Audience, HallConfig, HallError, Intent, PersonId, Press};
use duelhall_store::portable::{Item, Position};
use duelhall_store::{
    Change, Collection, CommitError, ContentId, Counts, Document, DocumentWrite, Due, MatchId, MemoryStore, NewMatch,
    Revision, Store, StoreError, StoredMatch, Timestamp,
};

use crate::rig::{Rig, ann, answered, boris, hall_place, towers_ai, usual};

/// A store whose writes of matches fail on demand.
#[derive(Default)]
pub(crate) struct Failing {
    store: MemoryStore,
    failing: AtomicBool,
    dead: AtomicBool,
    /// The matches in which each entry panics, as a faulty rule would.
    pub(crate) breaking: Mutex<BTreeSet<MatchId>>,
    /// Whether each entry of every match panics.
    pub(crate) breaks_all: AtomicBool,
    /// The person whose settings cannot be read.
    unreadable: Mutex<Option<PersonId>>,
    /// The number of times the language of a place was read.
    languages: AtomicU64,
}

impl Failing {
    fn break_off(&self, id: MatchId, change: &Change) {
        let breaks = self.breaks_all.load(Ordering::SeqCst) || self.breaking.lock().unwrap().contains(&id);
        if breaks && change.action.is_some() {
            panic!("a rule broke off over the hidden card Dragon");
        }
    }

    fn check(&self) -> Result<(), StoreError> {
        if self.dead.load(Ordering::SeqCst) {
            return Err(StoreError::Poisoned { reason: "the test says so".to_owned() });
        }
        if self.failing.load(Ordering::SeqCst) {
            return Err(StoreError::Backend("the test says so".to_owned()));
        }
        Ok(())
    }
}

#[async_trait]
impl Store for Failing {
    async fn create(&self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError> {
        self.check()?;
        self.store.create(id, new).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.store.load(id).await
    }

    async fn commit(&self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError> {
        self.check()?;
        self.break_off(id, &change);
        self.store.commit(id, expected, change).await
    }

    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.content(id).await
    }

    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError> {
        self.store.history(id).await
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError> {
        self.store.due(now, limit).await
    }

    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        self.store.next_deadline().await
    }

    async fn get(&self, collection: Collection, key: &str) -> Result<Option<Document>, StoreError> {
        self.languages.fetch_add(u64::from(key.starts_with("language ")), Ordering::SeqCst);
        let unreadable = self.unreadable.lock().unwrap().as_ref().is_some_and(|person| person.as_str() == key);
        if collection == Collection::PersonSettings && unreadable {
            return Err(StoreError::Backend("the test says so".to_owned()));
        }
        self.store.get(collection, key).await
    }

    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError> {
        self.check()?;
        self.store.put(write).await
    }

    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError> {
        self.check()?;
        self.store.put_all(writes).await
    }

    async fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.store.scan(collection, prefix, after, limit).await
    }

    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        self.store.live(after, limit).await
    }

    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError> {
        self.store.remove_finished(now, keep, limit).await
    }

    async fn remove_documents(&self, collection: Collection, read: Vec<(String, Revision)>) -> Result<u64, StoreError> {
        self.store.remove_documents(collection, read).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        self.store.counts().await
    }

    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Item>, StoreError> {
        self.store.export(after, limit).await
    }

    async fn import(&self, items: Vec<Item>) -> Result<(), StoreError> {
        self.store.import(items).await
    }
}

/// A place whose language no platform names costs no read of the store for each press and message.
#[tokio::test]
async fn a_missing_place_language_is_read_once() {
    let store = Arc::new(Failing::default());
    let (mut rig, ann, boris) = (Rig::with(HallConfig::default(), store.clone()), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.keep(&[&ann, &boris], id).await;
    assert_eq!(store.languages.load(Ordering::SeqCst), 1);
}

/// E-20: half of the time is gone for two players; the settings of one of them cannot be read.
#[tokio::test]
async fn a_player_is_told_of_half_the_time_whatever_is_wrong_with_another() {
    for (bad, good) in [(ann(), boris()), (boris(), ann())] {
        let store = Arc::new(Failing::default());
        let mut rig = Rig::with(HallConfig::default(), store.clone());
        rig.duel(&ann(), &boris()).await;
        *store.unreadable.lock().unwrap() = Some(bad.id);
        rig.pass(Duration::from_secs(61)).await;
        let told: Vec<_> = rig.said.iter().filter(|(_, message)| message.hurry).map(|(to, _)| to.clone()).collect();
        assert_eq!(told, [Audience::Person(good.id.clone(), hall_place())]);
        let ping = rig.shown.values().find(|message| message.hurry).expect("the place tells it too");
        assert_eq!(ping.mentions.iter().map(|mention| &mention.id).collect::<Vec<_>>(), [&good.id]);
    }
}

#[tokio::test]
async fn a_press_that_the_store_refused_has_no_effect_and_can_be_repeated() {
    let store = Arc::new(Failing::default());
    let (mut rig, ann, boris) = (Rig::with(HallConfig::default(), store.clone()), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let before = answered(&rig.press(&ann, Press::Hand(id)).await);
    let press = usual(rig.hand(&ann, id));
    store.failing.store(true, Ordering::SeqCst);
    insta::assert_snapshot!(answered(&rig.press(&ann, press).await), @"
    (refused)
    «The hall could not reach its store. Nothing was changed; please try again.»
    ");
    assert!(rig.press(&boris, towers_ai()).await.refused, "no match can begin either");
    assert_eq!(answered(&rig.press(&ann, Press::Hand(id)).await), before, "she sees the stored hand");
    store.failing.store(false, Ordering::SeqCst);
    assert!(!rig.press(&ann, press).await.refused);
    store.dead.store(true, Ordering::SeqCst);
    let press = usual(rig.hand(&boris, id));
    let reply = answered(&rig.press(&boris, press).await);
    assert!(reply.contains("это не сохранилось"), "with a dead disk nobody knows whether it counted: {reply}");
}

#[tokio::test]
async fn a_damaged_match_is_reported_in_a_sentence_and_disturbs_no_other() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let bad = rig.duel(&ann, &boris).await;
    let good = rig.duel_ai(&ann).await;
    let items = rig.store.export(None, 100).await.unwrap();
    let damaged = items.into_iter().filter_map(|item| match item {
        Item::Live(mut live) if live.id == bad => {
            live.setup = b"{}".to_vec();
            Some(Item::Live(live))
        }
        _ => None,
    });
    rig.store.import(damaged.collect()).await.unwrap();
    rig.restart().await;
    insta::assert_snapshot!(answered(&rig.press(&boris, Press::Hand(bad)).await), @"
    (refused)
    «Эту запись нельзя прочитать. Всё остальное работает; сообщите хозяину зала.»
    ");
    assert!(matches!(rig.hall.facts(bad).await, Err(HallError::Damaged { .. })));
    assert!(!rig.ask(&ann, Intent::Hand(Some(good))).await.refused);
    // Its deadline fails; the others fire, and the loop ends.
    rig.pass(Duration::from_secs(120)).await;
    assert!(rig.hall.facts(good).await.unwrap().unwrap().revision > 0);
}

#[tokio::test]
async fn two_processes_over_one_store_apply_each_answer_once() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (ann, boris) = (ann(), boris());
    let mut first = Rig::with(HallConfig::default(), store.clone());
    let mut second = Rig::with(HallConfig::default(), store.clone());
    let id = first.duel(&ann, &boris).await;
    second.ask(&boris, Intent::Hand(Some(id))).await;
    // Each process has the match in memory. When one writes, the other notices and decides again.
    let press = usual(first.hand(&ann, id));
    let request = first.request(&ann, Intent::Press(press));
    assert!(first.send(request.clone()).await.toast.is_none());
    let twice = second.send(request).await;
    assert!(!twice.refused && twice.toast.is_none() && twice.message.is_some(), "sent to both, done once");
    second.skip_ops();
    let late = second.press(&ann, press).await;
    assert!(!late.refused && late.toast.is_some(), "a second press of the same button is told so: {late:?}");
    let hand = second.ask(&boris, Intent::Hand(Some(id))).await.message.unwrap();
    assert!(second.press(&boris, usual(&hand)).await.toast.is_none(), "his answer is still valid");
    assert_eq!(store.history(id).await.unwrap().unwrap().len(), 2);
}

#[tokio::test]
async fn resigning_at_a_process_that_is_behind_ends_the_match() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (ann, boris) = (ann(), boris());
    let mut first = Rig::with(HallConfig::default(), store.clone());
    let mut second = Rig::with(HallConfig::default(), store.clone());
    second.skip_ops();
    let id = first.duel(&ann, &boris).await;
    second.ask(&boris, Intent::Hand(Some(id))).await;
    let press = usual(first.hand(&ann, id));
    first.press(&ann, press).await;
    let reply = second.press(&boris, Press::ResignNow(id)).await;
    assert!(!reply.refused && second.hall.facts(id).await.unwrap().unwrap().over, "{reply:?}");
    let record = first.hall.export(id, duelhall_hall::ExportRight::Operator).await.unwrap().unwrap();
    assert_eq!(store.history(id).await.unwrap().unwrap().len(), 2, "{record}");
}
