//! Looking at cards, and what is behind *More*, by people at their clients.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Failure, Op, Refusal, Shown};

use crate::rig::{Hands, Table, hand, is_end, resign};

// D-18
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_looks_at_one_card_after_another_in_one_message() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 6).await?;
    let [ann, _] = &table.people;
    // Two rows of cards leave no room for it under the hand.
    ann.press_on(&hand(ann)?, "M:").await?;
    let is_more = |shown: &Shown| shown.button("g:").is_some() && shown.button("r:").is_some();
    let more = ann.private().wait_for("what is behind it", is_more).await?;
    ann.press_on(&more, "g:").await?;
    let is_list = |shown: &Shown| shown.picture.is_none() && shown.button("G:").is_some();
    let list = ann.private().wait_for("the list of cards", is_list).await?;
    ann.press_on(&list, "G:").await?;
    let is_card = |shown: &Shown| shown.picture.is_some() && shown.button("G:").is_some();
    let card = ann.private().wait_for("the card", is_card).await?;
    let other = card.buttons_of("G:").last().map(|button| button.data.clone()).unwrap_or_default();
    let before = card.text.clone();
    ann.press_on(&card, &other).await?;
    let changed = |shown: &Shown| is_card(shown) && shown.text != before;
    let next = ann.private().wait_for("another card", changed).await?;
    assert_eq!(next.id, card.id, "the picture gives way to the next");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_stands_above_the_hand_and_goes_when_the_hand_changes() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    let (asked, hand, answer) = duel.asked(&table.telegram).await?.context("somebody is asked")?;
    let private = asked.private();
    let messages = private.seen().len();
    asked.press_on(&hand, "i:").await?;
    let says_why = |shown: &Shown| ["Why: ", "Почему: "].iter().any(|why| shown.text.contains(why));
    let hint = private.wait_for("the advice", |shown| shown.by_bot && says_why(shown)).await?;
    assert!(hint.id == hand.id && hint.picture.is_some(), "it stands above the hand: {}", hint.words());
    assert_eq!(private.seen().len(), messages, "no message of its own");
    asked.press_on(&hint, &answer).await?;
    private.until("the advice to go", |person| !person.seen().iter().any(says_why)).await?;
    table.leave().await
}

/// Where the hand cannot be changed now, as in a busy group, advice is told in a window, or in a message if it is long or late.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_that_has_no_place_above_the_hand_is_gone_when_its_question_is_answered() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    let (asked, hand, answer) = duel.asked(&table.telegram).await?.context("somebody is asked")?;
    table.telegram.fail(Op::EditEphemeralMessageCaption, "", Failure::Refused(Refusal::SOMETHING_NEW), 1);
    let says_why = |text: &str| ["Why: ", "Почему: "].iter().any(|why| text.contains(why));
    let told = || asked.whispered().iter().any(|shown| says_why(&shown.text));
    let window = asked.press_on(&hand, "i:").await?;
    if window.alert {
        assert!(says_why(&window.text) && !told(), "{window:?}");
    } else {
        table.telegram.until("the advice", |_| told()).await?;
    }
    asked.press_on(&hand, &answer).await?;
    table.telegram.until("the advice to go", |_| !told()).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_stays_while_its_reader_turns_the_pages_and_goes_with_the_question() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    // A booster has more cards than a picture.
    table.begun("/duel {Bob} герои драфт").await?;
    let [ann, _] = &table.people;
    let private = ann.private();
    let first = |shown: &Shown| shown.buttons_of("a:").next().map(|button| button.data.clone());
    let has_pages = |shown: &Shown| first(shown).is_some() && shown.button("▶").is_some();
    let hand = private.wait_for("the first pick", has_pages).await?;
    let says_why = |shown: &Shown| shown.text.contains("Why: ");
    ann.press_on(&hand, "i:").await?;
    let hint = private.wait_for("the advice", says_why).await?;
    assert_eq!(hint.id, hand.id, "it stands above the hand: {}", hint.words());
    ann.press_on(&hint, "▶").await?;
    let is_turned = |shown: &Shown| shown.id == hand.id && first(shown).is_some() && first(shown) != first(&hand);
    let turned = private.wait_for("another page", is_turned).await?;
    assert!(says_why(&turned), "the question is the same: {}", turned.words());
    let answer = first(&turned).context("a choice")?;
    ann.press_on(&turned, &answer).await?;
    private.until("the advice to go", |person| !person.seen().iter().any(says_why)).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_that_is_over_is_shown_again_as_an_animation_that_is_uploaded_once() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    table.sit_down().await?;
    table.duel().play(&table.telegram, 4).await?;
    let [ann, _] = &table.people;
    resign(ann).await?;
    let end = table.group.wait_for("the end", is_end).await?;
    let moves = |shown: &&Shown| shown.picture.as_ref().is_some_and(|picture| picture.starts_with(b"GIF89a"));
    for number in 1..=2 {
        ann.press_on(&end, "re:").await?;
        ann.private().until("the replay", |person| person.seen().iter().filter(moves).count() == number).await?;
    }
    let replay = ann.private().wait_for("the replay", |shown| moves(&shown)).await?;
    assert!(replay.text.contains("1. ") && replay.buttons().next().is_none(), "{}", replay.text);
    let sent: Vec<_> = table.telegram.traffic().into_iter().filter(|sent| sent.op == Op::SendAnimation).collect();
    assert!(
        matches!(&sent[..], [first, second] if first.files.len() == 1 && second.files.is_empty()),
        "{}",
        sent.len()
    );
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_toast_says_what_was_played_and_resigning_is_behind_more() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    let answer = duel.step(&table.telegram).await?.expect("the duel goes on");
    let said = answer.text.replace('\u{a0}', " ");
    assert!(["You ", "Вы "].iter().any(|you| said.starts_with(you)) && said.contains(['“', '«', '.']), "{said}");
    let [ann, _] = &table.people;
    let shown = hand(ann)?;
    assert!(shown.button("r:").is_none(), "{}", shown.words());
    ann.press_on(&shown, "M:").await?;
    let more = ann.sees("what is behind it", |shown| shown.button("r:").is_some()).await?;
    assert!(more.button("t:").is_some() && more.button("F:").is_some(), "{}", more.words());
    table.leave().await
}
