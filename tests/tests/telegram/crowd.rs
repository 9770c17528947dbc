//! Many groups at once: every press is answered, once and in time, and no group gets more messages than it
//! accepts.
//!
//! Without `DUELHALL_MATCHES`, everybody presses at once. `DUELHALL_MATCHES` sets a number of matches, played by people
//! who think for one to three seconds. `docs/benchmarks.sh` takes the printed costs from there, with a release build.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use duelhall_hall::CountedChance;
use duelhall_store::MemoryStore;
use duelhall_tests::figures::{checksum, percentiles};
use duelhall_tests::telegram::{Exchange, Group, Person, Reader, Telegram};
use futures::future::try_join_all;

use crate::rig::duel::Duel;
use crate::rig::{Bot, Way, is_board, sit_down};

/// How many groups there are, with a match in each.
const MATCHES: usize = 40;
/// How many moves each match has when everybody presses at once, and when people think.
const MOVES: [usize; 2] = [4, 20];

/// A group, and the two people who play there.
type Place = (Group, [Person; 2]);

/// A played match: its group, and when each move was pressed.
struct Played {
    group: i64,
    at: Vec<Instant>,
}

fn places(telegram: &Telegram, matches: usize) -> Vec<Place> {
    let place = |at: usize| {
        let group = telegram.supergroup(&format!("Tavern {at}"));
        let people = [group.person(&format!("Ann{at}"), "en"), group.person(&format!("Bob{at}"), "ru")];
        (group, people)
    };
    (0..matches).map(place).collect()
}

async fn sit(at: usize, (group, [ann, bob]): &Place) -> Result<()> {
    sit_down(group, ann, bob, &format!("Bob{at}")).await.map(drop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forty_groups_are_answered_within_the_limits() -> Result<()> {
    let thinkers = std::env::var("DUELHALL_MATCHES").ok().map(|text| text.parse()).transpose()?;
    let telegram = Telegram::open().await?;
    telegram.be_patient(Duration::from_secs(30));
    let places = places(&telegram, thinkers.unwrap_or(MATCHES));
    let chance = Arc::new(CountedChance::default());
    let bot = Bot::with_chance(&telegram, Arc::new(MemoryStore::new()), Way::Poll, chance).await?;
    if thinkers.is_some() {
        // One after another, so that each match has the same seed in every run.
        for (at, place) in places.iter().enumerate() {
            sit(at, place).await?;
        }
    } else {
        try_join_all(places.iter().enumerate().map(|(at, place)| sit(at, place))).await?;
    }
    let (calls, answers) = (telegram.traffic().len(), telegram.answer_times().len());
    let mut duels: Vec<Duel> = places.iter().map(|(group, [ann, bob])| Duel::new(group, [ann, bob])).collect();
    let thinks = thinkers.is_some();
    let all = duels.iter_mut().zip(&places).enumerate();
    let played = try_join_all(all.map(|(at, (duel, (group, _)))| play(&telegram, duel, group, at, thinks))).await?;
    let moves: usize = played.iter().map(|played| played.at.len()).sum();
    // A person who plays for so long may have won.
    assert!(thinks || moves == places.len() * MOVES[0]);
    for (group, _) in &places {
        group.wait_for("the board", is_board).await?;
    }
    if thinks {
        // Gives the last boards time to arrive.
        tokio::time::sleep(Duration::from_secs(10)).await;
    }
    bot.end().await?;
    let (traffic, answers) = (telegram.traffic().split_off(calls), telegram.answer_times().split_off(answers));
    figures(&traffic, answers, &played, checksum(duels.iter().flat_map(|duel| &duel.labels)));
    assert_eq!((telegram.floods(), telegram.refused()), (0, 0));
    telegram.finish().await
}

/// Plays some moves of a match. If `thinks` is set, each player waits for one to three seconds before each move.
async fn play(telegram: &Telegram, duel: &mut Duel, group: &Group, table: usize, thinks: bool) -> Result<Played> {
    let mut at = Vec::new();
    for turn in 0..MOVES[usize::from(thinks)] {
        if thinks {
            if duel.asked(telegram).await?.is_none() {
                break;
            }
            let thought = 1_000 + (table * 7_919 + turn * 1_237) % 2_000;
            tokio::time::sleep(Duration::from_millis(thought as u64)).await;
        }
        at.push(Instant::now());
        duel.step(telegram).await?.context("nobody has won yet")?;
    }
    Ok(Played { group: group.id, at })
}

/// The time from each move to the first of these requests in its group after the move.
fn times(traffic: &[Exchange], played: &[Played], meets: impl Fn(&Exchange) -> bool) -> Vec<Duration> {
    let mut times = Vec::new();
    for Played { group, at } in played {
        let own: Vec<Instant> = traffic
            .iter()
            .filter(|exchange| exchange.chat == Some(*group) && meets(exchange))
            .map(|exchange| exchange.came)
            .collect();
        let next = |began: &Instant| own.iter().filter(|came| *came >= began).min().map(|came| *came - *began);
        times.extend(at.iter().filter_map(next));
    }
    times
}

/// Prints the costs of a move, and how long people wait.
fn figures(traffic: &[Exchange], answers: Vec<Duration>, played: &[Played], checksum: u64) {
    let moves: usize = played.iter().map(|played| played.at.len()).sum();
    let bytes: usize = traffic.iter().map(|exchange| exchange.length).sum();
    let budgeted = traffic.iter().filter(|exchange| exchange.is_budgeted());
    let is_public = |exchange: &Exchange| exchange.is_budgeted() && matches!(exchange.reader, Reader::Group(_));
    #[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
    let per_move = |number: usize| number as f64 / moves as f64;
    println!("{} matches, {moves} moves, {} presses, checksum {checksum:016x}", played.len(), answers.len());
    println!("calls of a move: {:.2}", per_move(traffic.len()));
    println!("of them counted by Telegram: {:.2}", per_move(budgeted.count()));
    println!("of those seen by everybody: {:.2}", per_move(traffic.iter().filter(|one| is_public(one)).count()));
    let mut methods: BTreeMap<String, usize> = BTreeMap::new();
    for exchange in traffic {
        let reader = if matches!(exchange.reader, Reader::Group(_)) { "everybody" } else { "one" };
        *methods.entry(format!("{:?} for {reader}", exchange.op)).or_default() += 1;
    }
    let methods: Vec<String> = methods.iter().map(|(name, count)| format!("{name} {:.2}", per_move(*count))).collect();
    println!("by method: {}", methods.join(", "));
    println!("bytes of a move: {:.0}", per_move(bytes));
    println!("from a press to its answer: {}", percentiles(answers));
    let is_hand = |exchange: &Exchange| exchange.is_budgeted() && matches!(exchange.reader, Reader::Person(_));
    println!("from a press to the next hand: {}", percentiles(times(traffic, played, is_hand)));
    println!("from a press to the next board: {}", percentiles(times(traffic, played, is_public)));
}
