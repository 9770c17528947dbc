//! Many duels at once: every interaction is answered, once and in time, and no request is invalid.
//!
//! Without `DUELHALL_MATCHES`, everybody presses at once, and seconds do not count: the program shares the processors
//! with the crowd and the fake. `DUELHALL_MATCHES` sets a number of matches, played by people who think for one to
//! three seconds. Then every second counts. `docs/benchmarks.sh` takes the printed costs from there, with a release
//! build.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_hall::CountedChance;
use duelhall_store::MemoryStore;
use duelhall_tests::discord::{Channel, Discord, Exchange, Op, Person, Shown};
use duelhall_tests::figures::{checksum, percentiles};
use futures::future::try_join_all;

use crate::rig::{Bot, Duel, Way, is_board, is_end, sit_down};

/// How many channels there are, in two shards, when everybody presses at once, and when people think.
const CHANNELS: [usize; 2] = [20, 50];
/// How many matches are played at once: four in each channel, where they share its limits.
const MATCHES: usize = 80;
/// How many moves each match has when everybody presses at once, and when people think.
const MOVES: [usize; 2] = [6, 20];

/// A channel, the two people who play there, and the name of the second.
type Table = (Channel, [Person; 2], String);

/// A played match: when each move was pressed, by the fake's clock, and the message of its board.
struct Played {
    at: Vec<i64>,
    board: u64,
}

fn tables(discord: &Discord, matches: usize, channels: usize) -> Vec<Table> {
    let guilds: Vec<_> = (0..5).map(|at| discord.guild(&format!("Guild {at}"), ["en-US", "ru"][at % 2])).collect();
    let channels: Vec<_> = (0..channels).map(|at| guilds[at % 5].channel(&format!("tavern-{at}"))).collect();
    let table = |at: usize| {
        let (channel, name) = (&channels[at % channels.len()], format!("Bob{at}"));
        let people = [channel.person(&format!("Ann{at}"), "en-US"), channel.person(&name, "ru")];
        (channel.clone(), people, name)
    };
    (0..matches).map(table).collect()
}

/// Waits until every match has its board. The end of a match is a picture of its own.
async fn boards(discord: &Discord, tables: &[Table], channels: usize) -> Result<()> {
    for (channel, ..) in tables.iter().take(channels) {
        let wanted = tables.iter().filter(|(other, ..)| other.id == channel.id).count();
        let shown = || channel.messages().iter().filter(|shown| is_board(shown) && !is_end(shown)).count();
        discord.until("every board", |_| shown() == wanted).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eighty_matches_in_twenty_channels_are_answered_without_an_invalid_request() -> Result<()> {
    let thinkers = std::env::var("DUELHALL_MATCHES").ok().map(|text| text.parse()).transpose()?;
    let discord = Discord::with_shards(2).await?;
    let channels = CHANNELS[usize::from(thinkers.is_some())];
    let tables = tables(&discord, thinkers.unwrap_or(MATCHES), channels);
    let chance = Arc::new(CountedChance::default());
    let bot = Bot::with_chance(&discord, Arc::new(MemoryStore::new()), Way::Plain, chance).await?;
    if thinkers.is_some() {
        // The figures are held to what Discord gives.
        discord.be_patient(Duration::from_secs(3));
        // One after another, so that each match has the same seed in every run.
        for (_, [ann, bob], name) in &tables {
            sit_down(ann, bob, name).await?;
        }
    } else {
        discord.be_patient(Duration::from_secs(3_600));
        try_join_all(tables.iter().map(|(_, [ann, bob], name)| sit_down(ann, bob, name))).await?;
    }
    boards(&discord, &tables, channels).await?;
    let (calls, answers) = (discord.traffic().len(), discord.answer_times().len());
    let mut duels: Vec<Duel> = tables.iter().map(|(_, [ann, bob], _)| Duel::of_many([ann, bob])).collect();
    let thinks = thinkers.is_some();
    let played = duels.iter_mut().enumerate().map(|(at, duel)| play(&discord, duel, at, thinks));
    let played = try_join_all(played).await?;
    let moves: usize = played.iter().map(|played| played.at.len()).sum();
    // A person who plays for so long may have won.
    assert!(thinks || moves == tables.len() * MOVES[0]);
    boards(&discord, &tables, channels).await?;
    if thinks {
        // Gives the last boards time to arrive.
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    bot.end().await?;
    let (traffic, answers) = (discord.traffic().split_off(calls), discord.answer_times().split_off(answers));
    figures(&traffic, answers, &played, checksum(duels.iter().flat_map(|duel| &duel.labels)));
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}

/// Plays some moves of a match. If `thinks` is set, each player waits for one to three seconds before each move.
async fn play(discord: &Discord, duel: &mut Duel, table: usize, thinks: bool) -> Result<Played> {
    let (mut at, mut board) = (Vec::new(), None);
    for turn in 0..MOVES[usize::from(thinks)] {
        if thinks {
            if duel.asked(discord).await?.is_none() {
                break;
            }
            let thought = 1_000 + (table * 7_919 + turn * 1_237) % 2_000;
            tokio::time::sleep(Duration::from_millis(thought as u64)).await;
        }
        at.push(discord.clock().millis());
        duel.step(discord).await?.context("nobody has won yet")?;
        if board.is_none() {
            // At the end, the board has no buttons.
            let matched = duel.pressed.iter().next().and_then(|id| id.split(':').nth(1)).context("a match")?;
            let hand = format!("h:{matched}");
            let is_its = |shown: &Shown| is_board(shown) && shown.button(&hand).is_some();
            board = Some(duel.players[0].wait_for("the board", is_its).await?);
        }
    }
    Ok(Played { at, board: board.context("a board")?.id })
}

/// The time from each move to the last board before the next move of that match, or else to the first board after it.
fn board_times(traffic: &[Exchange], played: &[Played]) -> Vec<Duration> {
    let mut times = Vec::new();
    for Played { at, board } in played {
        let end = format!("/{board}");
        let edits: Vec<i64> = traffic
            .iter()
            .filter(|exchange| exchange.op == Op::EditMessage && exchange.path.ends_with(&end))
            .map(|exchange| exchange.at)
            .collect();
        for (turn, began) in at.iter().enumerate() {
            let next = at.get(turn + 1).copied().unwrap_or(i64::MAX);
            let before_next = edits.iter().filter(|edit| (*began..next).contains(edit)).max();
            let shown = before_next.or_else(|| edits.iter().filter(|edit| *edit >= began).min());
            times.extend(shown.map(|shown| Duration::from_millis(u64::try_from(shown - began).unwrap_or_default())));
        }
    }
    times
}

/// Prints the costs of a move, and how long people wait.
fn figures(traffic: &[Exchange], answers: Vec<Duration>, played: &[Played], checksum: u64) {
    let moves: usize = played.iter().map(|played| played.at.len()).sum();
    let bytes: usize = traffic.iter().map(|exchange| exchange.length).sum();
    let in_channels = |exchange: &&Exchange| matches!(exchange.op, Op::CreateMessage | Op::EditMessage);
    #[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
    let per_move = |number: usize| number as f64 / moves as f64;
    println!("{} matches, {moves} moves, {} interactions, checksum {checksum:016x}", played.len(), answers.len());
    println!("calls of a move: {:.2}", per_move(traffic.len()));
    println!("of them in the bucket of a channel: {:.2}", per_move(traffic.iter().filter(in_channels).count()));
    let mut kinds = BTreeMap::new();
    traffic.iter().for_each(|exchange| *kinds.entry(exchange.op).or_insert(0) += 1);
    let kinds: Vec<String> = kinds.iter().map(|(op, calls)| format!("{op:?} {:.2}", per_move(*calls))).collect();
    println!("by their purpose: {}", kinds.join(", "));
    println!("bytes of a move: {:.0}", per_move(bytes));
    println!("from a press to the first answer: {}", percentiles(answers));
    println!("from a press to the finished board: {}", percentiles(board_times(traffic, played)));
}
