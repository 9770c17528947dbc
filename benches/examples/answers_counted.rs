//! Plays 2,400 presses at 24 tables of Towers over the store's in-memory double, so that instructions can be counted.
//! Thirty presses end a match. Seeds are fixed, and the clock jumps.
//!
//! `benches/counted.sh` builds it and counts the instructions of `counted_part` with callgrind. The argument names the
//! counted work. `moves` are answers in a match that continues, and `ends` are answers that end one. `shown` is the
//! board and the opponent's hand after each answer.
//!
//! Two checksums identify the work: `played` is over the presses and the last tables, `said` is over every word.

use std::env::args;
use std::error::Error;
use std::hash::Hasher;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use duelhall_hall::{
    Audience, CountedChance, Hall, HallConfig, Intent, JumpClock, Look, Message, Opponent, Person, PersonId, PlaceId,
    Press, Request, Slot, Subject,
};
use duelhall_store::{MatchId, MemoryStore, OpId, Revision, Timestamp};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc;

/// Matches at once.
const TABLES: usize = 24;

/// The number of presses.
const ANSWERS: usize = 2_400;

/// Time between two presses.
const PAUSE: Duration = Duration::from_millis(100);

type Done<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// The only part that is counted.
#[inline(never)]
fn counted_part(part: &mut dyn FnMut()) {
    part();
    black_box(());
}

fn run(part: &mut dyn FnMut(), counted: bool) {
    if counted {
        counted_part(part);
    } else {
        part();
    }
}

/// The kind of work that a run counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Moves,
    Ends,
    Shown,
}

/// An FNV-1a checksum, equal in every release.
struct Sum(u64);

impl Sum {
    const NEW: Self = Self(0xcbf2_9ce4_8422_2325);
}

impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

/// The matches that a run has played.
struct Played {
    /// Whether each answer ended its match.
    ends: Vec<bool>,
    /// The checksum of the presses and the last tables.
    played: Sum,
    /// The checksum of every word.
    said: Sum,
    /// The number of counted pieces of work.
    counted: usize,
}

impl Played {
    const fn new() -> Self {
        Self { ends: Vec::new(), played: Sum::NEW, said: Sum::NEW, counted: 0 }
    }

    fn say(&mut self, message: &Message) {
        self.said.write(message.text.as_bytes());
        message.buttons.iter().for_each(|button| self.said.write(button.label.as_bytes()));
        message.picture.iter().for_each(|picture| self.said.write(picture.alt.as_bytes()));
    }
}

/// Two people at a table.
struct Table {
    hall: Hall,
    place: PlaceId,
    people: [Person; 2],
    id: MatchId,
    /// The number of the player who must answer, and that player's hand.
    turn: usize,
    hand: Message,
    /// The number of requests so far, which names the next request.
    asked: u32,
}

impl Table {
    async fn sit(hall: Hall, number: usize) -> Done<Self> {
        let person = |side: &str| {
            let (id, name) = (PersonId::new("bench", &format!("{side}{number}")), format!("{side} {number}"));
            Person { id, name, lang: None, admin: false, groups: Vec::new() }
        };
        let (people, place) = ([person("Ann"), person("Bob")], PlaceId::new("bench", &number.to_string()));
        let id = MatchId::from_number(0);
        let mut table = Self { hall, place, people, id, turn: 0, hand: Message::default(), asked: 0 };
        let opponent = Opponent::Named { id: table.people[1].id.clone(), name: table.people[1].name.clone() };
        table.ask(0, Intent::Challenge { opponent, game: None, options: Default::default(), pace: None }).await;
        let pending = table.hall.pending_in(table.place.as_str()).await?;
        let own = pending.into_iter().find(|(place, _)| *place == table.place).ok_or("no challenge")?;
        table.begun(Intent::Press(Press::Accept(own.1))).await?;
        Ok(table)
    }

    /// A request whose op id comes from the table and its number.
    fn request(&mut self, who: usize, intent: Intent) -> Request {
        self.asked += 1;
        let op = OpId::derived(MatchId::from_number(0), Revision(u64::from(self.asked)), self.place.as_str());
        Request { op, who: self.people[who].clone(), place: self.place.clone(), place_lang: None, intent }
    }

    async fn ask(&mut self, who: usize, intent: Intent) -> Option<(Message, Option<Slot>)> {
        let request = self.request(who, intent);
        let reply = self.hall.handle(request).await;
        assert!(!reply.refused, "{:?}", reply.toast);
        reply.message.map(|message| (message, reply.slot))
    }

    /// Lets the second player begin a match.
    async fn begun(&mut self, intent: Intent) -> Done<()> {
        let (hand, slot) = self.ask(1, intent).await.ok_or("no hand")?;
        let Some(Slot::Hand(id)) = slot else { return Err("no match began".into()) };
        (self.id, self.turn, self.hand) = (id, 1, hand);
        Ok(())
    }

    async fn board(&self) -> Done<Message> {
        let board = self.hall.message(&Audience::Place(self.place.clone()), Slot::Board(self.id)).await?;
        Ok(board.ok_or("no board")?)
    }

    async fn hand_of(&self, who: usize) -> Done<Message> {
        let audience = Audience::Person(self.people[who].id.clone(), self.place.clone());
        Ok(self.hall.message(&audience, Slot::Hand(self.id)).await?.ok_or("no hand")?)
    }

    /// Whether the hand has a question for its owner.
    fn is_asked(&self) -> bool {
        answer(&self.hand).is_some()
    }
}

/// The first play, else a pass, else a discard.
fn answer(hand: &Message) -> Option<Press> {
    let answers = || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    let main = answers().find(|button| button.look == Look::Primary);
    main.or_else(|| answers().find(|button| button.look == Look::Plain)).or_else(|| answers().next()).map(|b| b.press)
}

/// Plays all presses; `ends` says which answers end a match, as far as that is known.
fn play(runtime: &Runtime, part: Option<Part>, ends: &[bool]) -> Done<Played> {
    let (notices, mut read) = mpsc::unbounded_channel();
    let clock = Arc::new(JumpClock::new(Timestamp(1_000_000)));
    let (store, chance) = (Arc::new(MemoryStore::new()), Arc::new(CountedChance::default()));
    let hall = Hall::with_chance(HallConfig::default(), store, Arc::clone(&clock) as _, chance, notices)?;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(runtime.block_on(Table::sit(hall.clone(), number))?);
    }
    let mut done = Played::new();
    for number in 0..ANSWERS {
        clock.jump(PAUSE);
        let table = &mut tables[number % TABLES];
        let press = answer(&table.hand).ok_or("nobody is asked")?;
        let Press::Answer(_, step, index) = press else { return Err("no answer".into()) };
        done.played.write(format!("{number} {step} {index}").as_bytes());
        let ends = ends.get(number).is_some_and(|ends| *ends);
        let request = table.request(table.turn, Intent::Press(press.to_string().parse()?));
        let counted = part == Some(if ends { Part::Ends } else { Part::Moves });
        let (hall, mut request, mut reply) = (table.hall.clone(), Some(request), None);
        let mut ask = || reply = request.take().map(|request| runtime.block_on(hall.handle(request)));
        run(&mut ask, counted);
        table.hand = reply.and_then(|reply| reply.message).ok_or("no hand")?;
        done.say(&table.hand);
        let other = 1 - table.turn;
        let mut shown = None;
        let mut show = || shown = Some(runtime.block_on(async { (table.board().await, table.hand_of(other).await) }));
        run(&mut show, part == Some(Part::Shown));
        done.counted += usize::from(counted || part == Some(Part::Shown));
        let (board, hand) = shown.map(|(board, hand)| Done::Ok((board?, hand?))).ok_or("nothing is shown")??;
        done.say(&board);
        done.say(&hand);
        if !table.is_asked() {
            (table.turn, table.hand) = (other, hand);
        }
        done.ends.push(!table.is_asked());
        if !table.is_asked() {
            end(runtime, table, &board, &mut done.played)?;
        }
        while read.try_recv().is_ok() {}
    }
    Ok(done)
}

/// Adds the last table to the checksum, and begins a rematch.
fn end(runtime: &Runtime, table: &mut Table, board: &Message, sum: &mut Sum) -> Done<()> {
    if let Some(Subject::Board(last)) = board.picture.as_ref().map(|picture| &picture.subject) {
        sum.write(serde_json::to_value(last)?["sides"].to_string().as_bytes());
    }
    let rematch = Press::Rematch(table.id);
    runtime.block_on(async {
        table.ask(0, Intent::Press(rematch)).await;
        table.begun(Intent::Press(rematch)).await?;
        if !table.is_asked() {
            (table.turn, table.hand) = (0, table.hand_of(0).await?);
        }
        Ok(())
    })
}

fn main() -> Done<()> {
    let part = match args().nth(1).as_deref() {
        Some("ends") => Part::Ends,
        Some("shown") => Part::Shown,
        _ => Part::Moves,
    };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    // Only a first run shows which answers end a match.
    let known = play(&runtime, None, &[])?;
    let done = play(&runtime, Some(part), &known.ends)?;
    let ends = done.ends.iter().filter(|ends| **ends).count();
    println!(
        "{ANSWERS} answers, {ends} of them ends, played {:016x}, said {:016x}; counted: {}",
        done.played.finish(),
        done.said.finish(),
        done.counted
    );
    Ok(())
}
