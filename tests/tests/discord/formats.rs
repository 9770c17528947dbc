//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::discord::{Discord, Person, Shown};

use crate::rig::{Table, is_board};

/// A person's hand, as soon as it asks another question than the one that `pressed` answered, and offers a choice that begins
/// with `label`.
async fn offered(discord: &Discord, player: &Person, label: &str, pressed: &str) -> Result<(Shown, String)> {
    let question = |id: &str| id.rsplit_once(':').map(|(question, _)| question.to_owned());
    let find = || {
        let hand = player.hand().ok()?;
        let button = hand.buttons_of("a:").find(|button| button.enabled && button.label.starts_with(label))?;
        let id = button.custom_id.clone();
        (question(&id) != question(pressed)).then_some((hand, id))
    };
    discord.until(&format!("a button {label}"), |_| find().is_some()).await?;
    find().context("it was there")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h156_two_people_build_decks_of_six_boosters_by_taps_and_begin_to_play() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel sealed user:@Bob").await?;
    bob.press("y:").await?;
    let board = table.channel.wait_for("the board", is_board).await?;
    assert!(board.alt.iter().any(|alt| alt.contains("90")), "it says how many cards each has: {:?}", board.alt);
    for (player, labels) in [
        (ann, ["Hero 1", "Put Cards In", "Put In 1", "Back", "Play With This Deck"]),
        (bob, ["Герой 1", "Добавить карты", "Добавить 1", "Назад", "Играть этой колодой"]),
    ] {
        let mut pressed = String::new();
        for label in labels {
            let (hand, id) = offered(&table.discord, player, label, &pressed).await?;
            player.press_on(&hand, &id).await?;
            pressed = id;
        }
    }
    let mut duel = table.duel();
    duel.play(&table.discord, 12).await?;
    table.leave().await
}
