//! Tests of updates that come, that panic, or that an earlier run has left.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use duelhall_hall::SystemClock;
use duelhall_store::{Collection, MemoryStore, Store};
use serde_json::json;
use tokio::sync::mpsc;

use super::*;

/// An intake with a store, and the updates that it attends to.
struct Rig {
    intake: Arc<Intake>,
    begun: mpsc::UnboundedReceiver<(i64, Fate)>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// How an attempt at an update ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Well,
    /// It is decided at once, but its answer is shown late.
    Late,
    Never,
    Panic,
}

impl Rig {
    fn new(store: &Arc<MemoryStore>, end: impl Fn(i64) -> End + Send + Sync + 'static) -> Self {
        let (sender, begun) = mpsc::unbounded_channel();
        let attend: Attend = Box::new(move |update, arrival| {
            let (sender, number) = (sender.clone(), update.update_id);
            let end = if arrival.fate == Fate::Attend { end(number) } else { End::Well };
            Box::pin(async move {
                sender.send((number, arrival.fate)).expect("the test listens");
                match end {
                    End::Well => {}
                    End::Late => {
                        arrival.decided.cancel();
                        tokio::time::sleep(LONGEST * 10).await;
                        sender.send((-number, arrival.fate)).expect("the test listens");
                    }
                    End::Never => std::future::pending().await,
                    End::Panic => panic!("by the test"),
                }
            })
        });
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let inbox = Inbox::new(Arc::clone(store) as Arc<dyn Store>, "telegram 1");
        let intake = Intake::new(inbox, Arc::new(SystemClock), stop.clone(), tasks.clone(), attend);
        Self { intake: Arc::new(intake), begun, stop, tasks }
    }

    async fn next(&mut self) -> (i64, Fate) {
        self.begun.recv().await.expect("something is attended to")
    }

    /// Waits until no update is being attended to.
    async fn idle(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }
}

fn command(number: i64, user: i64) -> Value {
    let from = json!({ "id": user, "first_name": "Ann" });
    json!({ "update_id": number, "message": {
        "message_id": number, "chat": { "id": -5 }, "text": "/duel", "from": from,
    } })
}

async fn waiting(store: &MemoryStore) -> Vec<String> {
    let found = store.scan(Collection::Inbox, "telegram 1 waiting ", None, 100).await.unwrap();
    found.into_iter().map(|(key, _)| key.rsplit('0').next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn e_4_an_acknowledged_update_that_a_kill_interrupts_is_attended_to_by_the_next_run() {
    let store = Arc::new(MemoryStore::new());
    let mut killed = Rig::new(&store, |_| End::Never);
    let batch = vec![command(7, 1), command(8, 1), command(9, 2)];
    assert_eq!(killed.intake.take_all(batch).await, Some(9));
    assert_eq!([killed.next().await.0, killed.next().await.0], [7, 9], "8 comes after 7");
    assert_eq!(waiting(&store).await, ["7", "8", "9"]);
    drop(killed);

    let mut next = Rig::new(&store, |_| End::Well);
    next.intake.begin_with_the_rest().await;
    let mut begun = [next.next().await.0, next.next().await.0, next.next().await.0];
    begun.sort_unstable();
    assert_eq!(begun, [7, 8, 9]);
    assert!(next.intake.take_one(command(8, 1)).await, "it is known when it comes again");
    next.idle().await;
    assert_eq!(waiting(&store).await, Vec::<String>::new());
    assert!(next.begun.try_recv().is_err(), "each once");
}

#[tokio::test]
async fn e_4_an_update_that_ends_the_program_again_and_again_is_set_aside_at_last() {
    let store = Arc::new(MemoryStore::new());
    let first = Rig::new(&store, |_| End::Never);
    assert!(first.intake.take_one(command(7, 1)).await);
    for _ in 0..TRIES {
        let mut killed = Rig::new(&store, |_| End::Never);
        killed.intake.begin_with_the_rest().await;
        assert_eq!(killed.next().await, (7, Fate::Attend));
    }
    let last = Rig::new(&store, |_| End::Never);
    last.intake.begin_with_the_rest().await;
    assert_eq!(waiting(&store).await, Vec::<String>::new());
    assert_eq!(store.scan(Collection::Inbox, "telegram 1 aside ", None, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn e_4_an_update_that_ends_the_program_does_not_count_for_others() {
    let store = Arc::new(MemoryStore::new());
    let first = Rig::new(&store, |_| End::Never);
    assert_eq!(first.intake.take_all((6..=9).map(|number| command(number, number)).collect()).await, Some(9));
    first.stop.cancel();
    for _ in 0..TRIES {
        let mut killed = Rig::new(&store, |_| End::Never);
        killed.intake.begin_with_the_rest().await;
        while killed.next().await.0 != 6 {}
        killed.stop.cancel();
    }
    let mut last = Rig::new(&store, |_| End::Well);
    last.intake.begin_with_the_rest().await;
    let mut begun = [last.next().await, last.next().await, last.next().await];
    begun.sort_unstable_by_key(|(number, _)| *number);
    assert_eq!(begun, [7, 8, 9].map(|number| (number, Fate::Attend)));
    last.idle().await;
    assert_eq!(waiting(&store).await, Vec::<String>::new());
    assert_eq!(store.scan(Collection::Inbox, "telegram 1 aside ", None, 9).await.unwrap().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn an_answer_waits_for_telegram_in_the_inbox_and_takes_no_room_from_others() {
    let store = Arc::new(MemoryStore::new());
    let mut rig = Rig::new(&store, |number| if number == 9 { End::Never } else { End::Late });
    rig.intake.take_all(vec![command(7, 1), command(8, 1), command(9, 2)]).await;
    let mut begun = [rig.next().await.0, rig.next().await.0, rig.next().await.0];
    begun.sort_unstable();
    assert_eq!(begun, [7, 8, 9], "8 does not wait until 7 is shown");
    tokio::time::sleep(LONGEST * 2).await;
    assert_eq!(waiting(&store).await, ["7", "8"], "what is not decided by then is given up");
    assert_eq!(rig.intake.room.available_permits(), MOST);
    let shown = rig.next().await.0 + rig.next().await.0;
    assert_eq!(shown, -7 - 8, "both are shown");
    rig.idle().await;
    assert_eq!(waiting(&store).await, Vec::<String>::new());
}

/// A decided update has not ended the program. Such updates wait through any number of restarts, and not for each
/// other.
#[tokio::test(start_paused = true)]
async fn a_decided_update_survives_many_restarts() {
    let store = Arc::new(MemoryStore::new());
    let mut runs = vec![Rig::new(&store, |_| End::Late)];
    runs[0].intake.take_all(vec![command(7, 1), command(8, 2), command(9, 3)]).await;
    for _ in 0..2 * TRIES {
        let mut rig = Rig::new(&store, |_| End::Late);
        let began = Instant::now();
        rig.intake.begin_with_the_rest().await;
        let mut begun = [rig.next().await, rig.next().await, rig.next().await];
        begun.sort_unstable_by_key(|(number, _)| *number);
        assert_eq!(begun, [(7, Fate::Attend), (8, Fate::Attend), (9, Fate::Attend)]);
        assert!(began.elapsed() < ALONE, "none waits until another is shown");
        tokio::time::sleep(Duration::from_secs(1)).await;
        runs.push(rig);
    }
    assert_eq!(waiting(&store).await, ["7", "8", "9"]);
}

#[tokio::test]
async fn an_update_kept_after_one_that_cannot_be_taken_is_begun() {
    let store = Arc::new(MemoryStore::new());
    let mut rig = Rig::new(&store, |_| End::Well);
    assert_eq!(rig.intake.came.claim(8), Claim::New, "another task is taking it");
    let batch = (7..=9).map(|number| command(number, number)).collect();
    assert_eq!(rig.intake.take_all(batch).await, Some(7));
    let mut begun = [rig.next().await.0, rig.next().await.0];
    begun.sort_unstable();
    assert_eq!(begun, [7, 9], "it is not begun when it comes again");
}

#[tokio::test]
async fn a_3_an_update_that_panics_is_set_aside_its_sender_is_told_and_the_next_one_goes_on() {
    let store = Arc::new(MemoryStore::new());
    let mut rig = Rig::new(&store, |number| if number == 7 { End::Panic } else { End::Well });
    rig.intake.take_all(vec![command(7, 1), command(8, 1)]).await;
    for _ in 0..TRIES {
        assert_eq!(rig.next().await, (7, Fate::Attend));
    }
    assert_eq!([rig.next().await, rig.next().await], [(7, Fate::Broken), (8, Fate::Attend)]);
    rig.idle().await;
    assert_eq!(waiting(&store).await, Vec::<String>::new());
    assert_eq!(store.scan(Collection::Inbox, "telegram 1 aside ", None, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn updates_of_one_person_run_in_order() {
    let store = Arc::new(MemoryStore::new());
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut rig = Rig::new(&store, {
        let order = Arc::clone(&order);
        move |number| {
            order.lock().unwrap().push(number);
            End::Well
        }
    });
    rig.intake.take_all((1..=20).map(|number| command(number, 1)).collect()).await;
    for _ in 0..20 {
        rig.next().await;
    }
    assert_eq!(*order.lock().unwrap(), (1..=20).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_flood_of_one_person_is_turned_away_and_others_are_attended_to() {
    let store = Arc::new(MemoryStore::new());
    let mut rig = Rig::new(&store, |number| if number < 100 { End::Never } else { End::Well });
    assert_eq!(rig.intake.take_all((0..99).map(|number| command(number, 1)).collect()).await, Some(98));
    assert_eq!(rig.intake.take_all(vec![command(100, 2)]).await, Some(100));
    let mut begun = [rig.next().await, rig.next().await, rig.next().await];
    begun.sort_unstable_by_key(|(number, _)| *number);
    assert_eq!((begun[0], begun[1].1, begun[2]), ((0, Fate::Attend), Fate::Crowded, (100, Fate::Attend)));
    assert!(rig.begun.try_recv().is_err(), "a person who floods is told once");
}

#[tokio::test]
async fn an_update_that_cannot_be_taken_is_not_acknowledged() {
    let store = Arc::new(MemoryStore::new());
    let rig = Rig::new(&store, |_| End::Well);
    rig.stop.cancel();
    assert!(!rig.intake.take_one(command(7, 1)).await);
    assert_eq!(rig.intake.take_all(vec![command(8, 1)]).await, None);
}

#[tokio::test]
async fn an_unanswerable_update_is_not_kept() {
    let store = Arc::new(MemoryStore::new());
    let attended = Arc::new(AtomicBool::new(false));
    let rig = Rig::new(&store, {
        let attended = Arc::clone(&attended);
        move |_| {
            attended.store(true, Ordering::SeqCst);
            End::Never
        }
    });
    let query = json!({ "id": "1", "from": { "id": 1, "first_name": "Ann" }, "query": "x" });
    assert!(rig.intake.take_one(json!({ "update_id": 7, "inline_query": query })).await);
    assert!(rig.intake.take_one(json!({ "update_id": 8, "message": "no message" })).await);
    assert!(attended.load(Ordering::SeqCst));
    assert_eq!(waiting(&store).await, Vec::<String>::new());
}
