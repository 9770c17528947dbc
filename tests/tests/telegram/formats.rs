//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::{Table, hand};

/// A person's hand, as soon as so many choices are on the page that begins with this number; and the first choice.
async fn offered(table: &Table, player: &Person, number: u8, count: usize) -> Result<(Shown, String)> {
    let find = || {
        let hand = hand(player).ok()?;
        let first = hand.buttons_of("a:").next()?;
        let fits = [format!("Take {number}"), format!("Взять {number}")].contains(&first.label);
        let data = first.data.clone();
        (fits && hand.buttons_of("a:").count() == count).then_some((hand, data))
    };
    table.telegram.until(&format!("{count} cards from {number}"), |_| find().is_some()).await?;
    find().context("it was there")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h157_two_people_draft_by_taps_from_boosters_that_go_round() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    table.begun("/duel {Bob} герои драфт").await?;
    for left in [15, 14, 13] {
        for player in [ann, bob] {
            // Each booster has one card less (H-157). Half of them are on a second page, with their picture.
            let first = left / 2;
            let (hand, _) = offered(&table, player, 1, first).await?;
            player.press_on(&hand, "▶").await?;
            let (hand, data) = offered(&table, player, first as u8 + 1, left - first).await?;
            player.press_on(&hand, &data).await?;
        }
    }
    table.leave().await
}
