//! Runs a hall under load that is meant to be killed: `siege FOLDER EPOCH_MS SPEED BUSY IDLE SEED [drain]`.
//!
//! Opens the hall with a real data folder. It prints these lines, and flushes each before it does anything else:
//!
//! - `was MATCH PLACE OVER ENTRY|ENTRY|…`: the content of each match that a line of the input names, after opening;
//! - `seated MATCH busy|idle`: a match that has begun;
//! - `ack MATCH NUMBER ENTRY`: an answered move, with its number in the log;
//! - `overdue COUNT`: with `drain`, how many deadlines have not fired when every idle match is over.
//!
//! Its clock starts at `EPOCH_MS` and runs `SPEED` times as fast as the machine's, so that clocks of minutes fire in
//! seconds.

use std::io::{BufRead as _, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use duelhall_engine::kit::{Options, Rng};
use duelhall_hall::{
    Audience, Clock, Hall, HallConfig, Intent, Notice, Opponent, Pace, Person, PersonId, PlaceId, Press, Request, Slot,
};
use duelhall_store::{MatchId, OpId, SledStore, Store, Timestamp};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// A clock that runs faster than the machine's.
struct FastClock {
    epoch_ms: i64,
    speed: i64,
}

impl Clock for FastClock {
    fn now(&self) -> Timestamp {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
        Timestamp(self.epoch_ms + (now - self.epoch_ms) * self.speed)
    }
}

fn say(line: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush().context("the parent is gone")
}

fn person(name: &str) -> Person {
    Person { id: PersonId::new("siege", name), name: name.to_owned(), lang: None, admin: false, groups: Vec::new() }
}

struct Siege {
    hall: Hall,
    store: Arc<dyn Store>,
    clock: Arc<FastClock>,
}

impl Siege {
    async fn ask(&self, op: OpId, who: &Person, place: &PlaceId, intent: Intent) -> duelhall_hall::Reply {
        self.hall.handle(Request { op, who: who.clone(), place: place.clone(), place_lang: None, intent }).await
    }

    /// Prints the present content of a match.
    async fn tell(&self, id: MatchId) -> anyhow::Result<()> {
        let facts = self.hall.facts(id).await?.with_context(|| format!("match {id} is gone"))?;
        let history = self.store.history(id).await?.unwrap_or_default();
        say(&format!("was {id} {} {} {}", facts.places[0], facts.over, history.join("|")))
    }

    /// Begins a match of two people in a place of its own.
    async fn seat(&self, name: &str, pace: Pace) -> anyhow::Result<MatchId> {
        let place = PlaceId::new("siege", name);
        let (host, guest) = (person(&format!("{name}-host")), person(&format!("{name}-guest")));
        let wish =
            Intent::Challenge { opponent: Opponent::Open, game: None, options: Options::new(), pace: Some(pace) };
        let reply = self.ask(OpId::random()?, &host, &place, wish).await;
        if reply.refused {
            bail!("the challenge was refused: {:?}", reply.toast);
        }
        let pending = self.hall.pending_in(place.as_str()).await?;
        let (_, challenge) = pending.first().context("no challenge stands open")?;
        let accept = Intent::Press(Press::Accept(*challenge));
        let reply = self.ask(OpId::random()?, &guest, &place, accept).await;
        if reply.refused {
            bail!("the acceptance was refused: {:?}", reply.toast);
        }
        let seated = self.hall.live_in(place.as_str()).await?;
        seated.first().map(|(_, id)| *id).context("nobody was seated")
    }

    /// Plays a match until it is over, with random choices, and prints each answered move.
    async fn play(&self, id: MatchId, rng: &mut Rng) -> anyhow::Result<()> {
        loop {
            let Some(facts) = self.hall.facts(id).await? else { bail!("match {id} is gone") };
            if facts.over {
                return Ok(());
            }
            let before = facts.revision;
            for player in &facts.players {
                let who = Person {
                    id: player.id.clone(),
                    name: player.name.clone(),
                    lang: None,
                    admin: false,
                    groups: Vec::new(),
                };
                let audience = Audience::Person(player.id.clone(), facts.places[0].clone());
                let Some(hand) = self.hall.message(&audience, Slot::Hand(id)).await? else { continue };
                let answers: Vec<Press> = hand.buttons.iter().map(|button| button.press).collect();
                let answers: Vec<Press> =
                    answers.into_iter().filter(|press| matches!(press, Press::Answer(..))).collect();
                let Some(press) = rng.pick(&answers).copied() else { continue };
                let op = OpId::random()?;
                let reply = self.ask(op, &who, &facts.places[0], Intent::Press(press)).await;
                if reply.refused || reply.toast.is_some() {
                    bail!("a good move was not taken: {:?}", reply.toast);
                }
                // The same update is sometimes sent twice, and must act only once.
                if rng.below(4) == 0 {
                    self.ask(op, &who, &facts.places[0], Intent::Press(press)).await;
                }
                let history = self.store.history(id).await?.unwrap_or_default();
                let number = usize::try_from(before)? + 1;
                if history.len() != number {
                    bail!("{} entries stand where {number} were answered", history.len());
                }
                say(&format!("ack {id} {number} {}", history[number - 1]))?;
                break;
            }
        }
    }

    /// Waits until every match is over, and prints how many deadlines have not fired.
    async fn drain(&self, ids: &[MatchId]) -> anyhow::Result<()> {
        for id in ids {
            while self.hall.facts(*id).await?.is_some_and(|facts| !facts.over) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.tell(*id).await?;
        }
        let overdue = self.store.due(self.clock.now(), 1_000).await?.len();
        say(&format!("overdue {overdue}"))
    }
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, epoch_ms, speed, busy, idle, seed, rest @ ..] = words.as_slice() else {
        bail!("FOLDER EPOCH_MS SPEED BUSY IDLE SEED [drain] should be given");
    };
    let clock = Arc::new(FastClock { epoch_ms: epoch_ms.parse()?, speed: speed.parse()? });
    let store: Arc<dyn Store> =
        Arc::new(SledStore::open(Path::new(folder), &duelhall_store::sled::Options::default())?);
    let (notices, mut inbox) = mpsc::unbounded_channel::<Notice>();
    let config = HallConfig {
        matches_per_person: 1_000,
        challenges_per_person: 100,
        rates: duelhall_hall::Rates::UNLIMITED,
        // The clock jumps and runs fast; the hall must count all of that as time in which the program ran.
        heart_gap: Duration::MAX,
        ..HallConfig::default()
    };
    let hall = Hall::open(config, Arc::clone(&store), Arc::clone(&clock) as Arc<dyn Clock>, notices)?;
    tokio::spawn(async move { while inbox.recv().await.is_some() {} });
    let siege = Arc::new(Siege { hall: hall.clone(), store, clock });
    let stop = CancellationToken::new();
    let ringing = stop.clone();
    tokio::spawn(async move { hall.run_clock(ringing).await });

    let (mut busy_ids, mut idle_ids) = (Vec::new(), Vec::new());
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let Some((id, kind)) = line.split_once(' ') else { break };
        let id: MatchId = id.parse().map_err(|_| anyhow::anyhow!("`{id}` is no match"))?;
        siege.tell(id).await?;
        if kind == "busy" { busy_ids.push(id) } else { idle_ids.push(id) }
    }
    if rest.first().is_some_and(|word| word == "drain") {
        siege.drain(&idle_ids).await?;
        stop.cancel();
        return Ok(());
    }
    for number in 0..idle.parse::<u32>()? {
        let id = siege.seat(&format!("idle-{seed}-{number}"), Pace::Live).await?;
        say(&format!("seated {id} idle"))?;
    }
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..busy.parse::<u64>()? {
        let (siege, seed) = (Arc::clone(&siege), seed.parse::<u64>()?);
        let begun = busy_ids.get(usize::try_from(number)?).copied();
        tasks.spawn(async move {
            let mut rng = Rng::from_number(seed * 1_000 + number);
            let mut round = 0;
            let mut next = begun;
            loop {
                let id = match next.take() {
                    Some(id) => id,
                    None => {
                        round += 1;
                        let id = siege.seat(&format!("busy-{seed}-{number}-{round}"), Pace::Correspondence).await?;
                        say(&format!("seated {id} busy"))?;
                        id
                    }
                };
                siege.play(id, &mut rng).await?;
            }
        });
    }
    match tasks.join_next().await {
        Some(ended) => ended?,
        None => Ok(()),
    }
}
