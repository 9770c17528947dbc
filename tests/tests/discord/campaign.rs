//! The campaign of War: a mission is found, played until it is won, and remembered through a restart, with its card.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};
use duelhall_tests::Newcomer;
use duelhall_tests::discord::{Discord, Person, Shown};

use crate::rig::Table;

/// A duel with more presses than this would never end.
const MOST: usize = 1_500;

/// The duels until one must be won.
const TRIES: usize = 40;

/// The name of a person's hand of a finished mission.
fn is_end(shown: &Shown) -> bool {
    shown.ephemeral && shown.button("Again").is_some()
}

/// Plays the duel of a mission to its end; returns the last hand.
async fn play(discord: &Discord, who: &Person, newcomer: &mut Newcomer, ends: usize) -> Result<Shown> {
    let mut answered: BTreeSet<String> = BTreeSet::new();
    for _ in 0..MOST {
        let next = |_: &_| {
            let over: Vec<Shown> = who.private().into_iter().filter(is_end).collect();
            let hand = who.hand().ok();
            let open = |id: &str| !answered.contains(id);
            let asked =
                hand.filter(|hand| hand.buttons_of("a:").any(|button| button.enabled && open(&button.custom_id)));
            if over.len() > ends { Some(Err(over.last().cloned())) } else { asked.map(Ok) }
        };
        let hand = match discord.find("a question, or the end", next).await? {
            Ok(hand) => hand,
            Err(end) => return end.context("the end is shown"),
        };
        let choices: Vec<_> = hand.buttons_of("a:").cloned().collect();
        let labels: Vec<String> = choices.iter().map(|button| button.label.clone()).collect();
        let pick = newcomer.pick_eagerly(&labels)?;
        answered.extend(choices.iter().map(|button| button.custom_id.clone()));
        who.press_on(&hand, &choices[pick].custom_id).await?;
    }
    bail!("the duel does not end")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mission_is_played_until_it_is_won_and_its_card_is_there_after_a_restart() -> Result<()> {
    let table = Table::laid().await?;
    let ann = table.people[0].clone();
    let map = ann.slash("campaign").await?;
    let shown = map.shown()?;
    ensure!(shown.ephemeral && shown.text.contains("Next: mission 1"), "{}", shown.text);
    ensure!(shown.files.iter().any(|file| file.name == "campaign.png"), "a map: {:?}", shown.files);
    ensure!(shown.alt.iter().any(|alt| alt.contains("Kasserine")), "{:?}", shown.alt);
    let page = ann.press("1. Kasserine Pass").await?;
    ensure!(page.text().contains("Kasserine Pass ☆☆☆"), "{}", page.text());
    ann.press("Begin: Firepower").await?;
    let mut newcomer = Newcomer::new(7);
    let mut end = play(&table.discord, &ann, &mut newcomer, 0).await?;
    for tries in 0.. {
        if end.text.contains("Card won") {
            break;
        }
        ensure!(tries < TRIES, "no duel is won: {}", end.text);
        let ends = ann.private().into_iter().filter(is_end).count();
        ann.press_on(&end, "Again").await?;
        // The hand of the new duel takes the place of the old one.
        let left = ann.private().into_iter().filter(is_end).count();
        end = play(&table.discord, &ann, &mut newcomer, left.min(ends)).await?;
    }
    ensure!(end.text.contains("Stars: ★"), "{}", end.text);
    ensure!(end.alt.iter().any(|alt| alt.contains("You own")), "the card is shown: {:?}", end.alt);
    ensure!(end.button("Next Mission").is_some() && end.button("Campaign").is_some(), "{}", end.words());
    let table = table.restarted().await?;
    let map = ann.slash("campaign").await?;
    ensure!(map.text().contains("Next: mission 2"), "{}", map.text());
    let cards = map.text().replace('\u{a0}', " ");
    ensure!(!cards.contains("30 cards"), "the collection has grown: {cards}");
    let bob = table.people[1].slash("campaign").await?;
    ensure!(bob.text().replace('\u{a0}', " ").contains("30 карт"), "it is Ann's alone: {}", bob.text());
    table.leave().await
}
