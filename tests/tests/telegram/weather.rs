//! The program under the faults of Telegram: each fault alone, and the match is unharmed.

use std::time::Duration;

use anyhow::Result;
use duelhall_tests::telegram::{Era, Exchange, Failure, Group, Op, Reader, Refusal, Telegram};

use crate::rig::{Bot, Hands, Table, is_board, open_hand};

/// Plays some moves while a method fails in this way, and then until the match ends.
async fn through(op: Op, failure: Failure, times: u32) -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    table.telegram.fail(op, "", failure, times);
    duel.play(&table.telegram, 8).await?;
    table.telegram.until("the fault to be met", |telegram| telegram.faults_left() == 0).await?;
    table.calm(duel).await
}

/// The refused requests after the first `before` ones, without deletions of messages that may already be gone.
fn refused_since(telegram: &Telegram, before: usize) -> Vec<String> {
    let takes_away = |op| matches!(op, Op::DeleteMessage | Op::DeleteEphemeralMessage);
    let refused = |exchange: &Exchange| exchange.status >= 400 && !takes_away(exchange.op);
    let told = |exchange: Exchange| format!("{:?} at {}: {:?}", exchange.op, exchange.at, exchange.refused);
    telegram.traffic().split_off(before).into_iter().filter(refused).map(told).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chat_that_is_limited_is_waited_for_as_long_as_telegram_says() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    table.telegram.fail(Op::EditMessageMedia, "", Failure::Limited(30), 1);
    duel.play(&table.telegram, 4).await?;
    table.telegram.until("the limit", |telegram| telegram.faults_left() == 0).await?;
    let limited = table.telegram.traffic().into_iter().find(|exchange| exchange.status == 429).expect("it was met");
    duel.play(&table.telegram, 4).await?;
    let boards = |telegram: &Telegram| telegram.count(Op::EditMessageMedia);
    let met = boards(&table.telegram);
    table.telegram.until("the board after the limit", |telegram| boards(telegram) > met).await?;
    // A hand may have been on its way.
    let public = |exchange: &Exchange| exchange.is_budgeted() && matches!(exchange.reader, Reader::Group(_));
    let traffic = table.telegram.traffic();
    let next = traffic.iter().find(|exchange| public(exchange) && exchange.at > limited.at).expect("the board");
    assert!(next.at - limited.at >= 30_000, "the group was written to after {} ms", next.at - limited.at);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_limited_chat_does_not_hold_up_the_others() -> Result<()> {
    let table = Table::begin().await?;
    let other = table.telegram.supergroup("Next door");
    let there = [table.people[0].at(&other), table.people[1].at(&other)];
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    // The limit holds for the hands in this group too, so the next hand must be there before it begins.
    duel.asked(&table.telegram).await?;
    table.telegram.fail(Op::EditMessageMedia, "", Failure::Limited(100_000), 1);
    duel.play(&table.telegram, 1).await?;
    table.telegram.until("the limit", |telegram| telegram.faults_left() == 0).await?;
    there[0].says("/duel ai");
    other.wait_for("the board next door", is_board).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_gateway_of_telegram_is_tried_again() -> Result<()> {
    through(Op::EditMessageMedia, Failure::Broken(502), 2).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_lost_does_no_harm() -> Result<()> {
    through(Op::EditMessageMedia, Failure::Lost, 1).await?;
    through(Op::EditEphemeralMessageMedia, Failure::Lost, 1).await
}

/// Each hand fails more often than a press waits for it, and is brought up to date without one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_cannot_be_edited_for_long_is_not_left_behind() -> Result<()> {
    through(Op::EditEphemeralMessageMedia, Failure::Broken(502), 9).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edit_that_changes_nothing_is_a_success() -> Result<()> {
    through(Op::EditMessageMedia, Failure::Refused(Refusal::NOT_MODIFIED), 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_is_too_old_to_be_answered_costs_an_answer_and_not_the_move() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 4).await?;
    table.telegram.fail(Op::AnswerCallbackQuery, "", Failure::Refused(Refusal::QUERY_TOO_OLD), 1);
    assert!(duel.step(&table.telegram).await?.expect("a move").failed);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_are_limited_or_broken_keep_nobody_from_the_game() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 4).await?;
    for failure in [Failure::Limited(1), Failure::Broken(502)] {
        table.telegram.fail(Op::AnswerCallbackQuery, "", failure, 1);
        duel.step(&table.telegram).await?;
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_deleted_or_is_too_old_is_posted_again() -> Result<()> {
    for deleted in [true, false] {
        let table = Table::begin().await?;
        let mut duel = table.duel();
        duel.play(&table.telegram, 3).await?;
        let board = table.group.wait_for("the board", is_board).await?;
        if deleted {
            table.group.delete_message(board.id);
        } else {
            table.telegram.fail(Op::EditMessageMedia, "", Failure::Refused(Refusal::CANT_EDIT), 1);
        }
        duel.play(&table.telegram, 2).await?;
        table.group.wait_for("a new board", |shown| is_board(shown) && shown.id != board.id).await?;
        let bare = || table.group.messages().iter().all(|shown| shown.id != board.id || shown.rows.is_empty());
        table.telegram.until("the old board without buttons", |_| bare()).await?;
        table.calm(duel).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_cannot_be_uploaded_is_tried_again_or_done_without() -> Result<()> {
    for (failure, times) in [(Failure::Refused(Refusal::BAD_PICTURE), 1), (Failure::Refused(Refusal::BAD_PICTURE), 3)] {
        let table = Table::laid().await?;
        table.telegram.fail(Op::SendPhoto, "", failure, times);
        table.people[0].says("/duel {Bob}");
        let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
        table.people[1].press_on(&posted, "y:").await?;
        for person in &table.people {
            // With or without its picture, the match has a message from which the hands can be opened.
            table
                .telegram
                .until("the way to the hands", |_| person.seen().iter().any(|s| s.button("h:").is_some()))
                .await?;
            person.press("h:").await?;
        }
        let mut duel = table.duel();
        duel.play(&table.telegram, 6).await?;
        table.calm(duel).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_takes_no_new_picture_for_a_private_message_gets_a_new_message() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be(Era::Since10_2);
    let group = telegram.supergroup("Home");
    let table = Table::laid_in(telegram, group).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    // Without an edit there are other ways: a press on the board shows the hand again.
    for _ in 0..6 {
        // If the group is full at the moment, the answer is a window, and the next press shows the hand.
        for _ in 0..20 {
            for person in &table.people {
                person.press("h:").await?;
            }
            if duel.question_now().is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        duel.step(&table.telegram).await?;
    }
    let tried = table.telegram.traffic().iter().filter(|e| e.op == Op::EditEphemeralMessageMedia).count();
    assert!(tried <= 3, "{tried} edits that this server does not take");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_message_that_somebody_put_away_comes_again_at_a_press() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    table.telegram.fail(Op::EditEphemeralMessageMedia, "", Failure::Refused(Refusal::EDIT_NOT_FOUND), 1);
    // The hand with the next question may be the one that is gone: then nobody sees a question.
    for _ in 0..8 {
        let gone = |telegram: &Telegram| telegram.faults_left() == 0;
        table.telegram.until("a refusal", |telegram| gone(telegram) || duel.question_now().is_some()).await?;
        if gone(&table.telegram) {
            break;
        }
        duel.step(&table.telegram).await?;
    }
    assert_eq!(table.telegram.faults_left(), 0);
    let board = table.group.wait_for("the board", is_board).await?;
    for person in &table.people {
        open_hand(person, &board).await?;
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_blocks_the_bot_is_left_alone_and_can_play_on() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 4).await?;
    let [ann, _] = &table.people;
    ann.block();
    let refusals = |telegram: &Telegram| telegram.traffic().iter().filter(|exchange| exchange.status == 403).count();
    let before = refusals(&table.telegram);
    let board = table.group.wait_for("the board", is_board).await?;
    for _ in 0..3 {
        // She sees her hand in alerts until she returns.
        let told = ann.press_on(&board, "h:").await?;
        assert!(told.alert && !told.text.is_empty(), "{told:?}");
    }
    let tried = refusals(&table.telegram) - before;
    assert!(tried <= 2, "{tried} messages for one who has blocked the bot");
    ann.private().says("/start");
    open_hand(ann, &board).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_that_is_deleted_or_has_thrown_the_bot_out_is_met_with_silence() -> Result<()> {
    let spoils: [fn(&Group); 3] = [Group::delete, Group::kick_bot, Group::lose_bot];
    for spoil in spoils {
        let table = Table::begin().await?;
        let mut duel = table.duel();
        duel.play(&table.telegram, 3).await?;
        let before = table.telegram.traffic().len();
        spoil(&table.group);
        for _ in 0..3 {
            table.bot.jump(&table.telegram, Duration::from_secs(3_600)).await?;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        // The board, the hands of both, and a message for one of them may have been on their way.
        let tried = refused_since(&table.telegram, before);
        assert!(tried.len() <= 4, "refused: {tried:#?}");
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_where_the_bot_may_not_post_is_tried_seldom_and_the_match_goes_on() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    table.group.mute_bot();
    let before = table.telegram.refused();
    duel.play(&table.telegram, 3).await?;
    let tried = table.telegram.refused() - before;
    assert!(tried <= 6, "{tried} refused requests for 3 moves");
    table.group.invite_bot();
    for person in &table.people {
        person.press("h:").await?;
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn telegram_that_cannot_be_reached_at_the_start_is_waited_for() -> Result<()> {
    let telegram = Telegram::open().await?;
    for op in [Op::GetMe, Op::GetWebhookInfo, Op::DeleteWebhook, Op::GetUpdates] {
        telegram.fail(op, "", Failure::Broken(502), 1);
    }
    let group = telegram.supergroup("Home");
    let ann = group.person("Ann", "en");
    let bot = Bot::start(&telegram).await?;
    ann.asks("/help").await?;
    bot.end().await?;
    telegram.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fetching_that_breaks_off_goes_on() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    for failure in [Failure::Broken(502), Failure::Limited(1), Failure::Refused(Refusal::TWO_FETCH)] {
        table.telegram.fail(Op::GetUpdates, "", failure, 1);
        duel.play(&table.telegram, 2).await?;
        table.telegram.until("the fault to be met", |telegram| telegram.faults_left() == 0).await?;
    }
    table.telegram.tell("message", serde_json::json!({ "nothing": "that a client could read" }));
    let wanted = table.telegram.take_violations();
    assert!(wanted.iter().all(|what| what.starts_with("the fake itself")), "{wanted:?}");
    table.calm(duel).await
}
