//! Plays whole duels between people at two clients.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_store::MemoryStore;
use duelhall_tests::discord::{Discord, Exchange, Failure, How, Op, Shown};

use crate::rig::{Bot, Duel, Table, Way, is_board, is_end, sit_down};

/// Whether a text contains Cyrillic letters.
fn cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ann_and_boris_duel_to_the_end_each_in_their_own_language() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "ru").channel("tavern");
    let (ann, boris) = (channel.person("Ann", "en-GB"), channel.person("Boris", "ru"));
    let bot = Bot::start(&discord).await?;
    let hand = sit_down(&ann, &boris, "Boris").await?;
    assert!(cyrillic(&hand.words()), "Boris reads Russian: {}", hand.words());
    let mut duel = Duel::new(&channel, [&ann, &boris]);
    assert_eq!(duel.play(&discord, 4).await?, 4);
    let hers = ann.hand()?;
    assert!(!cyrillic(&hers.words()), "Ann reads English: {}", hers.words());
    let board = channel.wait_for("the board", is_board).await?;
    assert!(cyrillic(&board.words()), "the guild reads Russian: {}", board.words());
    assert!(board.alt.iter().all(|alt| alt.chars().count() <= 1_024) && board.files[0].bytes.starts_with(b"\x89PNG"));
    duel.play(&discord, 400).await?;
    let end = channel.wait_for("the end", is_end).await?;
    assert!(end.button("a:").is_none());
    // E-15: the end comes last, and the board of the last move stays where it was, without its buttons.
    discord
        .until("the old board without buttons", |_| channel.messages().iter().all(|shown| shown.button("h:").is_none()))
        .await?;
    let boards: Vec<_> =
        channel.messages().into_iter().filter(|shown| !shown.files.is_empty()).map(|shown| shown.id).collect();
    assert!(boards.len() == 2 && boards[1] == end.id, "the board and the end: {boards:?}");
    // Its clock would run on.
    let old = channel.messages().into_iter().find(|shown| shown.id == boards[0]).context("the board")?;
    assert_eq!(old.text, "Эта дуэль окончена. Чем она кончилась\u{a0}— ниже.");
    bot.end().await?;
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_through_tls_and_the_rate_limiter_of_the_library() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob) = (channel.person("Ann", "ru"), channel.person("Bob", "en-US"));
    let bot = Bot::over(&discord, Arc::new(MemoryStore::new()), Way::Sealed).await?;
    sit_down(&ann, &bob, "Bob").await?;
    Duel::new(&channel, [&ann, &bob]).play(&discord, 12).await?;
    bot.end().await?;
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_of_a_quick_duel_takes_three_calls_at_most_and_one_of_them_in_the_channel() -> Result<()> {
    let table = Table::begin().await?;
    let (discord, mut duel) = (&table.discord, table.duel());
    duel.play(discord, 4).await?;
    let (before, edits) = (discord.traffic().len(), discord.count(Op::EditMessage));
    let moves = duel.play(discord, 20).await?;
    let traffic = discord.traffic().split_off(before);
    // On a slow machine, a slow answer is promised first, with type 5 or 6.
    let promise =
        |exchange: &&Exchange| exchange.op == Op::Callback && matches!(exchange.json["type"].as_u64(), Some(5 | 6));
    let calls = traffic.len() - traffic.iter().filter(promise).count();
    let edits = discord.count(Op::EditMessage) - edits;
    assert!(calls <= 3 * moves, "{calls} calls for {moves} moves");
    assert!(edits <= moves, "{edits} edits of the board for {moves} moves");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_the_computer_in_a_talk_with_the_bot_and_in_a_group_where_the_bot_is_not() -> Result<()> {
    let discord = Discord::open().await?;
    let group = discord.group("Friends");
    let ann = group.person("Ann", "en-US").with_the_app();
    let bot = Bot::start(&discord).await?;
    for place in [ann.dm(), group] {
        let ann = ann.at(&place);
        ann.slash("duel ai level:easy").await?;
        let board = place.wait_for("the board", is_board).await?;
        assert!(!board.ephemeral);
        let opened = ann.press("h:").await?;
        let mut hand = opened.shown()?.clone();
        for _ in 0..4 {
            let Some(choice) = hand.buttons_of("a:").last().map(|button| button.custom_id.clone()) else { break };
            let answer = ann.press_on(&hand, &choice).await?;
            // On a slow machine, the answer is promised first and then given by an edit.
            assert!(matches!(answer.how, How::Update | How::Acknowledged), "{}", answer.text());
            let id = hand.id;
            let next =
                |shown: &Shown| shown.id == id && shown.button("a:").is_some() && shown.button(&choice).is_none();
            hand = ann.wait_for("the next question", next).await?;
        }
    }
    bot.end().await?;
    assert_eq!(discord.count(Op::CreateMessage), 1, "in the group, the bot only answers");
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_ready_before_the_answer_comes_after_it_where_the_bot_is_not() -> Result<()> {
    let discord = Discord::open().await?;
    let group = discord.group("Friends");
    let ann = group.person("Ann", "en-US").with_the_app();
    let bot = Bot::start(&discord).await?;
    discord.fail(Op::Callback, "", Failure::Slow(Duration::from_secs(2)), 1);
    let answer = ann.slash("duel ai level:easy").await?;
    assert!(!answer.shown()?.files.is_empty(), "the answer is her hand, and no board took its place");
    group.wait_for("the board", is_board).await?;
    assert_eq!(discord.faults_left(), 0);
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_comes_late_goes_and_the_one_asked_for_after_it_stays() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel challenge user:@Bob").await?;
    bob.press("y:").await?;
    let board = table.channel.wait_for("the board", is_board).await?;
    let h = board.button("h:").context("no way to the hand")?.custom_id.clone();
    table.discord.fail(Op::Callback, "", Failure::Slow(Duration::from_secs(2)), 1);
    let late = ann.begin_press(&board, &h)?;
    table.discord.until("the slow answer", |discord| discord.faults_left() == 0).await?;
    let asked = ann.press("h:").await?.shown()?.id;
    let late = ann.answer(&late).await?.message.map(|shown| shown.id);
    let gone = |_: &Discord| ann.private().iter().all(|shown| Some(shown.id) != late);
    table.discord.until("the late hand to go", gone).await?;
    assert!(ann.private().iter().any(|shown| shown.id == asked), "the hand that was asked for last stays");
    ann.press("a:").await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_that_is_taken_up_while_its_own_answer_is_on_the_way_becomes_the_hand() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    table.discord.fail(Op::Callback, "", Failure::Slow(Duration::from_secs(2)), 1);
    ann.begin("duel challenge user:@Bob")?;
    bob.press("y:").await?;
    ann.wait_for("her hand", |shown| shown.ephemeral && shown.buttons_of("a:").next().is_some()).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_of_two_guilds_duel_by_a_code_each_with_the_board_in_their_own_channel() -> Result<()> {
    let discord = Discord::open().await?;
    let home = discord.guild("Home", "en-US").channel("tavern");
    let away = discord.guild("Дом", "ru").channel("трактир");
    let (ann, boris) = (home.person("Ann", "en-US"), away.person("Boris", "ru"));
    let bot = Bot::start(&discord).await?;
    let told = ann.slash("duel code").await?;
    let told = told.shown()?;
    assert!(told.ephemeral && home.messages().iter().all(|shown| shown.ephemeral), "nobody else sees the code");
    let code = told.text.split('`').nth(1).context("no code is told")?;
    let refused = boris.slash("join code:nonsense").await?;
    assert!(cyrillic(refused.text()), "{}", refused.text());
    let hand = boris.slash(&format!("join code:{code}")).await?;
    assert!(hand.shown()?.ephemeral && !hand.shown()?.files.is_empty());
    let boards = [home.wait_for("the board", is_board).await?, away.wait_for("the board", is_board).await?];
    assert!(!cyrillic(&boards[0].alt[0]) && cyrillic(&boards[1].alt[0]), "each board is in the language of its guild");
    // The message that told Ann the code is now her hand.
    ann.wait_for("her hand", |shown| shown.id == told.id && shown.buttons_of("a:").next().is_some()).await?;
    Duel::new(&home, [&ann, &boris]).play(&discord, 400).await?;
    for channel in [&home, &away] {
        channel.wait_for("the end", is_end).await?;
    }
    bot.end().await?;
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unanswered_challenge_expires_and_its_message_says_so() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel challenge user:@Bob").await?;
    let posted = bob.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    table.bot.jump(&table.discord, Duration::from_secs(8 * 24 * 3_600)).await?;
    let id = posted.id;
    let ended = table.channel.wait_for("the expiry", |shown| shown.id == id && shown.button("y:").is_none()).await?;
    assert!(!ended.text.is_empty());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_older_than_45_minutes_is_posted_again_and_the_old_one_loses_its_buttons() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel challenge user:@Bob clock:correspondence").await?;
    bob.press("y:").await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 4).await?;
    let old = table.channel.wait_for("the board", is_board).await?.id;
    table.bot.jump(&table.discord, Duration::from_secs(50 * 60)).await?;
    // Their hands are lost with their tokens; a press on the board opens them again.
    ann.press("h:").await?;
    bob.press("h:").await?;
    duel.play(&table.discord, 1).await?;
    let new = table.channel.wait_for("a new board", |shown| is_board(shown) && shown.id != old).await?;
    assert!(new.button("h:").is_some());
    let bare = |_: &Discord| table.channel.messages().iter().all(|shown| shown.id != old || shown.buttons.is_empty());
    table.discord.until("the old board without buttons", bare).await?;
    // One edit of each hand may have been on its way when the tokens ended.
    let traffic = table.discord.traffic();
    let (late, wrong): (Vec<&Exchange>, Vec<&Exchange>) =
        traffic.iter().filter(|sent| sent.is_invalid()).partition(|sent| sent.op == Op::EditOriginal);
    assert!(late.len() <= 2 && wrong.is_empty(), "{late:#?} {wrong:#?}");
    table.leave().await
}
