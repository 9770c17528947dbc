//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::{Table, hand};

/// A person's hand, as soon as it offers a choice that begins with `label`.
async fn offered(table: &Table, player: &Person, label: &str) -> Result<(Shown, String)> {
    let find = || {
        let hand = hand(player).ok()?;
        let data = hand.buttons_of("a:").find(|button| button.label.starts_with(label))?.data.clone();
        Some((hand, data))
    };
    table.telegram.until(&format!("a button {label}"), |_| find().is_some()).await?;
    find().context("it was there")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h157_two_people_draft_by_taps_from_boosters_that_go_round() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    table.begun("/duel {Bob} герои драфт").await?;
    for left in [15, 14, 13] {
        for player in [ann, bob] {
            let (hand, data) = offered(&table, player, "1: ").await?;
            assert_eq!(hand.buttons_of("a:").count(), left, "each booster has one card less (H-157)");
            player.press_on(&hand, &data).await?;
        }
        // The question about the next booster has other buttons.
        let next = |player: &Person| hand(player).is_ok_and(|hand| hand.buttons_of("a:").count() == left - 1);
        table.telegram.until("the next booster for both", |_| next(ann) && next(bob)).await?;
    }
    table.leave().await
}
