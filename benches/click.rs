//! Measures the way from a click to its answer with both pictures: decode, rules, durable commit, hand and public
//! board.
//!
//! `cargo bench --manifest-path benches/Cargo.toml --bench click`. A hundred matches are played at once over a real
//! data folder, by people who think for one to three seconds. After a warm-up, each click is timed from its text to the
//! second picture. The checksum is over the length of every picture.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use duelhall_engine::kit::{Options, Rng};
use duelhall_engine::text::Lang;
use duelhall_hall::{
    Audience, Clock, CountedChance, Hall, HallConfig, Intent, Message, Opponent, Pace, Person, PersonId, PlaceId,
    Press, Request, Slot, Subject, SystemClock,
};
use duelhall_render::{Captions, Painter, Theme};
use duelhall_store::{MatchId, OpId, SledStore, Store, sled};
use tokio::sync::mpsc;

/// Matches at once.
const TABLES: u64 = 100;

/// How long people play before clicks count: every card must have been drawn once.
const WARMING: Duration = Duration::from_secs(10);

/// How long people play in total.
const PLAYED: Duration = Duration::from_secs(40);

struct Bench {
    hall: Hall,
    painter: Painter,
    bytes: AtomicU64,
}

impl Bench {
    async fn ask(&self, who: &Person, place: &PlaceId, intent: Intent) -> Option<Message> {
        let op = OpId::random().expect("the system has random bytes");
        let reply = self.hall.handle(Request { op, who: who.clone(), place: place.clone(), place_lang: None, intent });
        let reply = reply.await;
        assert!(!reply.refused, "{:?}", reply.toast);
        reply.message
    }

    async fn seat(&self, host: &Person, guest: &Person, place: &PlaceId) -> MatchId {
        let (opponent, pace) = (Opponent::Open, Some(Pace::Correspondence));
        let wish = Intent::Challenge { opponent, game: None, options: Options::new(), pace };
        self.ask(host, place, wish).await;
        let pending = self.hall.pending_in(place.as_str()).await.expect("the store answers");
        let own = pending.iter().find(|(at, _)| at == place).expect("the challenge is open");
        self.ask(guest, place, Intent::Press(Press::Accept(own.1))).await;
        let live = self.hall.live_in(place.as_str()).await.expect("the store answers");
        live.iter().find(|(at, _)| at == place).expect("the match began").1
    }

    fn draw(&self, message: &Message, own: bool) {
        let picture = message.picture.as_ref().expect("a hand and a board have pictures");
        let captions = Captions::new(picture.names.clone(), picture.lang, Theme::default());
        let png = match (&picture.subject, own) {
            (Subject::Hand(table), true) => self.painter.hand(table, &captions),
            (Subject::Board(table), false) => self.painter.board(table, &captions),
            _ => unreachable!("a hand is of its owner, and a board of the place"),
        };
        self.bytes.fetch_add(png.len() as u64, Ordering::Relaxed);
    }

    /// One timed click; `None` when nobody in this match is asked, because it is over.
    async fn click(
        self: &Arc<Self>,
        id: MatchId,
        people: &[Person; 2],
        place: &PlaceId,
        rng: &mut Rng,
    ) -> Option<Duration> {
        for who in people {
            let audience = Audience::Person(who.id.clone(), place.clone());
            let hand = self.hall.message(&audience, Slot::Hand(id)).await.expect("the store answers")?;
            let answers: Vec<String> = hand
                .buttons
                .iter()
                .filter(|button| matches!(button.press, Press::Answer(..)))
                .map(|button| button.press.to_string())
                .collect();
            let Some(text) = rng.pick(&answers) else { continue };
            let began = Instant::now();
            let press: Press = text.parse().expect("our own text");
            let hand = self.ask(who, place, Intent::Press(press)).await.expect("a hand");
            let audience = Audience::Place(place.clone());
            let board =
                self.hall.message(&audience, Slot::Board(id)).await.expect("the store answers").expect("a board");
            // Two messages have two pictures, and a platform draws them at the same time.
            let draw = |message: Message, own| {
                let this = Arc::clone(self);
                tokio::task::spawn_blocking(move || this.draw(&message, own))
            };
            let (hand, board) = tokio::join!(draw(hand, true), draw(board, false));
            hand.and(board).expect("drawing does not fail");
            return Some(began.elapsed());
        }
        None
    }

    async fn play(self: Arc<Self>, number: u64) -> Vec<Duration> {
        let person = |side: &str| {
            let (id, name) = (PersonId::new("bench", &format!("{side}{number}")), format!("{side} {number}"));
            Person {
                id,
                name,
                lang: Some(if number.is_multiple_of(2) { Lang::En } else { Lang::Ru }),
                admin: false,
                groups: Vec::new(),
            }
        };
        let (people, place) = ([person("Ann"), person("Bob")], PlaceId::new("bench", &number.to_string()));
        let mut rng = Rng::from_number(number);
        let mut times = Vec::new();
        let began = Instant::now();
        let mut id = self.seat(&people[0], &people[1], &place).await;
        while began.elapsed() < PLAYED {
            tokio::time::sleep(Duration::from_millis(1_000 + u64::from(rng.below(2_000)))).await;
            match self.click(id, &people, &place, &mut rng).await {
                Some(time) if began.elapsed() > WARMING => times.push(time),
                Some(_) => {}
                None => id = self.seat(&people[0], &people[1], &place).await,
            }
        }
        times
    }
}

fn store(folder: &Path) -> Arc<dyn Store> {
    Arc::new(SledStore::open(folder, &sled::Options::default()).expect("an empty folder opens"))
}

fn main() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let runtime = tokio::runtime::Runtime::new().expect("threads start");
    let mut times = runtime.block_on(async {
        let (notices, mut inbox) = mpsc::unbounded_channel();
        let (clock, chance) = (Arc::new(SystemClock) as Arc<dyn Clock>, Arc::new(CountedChance::default()));
        let config =
            HallConfig { matches_per_person: 1_000, rates: duelhall_hall::Rates::UNLIMITED, ..HallConfig::default() };
        let hall =
            Hall::with_chance(config, store(folder.path()), clock, chance, notices).expect("the words are whole");
        tokio::spawn(async move { while inbox.recv().await.is_some() {} });
        let bench = Arc::new(Bench { hall, painter: Painter::default(), bytes: AtomicU64::new(0) });
        let tables: Vec<_> = (0..TABLES).map(|number| tokio::spawn(Arc::clone(&bench).play(number))).collect();
        let mut times = Vec::new();
        for table in tables {
            times.extend(table.await.expect("a table plays on"));
        }
        println!("picture bytes {}", bench.bytes.load(Ordering::Relaxed));
        times
    });
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "click to answer with both pictures, {TABLES} matches at once: {} clicks, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
        times.len(),
        at(50),
        at(99),
        at(100),
    );
}
