//! Tests what is still owed to a house that was lost, or of which the store gave nothing for a while.

use super::*;
use crate::chat::delivery::notices::posts_of;

/// Everything that changed while nothing could be sent is looked up in the store again, including boards of finished matches.
#[tokio::test(start_paused = true)]
async fn a_house_that_is_found_again_gets_the_end_of_a_match_that_ended_meanwhile() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["post first"]);
    chat.state().lost = true;
    ended(&chat);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, [""; 0]);
    chat.state().lost = false;
    posts_of(&chat, |other| *other != place()).await;
    assert_eq!(chat.settled().await, [""; 0], "another house");
    posts_of(&chat, |_| true).await;
    assert_eq!(chat.settled().await, ["post Ann wins", "strip 1"]);
    posts_of(&chat, |_| true).await;
    assert_eq!(chat.settled().await, [""; 0], "it is told once");
}

#[tokio::test(start_paused = true)]
async fn a_board_that_the_store_does_not_give_is_tried_again_with_growing_pauses() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.state().unread = 5;
    let begun = Instant::now();
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, [""; 0]);
    while chat.state().requests.is_empty() {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(chat.settled().await, ["post board"], "no other job is needed");
    assert!(begun.elapsed() >= Duration::from_secs(1 + 2 + 4 + 8 + 16), "{:?}", begun.elapsed());
    chat.write(board(), "changed", &[]);
    chat.state().unread = 2 * SLOT_TRIES;
    chat.job(Job::Refresh(board()));
    tokio::time::sleep(Duration::from_secs(3 * 86_400)).await;
    assert_eq!(chat.settled().await, [""; 0]);
    assert_eq!(chat.state().unread, SLOT_TRIES, "it is given up until it changes");
    chat.state().unread = 0;
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["edit 1 changed"]);
}

/// A board that somebody asked for meanwhile is still a change that is owed.
#[tokio::test(start_paused = true)]
async fn an_end_that_the_store_does_not_give_at_first_is_posted_although_somebody_asks_for_it() {
    let chat = Double::open();
    ended(&chat);
    chat.state().unread = 1;
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.job(Job::Show(board()));
    assert_eq!(chat.settled().await, ["post Ann wins"]);
}
