//! Plays whole duels between people at their clients.

use std::time::Duration;

use anyhow::Result;
use duelhall_tests::telegram::{Exchange, Op, Reader, Telegram};

use crate::rig::duel::Duel;
use crate::rig::{Bot, HASTE, Hands, Table, hand, is_board, is_end};

/// Whether a text contains Cyrillic letters.
fn cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ann_and_bob_duel_to_the_end_in_a_group_each_in_their_own_language() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, bob] = &table.people;
    let mut duel = table.duel();
    assert_eq!(duel.play(&table.telegram, 4).await?, 4);
    let (hers, his) = (hand(ann)?, hand(bob)?);
    assert!(hers.ephemeral && his.ephemeral, "in the group, each hand is visible only to its owner");
    assert!(!cyrillic(&hers.words()) && cyrillic(&his.words()), "{}\n{}", hers.words(), his.words());
    let board = table.group.wait_for("the board", is_board).await?;
    assert!(board.text.contains("Ann") && board.text.contains("Bob") && board.picture.is_some(), "{}", board.text);
    duel.play(&table.telegram, 400).await?;
    let end = table.group.wait_for("the end", is_end).await?;
    // E-15: the end comes last, and the board of the last move stays where it was, without its buttons.
    let stands = || table.group.messages().into_iter().filter(is_board).collect::<Vec<_>>();
    table.telegram.until("a bare board before the end", |_| stands()[0].buttons().next().is_none()).await?;
    let over = &stands()[0].text;
    assert!(["This duel is over. ", "Эта дуэль окончена. "].iter().any(|said| over.starts_with(said)), "{over}");
    let boards: Vec<_> = stands().iter().map(|shown| shown.id).collect();
    assert!(boards.len() == 2 && boards[1] == end.id, "one board and the end: {boards:?}");
    assert_eq!(table.telegram.floods(), 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_goes_to_its_end_with_hands_in_private_chats() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    assert!(table.people.iter().all(|person| hand(person).is_ok_and(|hand| !hand.ephemeral)));
    assert_eq!(table.telegram.floods(), 0);
    table.hurry();
    duel.play(&table.telegram, 400).await?;
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_goes_to_its_end_with_alerts_alone() -> Result<()> {
    let table = Table::with(Hands::Alerts).await?;
    table.sit_down_to_alerts().await?;
    let mut duel = Duel { hands: Hands::Alerts, ..table.duel() };
    duel.play(&table.telegram, 400).await?;
    table.group.wait_for("the end", is_end).await?;
    assert!(table.people.iter().all(|person| person.whispered().is_empty() && person.private().seen().is_empty()));
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_takes_two_budgeted_calls_at_most_and_one_of_them_in_public() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 4).await?;
    let before = table.telegram.traffic().len();
    let moves = duel.play(&table.telegram, 16).await?;
    let traffic = table.telegram.traffic().split_off(before);
    // In a quiet group, a player who has just moved sees their new hand later; how often it is quiet depends on the
    // machine.
    let late = |exchange: &Exchange| {
        matches!(exchange.reader, Reader::Person(_)) && !exchange.params["reply_markup"].to_string().contains("\"a:")
    };
    let budgeted = traffic.iter().filter(|exchange| exchange.is_budgeted() && !late(exchange)).count();
    let public = |exchange: &&Exchange| exchange.is_budgeted() && matches!(exchange.reader, Reader::Group(_));
    let public = traffic.iter().filter(public).count();
    // The board and the hand of the previous move may still have been on their way.
    assert!(budgeted <= 2 * (moves + 1), "{budgeted} budgeted calls for {moves} moves");
    assert!(public <= moves + 1, "{public} public calls for {moves} moves");
    assert_eq!(table.telegram.floods(), 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_the_computer_in_private_in_either_language() -> Result<()> {
    for lang in ["en", "ru"] {
        let telegram = Telegram::open().await?;
        telegram.clock().run(HASTE);
        let ann = telegram.group("Elsewhere").person("Ann", lang).private();
        let bot = Bot::start(&telegram).await?;
        let hello = ann.asks("/start").await?;
        assert_eq!(cyrillic(&hello.text), lang == "ru", "{}", hello.text);
        ann.says("/duel ai");
        ann.sees("the board", is_board).await?;
        let mut duel = Duel::of_many([&ann, &ann]);
        let mut made = 0;
        // The whole duel in one language, and the beginning and the end in the other.
        if lang == "ru" {
            duel.wind_up(&telegram).await?;
        }
        while made < 120 && duel.step(&telegram).await?.is_some() {
            made += 1;
            if ann.seen().iter().any(is_end) {
                break;
            }
        }
        ann.sees("the end", is_end).await?;
        assert_eq!(telegram.floods(), 0);
        bot.end().await?;
        telegram.finish().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unanswered_challenge_expires_and_its_message_says_so() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    ann.says("/duel {Bob}");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    table.bot.jump(&table.telegram, Duration::from_secs(8 * 24 * 3_600)).await?;
    let ended = |shown: &duelhall_tests::telegram::Shown| shown.id == posted.id && shown.button("y:").is_none();
    assert!(!table.group.wait_for("the expiry", ended).await?.text.is_empty());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_open_for_all_or_in_reply_to_somebody_or_to_a_name() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let wim = table.group.person("Wim", "en").called("wim_the_tall");
    ann.says("/duel");
    let open = table.group.wait_for("an open challenge", |shown| shown.button("y:").is_some()).await?;
    assert!(open.mentions.is_empty() || open.mentions == [ann.id], "nobody is mentioned");
    bob.press_on(&open, "y:").await?;
    table.group.wait_for("the board", is_board).await?;
    let words = wim.says("hello");
    ann.replies(&words, "/duel");
    let replied =
        |shown: &duelhall_tests::telegram::Shown| shown.button("y:").is_some() && shown.mentions.contains(&wim.id);
    let posted = table.group.wait_for("the challenge of Wim", replied).await?;
    assert!(bob.press_on(&posted, "y:").await?.text.contains("Wim"), "the challenge is only for Wim");
    wim.press_on(&posted, "n:").await?;
    let id = posted.id;
    table.group.wait_for("the refusal", |shown| shown.id == id && shown.button("y:").is_none()).await?;
    // By now the bot has met Wim, and knows his name.
    ann.says("/duel@duelhall_bot @wim_the_tall");
    table.group.wait_for("the next", |shown| shown.id != id && replied(shown)).await?;
    assert_eq!(table.telegram.count(Op::SendDocument), 0);
    table.leave().await
}
