//! Quiet: people are called once in a turn, and nobody is called who looks at their hand.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use duelhall_tests::telegram::Shown;

use crate::rig::{HURRY, Table, hand, is_board, is_end, open_hand};

/// Half of the time for an answer in these tests, and a little more.
const HALF: Duration = Duration::from_secs(61 * HURRY as u64);

/// Whether a message calls somebody to their turn, or says that half of their time is gone.
fn is_call(shown: &Shown) -> bool {
    shown.by_bot && !shown.ephemeral && shown.picture.is_none() && shown.button("h:").is_some()
}

fn calls(table: &Table) -> Vec<Shown> {
    table.group.messages().into_iter().filter(is_call).collect()
}

// E-20
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_20_half_of_the_time_calls_only_those_who_have_not_looked_and_goes_when_they_look() -> Result<()> {
    let table = Table::laid().await?;
    // Bob has accepted, and is shown his hand. Ann has not looked yet.
    let board = table.sit_down_to_alerts().await?;
    let [ann, bob] = &table.people;
    bob.until("the hand of Bob", |bob| hand(bob).is_ok()).await?;
    table.bot.jump(&table.telegram, HALF).await?;
    let call = table.group.wait_for("the call", is_call).await?;
    assert_eq!(call.mentions, [ann.id], "{}", call.text);
    let text = call.text.replace('\u{a0}', " ");
    assert!(text.contains("Half of the time is gone") && text.contains("Towers: Ann – Bob"), "{text}");
    assert!(ann.private().seen().is_empty() && bob.private().seen().is_empty(), "nobody is told twice");
    open_hand(ann, &board).await?;
    table.telegram.until("the call to go", |_| calls(&table).is_empty()).await?;
    table.leave().await
}

// D-8
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d_8_somebody_who_looks_at_their_hand_is_told_of_half_of_the_time_without_a_sound() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    // Both keep their hands, and a turn begins.
    duel.play(&table.telegram, 2).await?;
    let (asked, ..) = duel.asked(&table.telegram).await?.context("a turn")?;
    let board = table.group.wait_for("the board", is_board).await?;
    asked.press_on(&board, "h:").await?;
    table.bot.jump(&table.telegram, HALF).await?;
    let told = table.group.wait_for("the notice", is_call).await?;
    assert_eq!((told.mentions.len(), calls(&table).len()), (0, 1), "{}", told.text);
    duel.step(&table.telegram).await?;
    table.telegram.until("the notice to go", |_| calls(&table).is_empty()).await?;
    table.leave().await
}

// E-20
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_20_the_line_after_a_press_says_what_was_played_and_whom_the_match_waits_for() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    for _ in 0..20 {
        let (mover, ..) = duel.asked(&table.telegram).await?.context("nobody has won yet")?;
        let answer = duel.step(&table.telegram).await?.context("nobody has won yet")?;
        let other = if mover.id == table.people[0].id { "Bob" } else { "Ann" };
        let lines: Vec<&str> = answer.text.lines().collect();
        ensure!(lines.first().is_none_or(|played| played.starts_with(['Y', 'В'])), "{}", answer.text);
        if let [_, waits] = lines[..] {
            ensure!(waits.contains(other), "{}", answer.text);
            return table.leave().await;
        }
    }
    anyhow::bail!("a turn without an end")
}

// E-14
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_14_a_rematch_shows_full_hands_at_once() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    table.hurry();
    duel.wind_up(&table.telegram).await?;
    let end = table.group.wait_for("the end", is_end).await?;
    let [ann, bob] = &table.people;
    ann.press_on(&end, "m:").await?;
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    bob.press_on(&posted, "y:").await?;
    bob.until("the next hand", |bob| hand(bob).is_ok_and(|shown| shown.order > end.order)).await?;
    for person in &table.people {
        for shown in person.seen().into_iter().filter(|shown| shown.order > end.order) {
            assert!(!shown.text.contains("hand is empty") && !shown.text.contains("рука пуста"), "{}", shown.text);
        }
    }
    table.leave().await
}
