//! The faults in the table of `docs/telegram.md`: none switches anything off for good, and people are told what cannot
//! be shown.

use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall::telegram::{Endpoint, Introduction, Token, introduce};
use duelhall_hall::{Clock, SystemChance};
use duelhall_store::{MemoryStore, Timestamp};
use duelhall_tests::telegram::{Exchange, Failure, Op, Person, Reader, Refusal, Shown, Telegram};

use crate::rig::{Bot, Hands, Table, Way, hand, is_board, is_end, match_of, open_hand, resign};

fn of(telegram: &Telegram, op: Op) -> Vec<Exchange> {
    telegram.traffic().into_iter().filter(|exchange| exchange.op == op).collect()
}

/// Fails an edit of a hand in the group; after that, hands must still be edited in place.
async fn hands_go_on_after(failure: Failure) -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    table.telegram.fail(Op::EditEphemeralMessageMedia, "", failure, 1);
    for _ in 0..12 {
        let board = table.group.wait_for("the board", is_board).await?;
        for person in &table.people {
            // A press replaces a message that could not be edited.
            if duel.question_now().is_none() {
                open_hand(person, &board).await?;
            }
        }
        duel.step(&table.telegram).await?;
    }
    assert_eq!(table.telegram.faults_left(), 0, "the fault was met");
    let edits = of(&table.telegram, Op::EditEphemeralMessageMedia);
    let met = edits.iter().position(|edit| edit.status >= 400).context("the fault is in the books")?;
    assert!(edits[met + 1..].iter().any(|edit| edit.status == 200), "hands are edited again");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_1_a_server_that_fails_once_does_not_turn_off_hands_in_the_group() -> Result<()> {
    hands_go_on_after(Failure::Refused(Refusal::INTERNAL)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_1_an_unknown_refusal_does_not_turn_off_hands_in_the_group() -> Result<()> {
    hands_go_on_after(Failure::Refused(Refusal::SOMETHING_NEW)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_2_a_board_whose_edit_fails_with_json_is_edited_again() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    table.telegram.fail(Op::EditMessageMedia, "", Failure::Refused(Refusal::INTERNAL), 1);
    duel.step(&table.telegram).await?;
    table.telegram.until("the fault", |telegram| telegram.faults_left() == 0).await?;
    let good = |telegram: &Telegram| {
        let edits = of(telegram, Op::EditMessageMedia);
        let met = edits.iter().position(|edit| edit.status == 500);
        met.is_some_and(|met| edits[met + 1..].iter().any(|edit| edit.status == 200))
    };
    // Nobody moves in the meantime: the same board comes.
    table.telegram.until("the board", good).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_3_a_wrong_token_is_told_as_such() -> Result<()> {
    let telegram = Telegram::open().await?;
    let endpoint = Endpoint::At(telegram.url());
    let said = introduce(&Token::new("7000000001:AAanother-token-of-the-same-shape-123"), &endpoint).await;
    assert!(matches!(said, Introduction::Refused(_)), "{said:?}");
    assert_eq!(telegram.take_violations().len(), 1, "the fake has noted the wrong token");
    for refusal in [Refusal::UNAUTHORIZED, Refusal::NOT_FOUND] {
        telegram.fail(Op::GetMe, "", Failure::Refused(refusal), 1);
        let said = introduce(&Token::new(telegram.token()), &endpoint).await;
        assert!(matches!(said, Introduction::Refused(_)), "{said:?}");
    }
    telegram.fail(Op::GetMe, "", Failure::Broken(502), 1);
    let said = introduce(&Token::new(telegram.token()), &endpoint).await;
    assert!(matches!(said, Introduction::Unreached(_)), "{said:?}");
    telegram.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_3_an_old_server_is_asked_by_what_nobody_sees() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    let probes = |exchange: &&Exchange| {
        matches!(exchange.reader, Reader::Group(_)) && !exchange.params["ephemeral_message_parameters"].is_null()
    };
    assert_eq!(table.telegram.traffic().iter().filter(probes).count(), 0, "nobody reads the probe of the server");
    table.leave().await
}

/// Whether a message is a board in words.
fn is_text_board(shown: &Shown) -> bool {
    shown.by_bot && !shown.ephemeral && shown.picture.is_none() && shown.button("h:").is_some()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_5_a_group_that_forbids_photos_plays_with_boards_in_words_until_it_allows_them() -> Result<()> {
    let table = Table::laid().await?;
    table.group.forbid_pictures();
    let [ann, bob] = &table.people;
    ann.says("/duel {Bob}");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    bob.press_on(&posted, "y:").await?;
    let board = table.group.wait_for("a board in words", is_text_board).await?;
    assert!(board.words().contains("Ann") && board.words().contains("tower"), "{}", board.words());
    for person in &table.people {
        if hand(person).is_err() {
            open_hand(person, &board).await?;
        }
    }
    let mut duel = table.duel();
    duel.play(&table.telegram, 6).await?;
    let changed = |shown: &Shown| is_text_board(shown) && shown.words() != board.words();
    table.group.wait_for("the board to follow", changed).await?;
    let told = |shown: &&Shown| shown.by_bot && shown.words().contains("Send Photos");
    table.telegram.until("what to allow", |_| table.group.messages().iter().any(|shown| told(&shown))).await?;
    assert_eq!(table.group.messages().iter().filter(told).count(), 1, "the group is told once");
    let tried = table.telegram.traffic().iter().filter(|exchange| exchange.status >= 400).count();
    assert!(tried <= 4, "{tried} requests that the group refuses");

    table.group.invite_bot();
    duel.play(&table.telegram, 4).await?;
    table.group.wait_for("the picture", is_board).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_5_a_group_that_forbids_photos_in_the_middle_of_a_match_offers_hands_in_words() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    table.group.forbid_pictures();
    // A hand that its owner has just pressed may be refused first, and nothing is offered in one that asks nothing.
    table.telegram.fail(Op::EditEphemeralMessageMedia, "", Failure::Refused(Refusal::NO_RIGHT_TO_PHOTOS), 4);
    let offered = |person: &Person| {
        let offers = |shown: &Shown| shown.picture.is_some() && shown.button("h:").is_some();
        person.whispered().into_iter().find(offers)
    };
    let in_words = |person: &Person| hand(person).is_ok_and(|hand| hand.ephemeral && hand.picture.is_none());
    // Who looked away meanwhile is called by a new message, which has words at once.
    let found = |person: &Person| offered(person).map(Some).or_else(|| in_words(person).then_some(None));
    let by_anybody = || table.people.iter().find_map(|person| Some((person, found(person)?)));
    let (person, offer) = loop {
        table.telegram.until("a move", |_| by_anybody().is_some() || duel.question_now().is_some()).await?;
        match by_anybody() {
            Some(found) => break found,
            None => drop(duel.step(&table.telegram).await?),
        }
    };
    if let Some(old) = offer {
        person.press_on(&old, "h:").await?;
    }
    person.until("the hand in words", in_words).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_a_group_is_sent_again_after_a_server_failure() -> Result<()> {
    let table = Table::laid().await?;
    table.group.forbid_pictures();
    table.telegram.fail(Op::SendMessage, "Send Photos", Failure::Refused(Refusal::INTERNAL), 2);
    let [ann, bob] = &table.people;
    ann.says("/duel {Bob}");
    bob.sees("the challenge", |shown| shown.button("y:").is_some()).await?;
    bob.press("y:").await?;
    table.group.wait_for("what to allow", |shown| shown.words().contains("Send Photos")).await?;
    assert_eq!(table.telegram.faults_left(), 0);
    table.leave().await
}

/// The request is done but its answer is lost, again and again: a bot that always repeated it would flood the group.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_whose_reply_is_lost_is_sent_three_times_at_most() -> Result<()> {
    let table = Table::laid().await?;
    table.group.forbid_pictures();
    table.telegram.fail(Op::SendMessage, "Send Photos", Failure::Lost, 8);
    let [ann, bob] = &table.people;
    ann.says("/duel {Bob}");
    bob.sees("the challenge", |shown| shown.button("y:").is_some()).await?;
    bob.press("y:").await?;
    let is_said = |shown: &&Shown| shown.words().contains("Send Photos");
    let all = |_: &Telegram| table.group.messages().iter().filter(is_said).count() == 3;
    table.telegram.until("the word and its repetitions", all).await?;
    let board = table.group.wait_for("a board in words", is_text_board).await?;
    for person in &table.people {
        if hand(person).is_err() {
            open_hand(person, &board).await?;
        }
    }
    table.duel().play(&table.telegram, 6).await?;
    assert_eq!(table.telegram.faults_left(), 5);
    assert_eq!(table.group.messages().iter().filter(is_said).count(), 3);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_whose_reply_is_lost_is_not_posted_twice() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    table.telegram.fail(Op::SendPhoto, "h:", Failure::Lost, 4);
    ann.says("/board");
    table.telegram.until("the board below", |telegram| telegram.faults_left() < 4).await?;
    let mut duel = table.duel();
    table.hurry();
    duel.play(&table.telegram, 6).await?;
    assert_eq!(table.telegram.faults_left(), 3, "it was posted once");
    table.leave().await
}

/// After a kill, the update is still on the disk; an orderly end must not treat it as answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_waits_for_telegram_outlives_an_orderly_end() -> Result<()> {
    let table = Table::with(Hands::Alerts).await?;
    let [ann, _] = &table.people;
    table.telegram.fail(Op::SendMessage, "private chat", Failure::Limited(3_000), 1);
    ann.says("/rules");
    table.telegram.until("the refusal", |telegram| telegram.faults_left() == 0).await?;
    let table = table.restarted().await?;
    table.group.wait_for("the answer", |shown| shown.by_bot && shown.text.contains("our private chat")).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_9_commands_in_a_busy_group_are_answered_or_told_of() -> Result<()> {
    let table = Table::begin().await?;
    let admin = table.group.person("Admin", "en").anonymous_admin();
    for _ in 0..24 {
        admin.says("/config");
    }
    let answered = |shown: &&Shown| shown.by_bot && shown.words().contains("Settings");
    let told = |shown: &Shown| shown.by_bot && shown.words().contains("no time to answer");
    let all = |telegram: &Telegram| {
        let messages = table.group.messages();
        let answers = messages.iter().filter(answered).count();
        telegram.waiting() == 0 && (answers == 24 || answers >= 16 && messages.iter().any(told))
    };
    table.hurry();
    table.telegram.until("every answer", all).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_10_a_hand_leads_to_no_group_in_which_its_owner_does_not_sit() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.private().says("/duel code");
    let shared = |shown: &Shown| shown.buttons().find_map(|button| Some(button.url.rsplit_once("j_")?.1.to_owned()));
    let message = ann.private().sees("the code", |shown| shared(shown).is_some()).await?;
    let code = shared(&message).context("a code")?;
    bob.says(&format!("/join {code}"));
    table.group.wait_for("the board", is_board).await?;
    table.telegram.until("Ann's hand", |_| hand(ann).is_ok()).await?;
    let links: Vec<String> = hand(ann)?.buttons().map(|button| button.url.clone()).collect();
    let foreign = table.group.id.to_string();
    let foreign = foreign.trim_start_matches("-100");
    assert!(links.iter().all(|link| !link.contains(foreign)), "{links:?}");
    let read = |exchange: &&Exchange| exchange.reader == Reader::Person(ann.id) && exchange.holds(foreign);
    let leaks = table.telegram.traffic().iter().filter(read).count();
    assert_eq!(leaks, 0, "the number of Bob's group reaches Ann");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_14_a_person_who_declines_does_not_wait_for_the_list_of_admins() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.says("/duel {Bob}");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("n:").is_some()).await?;
    let asked = table.telegram.count(Op::GetChatAdministrators);
    let answer = bob.press_on(&posted, "n:").await?;
    assert!(!answer.failed, "{answer:?}");
    table.group.wait_for("the answer", |shown| shown.id == posted.id && shown.button("n:").is_none()).await?;
    assert_eq!(table.telegram.count(Op::GetChatAdministrators), asked);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_14_a_port_that_is_taken_is_tried_again() -> Result<()> {
    let telegram = Telegram::open().await?;
    let taken = TcpListener::bind("127.0.0.1:0")?;
    let way = Way::Webhook(taken.local_addr()?);
    let group = telegram.supergroup("Home");
    let ann = group.person("Ann", "en");
    let starting = Bot::over(&telegram, Arc::new(MemoryStore::new()), way);
    let free = async {
        telegram.until("the bot to know itself", |telegram| telegram.count(Op::GetMe) > 0).await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(telegram.webhook().is_none(), "Telegram is not told about a port on which nobody listens");
        drop(taken);
        Ok::<_, anyhow::Error>(())
    };
    let (bot, freed) = tokio::join!(starting, free);
    freed?;
    ann.asks("/help").await?;
    bot?.end().await?;
    telegram.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_are_told_in_private_when_their_group_takes_no_more_messages() -> Result<()> {
    let table = Table::begin().await?;
    for person in &table.people {
        person.private().asks("/start").await?;
    }
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    table.group.mute_bot();
    duel.step(&table.telegram).await?;
    let told = |shown: &Shown| shown.words().contains("may not write in the group");
    let [ann, _] = &table.people;
    ann.private().sees("why the board stands still", told).await?;
    table.group.invite_bot();
    for person in &table.people {
        person.press("h:").await?;
    }
    assert!(!table.group.messages().iter().any(is_end));
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_that_was_lost_gets_the_end_of_its_match_and_its_hands_when_the_bot_is_back() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, bob] = &table.people;
    ann.private().asks("/start").await?;
    table.duel().play(&table.telegram, 2).await?;
    let id = match_of(&table.group.wait_for("the board", is_board).await?)?;
    table.group.kick_bot();
    // The group is closed to the bot, so she gets her hand in private, and gives up there.
    ann.private().asks("/hand").await?;
    table.telegram.until("her private hand", |_| hand(ann).is_ok_and(|shown| !shown.ephemeral)).await?;
    resign(ann).await?;
    assert!(table.bot.hall.facts(id).await?.is_some_and(|facts| facts.over));
    assert!(!table.group.messages().iter().any(is_end), "nothing reaches the group");
    table.group.invite_bot();
    table.group.wait_for("the end", is_end).await?;
    let is_last = |shown: &Shown| shown.button("m:").is_some();
    bob.until("his last hand, for which he need not ask", |bob| bob.whispered().iter().any(is_last)).await?;
    table.leave().await
}

/// The first hand of a person in their private chat, which they did not ask for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_is_brought_is_sent_again_after_a_server_failure() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.private().says("/duel code");
    let shared = |shown: &Shown| shown.buttons().find_map(|button| Some(button.url.rsplit_once("j_")?.1.to_owned()));
    let message = ann.private().sees("the code", |shown| shared(shown).is_some()).await?;
    let code = shared(&message).context("a code")?;
    // Only a hand has answers.
    table.telegram.fail(Op::SendPhoto, "\"a:", Failure::Broken(502), 3);
    bob.says(&format!("/join {code}"));
    table.telegram.until("Ann's hand", |_| hand(ann).is_ok()).await?;
    let met = |exchange: &Exchange| {
        exchange.reader == Reader::Person(ann.id) && exchange.status >= 500 && exchange.is_of_hand()
    };
    assert!(table.telegram.traffic().iter().any(met), "the fault was met by a hand");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_quiet_week_updates_are_confirmed_though_their_numbers_went_down() -> Result<()> {
    let table = Table::laid().await?;
    let confirmed = |telegram: &Telegram| telegram.waiting() == 0;
    let [ann, bob] = &table.people;
    ann.asks("/help").await?;
    table.telegram.until("what was said before", confirmed).await?;
    table.telegram.be_quiet_for_a_week();
    for person in [ann, bob] {
        person.asks("/help").await?;
        table.telegram.until("what was said after it", confirmed).await?;
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_waits_for_the_answer_to_a_command_can_press_meanwhile() -> Result<()> {
    let table = Table::with(Hands::Alerts).await?;
    let [ann, _] = &table.people;
    ann.says("/duel {Bob}");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    for (number, command) in ["/help", "/duel nonsense"].into_iter().enumerate() {
        // The clock now runs at the machine's speed, so the wait does not pass during the test.
        table.telegram.clock().run(1);
        table.telegram.fail(Op::SendMessage, "", Failure::Limited(300), 1);
        let before = table.group.messages().len();
        ann.says(command);
        table.telegram.until("the flood wait", |telegram| telegram.floods() > number).await?;
        let answer = ann.press_on(&posted, "y:").await?;
        assert!(answer.alert, "nobody accepts their own challenge: {answer:?}");
        assert_eq!(table.group.messages().len(), before + 1, "{command} is not answered yet");
        table.telegram.clock().jump(Duration::from_secs(300));
        table.telegram.until("the answer", |_| table.group.messages().len() > before + 1).await?;
    }
    table.leave().await
}

/// Waits for the answer to a press. A board on its way may have taken the last room of the minute, or
/// Telegram may have said to wait. Then the answer waits for the next minutes, which do not come by themselves while the
/// clock stands still.
async fn answered(table: &Table, asked: impl Fn() -> bool) -> Result<()> {
    for _ in 0..8 {
        let question = table.telegram.until("the answer at once", |_| asked());
        if tokio::time::timeout(Duration::from_secs(10), question).await.is_ok_and(|asked| asked.is_ok()) {
            return Ok(());
        }
        table.telegram.clock().jump(Duration::from_secs(60));
    }
    table.telegram.until("the answer", |_| asked()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_presses_while_a_group_takes_no_more_messages_is_told_when_to_press_again() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    table.duel().play(&table.telegram, 2).await?;
    let more = hand(ann)?.buttons_of("M:").next().context("there is more")?.data.clone();
    let answers = || ann.whispered().iter().filter(|shown| shown.button("r:").is_some()).count();
    // The clock stands still, so the room of the minute is soon used up.
    table.telegram.clock().run(0);
    let told = loop {
        let asked = answers();
        let answer = ann.press_on(&hand(ann)?, &more).await?;
        if answer.alert {
            assert_eq!(answers(), asked, "a refused press shows nothing");
            break answer.text;
        }
        answered(&table, || answers() > asked).await?;
        assert!(asked < 20, "Telegram was never full");
    };
    let seconds = told.split("again in ").nth(1).and_then(|rest| rest.split(' ').next()).context(told.clone())?;
    let asked = answers();
    table.telegram.clock().jump(Duration::from_secs(seconds.parse()?));
    let answer = ann.press_on(&hand(ann)?, &more).await?;
    assert!(!answer.alert, "she was told that there would be room now: {answer:?}");
    answered(&table, || answers() > asked).await?;
    table.telegram.clock().run(crate::rig::HASTE);
    table.leave().await
}

/// A clock that panics as often as it is told to.
struct Trap<C> {
    clock: C,
    armed: AtomicU32,
}

impl<C: Clock> Clock for Trap<C> {
    fn now(&self) -> Timestamp {
        let armed = self.armed.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |armed| armed.checked_sub(1));
        assert!(armed.is_err(), "by the test");
        self.clock.now()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_3_a_panic_in_a_delivery_ends_neither_its_chat_nor_the_bot() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.clock().run(crate::rig::HASTE);
    let trap = Arc::new(Trap { clock: telegram.clock(), armed: AtomicU32::new(0) });
    let (store, chance) = (Arc::new(MemoryStore::new()), Arc::new(SystemChance));
    let bot = Bot::by(&telegram, store, Way::Poll, chance, trap.clone()).await?;
    let group = telegram.supergroup("Home");
    let people = [group.person("Ann", "en"), group.person("Bob", "ru")];
    let table = Table { telegram, group, people, bot };
    table.sit_down().await?;
    let mut duel = table.duel();
    for _ in 0..3 {
        duel.play(&table.telegram, 2).await?;
        trap.armed.store(1, Ordering::SeqCst);
        table.telegram.until("the panic", |_| trap.armed.load(Ordering::SeqCst) == 0).await?;
    }
    table.calm(duel).await
}
