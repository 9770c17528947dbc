//! Tests who is pinged, and when, with a double of a platform, in virtual time.

use std::sync::Arc;

use duelhall_hall::{Button, Look, Message, PersonId, Press, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::super::bounds::{IDLE, TRIES};
use super::super::double::{Double, Fault, GAP, person, place};
use super::super::messenger::Messenger;
use super::super::notices::is_told_there;
use super::super::places::Job;
use super::{PRESENT, THINKS};

fn id() -> MatchId {
    MatchId::from_number(1)
}

fn ping() -> Slot {
    Slot::Ping(id())
}

/// A chat in which these people are asked.
fn asked(people: &[&str]) -> Arc<Double> {
    let chat = Double::open();
    ask(&chat, people);
    chat
}

/// The match waits for these people now.
fn ask(chat: &Arc<Double>, people: &[&str]) {
    let people: Vec<PersonId> = people.iter().map(|name| person(name)).collect();
    let names: Vec<&str> = people.iter().map(PersonId::local).collect();
    chat.write(ping(), &format!("{}!", names.join(" and ")), &people);
    chat.job(Job::Refresh(ping()));
}

/// Half of their time is gone.
fn hurry(chat: &Arc<Double>) {
    let mut state = chat.state();
    let message = state.messages.get_mut(&ping()).unwrap();
    (message.text, message.hurry) = (format!("{} Hurry.", message.text), true);
    drop(state);
    chat.job(Job::Refresh(ping()));
}

fn looks(chat: &Arc<Double>, name: &str) {
    chat.job(Job::Opened(person(name), id(), None));
}

/// The requests that are made within a time.
async fn within(chat: &Arc<Double>, time: std::time::Duration) -> Vec<String> {
    tokio::time::sleep(time).await;
    chat.settled().await
}

/// The people whom each post notified, oldest first.
fn notified(chat: &Double) -> Vec<Vec<String>> {
    let state = chat.state();
    state.notified.iter().map(|people| people.iter().map(|person| person.local().to_owned()).collect()).collect()
}

const NOTHING: [&str; 0] = [];

#[tokio::test(start_paused = true)]
async fn somebody_who_does_not_look_is_called_once_in_a_turn() {
    let chat = asked(&["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY / 2).await, NOTHING);
    assert_eq!(within(&chat, Double::PING_DELAY).await, ["post ann!"]);
    chat.job(Job::Refresh(ping()));
    assert_eq!(within(&chat, IDLE * 3).await, NOTHING);
    ask(&chat, &["ben"]);
    assert_eq!(chat.settled().await, ["delete 1"], "the call is not true any more");
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ben!"]);
    chat.job(Job::Remove(ping()));
    assert_eq!(within(&chat, IDLE * 3).await, ["delete 3"]);
    assert_eq!(notified(&chat), [["ann"], ["ben"]]);
}

// D-8
#[tokio::test(start_paused = true)]
async fn d_8_somebody_who_has_opened_their_hand_is_not_called_in_that_turn() {
    let chat = asked(&["ann"]);
    looks(&chat, "ann");
    assert_eq!(within(&chat, IDLE * 3).await, NOTHING, "a thoughtful turn is not disturbed");
    ask(&chat, &["ben"]);
    looks(&chat, "ann");
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ben!"], "another's look does not count");
    ask(&chat, &["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY * 4).await, ["delete 1", "post ann!"], "each turn has its own call");
}

// D-8
#[tokio::test(start_paused = true)]
async fn d_8_an_answer_of_which_the_place_hears_after_the_next_question_does_not_count_for_it() {
    let chat = asked(&["ben"]);
    assert_eq!(within(&chat, Double::PING_DELAY / 4).await, NOTHING);
    let answered = Instant::now();
    assert_eq!(within(&chat, Double::PING_DELAY / 4).await, NOTHING);
    ask(&chat, &["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY / 4).await, NOTHING);
    chat.job(Job::Opened(person("ann"), id(), Some(answered)));
    assert_eq!(within(&chat, PRESENT + Double::PING_DELAY).await, ["post ann!"]);
}

// D-8
#[tokio::test(start_paused = true)]
async fn d_8_a_call_that_waits_to_be_posted_is_taken_back() {
    let chat = asked(&["ann"]);
    // The chat accepts nothing for a while, and the call waits.
    chat.state().faults.extend([Some(Fault::Away); 4]);
    assert!(tried(&chat, Double::PING_DELAY + GAP * 2).await.contains(&"post ann!".to_owned()));
    looks(&chat, "ann");
    assert_eq!(within(&chat, IDLE).await, NOTHING);
    ask(&chat, &["ben"]);
    chat.state().faults.clear();
    chat.state().faults.extend([Some(Fault::Away); 4]);
    assert!(tried(&chat, Double::PING_DELAY + GAP * 2).await.contains(&"post ben!".to_owned()));
    ask(&chat, &["ann"]);
    chat.state().faults.clear();
    assert_eq!(within(&chat, Double::PING_DELAY / 2).await, NOTHING, "nobody is called for a turn that is over");
    assert_eq!(notified(&chat), [NOTHING; 0]);
}

/// The requests that were tried within a time, while others may still wait.
async fn tried(chat: &Arc<Double>, time: std::time::Duration) -> Vec<String> {
    tokio::time::sleep(time).await;
    std::mem::take(&mut chat.state().requests)
}

#[tokio::test(start_paused = true)]
async fn somebody_who_opens_their_hand_takes_the_call_away() {
    let chat = asked(&["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ann!"]);
    looks(&chat, "ben");
    assert_eq!(chat.settled().await, NOTHING);
    looks(&chat, "ann");
    assert_eq!(chat.settled().await, ["delete 1"]);
}

#[tokio::test(start_paused = true)]
async fn of_two_who_are_asked_only_the_one_who_does_not_look_is_called() {
    let chat = asked(&["ann", "ben"]);
    looks(&chat, "ben");
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ann and ben!"]);
    assert_eq!(notified(&chat), [["ann"]]);
    looks(&chat, "ann");
    assert_eq!(chat.settled().await, ["delete 1"]);
}

#[tokio::test(start_paused = true)]
async fn somebody_who_was_there_a_moment_ago_is_called_later() {
    let chat = asked(&["ann"]);
    looks(&chat, "ann");
    ask(&chat, &["ben"]);
    assert_eq!(within(&chat, PRESENT / 2).await, ["post ben!"]);
    ask(&chat, &["ann"]);
    assert_eq!(chat.settled().await, ["delete 1"]);
    assert_eq!(within(&chat, PRESENT / 2 - GAP * 2).await, NOTHING);
    assert_eq!(within(&chat, GAP * 4).await, ["post ann!"]);
}

// E-20
#[tokio::test(start_paused = true)]
async fn e_20_half_of_the_time_replaces_the_call_to_somebody_who_has_not_looked() {
    let chat = asked(&["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ann!"]);
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry.", "delete 1"]);
    chat.job(Job::Refresh(ping()));
    assert_eq!(within(&chat, IDLE).await, NOTHING, "it is told once");
    chat.job(Job::Remove(ping()));
    assert_eq!(chat.settled().await, ["delete 2"], "it goes with the answer");
    assert_eq!(notified(&chat), [["ann"], ["ann"]]);
}

// E-20
#[tokio::test(start_paused = true)]
async fn e_20_half_of_the_time_is_told_without_a_sound_to_somebody_who_looks() {
    let chat = asked(&["ann"]);
    looks(&chat, "ann");
    tokio::time::sleep(IDLE * 2).await;
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry."]);
    assert_eq!(notified(&chat), [NOTHING]);
    looks(&chat, "ben");
    assert_eq!(chat.settled().await, NOTHING);
    looks(&chat, "ann");
    assert_eq!(chat.settled().await, ["delete 1"]);
}

#[tokio::test(start_paused = true)]
async fn half_of_the_time_calls_at_once_somebody_who_was_never_reached() {
    let chat = asked(&["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY / 2).await, NOTHING);
    hurry(&chat);
    assert_eq!(within(&chat, GAP * 2).await, ["post ann! Hurry."]);
    assert_eq!(within(&chat, IDLE).await, NOTHING);
    assert_eq!(notified(&chat), [["ann"]]);
}

// E-13
#[tokio::test(start_paused = true)]
async fn e_13_somebody_who_waited_for_an_opponent_is_called_at_once_and_only_once() {
    let chat = Double::open();
    chat.write(ping(), "ann!", &[person("ann")]);
    chat.state().messages.get_mut(&ping()).unwrap().begun = true;
    for wanted in [vec!["post ann!"], vec![]] {
        chat.job(Job::Refresh(ping()));
        assert_eq!(chat.settled().await, wanted);
    }
    looks(&chat, "ann");
    assert_eq!(chat.settled().await, ["delete 1"]);
}

#[tokio::test(start_paused = true)]
async fn a_look_before_the_place_is_told_of_the_match_counts() {
    let chat = Double::open();
    looks(&chat, "ben");
    chat.settled().await;
    ask(&chat, &["ann", "ben"]);
    assert_eq!(within(&chat, PRESENT).await, ["post ann and ben!"]);
    assert_eq!(notified(&chat), [["ann"]]);
}

#[tokio::test(start_paused = true)]
async fn a_look_before_a_turn_of_computers_does_not_count_in_the_next_turn() {
    let chat = asked(&["ann"]);
    chat.job(Job::Remove(ping()));
    chat.settled().await;
    looks(&chat, "ann");
    tokio::time::sleep(GAP).await;
    ask(&chat, &["ann"]);
    assert_eq!(within(&chat, PRESENT + GAP).await, ["post ann!"]);
    assert_eq!(notified(&chat), [["ann"]]);
}

#[tokio::test(start_paused = true)]
async fn a_look_long_ago_does_not_silence_the_call_at_half_of_the_time() {
    let chat = asked(&["ann"]);
    looks(&chat, "ann");
    tokio::time::sleep(THINKS * 2).await;
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry."]);
    assert_eq!(notified(&chat), [["ann"]]);
}

#[tokio::test(start_paused = true)]
async fn the_notice_of_half_of_the_time_goes_when_the_time_runs_anew() {
    let chat = asked(&["ann"]);
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry."]);
    ask(&chat, &["ann"]);
    assert_eq!(within(&chat, IDLE).await, ["delete 1"]);
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry."], "the next one is told again");
}

#[tokio::test(start_paused = true)]
async fn a_player_against_computers_who_looks_is_told_of_half_of_the_time_without_a_sound() {
    let chat = Double::open();
    looks(&chat, "ann");
    chat.write(ping(), "ann!", &[person("ann")]);
    hurry(&chat);
    assert_eq!(chat.settled().await, ["post ann! Hurry."]);
    assert_eq!(notified(&chat), [NOTHING]);
}

/// A call that is to go away, and is kept in mind until it does.
async fn called() -> (Arc<Double>, Slot) {
    let chat = asked(&["ann"]);
    assert_eq!(within(&chat, Double::PING_DELAY * 2).await, ["post ann!"]);
    (chat, ping())
}

#[tokio::test(start_paused = true)]
async fn a_call_whose_deletion_fails_is_deleted_later() {
    let (chat, ping) = called().await;
    chat.state().messages.remove(&ping);
    chat.state().faults.extend([Some(Fault::Away); 2]);
    chat.job(Job::Refresh(ping));
    assert_eq!(chat.settled().await, ["delete 1"; 3]);
    assert_eq!(Double::POSTS.all(&*chat.places().store).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn a_call_that_could_not_be_deleted_for_minutes_is_not_forgotten() {
    let (chat, ping) = called().await;
    chat.state().messages.remove(&ping);
    chat.state().faults.extend([Some(Fault::Away); 20]);
    chat.job(Job::Remove(ping));
    assert_eq!(chat.settled().await, ["delete 1"; TRIES as usize]);
    assert_eq!(Double::POSTS.all(&*chat.places().store).await.unwrap(), [(place().to_string(), ping)]);
    chat.state().faults.clear();
    chat.job(Job::Refresh(ping));
    assert_eq!(chat.settled().await, ["delete 1"]);
    assert_eq!(Double::POSTS.all(&*chat.places().store).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn the_next_call_is_a_new_message_while_the_old_one_waits_to_be_deleted() {
    let (chat, ping) = called().await;
    chat.write(ping, "ben!", &[person("ben")]);
    // By the sixth try it is time to call him.
    chat.state().faults.extend([Some(Fault::Away); 6]);
    chat.job(Job::Refresh(ping));
    tokio::time::sleep(Double::PING_DELAY * 8).await;
    assert_eq!(chat.settled().await, [["delete 1"; 6].as_slice(), &["post ben!", "delete 1"]].concat());
    let kept = Double::POSTS.all(&*chat.places().store).await.unwrap();
    assert_eq!(kept, [(place().to_string(), ping)], "where the new one stands is not forgotten");
}

#[tokio::test(start_paused = true)]
async fn a_call_to_another_player_is_a_message_of_its_own_although_the_old_one_was_never_deleted() {
    let (chat, ping) = called().await;
    chat.state().messages.remove(&ping);
    chat.state().faults.extend([Some(Fault::Away); TRIES as usize]);
    chat.job(Job::Remove(ping));
    assert_eq!(chat.settled().await, ["delete 1"; TRIES as usize]);
    ask(&chat, &["ben"]);
    tokio::time::sleep(Double::PING_DELAY * 2).await;
    let done = chat.settled().await;
    assert!(done.contains(&"post ben!".to_owned()), "an edit would notify nobody: {done:?}");
    assert!(!done.iter().any(|request| request.starts_with("edit")), "{done:?}");
}

// D-13
#[tokio::test(start_paused = true)]
async fn a_place_that_refused_the_last_message_tells_nobody_until_it_takes_one() {
    let chat = Double::open();
    let told = |chat: Arc<Double>| async move {
        let message = chat.state().messages[&ping()].clone();
        is_told_there(&*chat, &person("ann"), &place(), &Message { hurry: true, ..message }).await
    };
    chat.write(ping(), "your turn", &[person("ann")]);
    assert!(told(Arc::clone(&chat)).await);
    let board = Slot::Board(MatchId::from_number(1));
    chat.write(board, "board", &[]);
    chat.state().faults.push_back(Some(Fault::Refused));
    chat.job(Job::Refresh(board));
    chat.settled().await;
    assert!(!told(Arc::clone(&chat)).await, "the topic is gone, or the bot may not write there");
    chat.job(Job::Refresh(board));
    chat.settled().await;
    assert!(told(chat).await);
}

#[tokio::test(start_paused = true)]
async fn whoever_the_last_board_calls_is_not_told_once_more_alone() {
    let chat = Double::open();
    let board = (place(), Slot::Board(MatchId::from_number(1)));
    chat.write(board.1, "Ann has missed 3 moves and is out.", &[person("ann")]);
    let button = Button {
        press: Press::Rematch(MatchId::from_number(1)),
        label: "Rematch".into(),
        card: None,
        look: Look::Success,
        group: 0,
    };
    let told = Message { buttons: vec![button], ..Message::default() };
    assert!(is_told_there(&*chat, &person("ann"), &place(), &told).await);
    assert!(!is_told_there(&*chat, &person("ben"), &place(), &told).await, "the board does not call him");
}
