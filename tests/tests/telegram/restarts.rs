//! The program ends in the middle of a duel and starts again; people press the buttons that they still see.

use anyhow::Result;
use duelhall_tests::telegram::Op;

use crate::rig::{Hands, Table, hand, is_board, is_end, open_hand};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_before_the_restart_work_after_it() -> Result<()> {
    for hands in [Hands::Whispered, Hands::Private] {
        let table = Table::with(hands).await?;
        table.sit_down().await?;
        let mut duel = table.duel();
        duel.play(&table.telegram, 5).await?;
        let registered = table.telegram.count(Op::SetMyCommands);
        duel.asked(&table.telegram).await?;
        let [ann, bob] = table.people.clone();
        let old = [hand(&ann)?, hand(&bob)?];
        let table = table.restarted().await?;
        // People press the choices of their earlier hands on the earlier messages.
        let mut moved = 0;
        for (player, hand) in [&ann, &bob].into_iter().zip(&old) {
            let fresh =
                hand.buttons_of("a:").map(|button| button.data.clone()).find(|data| !duel.pressed.contains(data));
            if let Some(choice) = fresh {
                player.press_on(hand, &choice).await?;
                duel.note(player, hand, &choice);
                moved += 1;
            }
        }
        assert!(moved > 0, "somebody was asked");
        table.hurry();
        duel.wind_up(&table.telegram).await?;
        let end = table.group.wait_for("the end", is_end).await?;
        let boards = table.group.messages().iter().filter(|shown| is_board(shown) && shown.id != end.id).count();
        assert_eq!(boards, 1, "the board is found again: {end:?}");
        let again = table.telegram.count(Op::SetMyCommands);
        assert_eq!(again, registered, "commands that did not change are not registered again");
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_of_before_the_restart_is_accepted_after_it() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = table.people.clone();
    ann.says("/duel {Bob}");
    bob.sees("the challenge", |shown| shown.button("y:").is_some()).await?;
    let table = table.restarted().await?;
    bob.press("y:").await?;
    let board = table.group.wait_for("the board", is_board).await?;
    open_hand(&ann, &board).await?;
    hand(&ann)?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_sent_while_the_program_was_down_are_answered_afterwards() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = table.people.clone();
    let (telegram, group) = (table.telegram, table.group);
    let store = table.bot.end().await?;
    ann.says("/duel {Bob}");
    let bot = crate::rig::Bot::over(&telegram, store, crate::rig::Way::Poll).await?;
    bob.sees("the challenge", |shown| shown.button("y:").is_some()).await?;
    Table { telegram, group, people: [ann, bob], bot }.leave().await
}
