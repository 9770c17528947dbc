//! Many duels at once; with `--nocapture` it prints what they cost.

use std::time::Duration;

use anyhow::Result;
use duelhall_tests::discord::{Channel, Discord, Person};
use futures::future::try_join_all;

use crate::rig::{Bot, Duel, sit_down};

/// Channels, in two shards.
const CHANNELS: usize = 50;
/// Moves of each match.
const MOVES: usize = 6;

/// Matches at once: 200, or what `DUELHALL_MATCHES` says.
fn matches() -> usize {
    std::env::var("DUELHALL_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// A channel and two who play there.
type Table = (Channel, [Person; 2], String);

fn tables(discord: &Discord) -> Vec<Table> {
    let guilds: Vec<_> = (0..5).map(|at| discord.guild(&format!("Guild {at}"), ["en-US", "ru"][at % 2])).collect();
    let channels: Vec<_> = (0..CHANNELS).map(|at| guilds[at % 5].channel(&format!("tavern-{at}"))).collect();
    let table = |at: usize| {
        let (channel, name) = (&channels[at % CHANNELS], format!("Bob{at}"));
        let people = [channel.person(&format!("Ann{at}"), "en-US"), channel.person(&name, "ru")];
        (channel.clone(), people, name)
    };
    (0..matches()).map(table).collect()
}

/// Waits until every match has its board.
async fn boards(discord: &Discord, tables: &[Table]) -> Result<()> {
    for (channel, ..) in tables.iter().take(CHANNELS) {
        let wanted = tables.iter().filter(|(other, ..)| other.id == channel.id).count();
        let shown = || channel.messages().iter().filter(|shown| !shown.files.is_empty()).count();
        discord.until("every board", |_| shown() == wanted).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_matches_in_fifty_channels_are_answered_without_an_invalid_request() -> Result<()> {
    let discord = Discord::with_shards(2).await?;
    // The crowd, the fake and the program share the processors of one machine.
    discord.be_patient(Duration::from_secs(60));
    let tables = tables(&discord);
    let bot = Bot::start(&discord).await?;
    try_join_all(tables.iter().map(|(_, [ann, bob], name)| sit_down(ann, bob, name))).await?;
    boards(&discord, &tables).await?;
    let (calls, answers) = (discord.traffic().len(), discord.answer_times().len());
    let mut duels: Vec<Duel> = tables.iter().map(|(_, [ann, bob], _)| Duel::of_many([ann, bob])).collect();
    let moves: usize = try_join_all(duels.iter_mut().map(|duel| duel.play(&discord, MOVES))).await?.iter().sum();
    assert_eq!(moves, tables.len() * MOVES);
    boards(&discord, &tables).await?;
    bot.end().await?;
    figures(&discord, moves, calls, answers);
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}

/// What a move costs, and how long people wait.
fn figures(discord: &Discord, moves: usize, calls: usize, answers: usize) {
    let traffic = discord.traffic().split_off(calls);
    let bytes: usize = traffic.iter().map(|exchange| exchange.length).sum();
    let mut times = discord.answer_times().split_off(answers);
    times.sort();
    let [p50, p99] = [50, 99].map(|percent| times[(times.len() - 1) * percent / 100].as_millis());
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let per_move = |number: usize| number as f64 / moves as f64;
    println!(
        "{} matches at once, {moves} moves: {:.2} calls and {:.0} bytes a move; answered in {p50} ms (p50), {p99} ms (p99)",
        matches(),
        per_move(traffic.len()),
        per_move(bytes)
    );
}
