//! Measures how much five flooding people slow the others down. 200 matches are played at the pace of people, first
//! without a flood. Then five other people ask for hints, send commands, press buttons and start duels as fast as they
//! are answered.
//!
//! `cargo run --release --manifest-path benches/Cargo.toml --example flood` prints the time of an answer to players in
//! both cases.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::towers::Towers;
use duelhall_hall::{
    Audience, Hall, HallConfig, Intent, Look, Message, Opponent, Person, PersonId, PlaceId, Press, Reply, Request,
    Slot, SystemClock,
};
use duelhall_store::{MatchId, OpId, SledStore, sled};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// Matches in progress.
const TABLES: u32 = 200;

/// People who flood.
const FLOODERS: u32 = 5;

/// Time between an answer and the next press at a table.
const PAUSE: Duration = Duration::from_secs(2);

/// How long each part is measured.
const PART: Duration = Duration::from_secs(30);

type Done<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// A person in their own place.
#[derive(Clone)]
struct Guest {
    hall: Hall,
    who: Person,
    place: PlaceId,
}

impl Guest {
    fn new(hall: &Hall, name: &str, table: u32) -> Self {
        let who = Person {
            id: PersonId::new("load", &format!("{name}{table}")),
            name: format!("{name} {table}"),
            lang: None,
            admin: false,
            groups: Vec::new(),
        };
        Self { hall: hall.clone(), who, place: PlaceId::new("load", &table.to_string()) }
    }

    async fn ask(&self, intent: Intent) -> Done<Reply> {
        let (who, place) = (self.who.clone(), self.place.clone());
        Ok(self.hall.handle(Request { op: OpId::random()?, who, place, place_lang: None, intent }).await)
    }

    async fn hand(&self, id: MatchId) -> Done<Message> {
        let audience = Audience::Person(self.who.id.clone(), self.place.clone());
        Ok(self.hall.message(&audience, Slot::Hand(id)).await?.unwrap_or_default())
    }
}

/// A match of two, with a rematch when it is over.
struct Table {
    people: [Guest; 2],
    id: MatchId,
}

impl Table {
    async fn sit(hall: &Hall, number: u32) -> Done<Self> {
        let people = [Guest::new(hall, "ann", number), Guest::new(hall, "bob", number)];
        let to = &people[1].who;
        let opponent = Opponent::Named { id: to.id.clone(), name: to.name.clone() };
        people[0].ask(Intent::Challenge { opponent, game: None, options: Default::default(), pace: None }).await?;
        let pending = hall.pending_in(people[0].place.as_str()).await?;
        let own = pending.into_iter().find(|(place, _)| *place == people[0].place).ok_or("no challenge")?.1;
        people[1].ask(Intent::Press(Press::Accept(own))).await?;
        Ok(Self { people, id: own.0 })
    }

    /// Presses once, and returns the time of the answer.
    async fn press(&mut self) -> Done<Option<Duration>> {
        for guest in &self.people {
            let Some(press) = usual(&guest.hand(self.id).await?) else { continue };
            let began = Instant::now();
            let reply = guest.ask(Intent::Press(press)).await?;
            let took = began.elapsed();
            if reply.refused {
                return Err(format!("somebody who plays was refused: {:?}", reply.toast).into());
            }
            return Ok(Some(took));
        }
        self.people[0].ask(Intent::Press(Press::Rematch(self.id))).await?;
        if let Some(Slot::Hand(id)) = self.people[1].ask(Intent::Press(Press::Rematch(self.id))).await?.slot {
            self.id = id;
        }
        Ok(None)
    }

    async fn play(mut self, number: u32, until: Instant) -> Done<(Self, Vec<Duration>)> {
        // The tables start at different times, as people do.
        tokio::time::sleep(PAUSE * number / TABLES).await;
        let mut times = Vec::new();
        while Instant::now() < until {
            times.extend(self.press().await?);
            tokio::time::sleep(PAUSE).await;
        }
        Ok((self, times))
    }
}

/// The first play, else a pass, else a discard.
fn usual(hand: &Message) -> Option<Press> {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let main = answers().find(|button| button.look == Look::Primary);
    main.or_else(|| answers().find(|button| button.look == Look::Plain)).or_else(|| answers().next()).map(|b| b.press)
}

/// Sends requests of many kinds one after another, without a pause. Each flooding person runs four of these.
async fn flood(guest: Guest, stop: CancellationToken, refused: Arc<AtomicU64>) -> Done<u64> {
    let hard =
        Intent::Challenge { opponent: Opponent::Ai(Level::Hard), game: None, options: Default::default(), pace: None };
    let intents = [
        Intent::Hint(None),
        Intent::Help,
        Intent::Board(None),
        Intent::Press(Press::DuelGame(GameId::of::<Towers>())),
        hard,
    ];
    let mut asked = 0;
    while !stop.is_cancelled() {
        for intent in &intents {
            let reply = guest.ask(intent.clone()).await?;
            refused.fetch_add(u64::from(reply.refused), Ordering::Relaxed);
            asked += 1;
        }
        tokio::task::yield_now().await;
    }
    Ok(asked)
}

/// Lets all tables play for a while, and returns the times of the answers.
async fn part(tables: Vec<Table>) -> Done<(Vec<Table>, Vec<Duration>)> {
    let until = Instant::now() + PART;
    let tasks: Vec<_> = (0..).zip(tables).map(|(number, table)| tokio::spawn(table.play(number, until))).collect();
    let (mut tables, mut times) = (Vec::new(), Vec::new());
    for task in tasks {
        let (table, took) = task.await??;
        tables.push(table);
        times.extend(took);
    }
    times.sort_unstable();
    Ok((tables, times))
}

fn told(what: &str, times: &[Duration]) -> f64 {
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!("{what}: {} answers, p50 {:.1} ms, p99 {:.1} ms", times.len(), at(0.5), at(0.99));
    at(0.99)
}

#[tokio::main]
async fn main() -> Done<()> {
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SledStore::open(folder.path(), &sled::Options::default())?);
    let (notices, mut read) = mpsc::unbounded_channel();
    tokio::spawn(async move { while read.recv().await.is_some() {} });
    let hall = Hall::open(HallConfig::default(), store, Arc::new(SystemClock), notices)?;
    let stop = CancellationToken::new();
    let clock = tokio::spawn({
        let (hall, stop) = (hall.clone(), stop.clone());
        async move { hall.run_clock(stop).await }
    });
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(Table::sit(&hall, number).await?);
    }
    let (tables, times) = part(tables).await?;
    let quiet = told("in peace", &times);
    let (end, refused) = (CancellationToken::new(), Arc::new(AtomicU64::new(0)));
    let floods: Vec<_> = (0..FLOODERS)
        .flat_map(|number| std::iter::repeat_n(Guest::new(&hall, "flood", TABLES + number), 4))
        .map(|guest| tokio::spawn(flood(guest, end.clone(), Arc::clone(&refused))))
        .collect();
    let (_, times) = part(tables).await?;
    let loud = told(&format!("while {FLOODERS} people flood"), &times);
    end.cancel();
    let mut asked = 0;
    for flood in floods {
        asked += flood.await??;
    }
    println!(
        "p99 {:.2} times that in peace; {asked} requests of the flood, {} refused",
        loud / quiet,
        refused.load(Ordering::Relaxed)
    );
    stop.cancel();
    clock.await?;
    hall.rest().await;
    Ok(())
}
