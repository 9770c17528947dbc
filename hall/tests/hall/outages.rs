//! A-6, L-3: timers get the time for which the program was down or the machine slept, at most an hour. The board says
//! so.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, CountedChance, Hall, Intent, Press, Request, Slot};
use duelhall_store::{Change, Collection, DocumentWrite, Expected, MatchId, OpId, Revision, Timestamp};
use tokio::sync::mpsc;

use crate::rig::{Rig, ann, boris, challenge, hall_place, person, towers_ai, usual};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

fn left(rig: &Rig, id: MatchId) -> i64 {
    (rig.board(id).deadline.expect("a timer runs").0 - rig.clock.now().0) / 1_000
}

/// Kills the program, lets time pass, and starts the program again.
async fn outage(rig: &mut Rig, time: Duration) {
    rig.restart().await;
    rig.clock.jump(time);
}

async fn moves(rig: &Rig, id: MatchId) -> usize {
    rig.store.history(id).await.unwrap().unwrap().len()
}

#[tokio::test]
async fn a_mulligan_that_ran_out_while_the_program_was_down_goes_on_where_it_was() {
    let mut rig = Rig::new();
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.pass(30 * SECOND).await;
    outage(&mut rig, 5 * MINUTE).await;
    assert_eq!(rig.pass(Duration::ZERO).await, 0, "no deadline fires");
    assert_eq!((moves(&rig, id).await, left(&rig, id)), (0, 90));
    assert!(rig.board(id).text.contains("The hall was away, so the clock runs 5:00 longer."), "{}", rig.board(id).text);
    rig.pass(89 * SECOND).await;
    assert_eq!(moves(&rig, id).await, 0);
    rig.pass(SECOND).await;
    assert!(moves(&rig, id).await > 0, "then the time runs out as usual");
}

#[tokio::test]
async fn after_a_long_outage_a_clock_gets_an_hour() {
    let mut rig = Rig::new();
    let id = rig.duel(&ann(), &boris()).await;
    rig.pass(30 * SECOND).await;
    outage(&mut rig, 61 * MINUTE).await;
    rig.pass(Duration::ZERO).await;
    assert_eq!(left(&rig, id), 30);
    outage(&mut rig, 3 * 60 * MINUTE).await;
    rig.pass(Duration::ZERO).await;
    assert!(moves(&rig, id).await > 0, "three hours are more than the hour that the timer gets");
}

#[tokio::test]
async fn a_start_that_is_cut_short_gives_no_time_twice() {
    let mut rig = Rig::new();
    let id = rig.duel(&ann(), &boris()).await;
    rig.pass(30 * SECOND).await;
    let heartbeat = rig.store.get(Collection::System, "heartbeat").await.unwrap().unwrap();
    outage(&mut rig, MINUTE).await;
    rig.hall.wake().await.unwrap();
    // The program ends before the new heartbeat is on the disk.
    let (collection, key, op) = (Collection::System, "heartbeat".to_owned(), OpId([9; 16]));
    let value = Some(heartbeat.value);
    rig.store.put(DocumentWrite { collection, key, expected: Expected::Any, value, deadline: None, op }).await.unwrap();
    rig.restart().await;
    rig.hall.wake().await.unwrap();
    rig.show_all(&[], id).await;
    rig.ask(&ann(), Intent::Board(Some(id))).await;
    assert_eq!(left(&rig, id), 90);
}

#[tokio::test]
async fn a_challenge_stands_longer_by_the_outage() {
    let mut rig = Rig::new();
    let (ann, boris) = (ann(), boris());
    rig.ask(&ann, challenge(&boris)).await;
    let id = rig.challenge();
    rig.pass(9 * MINUTE).await;
    outage(&mut rig, 30 * MINUTE).await;
    rig.pass(30 * SECOND).await;
    assert!(!rig.press(&boris, Press::Accept(id)).await.refused);
    assert_eq!(rig.hall.matches_of(&ann.id).await.unwrap(), [id.0]);
}

/// A rig in which a jump of the clock by more than a minute is an outage, although the process does not end.
async fn sleeper() -> Rig {
    let mut rig = Rig::new();
    rig.config.heart_gap = MINUTE;
    rig.restart().await;
    rig
}

#[tokio::test]
async fn a_machine_that_slept_gives_its_time_back_and_nobody_has_missed_a_move() {
    let mut rig = sleeper().await;
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.pass(30 * SECOND).await;
    assert_eq!(rig.pass(45 * MINUTE).await, 0, "no deadline fires");
    assert_eq!((moves(&rig, id).await, left(&rig, id)), (0, 90));
    assert!(
        rig.board(id).text.contains("The hall was away, so the clock runs 45:00 longer."),
        "{}",
        rig.board(id).text
    );
    // Memory matches the store: the next answer needs no retry, and it is recognized if it comes twice.
    let press = usual(rig.hand(&ann, id));
    assert!(rig.press(&ann, press).await.toast.is_none());
    rig.pass(50 * SECOND).await;
    rig.pass(40 * SECOND).await;
    assert!(moves(&rig, id).await > 1, "then the time runs out as usual");
}

#[tokio::test]
async fn a_player_who_moves_before_the_hall_notices_its_sleep_gets_no_extra_time() {
    let mut rig = sleeper().await;
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.pass(Duration::ZERO).await;
    rig.clock.jump(30 * MINUTE);
    rig.keep(&[&ann, &boris], id).await;
    rig.pass(Duration::ZERO).await;
    assert_eq!(left(&rig, id), 120);
    assert!(!rig.board(id).text.contains("away"), "{}", rig.board(id).text);
}

#[tokio::test]
async fn a_clock_that_was_set_back_keeps_nobody_waiting_for_hours() {
    let mut rig = sleeper().await;
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.pass(30 * SECOND).await;
    rig.ask(&ann, challenge(&crate::rig::admin())).await;
    let open = rig.challenge();
    rig.clock.jump_back(3 * 60 * MINUTE);
    rig.pass(Duration::ZERO).await;
    assert_eq!((moves(&rig, id).await, left(&rig, id)), (0, 120), "the full time, and no more");
    rig.pass(50 * SECOND).await;
    rig.pass(50 * SECOND).await;
    rig.pass(20 * SECOND).await;
    assert!(moves(&rig, id).await > 0);
    for _ in 0..9 {
        rig.pass(55 * SECOND).await;
    }
    assert!(
        rig.press(&crate::rig::admin(), Press::Accept(open)).await.refused,
        "it was open for ten minutes from then on"
    );
    // The heart continues to beat by the new time.
    outage(&mut rig, 5 * MINUTE).await;
    rig.pass(Duration::ZERO).await;
    rig.ask(&ann, Intent::Board(Some(id))).await;
}

/// A clock that advances by a step at each reading, as if the disk were slow.
struct Crawling {
    now: AtomicI64,
    step: AtomicI64,
}

impl Clock for Crawling {
    fn now(&self) -> Timestamp {
        Timestamp(self.now.fetch_add(self.step.load(Ordering::SeqCst), Ordering::SeqCst))
    }
}

#[tokio::test]
async fn the_time_that_it_takes_to_move_many_clocks_is_no_outage_itself() {
    let mut rig = Rig::new();
    (rig.config.heart_gap, rig.config.live) = (MINUTE, 60 * MINUTE);
    rig.restart().await;
    let mut ids = Vec::new();
    for [one, two] in [["Ann", "Boris"], ["Cleo", "Dan"], ["Eve", "Finn"], ["Gus", "Hal"]] {
        ids.push(rig.duel(&person(one, Lang::En), &person(two, Lang::En)).await);
    }
    rig.pass(10 * SECOND).await;
    rig.restart().await;
    let begun = rig.clock.now().after(5 * MINUTE);
    let (notices, _open) = mpsc::unbounded_channel();
    let chance = Arc::new(CountedChance::default());
    let clock = Arc::new(Crawling { now: AtomicI64::new(begun.0), step: AtomicI64::new(20_000) });
    let hall = Hall::with_chance(rig.config.clone(), Arc::clone(&rig.store), clock.clone(), chance, notices).unwrap();
    hall.wake().await.unwrap();
    assert!(clock.now().since(begun) > MINUTE, "moving the timers took long");
    clock.step.store(1, Ordering::SeqCst);
    let mut moved = Vec::new();
    for id in &ids {
        moved.push(rig.store.load(*id).await.unwrap().unwrap().revision);
    }
    hall.ring().await.unwrap();
    for (id, revision) in ids.iter().zip(moved) {
        assert!(revision > Revision(0), "the timer was moved once");
        assert_eq!(rig.store.load(*id).await.unwrap().unwrap().revision, revision, "and not again");
    }
}

#[tokio::test]
async fn a_computer_that_was_to_move_is_not_forgotten_when_the_clock_is_set_back() {
    let mut rig = sleeper().await;
    let id = rig.duel_ai(&ann()).await;
    rig.pass(Duration::ZERO).await;
    // The state while a computer thinks: no timer runs, and the hall looks again in ten seconds.
    let stored = rig.store.load(id).await.unwrap().unwrap();
    let mut meta: serde_json::Value = serde_json::from_slice(&stored.meta).unwrap();
    meta["wound"] = serde_json::Value::Null;
    let mut change = Change::new(rig.op());
    (change.meta, change.deadline) =
        (Some(serde_json::to_vec(&meta).unwrap()), Some(rig.clock.now().after(10 * SECOND)));
    rig.store.commit(id, stored.revision, change).await.unwrap();
    rig.restart().await;
    rig.clock.jump_back(3 * 60 * MINUTE);
    rig.hall.wake().await.unwrap();
    rig.deliver().await;
    assert_eq!(rig.store.load(id).await.unwrap().unwrap().deadline, Some(rig.clock.now()));
}

/// E-11: the language of a place survives a restart, whether or not the platform still knows it.
#[tokio::test]
async fn a_board_keeps_its_language_over_a_restart() {
    let mut rig = Rig::new();
    let (ann, boris) = (ann(), boris());
    let begun = Request { place_lang: Some(Lang::Ru), ..rig.request(&ann, Intent::Press(towers_ai())) };
    rig.send(begun).await;
    rig.restart().await;
    assert_eq!(rig.hall.place_lang(&hall_place(), None).await.unwrap(), Lang::Ru);
    let reply = rig.press(&ann, towers_ai()).await;
    let Some(Slot::Hand(second)) = reply.slot else { panic!("a duel begins: {reply:?}") };
    assert!(rig.board(second).text.contains("башня"), "{}", rig.board(second).text);
    let id = rig.duel(&ann, &boris).await;
    let press = usual(rig.hand(&ann, id));
    rig.press(&ann, press).await;
    assert!(rig.board(id).text.contains("башня"), "{}", rig.board(id).text);
}
