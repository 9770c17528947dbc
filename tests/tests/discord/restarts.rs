//! The program ends in the middle of a duel and begins again; people press what they still see.

use std::sync::Arc;

use anyhow::Result;
use duelhall_store::Store;
use duelhall_tests::discord::{Discord, Op};

use crate::rig::{Bot, Duel, Way, is_end, sit_down};

/// Starts the bot anew over what it kept.
async fn again(discord: &Discord, store: Arc<dyn Store>) -> Result<Bot> {
    Bot::over(discord, store, Way::Plain).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_before_the_restart_work_after_it() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    let bot = Bot::start(&discord).await?;
    sit_down(&ann, &bob, "Bob").await?;
    let mut duel = Duel::new(&channel, [&ann, &bob]);
    duel.play(&discord, 5).await?;
    let registered = discord.count(Op::SetCommands);
    duel.asked(&discord).await?;
    let old = [ann.hand()?, bob.hand()?];
    let bot = again(&discord, bot.end().await?).await?;
    // What the hands offered before is pressed on the messages of before.
    let mut moved = 0;
    for (player, hand) in [&ann, &bob].into_iter().zip(&old) {
        if let Some(choice) = hand.buttons_of("a:").next().map(|button| button.custom_id.clone()) {
            let answer = player.press_on(hand, &choice).await?;
            assert!(!answer.shown()?.files.is_empty(), "the hand is shown anew: {}", answer.text());
            duel.pressed.insert(choice);
            moved += 1;
        }
    }
    assert!(moved > 0, "somebody was asked");
    // Tokens of before are forgotten: who was not pressed on opens the hand from the board.
    ann.press("h:").await?;
    bob.press("h:").await?;
    duel.play(&discord, 400).await?;
    let end = channel.wait_for("the end", is_end).await?;
    assert_eq!(
        channel.messages().iter().filter(|shown| !shown.files.is_empty()).count(),
        1,
        "the board is found again: {end:?}"
    );
    assert_eq!(discord.count(Op::SetCommands), registered, "commands that did not change are not registered again");
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_of_before_the_restart_is_accepted_after_it() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    let bot = Bot::start(&discord).await?;
    ann.slash("duel challenge user:@Bob").await?;
    bob.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    let bot = again(&discord, bot.end().await?).await?;
    let answer = bob.press("y:").await?;
    assert!(!answer.shown()?.files.is_empty());
    channel.wait_for("the board", |shown| !shown.files.is_empty()).await?;
    // The same button again, by somebody whose client is slow, is answered and does nothing.
    ann.press("h:").await?;
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_a_client_lost_is_a_press_away() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    let bot = Bot::start(&discord).await?;
    sit_down(&ann, &bob, "Bob").await?;
    let mut duel = Duel::new(&channel, [&ann, &bob]);
    duel.play(&discord, 3).await?;
    for player in [&ann, &bob] {
        player.restart_client();
        assert!(player.hand().is_err());
        player.press("h:").await?;
        assert!(!player.hand()?.files.is_empty());
    }
    assert!(duel.play(&discord, 6).await? > 0);
    bot.end().await?;
    discord.finish().await
}
