//! The campaign of War: a mission is found, played until it is won, and remembered through a restart, with its card.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use duelhall_tests::Newcomer;
use duelhall_tests::discord::{Button, Discord, How, Person, Shown};

use crate::rig::Table;

/// A duel with more presses than this would never end.
const MOST: usize = 1_500;

/// The duels until one must be won.
const TRIES: usize = 40;

/// The id of the button that plays a finished duel of a mission again. It names the duel.
fn again(shown: &Shown) -> Option<String> {
    shown.button("Again").filter(|_| shown.ephemeral).map(|button| button.custom_id.clone())
}

/// The newest end of a duel that is not among those that were seen.
fn new_end(who: &Person, seen: &BTreeSet<String>) -> Option<Shown> {
    who.private().into_iter().rev().find(|shown| again(shown).is_some_and(|id| !seen.contains(&id)))
}

/// A hand with a question that was not answered yet.
fn asked(who: &Person, answered: &BTreeSet<String>) -> Option<Shown> {
    let open = |button: &Button| button.enabled && !answered.contains(&button.custom_id);
    who.hand().ok().filter(|hand| hand.buttons_of("a:").any(open))
}

/// Plays the duel of a mission to its end; returns the last hand, and adds the end to those that were seen.
async fn play(discord: &Discord, who: &Person, newcomer: &mut Newcomer, seen: &mut BTreeSet<String>) -> Result<Shown> {
    let mut answered: BTreeSet<String> = BTreeSet::new();
    for _ in 0..MOST {
        let next = |_: &_| match new_end(who, seen) {
            Some(end) => Some(Err(end)),
            None => asked(who, &answered).map(Ok),
        };
        let found = discord.find("a question, or the end", next).await.with_context(|| {
            let held: Vec<String> = who.private().iter().map(Shown::words).collect();
            format!("after {} choices, with {held:#?}", answered.len())
        })?;
        let hand = match found {
            Ok(hand) => hand,
            Err(end) => {
                seen.extend(again(&end));
                return Ok(end);
            }
        };
        let choices: Vec<_> = hand.buttons_of("a:").cloned().collect();
        let labels: Vec<String> = choices.iter().map(|button| button.label.clone()).collect();
        let pick = newcomer.pick_eagerly(&labels)?;
        let answer = who.press_on(&hand, &choices[pick].custom_id).await?;
        // Whoever is too quick is told to wait, and presses again.
        if answer.text().contains("too often") {
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        }
        // On a slow machine, the answer is promised first and then given by an edit.
        let taken = matches!(answer.how, How::Update | How::Acknowledged);
        ensure!(taken, "{:?} was answered with {}", labels[pick], answer.text());
        answered.extend(choices.iter().map(|button| button.custom_id.clone()));
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
    ann.press("Begin With Firepower").await?;
    let mut newcomer = Newcomer::new(7);
    let mut seen = BTreeSet::new();
    let mut end = play(&table.discord, &ann, &mut newcomer, &mut seen).await?;
    for tries in 0.. {
        if end.text.contains("Card won") {
            break;
        }
        ensure!(tries < TRIES, "no duel is won: {}", end.text);
        ann.press_on(&end, "Again").await?;
        end = play(&table.discord, &ann, &mut newcomer, &mut seen).await?;
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
