//! The campaign of War: a mission is found, played until it is won, and remembered through a restart, with its card.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};
use duelhall_tests::Newcomer;
use duelhall_tests::telegram::{Person, Shown, Telegram};

use crate::rig::Table;
use crate::rig::duel::question;

/// A duel with more presses than this would never end.
const MOST: usize = 1_500;

/// The duels until one must be won.
const TRIES: usize = 40;

/// Whether a message is the hand of a finished mission.
fn is_end(shown: &Shown) -> bool {
    shown.by_bot && shown.button("Again").is_some()
}

/// Plays the duel of a mission to its end; returns the last hand.
async fn play(telegram: &Telegram, who: &Person, newcomer: &mut Newcomer, over: &BTreeSet<i64>) -> Result<Shown> {
    let mut answered: BTreeSet<String> = BTreeSet::new();
    for _ in 0..MOST {
        let next = |_: &_| {
            let seen = who.seen();
            let end = seen.iter().rev().find(|shown| is_end(shown) && !over.contains(&shown.id)).cloned();
            let open =
                |shown: &&Shown| shown.buttons_of("a:").any(|button| !answered.contains(&question(&button.data)));
            end.map(Err).or_else(|| seen.iter().rev().find(open).cloned().map(Ok))
        };
        let hand = match telegram.find("a question, or the end", next).await? {
            Ok(hand) => hand,
            Err(end) => return Ok(end),
        };
        let choices: Vec<_> = hand.buttons_of("a:").cloned().collect();
        let labels: Vec<String> = choices.iter().map(|button| button.label.clone()).collect();
        let pick = newcomer.pick_eagerly(&labels)?;
        answered.insert(question(&choices[pick].data));
        who.press_on(&hand, &choices[pick].data).await?;
    }
    bail!("the duel does not end")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mission_is_played_until_it_is_won_and_its_card_is_there_after_a_restart() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let ann = table.people[0].private();
    let start = ann.asks("/start").await?;
    ann.press_on(&start, "Play War").await?;
    let asked = ann.sees("how to play, or the campaign", |shown| shown.button("Campaign").is_some()).await?;
    ann.press_on(&asked, "Campaign").await?;
    let map = ann.sees("the map", |shown| shown.text.contains("Next: mission 1")).await?;
    ensure!(map.text.contains("Next: mission 1") && map.picture.is_some(), "{}", map.text);
    ann.press_on(&map, "1. Kasserine Pass").await?;
    let page = ann.sees("the mission", |shown| shown.button("Begin With Firepower").is_some()).await?;
    ensure!(page.text.contains("Kasserine Pass ☆☆☆"), "{}", page.text);
    ann.press_on(&page, "Begin With Firepower").await?;
    let (mut newcomer, mut over) = (Newcomer::new(7), BTreeSet::new());
    let mut end = play(&table.telegram, &ann, &mut newcomer, &over).await?;
    for tries in 0.. {
        if end.text.contains("Card won") {
            break;
        }
        ensure!(tries < TRIES, "no duel is won: {}", end.text);
        over.insert(end.id);
        ann.press_on(&end, "Again").await?;
        end = play(&table.telegram, &ann, &mut newcomer, &over).await?;
    }
    ensure!(end.text.contains("Stars: ★") && end.picture.is_some(), "{}", end.text);
    ensure!(end.button("Next Mission").is_some() && end.button("Campaign").is_some(), "{}", end.words());
    let table = table.restarted().await?;
    let map = ann.asks("/campaign").await?;
    ensure!(map.text.contains("Next: mission 2"), "{}", map.text);
    ensure!(!map.text.replace('\u{a0}', " ").contains("30 cards"), "the collection has grown: {}", map.text);
    let next = map.button("2.").context("the next mission")?.data.clone();
    ann.press_on(&map, &next).await?;
    ann.sees("the next mission", |shown| shown.text.contains("Mission 2:")).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_group_a_campaign_is_shown_to_its_player_alone() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let [ann, bob] = &table.people;
    ann.says("/campaign");
    let answered =
        |shown: &Shown| shown.by_bot && (shown.text.contains("mission 1") || shown.text.contains("for you alone"));
    ann.until("an answer, here or in private", |ann| ann.seen().iter().chain(&ann.private().seen()).any(answered))
        .await?;
    let leaked = bob.seen().into_iter().find(|shown| shown.by_bot && shown.text.contains("mission 1"));
    ensure!(leaked.is_none(), "{leaked:?}");
    table.leave().await
}
