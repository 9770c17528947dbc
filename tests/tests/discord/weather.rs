//! The program under the faults of Discord: each fault alone, and the match is unharmed.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_hall::PersonId;
use duelhall_tests::discord::{Discord, Exchange, Failure, Op, Person, Refusal, Scope, permissions};
use duelhall_tests::{Unreadable, is_asked};

use crate::rig::{Table, is_board, sit_down};
use crate::switches::{admin, set};

/// Plays some moves while a route fails in this way, and then goes on.
async fn through(op: Op, failure: Failure, times: u32) -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    table.discord.fail(op, "", failure, times);
    duel.play(&table.discord, 8).await?;
    table.discord.until("the fault to be met", |discord| discord.faults_left() == 0).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_is_limited_is_waited_for() -> Result<()> {
    through(Op::EditMessage, Failure::Limited(Scope::User, Duration::from_millis(900)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_that_is_shared_or_global_is_waited_for() -> Result<()> {
    through(Op::EditMessage, Failure::Limited(Scope::Shared, Duration::from_millis(900)), 1).await?;
    through(Op::EditMessage, Failure::Limited(Scope::Global, Duration::from_millis(900)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_gateway_of_discord_is_tried_again() -> Result<()> {
    through(Op::EditMessage, Failure::Broken(502), 2).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_lost_does_no_harm() -> Result<()> {
    through(Op::EditMessage, Failure::Lost, 1).await?;
    through(Op::EditOriginal, Failure::Lost, 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_could_not_be_edited_four_times_is_not_left_behind() -> Result<()> {
    through(Op::EditOriginal, Failure::Broken(502), 4).await
}

/// The hall answers the player who moves, and cannot make the hand of the other one for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_the_store_does_not_give_for_a_while_comes_without_a_press() -> Result<()> {
    let (discord, store) = (Discord::open().await?, Arc::new(Unreadable::default()));
    let clock = Arc::new(discord.clock());
    let table = Table::laid_over(discord, Arc::<Unreadable>::clone(&store), clock).await?;
    sit_down(&table.people[0], &table.people[1], "Bob").await?;
    table.channel.wait_for("the board", is_board).await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 2).await?;
    let (mover, ..) = duel.asked(&table.discord).await?.context("somebody is asked")?;
    let other = table.people.iter().find(|person| person.id != mover.id).context("the other player")?;
    store.refuse(Some(PersonId::new("discord", &other.id.to_string())));
    // Until the turn comes to the other one, whose hand shows nothing new.
    let mover = PersonId::new("discord", &mover.id.to_string());
    let mut is_turn_of_other = false;
    for _ in 0..600 {
        if duel.question_now().is_some() {
            duel.step(&table.discord).await?;
        } else if is_asked(&table.bot.hall, &mover).await? {
            tokio::time::sleep(Duration::from_millis(100)).await;
        } else {
            is_turn_of_other = true;
            break;
        }
    }
    assert!(is_turn_of_other, "the turn did not come to the other one");
    // From here on nobody moves, so only a new try brings the hand.
    let before = store.refused();
    table.discord.until("the hand to be tried again", |_| store.refused() > before).await?;
    store.refuse(None);
    // Nobody presses to see their hand.
    duel.play(&table.discord, 6).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_callback_that_is_limited_or_broken_is_sent_again_in_time() -> Result<()> {
    through(Op::Callback, Failure::Broken(503), 1).await?;
    through(Op::Callback, Failure::Limited(Scope::User, Duration::from_millis(300)), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_interaction_costs_an_answer_and_not_the_move() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 4).await?;
    table.discord.fail(Op::Callback, "", Failure::Refused(Refusal::UNKNOWN_INTERACTION), 1);
    let failed = duel.step(&table.discord).await?.expect("a move");
    assert_eq!(failed.how, duelhall_tests::discord::How::Failed);
    // Their hands may be outdated now: a press on the board brings the new ones.
    for person in &table.people {
        person.press("h:").await?;
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_died_early_is_forgotten() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 2).await?;
    table.discord.fail(Op::EditOriginal, "", Failure::Refused(Refusal::DEAD_TOKEN), 1);
    // Not every move changes the other player's hand.
    for _ in 0..8 {
        duel.step(&table.discord).await?;
        let met = table.discord.until("the edit of the other hand", |discord| discord.faults_left() == 0);
        if tokio::time::timeout(Duration::from_secs(3), met).await.is_ok() {
            break;
        }
    }
    assert_eq!(table.discord.faults_left(), 0);
    for person in &table.people {
        person.press("h:").await?;
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edit_that_comes_after_a_later_answer_puts_no_old_question_back() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    let edits = |discord: &Discord| discord.count(Op::EditOriginal);
    // Not every move changes the other player's hand, or gives the turn to the other player.
    for _ in 0..8 {
        if table.discord.faults_left() == 0 {
            table.discord.fail(Op::EditOriginal, "", Failure::Slow(Duration::from_secs(3)), 1);
        }
        let before = edits(&table.discord);
        let Some((mover, ..)) = duel.asked(&table.discord).await? else { break };
        duel.step(&table.discord).await?;
        let met = table.discord.until("the edit of the other hand", |discord| discord.faults_left() == 0);
        if tokio::time::timeout(Duration::from_secs(3), met).await.is_err() {
            continue;
        }
        // The person who is asked now sees it after a press, and answers before the edit is made.
        for person in &table.people {
            let hand = person.hand()?;
            let Some(end) = hand.buttons_of("M:").next() else { continue };
            person.answer(&person.begin_press(&hand, &end.custom_id.replace("M:", "h:"))?).await?;
        }
        let Some((next, ..)) = duel.asked(&table.discord).await? else { break };
        duel.step(&table.discord).await?;
        table.discord.until("the late edit", |discord| edits(discord) > before).await?;
        if next.id != mover.id {
            break;
        }
    }
    let old = |person: &Person| person.hand().is_ok_and(|hand| duel.pressed.iter().any(|id| hand.button(id).is_some()));
    table.discord.until("hands without what was answered", |_| !table.people.iter().any(old)).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_deleted_is_posted_again() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    let board = table.channel.wait_for("the board", is_board).await?;
    table.channel.delete_message(board.id);
    duel.play(&table.discord, 2).await?;
    table.channel.wait_for("a new board", |shown| !shown.files.is_empty() && shown.id != board.id).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_without_the_bot_s_rights_is_left_alone_and_the_match_goes_on() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    table.channel.allow(permissions::VIEW);
    let before = table.discord.invalid_requests();
    // Only while it may not write: every further press is a reason to try again.
    duel.play(&table.discord, 4).await?;
    let tried = table.discord.invalid_requests() - before;
    assert!(tried <= 4, "{tried} invalid requests for 4 moves");
    table.channel.allow(permissions::USUAL);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missing_rights_are_named_when_a_duel_would_begin() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    table.channel.allow(permissions::USUAL & !permissions::ATTACH);
    let refused = ann.slash("duel challenge user:@Bob").await?;
    assert!(refused.shown()?.ephemeral && refused.text().contains("Attach Files"), "{}", refused.text());
    table.channel.allow(permissions::USUAL & !permissions::SEND);
    let refused = ann.slash("duel challenge user:@Bob").await?;
    assert!(refused.text().contains("Send Messages"), "{}", refused.text());
    assert!(table.channel.messages().is_empty() && table.discord.invalid_requests() == 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_a_deleted_guild_and_a_kick_are_met_with_silence() -> Result<()> {
    let spoils: [fn(&Table); 3] =
        [|table| table.channel.delete(), |table| table.guild.delete(), |table| table.guild.kick()];
    for spoil in spoils {
        let table = Table::begin().await?;
        let mut duel = table.duel();
        duel.play(&table.discord, 3).await?;
        let before = table.discord.invalid_requests();
        spoil(&table);
        table.bot.jump(&table.discord, Duration::from_secs(3_600)).await?;
        table.bot.jump(&table.discord, Duration::from_secs(3_600)).await?;
        let tried = table.discord.invalid_requests() - before;
        assert!(tried <= 3, "{tried} invalid requests");
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gateway_drops_resumes_and_starts_again_in_the_middle_of_a_duel() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    let registered = table.discord.count(Op::SetCommands);
    duel.play(&table.discord, 3).await?;
    table.discord.cut(0);
    duel.play(&table.discord, 3).await?;
    table.discord.reconnect(0);
    duel.play(&table.discord, 3).await?;
    let begun = table.discord.sessions().0;
    table.discord.invalidate(0);
    table.discord.until("a new session", |discord| discord.sessions().0 > begun).await?;
    table.discord.online().await?;
    duel.play(&table.discord, 3).await?;
    table.discord.forget(0);
    table.discord.until("a session in place of the forgotten", |discord| discord.sessions().0 > begun + 1).await?;
    table.discord.online().await?;
    duel.play(&table.discord, 3).await?;
    assert_eq!(table.discord.count(Op::SetCommands), registered, "commands are registered once");
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_the_library_cannot_read_is_answered_all_the_same() -> Result<()> {
    let table = Table::laid().await?;
    table.discord.garble("locale");
    let answer = table.people[0].slash("help").await?;
    assert!(answer.shown()?.ephemeral && !answer.text().is_empty());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_edited_too_often_is_posted_again_and_the_old_one_goes() -> Result<()> {
    // The second refusal hits the removal of the old board's buttons.
    for refusals in [1, 2] {
        let table = Table::begin().await?;
        let mut duel = table.duel();
        duel.play(&table.discord, 3).await?;
        let old = table.channel.wait_for("the board", is_board).await?.id;
        table.discord.fail(Op::EditMessage, &old.to_string(), Failure::Refused(Refusal::OLD_EDITS), refusals);
        duel.play(&table.discord, 3).await?;
        table.channel.wait_for("a new board", |shown| is_board(shown) && shown.id != old).await?;
        let found = || table.channel.messages().into_iter().find(|shown| shown.id == old);
        let bare = || found().is_none_or(|shown| refusals == 1 && shown.buttons.is_empty());
        table.discord.until("the old board without buttons", |_| bare()).await?;
        assert_eq!(table.discord.faults_left(), 0);
        table.calm(duel).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_board_that_could_neither_be_edited_nor_deleted_goes_when_discord_is_back() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    let old = table.channel.wait_for("the board", is_board).await?.id;
    table.discord.fail(Op::EditMessage, &old.to_string(), Failure::Refused(Refusal::OLD_EDITS), 3);
    table.discord.fail(Op::DeleteMessage, &old.to_string(), Failure::Broken(502), 1);
    duel.play(&table.discord, 3).await?;
    let there = || table.channel.messages().iter().any(|shown| shown.id == old);
    table.discord.until("the old board to go", |_| !there()).await?;
    assert_eq!(table.discord.faults_left(), 0);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repost_whose_reply_is_lost_is_not_duplicated_and_the_old_board_goes() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    let old = table.channel.wait_for("the board", is_board).await?.id;
    table.discord.fail(Op::EditMessage, &old.to_string(), Failure::Refused(Refusal::OLD_EDITS), 1);
    table.discord.fail(Op::CreateMessage, "", Failure::Lost, 1);
    duel.play(&table.discord, 3).await?;
    table.channel.wait_for("a new board", |shown| is_board(shown) && shown.id != old).await?;
    let with_buttons = || {
        let shown = table.channel.messages().into_iter().filter(|shown| is_board(shown) && !shown.buttons.is_empty());
        shown.map(|shown| shown.id).collect::<Vec<_>>()
    };
    table
        .discord
        .until("one board with buttons, the new one", |_| matches!(with_buttons()[..], [new] if new != old))
        .await?;
    assert_eq!(table.discord.faults_left(), 0);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_takes_no_private_messages_is_asked_once_and_plays_on() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let bob = bob.without_dms();
    // Where the place calls nobody, people are reminded in private.
    set(&admin(&table), "config", "pings", "off").await?;
    ann.slash("duel challenge user:@Bob clock:correspondence").await?;
    bob.press("y:").await?;
    table.channel.wait_for("the board", is_board).await?;
    // Half of the day has passed for both, and their open hands have expired.
    table.bot.jump(&table.discord, Duration::from_secs(13 * 3_600)).await?;
    let told = ann.dm().wait_for("the reminder", |shown| shown.button("h:").is_some()).await?;
    assert!(!told.text.is_empty());
    let refused = |discord: &Discord| {
        let closed = |exchange: &&Exchange| exchange.op == Op::CreateMessage && exchange.status == 403;
        discord.traffic().iter().filter(closed).count() == 1
    };
    table.discord.until("the reminder that Bob does not take", refused).await?;
    for person in &table.people {
        person.press("h:").await?;
    }
    let mut duel = table.duel();
    duel.play(&table.discord, 6).await?;
    assert_eq!(table.discord.invalid_requests(), 1, "it was tried once");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_answers_no_heartbeats_is_left_for_a_new_connection() -> Result<()> {
    let discord = Discord::open().await?;
    discord.beat_every(Duration::from_secs(1));
    let table = Table::laid_at(discord).await?;
    sit_down(&table.people[0], &table.people[1], "Bob").await?;
    let mut duel = table.duel();
    duel.play(&table.discord, 3).await?;
    let (begun, resumed) = table.discord.sessions();
    table.discord.mute(0);
    let left = |discord: &Discord| discord.sessions().0 > begun || discord.sessions().1 > resumed;
    table.discord.until("a new connection", left).await?;
    table.discord.online().await?;
    table.calm(duel).await
}
