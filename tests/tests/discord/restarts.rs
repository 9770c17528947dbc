//! The program ends in the middle of a duel and starts again; people press the buttons that they still see.

use anyhow::Result;
use duelhall_tests::discord::Op;

use crate::rig::{Table, is_board, is_end};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_before_the_restart_work_after_it() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 5).await?;
    let registered = table.discord.count(Op::SetCommands);
    duel.asked(&table.discord).await?;
    let [ann, bob] = table.people.clone();
    let old = [ann.hand()?, bob.hand()?];
    let table = table.restarted().await?;
    // People press the choices of their earlier hands on the earlier messages.
    let mut moved = 0;
    for (player, hand) in [&ann, &bob].into_iter().zip(&old) {
        if let Some(choice) = hand.buttons_of("a:").next().map(|button| button.custom_id.clone()) {
            let answer = player.press_on(hand, &choice).await?;
            assert!(!answer.shown()?.files.is_empty(), "the hand is shown again: {}", answer.text());
            duel.note(player, hand, &choice);
            moved += 1;
        }
    }
    assert!(moved > 0, "somebody was asked");
    // Earlier tokens are forgotten: a person who was not asked opens their hand from the board.
    ann.press("h:").await?;
    bob.press("h:").await?;
    duel.wind_up(&table.discord).await?;
    let end = table.channel.wait_for("the end", is_end).await?;
    let boards = table.channel.messages().iter().filter(|shown| is_board(shown) && shown.id != end.id).count();
    assert_eq!(boards, 1, "the board is found again: {end:?}");
    assert_eq!(
        table.discord.count(Op::SetCommands),
        registered,
        "commands that did not change are not registered again"
    );
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_of_before_the_restart_is_accepted_after_it() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = table.people.clone();
    ann.slash("duel challenge user:@Bob").await?;
    bob.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    let table = table.restarted().await?;
    let answer = bob.press("y:").await?;
    assert!(!answer.shown()?.files.is_empty());
    table.channel.wait_for("the board", is_board).await?;
    // A second press on the same button, by a person with a slow client, is answered and does nothing.
    ann.press("h:").await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_a_client_lost_is_a_press_away() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    for player in &table.people {
        player.restart_client();
        assert!(player.hand().is_err());
        player.press("h:").await?;
        assert!(!player.hand()?.files.is_empty());
    }
    assert!(duel.play(&table.discord, 6).await? > 0);
    table.leave().await
}
