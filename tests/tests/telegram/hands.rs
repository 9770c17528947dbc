//! The ways of a hand to its owner, and which of them is taken: privately in the group, in the private chat, or in
//! windows.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_hall::{CountedChance, PersonId};
use duelhall_store::MemoryStore;
use duelhall_tests::telegram::{Era, Exchange, Failure, Op, Person, Reader, Shown, Telegram};
use duelhall_tests::{Unreadable, is_asked};

use crate::rig::{Bot, HASTE, Hands, Table, Way, hand, is_board, open_hand};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_on_the_board_shows_a_hand_in_the_group_to_its_owner_alone() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, bob] = &table.people;
    let wim = table.group.person("Wim", "en");
    for person in [ann, bob] {
        assert!(hand(person)?.ephemeral && person.private().seen().is_empty());
    }
    assert!(wim.whispered().is_empty());
    // Moves change the hand in place.
    let mut duel = table.duel();
    duel.play(&table.telegram, 6).await?;
    assert!(table.telegram.count(Op::EditEphemeralMessageMedia) > 0);
    for person in [ann, bob] {
        let hands = person.whispered().into_iter().filter(|shown| shown.picture.is_some()).count();
        assert_eq!(hands, 1, "one hand, edited in place");
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_was_missed_or_put_away_comes_again_at_a_press() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    ann.away(true);
    let board = table.sit_down_to_alerts().await?;
    ann.press_on(&board, "h:").await?;
    assert!(hand(ann).is_err(), "her client was away");
    ann.away(false);
    // A second press at once would count as the same request.
    tokio::time::sleep(Duration::from_secs(5)).await;
    open_hand(ann, &board).await?;
    assert!(hand(ann)?.picture.is_some());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_cannot_be_answered_in_the_group_is_led_to_the_private_chat_and_back() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be(Era::Old);
    let group = telegram.supergroup("Home");
    let table = Table::laid_in(telegram, group).await?;
    let board = table.sit_down_to_alerts().await?;
    let [ann, bob] = &table.people;
    let answer = ann.press_on(&board, "h:").await?;
    let there = ann.follow(&answer.url.context("a link")?)?;
    let shown = there.sees("her hand", |shown| shown.picture.is_some() && shown.button("a:").is_some()).await?;
    let back = shown.button("https://t.me/c/").context("a way back")?;
    assert!(back.url.ends_with(&format!("/{}", board.id)), "{}", back.url);
    // From now on, a press is enough.
    let again = ann.press_on(&board, "h:").await?;
    assert!(again.url.is_none());
    // A person who does not go there plays with windows.
    let first = bob.press_on(&board, "h:").await?;
    let second = bob.press_on(&board, "h:").await?;
    assert!(first.url.is_some() && second.alert && !second.text.is_empty(), "{second:?}");
    assert!(second.text.chars().count() <= 200 && bob.private().seen().is_empty());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_for_the_hand_is_answered_to_its_sender_alone() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    // The command is public and the bot has no right: only she may see the hand, so the answer is a button.
    let answer = ann.asks("/hand").await?;
    assert!(answer.picture.is_none() || answer.ephemeral, "{}", answer.words());
    // Now a command that only the bot sees.
    ann.whispers("/hand");
    let sent = |telegram: &Telegram| {
        let own = |exchange: &Exchange| {
            exchange.op == Op::SendPhoto && exchange.reader == Reader::Person(ann.id) && exchange.status == 200
        };
        telegram.traffic().iter().filter(|exchange| own(exchange)).count()
    };
    table.telegram.until("the answer to a whisper", |telegram| sent(telegram) >= 2).await?;
    // A bot that is an admin needs no press.
    table.group.promote_bot();
    // A second command at once would count as the same request.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let before = sent(&table.telegram);
    ann.says("/hand");
    table.telegram.until("the answer of an admin", |telegram| sent(telegram) > before).await?;
    let group = |exchange: &Exchange| matches!(exchange.reader, Reader::Group(_)) && exchange.is_of_hand();
    assert!(!table.telegram.traffic().iter().any(group), "no hand is visible to everybody");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_that_telegram_keeps_are_not_sent_again() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    let board = table.group.wait_for("the board", is_board).await?;
    ann.says("/board");
    let again = table.group.wait_for("the board below", |shown| is_board(shown) && shown.id != board.id).await?;
    assert_eq!(again.file, board.file, "the same picture is sent by its name");
    let public = |exchange: &Exchange| exchange.op == Op::SendPhoto && matches!(exchange.reader, Reader::Group(_));
    let posts = |telegram: &Telegram| telegram.traffic().iter().filter(|exchange| public(exchange)).count();
    table.telegram.until("the second post", |telegram| posts(telegram) >= 2).await?;
    let last = table.telegram.traffic().into_iter().rfind(public).context("a post")?;
    assert!(last.files.is_empty(), "{} bytes were sent again", last.length);
    // Words and buttons are changed without sending the picture.
    let mut duel = table.duel();
    duel.play(&table.telegram, 12).await?;
    let edits = table.telegram.traffic();
    let of_media = edits.iter().filter(|exchange| exchange.op == Op::EditMessageMedia);
    let mut pictures: Vec<_> =
        of_media.flat_map(|exchange| exchange.files.iter().map(|file| file.bytes.clone())).collect();
    let all = pictures.len();
    pictures.sort();
    pictures.dedup();
    assert_eq!(pictures.len(), all, "a picture of the board was sent twice");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_asked_for_comes_below_though_telegram_said_to_wait() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, _] = &table.people;
    let board = table.group.wait_for("the board", is_board).await?;
    table.telegram.fail(Op::SendPhoto, "h:", Failure::Limited(5), 1);
    ann.says("/board");
    table.group.wait_for("the board below", |shown| is_board(shown) && shown.id != board.id).await?;
    assert_eq!(table.telegram.faults_left(), 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_way_of_a_hand_is_remembered_over_a_restart() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let table = table.restarted().await?;
    let board = table.group.wait_for("the board", is_board).await?;
    for person in &table.people {
        let answer = person.press_on(&board, "h:").await?;
        assert!(answer.url.is_none() && !answer.alert, "{answer:?}");
        assert!(!hand(person)?.ephemeral);
    }
    table.leave().await
}

// In a private chat the board comes first, and meanwhile the computer may have chosen.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_waited_for_its_board_shows_what_has_happened_since() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.supergroup("Home");
    // Each seed lets somebody else begin.
    let chance = Arc::new(CountedChance::default());
    let bot = Bot::with_chance(&telegram, Arc::new(MemoryStore::new()), Way::Poll, chance).await?;
    let people: Vec<Person> = (1..=6).map(|at| group.person(&format!("Ann{at}"), "en").private()).collect();
    for ann in &people {
        telegram.fail(Op::SendPhoto, &ann.id.to_string(), Failure::Slow(Duration::from_secs(2)), 1);
        ann.asks("/duel ai easy heroes").await?;
    }
    for ann in &people {
        ann.sees("a hand that asks", |shown| shown.button("a:").is_some()).await?;
    }
    bot.end().await?;
    telegram.finish().await
}

/// Ann plays in her private chat, and has opened her hand in Bob's group.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_in_a_group_that_the_bot_was_removed_from_comes_to_the_private_chat_of_a_player_who_plays_there()
-> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    bob.private().asks("/start").await?;
    ann.private().says("/duel code");
    let shared = |shown: &Shown| shown.buttons().find_map(|button| Some(button.url.rsplit_once("j_")?.1.to_owned()));
    let message = ann.private().sees("the code", |shown| shared(shown).is_some()).await?;
    bob.says(&format!("/join {}", shared(&message).context("a code")?));
    let board = table.group.wait_for("the board", is_board).await?;
    open_hand(bob, &board).await?;
    table.telegram.until("Ann's hand", |_| hand(ann).is_ok()).await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    while duel.asked(&table.telegram).await?.context("somebody is asked")?.0.id != bob.id {
        duel.step(&table.telegram).await?;
    }
    ann.whispers("/hand");
    table.telegram.until("Ann's hand in the group", |_| hand(ann).is_ok_and(|shown| shown.ephemeral)).await?;
    table.group.kick_bot();
    bob.private().asks("/hand").await?;
    table.telegram.until("Bob's private hand", |_| hand(bob).is_ok_and(|shown| !shown.ephemeral)).await?;
    duel.step(&table.telegram).await?;
    table.telegram.until("Ann's private hand", |_| hand(ann).is_ok_and(|shown| !shown.ephemeral)).await?;
    table.leave().await
}

/// The hall answers the player who moves, and cannot make the hand of the other one for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_that_the_store_does_not_give_for_a_while_comes_without_a_press() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.clock().run(HASTE);
    let store = Arc::new(Unreadable::default());
    let bot = Bot::over(&telegram, Arc::<Unreadable>::clone(&store), Way::Poll).await?;
    let group = telegram.supergroup("Home");
    let people = [group.person("Ann", "en"), group.person("Bob", "ru")];
    let table = Table { telegram, group, people, bot };
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    let (mover, ..) = duel.asked(&table.telegram).await?.context("somebody is asked")?;
    let other = table.people.iter().find(|person| person.id != mover.id).context("the other player")?;
    store.refuse(Some(PersonId::new("telegram", &other.id.to_string())));
    // Until the turn comes to the other one, whose hand shows nothing new.
    let mover = PersonId::new("telegram", &mover.id.to_string());
    let mut is_turn_of_other = false;
    for _ in 0..600 {
        if duel.question_now().is_some() {
            duel.step(&table.telegram).await?;
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
    table.telegram.until("the hand to be tried again", |_| store.refused() > before).await?;
    store.refuse(None);
    // Nobody presses to see their hand.
    duel.play(&table.telegram, 6).await?;
    table.leave().await
}
