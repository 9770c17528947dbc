//! Tests the delivery that every chat uses, with a double of a platform, in virtual time.

use std::time::Duration;

use duelhall_hall::{Button, ChallengeId, Look, Message, Press, Slot};
use duelhall_store::MatchId;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::bounds::{ANSWERS, IDLE, RETIRED, SLOT_TRIES, SLOT_UNSURE, TRIES, UNSURE, WORDS};
use super::double::{Double, Fault, GAP, place};
use super::messenger::Messenger;
use super::places::{Answer, Job};

mod owed;

fn id() -> MatchId {
    MatchId::from_number(1)
}

fn board() -> Slot {
    Slot::Board(id())
}

fn word(text: &str) -> Job<Double> {
    Job::Say(Message { text: text.into(), ..Message::default() })
}

fn answer(text: &str) -> (Job<Double>, oneshot::Receiver<()>) {
    let (done, told) = oneshot::channel();
    let outgoing = Message { text: text.into(), ..Message::default() };
    (Job::Answer(Answer { to: place(), outgoing, done }), told)
}

#[tokio::test(start_paused = true)]
async fn a_board_that_changes_faster_than_the_pace_is_shown_as_it_is_at_last() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["post first"]);
    for text in ["second", "third", "fourth"] {
        chat.write(board(), text, &[]);
        chat.job(Job::Refresh(board()));
        tokio::time::advance(GAP / 10).await;
    }
    assert_eq!(chat.settled().await, ["edit 1 fourth"]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, [""; 0], "it shows this already");
}

#[tokio::test(start_paused = true)]
async fn a_board_that_was_deleted_is_posted_again_and_edited_there() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.write(board(), "second", &[]);
    chat.state().faults.push_back(Some(Fault::NoMessage));
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["edit 1 second", "post second"]);
    chat.write(board(), "third", &[]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["edit 2 third"]);
}

#[tokio::test(start_paused = true)]
async fn a_board_is_retried_in_its_newest_form_and_keeps_its_name() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.state().faults.extend([Some(Fault::Away); 20]);
    chat.job(Job::Refresh(board()));
    tokio::time::sleep(Duration::from_secs(600)).await;
    chat.write(board(), "second", &[]);
    let requests = chat.settled().await;
    assert_eq!((requests.len(), requests.last().map(String::as_str)), (21, Some("post second")));
    let mut names = chat.state().names.clone();
    names.dedup();
    assert_eq!(names.len(), 1, "each try has the same name");
}

#[tokio::test(start_paused = true)]
async fn a_board_that_fails_again_and_again_is_given_up_until_it_changes() {
    let copies = SLOT_TRIES.div_ceil(SLOT_UNSURE + 1);
    for (fault, tries) in [(Fault::Away, SLOT_TRIES), (Fault::Unheard, copies)] {
        let chat = Double::open();
        chat.write(board(), "first", &[]);
        chat.state().faults.extend([Some(fault); 2 * SLOT_TRIES as usize]);
        chat.job(Job::Refresh(board()));
        assert_eq!(chat.settled().await, vec!["post first"; tries as usize], "{fault}");
        chat.write(board(), "second", &[]);
        chat.job(Job::Refresh(board()));
        assert_eq!(chat.settled().await.len(), tries as usize, "{fault}: the next change is tried as often");
        chat.state().faults.clear();
        chat.job(Job::Refresh(board()));
        assert_eq!(chat.settled().await, ["post second"], "{fault}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_edit_that_may_have_been_heard_is_tried_like_any_other() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.write(board(), "second", &[]);
    chat.state().faults.extend([Some(Fault::Unheard); 20]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["edit 1 second"; 21], "it leaves no copies");
}

#[tokio::test(start_paused = true)]
async fn a_board_that_fails_again_and_again_lets_the_others_go_first() {
    let (chat, other) = (Double::open(), Slot::Board(MatchId::from_number(2)));
    chat.write(board(), "board", &[]);
    chat.write(other, "other", &[]);
    chat.state().faults.extend([Some(Fault::Away); TRIES as usize]);
    chat.job(Job::Refresh(board()));
    chat.job(Job::Refresh(other));
    let mut expected = vec!["post board"; TRIES as usize];
    expected.extend(["post other", "post board"]);
    assert_eq!(chat.settled().await, expected);
}

#[tokio::test(start_paused = true)]
async fn an_answer_is_tried_some_times_and_whoever_waits_for_it_goes_on() {
    for (fault, tries) in [(Fault::Away, TRIES), (Fault::Unheard, TRIES.div_ceil(UNSURE)), (Fault::Refused, 1)] {
        let chat = Double::open();
        chat.state().faults.extend([Some(fault); 20]);
        let (job, told) = answer("yes");
        chat.job(job);
        assert_eq!(chat.settled().await, vec!["answer chat:1 yes"; tries as usize], "{fault}");
        assert!(told.await.is_ok(), "{fault}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_new_worker_edits_the_board_that_an_old_one_has_posted() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    tokio::time::sleep(IDLE * 2).await;
    assert!(!chat.places().has_worker(&place()), "it had nothing to do");
    chat.write(board(), "second", &[]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["edit 1 second"]);
}

#[tokio::test(start_paused = true)]
async fn a_word_is_tried_some_times_with_one_name_and_each_failure_is_told() {
    for (fault, tries) in [(Fault::Away, TRIES), (Fault::Unheard, TRIES.div_ceil(UNSURE)), (Fault::Refused, 1)] {
        let chat = Double::open();
        chat.state().faults.extend([Some(fault); 20]);
        let begun = Instant::now();
        chat.job(word("hello"));
        assert_eq!(chat.settled().await, vec!["post hello"; tries as usize], "{fault}");
        assert_eq!(chat.state().troubles, vec![format!("a message: {fault}"); tries as usize]);
        let mut names = chat.state().names.clone();
        names.dedup();
        assert_eq!(names.len(), 1, "{fault}");
        assert!(fault != Fault::Away || begun.elapsed() > Duration::from_secs(120), "{:?}", begun.elapsed());
        chat.state().faults.clear();
        chat.job(word("again"));
        assert_eq!(chat.settled().await, ["post again"], "the place continues");
    }
}

#[tokio::test(start_paused = true)]
async fn the_oldest_words_go_when_there_are_too_many() {
    let chat = Double::open();
    let words: Vec<String> = (0..WORDS + 5).map(|number| format!("post {number}")).collect();
    for word in &words {
        chat.job(self::word(word.strip_prefix("post ").unwrap()));
    }
    assert_eq!(chat.settled().await, words[5..]);
}

#[tokio::test(start_paused = true)]
async fn an_old_board_is_taken_out_of_play_as_soon_as_that_can_be_done() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.state().faults.extend([None, Some(Fault::Away), Some(Fault::Away)]);
    chat.job(Job::Lift(id()));
    assert_eq!(chat.settled().await, ["post board", "retire 1", "retire 1", "retire 1"]);
    chat.state().faults.push_back(None);
    chat.state().faults.extend([Some(Fault::Away); 20]);
    chat.job(Job::Lift(id()));
    assert_eq!(chat.settled().await.len() - 1, TRIES as usize, "not for ever");
    chat.state().faults.clear();
    chat.state().faults.extend([None, Some(Fault::Refused)]);
    chat.job(Job::Lift(id()));
    assert_eq!(chat.settled().await.len(), 2, "a refused request is not repeated");
}

#[tokio::test(start_paused = true)]
async fn a_flood_of_old_boards_is_bounded() {
    let chat = Double::open();
    for number in 0..2 * RETIRED as u64 {
        chat.write(Slot::Board(MatchId::from_number(number)), "board", &[]);
        chat.job(Job::Refresh(Slot::Board(MatchId::from_number(number))));
    }
    chat.settled().await;
    for number in 0..2 * RETIRED as u64 {
        // The new board is posted, and the old one is not yet taken out of play.
        chat.state().faults.extend([None, Some(Fault::Away)]);
        chat.job(Job::Lift(MatchId::from_number(number)));
    }
    let retired = chat.settled().await.iter().filter(|request| request.starts_with("retire")).count();
    assert_eq!(retired, 2 * RETIRED + RETIRED, "each was tried, and the newest once more");
}

// D-1
#[tokio::test(start_paused = true)]
async fn a_place_that_takes_nothing_gets_its_newest_board_when_it_does_again() {
    let chat = Double::open();
    chat.write(board(), "first", &[]);
    chat.state().shut = Some(Instant::now() + IDLE * 3);
    chat.job(Job::Refresh(board()));
    chat.job(word("hello"));
    assert_eq!(chat.settled().await, [""; 0]);
    chat.write(board(), "second", &[]);
    tokio::time::sleep(IDLE * 4).await;
    assert_eq!(chat.settled().await, ["post second"], "no other job is needed; the word is not kept");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_of_the_place_holds_a_board_back() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.state().shut = None;
    chat.state().faults.push_back(Some(Fault::Shut));
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["post board", "post board"], "the double opens at once");
}

#[tokio::test(start_paused = true)]
async fn a_lost_house_is_left_alone() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.state().lost = true;
    chat.job(Job::Refresh(board()));
    chat.job(word("hello"));
    let (job, told) = answer("no");
    chat.job(job);
    assert_eq!(chat.settled().await, [""; 0]);
    assert!(told.await.is_err(), "nobody waits for it");
    chat.state().lost = false;
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["post board"]);
}

// D-14
#[tokio::test(start_paused = true)]
async fn a_worker_without_a_way_into_its_place_ends_and_leaves_a_word_for_the_next() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.state().away = true;
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, [""; 0]);
    tokio::time::sleep(IDLE * 2).await;
    assert!(chat.state().owed && !chat.places().has_worker(&place()));
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.state().away = false;
    chat.job(Job::Wake);
    assert_eq!(chat.settled().await, ["post board"]);
}

//
#[tokio::test(start_paused = true)]
async fn a_delivery_that_breaks_off_is_tried_some_times_and_ends_no_other() {
    let chat = Double::open();
    let other = Slot::Board(MatchId::from_number(2));
    chat.write(other, "other", &[]);
    chat.state().broken = Some((board(), 0));
    chat.job(Job::Refresh(board()));
    chat.job(Job::Refresh(other));
    assert_eq!(chat.settled().await, ["post other"]);
    assert_eq!(chat.state().broken, Some((board(), SLOT_TRIES.div_ceil(SLOT_UNSURE))));
    chat.state().broken = None;
    chat.write(board(), "board", &[]);
    chat.job(Job::Refresh(board()));
    assert_eq!(chat.settled().await, ["post board"], "the next change is delivered");
}

//
#[tokio::test(start_paused = true)]
async fn a_delivery_that_breaks_off_is_tried_again_although_another_slot_was_next_before_it_was_taken() {
    let chat = Double::open();
    let [first, newest] = [2, 3].map(|number| Slot::Board(MatchId::from_number(number)));
    for (slot, text) in [(first, "first"), (newest, "newest")] {
        chat.write(slot, text, &[]);
    }
    chat.job(Job::Refresh(first));
    assert_eq!(chat.settled().await, ["post first"]);
    chat.state().broken = Some((board(), 0));
    chat.state().stall = Duration::from_secs(3);
    chat.job(Job::Refresh(board()));
    tokio::time::sleep(Duration::from_millis(1)).await;
    chat.job(Job::Refresh(newest));
    assert_eq!(chat.settled().await, ["post newest"]);
    assert_eq!(chat.state().broken, Some((board(), SLOT_TRIES.div_ceil(SLOT_UNSURE))));
}

#[tokio::test(start_paused = true)]
async fn answers_and_boards_take_turns_and_answers_without_room_are_counted() {
    let chat = Double::open();
    let mut told = Vec::new();
    for number in 0..2 {
        let slot = Slot::Board(MatchId::from_number(number));
        chat.write(slot, "board", &[]);
        chat.job(Job::Refresh(slot));
    }
    for _ in 0..ANSWERS + 3 {
        let (job, done) = answer("yes");
        chat.job(job);
        told.push(done);
    }
    let requests = chat.settled().await;
    let yes = "answer chat:1 yes";
    assert_eq!(requests[..5], [yes, "post board", yes, "post board", yes]);
    assert_eq!(requests.last().map(String::as_str), Some("post 3 not answered"));
    let mut answered = 0;
    for done in told {
        answered += usize::from(done.await.is_ok());
    }
    assert_eq!(answered, ANSWERS);
}

#[tokio::test(start_paused = true)]
async fn a_message_that_is_taken_away_is_deleted_and_not_delivered() {
    let chat = Double::open();
    chat.write(board(), "board", &[]);
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.write(board(), "another", &[]);
    chat.job(Job::Refresh(board()));
    chat.job(Job::Remove(board()));
    assert_eq!(chat.settled().await, ["delete 1"]);
}

/// E-15: the end of a match comes last in the chat, once, and the board of the last move stays without its buttons.
#[tokio::test(start_paused = true)]
async fn e_15_the_end_is_a_message_of_its_own() {
    let chat = Double::open();
    let write = |text: &str, press: Press| {
        let button = Button { press, label: "x".into(), card: None, look: Look::Plain, group: 0 };
        let message = Message { text: text.into(), buttons: vec![button], ..Message::default() };
        chat.state().messages.insert(board(), message);
        chat.job(Job::Refresh(board()));
    };
    write("first", Press::Hand(id()));
    assert_eq!(chat.settled().await, ["post first"]);
    write("the last move", Press::Hand(id()));
    assert_eq!(chat.settled().await, ["edit 1 the last move"]);
    write("Ann wins", Press::Rematch(id()));
    assert_eq!(chat.settled().await, ["post Ann wins", "strip 1"]);
}

/// The newest message of the board is the end of its match.
/// Whether the store knows where the message of a challenge is.
async fn is_kept(chat: &Double, challenge: Slot) -> bool {
    Double::POSTS.all(&*chat.places().store).await.unwrap().iter().any(|(_, slot)| *slot == challenge)
}

#[tokio::test(start_paused = true)]
async fn a_challenge_is_remembered_until_its_board_is_posted_whichever_is_delivered_first() {
    let challenge = Slot::Challenge(ChallengeId(id()));
    for order in [[challenge, board()], [board(), challenge]] {
        let chat = Double::open();
        chat.write(challenge, "challenge", &[]);
        chat.job(Job::Refresh(challenge));
        assert_eq!(chat.settled().await, ["post challenge"]);
        chat.state().messages.insert(challenge, Message { text: "accepted".into(), ..Message::default() });
        chat.write(board(), "board", &[]);
        for slot in order {
            assert!(is_kept(&chat, challenge).await, "the board may belong to it");
            chat.job(Job::Refresh(slot));
            chat.settled().await;
        }
        assert!(!is_kept(&chat, challenge).await, "nobody needs it any more");
    }
}

#[tokio::test(start_paused = true)]
async fn a_challenge_that_was_refused_is_forgotten_at_once() {
    let (chat, challenge) = (Double::open(), Slot::Challenge(ChallengeId(id())));
    chat.write(challenge, "challenge", &[]);
    chat.job(Job::Refresh(challenge));
    chat.settled().await;
    chat.state().messages.insert(challenge, Message { text: "refused".into(), ..Message::default() });
    chat.job(Job::Refresh(challenge));
    assert_eq!(chat.settled().await, ["edit 1 refused"]);
    assert!(!is_kept(&chat, challenge).await);
}

fn ended(chat: &Double) {
    let button = Button { press: Press::Rematch(id()), label: "x".into(), card: None, look: Look::Plain, group: 0 };
    let message = Message { text: "Ann wins".into(), buttons: vec![button], ..Message::default() };
    chat.state().messages.insert(board(), message);
}

/// E-15: a request that waited while the end was posted does not post it again.
#[tokio::test(start_paused = true)]
async fn the_end_is_posted_once_whatever_still_waits() {
    let late: [fn() -> Job<Double>; 3] = [|| Job::Refresh(board()), || Job::Show(board()), || Job::Lift(id())];
    for job in late {
        let chat = Double::open();
        chat.write(board(), "first", &[]);
        chat.job(Job::Refresh(board()));
        chat.settled().await;
        ended(&chat);
        chat.job(Job::Refresh(board()));
        assert_eq!(chat.settled().await, ["post Ann wins", "strip 1"]);
        chat.job(job());
        assert_eq!(chat.settled().await, [""; 0], "its address is forgotten, and the end is told");
    }
}

/// E-15: nobody is called when somebody asks for the board of a match that was over long ago.
#[tokio::test(start_paused = true)]
async fn an_end_that_stands_nowhere_is_posted_for_a_change_and_not_for_a_question() {
    let chat = Double::open();
    ended(&chat);
    chat.job(Job::Show(board()));
    chat.job(Job::Lift(id()));
    assert_eq!(chat.settled().await, [""; 0]);
    chat.job(Job::Refresh(board()));
    chat.job(Job::Show(board()));
    assert_eq!(chat.settled().await, ["post Ann wins"], "a question takes nothing from a change that waits");
    chat.job(Job::Show(board()));
    assert_eq!(chat.settled().await, [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn an_end_that_waits_for_a_way_into_its_place_is_posted_when_there_is_one() {
    let chat = Double::open();
    ended(&chat);
    chat.state().away = true;
    chat.job(Job::Refresh(board()));
    chat.settled().await;
    chat.job(Job::Show(board()));
    chat.settled().await;
    chat.state().away = false;
    chat.job(Job::Wake);
    assert_eq!(chat.settled().await, ["post Ann wins"]);
}
