//! Measures the way from a click to its answer: decode, rules, durable commit and words, with 100 matches at once.
//!
//! Criterion measures how many answers the hall gives if all tables press without a pause. The lines after that say how
//! long one answer takes if each table pauses for half a second.
//!
//! `cargo bench --manifest-path benches/Cargo.toml --bench answers`. Both stores play the same seeds. The checksum
//! depends on every played choice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use duelhall_hall::{
    Audience, CountedChance, Hall, HallConfig, Intent, Look, Message, Opponent, Person, PersonId, PlaceId, Press,
    Rates, Request, Slot, SystemClock,
};
use duelhall_store::{MatchId, MemoryStore, OpId, SledStore, Store, sled};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

/// Matches at once.
const TABLES: usize = 100;

/// Clicks of each table in the measurement of a single answer.
const CLICKS: usize = 20;

/// Time between an answer and the next click of a table. All tables make some 200 clicks a second, more than people
/// make.
const PAUSE: Duration = Duration::from_millis(500);

/// Two people at a table who always answer at once.
struct Table {
    hall: Hall,
    place: PlaceId,
    people: [Person; 2],
    id: MatchId,
    /// The number of the player who must answer, and that player's hand.
    turn: usize,
    hand: Message,
}

impl Table {
    async fn sit(hall: Hall, number: usize) -> Self {
        let person = |side: &str| {
            let (id, name) = (PersonId::new("bench", &format!("{side}{number}")), format!("{side} {number}"));
            Person { id, name, lang: None, admin: false, groups: Vec::new() }
        };
        let (people, place) = ([person("Ann"), person("Bob")], PlaceId::new("bench", &number.to_string()));
        let mut table = Self { hall, place, people, id: MatchId::from_number(0), turn: 0, hand: Message::default() };
        table.begin().await;
        table
    }

    async fn ask(&self, who: usize, intent: Intent) -> Option<(Message, Option<Slot>)> {
        let op = OpId::random().expect("the system has random bytes");
        let (who, place) = (self.people[who].clone(), self.place.clone());
        let reply = self.hall.handle(Request { op, who, place, place_lang: None, intent }).await;
        assert!(!reply.refused, "{:?}", reply.toast);
        reply.message.map(|message| (message, reply.slot))
    }

    async fn begin(&mut self) {
        let opponent = Opponent::Named { id: self.people[1].id.clone(), name: self.people[1].name.clone() };
        self.ask(0, Intent::Challenge { opponent, game: None, options: Default::default(), pace: None }).await;
        let pending = self.hall.pending_in(self.place.as_str()).await.expect("the store answers");
        let own = pending.into_iter().find(|(place, _)| *place == self.place).expect("the challenge is there");
        let (hand, slot) = self.ask(1, Intent::Press(Press::Accept(own.1))).await.expect("a hand");
        let Some(Slot::Hand(id)) = slot else { panic!("a match began") };
        (self.id, self.turn, self.hand) = (id, 1, hand);
    }

    /// Finds the player who is asked. If nobody is asked, begins a rematch.
    async fn look(&mut self) {
        for _ in 0..2 {
            if answer(&self.hand).is_some() {
                return;
            }
            self.turn = 1 - self.turn;
            let audience = Audience::Person(self.people[self.turn].id.clone(), self.place.clone());
            let hand = self.hall.message(&audience, Slot::Hand(self.id)).await.expect("the store answers");
            self.hand = hand.expect("a seat has a hand");
        }
        self.again().await;
    }

    /// Begins a rematch, which both players want.
    async fn again(&mut self) {
        self.ask(0, Intent::Press(Press::Rematch(self.id))).await;
        let (hand, slot) = self.ask(1, Intent::Press(Press::Rematch(self.id))).await.expect("a hand");
        let Some(Slot::Hand(id)) = slot else { panic!("a rematch began") };
        (self.id, self.turn, self.hand) = (id, 1, hand);
        if answer(&self.hand).is_none() {
            self.turn = 0;
            let audience = Audience::Person(self.people[0].id.clone(), self.place.clone());
            let hand = self.hall.message(&audience, Slot::Hand(id)).await.expect("the store answers");
            self.hand = hand.expect("a seat has a hand");
        }
    }

    /// Presses a button by its text, as a platform does, and returns the time of the answer.
    async fn click(&mut self) -> Answered {
        let text = answer(&self.hand).expect("somebody is asked").to_string();
        let began = Instant::now();
        let press = text.parse().expect("our own text");
        let (hand, _) = self.ask(self.turn, Intent::Press(press)).await.expect("a hand");
        let took = began.elapsed();
        self.hand = hand;
        let id = self.id;
        self.look().await;
        Answered { took, ends: self.id != id }
    }
}

/// An answer of the hall.
struct Answered {
    took: Duration,
    /// Whether the answer ended its match.
    ends: bool,
}

/// The first play, else a pass, else a discard.
fn answer(hand: &Message) -> Option<Press> {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let main = answers().find(|button| button.look == Look::Primary);
    main.or_else(|| answers().find(|button| button.look == Look::Plain)).or_else(|| answers().next()).map(|b| b.press)
}

/// Plays all tables at once, each with its share of `clicks` and a pause after each click. Returns the time of every
/// answer.
async fn play(tables: Vec<Table>, clicks: usize, pause: Duration) -> (Vec<Table>, Vec<Answered>) {
    let share = clicks.div_ceil(tables.len());
    let tables_count = tables.len() as u32;
    let tasks = (0..).zip(tables).map(|(number, mut table): (u32, Table)| {
        tokio::spawn(async move {
            // The tables start at different times, as people do.
            tokio::time::sleep(pause * number / tables_count).await;
            let mut times = Vec::with_capacity(share);
            for _ in 0..share {
                times.push(table.click().await);
                tokio::time::sleep(pause).await;
            }
            (table, times)
        })
    });
    let (mut tables, mut times) = (Vec::new(), Vec::new());
    for task in tasks.collect::<Vec<_>>() {
        let (table, took) = task.await.expect("no table breaks");
        tables.push(table);
        times.extend(took);
    }
    (tables, times)
}

fn bench(criterion: &mut Criterion, name: &str, store: Arc<dyn Store>) {
    let runtime = Runtime::new().expect("a runtime");
    let (notices, mut read) = mpsc::unbounded_channel();
    runtime.spawn(async move { while read.recv().await.is_some() {} });
    let clock = Arc::new(SystemClock);
    let hall = Hall::with_chance(
        HallConfig { rates: Rates::UNLIMITED, ..HallConfig::default() },
        store,
        clock,
        Arc::new(CountedChance::default()),
        notices,
    )
    .expect("a hall");
    let mut tables = Some(runtime.block_on(async {
        let mut tables = Vec::new();
        for number in 0..TABLES {
            tables.push(Table::sit(hall.clone(), number).await);
        }
        tables
    }));
    let mut group = criterion.benchmark_group("click-to-answer");
    group.throughput(Throughput::Elements(1)).sample_size(10).measurement_time(Duration::from_secs(8));
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|clicks| {
            let began = Instant::now();
            let (next, times) =
                runtime.block_on(play(tables.take().expect("the tables are back"), clicks as usize, Duration::ZERO));
            let took = began.elapsed();
            tables = Some(next);
            let rounds = times.len() as f64 / clicks.max(1) as f64;
            took.div_f64(rounds)
        });
    });
    group.finish();
    let tables = tables.expect("the tables are back");
    let (tables, times) = runtime.block_on(play(tables, TABLES * CLICKS, PAUSE));
    report(name, times, &tables);
}

/// Prints the time of one answer while 100 tables play, and a checksum of the play.
fn report(name: &str, times: Vec<Answered>, tables: &[Table]) {
    let sorted = |wanted: &dyn Fn(&Answered) -> bool| {
        let mut times: Vec<Duration> = times.iter().filter(|one| wanted(one)).map(|one| one.took).collect();
        times.sort_unstable();
        times
    };
    let ms = |times: &[Duration], share: f64| {
        times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    let (all, moves, ends) = (sorted(&|_| true), sorted(&|one| !one.ends), sorted(&|one| one.ends));
    let letters: usize = tables.iter().map(|table| table.hand.text.len()).sum();
    println!(
        "{name}: {} answers at {TABLES} tables, p50 {:.2} ms, p99 {:.2} ms, checksum {letters}",
        all.len(),
        ms(&all, 0.5),
        ms(&all, 0.99),
    );
    println!(
        "{name}: p99 of moves alone {:.2} ms; p50 of {} ends {:.2} ms",
        ms(&moves, 0.99),
        ends.len(),
        ms(&ends, 0.5)
    );
}

fn clicks(criterion: &mut Criterion) {
    bench(criterion, "memory", Arc::new(MemoryStore::new()));
    let folder = tempfile::tempdir().expect("a folder");
    let store = SledStore::open(folder.path(), &sled::Options::default()).expect("a store");
    bench(criterion, "sled", Arc::new(store));
}

criterion_group!(benches, clicks);
criterion_main!(benches);
